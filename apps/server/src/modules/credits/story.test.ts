import fc from 'fast-check';
import { expect, test } from 'vitest';
import { happenings, liveThrough } from '../../../test/credit-story.ts';
import { describeEachEngine } from '../../../test/engines.ts';
import { makeLedger } from '../../../test/ledger.ts';
import { listBreaches } from '../../db/invariants.ts';

describeEachEngine('any order of reserve, post, void, reset and premium', (open, engine) => {
  test('[CR2] [CR3] [CR4] [CR6] [CR7] [CR11] gives what the rules say, and books without a breach', async () => {
    const db = await open();
    await fc.assert(
      fc.asyncProperty(happenings, async (story) => {
        const ledger = makeLedger(db);
        expect(await liveThrough(ledger, await ledger.addPerson(), story)).toBeNull();
      }),
      { numRuns: engine === 'sqlite' ? 40 : 15 },
    );
    expect(await listBreaches(db)).toEqual([]);
  });

  test('[CR2] the same at once, by many people and from two servers, leaves books without a breach', async () => {
    const db = await open();
    const servers = [makeLedger(db), makeLedger(db)] as const;
    const person = await servers[0].addPerson();
    const stories = fc.sample(happenings, { numRuns: 6, seed: 20_261_115 });
    // Interleaved on one balance, so the plain retelling no longer applies; the invariants must.
    await Promise.all(
      stories.map((story, place) => liveThrough(servers[place % 2 === 0 ? 0 : 1], person, story)),
    );
    expect(await listBreaches(db)).toEqual([]);
  });
});
