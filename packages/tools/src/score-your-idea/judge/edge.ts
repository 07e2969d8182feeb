import { type Evidence, stemsOf } from '@slipway/report';
import { countIn } from '../../hearing/patterns.ts';
import { shortQuote } from '../../wording/index.ts';
import { fields, type ScoreInput } from '../fields.ts';
import { hear } from '../hear.ts';
import { yearlyUsd } from '../money.ts';
import { countShared } from '../shared-words.ts';
import { channelsSource } from '../sources.ts';
import { findText } from '../texts.ts';
import { channelIn, offerIn, workIn } from './heard-more.ts';
import { exactly, fromWords, type Heard, hearIn, type Judgement, type Matter, silent } from './judgement.ts';

export function judgeDifferentiation({ input }: Matter): Judgement {
  const own = findText(input, 'edge');
  if (own === null) {
    const heard = hearIn('differentiation', input, ['idea', 'solution']);
    return heard === null
      ? silent('differentiation')
      : fromWords('differentiation', toClauseEnd(heard, input));
  }
  const finding = hear('differentiation', own.text);
  const words = finding ?? { quote: shortQuote(own.text, 9), low: 2, high: 6, level: 4 };
  return fromWords('differentiation', { ...words, field: 'edge', quote: shortQuote(own.text, 9) });
}

/** "Unlike Khatabook it works by" goes on to what the difference is. */
function toClauseEnd(heard: Heard, input: ScoreInput): Heard {
  if (!/^(?:unlike|instead of|rather than)\s/iu.test(heard.quote)) return heard;
  const text = findText(input, heard.field)?.text ?? '';
  const rest = text.slice(text.indexOf(heard.quote));
  return { ...heard, quote: shortQuote(/^[^.,;!?]+/u.exec(rest)?.[0] ?? heard.quote, 11) };
}

/** Under this yearly price a person who sells does not pay back (market reference, section 10). */
export const leastForSellingUsd = 2000;
const selling =
  /\b(?:field (?:sales|agents?)|sales (?:team|reps?|people|calls?)|door[- ]to[- ]door|cold[- ]call\w*|trade (?:shows?|fairs?)|outbound|account executives?|in person)\b/iu;

export function judgeDistribution(matter: Matter): Judgement {
  const { input, basis, sources } = matter;
  const own = findText(input, 'channel');
  const heard =
    hearIn('distribution', input, own === null ? ['idea', 'solution'] : ['channel']) ??
    (own === null ? channelIn(input) : null);
  const spoken = heard ?? { field: 'channel' as const, quote: '', low: 2, high: 6, level: 4 };
  if (own === null && heard === null) return silent('distribution');
  const said = own === null ? spoken : { ...spoken, quote: shortQuote(own.text, 9) };
  if (isTooDear(matter, said.quote)) return fromWords('distribution', { ...said, low: 0, high: 4, level: 2 });
  const { vertical } = basis;
  const stems = stemsOf(own?.text ?? said.quote);
  const known = vertical?.channels.find((channel) => countShared(channel, stems) > 0);
  if (vertical !== null && known !== undefined && said.level === 4) {
    const source = sources.add(channelsSource(vertical));
    const judgement = fromWords('distribution', { ...said, low: 4, high: 8, level: 6 });
    return { ...judgement, evidence: [...judgement.evidence, { kind: 'source', id: source }] };
  }
  return fromWords('distribution', said);
}

export function isTooDear({ money }: Matter, channel: string): boolean {
  const usd = yearlyUsd(money);
  return usd !== null && usd > 0 && usd < leastForSellingUsd && selling.test(channel);
}

export function judgeFounder({ input, figures }: Matter): Judgement {
  if (input.founderYears === undefined) {
    const heard = hearIn('founder-fit', input, ['idea', 'solution', 'problem']) ?? workIn(input);
    if (heard === null) return silent('founder-fit');
    const years = /years?\b/iu.test(heard.quote) ? countIn(heard.quote) : 0;
    return fromWords('founder-fit', years > 0 ? { ...heard, level: levelOfYears(years) } : heard);
  }
  const id = figures.add({
    id: 'founder-years',
    label: 'Your years in the field',
    value: input.founderYears,
    unit: 'years',
    provenance: { kind: 'measured', field: 'founderYears' },
  });
  return exactly('founder-fit', levelOfYears(input.founderYears), `{{f:${id}}} of yours`, [
    { kind: 'figure', id },
  ]);
}

export function levelOfYears(years: number): number {
  if (years < 1) return years === 0 ? 0 : 2;
  if (years < 3) return 4;
  if (years < 5) return 6;
  return years < 10 ? 8 : 10;
}

function paidBy({ said }: Matter['standing']): readonly Evidence[] {
  return [
    said === null
      ? { kind: 'said', field: 'evidence', quote: 'Paying customers' }
      : { kind: 'said', ...said },
  ];
}

const stageLevels = { idea: 4, prototype: 6, launched: 8, revenue: 10, growing: 10 } as const;
const stageOptions = fields.find((field) => field.name === 'stage')?.options ?? [];

export function judgeFeasibility({ input, basis, standing }: Matter): Judgement {
  // Who is paid has something in people's hands, whatever the text says about building it.
  if (input.stage === undefined && standing.money === 'paying')
    return {
      ...exactly(
        'feasibility',
        8,
        standing.said === null ? 'customers who pay for it' : `“${standing.said.quote}”`,
        paidBy(standing),
      ),
      high: 10,
    };
  const heard = hearIn('feasibility', input, ['idea', 'solution']) ?? offerIn(input, basis.reading);
  // A stage of "idea" says that nothing is built, not that it can be.
  if (input.stage === undefined || (input.stage === 'idea' && heard !== null && heard.level < 4))
    return heard === null ? silent('feasibility') : fromWords('feasibility', heard);
  const label = stageOptions.find(({ value }) => value === input.stage)?.label ?? input.stage;
  const level = stageLevels[input.stage];
  return {
    ...exactly('feasibility', level, 'your stage', [{ kind: 'said', field: 'stage', quote: label }]),
    low: input.stage === 'idea' ? 2 : level,
    high: input.stage === 'idea' ? 6 : level,
  };
}
