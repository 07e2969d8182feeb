import type { Statement } from '../statement.ts';

export const say = (id: string): Statement => ({ id, text: `Said of ${id}`, evidence: [] });
export const intro = say('intro');
export const derived = { kind: 'derived', formula: 'offices × price', inputs: ['offices', 'price'] } as const;
