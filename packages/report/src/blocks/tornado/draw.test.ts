import { expect, it } from 'vitest';
import { make, rects, textAt } from '../../testing/drawn.ts';
import { drawTornado } from './draw.ts';
import { tornadoPicture } from './picture.ts';

it('tornado: an input that works the other way has its low end on the right', () => {
  const block = {
    kind: 'tornado',
    id: 't',
    outcome: 'o',
    rows: [{ label: 'churn', low: 'l', high: 'h', from: 'f', to: 'u' }],
  } as const;
  const drawing = drawTornado(block, make({ o: 100, l: 120, h: 60, f: 1, u: 5 }), 400);
  // 56 to 344 px for 60 to 120: 4.8 px each.
  expect(rects(drawing, 'figure')).toEqual([[56, 61, 192, 18]]);
  expect(rects(drawing, 'sheet')).toEqual([[248, 61, 96, 18]]);
  const [left] = textAt(drawing, '5')[0] ?? [];
  const [right] = textAt(drawing, '1')[0] ?? [];
  expect(left).toBeLessThan(56);
  expect(right).toBeGreaterThan(344);
});

it('tornado: in words an input is quoted, as its name may be a sentence', () => {
  const rows = [{ label: 'What it costs now', low: 'l', high: 'h', from: 'f', to: 'u' }];
  const figures = make({ o: 100, l: 60, h: 120, f: 1, u: 5 });
  expect(tornadoPicture.summary({ kind: 'tornado', id: 't', outcome: 'o', rows }, figures)).toMatch(
    / is 100\. Of 1 input, “What it costs now” moves it most: 60 at 1, 120 at 5\.$/u,
  );
});
