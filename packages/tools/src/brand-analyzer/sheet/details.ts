import type { Block, CalloutBlock, FindingsBlock, Statement, StepsBlock, TableBlock } from '@slipway/report';
import { faultsOf } from './answer.ts';
import { type Book, said } from './book.ts';
import type { Part } from './part.ts';
import { scoreLabels } from './scores.ts';
import { headOf } from './site-parts.ts';

/** All parts with their points: how each score comes about. */
export function working(parts: readonly Part[]): TableBlock | null {
  const known = parts.filter(({ figure }) => figure !== null);
  if (known.length === 0) return null;
  return {
    id: 'working',
    kind: 'table',
    title: 'What each score is the mean of',
    folded: true,
    columns: [{ label: 'Score' }, { label: 'Part' }, { label: 'Found' }, { label: 'Points', numeric: true }],
    rows: parts
      .toSorted(
        (a, b) => Object.keys(scoreLabels).indexOf(a.score) - Object.keys(scoreLabels).indexOf(b.score),
      )
      .map(({ score, label, figure, finding, asks }) => ({
        cells: [
          { label: scoreLabels[score] },
          { label },
          finding === null
            ? { label: `Open: give ${asks}` }
            : { statement: { ...finding, id: `${finding.id}.row` } },
          figure === null ? { label: '–' } : { figure },
        ],
      })),
  };
}

/** What to change, the worst first; the first stands in the answer. */
export function fixes(parts: readonly Part[]): StepsBlock | null {
  const steps = unlike(faultsOf(parts).slice(1));
  if (steps.length === 0) return null;
  return {
    id: 'fixes.next',
    kind: 'steps',
    title: 'Then change this',
    steps: steps.slice(0, 3).map(({ id, fix }) => ({ id, do: fix, dueDays: 14 })),
  };
}

/** Two parts may ask for the same change. */
function unlike(faults: readonly Part[]): readonly { readonly id: string; readonly fix: Statement }[] {
  const seen = new Set<string>();
  return faults.flatMap(({ id, fix }) => {
    if (fix === null || seen.has(fix.text)) return [];
    seen.add(fix.text);
    return [{ id, fix }];
  });
}

const full = 100;
const ofWords = ['grade', 'sentences', 'jargon', 'you', 'proof', 'boasts', 'hedges', 'stock'];

/** The grade, and what costs points; the rest is in the working. */
export function wordsBlock(parts: readonly Part[]): FindingsBlock | null {
  const rows = ofWords.flatMap((id) => {
    const part = parts.find((one) => one.id === id);
    const isShown = id === 'grade' || (part?.points ?? full) < full;
    return part?.finding && isShown ? [{ label: part.label, statements: [part.finding] as const }] : [];
  });
  return rows.length === 0 ? null : { id: 'words', kind: 'findings', title: 'Words', rows };
}

export function siteBlocks(book: Book): readonly Block[] {
  const { basis, input } = book;
  const { site } = basis;
  if (site === null || input.site === undefined) return [];
  if (site.kind === 'none') {
    const block: CalloutBlock = {
      id: 'site',
      kind: 'callout',
      tone: 'plain',
      statement: book.writer.say('site.none', site.says, said('site', input.site)),
    };
    return [block];
  }
  const { page, source, at } = site;
  const rows = [
    ...headOf(page, input.site).map(({ label, value, isGood, todo }) => ({
      label,
      value,
      isGood,
      todo: isGood ? 'Keep it' : todo,
    })),
    { label: 'Type', value: page.fonts.join(', ') || 'None named', isGood: true, todo: '' },
    { label: 'Read on', value: at.slice(0, 10), isGood: true, todo: '' },
  ];
  return [
    {
      id: 'site',
      kind: 'table',
      title: 'The site',
      intro: book.writer.say(
        'site.intro',
        `What the page at ${input.site} says of itself.`,
        { kind: 'source', id: book.writer.cite(source) },
        said('site', input.site),
      ),
      columns: [{ label: 'What' }, { label: 'Found' }, { label: 'To do' }],
      rows: rows.map(({ label, value, isGood, todo }) => ({
        cells: [
          { label },
          { label: value.slice(0, 200) },
          { label: todo, ...(todo !== '' && { tone: isGood ? ('good' as const) : ('poor' as const) }) },
        ],
      })),
    },
  ];
}
