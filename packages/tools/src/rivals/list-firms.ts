import type { Niche } from '@slipway/knowledge';

/** Firms of a niche that sell there, by name. Where it is sold is not said, any may. */
export function listFirms({ incumbents }: Niche, place: string | null): readonly string[] {
  return incumbents
    .filter(({ region }) => place === null || region === null || region === 'global' || region === place)
    .map(({ name }) => name);
}
