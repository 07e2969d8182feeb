import {
  decide,
  type Finding,
  ideaWordsOf,
  isCurrency,
  isPlaced,
  isProgramme,
  losesMoney,
  priceWords,
  reasonFrom,
} from '@slipway/analyst';
import { shortQuote } from '@slipway/language';
import type { AnswerBlock, Statement } from '@slipway/report';
import { type Case, type Named, payersOf, rivalsNamed, said, saidRival, textOf } from './case.ts';
import type { BoxId, Item } from './item.ts';
import { cameBackEmpty, isConfirmed, isPaidFor, type Rung } from './proof.ts';
import { nameOf } from './threats.ts';

/** The boxes as the founder left them, without what was struck out. */
export type Standing = Readonly<Record<BoxId, readonly Item[]>>;
export type Word = NonNullable<AnswerBlock['word']>;

const strongFrom = 3;
const threatsForStop = 3;
const edgeWords = 12;

/** What to ask next of those who have said yes to something already. */
const nextAsk: Readonly<Partial<Record<Rung, string>>> = {
  interviews: 'Ask those you interviewed for a deposit before you build more.',
  pilot: 'Ask those in the pilot to pay before you build more.',
  waitlist: 'Ask those who signed up for a deposit before you build more.',
};

/** Whoever pays or signs does so knowing the rules and what failed; a rival is answered by an edge alone. */
function unanswered({ proof }: Case, { strengths, threats }: Standing): readonly Item[] {
  return threats
    .filter(({ line }) => line.weight >= strongFrom)
    .filter(({ kind }) =>
      ['failed', 'rule', 'changed'].includes(kind) ? !isPaidFor(proof) : !hasEdge(strengths),
    );
}

/** What sets them apart: their answer, or a line that they added. */
const hasEdge = (strengths: readonly Item[]): boolean =>
  strengths.some(({ kind, line }) => kind === 'edge' || line.own === 'added');

/** Go only when somebody pays or signed and no strong threat is unanswered; Stop when nothing speaks for it. */
export function wordOf(one: Case, standing: Standing): Word {
  if (losesMoney(one.basis.profile)) return 'Stop';
  const open = unanswered(one, standing);
  // Where we know little, no rival in our notes does not mean that there is none.
  const isKnown = one.basis.notes.known === 'near' || hasEdge(standing.strengths);
  const decided = decide(one.basis.profile, one.writer);
  const isOpen = (decided !== null && decided.works !== true) || !isPlaced(one.basis.profile);
  if (isPaidFor(one.proof) && open.length === 0 && isKnown && !isOpen) return 'Go';
  if (standing.strengths.length > 0) return 'Test first';
  const isRefused = cameBackEmpty(one.proof) && open.length > 0;
  // Silence is no evidence against it: only who says that nobody has confirmed it is told to stop.
  const isHopeless =
    one.proof.isAnswered && open.length >= threatsForStop && standing.opportunities.length === 0;
  return isRefused || isHopeless ? 'Stop' : 'Test first';
}

/** The rival that a founder must answer first: theirs, else the first of our notes that is a threat. */
export function firstRival(one: Case, { threats }: Standing): Named | null {
  const [own] = rivalsNamed(one);
  if (own !== undefined) return { name: own, evidence: [saidRival(one, own)] };
  const isThreat = ({ statement }: Finding): boolean =>
    threats.some(({ line }) => line.id === statement.id && line.own === undefined);
  // A line of our notes is in no verdict while the kind of business is only read.
  const finding = !isNicheConfirmed(one)
    ? undefined
    : one.findings.rival.find((rival) => rival.likely >= reasonFrom && isThreat(rival));
  return finding === undefined
    ? null
    : { name: nameOf(one.basis, finding.statement), evidence: finding.statement.evidence };
}

/** What to do, and by what. */
export function verdictOf(one: Case, standing: Standing, word: Word): Statement {
  const { proof, writer, input } = one;
  const who = payersOf(one);
  const rival = firstRival(one, standing);
  const counted = proof.figure === null ? null : `{{f:${proof.figure}}}`;
  const say = (text: string, ...from: readonly Named[]) =>
    writer.say('verdict', text, ...from.flatMap(({ evidence }) => evidence), ...proof.evidence);
  if (word === 'Go')
    return say(
      counted === null
        ? `Sell to more ${who.name}: some have paid or signed.`
        : `Sell to more ${who.name}: you have ${counted}.`,
      who,
    );
  if (word === 'Stop') return stopVerdict(one, say, rival);
  const edge = textOf(input, 'edge');
  const isQuoted = standing.strengths.some(({ kind, line }) => kind === 'edge' && line.own === undefined);
  const [ownRival] = rivalsNamed(one);
  if (edge !== null && isQuoted && ownRival !== undefined && rival !== null)
    return say(`Lead with “${shortQuote(edge, edgeWords) || 'your edge'}” against ${ownRival}.`, rival, {
      name: 'edge',
      evidence: [said('edge', edge)],
    });
  if (isPaidFor(proof) && rival !== null)
    return say(`Name what you do better than ${rival.name} before you grow.`, rival);
  if (isProgramme(one.basis.profile))
    return say('Count one result, with what it costs, and show it to the next funders before you grow.');
  if (proof.rung !== null && isConfirmed(proof)) {
    const have = counted === null ? '' : `You have ${counted}. `;
    return say(
      `${have}${nextAsk[proof.rung] ?? `Ask ${counted === null ? 'your customers' : 'these'} who else needs it before you spend more.`}`,
      who,
    );
  }
  if (rival !== null && !hasEdge(standing.strengths))
    return say(`Name what you do better than ${rival.name}, then test it.`, rival);
  const rule = findRule(one, standing);
  if (rule !== null) return say(`Show how you meet ${rule.name}, then test it with ${who.name}.`, rule, who);
  return say(firstAsk(one, who.name), who);
}

/** With the founder's price, where it is known: a shop is not built, and a service neither. */
function firstAsk({ basis: { profile }, writer }: Case, who: string): string {
  const { value, quote, standing } = profile.price;
  const isKnown = (standing === 'read' || standing === 'confirmed') && isCurrency(value?.currency ?? '');
  if (value !== null && isKnown)
    return `Ask ten ${who} for ${priceWords(value, quote, writer)} before you spend on it.`;
  return profile.pays.value === null
    ? `Name who pays for ${ideaWordsOf(profile)}, then ask ten of them what they pay for it today.`
    : `Ask ten ${who} what they pay for this today before you spend on it.`;
}

const isNicheConfirmed = ({ basis: { profile } }: Case): boolean =>
  profile.niche.standing === 'confirmed' || profile.venture.standing === 'confirmed';

function findRule(one: Case, { threats }: Standing): Named | null {
  const {
    findings,
    basis: { notes },
  } = one;
  if (!isNicheConfirmed(one)) return null;
  const finding = findings.rule.find(
    ({ likely, statement }) =>
      likely >= reasonFrom && threats.some(({ line }) => line.id === statement.id && line.own === undefined),
  );
  const row = notes.rules.find(({ id }) => finding?.statement.id === `rule:${id}`);
  return finding === undefined || row === undefined
    ? null
    : { name: row.name, evidence: finding.statement.evidence };
}

function stopVerdict(
  one: Case,
  say: (text: string, ...from: readonly Named[]) => Statement,
  rival: Named | null,
): Statement {
  const reason = cameBackEmpty(one.proof) ? 'nobody you asked said yes' : 'nothing you named speaks for it';
  return rival === null
    ? say(`Stop this version: ${reason}.`)
    : say(`Stop this version: ${reason}, and nothing of yours answers ${rival.name}.`, rival);
}
