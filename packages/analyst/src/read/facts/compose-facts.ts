import type { NumberSaid } from '../numbers-said.ts';
import type { PartyLexicon } from '../parties.ts';
import type { ParsedText } from '../party-features.ts';
import { agreeSums } from './agree-sums.ts';
import { findAskedFor } from './asked-for.ts';
import { shareBatch } from './by-batch.ts';
import { payWhileMade } from './by-duration.ts';
import { countHire } from './by-hire.ts';
import { countOccasions } from './by-occasion.ts';
import { countPacks } from './by-pack.ts';
import { countAtPrice } from './by-price.ts';
import { payForQuantity } from './by-quantity.ts';
import { planCosts } from './considered.ts';
import type { Fact } from './fact.ts';
import { findExpected } from './find-expected.ts';
import { findGain } from './find-gain.ts';
import { findLimit } from './find-limit.ts';
import { findMissed } from './find-missed.ts';
import { findNeed } from './find-need.ts';
import { trustRows } from './in-a-row.ts';
import { leaveParts } from './leave-parts.ts';
import { priceOffered } from './less-percent.ts';
import { replaceCosts } from './new-rent.ts';
import { addUpThings } from './own-things.ts';
import { planStart } from './plan-start.ts';
import { trustUnits } from './trust-units.ts';
import { winEach } from './win-each.ts';

type Step = (
  facts: readonly Fact[],
  numbers: readonly NumberSaid[],
  parsed: ParsedText,
  parties: PartyLexicon,
) => readonly Fact[];

/** What two numbers make together: each washer's loads, a quantity at its price, a tray of eggs. */
const steps: readonly Step[] = [
  leaveParts,
  trustUnits,
  countPacks,
  countOccasions,
  agreeSums,
  countHire,
  countAtPrice,
  shareBatch,
  findMissed,
  findLimit,
  payForQuantity,
  addUpThings,
  payWhileMade,
  winEach,
  priceOffered,
  trustRows,
  replaceCosts,
  findNeed,
  findAskedFor,
  planCosts,
  planStart,
  findGain,
  findExpected,
];

export const composeFacts: Step = (facts, numbers, parsed, parties) =>
  steps.reduce((read, step) => step(read, numbers, parsed, parties), facts);
