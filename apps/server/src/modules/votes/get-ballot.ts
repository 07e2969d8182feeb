import { randomInt } from 'node:crypto';
import type { Ballot } from '@slipway/contracts';
import type { Deps } from '../../deps.ts';
import { getOpen } from './get-vote.ts';

const heardMax = 2;

/** Mixed here and not in the browser: the answer itself must not give away the founder's order. */
export async function getBallot({ db }: Pick<Deps, 'db'>, token: string): Promise<Ballot> {
  const names = (await getOpen(db.query, token)).counts.map(({ name }) => name);
  return { names: shuffle(names), hear: shuffle(names).slice(0, heardMax) };
}

function shuffle(names: readonly string[]): string[] {
  const mixed = [...names];
  for (let at = mixed.length - 1; at > 0; at -= 1) {
    const other = randomInt(at + 1);
    [mixed[at], mixed[other]] = [mixed[other] ?? '', mixed[at] ?? ''];
  }
  return mixed;
}
