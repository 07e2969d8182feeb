import { addEvidence, type CompanyRecord, isRung, type SlotProvenance, setFact } from '@slipway/record';

interface From {
  /** ISO time. */
  readonly at: string;
  readonly provenance: SlotProvenance;
}

/** What a test found out, added to what is proved already. */
export function keepEvidence(
  record: CompanyRecord,
  proves: unknown,
  outcome: { readonly tried: number; readonly did: number },
  from: From,
): CompanyRecord {
  if (!isRung(proves)) return record;
  const { evidence, evidenceCount } = record;
  const known = isRung(evidence?.value)
    ? { rung: evidence.value, count: typeof evidenceCount?.value === 'number' ? evidenceCount.value : 0 }
    : null;
  const now = addEvidence(known, proves, outcome);
  if (now === null || now === known) return record;
  return setFact(setFact(record, 'evidence', now.rung, from), 'evidenceCount', now.count, from);
}
