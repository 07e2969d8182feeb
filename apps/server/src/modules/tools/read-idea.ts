import { type ReadIdea, toReadIdea } from '@slipway/tools/reading';
import type { Deps } from '../../deps.ts';
import { addressKey } from '../limits/address-key.ts';
import { limit } from '../limits/hit-limit.ts';

/** Free, without signing in, and no model: how the engine understands a text. */
export async function readIdea(
  deps: Pick<Deps, 'db' | 'clock' | 'library'>,
  text: string,
  ip: string,
): Promise<ReadIdea> {
  await limit(deps, { name: 'read-idea', key: addressKey(ip), max: 30, windowMs: 60_000 });
  const library = await deps.library();
  return toReadIdea(library.readIdea(text));
}
