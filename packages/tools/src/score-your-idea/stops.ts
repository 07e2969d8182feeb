import type { FindingsBlock, Statement, Writer } from '@slipway/report';
import type { IdeaBasis } from '../idea/gather.ts';
import type { ScoreInput } from './fields.ts';
import type { ScoreFigures } from './figures.ts';
import type { FindingPicker } from './pick-findings.ts';

/** What speaks against it: the founder's own answers first, then rows of the notes that are no reason above. */
export function stopBlock(
  input: ScoreInput,
  figures: ScoreFigures | null,
  picker: FindingPicker,
  writer: Writer,
): readonly FindingsBlock[] {
  const [first, ...others] = ownStops(input, figures, writer);
  const rows = [
    ...(first === undefined ? [] : [{ label: 'Your answers', statements: [first, ...others] as const }]),
    ...picker.rows(
      [
        ['ownThreat', 2],
        ['ownWeakness', 2],
        ['rival', 2],
        ['failed', 2],
        ['ended', 2],
        ['obstacle', 2],
        ['slow', 1],
      ],
      true,
    ),
  ];
  return rows.length === 0
    ? []
    : [{ id: 'stops', kind: 'findings', title: 'Strongest reasons to stop', folded: true, rows }];
}

function ownStops(input: ScoreInput, figures: ScoreFigures | null, writer: Writer): readonly Statement[] {
  const stop = (
    name: 'costsNow' | 'paysToday' | 'whyNow',
    is: boolean,
    text: string,
  ): readonly Statement[] => {
    const answer = figures?.answers.find((one) => one.name === name);
    return is && answer !== undefined
      ? [writer.say(`stop-${name}`, text, { kind: 'figure', id: answer.figure })]
      : [];
  };
  return [
    ...stop('costsNow', input.costsNow === 'under-100', 'The problem costs one customer next to nothing.'),
    ...stop(
      'paysToday',
      input.paysToday === 'nothing',
      'They pay nothing for it today, not even with their time.',
    ),
    ...stop('paysToday', input.paysToday === 'direct', 'They already pay for the same thing.'),
    ...stop('whyNow', input.whyNow === 'nothing', 'Nothing has changed that opens a gap now.'),
    ...(input.founderYears === 0
      ? [
          writer.say('stop-years', 'Nobody on the team has worked in the field.', {
            kind: 'figure',
            id: yearsFigure(0, writer),
          }),
        ]
      : []),
  ];
}

const ofNiche = [
  ['system', 2],
  ['channel', 1],
  ['failed', 1],
] as const;

/** Carries no rank information, so it is shown and not summed. */
export function takesBlock(
  input: ScoreInput,
  { notes }: IdeaBasis,
  picker: FindingPicker,
  writer: Writer,
): readonly FindingsBlock[] {
  const rows = [
    ...picker.rows([['rule', 2], ['needs', 1], ...(notes.known === 'near' ? ofNiche : [])], true),
    ...(input.founderYears === undefined || input.founderYears === 0
      ? []
      : [
          {
            label: 'You bring',
            statements: [
              writer.say('years', `You bring {{f:${yearsFigure(input.founderYears, writer)}}} in the field.`),
            ] as const,
          },
        ]),
  ];
  return rows.length === 0
    ? []
    : [{ id: 'takes', kind: 'findings', title: 'What it takes', folded: true, rows }];
}

function yearsFigure(value: number, writer: Writer): string {
  return writer.figure({
    id: 'founder-years',
    label: 'Your years in the field',
    value,
    unit: 'years',
    provenance: { kind: 'measured', field: 'founderYears' },
  });
}

/** Everything else that is near, for whoever wants it all. */
export function furtherBlock({ notes }: IdeaBasis, picker: FindingPicker): readonly FindingsBlock[] {
  if (notes.known !== 'near' && notes.businessModel === null) return [];
  const rows = picker.rows(
    [
      ['decides', 2],
      ['works', 1],
      ['left', 1],
      ['stay', 1],
      ['win', 1],
      ['usual', 1],
      ['today', 1],
      ['changed', 2],
      ['also', 3],
      ['fact', 2],
      ['ask', 3],
      ['prices', 2],
    ],
    true,
  );
  return rows.length === 0
    ? []
    : [{ id: 'further', kind: 'findings', title: 'All further findings', folded: true, rows }];
}
