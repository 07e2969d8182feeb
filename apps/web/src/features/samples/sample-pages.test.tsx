// @vitest-environment happy-dom
import { afterEach, expect, it } from 'vitest';
import { clean, draw } from '../../../test/render.tsx';
import { SamplePages } from './sample-pages.tsx';

afterEach(clean);

const page = { language: 'en', design: 'memo', body: '<h1>Seals by photo</h1>', css: '' } as const;

it('shows each page that a tool wrote under its name, and nothing where it wrote none', async () => {
  const pages = ['Page A: opens with the loss', 'Page B: opens with the price'].map((title) => ({
    ...page,
    title,
  }));
  const show = (some: typeof pages) =>
    draw(<SamplePages pages={some} draw={({ body }, title) => <b title={title}>{body}</b>} />);
  const both = await show(pages);
  expect([...both.querySelectorAll('figure')].map((one) => one.querySelector('b')?.title)).toEqual(
    pages.map(({ title }) => title),
  );
  expect(both.querySelector('figcaption')?.textContent).toBe(pages[0]?.title);
  expect((await show([])).innerHTML).toBe('');
});
