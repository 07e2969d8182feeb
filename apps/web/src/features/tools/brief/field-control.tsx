import type { ChoiceField, Field, NumberField } from '@slipway/tools';
import { AffixedInput, type FieldControl as ControlProps, Select, TextArea, TextInput } from '@slipway/ui';
import type { Quote } from '../../../lib/cut-at-quotes.ts';
import { IdeaBox } from './idea-box.tsx';
import { affixesOf } from './unit-words.ts';

interface ControlHandle {
  readonly value: string;
  readonly onChange: (value: string) => void;
  readonly onLeave: () => void;
}

type Simple = Exclude<Field, { kind: 'table' }>;
type Props = ControlHandle & { readonly control: ControlProps; readonly currency: string | null };

/** The box of one field, by its kind. Tables have an editor of their own. */
export function FieldControl({
  field,
  marks = [],
  ...props
}: Props & { readonly field: Simple; readonly marks?: readonly Quote[] | undefined }) {
  const { control, value, onChange, onLeave } = props;
  const shared = {
    ...control,
    name: field.name,
    value,
    placeholder: field.placeholder,
    onBlur: onLeave,
  };
  switch (field.kind) {
    case 'text':
      return (
        <TextInput {...shared} autoComplete="off" onChange={(event) => onChange(event.currentTarget.value)} />
      );
    case 'long-text':
      return field.essential ? (
        <IdeaBox
          control={control}
          name={field.name}
          value={value}
          placeholder={field.placeholder}
          marks={marks}
          onChange={onChange}
          onLeave={onLeave}
        />
      ) : (
        <TextArea
          {...shared}
          rows={3}
          onChange={(event) => onChange(event.currentTarget.value)}
          className="field-sizing-content max-h-96 min-h-24"
        />
      );
    case 'list':
      return <TextArea {...shared} rows={3} onChange={(event) => onChange(event.currentTarget.value)} />;
    case 'number':
      return <NumberControl field={field} {...props} />;
    case 'choice':
      return <ChoiceControl field={field} {...props} />;
  }
}

function NumberControl({ field, ...props }: Props & { readonly field: NumberField }) {
  return (
    <AffixedInput
      {...props.control}
      {...affixesOf(field.unit, props.currency)}
      name={field.name}
      value={props.value}
      placeholder={field.placeholder}
      inputMode="decimal"
      autoComplete="off"
      className="tabular"
      onChange={(event) => props.onChange(event.currentTarget.value)}
      onBlur={props.onLeave}
    />
  );
}

function ChoiceControl({ field, ...props }: Props & { readonly field: ChoiceField }) {
  return (
    <Select
      {...props.control}
      name={field.name}
      value={props.value}
      onChange={(event) => props.onChange(event.currentTarget.value)}
      onBlur={props.onLeave}
    >
      <option value="">{field.placeholder ?? 'Not said'}</option>
      {field.options.map(({ value, label }) => (
        <option key={value} value={value}>
          {label}
        </option>
      ))}
    </Select>
  );
}
