import type { BlockOf, Tone } from '@slipway/report';
import { standingInFiles } from '@slipway/report';
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
            ? plain(standingInFiles.open, { pen: 'ink-soft' })
            : [{ text: value }, { text: ` (${standingInFiles[standing]})`, pen: 'ink-soft' }],
      })),
    },
    ...text(words(known)),
  ];
}

export function layQuestion({ question, options }: BlockOf<'question'>, { words }: Scribe): PaperNode[] {
  const answers = options.map(({ label }) => label).join(' · ');
  return [
    aside('plain', [
      ...text(joined([plain('Open question:', { strong: true }), words(question)])),
      ...(answers === '' ? [] : text(plain(answers, { pen: 'ink-soft' }), 'small')),
    ]),
  ];
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

/** A text to be spoken or sent, whole: its measures, then one paragraph after the other. */
export function layScript({ measures, subject, paragraphs }: BlockOf<'script'>, scribe: Scribe): PaperNode[] {
  const measured = measures.flatMap((id) => {
    const found = scribe.find(id);
    return found === undefined ? [] : [[{ text: `${found.label}: ` }, ...scribe.figure(id)]];
  });
  const said = ({ statements }: (typeof paragraphs)[number]) =>
    joined(statements.map((one) => scribe.words(one)));
  const named = paragraphs.flatMap((one) =>
    one.label === undefined ? [] : [{ label: one.label, runs: said(one) }],
  );
  return [
    ...text(
      measured.flatMap((runs, at) => (at === 0 ? runs : [{ text: ' · ' }, ...runs])),
      'small',
    ),
    ...(subject === undefined
      ? []
      : text([{ text: 'Subject: ', strong: true }, ...scribe.words(subject, { strong: true })])),
    ...paragraphs.filter(({ label }) => label === undefined).flatMap((one) => text(said(one))),
    ...(named.length === 0 ? [] : [{ kind: 'facts' as const, rows: named }]),
  ];
}

const dayMs = 24 * 60 * 60_000;

export function sayDue(madeAt: string, days: number): string {
  return sayDay(new Date(Date.parse(madeAt) + days * dayMs).toISOString());
}

/** "by 26 November 2026". */
export const dueFrom = (madeAt: string) => (days: number) => `by ${sayDue(madeAt, days)}`;

function aside(tone: Tone, nodes: readonly PaperNode[]): PaperNode {
  return { kind: 'aside', tone, nodes };
}
