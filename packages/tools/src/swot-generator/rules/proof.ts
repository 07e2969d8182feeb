import type { Evidence } from '@slipway/report';
import { capitalise } from '../../wording/index.ts';
import { type Case, chosen, said } from '../case.ts';
import type { Found } from '../factor.ts';
import { quoted, type SwotRule } from './rule.ts';

/** What was seen so far, from the field, else from the words. */
function standing(one: Case): { rung: string; quote: string | null } {
  const { input, evidence } = one;
  const use = one.sign('inUse');
  const paid =
    evidence.rung === 'payment' ? evidence.quote : use?.quote.includes('pay us') ? use.quote : null;
  if (paid !== null && (input.evidence === undefined || input.evidence === 'paying'))
    return { rung: 'paying', quote: paid };
  if (input.evidence !== undefined) return { rung: input.evidence, quote: null };
  if (input.stage === 'revenue' || input.stage === 'growing') return { rung: 'paying', quote: null };
  if (use !== null) return { rung: 'waitlist', quote: use.quote };
  if (evidence.rung === 'opinion') return { rung: 'opinions', quote: evidence.quote };
  if (evidence.rung === 'none')
    return { rung: evidence.quote === null ? 'silent' : 'none', quote: evidence.quote };
  // "A report" in the offer is no research.
  return evidence.rung === 'desk-research' && (evidence.quote ?? '').length < 12
    ? { rung: 'silent', quote: null }
    : { rung: evidence.rung, quote: evidence.quote };
}

const nouns: Readonly<Record<string, string>> = {
  interviews: 'interviews',
  waitlist: 'people using it',
  letters: 'signed promises',
  paying: 'paying customers',
};

/** The words or the choice that the standing was read from. */
function behind(one: Case): Evidence {
  const { quote } = standing(one);
  if (quote !== null) return said('idea', quote);
  return chosen(one.input.evidence === undefined ? 'stage' : 'evidence', one.input);
}

function counted(one: Case, rung: string): string | null {
  const count = one.input.evidenceCount;
  if (count === undefined || count === 0) return null;
  return one.figure({
    id: 'evidence-count',
    label: 'Evidence so far',
    value: count,
    unit: 'count',
    noun: nouns[rung] ?? 'people asked',
    provenance: { kind: 'measured', field: 'evidenceCount' },
  });
}

function proved(
  one: Case,
  rung: string,
  says: (what: string) => Found['says'],
  impact?: number,
): Found | null {
  const found = standing(one);
  if (found.rung !== rung) return null;
  const count = counted(one, rung);
  const what = count ?? (found.quote === null ? null : quoted(found.quote));
  const label =
    {
      interviews: 'interviews with strangers',
      waitlist: 'people already use it',
      letters: 'signed promises',
      paying: 'customers who pay',
    }[rung] ?? rung;
  return {
    label,
    says: says(capitalise(what ?? label)),
    noun: what ?? label,
    ...(count !== null || what === null ? { isMany: true } : {}),
    evidence: count === null ? [behind(one)] : [],
    ...(impact === undefined ? {} : { impact }),
    specificity: 1.2,
  };
}

export const proofRules: readonly SwotRule[] = [
  {
    id: 'paying',
    box: 'strengths',
    group: 'proof',
    impact: 5,
    likelihood: 0.9,
    confidence: 0.9,
    find: (one) =>
      proved(one, 'paying', (what) => [
        `${what}: ${one.who} have parted with money, the one test that flattery cannot pass.`,
        `${what}: the hardest question, whether ${one.who} pay at all, has its answer.`,
      ]),
  },
  {
    id: 'letters',
    box: 'strengths',
    group: 'proof',
    impact: 4,
    likelihood: 0.7,
    confidence: 0.8,
    find: (one) =>
      proved(one, 'letters', (what) => [
        `${what}: ${one.who} have put a name under it, which only payment beats.`,
        `${what} show that ${one.who} want it before it is finished.`,
      ]),
  },
  {
    id: 'in-use',
    box: 'strengths',
    group: 'proof',
    impact: 4,
    likelihood: 0.7,
    confidence: 0.8,
    find: (one) =>
      proved(one, 'waitlist', (what) => [
        `${what}: real ${one.who} touch it, so the next change can follow what they do.`,
        `${what}: you can watch ${one.who} work with it instead of asking them.`,
      ]),
  },
  {
    id: 'interviews',
    box: 'strengths',
    group: 'proof',
    impact: 3,
    likelihood: 0.8,
    confidence: 0.8,
    find: (one) =>
      proved(one, 'interviews', (what) => [
        `${what}: you have heard ${one.who} say it in their own words, before building more.`,
        `${what}: the problem comes from ${one.who} themselves and not from a desk.`,
      ]),
  },
  {
    id: 'nobody-paid',
    box: 'weaknesses',
    group: 'unproven',
    impact: 4,
    likelihood: 0.8,
    confidence: 0.8,
    find: (one) => {
      const { rung } = standing(one);
      if (rung !== 'interviews' && rung !== 'waitlist') return null;
      return {
        label: `no ${one.one} has paid yet`,
        topic: 'payment',
        says: [
          `No ${one.one} has paid yet: talking and trying are kinder than buying.`,
          `So far ${one.who} have given time, not money.`,
        ],
        noun: `the first ${one.one} who pays`,
        evidence: [behind(one)],
      };
    },
  },
  {
    id: 'only-opinions',
    box: 'weaknesses',
    group: 'unproven',
    impact: 4,
    likelihood: 0.9,
    confidence: 0.8,
    find: (one) => {
      const { rung } = standing(one);
      if (rung !== 'opinions' && rung !== 'desk-research') return null;
      const what = rung === 'opinions' ? 'opinions of people you know' : 'desk research';
      return {
        label: `nothing but ${what}`,
        topic: 'payment',
        says: [
          `All that is known rests on ${what}: not one stranger among ${one.who} has been heard.`,
          `The evidence is ${what}, and ${one.who} were never asked for anything that costs them.`,
        ],
        noun: `strangers among ${one.who}`,
        evidence: [behind(one)],
      };
    },
  },
  {
    id: 'no-evidence',
    box: 'weaknesses',
    group: 'unproven',
    impact: 5,
    likelihood: 0.9,
    confidence: 0.9,
    find: (one) => {
      const { rung } = standing(one);
      if (rung !== 'none') return null;
      return {
        label: `no evidence from ${one.who}`,
        topic: 'payment',
        says: [
          `By your own word there is no evidence yet: whether ${one.who} want it is a guess.`,
          `Nothing from ${one.who} stands behind it so far, as you say yourself.`,
        ],
        noun: `evidence from ${one.who}`,
        evidence: [behind(one)],
      };
    },
  },
  {
    id: 'evidence-untold',
    box: 'weaknesses',
    group: 'unproven',
    impact: 4,
    likelihood: 0.6,
    confidence: 0.5,
    find: (one) =>
      standing(one).rung !== 'silent'
        ? null
        : {
            label: `who among ${one.who} has said yes`,
            topic: 'payment',
            isQuestion: true,
            says: [
              `Which ${one.one} has paid, signed or given you an hour for this?`,
              `Who among ${one.who} has already done something that cost them time or money?`,
              `Of the ${one.who} you asked, what did the last one do, rather than say?`,
            ],
            noun: `a first yes from ${one.aOne}`,
            evidence: [one.whoSaid],
          },
  },
  {
    id: 'unbuilt',
    box: 'weaknesses',
    group: 'unproven',
    impact: 3,
    likelihood: 0.8,
    confidence: 0.9,
    find: (one) =>
      one.input.stage !== 'idea'
        ? null
        : {
            label: `nothing to show ${one.who}`,
            says: [
              `There is nothing to show: ${one.who} can only judge a description of ${one.thing}.`,
              `${capitalise(one.thing)} does not exist yet, so no ${one.one} can say what is wrong with it.`,
            ],
            noun: `a first version that ${one.who} can touch`,
            evidence: [chosen('stage', one.input)],
          },
  },
];
