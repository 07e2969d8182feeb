import type { MetricCard } from '@slipway/report';
import { useId } from 'react';
import { useSheet } from './sheet-scope.ts';

/** Where definitions differ: the one used, and the others a press away. */
export function DefinitionSwitch({
  definitions,
}: {
  readonly definitions: NonNullable<MetricCard['definitions']>;
}) {
  const { onAssume } = useSheet();
  const id = useId();
  const chosen = definitions.options.find(({ value }) => value === definitions.chosen);
  return (
    <div className="grid gap-1 text-sm">
      <label htmlFor={id} className="fig-label">
        Definition
      </label>
      {onAssume ? (
        <select
          id={id}
          className="sheet-select"
          value={definitions.chosen}
          onChange={(event) => onAssume(definitions.assumption, event.currentTarget.value)}
        >
          {definitions.options.map(({ value, label }) => (
            <option key={value} value={value}>
              {label}
            </option>
          ))}
        </select>
      ) : (
        <span id={id}>{chosen?.label}</span>
      )}
      {chosen ? <p className="text-ink-soft">{chosen.formula}</p> : null}
    </div>
  );
}
