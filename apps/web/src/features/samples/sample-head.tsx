import { buttonClass } from '@slipway/ui';
import { Link } from 'react-router';
import type { Sample } from './sample.ts';

/** What stands over a sample: whose numbers these are, and where to put one's own. */
export function SampleHead({ tool }: Pick<Sample, 'tool'>) {
  return (
    <div className="container-page no-print grid gap-x-10 gap-y-4 pt-8 pb-6 md:grid-cols-[minmax(0,1fr)_auto] md:items-end">
      <div className="grid gap-2">
        <p className="fig-label">
          <Link to="/samples" className="text-link">
            Sample reports
          </Link>
        </p>
        <h1 className="text-2xl md:text-3xl">{tool.name}: sample report</h1>
        <p className="max-w-[60ch] text-ink-soft">
          The company is made up; the engine is the real one. Press a mark to see what a number rests on.
        </p>
      </div>
      <Link to={tool.route} className={buttonClass({ tone: 'signal' })}>
        Use your own numbers
      </Link>
    </div>
  );
}
