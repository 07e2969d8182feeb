import { holdsIn } from './places.ts';

/** What a place is called, and the offices, laws and payers that only it has. */
const names: Readonly<Record<string, string>> = {
  US: 'United States|America|Americans?|California|Texas|Florida|New York|CMS|Medicare|Medicaid|HIPAA|EVV|IRS|FDA|OSHA|FERPA|FICO|SBA|FMCSA|FCC|FTC|SNAP|TCPA|IEPs?|USDA|USCIS|H-1B|CFPB|NCUA|DEA|HUD|Title IX',
  GB: 'United Kingdom|UK|Britain|British|England|Scotland|Wales|NHS|HMRC|CQC|Ofsted|DVLA|Gas Safe|Companies House',
  IN: 'Indian?|Mumbai|Delhi|UPI|Aadhaar|FSSAI|RBI|SEBI|IRDAI|ONDC',
  EU: 'EU|Brussels',
  DE: 'Germany?|DATEV',
  FR: 'France|French|Paris',
  CA: 'Canada|Canadian',
  AU: 'Australian?',
  BR: 'Brazil|Brazilian',
  MX: 'Mexico|Mexican',
  NG: 'Nigerian?',
  KE: 'Kenyan?',
};
const patterns = Object.entries(names).map(
  ([code, words]) => [code, new RegExp(`(?<![\\p{L}\\p{N}])(?:${words})(?![\\p{L}\\p{N}])`, 'u')] as const,
);

/** Whether a clause speaks of other places only: what American payers do is no news to a founder in India. */
export function isAboutElsewhere(clause: string, code: string | null): boolean {
  if (code === null || code === 'global') return false;
  const named = patterns.filter(([, pattern]) => pattern.test(clause)).map(([place]) => place);
  return named.length > 0 && !named.some((place) => holdsIn([place], code) || holdsIn([code], place));
}
