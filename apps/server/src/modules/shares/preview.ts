import { drawCard } from '@slipway/export';
import type { Deps } from '../../deps.ts';
import { cardOf } from './card-of.ts';
import { openShare } from './open-share.ts';

type PreviewDeps = Pick<Deps, 'db' | 'clock' | 'tools' | 'exporter'>;

const keptMost = 100;

/** Pictures are kept by what they show, so a link that was revoked or renamed never gets an old one. */
export function makePreviews(deps: PreviewDeps) {
  const kept = new Map<string, Promise<Uint8Array<ArrayBuffer>>>();
  return async (token: string, ip: string): Promise<Uint8Array<ArrayBuffer>> => {
    const svg = drawCard(cardOf((await openShare(deps, token, ip)).shared));
    const known = kept.get(svg);
    if (known) return known;
    const [oldest] = kept.keys();
    if (kept.size >= keptMost && oldest !== undefined) kept.delete(oldest);
    const made = deps.exporter.paint(svg);
    kept.set(svg, made);
    made.catch(() => kept.delete(svg));
    return made;
  };
}
