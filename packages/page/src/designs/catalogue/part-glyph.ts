import { withoutMarks } from '../../html/edit-marks.ts';
import { html, type Markup } from '../../html/markup.ts';

/** Rings in the proportions of the number's own digits: the same number is always the same drawing. */
export function partGlyph(number: string): Markup {
  const digits = [...withoutMarks(number)].map((letter) => letter.codePointAt(0) ?? 0);
  const seed = digits.reduce((sum, digit, at) => (sum + digit * (at + 3)) % 997, 7);
  const outer = 30 + (seed % 12);
  const inner = outer - 8 - (seed % 9);
  const depth = 8 + (seed % 14);
  const tilt = 0.5;
  const ring = (r: number, y: number) =>
    html`<ellipse cx="50" cy="${y}" rx="${r}" ry="${Math.round(r * tilt)}"/>`;
  return html`<svg viewBox="0 0 100 80" width="100" height="80" aria-hidden="true" fill="none" stroke="currentColor" stroke-width="1.5">
      ${ring(outer, 32)}${ring(inner, 32)}
      <path d="M${50 - outer} 32v${depth}a${outer} ${Math.round(outer * tilt)} 0 0 0 ${2 * outer} 0v-${depth}"/>
    </svg>`;
}
