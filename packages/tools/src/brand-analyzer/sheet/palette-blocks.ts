import { contrastOf, gradeOf, sayContrast, simulate, visions } from '@slipway/colour';
import type { Block, SwatchesBlock, TableBlock } from '@slipway/report';
import { listRivals, type Palette, pairsOf } from '../study/palette.ts';
import { type Book, measured } from './book.ts';
import { wcag } from './look-parts.ts';

export function paletteBlocks(book: Book): readonly (Block | null)[] {
  const { palette } = book;
  if (palette === null) return [];
  return [
    swatches(palette),
    fixes(book, palette),
    beside(book, palette),
    pairTable(book, palette),
    visionTable(book, palette),
    ...seenBlocks(palette),
  ];
}

const texts = [
  { name: 'White', hex: '#ffffff' },
  { name: 'Black', hex: '#000000' },
] as const;

function swatches({ roles, from }: Palette): SwatchesBlock {
  return {
    id: 'palette',
    kind: 'swatches',
    title: 'Palette with roles',
    swatches: roles.map(({ role, hex, isAdded }) => ({ name: isAdded ? `${role} (added)` : role, hex })),
    texts,
    provenance: measured(from),
  };
}

/** What fails on the background, each beside the nearest colour that passes. */
function fixes(book: Book, { roles, background, from }: Palette): SwatchesBlock | null {
  const failing = roles.filter(({ instead }) => instead !== null);
  if (failing.length === 0) return null;
  return {
    id: 'fixes',
    kind: 'swatches',
    title: 'Colours that fail, and the nearest that pass',
    intro: book.say(
      'fixes.intro',
      'On the background text needs {{f:contrastLeast}}, signs and lines {{f:partContrast}}; the hue is kept.',
      { kind: 'source', id: wcag(book) },
    ),
    swatches: failing.flatMap(({ role, hex, instead }) => [
      { name: `${role}, now`, hex },
      { name: `${role}, instead`, hex: instead ?? hex },
    ]),
    texts: [{ name: background === '#ffffff' ? 'White' : 'Background', hex: background }],
    provenance: measured(from),
  };
}

/** The main colour beside those of the rivals, the nearest first. */
function beside({ input }: Book, { primary }: Palette): SwatchesBlock | null {
  if (primary === null) return null;
  const rivals = listRivals(primary.hex, input);
  if (rivals.length === 0) return null;
  return {
    id: 'beside',
    kind: 'swatches',
    title: 'Your main colour beside your rivals’ (CIEDE2000)',
    folded: true,
    swatches: [
      { name: 'Yours', hex: primary.hex },
      ...rivals.map(({ rival, hex, apart }) => ({ name: `${rival}: ${apart.toFixed(1)} away`, hex })),
    ],
    texts: [],
    provenance: measured('rivalColours'),
  };
}

/** Every two colours, each as text on the other. */
function pairTable(book: Book, { roles }: Palette): TableBlock | null {
  const pairs = pairsOf(roles);
  if (pairs.length === 0) return null;
  const good = pairs.filter(([one, other]) => contrastOf(one.hex, other.hex) >= book.limits.contrast).length;
  book.put({
    id: 'pairs',
    label: 'Pairs of colours',
    value: pairs.length,
    unit: 'count',
    noun: 'pairs',
    provenance: measured('colours'),
  });
  book.put({
    id: 'goodPairs',
    label: 'Pairs that carry text',
    value: good,
    unit: 'count',
    provenance: measured('colours'),
  });
  return {
    id: 'pairs',
    kind: 'table',
    title: 'Contrast of every pair',
    folded: true,
    intro: book.say('pairs.intro', '{{f:goodPairs}} of {{f:pairs}} carry text of any size.'),
    columns: [{ label: 'On' }, ...roles.map(({ role }) => ({ label: role, numeric: true }))],
    rows: roles.map((ground) => ({
      cells: [
        { label: ground.role },
        ...roles.map(({ hex, role }) => {
          if (role === ground.role) return { label: '–' };
          const ratio = contrastOf(hex, ground.hex);
          const grade = gradeOf(ratio);
          return {
            label: sayContrast(ratio),
            tone:
              grade === 'all text'
                ? ('good' as const)
                : grade === 'large text'
                  ? ('fair' as const)
                  : ('poor' as const),
          };
        }),
      ],
    })),
  };
}

const lacks = { protanopia: 'red', deuteranopia: 'green', tritanopia: 'blue' } as const;

function visionTable(book: Book, { seen }: Palette): TableBlock | null {
  if (seen.length === 0) return null;
  const source = book.writer.cite({
    id: 'machado',
    publisher: 'Machado, Oliveira and Fernandes',
    what: 'A physiologically-based model for simulation of color vision deficiency',
    year: 2009,
    region: null,
    confidence: 'high',
  });
  return {
    id: 'vision',
    kind: 'table',
    title: 'Colour vision: the two colours that come nearest',
    folded: true,
    intro: book.say(
      'vision.intro',
      'Simulated in full strength; under ten, two colours are easily confused.',
      {
        kind: 'source',
        id: source,
      },
    ),
    columns: [
      { label: 'Without cones for' },
      { label: 'Two colours' },
      { label: 'Apart (CIEDE2000)', numeric: true },
    ],
    rows: seen.map(({ vision, pair: [one, other], apart }) => ({
      cells: [
        { label: `${lacks[vision]} (${vision})` },
        { label: `${one.role} and ${other.role.toLowerCase()}` },
        { label: apart.toFixed(1), tone: apart < 10 ? 'poor' : 'good' },
      ],
    })),
  };
}

/** The palette as it looks without one kind of cones. */
function seenBlocks({ roles, from }: Palette): readonly SwatchesBlock[] {
  return visions.map((vision) => ({
    id: `seen.${vision}`,
    kind: 'swatches',
    title: `Without cones for ${lacks[vision]}`,
    folded: true,
    swatches: roles.map(({ role, hex }) => ({ name: role, hex: simulate(hex, vision) })),
    texts: [],
    provenance: measured(from),
  }));
}
