// @vitest-environment happy-dom
import { QueryClientProvider } from '@tanstack/react-query';
import { MemoryRouter } from 'react-router';
import { afterEach, expect, test, vi } from 'vitest';
import { answerWith } from '../../../test/answers.ts';
import { clean, draw } from '../../../test/render.tsx';
import { waitFor } from '../../../test/wait-for.ts';
import { makeQueryClient } from '../../lib/query-client.ts';
import { AgreementWarning } from './agreement-warning.tsx';
import { PageWarning } from './page-warning.tsx';

afterEach(async () => {
  await clean();
  vi.unstubAllGlobals();
});

test('names three and counts the rest', async () => {
  const disagreements = ['Price', 'Market', 'Runway', 'Churn', 'Cash'].map((title) => ({
    id: title,
    title,
    tools: [],
    pages: [],
  }));
  answerWith({ 'GET /api/projects/j1/agreement': () => ({ body: { disagreements } }) });
  const place = await draw(
    <MemoryRouter>
      <QueryClientProvider client={makeQueryClient()}>
        <AgreementWarning uid="u1" projectId="j1" />
      </QueryClientProvider>
    </MemoryRouter>,
  );
  await waitFor(() =>
    expect(place.textContent).toContain('5 things do not agree: Price; Market; Runway and 2 more.'),
  );
});

test('names what this page shows and leaves out the rest of the project', async () => {
  answerWith({
    'GET /api/pages/p1': () => ({ body: { id: 'p1', projectId: 'j1' } }),
    'GET /api/projects/j1/agreement': () => ({
      body: {
        disagreements: [
          { id: 'a', title: 'Price on the page', tools: [], pages: ['p1'] },
          { id: 'b', title: 'Team size', tools: ['health-score'], pages: ['p2'] },
        ],
      },
    }),
  });
  const place = await draw(
    <MemoryRouter>
      <QueryClientProvider client={makeQueryClient()}>
        <PageWarning uid="u1" pageId="p1" />
      </QueryClientProvider>
    </MemoryRouter>,
  );
  await waitFor(() => expect(place.textContent).toContain('One thing does not agree: Price on the page.'));
  expect(place.querySelector('a')?.getAttribute('href')).toBe('/project/j1#agreement');
});
