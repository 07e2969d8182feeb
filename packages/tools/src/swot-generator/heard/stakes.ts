/** Somebody else's ground, by the name a text uses, and who owns it. */
const owners: Readonly<Record<string, string>> = {
  WhatsApp: 'Meta',
  Instagram: 'Meta',
  Facebook: 'Meta',
  GitHub: 'Microsoft',
  YouTube: 'Google',
  Shopify: 'Shopify',
  Amazon: 'Amazon',
  Etsy: 'Etsy',
  TikTok: 'ByteDance',
  Telegram: 'Telegram',
  Slack: 'Salesforce',
  Spotify: 'Spotify',
  Talabat: 'Delivery Hero',
  Deliveroo: 'DoorDash',
  'Open Dental': 'Open Dental',
  Dentrix: 'Henry Schein One',
  Banner: 'Ellucian',
};

export interface Platform {
  readonly name: string;
  readonly owner: string;
}

/** The platform that the offer stands on; null when it names none. */
export function findPlatform(offer: string): Platform | null {
  for (const [name, owner] of Object.entries(owners))
    if (new RegExp(`(?<![\\p{L}])${name}(?![\\p{L}])`, 'u').test(offer)) return { name, owner };
  return null;
}

const hardware =
  /\b(?:sensors?|robots?|wearables?|cameras?|headsets?|kiosks?|drones?|collars?|(?:GPS|fitness|activity|pet|livestock|cattle|asset|vehicle|bike|luggage|wearable|satellite|solar|eye) trackers?|VR trainer|clamps?|a box that|devices?)\b/iu;

/** What must be made of matter; a camera that is ruled out does not count. */
export function findHardware(offer: string): string | null {
  return hardware.exec(offer.replace(/\b(?:no|without) cameras?\b/giu, ''))?.[0] ?? null;
}

/** "sensors" → "sensor", "A box that" → "box". */
export function nameHardware(words: string): string {
  const name = words.replace(/^a (box) that$/iu, '$1').replace(/(?<!s)s$/u, '');
  return /\p{Lu}{2}/u.test(name) ? name : name.toLowerCase();
}

/** What goes wrong when the product is wrong, by the words that name what it touches. */
const harms: readonly (readonly [RegExp, string])[] = [
  [/\bdos(?:e|age)|\bdrugs?\b|\bmedicat/iu, 'a wrong dose'],
  [/\bpassport|\bvisa\b|\bimmigra/iu, 'a wrong form in a visa file'],
  [/\brent increase|\blease\b|\bnotice letter/iu, 'a notice letter that does not hold'],
  [/\bpayslip|\bpayroll|\btaxes\b/iu, 'a wrong payslip'],
  [/\bfraud\b|\brefund\b/iu, 'an honest buyer called a fraud'],
  [
    /\bmarks? the\b|\bgrad(?:e|es|ing) (?:the|essays|exams)|\bmarks? (?:essays|exams)/iu,
    'a page marked wrongly',
  ],
  [/\bphish|\battachment|\bmalware/iu, 'one bad file that gets through'],
  [/\bdementia|\bfalls?\b|\blives alone/iu, 'an alarm that never came'],
  [/\bdamage\b|\bclaims?\b/iu, 'a wrong proof of damage'],
  [/\bmileage|\binspect/iu, 'a bad car with a good report'],
  [/\bdiagnos|\bsymptom|\btriage/iu, 'a sign of illness that was missed'],
  [/\bsubsid(?:y|ies)/iu, 'a refused subsidy file'],
  [/\bslipping away|\bsuicid|\bcrisis/iu, 'a client in trouble whom nobody called'],
  [/\bloans?\b|\bcredit score|\badvance the/iu, 'money lent to somebody who does not pay'],
  [/\bgold\b|\bsavings\b|\binvest/iu, 'savings that are not there when asked for'],
];

/** A mistake of these kinds costs a health, a fortune or a right to stay. */
const grave = /dose|visa|payslip|bad file|alarm|illness|lent|savings|trouble/u;

export function isGraveHarm(harm: string | null): boolean {
  return harm !== null && grave.test(harm);
}

/** "a wrong dose": null when a mistake would cost little. */
export function findHarm(text: string): string | null {
  return harms.find(([pattern]) => pattern.test(text))?.[1] ?? null;
}
