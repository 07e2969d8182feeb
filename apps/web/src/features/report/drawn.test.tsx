// @vitest-environment happy-dom
import type { Drawing } from '@slipway/report/geometry';
import { renderToStaticMarkup } from 'react-dom/server';
import { afterEach, expect, it } from 'vitest';
import { clean, draw } from '../../../test/render.tsx';
import { waitFor } from '../../../test/wait-for.ts';
import { Drawn } from './drawn.tsx';

afterEach(clean);

const ofMarks = (count: number): Drawing => ({
  width: 640,
  height: 100,
  marks: Array.from({ length: count }, (_, at) => ({
    kind: 'text',
    x: at,
    y: 10,
    text: `${at};`,
    size: 12,
    anchor: 'start',
    pen: 'ink',
  })),
});

it('of a large drawing three hundred marks come first, and the rest after them in its order', async () => {
  const drawing = ofMarks(800);
  expect(renderToStaticMarkup(<Drawn drawing={drawing} />).split('<text')).toHaveLength(301);
  const page = await draw(<Drawn drawing={drawing} />);
  await waitFor(() => expect(page.querySelectorAll('text')).toHaveLength(800));
  expect(page.textContent).toBe(Array.from({ length: 800 }, (_, at) => `${at};`).join(''));
});

it('a usual one is there at once', async () => {
  expect((await draw(<Drawn drawing={ofMarks(240)} />)).querySelectorAll('text')).toHaveLength(240);
});
