import { type Digest, digestOf } from '@slipway/report';
import type { Deps } from '../../../deps.ts';
import { listNewest } from '../around/store.ts';
import { updateSheet } from '../store.ts';

interface Digested {
  readonly run_id: string;
  readonly version: number;
  readonly digest: string | null;
}

/** A report may have half a megabyte. */
const atOnce = 4;

/** Run → what lists show of it. What has none yet is made from its report, and kept. */
export async function fillDigests(
  { db }: Pick<Deps, 'db'>,
  uid: string,
  rows: readonly Digested[],
): Promise<ReadonlyMap<string, Digest>> {
  const digests = new Map<string, Digest>();
  const missing: string[] = [];
  for (const { run_id, version, digest } of rows) {
    const known: Digest | null = digest === null ? null : JSON.parse(digest);
    if (known !== null) digests.set(run_id, known);
    // Digests of old have no figures.
    if (known?.figures === undefined && version > 0) missing.push(run_id);
  }
  for (let at = 0; at < missing.length; at += atOnce)
    for (const { run_id, report } of await listNewest(db.query, uid, missing.slice(at, at + atOnce))) {
      const digest = digestOf(JSON.parse(report));
      digests.set(run_id, digest);
      await updateSheet(db.query, uid, run_id, { digest: JSON.stringify(digest) });
    }
  return digests;
}
