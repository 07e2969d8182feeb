import {
  decide,
  type Finding,
  type Findings,
  isPlaced,
  isProgramme,
  losesMoney,
  nextStep,
  paybackYears,
  payersOf,
  sayTakings,
  withMove,
} from '@slipway/analyst';
import type { AnswerBlock, Dial, Statement, Writer } from '@slipway/report';
import { assumedOf } from '../idea/assumed.ts';
import { evidenceField, yardstickField } from '../idea/company-fields.ts';
import type { IdeaBasis } from '../idea/gather.ts';
import { readingQuestion } from '../idea/reading-question.ts';
import type { ScoreInput } from './fields.ts';
import { evidenceFigure, type ScoreFigures } from './figures.ts';
import { type Evidence, isCommitted } from './ladder.ts';
import { costOptions, type PriceAgainstCost, sayPrice } from './own-numbers.ts';
import { countFigure, sayOpen } from './say-open.ts';
import { listSwings, type Score } from './score.ts';
import { ownTest } from './test-rows.ts';

interface AnswerParts {
  readonly input: ScoreInput;
  readonly basis: IdeaBasis;
  readonly score: Score;
  /** Null where there is no dial. */
  readonly figures: ScoreFigures | null;
  readonly findings: Findings;
  readonly reasons: readonly Finding[];
  /** How many it takes, where the verdict says it. */
  readonly sized: Finding | null;
  readonly price: PriceAgainstCost | null;
  readonly writer: Writer;
}

const tones = { Go: 'good', 'Test first': 'fair', Stop: 'poor' } as const;
const measuredAs = {
  venture: 'for a venture',
  'small-firm': 'for a small firm',
  'side-income': 'for a side income',
  'public-good': 'for a public good',
} as const;
const strengths = { weak: 'Weak', middle: 'Middling', strong: 'Strong' } as const;

export function writeAnswer(parts: AnswerParts): AnswerBlock {
  const { input, basis, score, reasons, writer } = parts;
  const word = chooseWord(parts);
  return {
    id: 'answer',
    kind: 'answer',
    tone: tones[word],
    word,
    verdict: confirmedVerdict(parts) ?? writer.say('verdict', verdictText(parts), evidenceOf(parts)),
    dials: listDials(parts),
    reasons: reasons.map(({ label, statement }) => ({ label, statement })),
    next: nextStep(basis.profile, basis.notes, writer, ownTest(input, score.evidence, word === 'Stop')),
    ...assumedOf(basis, writer),
    ...question(parts),
  };
}

function evidenceOf({ score, writer }: AnswerParts) {
  return { kind: 'figure', id: evidenceFigure(score.evidence, writer) } as const;
}

/** What decides the business that the founder says it is: our note, so in no verdict before. */
function confirmedVerdict({ basis, price, findings, writer }: AnswerParts): Statement | null {
  const [decides] = findings.decides;
  const isConfirmed = basis.notes.venture?.likely === 1;
  if (!isConfirmed || decides === undefined || price?.isTooDear === true) return null;
  if (decide(basis.profile, writer) !== null) return null;
  return writer.say('verdict', withMove(decides).text, ...decides.statement.evidence);
}

/** Under it a careful reader says no. */
const hopelessMark = 25;

/** What takes longer to pay back is lent for, not bought on hope. */
const yearsMost = 3;

/** Go needs a strong idea and money or signatures. Stop needs three answers, or a price above the loss. */
function chooseWord({
  score,
  price,
  basis,
  writer,
}: Pick<AnswerParts, 'score' | 'price' | 'basis' | 'writer'>): 'Go' | 'Test first' | 'Stop' {
  if (price?.isTooDear === true || losesMoney(basis.profile)) return 'Stop';
  const { venture } = basis.notes;
  const isHopeless = venture !== null && venture.likely === 1 && venture.mark <= hopelessMark;
  if (isHopeless && !isCommitted(score.evidence)) return 'Stop';
  if (score.shown !== 'number') return 'Test first';
  const isSlow = (paybackYears(basis.profile) ?? 0) > yearsMost;
  const decided = decide(basis.profile, writer);
  // With a sum that nobody placed, nobody knows whether it earns.
  const isOpen = (decided !== null && decided.works !== true) || !isPlaced(basis.profile);
  if (score.lean === 'strong' && isCommitted(score.evidence) && !isSlow && !isOpen) return 'Go';
  return score.lean === 'weak' && score.answered.length === 3 ? 'Stop' : 'Test first';
}

function verdictText({ input, score, price, basis, sized, writer }: AnswerParts): string {
  if (price?.isTooDear === true)
    return `You would charge ${sayPrice(price)}; the problem costs them at most {{f:${price.cost}}}.`;
  const decided = decide(basis.profile, writer);
  if (decided !== null) return decided.verdict;
  if (score.shown !== 'number') return sayOpen(score.evidence, basis.profile, sized, writer);
  const kind = input.yardstick === undefined ? 'for its kind' : measuredAs[input.yardstick];
  const mark = `${strengths[score.lean]} ${kind} ({{f:idea}})`;
  const isProved = score.evidence.origin !== 'unsure' && sayTakings(basis.profile, writer) === null;
  if (isProved) return `${mark}; ${score.evidence.row.says}.`;
  return `${mark}. ${sayOpen(score.evidence, basis.profile, sized, writer)}`;
}

/** Beside a number; with a lean alone the working says it. */
const noForecast = 'As careful readers mark such ideas; no forecast.';
/** Beside a verdict by the founder's own sums, which the mark knows nothing of. */
const besideSums = 'As careful readers mark such ideas, before your own numbers.';

function listDials({ score, figures, basis, writer }: AnswerParts): readonly Dial[] {
  const figure = evidenceFigure(score.evidence, writer);
  const proved = evidenceNote(score.evidence, writer);
  const evidence: Dial = {
    label: 'Evidence',
    figure,
    max: 100,
    ...(proved === null ? {} : { note: writer.say('evidence-note', proved, { kind: 'figure', id: figure }) }),
  };
  // What loses money on each is no strong idea, whatever such ideas are marked.
  if (figures === null || losesMoney(basis.profile)) return [evidence];
  const isDecided = decide(basis.profile, writer) !== null;
  const says = isDecided ? besideSums : score.shown === 'number' ? noForecast : null;
  return [
    {
      label: 'Idea',
      figure: figures.idea,
      lean: score.lean,
      max: 100,
      ...(says === null ? {} : { note: writer.say('idea-note', says, { kind: 'figure', id: figures.idea }) }),
    },
    evidence,
  ];
}

/** Null where nothing was read: that nobody did anything is not known. */
function evidenceNote({ row, count, origin, quote, isSold }: Evidence, writer: Writer): string | null {
  if (row.points === 0 && origin === 'unsure') return null;
  // Which rung a guess stands on is the founder's to say.
  if (origin === 'unsure') return 'Your text speaks of customers; say how far they went.';
  const label = isSold ? 'Sold or in use' : row.label;
  return count === null ? `${label}.` : `${label}: {{f:${countFigure(count, quote, writer)}}}.`;
}

/** About those who pay, where the text says who. */
const asks: Readonly<Record<AskedName, (payers: string | null) => string>> = {
  costsNow: (payers) =>
    payers === null
      ? 'What does the problem cost one customer a year now?'
      : `What does going without it cost one of the ${payers} a year?`,
  paysToday: (payers) => `What do ${payers ?? 'customers'} pay for today?`,
  whyNow: () => 'Why now?',
  evidence: () => 'How far have customers gone?',
  yardstick: () => 'What should it become?',
};

const surePayers = (profile: IdeaBasis['profile']): string | null =>
  profile.pays.standing === 'read' || profile.pays.standing === 'confirmed' ? payersOf(profile) : null;

type AskedName = ReturnType<typeof listSwings>[number]['chip']['name'] | 'evidence' | 'yardstick';

/** Nobody loses a sum a year for want of a haircut or a gift: whoever sells to people is asked what these buy instead. */
function listChips({ profile, notes }: IdeaBasis, score: Score) {
  const all = listSwings(score).map(({ chip }) => chip);
  const isForPeople = /^(?:owner|people)$/u.test(notes.businessModel?.side ?? '') || isProgramme(profile);
  const paid = all.filter(({ name }) => name === 'paysToday');
  return isForPeople ? [...paid, ...all.filter((chip) => !paid.includes(chip))] : all;
}

/** What the reading leaves open; then the answer that moves the dial most, what customers did, what it is measured against. */
function question({ input, basis, score, writer }: AnswerParts): Pick<AnswerBlock, 'question'> {
  const first = readingQuestion(basis, writer);
  if (first !== null) return { question: first };
  const open = [...listChips(basis, score), evidenceField, yardstickField].find(
    ({ name }) => input[name] === undefined && !(name === 'evidence' && score.evidence.origin === 'said'),
  );
  if (open === undefined) return {};
  return {
    question: {
      question: writer.say('question', asks[open.name](surePayers(basis.profile))),
      field: open.name,
      options: open.name === 'costsNow' ? costOptions(basis.profile) : open.options,
    },
  };
}
