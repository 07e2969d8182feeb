import { signUpByRequest, someone } from './support/people.ts';
import { main, submitSignIn, submitSignUp, waitForApp } from './support/screens.ts';
import { expect, type Page, refusedRequest, test } from './support/test.ts';
import { reading, resultLine, runTool, sheet, sheetName } from './support/tools.ts';

const fire =
  'Volunteer fire departments in Ohio keep training records on paper. Our app logs every drill for $40 a month per department.';
const plants =
  'Young renters in Lisbon kill their houseplants. A sensor in the pot texts them when to water, sold once for €25.';
const ofFire = /\bfire\b|volunteer|ohio|department/i;
const ideaTools = ['/score-your-idea', '/swot-generator', '/market-size-estimator'];
const idea = (page: Page) => main(page).getByLabel('Your idea');
const homeBox = (page: Page) => main(page).getByLabel('Describe your idea in your own words');
const older = (page: Page) => main(page).getByText('made from your earlier text');

async function writeIdea(page: Page, text: string): Promise<void> {
  const read = page.waitForResponse((answer) => answer.url().endsWith('/api/read-idea'));
  await idea(page).fill(text);
  await read;
}

test('a second idea is judged by its own words, in every tool that takes one', { tag: '@once' }, async ({
  context,
  page,
  server,
}) => {
  test.slow();
  await signUpByRequest(context, server, someone());
  for (const [at, tool] of ideaTools.entries()) {
    await page.goto(tool);
    await waitForApp(page);
    await writeIdea(page, fire);
    await expect(reading(page)).toBeVisible();
    await runTool(page);
    await expect(sheet(page)).toContainText(ofFire);
    if (at === 1) await page.reload();
    await expect(idea(page)).toHaveValue(fire);
    await writeIdea(page, plants);
    await expect(older(page)).toBeVisible();
    const id = await runTool(page);
    await expect(older(page)).toHaveCount(0);
    const run = await (await context.request.get(`${server.origin}/api/runs/${id}`)).json();
    expect(run.input).toEqual({ idea: plants });
    expect(JSON.stringify(run.report)).not.toMatch(ofFire);
    expect(await sheet(page).textContent()).not.toMatch(ofFire);
    await expect(idea(page)).toHaveValue(plants);
  }
});

test('a tool that one comes back to shows the brief with its own sheet', { tag: '@wide' }, async ({
  context,
  page,
  server,
}) => {
  test.slow();
  await signUpByRequest(context, server, someone());
  await page.goto('/score-your-idea');
  await waitForApp(page);
  await writeIdea(page, fire);
  await expect(main(page).getByText('A worked example')).toHaveCount(0);
  const id = await runTool(page);
  const title = (await sheetName(page).textContent()) ?? '';
  // Another tool takes the idea over and has no sheet for it yet.
  await page.goto('/swot-generator');
  await expect(idea(page)).toHaveValue(fire);
  await expect(main(page).getByText('No sheet for this brief yet')).toBeVisible();
  await expect(sheet(page)).toHaveCount(0);
  await page.goto('/score-your-idea');
  await expect(page).toHaveURL(new RegExp(`run=${id}$`));
  await expect(sheetName(page)).toHaveText(title);
  await expect(idea(page)).toHaveValue(fire);
  await writeIdea(page, plants);
  await expect(older(page)).toBeVisible();
  await page.goto('/swot-generator');
  await page.goto('/score-your-idea');
  await expect(idea(page)).toHaveValue(plants);
  await expect(older(page)).toBeVisible();
  await main(page).getByRole('button', { name: 'Back to the earlier text' }).press('Enter');
  await expect(idea(page)).toHaveValue(fire);
  await expect(older(page)).toHaveCount(0);
  await main(page).getByRole('link', { name: 'New brief' }).click();
  await expect(idea(page)).toHaveValue('');
  await expect(main(page).getByText('A worked example')).toBeVisible();
  await expect(resultLine(page)).toHaveCount(0);
});

test('an idea typed on the home page comes along through a refused sign-up, and its sheet runs by itself', async ({
  complaints,
  context,
  page,
  server,
}) => {
  complaints.allow(refusedRequest);
  const taken = someone();
  await signUpByRequest(context, server, taken);
  await context.clearCookies();
  await page.goto('/');
  await homeBox(page).fill(plants);
  await page.reload();
  await expect(homeBox(page)).toHaveValue(plants);
  await main(page).getByRole('link', { name: 'Score it' }).click();
  await submitSignUp(page, taken);
  await expect(main(page).getByText('Log in with this email')).toBeVisible();
  await page.reload();
  const other = await context.newPage();
  await other.goto('/');
  await other.close();
  await submitSignUp(page, someone());
  await expect(resultLine(page)).toBeVisible();
  await expect(page).toHaveURL(/\/score-your-idea\?run=/);
  await expect(idea(page)).toHaveValue(plants);
  const ran = page.url();
  await page.reload();
  await expect(idea(page)).toHaveValue(plants);
  expect(page.url()).toBe(ran);
  // Used once: the next tool does not ask for it again, nor does the home page show it.
  await page.goto('/');
  await waitForApp(page);
  await expect(homeBox(page)).not.toHaveValue(plants);
});

test('an idea typed on the home page comes along through logging in', { tag: '@once' }, async ({
  context,
  page,
  server,
}) => {
  const ada = someone();
  await signUpByRequest(context, server, ada);
  await context.clearCookies();
  await page.goto('/');
  await homeBox(page).fill(plants);
  // The link in the bar, in another tab: nothing of this one goes with it but what the browser keeps.
  const tab = await context.newPage();
  await tab.goto('/login');
  await submitSignIn(tab, ada);
  await expect(tab).toHaveURL('/score-your-idea');
  await expect(idea(tab)).toHaveValue(plants);
});

/** The same pauses at every run. */
function makeDice(seed: number): (max: number) => number {
  let state = seed;
  return (max) => {
    state = (state * 1_103_515_245 + 12_345) % 2 ** 31;
    return state % max;
  };
}

const fieldsOf: readonly (readonly [string, string, number])[] = [
  ['/', 'Describe your idea in your own words', 20],
  ['/score-your-idea', 'Your idea', 8],
  ['/contact', 'Message', 5],
  ['/login', 'Email', 5],
  ['/signup', 'Your name', 4],
];

for (const [path, label, tries] of fieldsOf)
  test(`letters typed into ${label} of ${path} while its script comes are kept`, { tag: '@once' }, async ({
    page,
  }) => {
    test.slow();
    const roll = makeDice(path.length * 7919);
    await page.route('**/assets/*.js', async (route) => {
      await new Promise((resolve) => setTimeout(resolve, roll(90)));
      await route.continue();
    });
    const lost: string[] = [];
    for (let count = 0; count < tries; count += 1) {
      await page.goto('about:blank');
      await page.goto(path, { waitUntil: 'commit' });
      const box = main(page).getByLabel(label, { exact: true });
      await box.waitFor();
      await page.evaluate(() => sessionStorage.clear());
      await box.focus();
      await page.keyboard.press('ControlOrMeta+a');
      const typed = `try-${count}-of-many-letters`;
      for (const letter of typed) {
        await page.keyboard.type(letter);
        if (roll(3) === 0) await page.waitForTimeout(roll(40));
      }
      // One in the middle: the place of the cursor is the person's too.
      for (let step = 0; step < 4; step += 1) await page.keyboard.press('ArrowLeft');
      await page.keyboard.type('X');
      await waitForApp(page);
      await page.keyboard.type('Y');
      const wanted = `${typed.slice(0, -4)}XY${typed.slice(-4)}`;
      const value = await box.inputValue();
      if (value !== wanted) lost.push(`${value} for ${wanted}`);
    }
    expect(lost).toEqual([]);
  });

test('an address typed into the newsletter box while its script comes is kept', { tag: '@once' }, async ({
  page,
}) => {
  const { promise: released, resolve: release } = Promise.withResolvers<void>();
  await page.route('**/assets/*.js', async (route) => {
    await released;
    await route.continue();
  });
  await page.goto('/terms', { waitUntil: 'domcontentloaded' });
  const box = page.getByRole('contentinfo').getByLabel('Email');
  await box.focus();
  await page.keyboard.insertText('ada@');
  release();
  await page.keyboard.type('example.org', { delay: 15 });
  await waitForApp(page);
  await expect(box).toHaveValue('ada@example.org');
});
