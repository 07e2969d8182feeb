import type { Pen } from '@slipway/report/geometry';

/** The light values of the tokens: a file is read on paper, whatever theme it was taken from. A test holds them to the style sheet. */
const pens: Readonly<Record<Pen | 'paper', string>> = {
  paper: '#faf8f4',
  ink: '#0e1b2a',
  'ink-soft': '#4a5a69',
  line: '#ddd8ce',
  'line-strong': '#8d8778',
  sheet: '#ffffff',
  wash: '#f2eee6',
  figure: '#12324a',
  signal: '#c8401a',
  'signal-text': '#b03512',
  tide: '#0b7a75',
  'tide-text': '#0a6b66',
  brass: '#b8862f',
  plum: '#6b4a7e',
  slate: '#5b6b7a',
  green: '#2b8a57',
  yellow: '#b98500',
  red: '#c7362f',
};

export function colourOf(pen: string): string {
  return Object.hasOwn(pens, pen) ? pens[pen as Pen] : pen;
}
