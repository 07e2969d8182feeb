import { contrastOf, gradeOf, sayContrast, simulate, visions } from '@slipway/colour';
import type { Block, SwatchesBlock, TableBlock, Tone } from '@slipway/report';
import { type Palette, pairsOf } from '../study/palette.ts';
import { type Book, measured } from './book.ts';
import { wcag } from './look-parts.ts';

export function paletteBlocks(book: Book): readonly (Block | null)[] {
  const { palette } = book;
  if (palette === null) return [];
  return [
    swatches(palette),
    roleTable(book, palette),
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

const toneOf = (ratio: number, needs: number): Tone => (ratio >= needs ? 'good' : 'poor');

/** Each role on the background, and the nearest colour that passes. */
function roleTable(book: Book, { roles }: Palette): TableBlock | null {
  const rows = roles.filter(({ needs }) => needs !== null);
  if (rows.every(({ instead }) => instead === null)) return null;
  return {
    id: 'fixes',
    kind: 'table',
    title: 'Colours that fail, and the nearest that pass',
    intro: book.say(
      'fixes.intro',
      'Text needs {{f:contrastLeast}}, signs and lines {{f:partContrast}}; hue is kept.',
      {
        kind: 'source',
        id: wcag(book),
      },
    ),
    columns: [
      { label: 'Role' },
      { label: 'Now' },
      { label: 'Contrast', numeric: true },
      { label: 'Use instead' },
      { label: 'Contrast', numeric: true },
    ],
    rows: rows.map(({ role, hex, contrast, needs, instead }) => ({
      cells: [
        { label: role },
        { label: hex },
        { label: sayContrast(contrast), tone: toneOf(contrast, needs ?? 0) },
        { label: instead ?? 'Keep it' },
        {
          label: sayContrast(instead === null ? contrast : contrastOf(instead, roles[0]?.hex ?? '#ffffff')),
          tone: 'good',
        },
      ],
    })),
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
      { label: 'Seen as' },
      { label: 'Apart (CIEDE2000)', numeric: true },
    ],
    rows: seen.map(({ vision, pair: [one, other], apart }) => ({
      cells: [
        { label: `${lacks[vision]} (${vision})` },
        { label: `${one.role} and ${other.role.toLowerCase()}` },
        { label: `${simulate(one.hex, vision)}, ${simulate(other.hex, vision)}` },
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
