import type { Data, Field, Shape, Value } from '@slipway/page';
import { memo } from 'react';
import { ImageEditor } from './image-editor.tsx';
import { LinkEditor } from './link-editor.tsx';
import { ListEditor } from './list-editor.tsx';
import { TextEditor } from './text-editor.tsx';

interface ShapeFormProps {
  readonly shape: Shape;
  readonly data: Data;
  /** What stands before a field's name: empty, or `plans.0.`. */
  readonly path: string;
  readonly onChange: (path: string, value: Value) => void;
}

/** A form made from the shape of a section's data, lists within lists too. */
export function ShapeForm({ shape, data, path, onChange }: ShapeFormProps) {
  return Object.entries(shape).map(([name, field]) => (
    <FieldEditor
      key={name}
      field={field}
      path={`${path}${name}`}
      value={data[name] ?? ''}
      onChange={onChange}
    />
  ));
}

interface FieldEditorProps {
  readonly field: Field;
  readonly path: string;
  readonly value: Value;
  readonly onChange: (path: string, value: Value) => void;
}

/** A letter in one field draws that field. */
const FieldEditor = memo(function FieldEditor({ field, path, value, onChange }: FieldEditorProps) {
  const change = (next: Value) => onChange(path, next);
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
      onChange={onChange}
      formOf={(item, before) => (
        <ShapeForm shape={field.item} data={item} path={before} onChange={onChange} />
      )}
    />
  );
});
