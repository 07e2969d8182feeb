import { fromSource, type NamesBlock, type Writer } from '@slipway/report';
import type { Basis } from '../basis.ts';
import type { Input } from '../fields.ts';
import { type Ranked, usedAxes } from '../rank.ts';
import { styleLabels, styles } from '../styles.ts';
import { axes, axisLabels } from '../weights.ts';
import { weightFigure } from './figures.ts';

const marks = {
  id: 'nice-classification',
  publisher: 'WIPO',
  what: 'Nice Classification: a mark is registered for a country and a class, and similar sound or look counts too',
  year: 2024,
  region: 'global',
  confidence: 'high',
} as const;

/** Reference H7; every company that sells online needs 35 and 42 looked at. */
const always = [
  { number: 9, what: 'software' },
  { number: 35, what: 'business and retail' },
  { number: 42, what: 'software as a service' },
] as const;
const byIndustry: readonly (readonly [RegExp, NamesBlock['classes'][number]])[] = [
  [/health|clinic|medical|dental|pharma|care|therapy/u, { number: 44, what: 'health' }],
  [/fintech|lending|finance|insur|wealth|tax|saving/u, { number: 36, what: 'finance' }],
  [/edtech|school|sport|music|gaming|media|event/u, { number: 41, what: 'education and entertainment' }],
  [/telecom|messag|streaming/u, { number: 38, what: 'telecoms' }],
];

export function namesBlock(
  ranked: readonly Ranked[],
  { nameStyle }: Input,
  basis: Basis,
  writer: Writer,
): NamesBlock {
  const asked = styles.find((style) => style === nameStyle);
  const industry = basis.notes.niches[0]?.industry ?? '';
  return {
    id: 'names',
    kind: 'names',
    title: 'Names',
    intro: writer.say(
      'names-intro',
      'A free address is no permission to use a name: search trademarks first, and ask a lawyer before you print it.',
      fromSource(writer.cite(marks)),
    ),
    axes: axes.map((axis) => axisLabels[axis]),
    ...(asked && ranked.some(({ style }) => style === asked) && { asked: styleLabels[asked] }),
    classes: [...always, ...byIndustry.filter(([about]) => about.test(industry)).map(([, one]) => one)],
    provenance: {
      kind: 'derived',
      formula: 'each rate × its weight, added up, as a share of all weights',
      inputs: usedAxes(ranked).map(weightFigure),
    },
    rows: ranked.map((one) => ({
      name: one.name,
      style: styleLabels[one.style],
      from: one.from,
      score: one.score,
      rank: one.rank,
      rates: axes.map((axis) => one.axisRates[axis]),
      notes: cautions(one),
      ...(one.isPicked && { picked: true as const }),
      cells: addressesOf(one, basis).map((address) => ({ address, state: 'open' as const })),
    })),
  };
}

function addressesOf(
  { name, address }: Pick<Ranked, 'name' | 'address'>,
  { endings, unpriced }: Basis,
): readonly string[] {
  if (address !== null) return [address];
  return [...endings.map(({ ending }) => ending), ...unpriced].map(
    (ending) => `${name.toLowerCase()}.${ending}`,
  );
}

function cautions({ instead, misread, nearest }: Ranked): readonly string[] {
  return [
    ...(instead === null ? [] : [`Many who hear it write “${instead}”`]),
    ...(misread === null ? [] : [`Can be misread as “${misread}”`]),
    ...(nearest === null || nearest.edits > 2 ? [] : [`Close to ${nearest.name}`]),
  ];
}
