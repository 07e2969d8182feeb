import { checks } from './checks.ts';
import type { Company } from './company.ts';
import type { Check, Finding, Found } from './finding.ts';

/** The fact in which the founder keeps both sides of a disagreement. */
const acceptedFact = 'accepted';
const longest = 120;

/** What was said or found in different places and cannot all be true. Order is fixed. */
export function findDisagreements(company: Company): readonly Finding[] {
  const accepted = listAccepted(company);
  return checks
    .flatMap((check) => check.find(company).map((found) => ({ check, found, key: keyOf(check, found) })))
    .filter(({ key }) => !accepted.includes(key))
    .map(({ check: { id, title, allows, keep }, found, key }) => ({
      ...found,
      id: found.of === undefined ? id : `${id} ${found.of}`,
      check: id,
      title,
      allows,
      settle:
        keep === undefined
          ? found.settle
          : [
              ...found.settle,
              { kind: 'fact', label: keep, fact: acceptedFact, value: [...accepted, key].slice(-50) },
            ],
    }));
}

/** Readable, since it is listed in the record; another value makes another key, and the question comes back. */
function keyOf({ title }: Check, { sides: [one, other] }: Found): string {
  return `${title}: ${one.text} / ${other.text}`.slice(0, longest);
}

function listAccepted({ record }: Company): readonly string[] {
  const value: unknown = record[acceptedFact]?.value;
  return Array.isArray(value) ? value.filter((one) => typeof one === 'string') : [];
}
