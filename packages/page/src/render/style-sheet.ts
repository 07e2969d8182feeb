import { designs } from '../designs/designs.gen.ts';
import type { Page } from '../document/page.ts';
import { makePalette } from '../theme/palette.ts';
import type { Theme } from '../theme/theme.ts';
import { pairs, stacks } from '../theme/type-pairs.ts';
import { wornRoles, wornScheme } from '../theme/worn-roles.ts';
import { baseCss } from './base-css.ts';
import { layoutCss } from './layout-css.ts';
import { plainCss } from './plain-css.ts';

const radiusPx = { none: 0, small: 6, large: 20 } as const;
const paddingFactor = { airy: 1.35, normal: 1, dense: 0.65 } as const;

/** Every value comes from a list of ours or was computed by us: no text of the page enters it. */
export function styleSheet({ design: id, theme }: Pick<Page, 'design' | 'theme'>): string {
  const design = designs[id];
  return squeeze(`${tokens(id, theme)}${baseCss}${plainCss(design)}${design.css}${layoutCss}`);
}

function tokens(id: Page['design'], theme: Theme): string {
  const design = designs[id];
  const { hue, faces, card } = design;
  const chosen = theme.type === null ? faces : pairs[theme.type];
  const values: Record<string, string> = {
    ...makePalette(wornRoles(design, theme), hue, theme.brand),
    display: stacks[chosen.display],
    text: stacks[chosen.text],
    r: `${theme.radius === null ? card.radiusPx : radiusPx[theme.radius]}px`,
    d: String(theme.density === null ? 1 : paddingFactor[theme.density]),
    pad: `calc(clamp(${card.padPx[0]}px, ${padding(card.padPx)}, ${card.padPx[1]}px) * var(--d))`,
  };
  const lines = Object.entries(values).map(([name, value]) => `--${name}:${value};`);
  return `:root{color-scheme:${wornScheme(design, theme)};${lines.join('')}}`;
}

/** Grows evenly between the widths of 390 and 1280 px. */
function padding([narrow, wide]: readonly [number, number]): string {
  const slope = (wide - narrow) / 890;
  return `${(narrow - slope * 390).toFixed(1)}px + ${(slope * 100).toFixed(2)}vw`;
}

function squeeze(css: string): string {
  return css
    .replace(/\s*\n\s*/g, '')
    .replace(/\s*([{};])\s*/g, '$1')
    .replace(/;\}/g, '}');
}
