import type { gradesOf, Theme } from '@slipway/deck';
import type { looks } from '@slipway/powerpoint';
import type { Press } from '../pdf/press.ts';
import type { Tag } from '../pdf/tag.ts';

/** All that a part of a slide is painted with. */
export interface Stage {
  readonly press: Press;
  readonly tag: Tag;
  readonly theme: Theme;
  readonly look: (typeof looks)[keyof typeof looks];
  readonly colours: Colours;
  readonly grades: ReturnType<typeof gradesOf>;
}

type Colours = ReturnType<typeof coloursOf>;

/** Every third slide of some themes is on paper: light where the others are dark. */
export function coloursOf(palette: Readonly<Record<string, string>>, isOnPaper: boolean) {
  const of = (role: string) => palette[role] ?? palette.ink ?? '';
  const grounds = { ground: of('button'), 'on-ground': of('on-button') };
  return isOnPaper
    ? {
        ...grounds,
        paper: of('paper'),
        ink: of('on-paper'),
        muted: of('on-paper'),
        accent: of('paper-accent'),
        line: of('on-paper'),
      }
    : {
        ...grounds,
        paper: of('bg'),
        ink: of('ink'),
        muted: of('muted'),
        accent: of('link'),
        line: of('line'),
      };
}
