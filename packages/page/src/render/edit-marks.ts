import type { Shape } from '../fields/field.ts';
import type { Data, Value } from '../fields/shape.ts';
import { endMark as end, firstMark as first, withoutMarks } from '../html/edit-marks.ts';
import { isBrandColour } from '../theme/theme.ts';

interface Marked {
  readonly data: Data;
  /** Path of the field with this number: `plans.0.action.label`. */
  readonly paths: readonly string[];
}

export function markData(shape: Shape, data: Data): Marked {
  const paths: string[] = [];
  const mark = (text: string, path: string): string => {
    const plain = withoutMarks(text);
    // A colour is drawn, and compared to be one.
    if (plain.trim() === '' || isBrandColour(plain) || first + paths.length >= end.charCodeAt(0))
      return plain;
    paths.push(path);
    return `${String.fromCharCode(first + paths.length - 1)}${plain}${end}`;
  };
  const walk = (inner: Shape, values: Data, before: string): Data =>
    Object.fromEntries(
      Object.entries(inner).map(([name, field]): [string, Value] => {
        const path = `${before}${name}`;
        const value = values[name] ?? '';
        if (typeof value === 'string') return [name, mark(value, path)];
        if ('src' in value) return [name, value];
        if ('href' in value) return [name, { ...value, label: mark(value.label, `${path}.label`) }];
        if (field.type !== 'list') return [name, value];
        return [name, value.map((item, at) => walk(field.item, item, `${path}.${at}.`))];
      }),
    );
  return { data: walk(shape, data, ''), paths };
}

/** For rich text, whose marks of bold and lists stand at the ends of its lines: the source, and the number of its field. */
export function unmark(text: string): { readonly text: string; readonly at: number } | null {
  if (!text.endsWith(end)) return null;
  return { text: text.slice(1, -1), at: text.charCodeAt(0) - first };
}

/** Names the field around each marked text, and takes the marks out of attributes. Escaped text has no `<` or `>` of its own. */
export function nameFields(markup: string, paths: readonly string[]): string {
  return markup
    .split(/(<[^>]*>)/)
    .map((part) => (part.startsWith('<') ? nameRich(part, paths) : nameTexts(part, paths)))
    .join('');
}

function nameTexts(text: string, paths: readonly string[]): string {
  const named = text.replace(/([\ue000-\uf8fe])([^\uf8ff]*)\uf8ff/g, (_, mark: string, inner: string) => {
    const path = paths[mark.charCodeAt(0) - first];
    return path === undefined ? inner : `<span data-field="${path}">${inner}</span>`;
  });
  return withoutMarks(named);
}

function nameRich(tag: string, paths: readonly string[]): string {
  return withoutMarks(tag).replace(
    / data-rich="(\d+)"/,
    (_, at: string) => ` data-rich="${paths[Number(at)] ?? ''}"`,
  );
}
