import type { AddressCell, NamesBlock, Report } from '@slipway/report';
import type { Evidence } from '../evidence.ts';
import { cellId, type ReportPatch } from '../report-patch.ts';

interface Looking {
  readonly report: Report;
  readonly evidence: Evidence;
  readonly isOver: () => boolean;
}
interface Place {
  readonly id: string;
  readonly address: string;
}

interface Answer {
  readonly place: Place;
  readonly cell: AddressCell | null;
}

/** So many names are checked, the best first; the others say that they were not. */
const namesMost = 30;
const atOnce = 6;

/** Asks for each address and sends each answer as it comes. Offline, nothing is sent: the sheet says that none was checked. */
export async function* lookUp({ report, evidence, isOver }: Looking): AsyncGenerator<ReportPatch> {
  const block = report.blocks.find((one): one is NamesBlock => one.kind === 'names');
  const waiting = block === undefined ? [] : placesOf(block);
  const running = new Map<string, Promise<Answer>>();
  // One goes ahead: where nobody can be reached, nobody else is asked in vain.
  let most = 1;
  while (!isOver() && (running.size > 0 || waiting.length > 0)) {
    for (const place of waiting.splice(0, most - running.size)) running.set(place.id, ask(evidence, place));
    const { place, cell } = await Promise.race(running.values());
    running.delete(place.id);
    if (cell === null) return;
    most = atOnce;
    yield { cells: { [place.id]: cell } };
  }
}

/** The founder's first ending of all names before the second of any. */
function placesOf({ id, rows }: NamesBlock): Place[] {
  const best = rows
    .map(({ rank, cells, picked }, row) => ({ rank: picked ? rank - rows.length : rank, cells, row }))
    .sort((a, b) => a.rank - b.rank)
    .slice(0, namesMost);
  const widest = Math.max(0, ...best.map(({ cells }) => cells.length));
  return Array.from({ length: widest }, (_, column) =>
    best.flatMap(({ cells, row }) => {
      const cell = cells[column];
      return cell ? [{ id: cellId(id, row, column), address: cell.address }] : [];
    }),
  ).flat();
}

/** Null where nobody could be asked. */
async function ask(evidence: Evidence, place: Place): Promise<Answer> {
  const { address } = place;
  const answer = await evidence.look('domain-registration', { address });
  if (answer.kind === 'offline') return { place, cell: null };
  if (answer.kind === 'nothing') return { place, cell: { address, state: 'unknown', note: answer.says } };
  return { place, cell: { address, ...answer.value, at: answer.at } };
}
