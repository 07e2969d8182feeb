import type { Page } from '@playwright/test';

/**
 * Every text that is drawn against what lies behind it by its ancestors, and every link in a text against that text. Axe looks at
 * what overlaps too and takes two seconds a sheet; it judges the page that holds every block and field (colours.spec.ts).
 */
export function listHardColours(page: Page, part: string): Promise<string[]> {
  return page.evaluate((selector) => {
    /** Red, green, blue of 0 to 255, and opacity of 0 to 1. */
    type Colour = readonly [number, number, number, number];
    const pen = new OffscreenCanvas(1, 1).getContext('2d', { willReadFrequently: true });
    const parsed = new Map<string, Colour>();
    const parse = (text: string): Colour => {
      const known = parsed.get(text);
      if (known || !pen) return known ?? [0, 0, 0, 0];
      pen.clearRect(0, 0, 1, 1);
      pen.fillStyle = text;
      pen.fillRect(0, 0, 1, 1);
      const [red = 0, green = 0, blue = 0, alpha = 0] = pen.getImageData(0, 0, 1, 1).data;
      const colour: Colour = [red, green, blue, alpha / 255];
      parsed.set(text, colour);
      return colour;
    };
    const over = (top: Colour, below: Colour, share = 1): Colour => {
      const mix = (at: 0 | 1 | 2) => top[at] * top[3] * share + below[at] * (1 - top[3] * share);
      return [mix(0), mix(1), mix(2), 1];
    };
    const luminance = (colour: Colour): number => {
      const [red = 0, green = 0, blue = 0] = colour
        .slice(0, 3)
        .map((value) => value / 255)
        .map((value) => (value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4));
      return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
    };
    const contrast = (one: Colour, other: Colour): number => {
      const [low = 0, high = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b);
      return (high + 0.05) / (low + 0.05);
    };

    interface Ground {
      /** Null where a picture lies there: nobody can say which of its colours. */
      readonly colour: Colour | null;
      readonly opacity: number;
    }
    const grounds = new Map<Element | null, Ground>([[null, { colour: [255, 255, 255, 1], opacity: 1 }]]);
    const groundOf = (element: Element | null): Ground => {
      const known = grounds.get(element);
      if (known || element === null) return known ?? { colour: null, opacity: 1 };
      const below = groundOf(element.parentElement);
      const style = getComputedStyle(element);
      const opacity = below.opacity * Number(style.opacity);
      const hasPicture = style.backgroundImage !== 'none';
      const colour = below.colour && over(parse(style.backgroundColor), below.colour, opacity);
      const ground = { colour: hasPicture ? null : colour, opacity };
      grounds.set(element, ground);
      return ground;
    };
    const inkOf = (element: Element): Colour | null => {
      const { colour, opacity } = groundOf(element);
      return colour && over(parse(getComputedStyle(element).color), colour, opacity);
    };

    const isClipped = (element: Element): boolean => {
      const { width, height } = element.getBoundingClientRect();
      return width <= 1 || height <= 1;
    };
    const typed =
      'input:not([type=checkbox],[type=radio],[type=range],[type=file],[type=color]),textarea,select';
    const hasText = (element: Element): boolean =>
      element.matches(typed)
        ? (element as HTMLInputElement).value !== ''
        : [...element.childNodes].some(
            (node) => node.nodeType === Node.TEXT_NODE && /[\p{L}\p{N}]/u.test(node.textContent ?? ''),
          );
    const isShown = (element: Element): boolean =>
      element.checkVisibility({ opacityProperty: true, visibilityProperty: true }) &&
      !isClipped(element) &&
      element.closest('svg, :disabled, [aria-disabled=true], label:has(:disabled), .sr-only, option') ===
        null;
    const nameOf = (element: Element): string =>
      `<${element.localName} class="${element.getAttribute('class') ?? ''}"> ${element.textContent?.trim().slice(0, 40)}`;

    const problems: string[] = [];
    const roots = [...document.querySelectorAll(selector)];
    for (const element of new Set(roots.flatMap((root) => [root, ...root.querySelectorAll('*')]))) {
      if (!hasText(element) || !isShown(element)) continue;
      const ground = groundOf(element).colour;
      const ink = inkOf(element);
      if (!ground || !ink) continue;
      const { fontSize, fontWeight } = getComputedStyle(element);
      const sizePx = Number.parseFloat(fontSize);
      const isLarge = sizePx >= 24 || (sizePx >= 18.66 && Number(fontWeight) >= 700);
      const ratio = contrast(ink, ground);
      if (ratio < (isLarge ? 3 : 4.5)) problems.push(`contrast ${ratio.toFixed(2)} at ${nameOf(element)}`);
    }
    for (const link of document.querySelectorAll<HTMLAnchorElement>(':is(p, li, dd, td) a[href]')) {
      const text = link.parentElement;
      if (!roots.some((root) => root.contains(link)) || !text || !hasText(text) || !isShown(link)) continue;
      const own = getComputedStyle(link);
      const around = getComputedStyle(text);
      const isMarked =
        own.display !== 'inline' ||
        own.textDecorationLine !== 'none' ||
        own.borderBottomStyle !== 'none' ||
        own.fontWeight !== around.fontWeight;
      const [ink, inkAround] = [inkOf(link), inkOf(text)];
      if (!isMarked && ink && inkAround && contrast(ink, inkAround) < 3)
        problems.push(`a link like the text around it at ${nameOf(link)}`);
    }
    return problems;
  }, part);
}
