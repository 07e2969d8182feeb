import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';

interface FeedPost {
  readonly slug: string;
  readonly title: string;
  readonly description: string;
  readonly date: string;
}

interface TokenPair {
  readonly light: string;
  readonly dark: string;
}

/** Colours outside the style sheet (browser bar, manifest) are read from the token file, not written again. */
export async function readToken(name: string): Promise<TokenPair> {
  const css = await readFile(fileURLToPath(import.meta.resolve('@slipway/ui/tokens.css')), 'utf8');
  const found = new RegExp(`--${name}: light-dark\\(([^,]+), ([^)]+)\\)`).exec(css);
  const [, light, dark] = found ?? [];
  if (!light || !dark) throw new Error(`The token file has no colour named ${name}`);
  return { light, dark };
}

export function makeManifest(paper: TokenPair, hull: TokenPair): string {
  return JSON.stringify({
    name: 'Slipway',
    short_name: 'Slipway',
    description: 'From idea to launch, with the sums shown.',
    id: '/',
    start_url: '/',
    display: 'standalone',
    background_color: paper.light,
    theme_color: hull.light,
    icons: [
      { src: '/icons/icon-192.png', sizes: '192x192', type: 'image/png' },
      { src: '/icons/icon-512.png', sizes: '512x512', type: 'image/png' },
      { src: '/icons/icon-maskable-512.png', sizes: '512x512', type: 'image/png', purpose: 'maskable' },
    ],
  });
}

export function makeSitemap(origin: string, paths: readonly string[]): string {
  const rows = paths.map((path) => `  <url><loc>${origin}${path}</loc></url>`);
  return `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">
${rows.join('\n')}
</urlset>
`;
}

/** They fetch what people send each other and list nothing: a shared link gets its picture. */
const messengers = ['Twitterbot', 'facebookexternalhit', 'LinkedInBot', 'Slackbot-LinkExpanding', 'WhatsApp'];

export function makeRobots(origin: string): string {
  const agents = messengers.map((name) => `User-agent: ${name}\n`).join('');
  return `User-agent: *\nDisallow: /api/\nDisallow: /s/\n\n${agents}Disallow: /api/\n\nSitemap: ${origin}/sitemap.xml\n`;
}

/** RSS 2.0, newest first. */
export function makeFeed(origin: string, posts: readonly FeedPost[]): string {
  const items = posts.map(({ slug, title, description, date }) => {
    const link = `${origin}/blog/${slug}`;
    return `    <item>
      <title>${escapeXml(title)}</title>
      <link>${link}</link>
      <guid>${link}</guid>
      <pubDate>${new Date(date).toUTCString()}</pubDate>
      <description>${escapeXml(description)}</description>
    </item>`;
  });
  return `<?xml version="1.0" encoding="UTF-8"?>
<rss version="2.0" xmlns:atom="http://www.w3.org/2005/Atom">
  <channel>
    <title>Slipway blog</title>
    <link>${origin}/blog</link>
    <description>One question of a founder a post, with a worked example.</description>
    <language>en</language>
    <atom:link href="${origin}/rss.xml" rel="self" type="application/rss+xml"/>
${items.join('\n')}
  </channel>
</rss>
`;
}

function escapeXml(text: string): string {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;');
}
