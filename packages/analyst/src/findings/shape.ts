import type { Writer } from '@slipway/report';
import type { IdeaProfile } from '../profile/idea-profile.ts';
import { type Finding, type FindingKind, type Findings, findingLabels } from './finding.ts';
import { incomeFigures, incomeOf, isSoldCount } from './income.ts';
import { ceilingFigures } from './own-figures.ts';
import { ceilingOf } from './own-sums.ts';
import { seasonFigure, seasonOf } from './season.ts';

/** Up to here the loss of one is felt. */
const fewMost = 10;
const yearMonths = 12;

/** What the founder's own numbers say of the shape of the business: room that is left, few customers, months without sales. */
export function shapeFindings(profile: IdeaProfile, writer: Writer): Pick<Findings, 'room' | 'few' | 'idle'> {
  return {
    room: roomLeft(profile, writer),
    few: fewCustomers(profile, writer),
    idle: idleMonths(profile, writer),
  };
}

/** "You can serve 40 restaurants; 6 restaurants said yes." */
function roomLeft(profile: IdeaProfile, writer: Writer): readonly Finding[] {
  const ceiling = ceilingOf(profile);
  const income = incomeOf(profile);
  if (ceiling?.customers == null || income === null || income.counted.value >= ceiling.customers) return [];
  const figures = ceilingFigures(profile, ceiling, writer);
  if (figures === null) return [];
  const { count } = incomeFigures(income.isNow ? 'now' : 'list', profile, income, writer);
  return say(
    'room',
    `You can serve {{f:${figures.full}}}; {{f:${count}}} ${income.isNow ? 'pay' : 'said yes'} so far.`,
    writer,
  );
}

/** Of four customers each is a quarter of what comes in. */
function fewCustomers(profile: IdeaProfile, writer: Writer): readonly Finding[] {
  const income = incomeOf(profile);
  if (income === null || !income.isNow || income.by !== 'period' || isSoldCount(income.counted.kind))
    return [];
  const { value } = income.counted;
  if (value < 2 || value > fewMost) return [];
  const { count } = incomeFigures('now', profile, income, writer);
  const share = writer.figure({
    id: 'one-of-few',
    label: 'Part that one of them pays',
    value: Math.round(100 / value) / 100,
    unit: 'share',
    provenance: { kind: 'derived', formula: '1 ÷ who pays already', inputs: [count] },
  });
  return say('few', `Each of your {{f:${count}}} is {{f:${share}}} of what comes in.`, writer);
}

function idleMonths(profile: IdeaProfile, writer: Writer): readonly Finding[] {
  const season = seasonOf(profile);
  if (season === null) return say('idle', 'Outside the season nothing comes in.', writer, profile);
  const length = seasonFigure(profile);
  if (length === null || season.months >= yearMonths) return [];
  const idle = writer.figure({
    id: 'idle-months',
    label: 'Months without sales',
    value: yearMonths - season.months,
    unit: 'months',
    provenance: { kind: 'derived', formula: '12 − months sold each year', inputs: [writer.figure(length)] },
  });
  return say('idle', `You sell for {{f:${length.id}}}; the other {{f:${idle}}} bring nothing.`, writer);
}

function say(kind: FindingKind, text: string, writer: Writer, profile?: IdeaProfile): readonly Finding[] {
  const said =
    profile === undefined
      ? []
      : [{ kind: 'said' as const, field: 'idea', quote: profile.price.quote ?? profile.name }];
  return [{ kind, label: findingLabels[kind], likely: 1, statement: writer.say(kind, text, ...said) }];
}
