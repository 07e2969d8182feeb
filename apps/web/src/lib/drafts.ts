/**
 * What somebody has typed and not sent. A visitor's words stay with their tab; a signed-in person's stay in this browser
 * until they sign out.
 */
const prefix = 'slipway:draft:';

export interface DraftPlace {
  /** Null for a visitor. */
  readonly uid: string | null;
  readonly name: string;
}

function storageFor(uid: string | null): Storage {
  return uid === null ? sessionStorage : localStorage;
}

const keyOf = ({ uid, name }: DraftPlace): string => `${prefix}${uid ?? ''}:${name}`;

/** Storage can be switched off or full; the text still stands in the form. */
function attempt<T>(work: () => T, otherwise: T): T {
  try {
    return work();
  } catch {
    return otherwise;
  }
}

export function saveDraft(place: DraftPlace, draft: unknown): void {
  attempt(() => storageFor(place.uid).setItem(keyOf(place), JSON.stringify(draft)), undefined);
}

export function findDraft(place: DraftPlace): unknown {
  return attempt((): unknown => JSON.parse(storageFor(place.uid).getItem(keyOf(place)) ?? 'null'), null);
}

export function dropDraft(place: DraftPlace): void {
  attempt(() => storageFor(place.uid).removeItem(keyOf(place)), undefined);
}

/** Who signs out leaves no idea behind on a device that others may use. */
export function forgetDrafts(uid: string): void {
  attempt(() => {
    const own = Object.keys(localStorage).filter((key) => key.startsWith(`${prefix}${uid}:`));
    for (const key of own) localStorage.removeItem(key);
  }, undefined);
}
