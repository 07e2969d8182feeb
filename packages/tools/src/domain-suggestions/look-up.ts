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

/** So many names are checked, the best first; the others say that they were not. */
const namesMost = 30;
const atOnce = 6;

/** Asks for each address and sends each answer as it comes. Offline, one line says so and nothing else changes. */
export async function* lookUp({ report, evidence, isOver }: Looking): AsyncGenerator<ReportPatch> {
  const block = report.blocks.find((one): one is NamesBlock => one.kind === 'names');
  const waiting = block === undefined ? [] : placesOf(block);
  const running = new Map<string, Promise<{ place: Place; cell: AddressCell; isOffline: boolean }>>();
  const [first] = waiting;
  let isOffline = false;
  while (!isOver() && (running.size > 0 || waiting.length > 0)) {
    // One goes ahead: where nobody can be reached, nobody else is asked in vain.
    const most = isOffline ? 0 : first?.id === waiting[0]?.id ? 1 : atOnce;
    while (running.size < most && waiting.length > 0) {
      const place = waiting.shift();
      if (place) running.set(place.id, ask(evidence, place));
    }
    if (running.size === 0) return;
    const answer = await Promise.race(running.values());
    running.delete(answer.place.id);
    if (answer.isOffline && isOffline) continue;
    isOffline ||= answer.isOffline;
    yield { cells: { [answer.place.id]: answer.cell } };
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

async function ask(evidence: Evidence, place: Place) {
  const { address } = place;
  const answer = await evidence.look('domain-registration', { address });
  if (answer.kind === 'found')
    return { place, isOffline: false, cell: { address, ...answer.value, at: answer.at } };
  const isOffline = answer.kind === 'offline';
  return {
    place,
    isOffline,
    cell: { address, state: isOffline ? ('open' as const) : ('unknown' as const), note: answer.says },
  };
}
