import { round } from './drawing.ts';

/** Small words beside a drawing, from their left end. */
export function words(x: number, y: number, text: string) {
  return {
    kind: 'text',
    x: round(x),
    y: round(y),
    text,
    pen: 'ink-soft',
    size: 12,
    anchor: 'start',
  } as const;
}
