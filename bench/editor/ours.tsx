import '../../apps/web/src/styles.css';
import type { Page } from '@slipway/page';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { createRoot } from 'react-dom/client';
import { MemoryRouter } from 'react-router';
import { Editor } from '../../apps/web/src/features/editor/editor.tsx';
import { expose, nextPaint } from './bench-page.ts';

/** The whole editor: list, canvas, form, history, autosave and draft. Only the server is not there. */
let revision = 1;
window.fetch = async () =>
  Response.json({ id: 'bench', revision: ++revision, projectId: 'p', name: 'Bench' });

const frame = (): Document => {
  const found = document.querySelector('iframe')?.contentDocument;
  if (!found) throw new Error('There is no canvas');
  return found;
};
const press = (selector: string) => {
  const found = document.querySelector<HTMLElement>(selector);
  if (found === null) throw new Error(`There is no ${selector}`);
  found.click();
};
let turn = 0;
/** Among those that were there at first: what is added later is empty. */
let start = 0;
const rowPx = 44;
const middle = () => `[data-at="${start + (turn++ % 3)}"] [data-name]`;

expose({
  async load(page: Page) {
    start = Math.floor(page.sections.length / 2) - 1;
    const place = document.createElement('div');
    document.body.replaceChildren(place);
    createRoot(place).render(
      <QueryClientProvider client={new QueryClient()}>
        <MemoryRouter>
          <Editor
            uid="bench"
            templateId="bench"
            opened={{ page, place: { id: 'bench', revision }, name: 'Bench', projectId: 'p' }}
            actions={() => null}
          />
        </MemoryRouter>
      </QueryClientProvider>,
    );
    while (document.querySelector('iframe')?.contentDocument?.querySelector('.s') == null)
      await new Promise((done) => setTimeout(done));
    // A long list has only the rows that are near its window.
    document.getElementById('editor-tab-panel')?.scrollTo(0, start * rowPx);
    await nextPaint();
  },
  commands: {
    add: () => press('.editor-kind'),
    move: () => press('[aria-label="Move up"]'),
    duplicate: () => press('[aria-label="Duplicate"]'),
    undo: () => press('[aria-label="Undo"]'),
    select: () => press(middle()),
    type: () => {
      // By its id: a person points at it, and looking through hundreds of sections is no work of the editor.
      const id = document.querySelector<HTMLElement>('.editor-layer-on')?.dataset.layer ?? '';
      const field = frame().getElementById(id)?.querySelector<HTMLElement>('[data-field]');
      if (!field) throw new Error('Nothing is selected');
      field.focus();
      frame().execCommand('insertText', false, 'x');
    },
  },
  documents: () => [document, frame()],
});
