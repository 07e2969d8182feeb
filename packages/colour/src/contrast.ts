import { linearOf } from './linear-rgb.ts';

/** WCAG 2.2, "contrast ratio" and "relative luminance". */

export function isHex(hex: string): boolean {
  return /^#[\da-f]{6}$/i.test(hex);
}

function luminanceOf(hex: string): number {
  const [red, green, blue] = linearOf(hex);
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/** From 1 (the same) to 21 (black on white). */
export function contrastOf(one: string, other: string): number {
  const [low = 0, high = 0] = [luminanceOf(one), luminanceOf(other)].sort((a, b) => a - b);
  return (high + 0.05) / (low + 0.05);
}

/** Cut, not rounded: 4.49 is not enough, and must not read 4.5. */
export function sayContrast(ratio: number): string {
  return `${(Math.floor(ratio * 10) / 10).toFixed(1)}:1`;
}

/** SC 1.4.3: 4.5 for text, 3 for large text. */
export function gradeOf(ratio: number): 'all text' | 'large text' | 'no text' {
  if (ratio >= 4.5) return 'all text';
  return ratio >= 3 ? 'large text' : 'no text';
}
