import type { Block, Tone } from '../packages/report/src/block.ts';
import { everyBlock } from '../packages/report/src/testing/every-block.gen.ts';
import { sampledReport } from '../packages/report/src/testing/sampled-report.ts';
import { expectAccessible, expectReadable, judgeColoursByAxe } from './support/axe.ts';
import { listHardColours } from './support/colours.ts';
import { expect, type Page, test } from './support/test.ts';
import { drawInsteadOfSamples, sheet } from './support/tools.ts';
import { listWidthProblems } from './support/zoom.ts';

/** The block once in each of these tones, or as it is where it has none. */
function inTones(block: Block, tones: readonly Tone[]): Block[] {
  const text = JSON.stringify(block);
  const copies = /"tone":"\w+"/.test(text)
    ? tones.map((tone) => text.replaceAll(/"tone":"\w+"/g, `"tone":"${tone}"`))
    : [text];
  return copies.map((copy) => JSON.parse(copy) as Block);
}

async function showSheet(page: Page, blocks: readonly Block[]): Promise<void> {
  const named = blocks.map((block, at) => ({ ...block, id: `b${at}`, title: `Block ${at}: ${block.kind}` }));
  await drawInsteadOfSamples(page, { ...sampledReport, blocks: named });
  await page.goto('/score-your-idea');
  await expect(sheet(page)).toContainText(sampledReport.title);
  await sheet(page)
    .locator('details')
    .evaluateAll((folds) => {
      for (const fold of folds) if (fold instanceof HTMLDetailsElement) fold.open = true;
    });
  for (const kind of ['callout', 'assumptions', 'radar', 'heatmap', 'grid'])
    await expect(sheet(page)).toContainText(`: ${kind}`);
}

test('every kind of block is accessible, readable in both themes and no wider than the window', async ({
  page,
}) => {
  await showSheet(
    page,
    Object.values(everyBlock).flatMap((block) => inTones(block, ['good'])),
  );
  await expectAccessible(page);
  await expectReadable(page, 'main', judgeColoursByAxe);
  expect(await listWidthProblems(page)).toEqual([]);
});

// What overlaps is the same in each tone, so the quick look is enough.
test('every kind of block has readable colours in every tone and in both themes', async ({ page }) => {
  await showSheet(
    page,
    Object.values(everyBlock).flatMap((block) => inTones(block, ['fair', 'poor', 'plain'])),
  );
  await expectReadable(page);
});

test('the quick look at colours sees faint text, faint ground, and a link like its text, and nothing else', async ({
  page,
}) => {
  await page.setContent(`<body style="background: white; color: black">
    <p style="color: #888">faint text</p>
    <div style="background: #333"><p>dark on dark</p><p style="color: white">white on dark</p></div>
    <p style="opacity: 0.4">half there</p>
    <p style="font-size: 24px; color: #888">large and grey</p>
    <p>A <a href="#a" style="color: #222; text-decoration: none">hidden link</a>
      and <a href="#b" style="color: #222">an underlined one</a>.</p>
    <button disabled style="color: #aaa">not now</button>
    <p style="color: #eee; background-image: linear-gradient(black, black)">over a picture</p>
  </body>`);
  const found = await listHardColours(page, 'html');
  expect(found.map((problem) => problem.replace(/^.*> /, ''))).toEqual([
    'faint text',
    'dark on dark',
    'half there',
    'hidden link',
  ]);
});
