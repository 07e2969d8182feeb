// @vitest-environment happy-dom
import type { Dashboard } from '@slipway/contracts';
import { QueryClientProvider } from '@tanstack/react-query';
import { act } from 'react';
import { MemoryRouter } from 'react-router';
import { afterEach, expect, it, vi } from 'vitest';
import { clean, draw, typeInto } from '../../../test/render.tsx';
import { waitFor } from '../../../test/wait-for.ts';
import { dashboardQuery } from '../../api/projects.ts';
import { makeQueryClient } from '../../lib/query-client.ts';
import { DashboardScreen } from './dashboard-screen.tsx';

afterEach(async () => {
  await clean();
  vi.unstubAllGlobals();
});

const person = { uid: 'who-types', email: 'ada@example.org', displayName: 'Ada', photoURL: null };
const nothingYet: Dashboard = {
  since: null,
  ideas: [],
  projects: 0,
  archived: 0,
  tasks: [],
  credits: null,
  recent: [],
  changes: [],
};

it('keeps what was typed before the ideas arrived, and the cursor in it', async () => {
  vi.stubGlobal('fetch', () => new Promise(() => {}));
  const cache = makeQueryClient();
  const page = await draw(
    <MemoryRouter>
      <QueryClientProvider client={cache}>
        <DashboardScreen person={person} onDownload={() => {}} onSessionLost={() => {}} />
      </QueryClientProvider>
    </MemoryRouter>,
  );
  const box = page.querySelector('textarea');
  await typeInto(box, 'Goat soap at markets in Vermont');
  expect(page.querySelector('h2')?.textContent).not.toBe('Begin with your idea');
  await act(async () => cache.setQueryData(dashboardQuery(person.uid).queryKey, nothingYet));
  // It comes first now, and is the same box.
  await waitFor(() => expect(page.querySelector('h2')?.textContent).toBe('Begin with your idea'));
  expect(page.querySelector('textarea')).toBe(box);
  expect(box?.value).toBe('Goat soap at markets in Vermont');
  expect(document.activeElement).toBe(box);
});
