import type { Box, ThemeId } from '@slipway/deck';

/** Colours of the file's own theme, so that a change of theme in PowerPoint reaches everything. */
export const ink = 'tx1';
export const paper = 'bg1';
export const muted = 'tx2';
export const accent = 'accent1';
export const line = 'accent2';
/** A ground of the brand's colour, and what can be read on it. */
const ground = 'accent3';
const onGround = 'accent4';

type Colour = typeof ink | typeof accent | typeof line | typeof ground;

interface Rule extends Box {
  readonly colour: Colour;
  /** In points. */
  readonly width: number;
  /** Round the claim: left out where the claim has the slide for itself. */
  readonly isOfClaim?: true;
}

/** What a point of a list hangs from, where there is more than one. */
type Mark = 'none' | 'bar' | 'number' | 'rule' | 'square';

/** What a theme's style sheet draws on the screen, in the shapes that PowerPoint has. */
export interface Look {
  readonly align: 'left' | 'center';
  /** Of the number, the name and cells beside the first column. */
  readonly numbers: 'left' | 'center' | 'right';
  /** Where points stand in their place. */
  readonly matterAt: 'top' | 'middle';
  /** Top of the line with source and number, in inches. */
  readonly footAt: number;
  /** From the right edge, and how far it may reach. */
  readonly footIn?: number;
  readonly footWide: number;
  /** In points: a face in which every letter is as wide as an M needs smaller ones to end on one line. */
  readonly footSize: number;
  /** Beside each other under a line each, or below each other. */
  readonly points: 'columns' | 'list';
  readonly mark: Mark;
  readonly isUpperCase?: true;
  readonly isBold: boolean;
  /** Of the claim, where it stands on a ground of its own. */
  readonly claimInk?: typeof onGround;
  /** Where the claim stands in its place. */
  readonly claimAt: 'top' | 'bottom';
  /** A box without height or width is a line. */
  readonly rules: readonly Rule[];
  /** What is shown large stands on a line with an end at each side, as a measure does. */
  readonly hasMeasure?: true;
  /** Over matter and margin. */
  readonly hasTopLines?: true;
  /** Every third slide is on paper. */
  readonly hasPaper?: true;
}

const none = { h: 0, w: 0 };
const plain = {
  mark: 'none',
  numbers: 'left',
  matterAt: 'top',
  footAt: 7.08,
  footWide: 5.4,
  footSize: 10,
} as const;

export const looks: Readonly<Record<ThemeId, Look>> = {
  ledger: {
    ...plain,
    numbers: 'right',
    matterAt: 'middle',
    align: 'left',
    points: 'list',
    mark: 'rule',
    isBold: false,
    claimAt: 'top',
    rules: [{ ...none, x: 4.13, y: 0, h: 7.5, colour: accent, width: 2.5 }],
  },
  'own-brand': {
    ...plain,
    matterAt: 'middle',
    align: 'left',
    points: 'list',
    mark: 'square',
    isBold: true,
    claimInk: onGround,
    claimAt: 'bottom',
    rules: [{ x: 0, y: 0, w: 4.87, h: 7.5, colour: ground, width: 0 }],
  },
  broadside: {
    ...plain,
    align: 'left',
    points: 'list',
    isBold: false,
    claimAt: 'top',
    hasTopLines: true,
    rules: [
      { ...none, x: 0.7, y: 0.4, w: 11.93, colour: ink, width: 2 },
      { ...none, x: 0.7, y: 0.46, w: 11.93, colour: ink, width: 0.75 },
    ],
  },
  'night-stage': {
    ...plain,
    align: 'center',
    numbers: 'center',
    points: 'columns',
    isBold: true,
    claimAt: 'top',
    rules: [],
  },
  'drawing-sheet': {
    ...plain,
    footAt: 6.84,
    footIn: 0.2,
    footWide: 3.6,
    footSize: 8,
    align: 'left',
    points: 'list',
    mark: 'number',
    hasMeasure: true,
    isBold: true,
    claimAt: 'top',
    rules: [
      { x: 0.3, y: 0.3, w: 12.73, h: 6.9, colour: ink, width: 1 },
      { x: 8.34, y: 4.73, w: 4.69, h: 2.47, colour: ink, width: 1, isOfClaim: true },
    ],
  },
  'field-notes': {
    ...plain,
    align: 'left',
    points: 'list',
    mark: 'bar',
    isBold: false,
    claimAt: 'top',
    rules: [{ ...none, x: 8.87, y: 0, h: 6.9, colour: line, width: 1 }],
  },
  billboard: {
    ...plain,
    footAt: 0.2,
    align: 'left',
    points: 'columns',
    isBold: true,
    isUpperCase: true,
    claimAt: 'bottom',
    hasPaper: true,
    rules: [],
  },
};
