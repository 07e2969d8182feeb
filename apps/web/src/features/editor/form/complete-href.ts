/** What people type for an address, made into one: `example.com`, `me@example.com`, `+1 555 010 99`. */
export function completeHref(typed: string): string {
  const text = typed.trim();
  if (text === '' || /^(?:https?:|mailto:|tel:|#)/i.test(text)) return text;
  if (/^[^\s@/]+@[^\s@/]+\.[^\s@/]+$/.test(text)) return `mailto:${text}`;
  if (/^\+?[\d\s().-]{5,20}$/.test(text)) return `tel:${text.replace(/[^\d+]/g, '')}`;
  return /^[\w-]+(?:\.[\w-]+)+(?:[/?#]\S*)?$/.test(text) ? `https://${text}` : text;
}
