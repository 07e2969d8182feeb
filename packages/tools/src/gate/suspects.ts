import { shortQuote } from '../wording/index.ts';

/** Words that are seldom said of a lawful business, by what they are about. Each alone proves nothing. */
const suspects: readonly string[] = [
  // Forged and copied
  String.raw`fake|bogus|forg(?:ed|ing|ers?)|counterfeit\p{L}*|replicas?|pirated?|indistinguishable|original[- ]looking|scannable|look real|novelty (?:ids?|licen[cs]es?)`,
  String.raw`(?:passports?|id cards?|diplomas?|transcripts?|driving licen[cs]es|driver[’']s licen[cs]es|residence cards?|vaccin\p{L}+ cards?)`,
  // Stolen and broken into
  String.raw`stolen|steal(?:s|ing)?|hack(?:s|ed|ing|ers?)?|phish\p{L}*|malware|ransom\p{L}*|keylog\p{L}*|spyware|card numbers|cvv|passwords|login pages?|sim swap\p{L}*|clon(?:e|es|ed|ing)|botnets?|dark ?web`,
  // Watched and pressed
  String.raw`spy(?:ing)?|stalk\p{L}*|hidden cameras?|blackmail\p{L}*|extort\p{L}*|nudes?|intimate (?:photos?|pictures)|revenge|dox\p{L}*|swatting|your (?:wife|husband|girlfriend|boyfriend|partner|ex)(?:[’']s)? phone|into their account`,
  // Hidden from somebody
  `without (?:them|him|her|anyone|anybody|their) (?:ever )?(?:knowing|noticing|consent)|(?:stays|remains|is) (?:invisible|hidden)|untraceable|undetectable|no questions asked|off the books|under the table|plain packaging|undeclared|don[’']t notice|can[’']?t prove|(?:cash|money) they can[’']?t explain|nobody asks|no paper trail|burner phones?|monero|telegram`,
  `(?:no|without|skip|skips|avoid|bypass) (?:the |a |any )?(?:hassle of a )?(?:licen[cs]e|prescription|id check|paperwork|permit|registration|inspection|customs|taxes?|police|doctor)`,
  String.raw`illegal(?:ly)?|isn[’']t legal|not legal|banned|black market|unlicensed|contraband|smuggl\p{L}*|traffick\p{L}*|poach\p{L}*|launder\p{L}*|mules?|shell compan\p{L}*|brib\p{L}*|kickbacks?|envelopes? (?:of|with) cash|hand part of it|look the other way`,
  // What may not be sold
  `heroin|cocaine|coke|meth|mdma|ecstasy|lsd|ketamine|fentanyl|tramadol|xanax|oxycodone|opioids?|opium|weed|hash|edibles|steroids|hgh|moonshine|ivory|pangolins?|rhino|tiger|turtle eggs|kidneys?(?! disease| stones?| patients?| failure)|organs|babies|guns?|rifles?|pistols?|ammunition|silencers?|grenades?|explosives?|ghost guns?`,
  // Cheated
  String.raw`ponzi|pyramid scheme|guaranteed (?:\d+ ?%? )?(?:returns?|profits?|wins?)|insider|before they(?:[’']re| are) published|(?:pay|paid|pays) .{0,40}to lose|fix(?:ed|ing)? (?:the )?match\p{L}*|odometers?|mileage|roll(?:s|ed)? back|adulterat\p{L}*|exams? (?:under your name|for you)|sit the (?:whole )?(?:exam|degree|test)|brake hard|whiplash|staged? (?:crash\p{L}*|accidents?)|emergency payment|buy votes|votes|ballots?|fake reviews|bought followers|shaves? .{0,20}off each shift`,
  // Hurt and shut out
  String.raw`child labou?r|children (?:from|aged) \p{N}+|under-?age|minors|aged \p{N}+ to 1\p{N}|school pupils aged|keep their passports?|(?:black|roma|muslim|jewish|gay|disabled|foreign) (?:and \p{L}+ )?(?:applicants|tenants|candidates|people) .{0,20}(?:see|apply|rent)|no (?:blacks|muslims|jews|foreigners|gays)|only (?:white|christian|hindu|muslim) (?:tenants|applicants)|dump(?:s|ed|ing)? .{0,40}(?:river|quarry|forest|sea|night|field)|at night .{0,40}(?:quarry|river|forest|drums)|debt is paid`,
];
const quoteWords = 7;
const suspect = new RegExp(String.raw`(?<![\p{L}])(?:${suspects.join('|')})(?![\p{L}])`, 'iu');

/** Who speaks of a licence, of consent or of stopping it has thought of the law, unless it is to say that there is none. */
const lawful =
  /(?<!\b(?:no|not|without|isn[’']t|aren[’']t|never|any)\s(?:\p{L}+\s)?)\b(?:licen[cs]ed|regulated|legally|lawful(?:ly)?|with (?:their |the )?consent|authori[sz]ed|accredited|compliance|compliant|court|police|authenticat\p{L}+|detect\p{L}*|catch(?:es)?|prevent\p{L}*|protect\p{L}*|spots?|stop(?:s|ping)?|anti|fights?|fighting|fraud (?:team|prevention|desk)|victims?|rehab|awareness|museum|game|novel|training|train|teach\p{L}*)\b/iu;

/** The words that make one ask whether it is lawful; null when there are none, or when the law was thought of. */
export function findSuspect(text: string): string | null {
  const found = suspect.exec(text);
  if (found === null || lawful.test(text)) return null;
  const before =
    text
      .slice(0, found.index)
      .split(/(?<=[.!?])\s/u)
      .at(-1) ?? '';
  const from = found.index - (before.match(/(?:\S+\s+){0,3}$/u)?.[0].length ?? 0);
  return shortQuote(text.slice(from), quoteWords);
}
