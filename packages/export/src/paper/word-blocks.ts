import type { BlockOf, Statement, Tone } from '@slipway/report';
import { standingWords } from '@slipway/report';
import { sayDay } from '../about-rows.ts';
import type { PaperNode } from './node.ts';
import { joined, plain, type Scribe, text } from './scribe.ts';

export function layHeadline({ tone, verdict, lede }: BlockOf<'headline'>, scribe: Scribe): PaperNode[] {
  return [
    { kind: 'aside', tone, nodes: text(scribe.words(verdict), 'lead') },
    ...lede.flatMap((one) => text(scribe.words(one))),
  ];
}

export function layCallout({ tone, statement }: BlockOf<'callout'>, scribe: Scribe): PaperNode[] {
  return [{ kind: 'aside', tone, nodes: text(scribe.words(statement)) }];
}

export function layList({ ordered, items }: BlockOf<'list'>, { words }: Scribe): PaperNode[] {
  return [{ kind: 'list', ordered, items: items.map((item) => words(item)) }];
}

export function layFindings({ rows }: BlockOf<'findings'>, { words }: Scribe): PaperNode[] {
  return [
    {
      kind: 'facts',
      rows: rows.map(({ label, statements }) => ({
        label,
        runs: joined(statements.map((one) => words(one))),
      })),
    },
  ];
}

export function layReading({ slots, known }: BlockOf<'reading'>, { words }: Scribe): PaperNode[] {
  return [
    {
      kind: 'facts',
      rows: slots.map(({ label, value, standing }) => ({
        label,
        runs:
          value === null
            ? plain(standingWords.open, { pen: 'ink-soft' })
            : [{ text: value }, { text: ` (${standingWords[standing]})`, pen: 'ink-soft' }],
      })),
    },
    ...text(words(known)),
  ];
}

export function layQuestion({ question, options }: BlockOf<'question'>, scribe: Scribe): PaperNode[] {
  return [layAsk(question, options, scribe)];
}

export function layAsk(
  question: Statement,
  options: readonly { readonly label: string }[],
  { words }: Scribe,
): PaperNode {
  const answers = options.map(({ label }) => label).join(' · ');
  return aside('plain', [
    ...text(joined([plain('Open question:', { strong: true }), words(question)])),
    ...(answers === '' ? [] : text(plain(answers, { pen: 'ink-soft' }), 'small')),
  ]);
}

export function laySteps({ steps }: BlockOf<'steps'>, { words, madeAt }: Scribe): PaperNode[] {
  const items = steps.map((step) => {
    const due = step.dueDays === undefined ? null : `by ${sayDue(madeAt, step.dueDays)}`;
    const who = [step.owner, due].filter((one) => one !== null && one !== undefined).join(', ');
    return joined([
      words(step.do),
      step.passes === undefined ? [] : [{ text: 'Passes if: ', strong: true }, ...words(step.passes)],
      who === '' ? [] : plain(`(${who})`, { pen: 'ink-soft' }),
    ]);
  });
  return [{ kind: 'list', ordered: true, items }];
}

const dayMs = 24 * 60 * 60_000;

export function sayDue(madeAt: string, days: number): string {
  return sayDay(new Date(Date.parse(madeAt) + days * dayMs).toISOString());
}

function aside(tone: Tone, nodes: readonly PaperNode[]): PaperNode {
  return { kind: 'aside', tone, nodes };
}
