// @vitest-environment happy-dom
import { AppError, type ErrorCode, toWire } from '@slipway/core';
import { QueryClientProvider } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { MemoryRouter } from 'react-router';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { answerWith } from '../../../test/answers.ts';
import { clean, draw, press, typeInto } from '../../../test/render.tsx';
import { waitFor } from '../../../test/wait-for.ts';
import type { Publication } from '../../api/publishing.ts';
import { makeQueryClient } from '../../lib/query-client.ts';
import { ExportButton } from './export-button.tsx';
import { PublishButton } from './publish-button.tsx';

const path = '/api/pages/p1';
const published: Publication = {
  slug: 'noonseal',
  url: 'https://x.example/p/noonseal',
  isPublished: true,
  publishedAt: '2026-11-14T10:00:00.000Z',
  isIndexed: false,
  revision: 3,
  isChanged: false,
  signups: 0,
};
const refused =
  (code: ErrorCode, details = {}) =>
  () => {
    const error = new AppError(code, details);
    return { status: error.status, body: toWire(error) };
  };
const address = ({ query: { slug = 'noonseal' } }: { readonly query: Readonly<Record<string, string>> }) => ({
  body: {
    slug,
    url: `https://x.example/p/${slug}`,
    problem: slug === 'taken' ? 'This address is taken.' : null,
  },
});
const saved: string[] = [];

beforeEach(() => {
  saved.length = 0;
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    saved.push(this.download);
  });
});
afterEach(async () => {
  await clean();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

async function open(button: ReactNode): Promise<HTMLElement> {
  const place = await draw(
    <MemoryRouter>
      <QueryClientProvider client={makeQueryClient()}>{button}</QueryClientProvider>
    </MemoryRouter>,
  );
  await press(place.querySelector('button'));
  return place;
}
const find = (place: HTMLElement, label: string) =>
  [...place.querySelectorAll<HTMLElement>('dialog button, dialog a')].find(
    (element) => element.textContent === label || element.getAttribute('aria-label') === label,
  );
const box = (place: HTMLElement) =>
  place.querySelector<HTMLInputElement>('input:not([type]):not([readonly])');

it('publishes what is saved under a free address, listed only when the owner says so', async () => {
  let now: Publication | null = null;
  const asked = answerWith({
    [`GET ${path}/publication`]: () => ({ body: now }),
    [`GET ${path}/address`]: address,
    [`PUT ${path}/publication`]: ({ body }) => {
      now = {
        ...published,
        ...Object(body),
        url: `https://x.example/p/${Reflect.get(Object(body), 'slug')}`,
      };
      return { body: now };
    },
  });
  const save = vi.fn(async () => undefined);
  const place = await open(<PublishButton pageId="p1" save={save} />);
  await waitFor(() => expect(box(place)?.value).toBe('noonseal'));
  expect(place.textContent).toContain('Not published yet');
  expect(find(place, 'Open the page')).toBeUndefined();

  await typeInto(box(place), 'Taken');
  await waitFor(() => expect(place.textContent).toContain('This address is taken.'));
  expect(find(place, 'Publish')).toHaveProperty('disabled', true);
  await typeInto(box(place), 'seals');
  await waitFor(() => expect(place.textContent).toContain('https://x.example/p/seals is free.'));
  await press(place.querySelector('input[type=checkbox]'));
  await press(find(place, 'Publish'));
  await waitFor(() =>
    expect(find(place, 'Open the page')?.getAttribute('href')).toBe('https://x.example/p/seals'),
  );
  expect(asked.findLast(({ method }) => method === 'PUT')?.body).toEqual({ slug: 'seals', isIndexed: true });
  expect(save).toHaveBeenCalledOnce();
});

it('says when visitors do not see the newest, and publishes it again', async () => {
  answerWith({
    [`GET ${path}/publication`]: () => ({ body: { ...published, isChanged: true } }),
    [`GET ${path}/address`]: address,
    [`PUT ${path}/publication`]: () => ({ body: published }),
  });
  const place = await open(<PublishButton pageId="p1" />);
  await waitFor(() => expect(place.textContent).toContain('Visitors do not see what you changed since.'));
  await press(find(place, 'Publish the changes'));
  await waitFor(() => expect(place.textContent).toContain('Visitors see the page as it is saved.'));
  expect(find(place, 'Publish the changes')).toHaveProperty('disabled', true);
});

it('takes it down only at the second press, and keeps a refusal in sight', async () => {
  const asked = answerWith({
    [`GET ${path}/publication`]: () => ({ body: { ...published, isChanged: true } }),
    [`GET ${path}/address`]: address,
    [`PUT ${path}/publication`]: refused('experiment/running'),
    [`DELETE ${path}/publication`]: () => ({ body: { ...published, isPublished: false, publishedAt: null } }),
  });
  const place = await open(<PublishButton pageId="p1" />);
  await waitFor(() => expect(find(place, 'Take it down')).toBeDefined());
  await press(find(place, 'Publish the changes'));
  await waitFor(() =>
    expect(place.querySelector('[role=alert]')?.textContent).toBe(new AppError('experiment/running').message),
  );
  await press(find(place, 'Take it down'));
  expect(asked.some(({ method }) => method === 'DELETE')).toBe(false);
  await press(find(place, 'Take it down now'));
  await waitFor(() => expect(place.textContent).toContain('Taken down. The address is still yours.'));
});

it('an address that cannot be looked up says so and is asked for again', async () => {
  let isOffline = true;
  answerWith({
    [`GET ${path}/publication`]: () => (isOffline ? refused('page/not-found')() : { body: published }),
    [`GET ${path}/address`]: address,
  });
  const place = await open(<PublishButton pageId="p1" />);
  await waitFor(() => expect(place.textContent).toContain(new AppError('page/not-found').message));
  isOffline = false;
  await press(find(place, 'Try again'));
  await waitFor(() => expect(find(place, 'Open the page')).toBeDefined());
});

it('hands over the file the server made, and says which', async () => {
  const asked = answerWith({
    [`GET ${path}/publication`]: () => ({ body: null }),
    [`GET ${path}/export`]: () => ({ body: '<!doctype html>' }),
  });
  const place = await open(<ExportButton pageId="p1" />);
  await waitFor(() => expect(place.textContent).toContain('the form becomes the link you gave it'));
  await press(find(place, 'Download One HTML file'));
  await waitFor(() => expect(saved).toEqual(['page.html']));
  await press(find(place, 'Download ZIP with assets'));
  await waitFor(() => expect(place.textContent).toContain('page.zip is in your downloads.'));
  expect(asked.filter(({ path: at }) => at.endsWith('/export')).map(({ query }) => query.format)).toEqual([
    'html',
    'zip',
  ]);
});

it('[§5] the server’s refusal leads to Premium, and no file is saved', async () => {
  answerWith({
    [`GET ${path}/publication`]: () => ({ body: published }),
    [`GET ${path}/export`]: refused('premium/required'),
  });
  const place = await open(<ExportButton pageId="p1" />);
  await press(find(place, 'Download One HTML file'));
  await waitFor(() =>
    expect(place.querySelector('[role=alert]')?.textContent).toBe('Landing page export is part of Premium.'),
  );
  expect(find(place, 'See Premium')?.getAttribute('href')).toBe('/pricing');
  expect(saved).toEqual([]);
});

it.each([
  ['publish', PublishButton],
  ['export', ExportButton],
])('the %s dialog says first what does not agree', async (_, Button) => {
  answerWith({
    [`GET ${path}/publication`]: () => ({ body: published }),
    [`GET ${path}/address`]: address,
  });
  const place = await open(<Button pageId="p1" warning={<p role="note">The price differs.</p>} />);
  await waitFor(() => expect(place.querySelector('dialog [role=note]')).not.toBeNull());
});
