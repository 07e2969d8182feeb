const key = 'slipway:analytics';

export type Consent = 'yes' | 'no';

/** Null: not asked yet, or the browser keeps nothing. */
export function readConsent(): Consent | null {
  try {
    const kept = localStorage.getItem(key);
    return kept === 'yes' || kept === 'no' ? kept : null;
  } catch {
    return null;
  }
}

export function keepConsent(consent: Consent): void {
  try {
    localStorage.setItem(key, consent);
  } catch {
    // Then it holds for this visit only.
  }
}
