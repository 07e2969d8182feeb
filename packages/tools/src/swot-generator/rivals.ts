/** "Dentrix (Henry Schein One)" → "Dentrix"; "Allego / Fastned / Ionity" → "Allego". */
export function shortName(name: string): string {
  return name
    .replace(/\s*\([^)]*\)/gu, '')
    .replace(/\s\/\s.*$/u, '')
    .replace(/[{}]/gu, '')
    .trim();
}

export function hasName(text: string, name: string): boolean {
  const at = text.indexOf(name);
  if (at < 0 || name.length < 3) return false;
  return !/[\p{L}\p{N}]/u.test(text.charAt(at - 1)) && !/[\p{L}\p{N}]/u.test(text.charAt(at + name.length));
}

/** A sentence typed into the list is no name. */
export function isName(name: string): boolean {
  return /\p{L}{2}/u.test(name) && name.split(/\s+/u).length <= 4;
}
