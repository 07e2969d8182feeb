import type { Block, Report } from '@slipway/report';
import { findGate, gateReport } from '../gate/index.ts';
import type { Engine } from '../tool.ts';
import { canonicalJson, shortQuote } from '../wording/index.ts';
import type { MarketBasis } from './basis.ts';
import { fields, type MarketInput, sample } from './fields.ts';
import { listLints } from './lints/index.ts';
import { meta } from './meta.ts';
import { type Estimate, estimateOf, type Inputs, inputsOf } from './model/estimate.ts';
import { assumptions } from './sheet/assumptions.ts';
import { addCrossFigures } from './sheet/cross-figures.ts';
import { bindingCallout, headline, rings } from './sheet/headline.ts';
import { distribution, tornado } from './sheet/how-sure.ts';
import { investorQuestions } from './sheet/investor.ts';
import { methodTable } from './sheet/method-table.ts';
import { notEnough } from './sheet/not-enough.ts';
import { publishedTable } from './sheet/published.ts';
import { questions } from './sheet/questions.ts';
import { addInputs, addResults } from './sheet/result-figures.ts';
import { steps } from './sheet/steps.ts';
import { trade } from './sheet/trade.ts';
import { makeWriter, type Writer } from './sheet/writer.ts';

export const engine: Engine<MarketInput, MarketBasis> = {
  meta,
  fields,
  sample,
  check(input) {
    const said = [input.idea, input.customer, input.vertical, input.buyers].some(
      (part) => part !== undefined,
    );
    return said ? [] : [{ field: 'idea', message: 'Please say in a few words what you do and who pays.' }];
  },
  run(input, basis) {
    const known = inputsOf(input, basis);
    const texts = textsOf(input);
    const gate = findGate({
      texts,
      reading: basis.reading,
      answers: countAnswers(input),
      countsBuyers: true,
    });
    if (gate !== null)
      return gateReport(gate, {
        toolId: meta.id,
        title: titleOf(known, basis, input),
        what: 'market size',
        field: texts[0]?.field ?? 'idea',
        still: 'Financial metrics and a count of buyers you type yourself',
      });
    const of = estimateOf(input, basis, known);
    // The founder's words alone choose the phrasing: another price or place rewords nothing else.
    const writer = makeWriter(canonicalJson([input.idea, input.customer]), known.money.currency);
    // Nobody is named and nobody counted: there is no sum to show, only questions.
    const isEmpty = of === null && !known.isNamed && known.buyers.factor.span === null;
    if (!isEmpty) addInputs(writer, known, basis, of?.penetration ?? null);
    const blocks =
      of === null ? emptySheet(writer, known, basis, input) : fullSheet(writer, of, basis, input);
    return {
      toolId: meta.id,
      title: titleOf(known, basis, input),
      blocks,
      ...(blocks.every(({ kind }) => kind === 'headline' || kind === 'question') && { asksBack: true }),
      figures: writer.figures.all,
      sources: writer.sources.all,
    } satisfies Report;
  },
};

function textsOf(input: MarketInput) {
  return (['idea', 'customer'] as const).flatMap((field) => {
    const text = input[field];
    return text === undefined ? [] : [{ field, text }];
  });
}

/** Numbers and choices typed one by one: whoever counts buyers has said who they are. */
function countAnswers({ buyers, pricePerMonth, vertical, segment, niche }: MarketInput): number {
  return [buyers, buyers, pricePerMonth, vertical, segment, niche].filter((answer) => answer !== undefined)
    .length;
}

/** Who pays and where; the founder's own words when they do not say. */
function titleOf({ who, isSaid }: Inputs, { place }: MarketBasis, { idea }: MarketInput): string {
  const quote = shortQuote(idea ?? '', titleWords);
  return `Market size: ${isSaid || quote === '' ? `${who} in ${place.inName}` : `"${quote}"`}`;
}
const titleWords = 10;

function fullSheet(writer: Writer, of: Estimate, basis: MarketBasis, input: MarketInput): readonly Block[] {
  addResults(writer, of);
  addCrossFigures(writer, of, basis);
  const moves = tornado(writer, of);
  const methods = methodTable(writer, of, basis);
  const lints = listLints({ input, basis, of, writer });
  const found = steps(writer, of, basis);
  const asked = investorQuestions(writer, of, basis);
  const published = publishedTable(writer, basis, of);
  return [
    headline(writer, of, basis),
    ...questions(writer, of, basis, of, input),
    rings(writer, of, basis),
    bindingCallout(writer, of),
    ...(lints.length === 0
      ? []
      : [
          {
            id: 'lints',
            kind: 'list',
            title: 'What does not hold yet',
            ordered: false,
            tone: 'poor',
            items: lints,
          } as const,
        ]),
    methods,
    assumptions(writer, of, basis, input, of.penetration),
    distribution(writer, of),
    ...(moves === null ? [] : [moves]),
    ...trade(writer, of, basis, input),
    ...(published === null ? [] : [published]),
    ...(found === null ? [] : [found]),
    ...(asked === null ? [] : [asked]),
  ];
}

function emptySheet(writer: Writer, known: Inputs, basis: MarketBasis, input: MarketInput): readonly Block[] {
  const published = publishedTable(writer, basis, null);
  return [
    notEnough(writer, known, basis, input),
    ...questions(writer, known, basis, null, input),
    ...trade(writer, known, basis, input),
    ...(writer.figures.has('buyers') ? [assumptions(writer, known, basis, input, null)] : []),
    ...(published === null ? [] : [published]),
  ];
}
