const takesThe =
  /^(?:EU$|United|Netherlands|Philippines|European|Nordic|Gulf|Czech|Dominican|Central|Maldives|Bahamas|Gambia)\b/u;

/** After "in": "the United States", "Brazil". */
export function sayPlace(country: string): string {
  const name = country.replace(/ of America$/u, '');
  return takesThe.test(name) ? `the ${name}` : name;
}
