/** HTML that may be written as it is. Only `html` makes it, so a text that was not escaped does not compile into a page. */
export interface Markup {
  readonly markup: string;
}

type Part = Markup | string | number | null | false | readonly Markup[];

export const nothing: Markup = { markup: '' };

/** Every text put into it is escaped, in elements and in quoted attributes alike. */
export function html(texts: TemplateStringsArray, ...parts: readonly Part[]): Markup {
  const written = texts.map((text, index) => text + write(parts[index] ?? null));
  return { markup: written.join('').replace(/>\s*\n\s*/g, '>') };
}

function write(part: Part): string {
  if (part === null || part === false) return '';
  if (typeof part === 'string') return escapeHtml(part);
  if (typeof part === 'number') return String(part);
  return 'markup' in part ? part.markup : part.map(({ markup }) => markup).join('');
}

const entities: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
  '`': '&#96;',
};

function escapeHtml(text: string): string {
  // Control characters have no place in a page, and a NUL is an error in HTML.
  return (
    text
      // biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is taken out.
      .replace(/[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f-\u009f\ufdd0-\ufdef\ufffe\uffff]/g, '')
      .toWellFormed()
      .replace(/[&<>"'`]/g, (letter) => entities[letter] ?? '')
  );
}
