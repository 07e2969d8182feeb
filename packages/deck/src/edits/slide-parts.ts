import type { Data, Shape } from '@slipway/page/parts';
import type { Slide } from '../document/deck.ts';
import type { SlideKind } from '../slides/kind.ts';
import { slideKinds } from '../slides/kinds.gen.ts';

/** Words of a slide beside its title, as they are typed: an item of a list is a line, its parts stand between bars. */
interface SlidePart {
  /** A field of the kind; of a chart, `labels` are those of its points. */
  readonly name: string;
  readonly label: string;
  readonly isList: boolean;
  readonly maxLength: number;
}

type Words = Pick<Slide, 'kind' | 'data'>;

const bar = ' | ';
const own: Readonly<Record<string, string>> = { points: 'Under it, one a line', body: 'Beside it' };

const shapeOf = (kind: Slide['kind']): Shape => {
  const { shape }: SlideKind = slideKinds[kind];
  return shape;
};

/** In the order they are shown. The numbers of a chart are those of its result and stay. */
export function listParts(kind: Slide['kind']): readonly SlidePart[] {
  return Object.entries(shapeOf(kind)).flatMap(([name, field]): SlidePart[] => {
    if (name === 'title' || name === 'form') return [];
    if (kind === 'chart' && name === 'points')
      return [{ name: 'labels', label: 'Labels, one a line', isList: true, maxLength: 1400 }];
    if (field.type === 'text')
      return [{ name, label: own[name] ?? field.label, isList: false, maxLength: field.maxLength }];
    if (field.type !== 'list') return [];
    const parts = Object.values(field.item).map(({ label }) => label);
    const label = `${field.label}, one a line${parts.length > 1 ? `: ${parts.join(bar)}` : ''}`;
    return [{ name, label: own[name] ?? label, isList: true, maxLength: 2000 }];
  });
}

/** A part as text. */
export function partText({ kind, data }: Words, name: string): string {
  if (kind === 'chart' && name === 'labels')
    return itemsIn(data.points)
      .map(({ label }) => label)
      .join('\n');
  const field = shapeOf(kind)[name];
  if (field?.type !== 'list') return String(data[name] ?? '');
  return itemsIn(data[name])
    .map((item) =>
      Object.entries(field.item)
        .flatMap(([key, { type }]) =>
          type === 'list'
            ? itemsIn(item[key]).map(({ text }) => String(text ?? ''))
            : [String(item[key] ?? '')],
        )
        .join(bar)
        .replace(/(?: \| )+$/u, ''),
    )
    .join('\n');
}

/** What was typed, as the slide's data; a list of a list takes what is left of its line. */
export function readPart(
  { kind, data }: Words,
  name: string,
  typed: string,
  plain = (text: string) => text.trim(),
): Data {
  const lines = typed.split('\n').filter((line) => line.trim() !== '');
  if (kind === 'chart' && name === 'labels')
    return {
      points: itemsIn(data.points).map((item, at) => ({
        ...item,
        label: plain(lines[at] ?? '').slice(0, 60) || String(item.label ?? ''),
      })),
    };
  const field = shapeOf(kind)[name];
  if (field?.type === 'text') return { [name]: plain(typed).slice(0, field.maxLength) };
  if (field?.type !== 'list') return {};
  const items = lines.slice(0, field.maxItems).map((line): Data => {
    const cells = (Object.keys(field.item).length === 1 ? [line] : line.split('|')).map(plain);
    return Object.fromEntries(
      Object.entries(field.item).map(([key, part], at) => {
        if (part.type === 'list')
          return [key, cells.slice(at, at + part.maxItems).map((text) => ({ text: text.slice(0, 240) }))];
        return [key, (cells[at] ?? '').slice(0, 'maxLength' in part ? part.maxLength : 0)];
      }),
    );
  });
  return { [name]: items };
}

function itemsIn(value: Data[string] | undefined): readonly Data[] {
  return Array.isArray(value) ? value : [];
}
