import type { Hex } from './lab.ts';
import { namedColours } from './named-colours.ts';

/** As designers and style sheets write it: #abc, aabbcc, rgb(1 2 3), teal. Null when it is none. */
export function parseColour(text: string): Hex | null {
  const bare = text.trim().toLowerCase();
  const named = namedColours.get(bare.replaceAll(/[\s-]/gu, ''));
  if (named !== undefined) return `#${named}`;
  const hex = /^#?([\da-f]{3}|[\da-f]{6})$/u.exec(bare)?.[1];
  if (hex !== undefined) return `#${hex.length === 3 ? hex.replaceAll(/./gu, '$&$&') : hex}`;
  const parts = /^rgb\(\s*(\d{1,3})[\s,]+(\d{1,3})[\s,]+(\d{1,3})\s*\)$/u.exec(bare)?.slice(1).map(Number);
  if (parts === undefined || parts.some((part) => part > 255)) return null;
  return `#${parts.map((part) => part.toString(16).padStart(2, '0')).join('')}`;
}
