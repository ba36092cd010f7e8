/// The page that shows and books appointments in a browser.
enum HomePage {
    static let text = #"""
        <!DOCTYPE html>
        <html lang="en">
        <meta charset="utf-8">
        <meta name="viewport" content="width=device-width">
        <title>Clinic</title>
        <style>
            :root { color-scheme: light dark; --line: light-dark(#d5dae0, #2c343d); }
            body { font: 16px/1.5 system-ui, sans-serif; margin: 2rem auto; max-width: 48rem; padding: 0 1rem; }
            table { border-collapse: collapse; width: 100%; }
            td, th { border-bottom: 1px solid var(--line); padding: .4rem .6rem; text-align: left; }
            td:first-child { white-space: nowrap; }
            td:nth-child(3) { overflow-wrap: anywhere; }
            td:last-child { text-align: right; }
            form { display: flex; flex-wrap: wrap; gap: .6rem; margin: 1rem 0; }
            input, select, button { font: inherit; padding: .3rem .6rem; box-sizing: border-box; }
            input[name=reason] { flex: 1 1 10rem; min-width: 0; }
            #message { color: light-dark(#a00, #ff8a80); min-height: 1.5em; margin: 0 0 .5rem; }
            @media (max-width: 36rem) {
                body { margin: 1rem auto; }
                form > * { width: 100%; }
                thead { display: none; }
                tr { display: grid; grid-template-columns: 1fr auto; align-items: center; padding: .5rem 0;
                    border-bottom: 1px solid var(--line); }
                td { border: 0; padding: 0; }
                td:first-child { font-weight: 600; }
                td:last-child { grid-column: 2; grid-row: 1 / span 3; padding-left: .8rem; }
            }
        </style>
        <h1>Appointments</h1>
        <form>
            <select name="animal" aria-label="Animal"></select>
            <input name="time" type="datetime-local" step="900" required aria-label="Time">
            <input name="reason" maxlength="200" placeholder="Reason" required aria-label="Reason">
            <button>Book</button>
        </form>
        <p id="message" role="alert"></p>
        <table>
            <thead><tr><th>Time</th><th>Animal</th><th>Reason</th><th></th></tr></thead>
            <tbody></tbody>
        </table>
        <p><a href="/graph">How this program is wired</a> · <a href="/health">Health</a></p>
        <script>
            const form = document.querySelector('form')
            const message = document.getElementById('message')
            const names = new Map()

            async function send(path, options) {
                const answer = await fetch(path, options)
                const text = await answer.text()
                const body = text ? JSON.parse(text) : null
                if (!answer.ok) throw new Error(body?.error?.message ?? answer.statusText)
                return body
            }

            async function perform(action) {
                message.textContent = ''
                try { await action() } catch (error) { message.textContent = error.message }
            }

            async function show() {
                const rows = (await send('/appointments')).map(appointment => {
                    const row = document.createElement('tr')
                    const time = new Date(appointment.time).toLocaleString([], { dateStyle: 'medium', timeStyle: 'short' })
                    for (const text of [time, names.get(appointment.animal), appointment.reason]) {
                        row.insertCell().textContent = text
                    }
                    const cancel = document.createElement('button')
                    cancel.textContent = 'Cancel'
                    cancel.onclick = () => perform(async () => {
                        await send('/appointments/' + appointment.id, { method: 'DELETE' })
                        await show()
                    })
                    row.insertCell().append(cancel)
                    return row
                })
                document.querySelector('tbody').replaceChildren(...rows)
            }

            form.onsubmit = event => {
                event.preventDefault()
                perform(async () => {
                    const body = JSON.stringify({
                        animal: Number(form.animal.value),
                        time: new Date(form.time.value).toISOString().replace(/\.\d+/, ''),
                        reason: form.reason.value
                    })
                    const headers = { 'Content-Type': 'application/json' }
                    await send('/appointments', { method: 'POST', headers, body })
                    form.reason.value = ''
                    await show()
                })
            }

            perform(async () => {
                for (const animal of await send('/animals')) {
                    names.set(animal.id, `${animal.name} (${animal.owner})`)
                    form.animal.add(new Option(names.get(animal.id), animal.id))
                }
                await show()
            })
        </script>
        </html>
        """#
}
