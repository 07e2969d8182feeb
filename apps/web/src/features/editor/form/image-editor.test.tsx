// @vitest-environment happy-dom
import { act } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { pageOf, sectionOf } from '../../../../../../packages/page/src/testing/pages.ts';
import { clean, draw, press, typeInto } from '../../../../test/render.tsx';
import { SectionPanel } from '../panels/section-panel.tsx';
import { createEditorStore } from '../state/editor-store.ts';
import { StoreContext, useSelected } from '../state/use-editor.ts';

const shot = sectionOf('product-shot', 'p', {
  heading: 'What you see',
  image: { src: '/images/old.png', alt: 'The old screen', width: 4, height: 3 },
});

/** What the browser does with pictures, which happy-dom does not; the network answers when the test says so. */
beforeEach(() => {
  vi.stubGlobal('createImageBitmap', async () => ({ width: 800, height: 600, close() {} }));
  vi.spyOn(HTMLCanvasElement.prototype, 'toBlob').mockImplementation((done) => done(new Blob(['webp'])));
});
afterEach(async () => {
  await clean();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

function Panel() {
  const selected = useSelected();
  return selected === null ? null : <SectionPanel section={selected} />;
}

async function open() {
  const store = createEditorStore(pageOf([shot, sectionOf('faq', 'f')]), { selectedElement: shot.id });
  const place = await draw(
    <StoreContext value={store}>
      <Panel />
    </StoreContext>,
  );
  const sent = Promise.withResolvers<Response>();
  vi.stubGlobal('fetch', () => sent.promise);
  const choose = async () => {
    const picker = place.querySelector<HTMLInputElement>('input[type="file"]');
    if (picker === null) throw new Error('There is no picker');
    const bytes = Uint8Array.from('\x89PNG\r\n\x1a\n\0\0\0\rIHDR', (letter) => letter.charCodeAt(0));
    Object.defineProperty(picker, 'files', { value: [new File([bytes], 'new.png')] });
    await act(async () => picker.dispatchEvent(new Event('change', { bubbles: true })));
  };
  const arrive = (src: string) =>
    act(async () => {
      sent.resolve(Response.json({ id: 'i', src, type: 'webp', bytes: 4, createdAt: '' }));
      await vi.waitFor(() => expect(JSON.stringify(store.get().history.present)).toContain(src));
    });
  const words = () => [...place.querySelectorAll('input')].find(({ value }) => /screen/u.test(value));
  const picture = () => store.get().history.present.sections[0]?.data.image;
  return { store, place, choose, arrive, words, picture };
}

test('words typed while another picture is on its way stay', async () => {
  const { choose, arrive, words, picture } = await open();
  await choose();
  await typeInto(words(), 'The new screen');
  await arrive('/images/new.webp');
  expect(picture()).toEqual({ src: '/images/new.webp', alt: 'The new screen', width: 800, height: 600 });
});

test('a picture finds its section, and the words typed there since, after another one was selected', async () => {
  const { store, choose, arrive, words, picture } = await open();
  await choose();
  await act(async () => store.select('section-f'));
  await act(async () => store.select(shot.id));
  await typeInto(words(), 'A later screen');
  await act(async () => store.select('section-f'));
  await arrive('/images/new.webp');
  expect(picture()).toMatchObject({ src: '/images/new.webp', alt: 'A later screen' });
});

test('one that is taken out leaves its words for the next', async () => {
  const { place, picture } = await open();
  await press([...place.querySelectorAll('button')].find(({ textContent }) => textContent === 'Take it out'));
  expect(picture()).toEqual({ src: '', alt: 'The old screen', width: 0, height: 0 });
});
