import { publicPageEndpoints } from '@slipway/contracts';
import { AppError } from '@slipway/core';
import { bind } from '../../../http/bind.ts';
import type { App } from '../../../http/context.ts';
import { readForm } from '../../../http/read-form.ts';
import type { WebDeps } from '../../../http/session.ts';
import { serveImage } from '../images/serve-image.ts';
import { joinList } from '../signups/join-list.ts';
import { makeVisitors } from '../visits/visitors.ts';
import { getShown } from './get-shown.ts';
import { answerPage, plainPage } from './plain-page.ts';
import { makeRenderer } from './render-snapshot.ts';
import { reportPage } from './report-page.ts';
import { showPublished } from './show-published.ts';
import { refusedPage, reportForm, thanksPage } from './words.ts';

const [show, joined, join, reportPlace, report, image] = publicPageEndpoints;

/** HTML for whoever opens an address; who that is, nobody looks up. */
export function publicPageRoutes(app: App, deps: WebDeps): void {
  const state = { isNew: makeVisitors(), render: makeRenderer() };
  const { query } = deps.db;

  bind(app, show, deps, ({ params: { slug = '' }, request, info }) =>
    inPlainWords(deps, slug, () => showPublished(deps, state, { slug, request, visitor: info })),
  );
  bind(app, join, deps, ({ params: { slug = '' }, request, info }) =>
    inPlainWords(deps, slug, async () => {
      const publication = await getShown(query, slug);
      const page = new URL(request.url).searchParams.get('page');
      await joinList(deps, publication, {
        fields: await readForm(request),
        variant: page === 'b' ? 'b' : 'a',
        isFromFile: page === 'file',
        ip: info.ip,
      });
      return new Response(null, { status: 303, headers: { location: `/p/${slug}/joined` } });
    }),
  );
  bind(app, joined, deps, ({ params: { slug = '' } }) =>
    inPlainWords(deps, slug, async () =>
      answerPage(plainPage(thanksPage((await getShown(query, slug)).slug))),
    ),
  );
  bind(app, reportPlace, deps, ({ params: { slug = '' } }) =>
    inPlainWords(deps, slug, async () =>
      answerPage(plainPage(reportForm((await getShown(query, slug)).slug))),
    ),
  );
  bind(app, report, deps, ({ params: { slug = '' }, request, info }) =>
    inPlainWords(deps, slug, async () => {
      const publication = await getShown(query, slug);
      await reportPage(deps, publication, { fields: await readForm(request), ip: info.ip });
      const body = '<p>The people who run this site have your report and will look at the page.</p>';
      return answerPage(plainPage({ title: 'Thank you', body }));
    }),
  );
  bind(app, image, deps, ({ params: { file = '' } }) => serveImage(deps, file));
}

/** A visitor reads sentences, not JSON. What is not one of ours is a fault and goes its usual way. */
async function inPlainWords(
  { log }: Pick<WebDeps, 'log'>,
  slug: string,
  answer: () => Promise<Response>,
): Promise<Response> {
  try {
    return await answer();
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
    if (error.status >= 500) log.error('a published page could not be shown', { reason: error.cause });
    const seconds = error.details.retryAfterSeconds;
    return answerPage(plainPage(refusedPage(error, slug)), {
      status: error.status,
      headers: {
        ...(typeof seconds === 'number' ? { 'retry-after': String(seconds) } : {}),
        'cache-control': 'no-store',
      },
    });
  }
}
