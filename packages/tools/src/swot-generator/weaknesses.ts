import {
  type Finding,
  findingLabels,
  type IdeaProfile,
  isProgramme,
  marginOf,
  onlyBuyers,
} from '@slipway/analyst';
import { type Case, isAbout, isNear, saidIdea, textOf } from './case.ts';
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

/** What uses up its price, what it must fit with, a slow sale, what decides such businesses, and what is open. */
export function listWeaknesses(one: Case): readonly Item[] {
  const { findings, basis, writer } = one;
  const { cycle } = basis.notes;
  return [
    ...[...findings.cameBack, ...findings.idle, ...findings.ownWeakness].map((finding) => itemOf(finding)),
    ...findings.eaten.filter(isNear).map((finding) => itemOf(finding)),
    ...findings.system.filter((finding) => isAbout(basis, finding)).map((finding) => itemOf(finding)),
    ...findings.slow.filter(isNear).map((finding) =>
      itemOf(finding, {
        ...(cycle === null
          ? {}
          : {
              brief: {
                label: finding.label,
                statement: writer.say(
                  'slow:brief',
                  `Sales take {{f:${cycle.niche}#cycle}}.`,
                  ...finding.statement.evidence,
                ),
              },
            }),
      }),
    ),
    ...(isThin(basis.profile) ? findings.margin.map((finding) => itemOf(finding)) : []),
    // What is asked is answered above; only a doubt is a weakness.
    ...findings.doubt.filter(isOpenDoubt).map((finding) => itemOf(finding)),
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
    ...openLine(one),
  ];
}

const isOpenDoubt = ({ label, statement }: Finding): boolean =>
  label === findingLabels.doubt || statement.text.endsWith(onlyBuyers);

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

/** One line for all that is missing. */
function openLine({ input, basis: { profile }, proof, writer }: Case): readonly Item[] {
  if (isProgramme(profile)) return [];
  const missing = [
    ...(proof.rung === null && profile.evidence.value === null ? ['customer test'] : []),
    ...(profile.price.value === null ? ['price'] : []),
    ...(textOf(input, 'channel') === null && profile.channel === null ? ['way in'] : []),
  ];
  // How they hear of it is asked; alone it is no weakness.
  const last = missing.pop();
  if (last === undefined || (missing.length === 0 && last === 'way in')) return [];
  const text = `No ${missing.length === 0 ? '' : `${missing.join(', ')} or `}${last} named yet.`;
  const weight = 1;
  return [
    {
      kind: 'open',
      line: { id: 'open', label: 'Open', statement: writer.say('open', text, ...saidIdea(input)), weight },
    },
  ];
}
