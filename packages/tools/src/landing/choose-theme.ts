import { labOf, parseColour } from '@slipway/colour';
import type { ChosenDesign } from './designs.ts';
import type { PageDraft, Theme } from './draft.ts';
import type { PageInput } from './fields.ts';
import { seedOf } from './seed-of.ts';

/** Colours that suit a design; which one a company gets follows from its name and its text. */
const brands: Readonly<Record<ChosenDesign, readonly string[]>> = {
  memo: ['#1f4e79', '#3b3f8f', '#0f5c5c', '#5a3d7a', '#1d5b3a', '#7a2e3b'],
  console: ['#34d399', '#f59e0b', '#60a5fa', '#f472b6', '#a3e635', '#fb7185'],
  signboard: ['#f2b705', '#e4572e', '#2f9e6e', '#3d8bd4', '#d9a441', '#5fa8a0'],
  menu: ['#8c2f1b', '#1f5c46', '#7a1f4b', '#a0621a', '#2f4a7a', '#4a5c1f'],
  'two-doors': ['#5b2a86', '#0b6e4f', '#b23a48', '#14518b', '#7a4a00', '#386641'],
  pocket: ['#d9486e', '#e07a2f', '#3a7d6b', '#5b63d3', '#b5467f', '#3d8bb5'],
  teardown: ['#b4441c', '#1f6f8b', '#6a7b1f', '#8b3a62', '#3f5fa8', '#9a6a00'],
  calm: ['#1f7a7a', '#4a6fa5', '#6b7f3a', '#8a5f7d', '#2f6d8f', '#9a6b3f'],
  placard: ['#b3123f', '#0b5d3b', '#7a1fa2', '#b34700', '#123f8c', '#8a0f5f'],
  syllabus: ['#3a7d44', '#2b5fa3', '#a3532b', '#6d4fa3', '#8a7a1f', '#1f7d84'],
  broadsheet: ['#9b2226', '#1d3557', '#3f5e3a', '#5f3a6b', '#7a4f1f', '#0f5866'],
  statement: ['#0f5c4a', '#1c4a80', '#5c4a0f', '#4a2f6b', '#6b2f3f', '#8a3b12'],
  catalogue: ['#1f4fa3', '#a33a1f', '#1f7a5c', '#6b5a1f', '#5c3a8a', '#0f6b8a'],
  marquee: ['#5b2ad1', '#b01e68', '#0f7a6b', '#a3481f', '#1f4fd1', '#7a1fa3'],
  letter: ['#2f4a7a', '#6b2f3f', '#2f5c4a', '#5c4a7a', '#7a4a2f', '#1f5c6b'],
};

type TypePair = Theme['type'];
const faces: Readonly<Record<NonNullable<PageInput['tone']>, readonly TypePair[]>> = {
  brief: [null, 'grotesque', 'condensed'],
  warm: [null, 'humanist', 'old-style'],
  technical: [null, 'mono', 'grotesque'],
  formal: [null, 'old-style', 'slab'],
  personal: [null, 'old-style', 'humanist'],
};
const anyFaces: readonly TypePair[] = [null, 'humanist', 'slab', 'old-style', 'grotesque'];

/** Care is as light as the rooms it is given in, and developers' tools as dark as their screens. */
const asDrawn: ReadonlySet<ChosenDesign> = new Set([
  'calm',
  'syllabus',
  'console',
  'teardown',
  'catalogue',
  'pocket',
]);

/** Below this a colour is a grey, which gives a palette no hue. */
const leastChroma = 8;

/** The founder's brand where there is one; otherwise by design, name and text, so that two businesses do not look like siblings. */
export function chooseTheme(design: ChosenDesign, input: PageInput, brand: string | null = null): Theme {
  const seed = seedOf(input);
  const own = [...(input.colours ?? []), brand ?? ''].flatMap((one) => parseColour(one) ?? []).find(hasHue);
  const list = brands[design];
  const pairs = input.tone === undefined ? anyFaces : faces[input.tone];
  return {
    brand: own ?? list[seed % list.length] ?? null,
    type: pairs[Math.floor(seed / 7) % pairs.length] ?? null,
    radius: input.tone === 'warm' ? 'large' : input.tone === 'formal' ? 'none' : null,
    density: null,
    // Two of one design are then not alike at first sight.
    ...(input.design === undefined &&
      !asDrawn.has(design) &&
      (seed >>> 17) % 2 === 1 && { ground: 'turned' as const }),
  };
}

/** The company's own colour of a draft; null where it is one of ours. */
export function ownColourOf({ design, theme }: Pick<PageDraft, 'design' | 'theme'>): string | null {
  const ours: readonly string[] = Object.hasOwn(brands, design) ? brands[design as ChosenDesign] : [];
  return theme.brand == null || ours.includes(theme.brand) ? null : theme.brand;
}

function hasHue(hex: string): boolean {
  const { a, b } = labOf(hex);
  return Math.hypot(a, b) >= leastChroma;
}
