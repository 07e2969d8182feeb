import type { Block, Report } from '@slipway/report';
import { lowerFirst, shortQuote } from '../wording/index.ts';
import type { ScoreBasis } from './basis.ts';
import { bars, radar, tornado } from './blocks/dimensions.ts';
import { addScoreFigures } from './blocks/figures.ts';
import { assumptions, questions, verticalQuestion } from './blocks/open.ts';
import { cheapestTest, riskiest } from './blocks/risk.ts';
import { headline, scoreBlock } from './blocks/top.ts';
import { type Case, makeCase } from './case.ts';
import { listContradictions } from './contradictions.ts';
import type { ScoreInput } from './fields.ts';
import { listFlags } from './flags.ts';
import { findRefusal, type Refusal } from './gate.ts';
import { meta } from './meta.ts';
import { findRiskiest } from './risk.ts';
import { listStops, type Stop } from './stops.ts';
import { listTexts } from './texts.ts';
import { verdictOf } from './verdict.ts';
import { said } from './voice.ts';
import { listReasons } from './words/reasons.ts';

export function writeReport(input: ScoreInput, basis: ScoreBasis): Report {
  const one = makeCase(input, basis);
  const stops = listStops(one);
  // A reason to stop is an answer, however little was written.
  const refusal = stops.length > 0 ? null : findRefusal(one);
  const blocks = refusal === null ? judgedBlocks(one, stops) : refusedBlocks(one, refusal);
  return {
    toolId: meta.id,
    title: titleOf(input, basis),
    blocks,
    figures: one.figures.all,
    sources: one.sources.all,
  };
}

function judgedBlocks(one: Case, stops: readonly Stop[]): readonly Block[] {
  addScoreFigures(one);
  const verdict = verdictOf(one.score, stops.length > 0);
  const contradictions = listContradictions(one);
  const flags = listFlags(one);
  const risk = findRiskiest(one);
  const isFinal = stops.some((stop) => stop.isFinal);
  const blocks: (Block | null)[] = [
    headline(one, verdict, stops),
    contradictions.length === 0
      ? null
      : {
          id: 'contradictions',
          kind: 'list',
          title: 'Your answers disagree',
          ordered: false,
          tone: 'fair',
          items: contradictions,
        },
    scoreBlock(one),
    {
      id: 'reasons',
      kind: 'list',
      title: 'Three reasons to stop',
      ordered: true,
      tone: 'poor',
      items: listReasons(one, stops),
    },
    bars(one),
    radar(one),
    isFinal ? null : riskiest(risk, one),
    isFinal ? null : cheapestTest(risk, one),
    tornado(one),
    flags.length === 0
      ? null
      : { id: 'flags', kind: 'list', title: 'Red flags', ordered: false, tone: 'poor', items: flags },
    verticalQuestion(one),
    ...questions(one),
    assumptions(one),
  ];
  return blocks.filter((block) => block !== null);
}

/** No score for what was not understood: the question that would let us answer. */
function refusedBlocks(one: Case, { why, question, quote }: Refusal): readonly Block[] {
  const { voice, figures } = one;
  const reason =
    why === 'too-short' ? 'Too little is written to score it.' : 'Nothing in it can be judged yet.';
  figures.add({
    id: 'score',
    label: 'Score',
    value: null,
    unit: 'points',
    status: 'low_data',
    reason,
    provenance: { kind: 'measured', field: 'idea', ...(quote === null ? {} : { quote }) },
  });
  const words = quote === null ? [] : [said(listTexts(one.input)[0]?.field ?? 'idea', quote)];
  return [
    {
      id: 'headline',
      kind: 'headline',
      tone: 'plain',
      verdict: voice.say(
        `verdict-${why}`,
        quote === null ? reason : `No score for “${quote}”: there is not enough in it to judge.`,
        words,
      ),
      lede: [],
    },
    { id: 'score', kind: 'score', title: 'Score', figure: 'score', max: 100, bands: [], caps: [] },
    {
      id: 'ask-idea',
      kind: 'question',
      question: voice.say(
        'ask-idea',
        quote === null ? question : `About “${quote}”: ${lowerFirst(question)}`,
        words,
      ),
      field: 'idea',
      options: [],
    },
  ];
}

/** What it is, else whom it is for, in the founder's words; a report needs a name that tells it from the next. */
function titleOf(input: ScoreInput, { reading }: ScoreBasis): string {
  const offer = input.solution ?? reading.offer?.value;
  const customer = input.customer ?? reading.customer?.value;
  if (offer !== undefined)
    return `Idea score: ${shortQuote(offer.replace(/^(?:our|my|an?|the)\s+/iu, ''), 12)}`;
  if (customer !== undefined) return `Idea score: an idea for ${customer}`;
  return `Idea score: ${shortQuote(listTexts(input)[0]?.text ?? '', 9)}`;
}
