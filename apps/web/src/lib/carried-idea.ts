/**
 * What a visitor typed into the idea box of the home page, on its way into a tool: through signing up or in, a reload, another
 * tab. Kept in this browser for a day, and gone once a tool has taken it. The inline loader writes it before the app is here.
 */
export const ideaBoxId = 'hero-idea';
/** The tool it goes to when nobody asked for another. */
export const ideaToolPath = '/score-your-idea';

const key = 'slipway:idea';
const keptMs = 24 * 60 * 60 * 1000;

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
