import { parseColour } from '@slipway/colour';
import { type Refusal, refuse } from '../shared/read-value.ts';
import { type ImageField, type ImageValue, imageFormats, imageMaxBytes } from './field.ts';

const mostColours = 8;
const nameMaxLength = 120;
const largestSide = 20_000;
/** A copy of 512 pixels fits well into it, and with it a whole input into the limit of a request. */
const dataMaxLength = 140_000;

/** What the browser measured, sent as it is or as JSON. SVG is never taken as data: it may carry a script. */
export function readImage({ label, sends }: ImageField, raw: unknown): ImageValue | Refusal {
  const given = typeof raw === 'string' ? parse(raw) : raw;
  const unread = refuse(`${label}: this picture could not be read. Please choose a PNG, JPEG, SVG or WebP.`);
  if (typeof given !== 'object' || given === null) return unread;
  const of = (name: string): unknown => (Object.hasOwn(given, name) ? Reflect.get(given, name) : undefined);
  const [name, bytes, width, height] = [of('name'), of('bytes'), of('width'), of('height')];
  const format = imageFormats.find((one) => one === of('format'));
  if (typeof name !== 'string' || name.length > nameMaxLength || !name.isWellFormed()) return unread;
  if (format === undefined || !isCount(bytes, Number.MAX_SAFE_INTEGER)) return unread;
  if (bytes > imageMaxBytes) return refuse(`${label} can have at most 2 MB.`);
  if (!isCount(width, largestSide) || !isCount(height, largestSide)) return unread;
  const colours = readColours(of('colours'));
  const isTransparent = of('isTransparent');
  if (colours === null || typeof isTransparent !== 'boolean') return unread;
  const measures = { name, format, bytes, width, height, isTransparent, colours };
  const data = of('data');
  if (data === undefined) return measures;
  if (!sends) return refuse(`${label}: the picture itself stays with you. Please send its measures only.`);
  if (typeof data !== 'string' || data.length > dataMaxLength)
    return refuse(`${label}: the copy of this picture is too large to send.`);
  return /^data:image\/(?:png|jpeg|webp);base64,[\w+/]+={0,2}$/u.test(data) ? { ...measures, data } : unread;
}

function readColours(raw: unknown): ImageValue['colours'] | null {
  if (!Array.isArray(raw) || raw.length > mostColours) return null;
  const colours: { hex: string; share: number }[] = [];
  for (const one of raw) {
    if (typeof one !== 'object' || one === null) return null;
    const [hex, share]: unknown[] = [Reflect.get(one, 'hex'), Reflect.get(one, 'share')];
    if (typeof hex !== 'string' || parseColour(hex) !== hex) return null;
    if (typeof share !== 'number' || !(share >= 0 && share <= 1)) return null;
    colours.push({ hex, share });
  }
  return colours;
}

function isCount(value: unknown, most: number): value is number {
  return typeof value === 'number' && Number.isInteger(value) && value > 0 && value <= most;
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
