const ours: ReadonlySet<string> = new Set(['you', 'us', 'we', 'our product', 'own product']);

/** Which column of the competitor matrix is the founder's: the one called like the company, else “You”. Null where none is. */
export function findOwnColumn(columns: readonly string[], company: string | undefined): number | null {
  const own = productKey(company ?? '');
  const named = columns.findIndex((name) => own !== '' && productKey(name) === own);
  const place = named >= 0 ? named : columns.findIndex((name) => ours.has(productKey(name)));
  return place < 0 ? null : place;
}

/** "SevenRooms (DoorDash)" is SevenRooms. */
export function productKey(name: string): string {
  return name
    .toLowerCase()
    .replaceAll(/\([^)]*\)/gu, ' ')
    .replaceAll(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
}
