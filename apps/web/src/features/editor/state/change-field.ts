import {
  type Field,
  getKind,
  type Image,
  type Section,
  type Value,
  valueAt,
  withValueAt,
} from '@slipway/page';
import type { EditorStore } from './editor-store.ts';

/** The field of a kind at `plans.0.action.label`: numbers are places in a list, and a link's label has its link's field. */
export function fieldAt(section: Section, path: string): Field | null {
  let shape = getKind(section.kind).shape;
  let field: Field | null = null;
  for (const name of path.split('.')) {
    if (/^\d+$/.test(name)) continue;
    if (field?.type === 'link' || field?.type === 'image') return field;
    field = Object.hasOwn(shape, name) ? (shape[name] ?? null) : null;
    if (field?.type === 'list') shape = field.item;
  }
  return field;
}

/** A picture takes a while to be sent, and words beside it are typed meanwhile: it is put into what stands there by then. */
export type Change = Value | ((now: Image) => Image);

const isImage = (value: unknown): value is Image =>
  typeof value === 'object' && value !== null && 'src' in value && 'alt' in value;

/** One value of one section. A text that is too long would be refused as a whole, so it is cut. */
export function changeField(store: EditorStore, id: string, path: string, change: Change): void {
  const section = store.get().editor.sections.find((one) => one.id === id);
  if (section === undefined) return;
  const now = valueAt(section.data, path);
  const value = typeof change === 'function' ? (isImage(now) ? change(now) : null) : change;
  if (value === null) return;
  const field = fieldAt(section, path);
  const kept = typeof value === 'string' ? value.slice(0, longest(field)) : value;
  const [name = ''] = path.split('.');
  const data = withValueAt(section.data, path, kept)[name];
  if (data === undefined || data === section.data[name]) return;
  const burst = typeof value === 'string' ? `${id} ${path}` : '';
  store.run({ type: 'update', id, changes: { data: { [name]: data } } }, burst);
}

function longest(field: Field | null): number {
  if (field === null || field.type === 'list' || field.type === 'image') return 500;
  return field.type === 'link' ? 200 : field.maxLength;
}
