/** Countries that have the four seasons and holidays our notes were written with. */
const northern: ReadonlySet<string> = new Set(
  'US CA GB IE FR DE NL BE LU AT CH DK NO SE FI IS PL CZ SK HU RO BG GR IT ES PT SI HR EE LV LT MT CY RS BA MK AL ME UA BY MD RU TR GE AM JP KR EU NORDICS'.split(
    ' ',
  ),
);
const seasonal =
  /\b(?:spring|summer|autumn|fall|winter|snow|frost|ice|heating|christmas|advent|easter|thanksgiving|school year|january|february|march|april|may|june|july|august|september|october|november|december)\b/iu;
/** Feasts that move a trade only where most people keep them. */
const feasts = /\b(?:ramadan|eid|diwali|lunar new year|chinese new year|hajj|passover)\b/iu;

/** Seasons of the tropics. */
const tropical = /\b(?:dry[- ]season|rain(?:y|s)?[- ]season|wet[- ]season|monsoon|(?:long|short) rains)\b/iu;

/** A season of the north says nothing about Colombo, and a feast nothing about where it is not kept. */
export function fitsCalendar(line: string, place: string | null): boolean {
  if (place === null) return true;
  return !feasts.test(line) && !(northern.has(place) ? tropical : seasonal).test(line);
}
