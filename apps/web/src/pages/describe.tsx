import type { AnyEngine } from '@slipway/tools';
import { buttonClass } from '@slipway/ui';
import type { ComponentType } from 'react';
import { Link, useSearchParams } from 'react-router';
import { makeToolPage as makePage } from './tool.tsx';

/** The brief of a page: a tool's screen whose result is looked at elsewhere. */
export function makeToolPage(engine: AnyEngine): ComponentType {
  return makePage(engine, {
    resultAt: (run) => `/generate?run=${encodeURIComponent(run)}`,
    Above: PageLink,
  });
}

function PageLink() {
  const run = useSearchParams()[0].get('run');
  if (run === null) return null;
  return (
    <p className="no-print">
      <Link to={`/preview?run=${encodeURIComponent(run)}`} className={buttonClass({ tone: 'signal' })}>
        Open the page
      </Link>
    </p>
  );
}
