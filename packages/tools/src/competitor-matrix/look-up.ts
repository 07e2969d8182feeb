import { type Cell, fromSource } from '@slipway/report';
import type { EvidenceAnswer } from '../evidence.ts';
import type { LookUp } from '../look-up.ts';
import { cellId, type ReportPatch } from '../report-patch.ts';
import type { Basis } from './basis.ts';
import type { Input } from './fields.ts';
import { directoryColumn, suggestedId } from './sheet/suggested.ts';

/** Who a suggested rival is, as a public encyclopedia says today. Where it cannot be reached, the sheet says so already. */
export const lookUp: LookUp<Input, Basis> = async function* ({ basis, evidence, isOver }) {
  for (const [row, { name }] of basis.rivals.entries()) {
    if (isOver()) return;
    const answer = await evidence.look('wikipedia-summary', { company: name.replace(/\s*\([^)]*\)/gu, '') });
    if (answer.kind === 'offline') return;
    yield patchOf(row, answer);
  }
};

type Answered = Exclude<EvidenceAnswer<'wikipedia-summary'>, { readonly kind: 'offline' }>;

function patchOf(row: number, answer: Answered): ReportPatch {
  const id = cellId(suggestedId, row, directoryColumn);
  if (answer.kind === 'nothing') return { cells: { [id]: { label: 'no article found' } satisfies Cell } };
  const { value, source: cited, at } = answer;
  const source = {
    ...cited,
    id: `${cited.id}:${row}`,
    what: `${value.title}: ${value.says}, looked up on ${at.slice(0, 10)}`,
  };
  const statement = { id: `looked.${row}`, text: `${value.says}.`, evidence: [fromSource(source.id)] };
  return { cells: { [id]: { statement } satisfies Cell }, sources: { [source.id]: source } };
}
