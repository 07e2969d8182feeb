import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import pg from 'pg';
import type { ThrowAwayServer } from '../scripts/services/throw-away-server.ts';
import { firestore } from './support/backend.ts';
import { someone } from './support/people.ts';
import { main, submitSignUp } from './support/screens.ts';
import { expect, type Page, test } from './support/test.ts';
import { resultLine, runButton, runTool, sheet } from './support/tools.ts';

const idea =
  'Dental offices in Texas lose $200 for each missed appointment. We text patients the day before and fill the gap from a waiting list, for $49 a month.';
/** Words that nobody else on this server has written. */
const ownWords = 'fill the gap from a waiting list';

const months =
  'Month\tNet revenue\tCash at month end\nSep 2026\t900\t52000\nOct 2026\t1400\t47000\nNov 2026\t2100\t43000';

/** Every table that holds one of these texts, whichever database it is. */
async function listTablesWith(server: ThrowAwayServer, texts: readonly string[]): Promise<string[]> {
  const rows =
    server.databaseUrl === null ? readSqlite(server.dataDir) : await readPostgres(server.databaseUrl);
  return rows.filter(({ content }) => texts.some((text) => content.includes(text))).map(({ table }) => table);
}

function readSqlite(dataDir: string) {
  const db = new DatabaseSync(join(dataDir, 'slipway.db'), { readOnly: true, timeout: 5000 });
  const tables = db.prepare("select name from sqlite_master where type = 'table'").all();
  const rows = tables.map(({ name }) => ({
    table: String(name),
    content: JSON.stringify(db.prepare(`select * from "${name}"`).all()),
  }));
  db.close();
  return rows;
}

async function readPostgres(url: string) {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  const { rows: tables } = await client.query<{ table_name: string }>(
    'select table_name from information_schema.tables where table_schema = current_schema()',
  );
  const rows = [];
  for (const { table_name: table } of tables)
    rows.push({ table, content: JSON.stringify((await client.query(`select * from "${table}"`)).rows) });
  await client.end();
  return rows;
}

function listFilesWith(folder: string, texts: readonly string[]): string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
    .filter((file) => {
      const bytes = readFileSync(file);
      return texts.some((text) => bytes.includes(text));
    });
}

async function paste(page: Page, text: string): Promise<void> {
  await page.evaluate((pasted) => {
    const clipboardData = new DataTransfer();
    clipboardData.setData('text/plain', pasted);
    document.activeElement?.dispatchEvent(
      new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }),
    );
  }, text);
}

const dial = (page: Page) =>
  main(page).getByRole('region', { name: /./ }).locator('dt:text-is("Evidence") + dd');

test('one paragraph becomes a project: four tools, a next step, a moved dial, and nothing left behind', async ({
  page,
  server,
}) => {
  const person = someone('Grace Hopper');
  await page.goto('/');
  await main(page).getByLabel('Describe your idea in your own words').fill(idea);
  await main(page).getByRole('link', { name: 'Score it' }).click();
  await submitSignUp(page, person);
  await expect(resultLine(page)).toBeVisible();
  await expect(sheet(page)).toContainText(/dental/i);
  const { uid } = (await (await page.request.get('/api/me')).json()) as { uid: string };

  const runIds = [new URL(page.url()).searchParams.get('run') ?? uid];
  const rail = page.getByRole('navigation', { name: 'Workspace' });
  for (const tool of ['SWOT', 'Market']) {
    await rail.getByRole('link', { name: tool, exact: true }).click();
    // The sheet before stays until the next page has come.
    await expect(sheet(page)).toHaveCount(0);
    await expect(main(page).getByLabel('Your idea')).toHaveValue(idea);
    runIds.push(await runTool(page));
    await expect(sheet(page)).toContainText(/dental/i);
  }
  // Months were not told yet: they are new here, and the only thing to give.
  await rail.getByRole('link', { name: 'Financials', exact: true }).click();
  await expect(runButton(page)).toBeVisible();
  await main(page).getByLabel('Month, row 1', { exact: true }).focus();
  await paste(page, months);
  runIds.push(await runTool(page));

  await rail.getByRole('link', { name: 'Project', exact: true }).click();
  await expect(page).toHaveURL(/\/project\/\w+/);
  const projectId = new URL(page.url()).pathname.split('/')[2] ?? uid;
  await expect(main(page).getByRole('img', { name: /2 of 5 parts plated/ })).toBeVisible();
  const step = main(page).getByRole('region', { name: /./ }).filter({ hasText: 'Next step' });
  await step.getByRole('button', { name: /^Make it a task/ }).click();
  const outcome = step.getByRole('form', { name: /^What came of/ });
  const before = Number(await dial(page).locator('span').first().textContent());
  await outcome.getByLabel('How many did you try?').fill('10');
  await outcome.getByLabel('How many did it?').fill('8');
  // A mark that is set in words is held against the result by whoever did the test.
  const reached = outcome.getByRole('radio', { name: 'Yes' });
  if (await reached.isVisible()) await reached.check();
  await outcome.getByRole('button', { name: 'Done' }).click();
  await expect(outcome).toBeHidden();
  await expect
    .poll(async () => Number(await dial(page).locator('span').first().textContent()))
    .toBeGreaterThan(before);

  await rail.getByRole('link', { name: 'Dashboard', exact: true }).click();
  await expect(main(page).getByRole('heading', { name: 'Ideas on their way' })).toBeVisible();
  await expect(main(page).getByText(person.email)).toHaveCount(0);
  await page.goto('/profile');
  await main(page).getByRole('button', { name: 'Delete account…' }).click();
  const dialog = page.getByRole('dialog', { name: 'Delete this account for good?' });
  await dialog.getByRole('textbox').fill(person.email);
  await dialog.getByRole('button', { name: 'Delete account' }).click();
  await expect(page).toHaveURL('/');
  const own = [uid, person.email, person.name, ownWords];
  // Firestore forgets a moment later, and then the outbox does.
  if (firestore !== null) await expect.poll(() => listFilesWith(server.dataDir, [uid])).toEqual([]);
  expect(await listTablesWith(server, [...own, projectId])).toEqual([]);
  // The books keep what was spent, under names of runs that are gone and lead to nobody.
  const books = new Set(['credit_entry', 'credit_hold']);
  expect((await listTablesWith(server, runIds)).filter((table) => !books.has(table))).toEqual([]);
  expect(listFilesWith(server.dataDir, [...own, projectId])).toEqual([]);
  // A line of the log has the address that was asked for, with a project's name that leads to nobody.
  expect(own.filter((text) => server.log().includes(text))).toEqual([]);
});
