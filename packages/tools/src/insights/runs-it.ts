import type { Niche } from '@slipway/facts';
import { stemsOf } from '@slipway/report';

const places =
  'shop|store|studio|workshop|farm|kitchen|van|salon|clinic|caf[eé]|bakery|school|garage|restaurant|guesthouse|hostel|hotel|brewery|winery|distillery|agency|practice|stall|truck|boat|vineyard|garden|gym|nursery|laundry|laundromat|hall|bar|kiosk|warehouse|showroom|campsite|camp|yard|gallery|academy|theatre|mill|roastery|bureau|lab|dojo|spa|parlou?r|pharmacy';
/** "I photograph weddings", "our bakery", "would like to open three more": the founder stands behind the counter. */
const behindTheCounter = new RegExp(
  String.raw`\b(?:I|we)\s(?:already\s|also\s|now\s|currently\s|would\s)?(?:run|own|opened|open|operate|cook|bake|brew|sew|weave|photograph|teach|import|grow|raise|rent\sout|rent|restore|repair|mend|roast|breed|cater|clean|host|carve|build|brought|bring)\b|\b(?:my|our)\s(?:[\p{L}-]+\s)?(?:${places})s?\b|\b(?:like|want|plan|going|hope)\sto\sopen\b|\bopening\s(?:an?|two|three|another)\b|^(?:an?\s|the\s)?(?:[\p{L}’'-]+\s){0,4}(?:${places})\b(?!\s(?:owners|software|app|management|staff))`,
  'iu',
);
const software =
  /\b(?:apps?|software|platforms?|saas|dashboards?|apis?|tools?|plug-?ins?|ai|agents?|bots?|algorithms?|sensors?|systems?|portals?|marketplaces?|databases?|probes?|scanners?|trackers?|cameras?)\b/iu;
const everywhere = new Set([
  'owner',
  'small',
  'local',
  'business',
  'people',
  'independent',
  'their',
  'famili',
  'family',
]);

/**
 * Whether the founder runs such a business rather than sells to it: a laundry and its guests, not a till for laundries. Whom they
 * name as customer decides; where that is neither, how they speak of it does.
 */
export function runsIt(niche: Niche, text: string, customer: string | null): boolean {
  const { running } = niche;
  if (running === null) return false;
  const own = [...stemsOf(customer ?? '')].filter((stem) => !everywhere.has(stem));
  const isAmong = (people: string) => own.some((stem) => stemsOf(people).has(stem));
  const speaksSo = behindTheCounter.test(text);
  if (isAmong(`${niche.buyer} ${niche.user}`)) return speaksSo && isAmong(running.guests);
  return isAmong(running.guests) ? speaksSo || !software.test(text) : speaksSo && !software.test(text);
}
