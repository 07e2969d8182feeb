import { rmSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Browser } from '@playwright/test';

const thumbWidth = 320;
const thumbHeight = 480;
const columns = 5;

/** One picture with every screen of a look side by side, cut at the same height. */
export async function makeContactSheet(
  browser: Browser,
  folder: string,
  title: string,
  files: readonly { readonly file: string; readonly path: string }[],
): Promise<string> {
  const cells = files.map(
    ({ file, path }) =>
      `<figure><div><img src="${basename(file)}" alt=""></div><figcaption>${path}</figcaption></figure>`,
  );
  const html = `<!doctype html><meta charset="utf-8"><title>${title}</title><style>
    body { margin: 24px; font: 14px system-ui; background: Canvas; color: CanvasText; color-scheme: light; }
    main { display: grid; grid-template-columns: repeat(${columns}, ${thumbWidth}px); gap: 24px 16px; }
    figure { margin: 0; }
    div { width: ${thumbWidth}px; height: ${thumbHeight}px; overflow: hidden; border: 1px solid GrayText; }
    img { width: 100%; }
  </style><h1>${title}</h1><main>${cells.join('')}</main>`;
  const page = await browser.newPage({ viewport: { width: columns * (thumbWidth + 16) + 48, height: 800 } });
  const source = join(folder, 'sheet.html');
  const sheet = join(folder, 'contact-sheet.png');
  try {
    writeFileSync(source, html);
    await page.goto(pathToFileURL(source).href);
    await page.screenshot({ path: sheet, fullPage: true });
  } finally {
    rmSync(source, { force: true });
    await page.close();
  }
  return sheet;
}
