import { type MessageField, messageFields } from './message-rules.ts';

const key = 'contact-draft';
type Draft = Readonly<Record<MessageField, string>>;

/** Kept for this tab only: a reload or a lost connection costs nobody their words. */
export function saveDraft(draft: Draft): void {
  try {
    sessionStorage.setItem(key, JSON.stringify(draft));
  } catch {
    // Storage may be full or switched off; the text still stands in the form.
  }
}

export function clearDraft(): void {
  try {
    sessionStorage.removeItem(key);
  } catch {
    // Switched off: there is nothing to clear.
  }
}

export function findDraft(): Draft | null {
  try {
    const found: unknown = JSON.parse(sessionStorage.getItem(key) ?? 'null');
    return isDraft(found) ? found : null;
  } catch {
    return null;
  }
}

function isDraft(value: unknown): value is Draft {
  return (
    typeof value === 'object' &&
    value !== null &&
    messageFields.every((name) => typeof Reflect.get(value, name) === 'string')
  );
}
