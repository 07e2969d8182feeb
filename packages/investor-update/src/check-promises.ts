import { facts } from '@slipway/record';
import { formatValue } from '@slipway/report';
import { type FactLine, type ReportedFact, reportedFacts } from './take-facts.ts';

/** What the founder said last month they would do. */
export interface StoredPromise {
  readonly text: string;
  /** A figure it is measured by, and the value to reach; null for what only the founder can answer. */
  readonly fact: string | null;
  readonly target: number | null;
  /** The founder's own answer; null until there is one. */
  readonly kept: boolean | null;
}

export interface PromiseCheck extends StoredPromise {
  /** `asked`: nothing in the record says it, so the founder is asked. */
  readonly verdict: 'kept' | 'not-kept' | 'asked';
  /** "$54,921 a month; promised $60,000 a month"; null where nothing is measured. */
  readonly measured: string | null;
}

/** Last month's promises against what happened. The founder's own answer stands above the measure. */
export function checkPromises(
  promises: readonly StoredPromise[],
  lines: readonly FactLine[],
  currency: string | undefined,
): readonly PromiseCheck[] {
  return promises.map((promise) => {
    const { fact, target, kept } = promise;
    const line = isReported(fact) ? lines.find(({ id }) => id === fact) : undefined;
    const now = line?.now ?? null;
    const isMeasured = isReported(fact) && target !== null && now !== null;
    const reached = isMeasured && (reportedFacts[fact] === 'up' ? now.value >= target : now.value <= target);
    const unit = isReported(fact) ? facts[fact].unit : 'count';
    return {
      ...promise,
      verdict: kept !== null ? sayKept(kept) : isMeasured ? sayKept(reached) : 'asked',
      measured: isMeasured
        ? `${now.text}; promised ${formatValue(target, unit, unit.startsWith('money') ? currency : undefined)}`
        : null,
    };
  });
}

const sayKept = (isKept: boolean): 'kept' | 'not-kept' => (isKept ? 'kept' : 'not-kept');

function isReported(fact: string | null): fact is ReportedFact {
  return fact !== null && Object.hasOwn(reportedFacts, fact);
}
