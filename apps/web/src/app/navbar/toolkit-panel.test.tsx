// @vitest-environment happy-dom
import { toolkit } from '@slipway/tools';
import { MemoryRouter } from 'react-router';
import { afterEach, expect, it } from 'vitest';
import { clean, draw } from '../../../test/render.tsx';
import { type ToolItem, toToolItem } from './nav-items.ts';
import { ToolkitPanel } from './toolkit-panel.tsx';

afterEach(clean);

const twelve = toolkit.map((tool) => toToolItem({ ...tool, isBuilt: true }));

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

it('a tool that is not built keeps its row, marked as coming, and is no link', async () => {
  const page = await drawPanel(
    toolkit.map((tool) => toToolItem({ ...tool, isBuilt: tool.id === 'health-score' })),
  );
  const list = page.querySelector('[aria-label="Launch Toolkit"]');
  expect(list?.children).toHaveLength(12);
  expect([...(list?.querySelectorAll('a') ?? [])].map((link) => link.textContent)).toEqual(['Health Score']);
  expect(list?.textContent.match(/coming/g)).toHaveLength(11);
});

it('offers the parts of the home page as section links', async () => {
  const page = await drawPanel(twelve);
  const links = [...page.querySelectorAll('[aria-label="On the home page"] a')];
  expect(links.map((link) => link.getAttribute('href'))).toEqual(['/#launch-tools', '/#templates', '/#demo']);
});
