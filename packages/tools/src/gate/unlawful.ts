/** Words between, so that "sell our users fake diplomas" is found. */
const few = String.raw`(?:[\p{L}\p{N}'’-]+\s+){0,4}`;
const trade = String.raw`\b(?:sell|sells|selling|buy|buys|buying|make|makes|making|produc\p{L}*|print\p{L}*|forg\p{L}*|ship|ships|shipping|deliver\p{L}*|import\p{L}*|smuggl\p{L}*|offer\p{L}*|provid\p{L}*|generat\p{L}*|post|posts|posting|creat\p{L}*|cook\p{L}*|rent\p{L}*|writ\p{L}*)`;
const papers = String.raw`(?:passports?|ids?|id cards?|identit\p{L}+|driv\p{L}+ licen[cs]es?|licen[cs]es?|visas?|diplomas?|degrees?|certificates?|invoices?|reviews?|followers|prescriptions?|banknotes|money|bills|documents|papers|medicines?|pills|vaccin\p{L}*)`;
const drugs = String.raw`(?:fentanyl|heroin|cocaine|coke and|ketamine|pangolin|tiger bones?|votes|meth|methamphetamine|ecstasy|mdma|lsd|crack|steroids|ivory|rhino horns?|human organs|kidneys|babies|ghost guns?|untraceable (?:guns?|weapons?)|illegal (?:guns?|weapons?|drugs?)|bombs?|explosives to|stolen (?:\p{L}+\s)?(?:cards?|goods|phones|accounts|data|identit\p{L}+|bikes?|cars?))`;

const patterns: readonly RegExp[] = [
  new RegExp(`${trade}\\s+${few}(?:fake|forged|counterfeit)\\s+(?:[\\p{L}'’-]+\\s+){0,2}${papers}`, 'iu'),
  new RegExp(`${trade}\\s+${few}${drugs}\\b`, 'iu'),
  new RegExp(
    String.raw`${trade}\s+${few}(?:drugs|medicines?|antibiotics|pills|opioids)\s+without (?:a |any )?(?:doctor|prescription)`,
    'iu',
  ),
  /\b(?:ransomware|phishing kits?|malware|botnets?|keyloggers?|ddos(?: attacks?)?)\s(?:as a service|for hire|for sale|kits?|that (?:steals?|locks?|encrypts?))/iu,
  /\b(?:launder(?:ing|s)? (?:dirty |drug )?money|money laundering (?:service|platform|app)|mule accounts?|wash(?:ing)? dirty money)\b/iu,
  /\b(?:hack(?:s|ing)? into|steal(?:s|ing)?|crack(?:s|ing)?)\s(?:[\p{L}'’-]+\s){0,3}(?:accounts?|passwords?|phones?|wallets?|cards?|logins?)\b/iu,
  /\b(?:read|spy on|track|listen to)(?:s|ing)?\s(?:[\p{L}'’-]+\s){0,3}(?:partner|spouse|wife|husband|girlfriend|boyfriend)(?:[’']s)?\s(?:phone|messages|texts|location|calls)\b/iu,
  /\bguaranteed (?:\d+\s?%\s)?(?:\p{L}+\s)?(?:returns|profits?)\b/iu,
  /\b(?:hire a (?:hitman|killer)|contract killing|human trafficking (?:service|app)|bribe(?:s|ing)? (?:officials?|judges?|police|inspectors?))\b/iu,
  /\b(?:evade|evading|avoid paying|dodge|cheat(?:ing)? on) (?:the )?(?:tax(?:es)?|customs|sanctions)\b/iu,
];

/** Somebody else's crime is a problem to solve: it must be the founder, or what they build, that does it. */
const actor =
  /\b(?:we|our|i|my|us|app|platform|service|shop|store|marketplace|site|bot|tool|tracker|software|kit|subscription)\b/iu;
/** These name the offer itself. */
const offers = /as a service|for hire|for sale|guaranteed/iu;

/** Whoever fights it speaks of it too. */
const against =
  /\b(?:detect|stop|stops|prevent|protect|fight|against|spot|spots|block|blocks|catch|catches|flag|flags|recover|victims?|awareness|train(?:s|ing)?|teach|report|expose|verify|verif|screen|warn|avoid|investigat)\p{L}*\b|\b(?:never|no|not|without|don[’']t)\b/iu;

/** The words that ask for a crime, exactly as typed; null when there are none, or when they are spoken of to stop it. */
export function findUnlawful(text: string): string | null {
  for (const sentence of text.match(/[^.!?\n]+/gu) ?? [])
    for (const pattern of patterns) {
      const found = pattern.exec(sentence);
      if (found === null || against.test(sentence.slice(0, found.index))) continue;
      if (actor.test(sentence.slice(0, found.index)) || offers.test(found[0])) return found[0].trim();
    }
  return null;
}
