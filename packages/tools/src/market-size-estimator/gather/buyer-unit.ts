import type { BuyerUnit, Profile } from '../basis.ts';

const companies = new Set([
  'companies',
  'firms',
  'enterprises',
  'organisations',
  'agencies',
  'startups',
  'taxpayers',
  'charities',
  'institutions',
  'districts',
  'governments',
  'holdings',
  'farms',
]);

/** A publisher's word for what was counted, as one of the four kinds a price can be per. */
export function buyerUnitOf(countedAs: string): BuyerUnit {
  if (countedAs === 'households') return 'household';
  if (countedAs === 'people' || countedAs === 'identities') return 'person';
  return companies.has(countedAs) ? 'company' : 'location';
}

const ownMoney =
  /65plus|gym-members|students|mental|gamers|crypto|social-identities|population|internet-users|households/u;
const anybody = /population|internet-users|social-identities|households/u;

/** People who are counted by their trade buy for work; the others for themselves. */
export function profileOf(countId: string, unit: BuyerUnit): Profile {
  if (unit === 'location' || unit === 'company') return 'organisation';
  if (!ownMoney.test(countId)) return 'professional';
  return anybody.test(countId) ? 'everyone' : 'consumer';
}

const unitWords: readonly (readonly [RegExp, BuyerUnit])[] = [
  [/\b(?:households?|famil(?:y|ies)|homes?)\b/iu, 'household'],
  [
    /\b(?:companies|company|firms?|businesses|enterprises?|chains?|groups?|brands?|startups?|farms?|owners?)\b/iu,
    'company',
  ],
  [
    /\b(?:offices?|clinics?|practices?|locations?|shops?|stores?|restaurants?|cafes?|schools?|branches|sites?|salons?|hotels?|hospitals?|gyms?|garages?|pharmac(?:y|ies)|warehouses?|plants?|factories)\b/iu,
    'location',
  ],
  [
    /\b(?:people|persons?|consumers?|users?|parents?|students?|teachers?|freelancers?|creators?|developers?|lawyers?|dentists?|doctors?|nurses?|seniors?|drivers?|travell?ers?|gamers?|players?|workers?|patients?)\b/iu,
    'person',
  ],
];

/** What the founder's words for the buyer count; null when they do not say. */
export function unitInWords(text: string): BuyerUnit | null {
  return unitWords.find(([words]) => words.test(text))?.[1] ?? null;
}

const ownPocket =
  /\b(?:people|persons?|adults?|wom[ae]n|m[ae]n|girls?|boys?|mothers?|mums?|moms?|fathers?|dads?|parents?|famil(?:y|ies)|households?|couples?|singles?|kids?|children|teens?|teenagers?|students?|pupils?|learners?|seniors?|retirees|pensioners?|widows?|patients?|consumers?|shoppers?|buyers?|users?|viewers?|listeners?|readers?|fans?|gamers?|players?|runners?|cyclists?|hikers?|travell?ers?|tourists?|commuters?|tenants?|renters?|homeowners?|(?:dog|cat|pet|car|home)\s+owners?|job\s?seekers?|migrants?|immigrants?|expats?|newcomers?|beginners?|hobbyists?|investors?|savers?|jobbers?|earners?|campers?|graduates?|brides?|veterans?|swimmers?|climbers?|skiers?|everyone|everybody|anyone)\b/iu;

/** Words for people who pay out of their own pocket; anything else is left to be asked about. */
export function buysForThemselves(text: string): boolean {
  return ownPocket.test(text);
}
