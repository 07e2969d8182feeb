import { Button } from '@slipway/ui';
import { Link } from 'react-router';
import type { Shared } from '../../api/shared.ts';
import { describeDay } from '../../lib/times.ts';

const kinds = { report: 'Shared report', deck: 'Shared deck', project: 'Shared project' } as const;

/** What it is and how long it can be read. A sheet has its own title, so a report is named by its tool. */
export function SharedHead({ shared }: { readonly shared: Shared }) {
  const { kind, title, reports, expiresAt } = shared;
  return (
    <header className="no-print flex flex-wrap items-end justify-between gap-x-8 gap-y-2 pt-6 pb-5">
      <div className="grid gap-1">
        <p className="fig-label">
          {kinds[kind]}
          {expiresAt === null ? null : ` · until ${describeDay(expiresAt.slice(0, 10))}`}
        </p>
        <h1 className="text-2xl wrap-anywhere">{kind === 'report' ? (reports[0]?.tool ?? title) : title}</h1>
        {reports.length > 0 ? (
          <p className="text-sm text-ink-soft">“You” is the founder who shares this.</p>
        ) : null}
      </div>
      <div className="flex flex-wrap items-center gap-x-5 gap-y-2 text-sm">
        <Link to="/" className="text-link">
          Made with Slipway
        </Link>
        <Button size="sm" className="max-sm:hidden" onClick={() => window.print()}>
          Print
        </Button>
      </div>
    </header>
  );
}
