import { join } from 'node:path';
import { designsText, idsText, kindsText, listFolders } from './page-parts.ts';

/** The lists of the deck package: a kind of slide is a folder with a kind.ts, a theme is one with a theme.ts. */
const deck = 'packages/deck/src';

export function deckFiles(root: string): Record<string, string> {
  const kinds = listFolders(join(root, deck, 'slides'), 'kind.ts');
  const themes = listFolders(join(root, deck, 'themes'), 'theme.ts');
  return {
    [`${deck}/slides/kinds.gen.ts`]: kindsText(kinds, 'slide'),
    [`${deck}/themes/ids.gen.ts`]: idsText(themes, 'theme'),
    [`${deck}/themes/themes.gen.ts`]: designsText(themes, 'theme'),
  };
}
