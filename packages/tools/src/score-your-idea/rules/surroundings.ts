import { casedRule, gap, money, rule } from '../../hearing/patterns.ts';
import type { ReadingRule } from './reading-rule.ts';
import { workaround } from './workaround.ts';

const law =
  '(?:laws?|regulations?|mandates?|directives?|rules?|bans?|deadlines?|GDPR|HIPAA|CSRD|PSD2|AI Act|NIS2|GST|e-?invoicing|ONDC|EUDR)';
const year = String.raw`20(?:19|2\d|3[0-5])`;

export const timing: readonly ReadingRule[] = [
  {
    low: 6,
    high: 10,
    level: 10,
    pattern: rule(
      String.raw`\b${law}\b[^.,;!?\n]{0,24}\b${year}\b|\b(?:since|from|by|in)\s(?:\p{L}+\s)?${year}\b[^.,;!?\n]{0,30}\b(?:law|mandate|rule|must|ban(?:ned)?|requires?d?)\b`,
    ),
  },
  {
    low: 6,
    high: 8,
    level: 8,
    pattern: rule(
      String.raw`\b(?:new (?:\p{L}+ )?${law}|GDPR|HIPAA|CSRD|PSD2|AI Act|NIS2|e-?invoicing|ONDC|EUDR|must now)\b`,
    ),
  },
  {
    low: 4,
    high: 8,
    level: 6,
    pattern: rule(String.raw`\b(?:since|from|by|in|until|after|starting)\s(?:\p{L}+\s)?${year}\b`),
  },
  {
    low: 2,
    high: 6,
    level: 4,
    pattern: rule(
      String.raw`\b(?:ChatGPT|GPT-?\d|LLMs?|language models?|generative AI|Whisper|Starlink|5G|CRISPR|eSIM|UPI|Pix|M-?Pesa|open banking|LiDAR|EVs|electric \p{L}+|heat pumps?|drones?|GLP-1|mRNA)\b`,
    ),
  },
  {
    low: 2,
    high: 6,
    level: 4,
    pattern: rule(
      String.raw`\b(?:now that|recently|since (?:covid|the pandemic)|post-pandemic|remote work|age?ing population|just (?:became|opened)|(?:this|last) year|doubled|tripled|cheap enough)\b`,
    ),
  },
  {
    low: 0,
    high: 4,
    level: 2,
    pattern: rule(
      String.raw`\b(?:AI|artificial intelligence|machine learning|blockchain|web3|metaverse|NFTs?)\b`,
    ),
  },
];

export const competition: readonly ReadingRule[] = [
  {
    low: 0,
    high: 2,
    level: 0,
    deniable: false,
    flag: 'Every problem worth solving is solved somehow today. “No competition” usually means not looked.',
    pattern: rule(
      String.raw`\b(?:(?:no|without(?: any)?|n[’']t have(?: any)?|not have any) (?:real |direct |other )?(?:competitors?|competition|rivals?)|(?:no one|nobody) (?:else )?(?:does|is doing|offers|has built)(?: this| it)?|first (?:of its kind|ever)|nothing like (?:it|this))\b`,
    ),
  },
  {
    low: 4,
    high: 8,
    level: 6,
    pattern: casedRule(
      String.raw`\b(?:[Uu]nlike|compared (?:to|with)|instead of|replac(?:es|ing)|(?:cheap|fast|bett)er than|switch(?:ing)? from|(?:software|tools?|apps?|platforms?|services?) (?:like|such as)|pay(?:s|ing)?|using)\s(?!USD|EUR|INR|KES|NGN)[A-Z](?:[\p{L}\d&]|\.(?=\p{L}))+(?:\s[A-Z]\p{L}+)?`,
    ),
  },
  {
    low: 4,
    high: 8,
    level: 6,
    pattern: casedRule(
      String.raw`(?<!\bin\s)\b(?!\p{Lu}\p{L}+s\s(?:can|are|do\b))[A-Z][\p{L}\d&]{2,}(?:\s[A-Z]\p{L}+)?\s(?:(?:is|are)\s(?:too|not|built|only|for)\s\p{L}+|(?:charges?|takes?)\s(?:${money}|\d+\s?%)|(?:does(?:n[’']t| not)|cannot|can[’']t|ignores?)\s\p{L}+)`,
    ),
  },
  {
    low: 2,
    high: 6,
    level: 4,
    pattern: rule(
      String.raw`\b(?:competitors?|rivals?|incumbents?|alternatives?)\s(?:are|include|like|such as|is)\s${gap(2)}\p{L}+`,
    ),
  },
  {
    low: 2,
    high: 6,
    level: 2,
    pattern: rule(
      String.raw`\b(?:Uber|Airbnb|Tinder|Netflix|Shopify|Duolingo|Etsy|Amazon|Strava|Zomato)\b(?:\sfor\s[\p{L}-]+)?`,
    ),
  },
  { low: 2, high: 6, level: 4, pattern: rule(workaround) },
  {
    low: 2,
    high: 4,
    level: 2,
    pattern: rule(String.raw`\b(?:existing|current|other) (?:tools?|apps?|software|solutions?|platforms?)\b`),
  },
];

/** How many there are, just before the customer's name; fewer than 100 is a list of people met, not a market. */
export const marketSize =
  /(?<![\p{Sc}\d])(?:\d{1,3}(?:[,.]\d{3})+|\d{3,}|\d[\d.,]*\s?(?:k|million|billion|lakh|crore))\s(?:of\s|the\s)?$/iu;
export const marketWorth = rule(
  String.raw`${money}\s(?:[\p{L}-]+\s){0,3}(?:market|industry)\b|\bmarket\s(?:is|of|worth)\s${money}`,
);
export const place =
  /\b(?:in|across)\s(?:the\s)?(?:(?:rural|southern|northern|eastern|western)\s)?\p{Lu}[\p{L}-]+(?:\s\p{Lu}[\p{L}-]+)?/u;
