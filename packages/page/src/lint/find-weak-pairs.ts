import type { Design } from '../designs/design.ts';
import { designs } from '../designs/designs.gen.ts';
import type { Page } from '../document/page.ts';
import { contrast } from '../theme/contrast.ts';
import { makePalette } from '../theme/palette.ts';
import { wornRoles } from '../theme/worn-roles.ts';

/** WCAG 2.2, level AA, for text of any size. */
const leastRatio = 4.5;

/** Text that is hard to read on its ground, a sentence each. */
export function findWeakPairs(
  { design, theme }: Pick<Page, 'design' | 'theme'>,
  { roles, hue, pairs }: Pick<Design, 'roles' | 'hue' | 'pairs'> = designs[design],
): readonly string[] {
  const palette = makePalette(wornRoles({ roles }, theme), hue, theme.brand);
  const read = ['ink', 'muted', 'link'].flatMap((text) => [
    [text, 'bg'] as const,
    [text, 'surface'] as const,
  ]);
  return [...read, ['on-button', 'button'] as const, ...pairs].flatMap(([text, ground]) => {
    const ratio = contrast(palette[text] ?? '', palette[ground] ?? '');
    if (ratio >= leastRatio) return [];
    return [`“${text}” on “${ground}” has a contrast of ${ratio.toFixed(1)}; ${leastRatio} is needed.`];
  });
}
