/**
 * What a visitor typed into the idea box of the home page, on its way into a tool: through signing up or in, a reload, another
 * tab. Kept in this browser for a day, and gone once a tool has taken it. The inline loader writes it before the app is here.
 */
export const ideaBoxId = 'hero-idea';
/** The tool it goes to when nobody asked for another. */
export const ideaToolPath = '/score-your-idea';

const key = 'slipway:idea';
const keptMs = 24 * 60 * 60 * 1000;
const wishKey = 'slipway:idea-run';
/** Long enough to sign up in. Whoever comes back later presses the button again. */
const wishedMs = 30 * 60 * 1000;

/** An emptied box carries nothing. Storage can be switched off or full: then the words stay in the box. */
export function carryIdea(text: string): void {
  try {
    if (text.trim() === '') localStorage.removeItem(key);
    else localStorage.setItem(key, JSON.stringify({ text, at: Date.now() }));
  } catch {}
}

export function findIdea(): string | null {
  try {
    const found: unknown = JSON.parse(localStorage.getItem(key) ?? 'null');
    if (typeof found !== 'object' || found === null) return null;
    const { text, at } = found as Record<string, unknown>;
    const isKept = typeof at === 'number' && Math.abs(Date.now() - at) < keptMs;
    if (typeof text === 'string' && isKept) return text;
    localStorage.removeItem(key);
    return null;
  } catch {
    return null;
  }
}

export function takeIdea(): string | null {
  const text = findIdea();
  carryIdea('');
  return text;
}

/** "Score it" was pressed: the tool runs by itself when it has the idea. */
export function wishRun(): void {
  try {
    localStorage.setItem(wishKey, JSON.stringify({ text: findIdea(), at: Date.now() }));
  } catch {}
}

/** Whether these words were to be run; once. */
export function takeRunWish(idea: string): boolean {
  try {
    const found: unknown = JSON.parse(localStorage.getItem(wishKey) ?? 'null');
    localStorage.removeItem(wishKey);
    const { text, at } = Object(found) as Record<string, unknown>;
    return text === idea && typeof at === 'number' && Math.abs(Date.now() - at) < wishedMs;
  } catch {
    return false;
  }
}
