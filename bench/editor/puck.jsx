// JavaScript, because types of a package that only this bench installs would be missing everywhere else.
import '@measured/puck/puck.css';
import { createUsePuck, Puck } from '@measured/puck';
import { getKind, renderPlain, sectionKinds, styleSheet } from '@slipway/page';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { expose, nextPaint } from './bench-page.ts';

/** The same sections in Puck, with its own list, form and history. */
const config = {
  components: Object.fromEntries(
    Object.keys(sectionKinds).map((kind) => [
      kind,
      {
        label: getKind(kind).label,
        fields: { heading: { type: 'text' } },
        render: ({ heading, section }) => {
          if (section === undefined) return <div className="s">{heading}</div>;
          const changed = { ...section, data: { ...section.data, heading } };
          const markup = renderPlain({ title: 'X', design: 'memo' }, changed, false);
          return <div dangerouslySetInnerHTML={{ __html: markup }} />;
        },
      },
    ]),
  ),
};

const usePuck = createUsePuck();
let api = null;

function Api() {
  api = usePuck((found) => found);
  return null;
}

const zone = 'root:default-zone';
let turn = 0;
const itemsOf = () => api.appState.data.content;
const dispatch = (action) => flushSync(() => api.dispatch(action));
const middle = () => Math.floor(itemsOf().length / 2);

expose({
  async load(page) {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(styleSheet(page));
    document.adoptedStyleSheets = [sheet];
    const content = page.sections.map((section) => ({
      type: section.kind,
      props: { id: section.id, heading: String(section.data.heading ?? ''), section },
    }));
    const place = document.createElement('div');
    document.body.replaceChildren(place);
    createRoot(place).render(
      <Puck config={config} data={{ content, root: {} }} iframe={{ enabled: false }}>
        <Api />
        <Puck.Outline />
        <Puck.Preview />
        <Puck.Fields />
      </Puck>,
    );
    while (document.querySelectorAll('.s').length < page.sections.length)
      await new Promise((done) => setTimeout(done, 5));
    await nextPaint();
  },
  commands: {
    add: () =>
      dispatch({
        type: 'insert',
        componentType: 'faq',
        destinationIndex: itemsOf().length,
        destinationZone: zone,
        id: `a${turn++}`,
      }),
    move: () =>
      dispatch({
        type: 'reorder',
        sourceIndex: middle(),
        destinationIndex: middle() - 1,
        destinationZone: zone,
      }),
    duplicate: () => dispatch({ type: 'duplicate', sourceIndex: middle(), sourceZone: zone }),
    undo: () => flushSync(() => api.history.back()),
    select: () => dispatch({ type: 'setUi', ui: { itemSelector: { index: middle() + (turn++ % 3), zone } } }),
    type: () => {
      const at = middle();
      const item = itemsOf()[at];
      const data = { ...item, props: { ...item.props, heading: `${item.props.heading}x` } };
      dispatch({ type: 'replace', destinationIndex: at, destinationZone: zone, data });
    },
  },
  documents: () => [document],
});
