interface Scaled<Band> {
  readonly max: number;
  readonly bands: readonly Band[];
}

/** The band a value is in: one on the edge belongs to the band that begins there, and the top to the last. */
export function findScaleBand<Band extends { readonly from: number; readonly to: number }>(
  { max, bands }: Scaled<Band>,
  value: number | null,
): Band | undefined {
  if (value === null) return undefined;
  return bands.find(({ from, to }) => value >= from && (value < to || to >= max));
}
