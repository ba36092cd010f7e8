import AmpouleGraph

extension PageTemplate {
    /// The script for panning, searching and highlighting.
    ///
    /// The address holds the selection, so that it can be bookmarked.
    static let script = #"""
        'use strict';
        const data = JSON.parse(document.getElementById('data').textContent);
        const svg = document.getElementById('drawing'), view = document.getElementById('view');
        const panel = document.getElementById('panel'), search = document.getElementById('search');
        const matchCount = document.getElementById('matches'), problemButton = document.getElementById('problems');
        const boxes = [...document.querySelectorAll('.box')], arrows = [...document.querySelectorAll('.arrow')];
        const size = { width: +svg.dataset.width, height: +svg.dataset.height };
        const outgoing = data.boxes.map(() => []), incoming = data.boxes.map(() => []);
        data.arrows.forEach((arrow, i) => { outgoing[arrow.source].push(i); incoming[arrow.target].push(i); });
        const many = (count, word) => count + ' ' + word + (count === 1 ? '' : 's');

        // Pan and zoom
        let x = 0, y = 0, scale = 1, refit = () => {};
        function show() { view.setAttribute('transform', `translate(${x} ${y}) scale(${scale})`); }
        function zoom(factor, atX, atY) {
          const next = Math.min(4, Math.max(.02, scale * factor));
          x = atX - (atX - x) * next / scale; y = atY - (atY - y) * next / scale; scale = next; refit = () => {}; show();
        }
        function zoomCenter(factor) { zoom(factor, svg.clientWidth / 2, svg.clientHeight / 2); }
        function freeWidth() { return svg.clientWidth - (panel.hidden ? 0 : panel.offsetWidth); }
        function frame(left, top, width, height, closest) {
          const margin = 30, below = 40, wide = freeWidth();
          scale = Math.min(closest, (wide - 2 * margin) / Math.max(1, width), (svg.clientHeight - margin - below) / Math.max(1, height));
          scale = Math.max(.02, scale);
          x = (wide - width * scale) / 2 - left * scale;
          y = (svg.clientHeight - below - height * scale) / 2 - top * scale;
          if (y < 0 && top === 0) y = 10;
          show();
        }
        function fit() { frame(0, 0, size.width, size.height, 1.25); refit = fit; }
        function bounds(places) {
          const all = places.map(i => {
            const matrix = boxes[i].transform.baseVal.consolidate().matrix, rect = boxes[i].querySelector('rect');
            return [matrix.e, matrix.f, matrix.e + rect.width.baseVal.value, matrix.f + rect.height.baseVal.value];
          });
          const least = k => Math.min(...all.map(b => b[k])), most = k => Math.max(...all.map(b => b[k]));
          return [least(0), least(1), most(2) - least(0), most(3) - least(1)];
        }
        function frameBoxes(places) {
          if (!places.length) return;
          frame(...bounds(places), 1.25);
          refit = () => frameBoxes(places);
        }
        // The window may get another size; what was framed stays so, unless it was moved by hand since.
        addEventListener('resize', () => refit());

        svg.addEventListener('wheel', event => {
          event.preventDefault();
          const step = event.deltaMode === 1 ? 20 : 1, area = svg.getBoundingClientRect();
          if (event.ctrlKey || event.metaKey || !event.shiftKey) {
            zoom(Math.exp(-event.deltaY * step * (event.ctrlKey ? .01 : .0015)), event.clientX - area.left, event.clientY - area.top);
          } else { x -= (event.deltaX || event.deltaY) * step; show(); }
        }, { passive: false });
        const fingers = new Map();
        let moved = 0;
        svg.addEventListener('pointerdown', event => { fingers.set(event.pointerId, event); if (fingers.size === 1) moved = 0; });
        svg.addEventListener('pointermove', event => {
          const before = fingers.get(event.pointerId);
          if (!before) return;
          const [dx, dy] = [event.clientX - before.clientX, event.clientY - before.clientY];
          moved += Math.abs(dx) + Math.abs(dy);
          if (moved > 4) { svg.classList.add('dragged'); svg.setPointerCapture(event.pointerId); }
          if (fingers.size === 2) {
            const other = [...fingers.values()].find(finger => finger.pointerId !== event.pointerId);
            const apart = finger => Math.hypot(finger.clientX - other.clientX, finger.clientY - other.clientY);
            const area = svg.getBoundingClientRect();
            zoom(apart(event) / Math.max(1, apart(before)), (event.clientX + other.clientX) / 2 - area.left, (event.clientY + other.clientY) / 2 - area.top);
          } else { x += dx; y += dy; refit = () => {}; show(); }
          fingers.set(event.pointerId, event);
        });
        for (const end of ['pointerup', 'pointercancel']) {
          svg.addEventListener(end, event => { fingers.delete(event.pointerId); svg.classList.remove('dragged'); });
        }

        // Highlighting
        let selected = null, matches = [], next = 0;
        function reach(start, edges, end) {
          const seen = new Set([start]), lit = new Set(), open = [start];
          while (open.length) for (const i of edges[open.pop()]) {
            lit.add(i);
            const other = data.arrows[i][end];
            if (!seen.has(other)) { seen.add(other); open.push(other); }
          }
          return [seen, lit];
        }
        function highlight() {
          const [needed, below] = selected === null ? [new Set(), new Set()] : reach(selected, outgoing, 'target');
          const [needing, above] = selected === null ? [new Set(), new Set()] : reach(selected, incoming, 'source');
          boxes.forEach((box, i) => {
            box.classList.toggle('selected', i === selected);
            box.classList.toggle('lit', needed.has(i) || needing.has(i));
            box.classList.toggle('match', matches.includes(i));
          });
          arrows.forEach((arrow, i) => arrow.classList.toggle('lit', below.has(i) || above.has(i)));
          svg.classList.toggle('dimmed', selected !== null || matches.length > 0);
          const parts = [];
          if (search.value) parts.push('search=' + encodeURIComponent(search.value));
          if (selected !== null) parts.push('component=' + encodeURIComponent(data.boxes[selected].title));
          history.replaceState(null, '', '#' + parts.join('&'));
        }
        function element(name, text, parent) {
          const made = document.createElement(name);
          if (text !== undefined) made.textContent = text;
          if (parent) parent.append(made);
          return made;
        }
        function openPanel(title) {
          panel.replaceChildren();
          panel.hidden = false;
          panel.scrollTop = 0;
          element('h2', title, panel);
          const close = element('button', '×', panel);
          close.className = 'close';
          close.setAttribute('aria-label', 'Close');
          close.onclick = () => select(null);
        }
        function addProblem(problem, isLink) {
          const card = element('div', problem.message, panel);
          card.className = 'trouble';
          if (problem.location) element('small', problem.location, card);
          for (const note of problem.notes) element('small', note, card);
          if (isLink) { card.dataset.problem = ''; card.onclick = () => { if (problem.boxes.length) select(problem.boxes[0], true); }; }
        }
        function addList(title, edges, end) {
          if (!edges.length) return;
          element('h3', title, panel);
          const list = element('ul', undefined, panel);
          for (const i of edges) {
            const arrow = data.arrows[i], item = element('li', undefined, list);
            const link = element('a', data.boxes[arrow[end]].title, item);
            link.onclick = () => select(arrow[end], true);
            item.append(` as ${arrow.label}, ${arrow.manner}`);
          }
        }
        function select(place, isMoving) {
          selected = place;
          highlight();
          if (place === null) { panel.hidden = true; return; }
          const box = data.boxes[place];
          openPanel(box.title);
          const facts = element('dl', undefined, panel);
          for (const [name, text] of box.facts) { element('dt', name, facts); element('dd', text, facts); }
          data.problems.filter(problem => problem.boxes.includes(place)).forEach(problem => addProblem(problem, false));
          addList('Needs', outgoing[place], 'target');
          if (!box.known) element('h3', 'What the closure resolves cannot be seen.', panel);
          addList('Is needed by', incoming[place], 'source');
          if (isMoving) frameBoxes([place, ...outgoing[place].map(i => data.arrows[i].target), ...incoming[place].map(i => data.arrows[i].source)]);
        }
        boxes.forEach((box, i) => {
          box.addEventListener('keydown', event => { if (event.key === 'Enter' || event.key === ' ') { event.preventDefault(); select(i, true); } });
        });
        svg.addEventListener('click', event => {
          if (moved > 4) return;
          const box = event.target.closest('.box');
          select(box ? +box.dataset.box : null);
        });

        // Search
        function find() {
          const words = search.value.toLowerCase().split(/\s+/).filter(word => word);
          matches = words.length ? data.boxes.map((_, i) => i).filter(i => words.every(word => data.boxes[i].search.includes(word))) : [];
          next = 0;
          matchCount.textContent = words.length ? (matches.length ? many(matches.length, 'match').replace(/hs$/, 'hes') : 'nothing found') : '';
          highlight();
        }
        search.addEventListener('input', () => { selected = null; panel.hidden = true; find(); frameBoxes(matches); });
        search.addEventListener('keydown', event => {
          if (event.key === 'Enter' && matches.length) { select(matches[next % matches.length], true); next += event.shiftKey ? matches.length - 1 : 1; }
          if (event.key === 'Escape') { search.value = ''; find(); search.blur(); }
        });

        // Buttons and keys
        function showProblems() {
          select(null);
          openPanel(many(data.problems.length, 'problem'));
          data.problems.forEach(problem => addProblem(problem, true));
        }
        function setTheme(theme) { document.documentElement.dataset.theme = theme; }
        document.getElementById('in').onclick = () => zoomCenter(1.25);
        document.getElementById('out').onclick = () => zoomCenter(.8);
        document.getElementById('fit').onclick = fit;
        document.getElementById('theme').onclick = () => setTheme(document.documentElement.dataset.theme === 'dark' ? 'light' : 'dark');
        problemButton.onclick = showProblems;
        addEventListener('keydown', event => {
          if (event.target === search || event.ctrlKey || event.metaKey || event.altKey) return;
          const pan = { ArrowLeft: [60, 0], ArrowRight: [-60, 0], ArrowUp: [0, 60], ArrowDown: [0, -60] }[event.key];
          if (pan) { x += pan[0]; y += pan[1]; show(); }
          else if (event.key === '/') { event.preventDefault(); search.focus(); search.select(); }
          else if (event.key === '+' || event.key === '=') zoomCenter(1.25);
          else if (event.key === '-') zoomCenter(.8);
          else if (event.key === '0') fit();
          else if (event.key === 'Escape') select(null);
        });

        // The beginning
        document.getElementById('count').textContent = many(data.count, 'component');
        if (data.problems.length) { problemButton.hidden = false; problemButton.textContent = many(data.problems.length, 'problem'); }
        const wanted = new URLSearchParams(location.hash.slice(1));
        const dark = matchMedia('(prefers-color-scheme: dark)');
        setTheme(wanted.get('theme') || (dark.matches ? 'dark' : 'light'));
        dark.addEventListener('change', () => setTheme(dark.matches ? 'dark' : 'light'));
        fit();
        if (wanted.get('search')) { search.value = wanted.get('search'); find(); frameBoxes(matches); }
        const start = data.boxes.findIndex(box => box.title === wanted.get('component'));
        if (start >= 0) select(start, true);
        else if (wanted.has('problems')) showProblems();

        """#
}
