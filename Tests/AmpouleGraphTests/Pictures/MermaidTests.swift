import AmpouleGraph
import AmpoulePictures
import Testing

struct MermaidTests {
    @Test func boxesAndArrowsOfEachKind() {
        #expect(
            Samples.petShop.picture(.mermaid) == """
                flowchart LR
                    AnimalType("AnimalType<br>graph, closure")
                    Groom["Groom<br>transient"]
                    Horse_String["Horse(String)<br>as AnimalType<br>graph"]
                    PetOwner["PetOwner<br>as PersonType<br>graph"]
                    PetShop["PetShop<br>graph"]
                    Stable["Stable<br>container"]
                    URLSession(["URLSession<br>from outside"])
                    Groom -->|"stable"| Stable
                    Horse_String -->|"stable"| Stable
                    PetOwner -.->|"animalType?"| AnimalType
                    PetOwner -->|"session"| URLSession
                    PetShop -->|"personType"| PetOwner
                    PetShop -->|"stable"| Stable
                    PetShop -.->|"horse"| Horse_String
                    Stable -.->|"groom"| Groom
                    classDef stub stroke-dasharray:4 4
                    class URLSession stub

                """
        )
    }

    @Test func problemsAreMarked() {
        #expect(
            Samples.troubled.picture(.mermaid) == """
                flowchart LR
                    App["App<br>graph"]
                    Daughter["Daughter<br>graph"]
                    Mother["Mother<br>graph"]
                    Shelter(["Shelter<br>not registered"])
                    App -->|"mother"| Mother
                    App -->|"shelter"| Shelter
                    Daughter -->|"mother"| Mother
                    Mother -->|"daughter"| Daughter
                    classDef problem stroke:#d1242f,stroke-width:3px
                    class App,Daughter,Mother,Shelter problem
                    linkStyle 1,2,3 stroke:#d1242f,stroke-width:3px

                """
        )
    }

    @Test func markupInNamesIsEscapedAndModulesAreGroups() {
        #expect(
            Samples.awkward.picture(.mermaid) == """
                flowchart LR
                    subgraph a_b["a #quot;b#quot;"]
                        end_["end<br>graph"]
                    end
                    subgraph end__2["end"]
                        Box_String_Any_Set_Int_named_a_b_1["Box#lt;[String: #quot;Any#quot;], #92;Set#lt;Int#gt;#gt; \
                named #quot;a #quot;b#quot; #amp; #35;1; #96;#42;#95;#quot;<br>as Box#lt;Any#gt;, Sub<br>class<br>graph"]
                    end
                    End_["End<br>graph"]
                    n["日本<br>graph"]
                    Int_T(["(Int) -#gt; #lt;T#gt;<br>#quot;|]<br>not registered"])
                    Box_String_Any_Set_Int_named_a_b_1 -->|"#95;"| Int_T
                    Box_String_Any_Set_Int_named_a_b_1 -->|"end"| end_
                    classDef problem stroke:#d1242f,stroke-width:3px
                    class Box_String_Any_Set_Int_named_a_b_1,Int_T problem
                    linkStyle 0 stroke:#d1242f,stroke-width:3px

                """
        )
    }

    @Test func ofAnEmptyGraphThereIsAnEmptyChart() {
        #expect(ComponentGraph().picture(.mermaid) == "flowchart LR\n")
    }
}
