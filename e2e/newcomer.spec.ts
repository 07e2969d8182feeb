import type { Locator, Route } from '@playwright/test';
import { signUpByRequest, someone } from './support/people.ts';
import { isAppThere, main } from './support/screens.ts';
import { expect, type Page, test } from './support/test.ts';
import { openBrief, resultLine, runByRequest, runTool, sheet } from './support/tools.ts';

const fire =
  'Volunteer fire departments in Ohio keep training records on paper. Our app logs every drill for $40 a month per department.';
const plants =
  'Young renters in Lisbon kill their houseplants. A sensor in the pot texts them when to water, sold once for €25.';
const ofFire = /\bfire\b|volunteer|ohio|department/i;
const idea = (page: Page) => main(page).getByLabel('Your idea');
const homeBox = (page: Page) => main(page).getByLabel('Describe your idea in your own words');
const older = (page: Page) => main(page).getByText('made from your earlier text');

async function writeIdea(page: Page, text: string): Promise<void> {
  await openBrief(page);
  const read = page.waitForResponse((answer) => answer.url().endsWith('/api/read-idea'));
  await idea(page).fill(text);
  await read;
}

/** One tool stands for all: they share the form (brief.test.ts, keep-to-idea.test.ts). */
test('a second idea is judged by its own words, and the earlier text comes back in one press', async ({
  context,
  page,
  server,
}) => {
  await signUpByRequest(context, server, someone());
  await page.goto(
    `/score-your-idea?run=${await runByRequest(context, server, 'score-your-idea', { idea: fire })}`,
  );
  await expect(sheet(page)).toContainText(ofFire);
  await writeIdea(page, plants);
  await expect(older(page)).toBeVisible();
  await page.reload();
  await expect(idea(page)).toHaveValue(plants);
  await main(page).getByRole('button', { name: 'Back to the earlier text' }).press('Enter');
  await expect(idea(page)).toHaveValue(fire);
  await expect(older(page)).toHaveCount(0);

  // Read before, so perhaps not asked for again.
  await openBrief(page);
  await idea(page).fill(plants);
  const second = await runTool(page);
  await expect(older(page)).toHaveCount(0);
  const run = await (await context.request.get(`${server.origin}/api/runs/${second}`)).json();
  expect(run.input).toEqual({ idea: plants });
  expect(JSON.stringify(run.report)).not.toMatch(ofFire);
  expect(await sheet(page).textContent()).not.toMatch(ofFire);
  await expect(idea(page)).toHaveValue(plants);
  await main(page).getByRole('link', { name: 'New idea' }).click();
  await expect(idea(page)).toHaveValue('');
  await expect(main(page).getByText('A worked example')).toBeVisible();
  await expect(resultLine(page)).toHaveCount(0);
});

/** A box of the home page, one of a tool and one of a plain form; they share one inline script. */
const boxes: readonly (readonly [string, (page: Page) => Locator])[] = [
  ['/', homeBox],
  ['/score-your-idea', idea],
  ['/contact', (page) => main(page).getByLabel('Message', { exact: true })],
];

test('letters typed while the script comes are kept, wherever the cursor is', async ({ page }) => {
  const held: Route[] = [];
  await page.route('**/assets/*.js', (route) => void held.push(route));
  for (const [path, find] of boxes) {
    await page.goto(path, { waitUntil: 'commit' });
    const box = find(page);
    await box.focus();
    await page.keyboard.press('ControlOrMeta+a');
    await page.keyboard.type('first last');
    for (let step = 0; step < 'last'.length; step += 1) await page.keyboard.press('ArrowLeft');
    // A letter before each script, one right after it, and none waits for the app: one of them meets it half drawn.
    let typed = '';
    const type = async () => {
      const letter = String.fromCharCode(97 + (typed.length % 26));
      typed += letter;
      await page.keyboard.type(letter);
    };
    while (!(await isAppThere(page))) {
      await type();
      await held.shift()?.continue();
      await type();
    }
    await type();
    await expect(box, path).toHaveValue(`first ${typed}last`);
  }
});
