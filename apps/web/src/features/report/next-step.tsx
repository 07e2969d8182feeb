import { type AnswerBlock, fillText } from '@slipway/report';
import { Button } from '@slipway/ui';
import { useState } from 'react';
import { sayDue } from './say-due.ts';
import { useSheet } from './sheet-scope.ts';
import { Words } from './words.tsx';

/** The one thing to do now, what counts as passed, and a copy of both to take along. */
export function NextStep({ next }: { readonly next: NonNullable<AnswerBlock['next']> }) {
  const { report, madeAt } = useSheet();
  const [said, setSaid] = useState('');
  const due = sayDue(next.dueDays, madeAt);
  const copy = async () => {
    const passes = next.passes ? `\nPasses if: ${fillText(next.passes.text, report.figures)}` : '';
    const plan = `Next, ${due}: ${fillText(next.do.text, report.figures)}${passes}`;
    setSaid(
      await navigator.clipboard.writeText(plan).then(
        () => 'Copied',
        () => 'Could not copy',
      ),
    );
  };
  return (
    <div className="next-step">
      <div className="grid gap-0.5">
        <p>
          <strong className="next-due">Next, {due}: </strong>
          <Words statement={next.do} />
        </p>
        {next.passes ? (
          <p className="text-sm text-ink-soft">
            <span className="fig-label">Passes if </span>
            <Words statement={next.passes} />
          </p>
        ) : null}
      </div>
      <Button size="sm" tone="hull" className="no-print" onClick={() => void copy()}>
        {said || 'Copy the plan'}
      </Button>
      <span role="status" className="sr-only">
        {said}
      </span>
    </div>
  );
}
