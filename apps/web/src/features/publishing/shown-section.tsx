import { useQuery } from '@tanstack/react-query';
import { pagesQuery } from '../../api/pages.ts';
import { type PageShowing, showingsQuery } from '../../api/publishing.ts';

interface ShownSectionProps {
  readonly uid: string;
  readonly projectId: string;
  readonly pageId: string;
}

/** Beside the chart: a jump in it often began with another save. */
export function ShownSection({ uid, projectId, pageId }: ShownSectionProps) {
  const { data } = useQuery(showingsQuery(pageId));
  const { data: list } = useQuery(pagesQuery(uid, projectId));
  const showings = data?.showings ?? [];
  if (showings.length === 0) return null;
  const nameOf = (id: string) => list?.pages.find((page) => page.id === id)?.name ?? 'a deleted page';
  return (
    <details className="border-t border-line pt-2">
      <summary className="min-h-9 cursor-pointer font-medium">What visitors saw when</summary>
      <ol className="mt-1">
        {showings.map((showing) => (
          <li
            key={`${showing.from} ${showing.variant}`}
            className="tabular flex flex-wrap gap-x-5 border-t border-line py-2 text-sm"
          >
            <span className="basis-80">
              {sayTime(showing.from)} to {showing.until === null ? 'now' : sayTime(showing.until)}
            </span>
            <span className="grow">{sayWhat(showing, pageId, nameOf)}</span>
          </li>
        ))}
      </ol>
    </details>
  );
}

function sayWhat(showing: PageShowing, pageId: string, nameOf: (id: string) => string): string {
  const save = `save ${showing.revision}`;
  if (showing.pageId === pageId) return `${save} of this page`;
  return `${save} of ${nameOf(showing.pageId)}, as page ${showing.variant.toUpperCase()}`;
}

function sayTime(iso: string): string {
  return new Date(iso).toLocaleString('en-GB', { dateStyle: 'medium', timeStyle: 'short' });
}
