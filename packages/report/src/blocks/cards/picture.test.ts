import { describe, expect, it } from 'vitest';
import { make } from '../../testing/drawn.ts';
import { drawBandStrip, drawTrail, findBand } from './picture.ts';

describe('cards', () => {
  const card = {
    figure: 'm',
    bands: [
      { label: 'low', from: null, to: 1, tone: 'poor' },
      { label: 'high', from: 1, to: 3, tone: 'good' },
    ],
  } as const;
  it('a value on the edge belongs to the band that begins there', () => {
    expect(findBand(card, make({ m: 1 }))?.label).toBe('high');
    expect(findBand(card, make({ m: 0.99 }))?.label).toBe('low');
    expect(findBand(card, make({ m: null }))).toBeUndefined();
  });
  it('the mark points out of the strip when the value lies off it', () => {
    // An open end adds 0.35 of the closed span: 0.3 to 3 on 1 to 201 px.
    const inside = drawBandStrip(card, make({ m: 2 }), 202);
    const beyond = drawBandStrip(card, make({ m: 900 }), 202);
    expect(inside?.marks).toContainEqual({ kind: 'path', d: 'M121.93 1h10l-5 8Z', fill: 'ink' });
    expect(beyond?.marks).toContainEqual({ kind: 'path', d: 'M193 1v10l7-5Z', fill: 'ink' });
  });
  it('no strip without a published edge, no trail from one point', () => {
    expect(drawBandStrip({ figure: 'm', bands: [] }, make({ m: 1 }), 200)).toBeNull();
    expect(drawTrail([null, 4, null], 200)).toBeNull();
    expect(drawTrail([1, null, 3], 109)?.marks).toContainEqual(expect.objectContaining({ d: 'M4 26M104 5' }));
  });
});
