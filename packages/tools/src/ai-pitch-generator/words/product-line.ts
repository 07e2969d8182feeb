import type { Case } from '../case.ts';
import { isNounPhrase } from './beats.ts';
import { phrase, sentence } from './sentence.ts';

const wish =
  /^(?:I|We) (?:want|would like|plan|hope|intend)(?: to (?:build|make|create|offer|sell|launch|start|open|run))? (?=an?\b)/u;
const owned =
  /^our (?:(?:own|new|mobile|web|phone|small) )?(?:assistant|app|tool|software|platform|service|bot|product|device|extension|agent|site|website|marketplace|system)(?= \p{Ll}+s\b)/iu;
const verbless = /^(?:\p{Lu}?[\p{L}-]+ )(?:[\p{L}-]+ ){0,3}(?:for|with|that|which)\b/u;

/** What it does as a founder says it: with the company's name, and with a verb. Bare is what no verb was read in. */
export function productLine(text: string, { company, isLive }: Case, isBare: boolean): string {
  const wished = text.replace(wish, '');
  const isNoun = isNounPhrase(wished);
  if (isNoun && company !== '') return sentence(`${company} is ${phrase(wished)}`);
  if (isNoun) return sentence(`${isLive ? 'We make' : 'We are building'} ${phrase(wished)}`);
  if (isBare && verbless.test(wished)) return sentence(`We offer ${lowered(wished)}`);
  return sentence(company === '' ? wished : wished.replace(owned, company));
}

const lowered = (text: string): string => text.charAt(0).toLowerCase() + text.slice(1);
