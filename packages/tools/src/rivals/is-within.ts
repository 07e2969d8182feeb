/** All of these are among those. */
export function isWithin(these: ReadonlySet<string>, those: ReadonlySet<string>): boolean {
  return [...these].every((one) => those.has(one));
}
