import { type Page, renderPlain, type Section, styleSheet } from '@slipway/page';
import { memo, useState } from 'react';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { expose, nextPaint } from './bench-page.ts';

/** The same sections as a list in React and nothing else: no history, no form, no frame, no saving. */
const Item = memo(function Item({ section, isOn }: { readonly section: Section; readonly isOn: boolean }) {
  const markup = renderPlain({ title: 'X', design: 'memo' }, section, false);
  return <li className={isOn ? 'on' : ''} dangerouslySetInnerHTML={{ __html: markup }} />;
});

interface State {
  readonly sections: readonly Section[];
  readonly on: number;
}

let now: State = { sections: [], on: 0 };
let before: State = now;
let show: (state: State) => void = () => {};
let turn = 0;

function List() {
  const [state, setState] = useState(now);
  show = setState;
  return (
    <ol>
      {state.sections.map((section, at) => (
        <Item key={section.id} section={section} isOn={at === state.on} />
      ))}
    </ol>
  );
}

function change(next: Partial<State>): void {
  before = now;
  now = { ...now, ...next };
  flushSync(() => show(now));
}
const copyOf = (section: Section | undefined, id: string): Section[] =>
  section === undefined ? [] : [{ ...section, id, data: structuredClone(section.data) }];

expose({
  async load(page: Page) {
    now = { sections: page.sections, on: Math.floor(page.sections.length / 2) };
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(styleSheet(page));
    document.adoptedStyleSheets = [sheet];
    const place = document.createElement('div');
    document.body.replaceChildren(place);
    createRoot(place).render(<List />);
    while (document.querySelector('.s') === null) await new Promise((done) => setTimeout(done));
    await nextPaint();
  },
  commands: {
    add: () => {
      const [made] = copyOf(now.sections[1], `section-a-${turn++}`);
      if (made) change({ sections: [...now.sections, { ...made, data: {} }] });
    },
    move: () => {
      const [one, other] = [now.sections[now.on], now.sections[now.on - 1]];
      if (one && other)
        change({ sections: now.sections.with(now.on, other).with(now.on - 1, one), on: now.on - 1 });
    },
    duplicate: () =>
      change({ sections: [...now.sections, ...copyOf(now.sections[now.on], `section-d-${turn++}`)] }),
    undo: () => change(before),
    select: () => change({ on: Math.floor(now.sections.length / 2) + (turn++ % 3) }),
    type: () => {
      const section = now.sections[now.on];
      if (section === undefined) return;
      const data = { ...section.data, heading: `${section.data.heading}x` };
      change({ sections: now.sections.with(now.on, { ...section, data }) });
    },
  },
  documents: () => [document],
});
