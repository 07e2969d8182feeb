import type { Block, Tone } from '../packages/report/src/block.ts';
import { everyBlock } from '../packages/report/src/testing/every-block.gen.ts';
import { sampledReport } from '../packages/report/src/testing/sampled-report.ts';
import { expectAccessible, expectReadable, judgeColoursByAxe } from './support/axe.ts';
import { listHardColours } from './support/colours.ts';
import { expect, test } from './support/test.ts';
import { drawInsteadOfSamples, sheet } from './support/tools.ts';
import { listWidthProblems } from './support/zoom.ts';

const tones: readonly Tone[] = ['good', 'fair', 'poor', 'plain'];

/** The block as it is, or once in each tone where it has one. */
function inEachTone(block: Block): Block[] {
  const text = JSON.stringify(block);
  const copies = /"tone":"\w+"/.test(text)
    ? tones.map((tone) => text.replaceAll(/"tone":"\w+"/g, `"tone":"${tone}"`))
    : [text];
  return copies.map((copy) => JSON.parse(copy) as Block);
}

test('every kind of block in every tone has readable colours in both themes', async ({ page }) => {
  // The longest page there is, judged twice.
  test.slow();
  const blocks = Object.values(everyBlock)
    .flatMap(inEachTone)
    .map((block, at) => ({ ...block, id: `b${at}`, title: `Block ${at}: ${block.kind}` }));
  await drawInsteadOfSamples(page, { ...sampledReport, blocks });
  await page.goto('/score-your-idea');
  await expect(sheet(page)).toContainText(sampledReport.title);
  await sheet(page)
    .locator('details')
    .evaluateAll((folds) => {
      for (const fold of folds) if (fold instanceof HTMLDetailsElement) fold.open = true;
    });
  for (const kind of ['callout', 'assumptions', 'radar', 'heatmap', 'grid'])
    await expect(sheet(page)).toContainText(`: ${kind}`);
  await expectAccessible(page);
  await expectReadable(page, 'html', judgeColoursByAxe);
  expect(await listWidthProblems(page)).toEqual([]);
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
