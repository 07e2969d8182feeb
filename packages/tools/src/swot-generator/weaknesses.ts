import { type Finding, type IdeaProfile, marginOf } from '@slipway/analyst';
import { type Case, isAbout, isNear } from './case.ts';
import { type Item, itemOf } from './item.ts';
import { cameBackEmpty, isConfirmed, type Rung } from './proof.ts';
import { yearsFigure, yearsLeast } from './strengths.ts';

const thin: Readonly<Partial<Record<Rung, string>>> = {
  none: 'Nobody outside your team has confirmed it.',
  opinions: 'Only people you know have confirmed it.',
  'desk-research': 'Only desk research confirms it.',
  interviews: 'No interview so far.',
};
const empty: Readonly<Partial<Record<Rung, string>>> = {
  pilot: 'No pilot customer so far.',
  waitlist: 'Nobody has signed up so far.',
  letters: 'Nobody has signed or paid a deposit so far.',
  paying: 'Nobody pays so far.',
};

/** Of each sale: what is left must pay for winning customers too. */
const thinMargin = 0.3;
const isThin = (profile: IdeaProfile): boolean => (marginOf(profile) ?? 1) < thinMargin;

/** What uses up its price, what it must fit with, a slow sale, and what decides such businesses. */
export function listWeaknesses(one: Case): readonly Item[] {
  const { findings, basis } = one;
  return [
    ...[...findings.cameBack, ...findings.idle, ...findings.ownWeakness].map((finding) => itemOf(finding)),
    ...findings.eaten.filter(isNear).map((finding) => itemOf(finding)),
    ...findings.system.filter(isAbout).map((finding) => itemOf(finding)),
    ...(isThin(basis.profile) ? findings.margin.map((finding) => itemOf(finding)) : []),
    ...findings.runway.map((finding) => itemOf(finding)),
    ...[...findings.kept, ...findings.after].filter(isMissing).map((finding) => itemOf(finding)),
    ...findings.even.map((finding) => itemOf(finding)),
    ...findings.payback.map((finding) => itemOf(finding)),
    ...findings.limit.map((finding) => itemOf(finding)),
    ...[findings.decides, findings.obstacle, findings.needs].flatMap((all) =>
      all
        .filter(isNear)
        .slice(0, 1)
        .map((finding) => itemOf(finding)),
    ),
    ...thinProof(one),
    ...newcomer(one),
  ];
}

/** Costs are higher than what is taken. */
const isMissing = ({ statement }: Finding): boolean => / is missing| you lose /u.test(statement.text);

function thinProof({ proof, writer }: Case): readonly Item[] {
  const { rung, evidence } = proof;
  if (rung === null) return [];
  const line = (text: string, weight: number): readonly Item[] => [
    {
      kind: 'proof',
      line: { id: 'thin', label: 'Evidence', statement: writer.say('thin', text, ...evidence), weight },
    },
  ];
  const text = cameBackEmpty(proof) ? empty[rung] : thin[rung];
  if (!isConfirmed(proof)) return text === undefined ? [] : line(text, cameBackEmpty(proof) ? 5 : 4);
  const isUnpaid = proof.isAnswered && rung !== 'letters' && rung !== 'paying';
  return isUnpaid ? line('Nobody has paid or signed yet.', 3) : [];
}

function newcomer(one: Case): readonly Item[] {
  const { founderYears: years } = one.input;
  if (years === undefined || years >= yearsLeast) return [];
  const text =
    years === 0
      ? 'You are new to this field.'
      : `You have only {{f:${yearsFigure(one, years)}}} in this field.`;
  const figure = { kind: 'figure', id: yearsFigure(one, years) } as const;
  return [
    {
      kind: 'years',
      line: {
        id: 'newcomer',
        label: 'Experience',
        statement: one.writer.say('newcomer', text, figure),
        weight: 2,
      },
    },
  ];
}
