import { pageEndpoints, publishingEndpoints } from '@slipway/contracts';
import { bind } from '../../http/bind.ts';
import type { App } from '../../http/context.ts';
import { readIdempotencyKey } from '../../http/idempotency-key.ts';
import type { WebDeps } from '../../http/session.ts';
import { streamText } from '../../http/stream-text.ts';
import { createPage } from './create-page.ts';
import { listRunning } from './experiment/list-running.ts';
import { findExperiment } from './experiment/show-experiment.ts';
import { startExperiment } from './experiment/start-experiment.ts';
import { exportPage } from './export/export-page.ts';
import { addImage, listImages, removeImage } from './images/keep-images.ts';
import { listPages } from './list-pages.ts';
import { checkAddress } from './publish/check-address.ts';
import { listShowings } from './publish/list-showings.ts';
import { findPublished } from './publish/publication-view.ts';
import { publishPage } from './publish/publish-page.ts';
import { unpublishPage } from './publish/unpublish-page.ts';
import { removePage } from './remove-page.ts';
import { renamePage } from './rename-page.ts';
import { savePage } from './save-page.ts';
import { showPage } from './show-page.ts';
import { exportSignups } from './signups/export-signups.ts';
import { listSignups, removeSignup } from './signups/list-signups.ts';
import { addTemplate, getTemplate, listTemplates, removeTemplate } from './templates/own-templates.ts';
import { setFavourite } from './templates/set-favourite.ts';
import { removeVersion, showVersion } from './versions/get-version.ts';
import { keepVersion } from './versions/keep-version.ts';
import { listVersions } from './versions/list-versions.ts';
import { restoreVersion } from './versions/restore-version.ts';
import { listVisits } from './visits/list-visits.ts';

const [
  list,
  create,
  one,
  save,
  rename,
  remove,
  versions,
  newVersion,
  version,
  dropVersion,
  restore,
  templates,
  newTemplate,
  template,
  dropTemplate,
  favourite,
  images,
  newImage,
  dropImage,
] = pageEndpoints;
const [
  publication,
  publish,
  unpublish,
  signups,
  signupsCsv,
  dropSignup,
  visits,
  experiment,
  newExperiment,
  showings,
  address,
  exported,
] = publishingEndpoints;

type Params = Readonly<Record<string, string>>;

export function pageRoutes(app: App, deps: WebDeps): void {
  bind(app, list, deps, async ({ person, params: { id = '' }, input }) => {
    const whose = { uid: person.uid, projectId: id };
    return { ...(await listPages(deps, whose, input.before)), running: await listRunning(deps, whose) };
  });
  bind(app, create, deps, ({ person, params: { id = '' }, input, request }) =>
    createPage(
      deps,
      { uid: person.uid, projectId: id },
      { ...input, idempotencyKey: readIdempotencyKey(request) },
    ),
  );
  bind(app, one, deps, ({ person, params }) => showPage(deps, which(person, params)));
  bind(app, save, deps, ({ person, params, input }) => savePage(deps, which(person, params), input));
  bind(app, rename, deps, ({ person, params, input }) => renamePage(deps, which(person, params), input.name));
  bind(app, remove, deps, async ({ person, params }) => {
    await removePage(deps, which(person, params));
    return { deleted: true };
  });

  bind(app, versions, deps, ({ person, params }) => listVersions(deps, which(person, params)));
  bind(app, newVersion, deps, ({ person, params, input }) =>
    keepVersion(deps, which(person, params), input.name),
  );
  bind(app, version, deps, ({ person, params }) => showVersion(deps, whichVersion(person, params)));
  bind(app, dropVersion, deps, async ({ person, params }) => {
    await removeVersion(deps, whichVersion(person, params));
    return { deleted: true };
  });
  bind(app, restore, deps, ({ person, params, input }) =>
    restoreVersion(deps, whichVersion(person, params), input.revision),
  );

  bind(app, templates, deps, ({ person }) => listTemplates(deps, person.uid));
  bind(app, newTemplate, deps, ({ person, input, request }) =>
    addTemplate(deps, person.uid, { ...input, idempotencyKey: readIdempotencyKey(request) }),
  );
  bind(app, template, deps, ({ person, params: { id = '' } }) => getTemplate(deps, person.uid, id));
  bind(app, dropTemplate, deps, async ({ person, params: { id = '' } }) => {
    await removeTemplate(deps, person.uid, id);
    return { deleted: true };
  });
  bind(app, favourite, deps, ({ person, params: { id = '' }, input }) =>
    setFavourite(deps, person.uid, { template: id, isFavourite: input.isFavourite }),
  );

  bind(app, images, deps, ({ person }) => listImages(deps, person.uid));
  bind(app, newImage, deps, ({ person, input }) => addImage(deps, person.uid, input.data));
  bind(app, dropImage, deps, async ({ person, params: { id = '' } }) => {
    await removeImage(deps, person.uid, id);
    return { deleted: true };
  });

  bind(app, publication, deps, ({ person, params }) => findPublished(deps, which(person, params)));
  bind(app, publish, deps, ({ person, params, input }) => publishPage(deps, which(person, params), input));
  bind(app, unpublish, deps, ({ person, params }) => unpublishPage(deps, which(person, params)));
  bind(app, signups, deps, ({ person, params, input }) =>
    listSignups(deps, which(person, params), input.before),
  );
  bind(app, signupsCsv, deps, async ({ person, params }) => {
    const { slug, pieces } = await exportSignups(deps, which(person, params));
    return streamText(pieces, {
      'content-type': 'text/csv; charset=utf-8',
      'content-disposition': `attachment; filename="${slug}-waitlist.csv"`,
    });
  });
  bind(app, dropSignup, deps, async ({ person, params }) => {
    await removeSignup(deps, which(person, params), params.signup ?? '');
    return { deleted: true };
  });
  bind(app, visits, deps, ({ person, params }) => listVisits(deps, which(person, params)));
  bind(app, experiment, deps, ({ person, params }) => findExperiment(deps, which(person, params)));
  bind(app, newExperiment, deps, ({ person, params, input }) =>
    startExperiment(deps, which(person, params), input),
  );
  bind(app, showings, deps, ({ person, params }) => listShowings(deps, which(person, params)));
  bind(app, address, deps, ({ person, params, input }) =>
    checkAddress(deps, which(person, params), input.slug),
  );
  bind(app, exported, deps, async ({ person, params, input }) => {
    const { name, type, bytes } = await exportPage(deps, which(person, params), input.format);
    return new Response(bytes, {
      headers: {
        'content-type': type,
        'content-disposition': `attachment; filename="${name}"`,
        'x-content-type-options': 'nosniff',
        'cache-control': 'no-store',
      },
    });
  });
}

function which({ uid }: { readonly uid: string }, { id = '' }: Params) {
  return { uid, pageId: id };
}

function whichVersion(person: { readonly uid: string }, params: Params) {
  return { ...which(person, params), version: params.version ?? '' };
}
