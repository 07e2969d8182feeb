/**
 * Every pair of tokens that carries text: [text, background]. The test checks 4.5:1 in both themes.
 * `marks` are drawings and control edges: 3:1 (WCAG 1.4.11).
 */
const grounds = ['paper', 'sheet', 'wash'] as const;
const textsOnGrounds = [
  'ink',
  'ink-soft',
  'signal-text',
  'tide-text',
  'green-text',
  'yellow-text',
  'red-text',
] as const;

export const textPairs: readonly (readonly [string, string])[] = [
  ...textsOnGrounds.flatMap((text) => grounds.map((ground) => [text, ground] as const)),
  ['on-hull', 'hull'],
  ['on-hull-soft', 'hull'],
  ['signal-on-hull', 'hull'],
  ['tide-on-hull', 'hull'],
  ['on-hull', 'hull-deep'],
  ['on-hull-soft', 'hull-deep'],
  ['signal-on-hull', 'hull-deep'],
  ['tide-on-hull', 'hull-deep'],
  ['on-signal', 'signal'],
  ['on-signal', 'signal-strong'],
  ['on-tide', 'tide'],
  ['on-red', 'red'],
  ['on-red', 'red-strong'],
];

export const markPairs: readonly (readonly [string, string])[] = [
  ...['line-strong', 'figure', 'signal', 'tide', 'green', 'yellow', 'red', 'plum', 'slate', 'focus'].flatMap(
    (mark) => ['paper', 'sheet'].map((ground) => [mark, ground] as const),
  ),
  ['focus-on-hull', 'hull'],
  ['focus-on-hull', 'hull-deep'],
];
