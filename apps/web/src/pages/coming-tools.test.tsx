// @vitest-environment happy-dom
import { toolkit } from '@slipway/tools';
import { MemoryRouter } from 'react-router';
import { afterEach, expect, it } from 'vitest';
import { clean, draw } from '../../test/render.tsx';
import { TemplatesSection } from '../features/home/templates-section.tsx';
import { ToolsSection } from '../features/home/tools-section.tsx';
import FeaturesPage from './features.tsx';

afterEach(clean);

const expected = toolkit.map(({ name, isBuilt }) => (isBuilt ? name : `${name} coming`)).toSorted();

it.each([
  ['home', <ToolsSection key="home" />, 'tbody th[scope=row]'],
  ['features', <FeaturesPage key="features" />, 'dl dt'],
])('%s marks the tools that are coming, and no other', async (_, screen, names) => {
  const page = await draw(<MemoryRouter>{screen}</MemoryRouter>);
  const shown = [...page.querySelectorAll(names)].map((name) => name.textContent).toSorted();
  expect(shown).toEqual(expected);
});

it('the plans for a page say with which tool they come', async () => {
  const page = await draw(
    <MemoryRouter>
      <TemplatesSection />
    </MemoryRouter>,
  );
  expect(page.textContent).toContain('The Landing Page Generator writes your own words');
});
