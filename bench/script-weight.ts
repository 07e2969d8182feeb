import { get } from 'node:http';
import { gzipSync } from 'node:zlib';
import { chromium } from '@playwright/test';

export interface ScriptWeight {
  /** Bytes of gzipped script when the page has loaded, inline ones included. */
  readonly atLoad: number;
  /** The same when the app has come by itself, with all that it fetches before anybody touches the page. */
  readonly afterIdle: number;
  /** What the latter is made of, heaviest first. */
  readonly parts: readonly { readonly name: string; readonly bytes: number }[];
}

/** Longer than any page leaves its script alone (`src/inline-loader.ts`), on the page's own clock. */
const calm = '01:00';
/** No script for so long: the page has all that it fetches by itself. */
const quietMs = 3000;

/** The browser tells which scripts it takes; each is then weighed as gzip, whatever encoding was negotiated. */
export async function measureScripts(
  executablePath: string,
  args: readonly string[],
  url: string,
): Promise<ScriptWeight> {
  const browser = await chromium.launch({ executablePath, args: [...args] });
  try {
    const context = await browser.newContext({
      viewport: { width: 390, height: 844 },
      isMobile: true,
      serviceWorkers: 'block',
    });
    const page = await context.newPage();
    const session = await context.newCDPSession(page);
    const scripts = new Set<string>();
    await session.send('Network.enable');
    session.on('Network.responseReceived', ({ type, response }) => {
      const isModule = /javascript/.test(response.mimeType);
      if (type === 'Script' || isModule) scripts.add(response.url);
    });
    await page.clock.install();
    await page.goto(url, { waitUntil: 'load' });
    const inline = await page.evaluate(() =>
      [...document.scripts]
        .filter((script) => script.src === '' && !/json/.test(script.type))
        .map((script) => script.textContent ?? '')
        .join('\n'),
    );
    const early = new Set(scripts);
    await page.clock.runFor(calm);
    for (let seen = -1; seen < scripts.size; ) {
      seen = scripts.size;
      await page.waitForTimeout(quietMs);
    }
    const weighed = await Promise.all(
      [...scripts].map(async (address) => ({ address, bytes: await gzippedBytes(address) })),
    );
    const parts = [
      { name: 'inline', bytes: gzipSync(inline).length },
      ...weighed.map(({ address, bytes }) => ({ name: new URL(address).pathname, bytes })),
    ].sort((a, b) => b.bytes - a.bytes);
    const late = new Set(
      [...scripts].filter((address) => !early.has(address)).map((a) => new URL(a).pathname),
    );
    const sum = (list: ScriptWeight['parts']) => list.reduce((total, { bytes }) => total + bytes, 0);
    return { atLoad: sum(parts.filter(({ name }) => !late.has(name))), afterIdle: sum(parts), parts };
  } finally {
    await browser.close();
  }
}

/** `node:http` does not unpack, so the bytes counted are the bytes sent; what is too small to be sent packed is packed here. */
function gzippedBytes(url: string): Promise<number> {
  return new Promise((resolve, reject) => {
    get(url, { headers: { 'accept-encoding': 'gzip' } }, (response) => {
      const chunks: Buffer[] = [];
      response.on('data', (chunk: Buffer) => chunks.push(chunk));
      response.on('end', () => {
        const body = Buffer.concat(chunks);
        const isPacked = response.headers['content-encoding'] === 'gzip';
        resolve(isPacked ? body.length : gzipSync(body, { level: 9 }).length);
      });
      response.on('error', reject);
    }).on('error', reject);
  });
}
