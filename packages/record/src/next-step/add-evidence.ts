/** How far customers have gone, from belief to money: the answers of the field `evidence`, in their order. */
const rungs = ['none', 'opinions', 'desk-research', 'interviews', 'waitlist', 'letters', 'paying'] as const;
type Rung = (typeof rungs)[number];

interface Evidence {
  readonly rung: Rung;
  /** How many of them. */
  readonly count: number;
}

export function isRung(value: unknown): value is Rung {
  return rungs.some((rung) => rung === value);
}

/**
 * What is proved after a test. A talk counts when it was held; anything further counts only when the customer did it. The furthest
 * that customers have gone stands, and more of the same add up.
 */
export function addEvidence(
  known: Evidence | null,
  proves: Rung,
  { tried, did }: { readonly tried: number; readonly did: number },
): Evidence | null {
  const count = proves === 'interviews' ? tried : did;
  if (count <= 0) return known;
  const further = rungs.indexOf(proves) - rungs.indexOf(known?.rung ?? 'none');
  if (further < 0) return known;
  return { rung: proves, count: further === 0 && known !== null ? known.count + count : count };
}
