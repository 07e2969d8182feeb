// @vitest-environment happy-dom
import { act } from 'react';
import { afterEach, expect, test } from 'vitest';
import { pageOf, sectionOf } from '../../../../../../packages/page/src/testing/pages.ts';
import { clean, draw } from '../../../../test/render.tsx';
import { createEditorStore } from '../state/editor-store.ts';
import { StoreContext } from '../state/use-editor.ts';
import { Layers } from './layers.tsx';

afterEach(clean);

async function drawList(count: number) {
  const sections = Array.from({ length: count }, (_, at) => sectionOf('faq', `${at}`));
  const store = createEditorStore(pageOf(sections));
  const panel = await draw(
    <StoreContext value={store}>
      <Layers />
    </StoreContext>,
  );
  Object.defineProperty(panel, 'clientHeight', { value: 440 });
  const rows = () => [...panel.querySelectorAll<HTMLElement>('li')].map((row) => Number(row.dataset.at));
  return { panel, rows, store };
}

test('a list of a usual page is drawn whole', async () => {
  const { rows } = await drawList(100);
  expect(rows()).toHaveLength(100);
});

test('of a long list the rows near the window are drawn, and say their place among all', async () => {
  const { panel, rows, store } = await drawList(500);
  expect([rows()[0], rows().at(-1)]).toEqual([0, 19]);
  panel.scrollTop = 300 * 44;
  await act(async () => panel.dispatchEvent(new Event('scroll')));
  expect([rows()[0], rows().at(-1)]).toEqual([290, 329]);
  expect(panel.querySelector('li')?.getAttribute('aria-posinset')).toBe('291');
  const sizes = () =>
    new Set([...panel.querySelectorAll('li')].map((row) => row.getAttribute('aria-setsize')));
  expect(sizes()).toEqual(new Set(['500']));
  const list = panel.querySelector('ol');
  expect([list?.style.paddingTop, list?.style.paddingBottom]).toEqual([`${290 * 44}px`, `${170 * 44}px`]);
  await act(async () => store.run({ type: 'add', section: { kind: 'team' } }));
  expect(sizes()).toEqual(new Set(['501']));
});
