import type { AssumptionRow } from '@slipway/report';
import { useSheet } from './sheet-scope.ts';

export function ChoiceControl(props: {
  readonly id: string;
  readonly row: AssumptionRow;
  readonly options: readonly { readonly value: string; readonly label: string }[];
}) {
  const { onAssume } = useSheet();
  const { id, row, options } = props;
  const chosen = options.find(({ value }) => value === row.chosen)?.label;
  if (!onAssume)
    return (
      <span id={id} className="font-medium">
        {chosen}
      </span>
    );
  return (
    <>
      <select
        id={id}
        className="sheet-select"
        value={row.chosen}
        onChange={(event) => onAssume(row.id, event.currentTarget.value)}
      >
        {options.map(({ value, label }) => (
          <option key={value} value={value}>
            {label}
          </option>
        ))}
      </select>
      <span className="paper-only font-medium">{chosen}</span>
    </>
  );
}
