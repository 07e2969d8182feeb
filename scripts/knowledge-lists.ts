import type { Vertical } from '@slipway/facts';

const written =
  '// Written by scripts/make-catalogue.ts from content/knowledge. Run `npm run catalogue` after adding an industry.';

/** Small enough for a form; the rest of what is known stays on the server. */
export function verticalNamesText(verticals: readonly Pick<Vertical, 'id' | 'name'>[]): string {
  const rows = verticals.map(({ id, name }) => `  { id: '${id}', name: ${quoted(name)} },\n`);
  return [
    written,
    `export const verticalNames: readonly { readonly id: string; readonly name: string }[] = [\n${rows.join('')}];`,
    '',
  ].join('\n');
}

/** As the formatter writes it. */
function quoted(text: string): string {
  return text.includes("'") ? `"${text}"` : `'${text}'`;
}
