import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { drawCard } from '@slipway/export';
import { findFonts } from '@slipway/export/fonts';
import { paintSvg } from '@slipway/export/make';
import type { PostEntry } from '../src/features/blog/post.ts';

/** What messengers show with a link to a post: its title on drafting paper, one PNG each. */
export async function drawPreviews(dir: string, posts: readonly PostEntry[]): Promise<void> {
  const paint = await paintSvg();
  const fonts = findFonts();
  await mkdir(join(dir, 'previews'), { recursive: true });
  for (const { slug, title, minutes, tags } of posts) {
    const card = drawCard({
      over: `Blog · ${minutes} min read · ${tags.join(', ')}`,
      title,
      line: 'with a calculator that runs on your numbers',
    });
    await writeFile(join(dir, 'previews', `blog-${slug}.png`), paint(card, fonts));
  }
}
