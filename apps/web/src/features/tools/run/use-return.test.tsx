// @vitest-environment happy-dom
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { useEffect } from 'react';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { clean, draw } from '../../../../test/render.tsx';
import { answerField, emptyBrief } from '../brief/brief.ts';
import { handOver, storeBrief } from '../brief/stored-brief.ts';
import { useReturn } from './use-return.ts';

// Another file of this worker may have typed something that is stored a moment later.
beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});
afterEach(async () => {
  await clean();
  localStorage.clear();
});

const place = { uid: 'who-returns', toolId: 'retention-burn', projectId: 'p1', runId: null };

/** Opens the tool where r1 was made last. */
async function open(meanwhile: () => void, hasRun = false): Promise<string[]> {
  handOver(place, 'r1');
  const gone: string[] = [];
  function Page() {
    // As the brief does with what was dropped before the project was known.
    useEffect(meanwhile, []);
    useReturn({
      ...place,
      isNew: false,
      isOwn: false,
      hasRun,
      lostRun: null,
      onRun: (id) => gone.push(id ?? ''),
    });
    return null;
  }
  await draw(
    <QueryClientProvider client={new QueryClient()}>
      <Page />
    </QueryClientProvider>,
  );
  return gone;
}

it('leads back to the run that was made last', async () => {
  expect(await open(() => {})).toEqual(['r1']);
});

it('stays where a brief is stored in the same moment', async () => {
  expect(await open(() => storeBrief(place, answerField(emptyBrief, 'cash', '5')))).toEqual([]);
});

it('leaves the way to a run that was just begun here', async () => {
  expect(await open(() => {}, true)).toEqual([]);
});
