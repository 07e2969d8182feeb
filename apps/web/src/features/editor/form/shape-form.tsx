import type { Data, Field, Shape, Value } from '@slipway/page';
import { memo } from 'react';
import type { Change } from '../state/change-field.ts';
import { ImageEditor } from './image-editor.tsx';
import { LinkEditor } from './link-editor.tsx';
import { ListEditor } from './list-editor.tsx';
import { isOneLine, TextEditor } from './text-editor.tsx';

interface ShapeFormProps {
  readonly shape: Shape;
  readonly data: Data;
  /** What stands before a field's name: empty, or `plans.0.`. */
  readonly path: string;
  /** Whose form it is, where one takes the place of another's. */
  readonly of?: string;
  readonly onChange: (path: string, change: Change) => void;
}

/** A form made from the shape of a section's data, lists within lists too. */
export function ShapeForm({ shape, data, path, of = '', onChange }: ShapeFormProps) {
  const keys = keysOf(shape, of);
  return Object.entries(shape).map(([name, field], at) => (
    <FieldEditor
      key={keys[at]}
      field={field}
      path={`${path}${name}`}
      value={data[name] ?? ''}
      of={of}
      onChange={onChange}
    />
  ));
}

/** What has no state is written into by the next section's form: a box for words, the frame of a list. What is half typed or uploads is made anew. */
function keysOf(shape: Shape, of: string): readonly string[] {
  const counts = { line: 0, box: 0, list: 0 };
  return Object.entries(shape).map(([name, field]) => {
    if (field.type === 'link' || field.type === 'image') return `${of} ${name}`;
    const kind = field.type === 'list' ? 'list' : isOneLine(field.type, field.maxLength) ? 'line' : 'box';
    counts[kind] += 1;
    return `${kind} ${counts[kind]}`;
  });
}

interface FieldEditorProps {
  readonly field: Field;
  readonly path: string;
  readonly value: Value;
  readonly of: string;
  readonly onChange: (path: string, change: Change) => void;
}

/** A letter in one field draws that field. */
const FieldEditor = memo(function FieldEditor({ field, path, value, of, onChange }: FieldEditorProps) {
  const change = (next: Change) => onChange(path, next);
  if (typeof value === 'string') {
    if (field.type === 'list' || field.type === 'link' || field.type === 'image') return null;
    const { label, maxLength, type } = field;
    return <TextEditor label={label} maxLength={maxLength} kind={type} value={value} onChange={change} />;
  }
  if ('src' in value) return <ImageEditor label={field.label} value={value} onChange={change} />;
  if ('href' in value) return <LinkEditor label={field.label} value={value} onChange={change} />;
  if (field.type !== 'list') return null;
  return (
    <ListEditor
      field={field}
      path={path}
      value={value}
      of={of}
      onChange={onChange}
      formOf={(item, before) => (
        <ShapeForm shape={field.item} data={item} path={before} onChange={onChange} />
      )}
    />
  );
});
