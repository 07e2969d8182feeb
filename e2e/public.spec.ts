import { findHabit } from '@slipway/language';
import { catalogue } from '@slipway/tools';
import { listScreens, notFound, type Screen } from '../apps/web/src/app/paths.ts';
import { exampleReport } from '../packages/report/src/testing/example-report.ts';
import type { ThrowAwayServer } from '../scripts/services/throw-away-server.ts';
import { findAxeViolations, findColourProblems } from './support/axe.ts';
import { readLinkedData } from './support/linked-data.ts';
import { signUpByRequest, someone } from './support/people.ts';
import { goInside, main, waitForApp } from './support/screens.ts';
import { expect, inBothLooks, type Page, refusedRequest, test } from './support/test.ts';
import { drawInsteadOfSamples } from './support/tools.ts';
import { listWidthProblems } from './support/zoom.ts';

const screens = listScreens();
const open = screens.filter(({ access }) => access === 'anyone');
/**
 * Screens that are drawn by the same parts as another one on the list, which stands for them: tools (every kind of block and field is
 * judged in colours.spec.ts and every-field.spec.ts), posts, addresses that lead to one screen.
 */
const standIns: readonly (readonly [of: RegExp, one: string])[] = [
  [/^\/samples\/./, '/samples/score-your-idea'],
  [/^\/blog\/(?!tag\/|page\/)./, '/blog/what-a-discount-costs'],
  [/^\/blog\/?(?:tag\/|page\/|$)/, '/blog'],
  [/^\/(?:terms|privacy|cookies|legal)$/, '/terms'],
  [/^\/(?:login(?:\/.*)?|signup|reset-password)$/, '/signup'],
  [/^\/newsletter\//, '/newsletter/confirm'],
  [/^\/payment\//, '/payment/failed'],
  // editor.spec.ts and launch.spec.ts judge them.
  [/^\/(?:editor|template-editor)|\/dossier$/, ''],
];
const tools = new Set(catalogue.map(({ route }) => route));
function isJudged({ path }: Screen): boolean {
  if (tools.has(path)) return path === '/score-your-idea';
  const [, one = path] = standIns.find(([of]) => of.test(path)) ?? [];
  return path === one;
}
const judged = open.filter(isJudged);
const prerendered = open.filter(({ first }) => first === 'page');
const listed = prerendered.filter(({ robots }) => robots === 'index');

interface Fetched {
  readonly status: number;
  readonly html: string;
}
const fetched = new Map<string, Promise<Fetched>>();

/** What a visitor without script gets. Past the browser's own client, which takes ten times as long, and once for all tests of a worker. */
function fetchPage({ origin }: ThrowAwayServer, path: string): Promise<Fetched> {
  const known = fetched.get(path);
  if (known) return known;
  const coming = fetch(`${origin}${path}`, { redirect: 'manual' }).then(async (answer) => ({
    status: answer.status,
    html: await answer.text(),
  }));
  fetched.set(path, coming);
  return coming;
}

/** What the service worker keeps for a lost connection: it has no script. */
const offlinePath = '/offline';

/** The screen is drawn by script and its parts have arrived. */
async function visit(page: Page, { path, title }: Visited): Promise<void> {
  const isOffline = path === offlinePath;
  if (isOffline || title === undefined || !(await goInside(page, path, title))) {
    await page.goto(path);
    if (!isOffline) await waitForApp(page);
  }
  // In the page: asked from outside, each of these is asked again only after a while.
  await page.waitForFunction(
    () =>
      [...document.querySelectorAll('h1')].filter((one) => one.checkVisibility()).length === 1 &&
      // What is fetched later stands there too, else axe would judge an empty place.
      document.querySelector('.skeleton, [role=status][aria-label^=Loading]') === null,
  );
  await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
  await expect(page.getByRole('status', { name: /^Loading/ })).toHaveCount(0);
}

type Visited = Pick<Screen, 'path'> & Partial<Pick<Screen, 'title'>>;

/** One visit answers for every width: loading a screen costs more than drawing it again. */
async function listProblems(page: Page, path: string): Promise<string[]> {
  const problems = [
    ...(await findAxeViolations(page)),
    ...(await findColourProblems(page)),
    ...(await listWidthProblems(page)),
  ];
  return problems.map((problem) => `${path}  ${problem}`);
}

test.describe('axe finds nothing and nothing overflows', () => {
  // A whole sheet is judged block by block (colours.spec.ts).
  test.beforeEach(({ page }) => drawInsteadOfSamples(page, { ...exampleReport, blocks: [] }));

  // In turn: the samples are whole sheets and stand beside each other in the list.
  const turns = 2;
  const parts: readonly Visited[][] = Array.from({ length: turns }, (_, turn) =>
    judged.filter((_screen, at) => at % turns === turn),
  );
  parts[0]?.push({ path: '/no/such/place' });
  for (const [at, part] of parts.entries())
    test(`on every screen, signed out, part ${at + 1}`, async ({ complaints, page }) => {
      complaints.allow(refusedRequest);
      // What the tests put into every frame is a script, and a shown page runs none.
      complaints.allow(/Blocked script execution/);
      // The page for a lost connection goes away by itself as soon as the server answers.
      await page.route('**/healthz', (route) => route.fulfill({ status: 503 }));
      const problems: string[] = [];
      for (const screen of part) {
        await visit(page, screen);
        problems.push(...(await listProblems(page, screen.path)));
      }
      expect(problems).toEqual([]);
    });

  test('on every screen, signed in', async ({ complaints, context, page, server }) => {
    // What the tests put into every frame is a script, and the editor's canvas runs none.
    complaints.allow(/Blocked script execution/);
    const person = someone();
    await signUpByRequest(context, server, person);
    const problems: string[] = [];
    const linked = new Set<string>();
    // The public pages differ only in the bar; one of them stands for it.
    for (const screen of screens.filter(
      (one) => (one.access === 'person' && isJudged(one)) || one.path === '/',
    )) {
      await visit(page, screen);
      if (screen.layout === 'main') await expect(page.getByText(`Hi, ${person.name}`).first()).toBeAttached();
      problems.push(
        ...(screen.path === '/'
          ? await findAxeViolations(page, '.site-header')
          : await listProblems(page, screen.path)),
      );
      const hrefs = await page
        .locator('a[href^="/"]')
        .evaluateAll((all) => all.map((a) => a.getAttribute('href')));
      for (const href of hrefs) linked.add(href?.replace(/#.*/, '') ?? '');
    }
    expect(problems).toEqual([]);
    // Links that only script draws: menus, dashboard, project, editor.
    expect(linked.size).toBeGreaterThan(30);
    for (const href of linked) expect((await fetchPage(server, href)).status, href).toBe(200);
  });
});

test.describe('with script switched off', () => {
  test.use({ javaScriptEnabled: false });

  test('every public page can be read', async ({ page, server }) => {
    // One of each build of page is drawn: prose, a form, a tool, the first page.
    const drawn = new Set(['/', '/terms', '/contact', '/score-your-idea']);
    for (const { path } of prerendered) {
      const { status, html } = await fetchPage(server, path);
      expect(status, path).toBe(200);
      expect(html.match(/<h1[\s>]/g), path).toHaveLength(1);
      expect(html, path).not.toMatch(/hidden id="S:|\son(?:click|load|error)=|__[A-Z_]+__/);
      const text = /<main[\s>].*<\/main>/s
        .exec(html)?.[0]
        .replaceAll(/<(script|style).*?<\/\1>|<[^>]*>/gs, '');
      expect(text?.length, `${path} says something`).toBeGreaterThan(150);
      // Reports have a lint of their own, and the words of figures.
      if (!path.startsWith('/samples/')) expect(findHabit(text ?? ''), path).toBeNull();
      if (path === '/pricing') expect(text).toContain('₹499');
      // What is folded, drawn or behind a tab is there too.
      expect(html, path).not.toMatch(/class="fold-body"><\/div>|style="[^"]*aspect-ratio[^"]*"><\/div>/);
      if (!drawn.has(path)) continue;
      await page.goto(path);
      await expect(page.getByRole('heading', { level: 1 }), path).toBeVisible();
      await expect(main(page), path).toContainText(/\w{3}/);
    }
  });

  inBothLooks(() => {
    test('the menus open', async ({ page }) => {
      await page.goto('/');
      await page
        .getByRole('button', { name: /^(?:Launch Toolkit|Menu)$/ })
        .first()
        .click();
      const menu = page.locator('#toolkit-panel:popover-open, #mobile-menu:popover-open');
      await expect(menu).toBeVisible();
      const fold = menu.locator('details').filter({ hasText: 'Launch Toolkit' });
      if ((await fold.count()) === 0) return;
      await fold.locator('summary').click();
      await expect(fold).toHaveAttribute('open', '');
    });
  });
});

test('a crawl: inner links resolve, pictures say what they show, JSON-LD is whole', async ({ server }) => {
  const problems: string[] = [];
  const ids = new Map<string, ReadonlySet<string>>();
  const linked: { from: string; path: string; section: string }[] = [];
  for (const { path: from } of prerendered) {
    const { html } = await fetchPage(server, from);
    ids.set(from, new Set([...html.matchAll(/\sid="([^"]+)"/g)].map(([, id = '']) => id)));
    const start = html.indexOf('<main');
    // The bar's logo stands beside the name it would repeat; every other picture says what it shows.
    for (const { 0: image, index } of html.matchAll(/<img\s[^>]*>/g))
      if (!(index > start ? /\salt="[^"]{8,}"/ : /\salt="/).test(image)) problems.push(`${from}: ${image}`);
    const posting = readLinkedData(html).find((block) => block['@type'] === 'BlogPosting');
    const isPost = from.startsWith('/blog/') && !/^\/blog\/(?:tag|page)\//.test(from);
    expect(posting?.url, from).toBe(isPost ? `${server.origin}${from}` : undefined);
    if (posting) linked.push({ from, path: new URL(posting.image).pathname, section: '' });
    if (from.startsWith('/blog')) expect(html, from).toContain('type="application/rss+xml"');
    const preview = /property="og:image" content="([^"]+)"/.exec(html)?.[1];
    if (preview) linked.push({ from, path: preview.replace(server.origin, ''), section: '' });
    for (const [, href = ''] of html.matchAll(/<a\s[^>]*href="([^"]+)"/g)) {
      const url = new URL(href.replaceAll('&amp;', '&'), `${server.origin}${from}`);
      if (url.origin === server.origin)
        linked.push({ from, path: url.pathname, section: decodeURIComponent(url.hash.slice(1)) });
    }
  }
  for (const { from, path, section } of linked) {
    const { status } = await fetchPage(server, path);
    if (status !== 200) problems.push(`${from} → ${path}: ${status}`);
    else if (section !== '' && ids.get(path)?.has(section) === false)
      problems.push(`${from} → ${path}#${section}`);
  }
  expect([...new Set(problems)]).toEqual([]);
  expect(linked.some(({ path }) => path.endsWith('.png'))).toBe(true);
  for (const file of ['/rss.xml', '/sitemap.xml']) {
    const addresses = [...(await fetchPage(server, file)).html.matchAll(/<(?:loc|link)>([^<]+)</g)];
    expect(addresses.length, file).toBeGreaterThan(1);
    for (const [, address = ''] of addresses) expect(address, file).toMatch(new RegExp(`^${server.origin}/`));
  }
});

interface Head {
  readonly title: string;
  readonly description: string;
  readonly canonical: string;
}

function readHead(html: string): Head {
  const pick = (pattern: RegExp) => pattern.exec(html)?.[1] ?? '';
  return {
    title: pick(/<title>([^<]*)<\/title>/),
    description: pick(/<meta name="description" content="([^"]*)"/),
    canonical: pick(/<link rel="canonical" href="([^"]*)"/),
  };
}

test('title, description and canonical address are there and unique', async ({ server }) => {
  const heads = await Promise.all(
    listed.map(async ({ path }) => ({ path, ...readHead((await fetchPage(server, path)).html) })),
  );
  for (const head of heads) {
    expect(head.title.length, head.path).toBeGreaterThan(5);
    expect(head.description.length, head.path).toBeGreaterThan(30);
    expect(head.canonical, head.path).toMatch(new RegExp(`^${server.origin}/`));
  }
  // Two addresses of one screen name the same one as theirs.
  const originals = heads.filter(({ path, canonical }) => canonical === `${server.origin}${path}`);
  expect(heads.filter((head) => !originals.some(({ canonical }) => canonical === head.canonical))).toEqual(
    [],
  );
  for (const field of ['title', 'description', 'canonical'] as const)
    expect(new Set(originals.map((head) => head[field])).size, field).toBe(originals.length);
  expect(heads.length - originals.length).toBe(listed.filter(({ canonical }) => canonical).length);

  const { html: sitemap } = await fetchPage(server, '/sitemap.xml');
  const inMap = [...sitemap.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address]) => address);
  expect(inMap.toSorted()).toEqual(originals.map(({ canonical }) => canonical).toSorted());
  expect((await fetchPage(server, '/robots.txt')).html).toContain(`${server.origin}/sitemap.xml`);
});

test('what is private or missing is not for search engines', async ({ server }) => {
  const hidden = screens.filter(({ robots }) => robots === 'noindex').map(({ path }) => path);
  for (const path of [...hidden, '/no/such/place']) {
    const { html } = await fetchPage(server, path);
    expect(html, path).toMatch(/<meta name="robots" content="noindex"/);
    expect(html, path).not.toContain('rel="canonical"');
  }
  expect(notFound.robots).toBe('noindex');
});
