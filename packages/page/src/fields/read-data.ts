import type { Field, Shape } from './field.ts';
import { isSafeHref } from './safe-href.ts';
import { isSafeImage } from './safe-image.ts';
import type { Data, DataOf, Image, Link, Value } from './shape.ts';

const noLink: Link = { label: '', href: '' };
const noImage: Image = { src: '', alt: '', width: 0, height: 0 };
const longestHref = 2000;
/** About four million letters: an image of 3 MB as base64. */
const longestSrc = 4_200_000;

/** Takes one sentence for each thing that is wrong. */
export type Complain = (sentence: string) => void;

/**
 * What the shape names, and nothing else. What is missing is empty; what is wrong is empty too, and complained of.
 */
export function readData<S extends Shape>(shape: S, raw: unknown, complain: Complain = ignore): DataOf<S> {
  const from = isObject(raw) ? raw : {};
  if (raw !== undefined && !isObject(raw)) complain('its data is not an object.');
  const entries = Object.entries(shape).map(([name, field]) => [
    name,
    readValue(field, Object.hasOwn(from, name) ? from[name] : undefined, complain),
  ]);
  // The entries were made from the shape, name by name, which TypeScript cannot follow through `fromEntries`.
  return Object.fromEntries(entries) as DataOf<S>;
}

/** Of one new item of a list, for example. */
export function emptyData<S extends Shape>(shape: S): DataOf<S> {
  return readData(shape, {});
}

function readValue(field: Field, raw: unknown, complain: Complain): Value {
  const name = `“${field.label}”`;
  switch (field.type) {
    case 'text':
    case 'code':
    case 'rich':
      if (raw === undefined) return '';
      if (typeof raw !== 'string') return wrong(complain, `${name} must be text.`, '');
      if (raw.length > field.maxLength)
        return wrong(complain, `${name} is longer than ${field.maxLength} letters.`, '');
      return raw;
    case 'link':
      return raw === undefined ? noLink : readLink(name, raw, complain);
    case 'image':
      return raw === undefined ? noImage : readImage(name, raw, complain);
    case 'list':
      if (raw === undefined) return [];
      if (!Array.isArray(raw)) return wrong(complain, `${name} must be a list.`, []);
      if (raw.length > field.maxItems)
        return wrong(complain, `${name} has more than ${field.maxItems} items.`, []);
      return raw.map((item: unknown): Data => readData(field.item, item, complain));
  }
}

function readLink(name: string, raw: unknown, complain: Complain): Link {
  if (!isObject(raw)) return wrong(complain, `${name} must be a link.`, noLink);
  const { label = '', href = '' } = raw;
  if (typeof label !== 'string' || typeof href !== 'string' || label.length > 200)
    return wrong(complain, `${name} must be a link.`, noLink);
  if (href !== '' && (href.length > longestHref || !isSafeHref(href)))
    return wrong(complain, `${name} must begin with https:, http:, mailto:, tel: or #.`, noLink);
  return { label, href };
}

function readImage(name: string, raw: unknown, complain: Complain): Image {
  if (!isObject(raw)) return wrong(complain, `${name} must be an image.`, noImage);
  const { src = '', alt = '', width = 0, height = 0 } = raw;
  if (typeof src !== 'string' || typeof alt !== 'string' || !isLength(width) || !isLength(height))
    return wrong(complain, `${name} must be an image.`, noImage);
  if (src !== '' && (src.length > longestSrc || !isSafeImage(src)))
    return wrong(complain, `${name} must be a PNG, JPEG, WebP, AVIF or GIF.`, noImage);
  return { src, alt: alt.slice(0, 500), width, height };
}

function isLength(value: unknown): value is number {
  return typeof value === 'number' && Number.isInteger(value) && value >= 0 && value <= 10_000;
}

export function isObject(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function wrong<T>(complain: Complain, sentence: string, instead: T): T {
  complain(sentence);
  return instead;
}

function ignore(): void {}
