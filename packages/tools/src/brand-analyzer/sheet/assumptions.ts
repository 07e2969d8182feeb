import type { AssumptionRow, AssumptionsBlock } from '@slipway/report';
import type { Input } from '../fields.ts';
import type { Book, Limits } from './book.ts';
import { wcag } from './look-parts.ts';

const usual: Limits = { contrast: 4.5, grade: 9, apart: 20 };
const contrasts = [
  { value: 'AA', label: 'AA: 4.5 to 1' },
  { value: 'AAA', label: 'AAA: 7 to 1' },
] as const;
const ends = { gradeMost: [4, 14], apartLeast: [5, 40] } as const;

export function limitsOf({ assumptions }: Input): Limits {
  const between = (id: keyof typeof ends, fallback: number) => {
    const own = assumptions?.[id];
    const [low, high] = ends[id];
    return typeof own === 'number' && own >= low && own <= high ? own : fallback;
  };
  return {
    contrast: assumptions?.contrast === 'AAA' ? 7 : usual.contrast,
    grade: between('gradeMost', usual.grade),
    apart: between('apartLeast', usual.apart),
  };
}

/** The limits as figures; parts are counted from them. */
export function putLimits(book: Book): void {
  const { limits, put } = book;
  put({
    id: 'contrastLeast',
    label: 'Contrast that text needs',
    value: limits.contrast,
    unit: 'ratio',
    noun: ':1',
    provenance: { kind: 'sourced', sources: [wcag(book)] },
  });
  put({
    id: 'partContrast',
    label: 'Contrast that parts of a screen need',
    value: 3,
    unit: 'ratio',
    noun: ':1',
    provenance: { kind: 'sourced', sources: [wcag(book)] },
  });
  put({
    id: 'gradeMost',
    label: 'Highest reading grade',
    value: limits.grade,
    unit: 'count',
    provenance: {
      kind: 'assumed',
      why: 'A pupil of fourteen reads grade nine with ease.',
      assumption: 'gradeMost',
    },
  });
  put({
    id: 'apartLeast',
    label: 'Least distance to a rival’s colour',
    value: limits.apart,
    unit: 'count',
    provenance: {
      kind: 'assumed',
      why: 'Our own limit, by CIEDE2000: about a quarter of the way from one hue to the next.',
      assumption: 'apartLeast',
    },
  });
  put({
    id: 'full',
    label: 'Points at most',
    value: 100,
    unit: 'points',
    provenance: { kind: 'assumed', why: 'Each part runs from nothing to a hundred.' },
  });
}

export function assumptions(book: Book): AssumptionsBlock {
  const own = book.input.assumptions ?? {};
  const { palette } = book;
  const number = (id: keyof typeof ends, label: string, why: string): AssumptionRow => ({
    id,
    label,
    figure: id,
    control: { type: 'number', min: ends[id][0], max: ends[id][1], step: 1 },
    isOwn: own[id] !== undefined,
    why: book.say(`why.${id}`, why),
  });
  const rows: readonly AssumptionRow[] = [
    ...(palette === null
      ? []
      : [
          {
            id: 'contrast',
            label: 'Contrast of text',
            chosen: book.limits.contrast === 7 ? 'AAA' : 'AA',
            control: { type: 'choice' as const, options: contrasts },
            isOwn: own.contrast !== undefined,
            why: book.say('why.contrast', 'Text needs {{f:contrastLeast}}.', {
              kind: 'source',
              id: wcag(book),
            }),
          },
        ]),
    number('gradeMost', 'Highest reading grade', 'Above {{f:gradeMost}} each grade costs ten points.'),
    number(
      'apartLeast',
      'Least distance to a rival’s colour',
      'Under {{f:apartLeast}} two brands look alike.',
    ),
  ];
  return { id: 'assumptions', kind: 'assumptions', title: 'What if', folded: true, rows };
}
