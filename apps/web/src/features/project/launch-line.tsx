import { buttonClass } from '@slipway/ui';
import { Link } from 'react-router';
import { linkTo } from '../../lib/link-to.ts';

/** The way to measure several parts at once. It stands under the drawing, so that one step alone is on top. */
export function LaunchLine({ projectId }: { readonly projectId: string }) {
  return (
    <p className="flex flex-wrap items-center gap-x-4 gap-y-2">
      <Link
        to={linkTo('/project/:id/launch', { id: projectId })}
        className={buttonClass({ tone: 'hull', size: 'sm' })}
      >
        Launch run
      </Link>
      <span className="text-sm text-ink-soft">
        Several tools in a row, each reading the ones before. The price comes first.
      </span>
    </p>
  );
}
