import type { StepsBlock } from '@slipway/report';
import { BlockFrame } from '../block-frame.tsx';
import { sayDue } from '../say-due.ts';
import { useSheet } from '../sheet-scope.ts';
import { Words } from '../words.tsx';

export default function StepsView({ block }: { readonly block: StepsBlock }) {
  const { madeAt } = useSheet();
  return (
    <BlockFrame block={block}>
      <ol className="step-list">
        {block.steps.map((step, index) => (
          <li key={step.id}>
            <span aria-hidden="true" className="balloon">
              {index + 1}
            </span>
            <div className="grid gap-1.5">
              <p className="font-medium">
                <Words statement={step.do} />
              </p>
              {step.passes ? (
                <p className="text-sm">
                  <span className="fig-label">Passes if </span>
                  <Words statement={step.passes} />
                </p>
              ) : null}
              {step.owner !== undefined || step.dueDays !== undefined ? (
                <p className="text-sm text-ink-soft">
                  {[step.owner, step.dueDays === undefined ? undefined : sayDue(step.dueDays, madeAt)]
                    .filter((part) => part !== undefined)
                    .join(' · ')}
                </p>
              ) : null}
            </div>
          </li>
        ))}
      </ol>
    </BlockFrame>
  );
}
