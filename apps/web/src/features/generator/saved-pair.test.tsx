// @vitest-environment happy-dom
import { QueryClientProvider } from '@tanstack/react-query';
import { MemoryRouter } from 'react-router';
import { afterEach, expect, it, vi } from 'vitest';
import { answerWith } from '../../../test/answers.ts';
import { clean, draw, press } from '../../../test/render.tsx';
import { waitFor } from '../../../test/wait-for.ts';
import type { Experiment, Publication } from '../../api/publishing.ts';
import { makeQueryClient } from '../../lib/query-client.ts';
import { SavedPair } from './saved-pair.tsx';

afterEach(async () => {
  await clean();
  vi.unstubAllGlobals();
});

const plan = {
  hypothesis: 'A price helps',
  sample: 400,
  threshold: 0.05,
  certainty: 0.95,
  stopDay: '2026-12-01',
};
const sentences = { running: 'Too early to call.', decided: 'Page B is better.' } as const;

function experiment(state: keyof typeof sentences): Experiment {
  return {
    id: 'e1',
    hypothesis: plan.hypothesis,
    sample: plan.sample,
    threshold: plan.threshold,
    certainty: plan.certainty,
    startedAt: '2026-11-14T10:00:00.000Z',
    stopAt: '2026-12-01T00:00:00.000Z',
    endedAt: null,
    readouts: [],
    chanceOfB: 0.5,
    verdict: { state, winner: state === 'decided' ? 'b' : null, holds: null, sentence: sentences[state] },
  };
}
const publication: Publication = {
  slug: 'gapwise',
  url: 'https://x.example/p/gapwise',
  isPublished: true,
  publishedAt: '2026-11-14T10:00:00.000Z',
  isIndexed: false,
  revision: 1,
  isChanged: false,
  signups: 0,
};

async function show(found: Experiment | null) {
  const started = vi.fn();
  const asked = answerWith({
    'GET /api/pages/p1/experiment': () => ({ body: found }),
    'POST /api/pages/p1/experiment': () => ({ body: experiment('running') }),
    'GET /api/pages/p1/publication': () => ({ body: publication }),
  });
  const place = await draw(
    <MemoryRouter>
      <QueryClientProvider client={makeQueryClient()}>
        <SavedPair a="p1" b="p2" projectId="j1" plan={plan} onStarted={started} />
      </QueryClientProvider>
    </MemoryRouter>,
  );
  return { asked, place, started };
}

it('starts with the plan as it stands, then has the address for visitors', async () => {
  const { asked, place, started } = await show(null);
  const button = () =>
    [...place.querySelectorAll('button')].find((one) => one.textContent?.startsWith('Publish both'));
  await waitFor(() => expect(button()).toBeDefined());
  await press(button());
  await waitFor(() => expect(place.querySelector('[role=status]')?.textContent).toBe(sentences.running));
  expect(asked.find(({ method }) => method === 'POST')?.body).toEqual({ ...plan, otherPageId: 'p2' });
  expect(started).toHaveBeenCalledOnce();
  await waitFor(() => expect(place.querySelector('input')?.value).toBe(publication.url));
});

it('one that is decided is there at the next visit, with its verdict and the way to its figures', async () => {
  const { place } = await show(experiment('decided'));
  await waitFor(() => expect(place.querySelector('[role=status]')?.textContent).toBe(sentences.decided));
  expect(place.querySelector('a[href^="/project"]')?.getAttribute('href')).toBe('/project/j1?page=p1');
});
