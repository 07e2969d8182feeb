// @vitest-environment happy-dom
import { act } from 'react';
import { afterEach, expect, it, vi } from 'vitest';
import { pageOf, sectionOf } from '../../../../../packages/page/src/testing/pages.ts';
import { clean, draw } from '../../../test/render.tsx';
import { PairView } from './pair-view.tsx';

afterEach(clean);

const pageWith = (heading: string) => pageOf([sectionOf('hero', heading, { heading })]);
const pages = [
  { letter: 'A', says: 'Shows the price', page: pageWith('Seals for $9') },
  { letter: 'B', says: 'Shows no price', page: pageWith('Seals') },
] as const;

it('both pages are there before anything is saved, each with what sets it apart', async () => {
  const place = await draw(<PairView pages={pages} />);
  const frames = [...place.querySelectorAll('iframe')];
  await vi.waitFor(() =>
    expect(frames.map((frame) => frame.contentDocument?.querySelector('h1')?.textContent)).toEqual([
      'Seals for $9',
      'Seals',
    ]),
  );
  expect([...place.querySelectorAll('figcaption')].map((one) => one.textContent)).toEqual([
    'Page A Shows the price',
    'Page B Shows no price',
  ]);
});

it('the switch of a phone shows the other one', async () => {
  const place = await draw(<PairView pages={pages} />);
  const shown = () => place.querySelector('figure[data-shown] iframe')?.getAttribute('title');
  expect(shown()).toBe('Page A: Shows the price');
  await act(async () => place.querySelectorAll<HTMLInputElement>('input')[1]?.click());
  expect(shown()).toBe('Page B: Shows no price');
});
