import type { FirstReadResult, ReadIdeaResult } from '@slipway/contracts';
import { gatherIdea, listSlots } from '@slipway/tools/idea';
import { firstRead } from '@slipway/tools/score-your-idea/first-read';
import type { Deps } from '../../deps.ts';
import { addressKey } from '../limits/address-key.ts';
import { limit } from '../limits/hit-limit.ts';

interface IdeaText {
  readonly text: string;
  readonly answers?: Readonly<Record<string, string | number>> | undefined;
}

/** Free, without signing in, and no model: how the engine understands a text. */
export async function readIdea(
  deps: Pick<Deps, 'db' | 'clock' | 'library'>,
  { text, answers = {} }: IdeaText,
  ip: string,
): Promise<ReadIdeaResult> {
  await countReading(deps, ip);
  const basis = gatherIdea({ ...answers, idea: text }, await deps.library());
  return {
    slots: listSlots(basis).map((slot) => ({ ...slot, options: [...slot.options] })),
    known: basis.notes.known,
    question: basis.scope.kind === 'ask' ? basis.scope.question : null,
  };
}

/** What the home page shows of a text: its slots, and the top of its score. */
export async function readFirst(
  deps: Pick<Deps, 'db' | 'clock' | 'library'>,
  text: string,
  ip: string,
): Promise<FirstReadResult> {
  await countReading(deps, ip);
  const basis = gatherIdea({ idea: text }, await deps.library());
  const slots = listSlots(basis).map(({ field, part, label, value, standing }) => ({
    field,
    ...(part === undefined ? {} : { part }),
    label,
    value,
    standing,
  }));
  return { slots, read: firstRead(basis) };
}

function countReading(deps: Pick<Deps, 'db' | 'clock'>, ip: string): Promise<void> {
  return limit(deps, { name: 'read-idea', key: addressKey(ip), max: 30, windowMs: 60_000 });
}
