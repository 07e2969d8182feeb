import type { Tone } from '@slipway/report';
import type { Pen } from '@slipway/report/geometry';

/** Plain is ink where it is a word, and slate where it is a line beside one. */
export const tonePens: Record<Tone, Pen> = { good: 'green', fair: 'yellow', poor: 'red', plain: 'slate' };
export const toneInk: Record<Tone, Pen> = { ...tonePens, plain: 'ink' };
