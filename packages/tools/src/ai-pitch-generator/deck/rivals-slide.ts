import { plainName } from '../../company-name.ts';
import { said } from '../case.ts';
import { type Draft, openSlide, pointsOf, sourceFor, texts, toDo } from './draft.ts';
import type { DeckParts } from './slides.ts';

const words: Readonly<Record<string, string>> = { yes: 'Yes', partly: 'Partly', no: 'No' };
const rowsMost = 6;

/** The founder's own matrix, where we win and where we lose; else the names; else what to find out. */
export function rivalsSlide({ of, lines, topic }: DeckParts): Draft | null {
  const { matrix } = of.basis;
  const [line] = lines.rivals ?? [];
  const edge = texts(lines.edge);
  const open = topic('rivals');
  if (matrix !== null && of.result('competitor-matrix') !== null) {
    const [own = '', ...others] = matrix.columns;
    const rows = matrix.rows
      .map((row) => ({ row, rank: rankOf(row.states) }))
      .toSorted((a, b) => b.rank - a.rank)
      .slice(0, rowsMost);
    const best = rows.find(({ rank }) => rank > 0)?.row.name;
    const text =
      best === undefined
        ? `${plainName(others[0])} does all that we do today.`
        : `Only we have “${plainName(best)}”.`;
    return {
      topic: 'rivals',
      kind: 'comparison',
      point: {
        text,
        evidence: [said('matrix', [...matrix.columns, ...matrix.rows.map(({ name }) => name)].join(', '))],
      },
      data: {
        columns: [
          { label: of.company === '' ? plainName(own) : of.company },
          ...others.map((label) => ({ label: plainName(label).slice(0, 40) })),
        ],
        rows: rows.map(({ row }) => ({
          label: plainName(row.name).slice(0, 80),
          cells: row.states.map((state) => ({ text: words[state] ?? 'Not known' })),
        })),
      },
      notes: [...texts(lines.rivals), ...edge],
      ...sourceFor(of, 'competitor-matrix'),
    };
  }
  if (line === undefined) return openSlide('rivals', open);
  const notes = [line.text, ...edge, ...toDo(open)];
  return { topic: 'rivals', kind: 'statement', point: line, data: pointsOf(edge.slice(0, 2)), notes };
}

/** Above zero where we have it and no rival does; below where a rival has it and we do not. */
function rankOf([own, ...others]: readonly string[]): number {
  const has = (state: string | undefined) => state === 'yes';
  if (has(own)) return others.some(has) ? 0 : 1 + others.filter((state) => state === 'no').length;
  return others.some(has) ? -0.5 : -1;
}
