import { type AnyInput, isSameIdea } from '@slipway/tools';
import type { Queries } from '../../db/client.ts';
import { countCovered, listPosted, type SheetRow } from './store.ts';

/** Corrected readings that a charged run covers, and for how long. */
const coversMax = 5;
const coversForMs = 24 * 60 * 60_000;
/** More than a day's credits and what they cover. */
const lookedThrough = 200;

interface Asked {
  readonly uid: string;
  readonly tool: string;
  readonly input: AnyInput;
  readonly now: number;
}

/** The charged run that pays for this one as well: same idea, same answers, another reading. Null when it is to be paid. */
export async function findCover(db: Queries, asked: Asked): Promise<string | null> {
  const [latest, ...earlier] = await listOfIdea(db, asked);
  // The very same again corrects nothing.
  if (!latest || latest.input === JSON.stringify(asked.input)) return null;
  for (const { run_id, amount } of [latest, ...earlier])
    if (amount > 0 && (await countCovered(db, run_id)) < coversMax) return run_id;
  return null;
}

/** How many more readings of this very sheet cost nothing; 0 when another one of its idea came later. */
export async function countFreeReruns(db: Queries, sheet: SheetRow, now: number): Promise<number> {
  if (sheet.state !== 'posted' || sheet.version !== 1) return 0;
  const { user_id: uid, tool } = sheet;
  const family = await listOfIdea(db, { uid, tool, input: JSON.parse(sheet.input), now });
  if (family[0]?.run_id !== sheet.run_id) return 0;
  let left = 0;
  for (const { run_id, amount } of family)
    if (amount > 0) left += Math.max(0, coversMax - (await countCovered(db, run_id)));
  return left;
}

async function listOfIdea(db: Queries, { uid, tool, input, now }: Asked): ReturnType<typeof listPosted> {
  if (input.idea === undefined) return [];
  const posted = await listPosted(db, uid, { tool, since: now - coversForMs, max: lookedThrough });
  return posted.filter((row) => isSameIdea(JSON.parse(row.input), input));
}
