import type { ScoreBasis } from './basis.ts';
import type { ScoreInput } from './fields.ts';
import { listTexts } from './texts.ts';

/** Fields where selling without the rule is not possible, not only unwise. */
const regulated = new Set([
  'dental-clinic-software',
  'telehealth',
  'mental-health',
  'biotech-tools',
  'elder-care',
  'fintech-payments',
  'lending',
  'insurtech',
  'personal-finance',
  'crypto-web3',
  'edtech-k12',
  'legaltech',
  'hr-recruiting',
  'space',
]);

const spoken =
  /\b(?:regulat\w*|complian\w*|licen[cs]\w+|certifi\w+|approv(?:al|ed)|accredit\w*|lawful\w*|legal(?:ly)?|privacy|consent|data protection)\b/iu;
const placeNames: Readonly<Record<string, RegExp>> = {
  US: /\b(?:US|USA|state|federal)\b/iu,
  GB: /\bUK\b/u,
  IN: /\bIndia\b/u,
  EU: /\bEU\b/u,
  DE: /\bEU\b/u,
  FR: /\bEU\b/u,
};
/** Bodies and acts of the United States, whether or not the rule says so. */
const american =
  /\b(?:CMS|Medicare|Medicaid|HIPAA|FDA|FCC|FTC|SEC|FINRA|COPPA|FERPA|OSHA|EPA|FAA|DOT|TCPA|FCRA|ECOA|EEOC|CFPB|NMLS|IRS|OFAC|FinCEN|[Ss]tate|[Ff]ederal|ITAR|ABA|GLBA)\b/u;
const anyPlace = /\((?:[^)]*\b(?:US|UK|EU|India|China|BE|NL|California|NYC)\b[^)]*)\)/u;

/** The rule of a regulated field that the founder does not speak of; null when the field is free, unknown, or a rule is named. */
export function findUnspokenRule(
  input: ScoreInput,
  { vertical }: ScoreBasis,
  region: string | null,
): string | null {
  if (vertical === null || !regulated.has(vertical.id)) return null;
  const text = listTexts(input)
    .map((one) => one.text)
    .join(' ');
  const acronyms = vertical.regulation.flatMap((rule) => rule.match(/\b\p{Lu}{3,}\b/gu) ?? []);
  if (spoken.test(text) || acronyms.some((acronym) => text.includes(acronym))) return null;
  const here = region === null ? undefined : placeNames[region];
  const local = here === undefined ? undefined : vertical.regulation.find((rule) => here.test(rule));
  const general = vertical.regulation.find(
    (rule) => !anyPlace.test(rule) && (region === 'US' || !american.test(rule)),
  );
  // Without a region the first rule of the list is the best known one.
  return local ?? (region === null ? vertical.regulation[0] : general) ?? null;
}
