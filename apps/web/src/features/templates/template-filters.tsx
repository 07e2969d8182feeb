import { argumentOrders } from '@slipway/page';
import { Field, Select, TextInput } from '@slipway/ui';
import { capital } from './capital.ts';
import { industries, orders, type TemplateFilter, tones } from './find-templates.ts';

interface TemplateFiltersProps {
  readonly filter: TemplateFilter;
  readonly canMark: boolean;
  readonly onChange: (change: Partial<TemplateFilter>) => void;
}

export function TemplateFilters({ filter, canMark, onChange }: TemplateFiltersProps) {
  const select = (
    label: string,
    name: 'industry' | 'tone' | 'order',
    options: readonly (readonly [value: string, label: string])[],
  ) => (
    <Field label={label}>
      {(control) => (
        <Select
          {...control}
          value={filter[name]}
          onChange={(event) => onChange({ [name]: event.currentTarget.value })}
        >
          <option value="">Any</option>
          {options.map(([value, words]) => (
            <option key={value} value={value}>
              {words}
            </option>
          ))}
        </Select>
      )}
    </Field>
  );
  return (
    <search className="template-filters">
      <Field label="Search">
        {(control) => (
          <TextInput
            {...control}
            type="search"
            value={filter.search}
            placeholder="Restaurant, price, newsletter"
            onChange={(event) => onChange({ search: event.currentTarget.value })}
          />
        )}
      </Field>
      {select(
        'Business',
        'industry',
        industries.map((one) => [one, capital(one)]),
      )}
      {select(
        'Tone',
        'tone',
        tones.map((one) => [one, capital(one)]),
      )}
      {select(
        'Order of argument',
        'order',
        orders.map((one) => [one, argumentOrders[one].name]),
      )}
      {canMark ? (
        <label className="flex min-h-11 items-center gap-2 self-end text-sm font-medium">
          <input
            type="checkbox"
            className="size-4 accent-hull"
            checked={filter.isFavourite}
            onChange={(event) => onChange({ isFavourite: event.currentTarget.checked })}
          />
          Favourites only
        </label>
      ) : null}
    </search>
  );
}
