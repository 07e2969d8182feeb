/** What a founder meets in one country whatever the trade. From general knowledge: low confidence, and said so. */
export interface PlaceNote {
  readonly code: string;
  /** Inside a sentence: "the United States". */
  readonly inName: string;
  /** Law on personal data, and who enforces it. */
  readonly privacy: string;
  /** How small sums are paid, where that is not a card by habit. */
  readonly rail: string | null;
  /** Where people write to businesses. */
  readonly chat: string | null;
}

const table = `
US | the United States | state privacy laws, led by California’s CCPA | | text messages
IN | India | the DPDP Act and its Data Protection Board | UPI | WhatsApp
GB | the United Kingdom | the UK GDPR and the ICO | | WhatsApp
EU | the European Union | the GDPR and the national regulators behind it | SEPA transfers | WhatsApp
DE | Germany | the GDPR and state regulators who read it strictly | direct debit and PayPal | WhatsApp
FR | France | the GDPR and the CNIL | | WhatsApp
CA | Canada | PIPEDA, and Law 25 in Quebec | Interac transfers | 
AU | Australia | the Privacy Act and the OAIC | PayID transfers | 
BR | Brazil | the LGPD and the ANPD | Pix | WhatsApp
MX | Mexico | the federal law on personal data | SPEI transfers and cash at OXXO | WhatsApp
ID | Indonesia | the PDP Law | QRIS and e-wallets | WhatsApp
NG | Nigeria | the Data Protection Act and the NDPC | bank transfer and agents with a terminal | WhatsApp
KE | Kenya | the Data Protection Act and the ODPC | M-Pesa | WhatsApp
AE | the United Arab Emirates | the federal data law and those of the free zones | | WhatsApp
SG | Singapore | the PDPA and the PDPC | PayNow | WhatsApp
PT | Portugal | the GDPR and the CNPD | MB Way | WhatsApp
PL | Poland | the GDPR and the UODO | BLIK | 
NL | the Netherlands | the GDPR and the AP | iDEAL | WhatsApp
ES | Spain | the GDPR and the AEPD | Bizum | WhatsApp
IT | Italy | the GDPR and the Garante | | WhatsApp
`;

export const placeNotes: readonly PlaceNote[] = table
  .trim()
  .split('\n')
  .map((line) => {
    const [code = '', inName = '', privacy = '', rail = '', chat = ''] = line
      .split('|')
      .map((one) => one.trim());
    return { code, inName, privacy, rail: rail || null, chat: chat || null };
  });

const countryNames = new Intl.DisplayNames('en', { type: 'region' });
const withThe = /^(?:United|Netherlands|Philippines|Czech Republic|Dominican|Maldives|Bahamas|Gambia)/u;

/** As it stands inside a sentence: "the Philippines". */
export function nameOfPlace(code: string): string {
  if (code === 'global') return 'the world';
  const noted = placeNotes.find((place) => place.code === code)?.inName;
  if (noted !== undefined) return noted;
  const name = /^[A-Z]{2}$/u.test(code) ? (countryNames.of(code) ?? code) : code;
  return withThe.test(name) ? `the ${name}` : name;
}

const unionMembers = new Set(
  'AT BE BG HR CY CZ DK EE FI FR DE GR HU IE IT LV LT LU MT NL PL PT RO SK SI ES SE'.split(' '),
);

/** Whether a fact that holds in these places holds here. Worldwide sellers meet all of them. */
export function holdsIn(where: readonly string[], code: string): boolean {
  if (where.length === 0 || code === 'global') return true;
  return where.includes(code) || (where.includes('EU') && unionMembers.has(code));
}
