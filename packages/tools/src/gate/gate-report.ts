import type { Block, Evidence, Report } from '@slipway/report';
import { lowerFirst } from '../wording/index.ts';
import type { Gate } from './find-gate.ts';

interface Heading {
  readonly toolId: string;
  readonly title: string;
  /** What the sheet would have held: "score", "sheet", "market size". */
  readonly what: string;
  /** The field the quote stands in. */
  readonly field: string;
  /** What can still be computed without knowing the trade: "Financial metrics and runway". */
  readonly still: string;
}

/** The honest answer to what was not understood, or may not be served: no verdict, no figure, one question or none. */
export function gateReport(gate: Gate, heading: Heading): Report {
  const { toolId, title } = heading;
  return { toolId, title, blocks: blocksOf(gate, heading), asksBack: true, figures: {}, sources: {} };
}

function blocksOf(gate: Gate, { what, field, still }: Heading): readonly Block[] {
  const quote = gate.quote.replace(/[“”"{}<>]/gu, '’');
  const evidence: readonly Evidence[] = gate.quote === '' ? [] : [{ kind: 'said', field, quote: gate.quote }];
  const headline = (text: string, tone: 'plain' | 'poor' = 'plain'): Block => ({
    id: 'headline',
    kind: 'headline',
    tone,
    verdict: { id: `gate:${gate.why}`, text, evidence },
    lede: [],
  });
  switch (gate.why) {
    case 'unlawful':
      return [
        headline(
          `Stop: “${quote}” is a crime in most places, and no ${what} here will help with it.`,
          'poor',
        ),
      ];
    case 'doubtful':
      return [
        headline(`No ${what} yet: “${quote}” may be against the law where you sell it.`),
        question(
          `Which law, licence or consent allows “${quote}”, and in which country? Add it to the description.`,
          evidence,
        ),
      ];
    case 'foreign':
      return [
        headline(`No ${what} yet: only English is read here, and this is in another language.`),
        question(
          'Who is it for, what goes wrong for them today, and what would you do about it, in English?',
          evidence,
        ),
      ];
    case 'impossible':
      return [
        headline(`Stop: “${quote}” needs what physics rules out, so there is no ${what} to give.`, 'poor'),
        question(`Who has seen “${quote}” work under measurement, and what was measured?`, evidence),
      ];
    case 'outside':
      return [
        headline(`No ${what}: “${quote}” reads as ${gate.what}, which is outside what I know.`),
        {
          id: 'outside',
          kind: 'callout',
          tone: 'plain',
          title: 'What I can still do',
          statement: {
            id: 'gate:still',
            text: `Nothing about “${quote}” is on file, so no rival, rule or price is named. ${still} still work on numbers of your own.`,
            evidence,
          },
        },
        question(
          `If “${quote}” is to earn money: who pays, for what, and what do they pay for today instead?`,
          evidence,
        ),
      ];
    case 'thin':
    case 'vague':
      return [
        headline(
          quote === ''
            ? `No ${what} yet: nothing is written.`
            : `No ${what} for “${lowerFirst(quote)}” yet: there is not enough in it to judge.`,
        ),
        question(
          quote === '' ? gate.question : `About “${lowerFirst(quote)}”: ${lowerFirst(gate.question)}`,
          evidence,
        ),
      ];
  }
}

function question(text: string, evidence: readonly Evidence[]): Block {
  return {
    id: 'ask-idea',
    kind: 'question',
    question: { id: 'ask-idea', text, evidence },
    field: 'idea',
    options: [],
  };
}
