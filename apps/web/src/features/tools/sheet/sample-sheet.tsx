import type { AnyEngine } from '@slipway/tools';
import { Button, FigLabel } from '@slipway/ui';
import { useState } from 'react';
import type { ToolSample } from '../../../api/tools.ts';
import { ChangeBar } from './change-bar.tsx';
import { DeckSlot } from './deck-slot.tsx';
import type { DrawSheet } from './sheet-slot.ts';
import { useWhatIf } from './use-what-if.ts';

/** The empty screen teaches: a real result of a labelled sample, and its assumptions move. */
export function SampleSheet(props: {
  readonly engine: AnyEngine;
  readonly sample: ToolSample;
  readonly drawSheet: DrawSheet;
  readonly onLoad: () => void;
}) {
  const { engine, sample, drawSheet, onLoad } = props;
  const { report, input, basis } = sample;
  const [resets, setResets] = useState(0);
  const whatIf = useWhatIf(engine, { key: 'sample', input, basis, report });
  return (
    <div className="grid gap-3">
      <div className="no-print flex flex-wrap items-center gap-x-4 gap-y-2 border-l-2 border-brass bg-wash px-4 py-2.5">
        <FigLabel className="text-ink">Sample</FigLabel>
        <p className="grow basis-72 text-sm text-ink-soft">
          A worked example, counted by the same engine. Your own result takes its place. Try its assumptions:
          they recompute the sheet here.
        </p>
        <Button size="sm" onClick={onLoad}>
          Load its brief
        </Button>
      </div>
      {whatIf.isChanged ? (
        <ChangeBar
          saved={report}
          now={whatIf.report}
          from="the sample"
          saving={false}
          onReset={() => {
            whatIf.reset();
            setResets((before) => before + 1);
          }}
        />
      ) : null}
      {drawSheet({
        report: whatIf.report,
        engine: sample.engine,
        onAssume: whatIf.assume,
      })}
      <DeckSlot
        engine={engine}
        input={input}
        basis={basis}
        report={report}
        at={`sample:${resets}`}
        onAssume={whatIf.assume}
      />
    </div>
  );
}
