// @vitest-environment happy-dom
import { toolkit } from '@slipway/tools';
import { MemoryRouter } from 'react-router';
import { afterEach, expect, it } from 'vitest';
import { clean, draw } from '../../../test/render.tsx';
import { listToolItems, type ToolItem } from './nav-items.ts';
import { ToolkitPanel } from './toolkit-panel.tsx';

afterEach(clean);

const twelve = listToolItems(toolkit.map((tool) => ({ ...tool, isBuilt: true })));

const drawPanel = (tools: readonly ToolItem[]) =>
  draw(
    <MemoryRouter>
      <ToolkitPanel tools={tools} />
    </MemoryRouter>,
  );

it('lists the twelve tools in the specified order, 600 px wide, in three columns', async () => {
  const page = await drawPanel(twelve);
  const list = page.querySelector<HTMLElement>('[aria-label="Launch Toolkit"]');
  const links = [...(list?.querySelectorAll('a') ?? [])];
  expect(links.map((link) => [link.textContent, link.getAttribute('href')])).toEqual(
    toolkit.map(({ name, routes }) => [name, routes[0]]),
  );
  expect(page.querySelector<HTMLElement>('[data-toolkit]')?.style.width).toBe('600px');
  expect(list?.style.gridTemplateColumns).toBe('repeat(3, minmax(0, 1fr))');
});

it('without tools says one sentence and leads to the demo', async () => {
  const page = await drawPanel([]);
  expect(page.querySelectorAll('p')).toHaveLength(1);
  const link = [...page.querySelectorAll('a')].find((one) => one.textContent === 'Try the idea reader');
  expect(link?.getAttribute('href')).toBe('/#demo');
});

it('offers the parts of the home page as section links', async () => {
  const page = await drawPanel(twelve);
  const links = [...page.querySelectorAll('[aria-label="On the home page"] a')];
  expect(links.map((link) => link.getAttribute('href'))).toEqual(['/#launch-tools', '/#templates', '/#demo']);
});
