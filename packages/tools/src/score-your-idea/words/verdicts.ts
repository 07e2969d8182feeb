import { listWords } from '../../wording/index.ts';
import type { Case } from '../case.ts';
import { dimensions } from '../dimensions.ts';
import type { VerdictId } from '../verdict.ts';
import { standingWords } from './proof.ts';

/** The answer in one or two sentences. A stop has its own words (`stops.ts`). */
export function verdictWords(verdict: VerdictId, one: Case): string {
  const { voice } = one;
  const { who } = voice;
  const words = standingWords(one);
  switch (verdict) {
    case 'stop':
    case 'rethink':
      return `Do not build this as it stands: {{f:score}} of a hundred, and {{f:claimed}} if every word about ${who} holds.`;
    case 'not-yet':
      // Money or time came in: what holds the score down is what was left unsaid.
      if (one.standing.rung === 'payment' || one.standing.rung === 'waitlist')
        return voice.pick('verdict', [
          `Build no more before you can answer for ${unsaid(one)}: ${words}, and still it counts {{f:score}} of a hundred, {{f:score-high}} at best.`,
          `It is {{f:score}} of a hundred although ${words}: you say too little of ${unsaid(one)}. Answered well, that brings {{f:score-high}} at most.`,
        ]);
      // The evidence would carry more than the words claim.
      if (one.score.claimed - one.score.value < 0.5)
        return `Do not build this yet: {{f:score}} of a hundred, for want of an answer on ${unsaid(one)} for ${who}. Answered well, that brings {{f:score-high}} at most.`;
      return voice.pick('verdict', [
        `Do not build this yet: {{f:score}} of a hundred, because ${words}. If your words hold, it is worth {{f:claimed}}.`,
        `Do not build this yet: ${words}, and that leaves {{f:score}} of a hundred.`,
      ]);
    case 'promising':
      return voice.pick('verdict', [
        `Worth the next test, not yet the whole build: {{f:score}} of a hundred, and ${words}.`,
        `Promising, at {{f:score}} of a hundred: ${words}. Test before you build more.`,
      ]);
    case 'strong':
      return voice.pick('verdict', [
        `Build it, narrowly, for ${who}: {{f:score}} of a hundred.`,
        `Go on with ${who}: {{f:score}} of a hundred, with the next risk named below.`,
      ]);
    case 'exceptional':
      return `Build it and sell it to ${who} now: {{f:score}} of a hundred.`;
    case 'open':
      return voice.pick('verdict', [
        `Do not build this yet: too little is said about ${who} to judge it, {{f:score}} of a hundred now and {{f:score-high}} at best.`,
        `Not enough to judge, so do not build yet: {{f:score}} of a hundred for what you say about ${who}, {{f:score-high}} at best.`,
        `Do not build this yet: what you say about ${who} counts {{f:score}} of a hundred, and the open answers can bring {{f:score-high}}.`,
      ]);
  }
}

/** The open dimensions that weigh most, as a phrase. */
function unsaid({ judgements, weights }: Case): string {
  const shareOf = (id: string) => weights.find((weight) => weight.id === id)?.share ?? 0;
  const open = judgements
    .filter(({ level }) => level === null || level <= 4)
    .toSorted((a, b) => shareOf(b.id) - shareOf(a.id))
    .map(({ id }) => dimensions.find((dimension) => dimension.id === id)?.label.toLowerCase() ?? id);
  return listWords(open.slice(0, 2), 'and');
}
