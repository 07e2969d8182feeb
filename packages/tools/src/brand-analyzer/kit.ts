import type { Brand } from '../brand.ts';
import type { DocumentFile } from '../document.ts';

/** The kit: variables for a style sheet, and all of it as JSON. */
export function makeKit(brand: Brand): readonly DocumentFile[] {
  return [
    { name: 'brand.css', type: 'text/css', text: cssOf(brand) },
    { name: 'brand.json', type: 'application/json', text: `${JSON.stringify(brand, null, 2)}\n` },
  ];
}

function cssOf({ colours, type }: Brand): string {
  const family = (name: string, fallback: string) =>
    `"${name.replaceAll(/["\\\p{Cc}<>]/gu, '')}", ${fallback}`;
  // A family that says it is one without serifs is followed by one.
  const bodyFallback = /\bsans\b/iu.test(type.body) ? 'sans-serif' : type.fallback;
  const lines = [
    ...colours.flatMap(({ role, hex, readable }) => {
      const name = `--brand-${role.toLowerCase().replaceAll(' ', '-')}`;
      return [`${name}: ${hex};`, ...(readable === hex ? [] : [`${name}-readable: ${readable};`])];
    }),
    `--brand-heading: ${family(type.heading, type.fallback)};`,
    `--brand-body: ${family(type.body, bodyFallback)};`,
  ];
  return `:root {\n${lines.map((line) => `  ${line}`).join('\n')}\n}\n`;
}
