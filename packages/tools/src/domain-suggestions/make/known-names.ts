import { type FindKnown, makeFindKnown } from '@slipway/naming';
import type { Library } from '../../around.ts';

const made = new WeakMap<Library, FindKnown>();

/** Every firm we know of and every well-known brand: none is proposed, nor what sounds or looks like it. */
export function knownNames(library: Library): FindKnown {
  const known = made.get(library);
  if (known) return known;
  const { verticals, niches } = library.knowledge;
  const firms = [
    ...verticals.flatMap(({ companies }) => companies),
    ...niches.flatMap(({ incumbents, systems }) => [...incumbents, ...systems]),
  ].map(({ name }) => name.replace(/\s*\(.*\)$/u, ''));
  const find = makeFindKnown([...library.naming().stock.brands, ...firms]);
  made.set(library, find);
  return find;
}
