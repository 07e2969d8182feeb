import { AppError } from '@slipway/core';
import { getTool, type ToolId } from '@slipway/tools';
import fc from 'fast-check';
import { postRun } from '../src/modules/credits/post-run.ts';
import { readCredits } from '../src/modules/credits/read-credits.ts';
import { sweepHolds } from '../src/modules/credits/sweep-holds.ts';
import { voidRun } from '../src/modules/credits/void-run.ts';
import type { TestLedger, TestPerson } from './ledger.ts';

/** What can happen to one person, in any order. */
type Happening =
  | { readonly kind: 'reserve'; readonly toolId: ToolId }
  | { readonly kind: 'post' | 'void'; readonly pick: number }
  | { readonly kind: 'pass'; readonly hours: number }
  | { readonly kind: 'premium'; readonly on: boolean }
  | { readonly kind: 'look' }
  | { readonly kind: 'sweep' };

export const happenings: fc.Arbitrary<Happening[]> = fc.array(
  fc.oneof(
    {
      weight: 5,
      arbitrary: fc.record({
        kind: fc.constant('reserve' as const),
        toolId: fc.constantFrom<ToolId>('swot-generator', 'landing-page-generator'),
      }),
    },
    {
      weight: 5,
      arbitrary: fc.record({ kind: fc.constantFrom('post' as const, 'void' as const), pick: fc.nat(20) }),
    },
    {
      weight: 2,
      arbitrary: fc.record({ kind: fc.constant('pass' as const), hours: fc.integer({ min: 1, max: 30 }) }),
    },
    { weight: 1, arbitrary: fc.record({ kind: fc.constant('premium' as const), on: fc.boolean() }) },
    { weight: 2, arbitrary: fc.constantFrom<Happening>({ kind: 'look' }, { kind: 'sweep' }) },
  ),
  { minLength: 1, maxLength: 50 },
);

interface ExpectedHold {
  readonly cost: number;
  readonly day: string;
  isOpen: boolean;
}

/** The rules told a second time, as plainly as they can be: a number, a date, and a list of holds. */
class Expected {
  credits = 10;
  day: string;
  isPremium = false;
  readonly holds: ExpectedHold[] = [];

  constructor(today: string) {
    this.day = today;
  }

  turn(today: string): void {
    if (this.isPremium || today <= this.day) return;
    this.day = today;
    this.credits = 10;
  }

  reserve(price: number): boolean {
    const cost = this.isPremium ? 0 : price;
    if (cost > this.credits) return false;
    this.credits -= cost;
    this.holds.push({ cost, day: this.day, isOpen: true });
    return true;
  }

  settle(hold: ExpectedHold, kind: 'post' | 'void'): boolean {
    if (!hold.isOpen) return false;
    hold.isOpen = false;
    if (kind === 'void' && hold.day === this.day) this.credits += hold.cost;
    return true;
  }
}

/** Lives through all of it in UTC, and answers with the first difference from what the rules say, or null. */
export async function liveThrough(
  ledger: TestLedger,
  person: TestPerson,
  story: readonly Happening[],
): Promise<string | null> {
  const today = () => new Date(ledger.clock.now()).toISOString().slice(0, 10);
  const runs: string[] = [];
  const look = async () => (await readCredits(ledger.deps, { person, zone: 'UTC' })).credits;
  await look();
  const expected = new Expected(today());
  let first: string | null = null;
  for (const [place, happening] of story.entries()) {
    const difference = await happen(happening);
    if (difference !== null) first ??= `after ${place} of ${JSON.stringify(story)}: ${difference}`;
  }
  return first;

  async function happen(happening: Happening): Promise<string | null> {
    switch (happening.kind) {
      case 'reserve': {
        expected.turn(today());
        const isExpected = expected.reserve(getTool(happening.toolId).cost);
        const reserved = await ledger
          .reserve(person, { toolId: happening.toolId })
          .catch((error: unknown) => {
            if (error instanceof AppError && error.code === 'tool/insufficient-credits') return null;
            throw error;
          });
        if (reserved) runs.push(reserved.runId);
        return differs('accepted', reserved !== null, isExpected);
      }
      case 'post':
      case 'void': {
        const index = happening.pick % Math.max(1, runs.length);
        const [runId, hold] = [runs[index], expected.holds[index]];
        if (runId === undefined || hold === undefined) return null;
        const won = await (happening.kind === 'post'
          ? postRun(ledger.deps, { runId, result: '{}' })
          : voidRun(ledger.deps, { runId, errorCode: 'server/failed' }));
        return differs('settled', won, expected.settle(hold, happening.kind));
      }
      case 'pass':
        // A living server renews its holds while time passes.
        ledger.clock.advance(happening.hours * 60 * 60_000);
        await sweepHolds(ledger.deps);
        return null;
      case 'premium':
        expected.isPremium = happening.on;
        await ledger.setPremium(person, happening.on);
        return null;
      case 'sweep':
        await sweepHolds(ledger.deps);
        return null;
      case 'look':
        expected.turn(today());
        return differs('credits', await look(), expected.credits);
    }
  }
}

function differs<T>(what: string, found: T, wanted: T): string | null {
  return found === wanted ? null : `${what} is ${found} and should be ${wanted}`;
}
