// @vitest-environment happy-dom

import { QueryClientProvider } from '@tanstack/react-query';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { answerWith } from '../../../../test/answers.ts';
import { clean, draw, press } from '../../../../test/render.tsx';
import { makeQueryClient } from '../../../lib/query-client.ts';
import NameVoteDialog from './name-vote-dialog.tsx';

afterEach(async () => {
  await clean();
  vi.unstubAllGlobals();
});

const share = (count: number, of: number, low: number, high: number) => ({ count, of, low, high });
const vote = {
  url: 'https://slipway.example/vote/abc',
  isOpen: true,
  voters: 8,
  names: [
    { name: 'Swellbox', remembered: share(2, 8, 0.07, 0.59), spelled: share(0, 0, 0, 0) },
    { name: 'Vesper', remembered: share(6, 8, 0.41, 0.93), spelled: share(150, 200, 0.68, 0.81) },
  ],
};

async function show(shortlist: readonly string[], onClose = () => {}): Promise<HTMLElement> {
  return draw(
    <QueryClientProvider client={makeQueryClient()}>
      <NameVoteDialog uid="u1" runId="r1" shortlist={shortlist} onClose={onClose} />
    </QueryClientProvider>,
  );
}

const button = (place: HTMLElement, name: string) =>
  [...place.querySelectorAll('button')].find(({ textContent }) => textContent === name) ?? null;

describe('a shortlist', () => {
  it.each([
    [['Vesper'], 'Your shortlist has 1'],
    [Array.from({ length: 9 }, (_, at) => `Name ${at}`), 'Your shortlist has 9'],
  ])('of too few or too many names makes no link', async (shortlist, says) => {
    answerWith({ 'GET /api/runs/r1/vote': () => ({ body: { vote: null } }) });
    const place = await show(shortlist);
    await vi.waitFor(() => expect(place.textContent).toContain(says));
    expect(button(place, 'Make the link')).toBeNull();
  });

  it('becomes a link, with the names as they were starred', async () => {
    const asked = answerWith({
      'GET /api/runs/r1/vote': () => ({ body: { vote: null } }),
      'POST /api/runs/r1/vote': () => ({ body: { vote: { ...vote, voters: 0 } } }),
    });
    const place = await show(['Vesper', 'Swellbox']);
    await vi.waitFor(() => expect(button(place, 'Make the link')).not.toBeNull());
    await press(button(place, 'Make the link'));
    await vi.waitFor(() => expect(place.textContent).toContain('Nobody has voted yet.'));
    expect(place.querySelector('input')?.value).toBe(vote.url);
    expect(asked.at(-1)).toMatchObject({ body: { names: ['Vesper', 'Swellbox'] } });
  });
});

describe('a vote', () => {
  it('shows the most remembered first, a range while few have voted, and what nobody answered', async () => {
    answerWith({ 'GET /api/runs/r1/vote': () => ({ body: { vote } }) });
    const place = await show([]);
    await vi.waitFor(() => expect(place.textContent).toContain('8 votes.'));
    const rows = [...place.querySelectorAll('tbody tr')].map((row) =>
      [...row.children].map(({ textContent }) => textContent),
    );
    expect(rows).toEqual([
      ['Vesper', '6 of 8 (41–93 %)', '75 % of 200'],
      ['Swellbox', '2 of 8 (7–59 %)', 'no answer yet'],
    ]);
  });

  it('is closed at once, and deleted only when it is pressed twice', async () => {
    const asked = answerWith({
      'GET /api/runs/r1/vote': () => ({ body: { vote } }),
      'PATCH /api/runs/r1/vote': () => ({ body: { vote: { ...vote, isOpen: false } } }),
      'DELETE /api/runs/r1/vote': () => ({ body: {} }),
    });
    const place = await show(['Vesper', 'Swellbox']);
    await vi.waitFor(() => expect(button(place, 'Close the vote')).not.toBeNull());
    await press(button(place, 'Close the vote'));
    await vi.waitFor(() => expect(place.textContent).toContain('The link is closed.'));
    await press(button(place, 'Delete'));
    expect(asked.filter(({ method }) => method === 'DELETE')).toEqual([]);
    await press(button(place, 'Delete link and votes for good'));
    await vi.waitFor(() => expect(button(place, 'Make the link')).not.toBeNull());
  });

  it('that cannot be fetched says so and is asked for again', async () => {
    let isBroken = true;
    answerWith({
      'GET /api/runs/r1/vote': () =>
        isBroken
          ? { status: 404, body: { error: { code: 'run/not-found', message: 'x' } } }
          : { body: { vote } },
    });
    const place = await show([]);
    await vi.waitFor(() => expect(place.querySelector('[role="alert"]')).not.toBeNull());
    isBroken = false;
    await press(button(place, 'Try again'));
    await vi.waitFor(() => expect(place.textContent).toContain('8 votes.'));
  });
});
