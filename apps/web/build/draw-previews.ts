import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { Resvg } from '@resvg/resvg-js';
import type { PostEntry } from '../src/features/blog/post.ts';
import { escapeXml, readToken } from './site-files.ts';

const width = 1200;
const height = 630;
const lettersInLine = 30;
const fonts = [
  '@expo-google-fonts/bricolage-grotesque/600SemiBold/BricolageGrotesque_600SemiBold.ttf',
  '@expo-google-fonts/inter/500Medium/Inter_500Medium.ttf',
];

/** What messengers show with a link to a post: its title on drafting paper, one PNG each. */
export async function drawPreviews(dir: string, posts: readonly PostEntry[]): Promise<void> {
  const [paper, hull, signal, soft, line] = await Promise.all(
    ['paper', 'hull', 'signal', 'ink-soft', 'line'].map(async (name) => (await readToken(name)).light),
  );
  const colours = { paper, hull, signal, soft, line };
  const fontFiles = fonts.map((font) => fileURLToPath(import.meta.resolve(font)));
  await mkdir(join(dir, 'previews'), { recursive: true });
  for (const post of posts) {
    const picture = new Resvg(drawPreview(post, colours), {
      font: { fontFiles, loadSystemFonts: false, defaultFontFamily: 'Inter' },
    });
    await writeFile(join(dir, 'previews', `blog-${post.slug}.png`), picture.render().asPng());
  }
}

type Colours = Readonly<Record<'paper' | 'hull' | 'signal' | 'soft' | 'line', string | undefined>>;

function drawPreview({ title, minutes, tags }: PostEntry, of: Colours): string {
  const lines = wrap(title);
  const size = lines.length > 3 ? 58 : 68;
  const rows = lines.map(
    (text, at) =>
      `<text x="80" y="${190 + at * size * 1.16}" font-family="Bricolage Grotesque" font-weight="600" font-size="${size}" fill="${of.hull}">${escapeXml(text)}</text>`,
  );
  const grid = Array.from({ length: 24 }, (_, at) => `M${at * 50} 0V${height}M0 ${at * 50}H${width}`).join(
    '',
  );
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">
<rect width="${width}" height="${height}" fill="${of.paper}"/>
<path d="${grid}" stroke="${of.line}" stroke-width="1" opacity="0.5"/>
<text x="80" y="100" font-family="Inter" font-weight="500" font-size="28" fill="${of.soft}">Slipway blog · ${minutes} min read · ${escapeXml(tags.join(', '))}</text>
${rows.join('\n')}
<path d="M0 560H${width}M0 566H${width}" stroke="${of.signal}" stroke-width="2"/>
<text x="80" y="606" font-family="Inter" font-weight="500" font-size="26" fill="${of.soft}">with a calculator that runs on your numbers</text>
</svg>`;
}

function wrap(title: string): readonly string[] {
  const lines: string[] = [''];
  for (const word of title.split(' ')) {
    const last = lines.at(-1) ?? '';
    if (`${last} ${word}`.trim().length > lettersInLine && last !== '') lines.push(word);
    else lines[lines.length - 1] = `${last} ${word}`.trim();
  }
  return lines;
}
