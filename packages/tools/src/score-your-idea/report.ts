import { type Block, listBlockStatements, type Report } from '@slipway/report';
import { findGate, gateReport } from '../gate/index.ts';
import { shortQuote } from '../wording/index.ts';
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
import { findRefusal } from './gate.ts';
import { meta } from './meta.ts';
import { findRiskiest } from './risk.ts';
import { listStops, type Stop } from './stops.ts';
import { countAnswers, listTexts } from './texts.ts';
import { trade } from './trade.ts';
import { verdictOf } from './verdict.ts';
import { listReasons } from './words/reasons.ts';

export function writeReport(input: ScoreInput, basis: ScoreBasis): Report {
  const one = makeCase(input, basis);
  const texts = listTexts(input);
  const gate = findGate({ texts, reading: basis.reading, answers: countAnswers(input) }) ?? findRefusal(one);
  if (gate !== null)
    return gateReport(gate, {
      toolId: meta.id,
      title: titleOf(input, basis),
      what: 'score',
      field: texts[0]?.field ?? 'idea',
      still: 'Financial metrics and market size',
    });
  return {
    toolId: meta.id,
    title: titleOf(input, basis),
    blocks: judgedBlocks(one, listStops(one)),
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
  const dimensionBars = bars(one);
  const reasons = listReasons(one, stops);
  const told = [...reasons, ...listBlockStatements(dimensionBars)].map(({ text }) => text);
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
      items: reasons,
    },
    dimensionBars,
    radar(one),
    isFinal ? null : riskiest(risk, one),
    isFinal ? null : cheapestTest(risk, one),
    tornado(one),
    flags.length === 0
      ? null
      : { id: 'flags', kind: 'list', title: 'Red flags', ordered: false, tone: 'poor', items: flags },
    ...(isFinal ? [] : trade(one, told)),
    verticalQuestion(one),
    ...questions(one),
    assumptions(one),
  ];
  return blocks.filter((block) => block !== null);
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
