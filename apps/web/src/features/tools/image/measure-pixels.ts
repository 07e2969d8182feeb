interface PixelMeasures {
  readonly isTransparent: boolean;
  readonly colours: readonly { readonly hex: string; readonly share: number }[];
}

const mostColours = 8;
/** Areas smaller than this are edges and noise. */
const leastShare = 0.01;
/** Colours closer than this in red, green and blue are one area. */
const near = 48;

/** The largest areas of one colour, from red, green, blue and alpha of each pixel. */
export function measurePixels(data: ArrayLike<number>): PixelMeasures {
  const buckets = new Map<number, { count: number; sum: [number, number, number] }>();
  let seen = 0;
  let isTransparent = false;
  for (let at = 0; at + 3 < data.length; at += 4) {
    const [red = 0, green = 0, blue = 0, alpha = 0] = [data[at], data[at + 1], data[at + 2], data[at + 3]];
    if (alpha < 250) isTransparent = true;
    if (alpha < 128) continue;
    seen += 1;
    const key = ((red >> 4) << 8) | ((green >> 4) << 4) | (blue >> 4);
    const bucket = buckets.get(key) ?? { count: 0, sum: [0, 0, 0] };
    bucket.count += 1;
    bucket.sum = [bucket.sum[0] + red, bucket.sum[1] + green, bucket.sum[2] + blue];
    buckets.set(key, bucket);
  }
  const areas: { count: number; colour: readonly number[] }[] = [];
  for (const { count, sum } of [...buckets.values()].sort((a, b) => b.count - a.count)) {
    const colour = sum.map((part) => Math.round(part / count));
    const same = areas.find((area) => distance(area.colour, colour) < near);
    if (same) same.count += count;
    else areas.push({ count, colour });
  }
  const colours = areas
    .map(({ count, colour }) => ({ hex: toHex(colour), share: Math.round((count / seen) * 1000) / 1000 }))
    .filter(({ share }) => share >= leastShare)
    .sort((a, b) => b.share - a.share || (a.hex < b.hex ? -1 : 1))
    .slice(0, mostColours);
  return { isTransparent, colours };
}

function distance(one: readonly number[], other: readonly number[]): number {
  return Math.hypot(...one.map((part, at) => part - (other[at] ?? 0)));
}

function toHex(colour: readonly number[]): string {
  return `#${colour.map((part) => part.toString(16).padStart(2, '0')).join('')}`;
}
