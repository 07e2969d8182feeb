import { plainName } from '../../company-name.ts';
import { type Case, said } from '../case.ts';
import { listKnownRivals } from '../words/own-lines.ts';
import { phrase, sentence } from '../words/sentence.ts';
import { type Draft, openSlide, pointsOf, sourceFor, texts, toDo } from './draft.ts';
import { claimOf, knownFirst } from './rivals-claim.ts';
import type { DeckParts } from './slides.ts';

const words = { yes: 'Yes', partly: 'Partly', no: 'No', unknown: 'Not known' } as const;
const rowsMost = 6;
const columnsMost = 4;
const rivalsMost = 4;

/** The founder's own matrix, where we win and where we lose; else the names; else what to find out. */
export function rivalsSlide({ of, lines, topic }: DeckParts): Draft | null {
  const { matrix } = of.basis;
  const [line] = lines.rivals ?? [];
  const edge = texts(lines.edge);
  const open = topic('rivals');
  if (matrix !== null && of.result('competitor-matrix') !== null) {
    const { columns, rows } = knownFirst(matrix);
    const shown = columns.slice(0, columnsMost);
    return {
      topic: 'rivals',
      kind: 'comparison',
      point: {
        text: claimOf(columns, rows),
        evidence: [said('matrix', [...matrix.columns, ...matrix.rows.map(({ name }) => name)].join(', '))],
      },
      data: {
        columns: shown.map((label, at) => ({
          label: at === 0 && of.company !== '' ? of.company : plainName(label).slice(0, 40),
        })),
        rows: rows.slice(0, rowsMost).map(({ name, states }) => ({
          label: plainName(name).slice(0, 80),
          cells: states.slice(0, columnsMost).map((state) => ({ text: words[state] })),
        })),
      },
      notes: [...texts(lines.rivals), ...edge],
      ...sourceFor(of, 'competitor-matrix'),
    };
  }
  if (line === undefined) return openSlide('rivals', open);
  const notes = [line.text, ...edge, ...toDo(open)];
  const known = listKnownRivals(of).slice(0, rivalsMost);
  const data = known.length === 0 ? pointsOf(edge.slice(0, 2)) : whatEachDoes(of, known);
  return { topic: 'rivals', kind: known.length === 0 ? 'statement' : 'comparison', point: line, data, notes };
}

/** Before there is a matrix: what we do, and what our notes say that each of them does. */
function whatEachDoes(of: Case, known: Case['basis']['rivals']): Draft['data'] {
  const edge = phrase(of.input.edge ?? '');
  const row = (label: string, does: string) => ({ label, cells: [{ text: sentence(does) }] });
  return {
    columns: [{ label: 'What it does' }],
    rows: [
      ...(edge === '' ? [] : [row(of.company === '' ? 'We' : of.company, edge)]),
      ...known.map(({ name, does }) => row(name, does)),
    ],
  };
}
