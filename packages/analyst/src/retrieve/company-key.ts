/** One company under its several spellings: "Climate FieldView (Bayer)" and "Climate FieldView". */
export function companyKey(name: string): string {
  return name
    .toLowerCase()
    .replaceAll(/\([^)]*\)/gu, ' ')
    .replaceAll(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
}
