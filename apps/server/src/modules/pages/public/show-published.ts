import { AppError } from '@slipway/core';
import type { Deps } from '../../../deps.ts';
import { listSnapshots } from '../publish/store.ts';
import { countVisit } from '../visits/count-visit.ts';
import { type IsNewVisitor, isPerson, type Visitor } from '../visits/visitors.ts';
import { chooseVariant } from './choose-variant.ts';
import { getShown } from './get-shown.ts';
import { answerPage } from './plain-page.ts';
import type { RenderSnapshot } from './render-snapshot.ts';

interface Asked {
  readonly slug: string;
  readonly request: Request;
  readonly visitor: Visitor;
}

/** The page as it was published; of two, the one this visitor gets. */
export async function showPublished(
  deps: Pick<Deps, 'db' | 'clock' | 'log' | 'config'>,
  { isNew, render }: { readonly isNew: IsNewVisitor; readonly render: RenderSnapshot },
  { slug, request, visitor }: Asked,
): Promise<Response> {
  const publication = await getShown(deps.db.query, slug);
  const snapshots = await listSnapshots(deps.db.query, publication.id);
  const [first] = snapshots;
  if (!first) throw new AppError('page/not-found');
  const variant =
    snapshots.length < 2 ? first.variant : chooseVariant(deps.config.authSecret, first.id, visitor);
  const snapshot = snapshots.find((each) => each.variant === variant) ?? first;
  const html = await render(deps.db.query, snapshot, publication.slug);
  if (isPerson(request))
    await countVisit(deps, publication, {
      variant: snapshot.variant,
      isNew: isNew(publication.id, visitor, deps.clock()),
    });
  return answerPage(html, { isIndexed: publication.is_indexed === 1 });
}
