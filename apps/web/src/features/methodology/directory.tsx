import { Field, Select } from '@slipway/ui';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { fieldQuery, type MethodologyOverview } from '../../api/methodology.ts';
import { LoadProblem } from '../../lib/load-problem.tsx';
import { useChosen } from './chosen.ts';
import { FieldSheet } from './field-sheet.tsx';
import { inFigures } from './words.ts';

type Fields = MethodologyOverview['fields'];

/** Every fact there is, one drawer a field. */
export function Directory({
  overview,
  nowYear,
}: {
  readonly overview: MethodologyOverview;
  readonly nowYear: number;
}) {
  const { fields, examples } = overview;
  const { fieldId, openField } = useChosen();
  const first = fields.find(({ id }) => examples[0]?.id.startsWith(`${id}/`)) ?? fields[0];
  const open = fields.find(({ id }) => id === fieldId)?.id ?? first?.id ?? '';
  return (
    <div className="grid gap-x-10 gap-y-6 lg:grid-cols-[17rem_minmax(0,1fr)]">
      <div className="no-print lg:hidden">
        <Field label="Field">
          {(control) => (
            <Select {...control} value={open} onChange={(event) => openField(event.target.value)}>
              {fields.map(({ id, name, facts }) => (
                <option key={id} value={id}>
                  {name} ({facts})
                </option>
              ))}
            </Select>
          )}
        </Field>
      </div>
      <Cabinet fields={fields} open={open} onOpen={openField} />
      <Drawer id={open} nowYear={nowYear} />
    </div>
  );
}

/** One stop for the tabulator: the arrow keys go from drawer to drawer. */
function Cabinet(props: {
  readonly fields: Fields;
  readonly open: string;
  readonly onOpen: (id: string) => void;
}) {
  const box = useRef<HTMLDivElement>(null);
  // The open drawer may stand far down the cabinet; the page itself stays where it is.
  useEffect(() => {
    const drawer = box.current?.querySelector<HTMLElement>(':has(> :checked)');
    if (box.current && drawer) box.current.scrollTop = drawer.offsetTop - box.current.clientHeight / 3;
  }, []);
  return (
    <fieldset className="meth-cabinet-box hidden min-w-0 content-start gap-2 lg:grid">
      <legend className="fig-label pb-2">Fields, with the number of facts</legend>
      <div ref={box} className="meth-cabinet">
        {props.fields.map(({ id, name, facts }) => (
          <label key={id} className="meth-drawer">
            <input
              type="radio"
              name="field"
              value={id}
              checked={id === props.open}
              onChange={() => props.onOpen(id)}
              className="sr-only"
            />
            <span>{name}</span>
            <span className="tabular text-sm font-normal text-ink-soft">{inFigures(facts)}</span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}

function Drawer({ id, nowYear }: { readonly id: string; readonly nowYear: number }) {
  const { data, error, isFetching, refetch } = useQuery(fieldQuery(id));
  if (data) return <FieldSheet key={id} field={data} nowYear={nowYear} />;
  if (error) return <LoadProblem error={error} busy={isFetching} onRetry={() => void refetch()} />;
  return (
    <div role="status" aria-label="Loading the facts of this field" className="grid content-start gap-4">
      <div className="skeleton h-8 w-64" />
      {['h-24', 'h-16', 'h-16', 'h-16', 'h-16', 'h-16'].map((height, place) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: bars of a skeleton have no other name
        <div key={place} className={`skeleton ${height}`} />
      ))}
    </div>
  );
}
