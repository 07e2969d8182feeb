/** Written with a consonant, heard with a vowel. */
const silentStart = /^(?:hour|honest|honou?r|heir)/iu;
/** Written with a vowel, heard as "you" or "one". */
const spokenYou =
  /^(?:eu|ew[er]|uni(?!n|m[^o]|d)|un[aei]nim|us(?:e|u|a(?!b)|ing)|ut(?:il|en|er[iu]|op)|ubi|ur(?:an|in|o)|uk|uvu|one(?:\b|-|s)|once)/iu;
/** Acronyms that are spoken as words. */
const spokenAsWord = new Set(
  'NASA NATO SAAS PAAS LIDAR RADAR RAM ROM SIM SWOT FOMO HIPAA FERPA LASER SONAR MOOC FEMA NIST FINRA MAU SARS SCUBA SOC SKU RAG LIMS SCADA SIEM SOM SAM LAMP MIDI REIT NIC NOC'.split(
    ' ',
  ),
);
/** Letters whose names begin with a vowel sound. */
const vowelNames = 'AEFHILMNORSX';

/** "a" or "an", by how the phrase is spoken: an hour, a unicorn, an MRI, a US firm, an 8-week pilot. */
export function articleFor(phrase: string): 'a' | 'an' {
  const word = /[\p{L}\p{N}][\p{L}\p{N}.&'’-]*/u.exec(phrase)?.[0] ?? '';
  if (/^\p{Nd}/u.test(word)) return /^(?:8|1[18](?!\d))/u.test(word.replace(/,\d{3}/gu, '')) ? 'an' : 'a';
  const first = word.split(/[-'’]/u)[0] ?? word;
  if (isSpelled(first)) return vowelNames.includes(first.charAt(0).toUpperCase()) ? 'an' : 'a';
  if (silentStart.test(word)) return 'an';
  if (spokenYou.test(word)) return 'a';
  return /^[aeiouàáâãäåæèéêëìíîïòóôõöøùúûü]/iu.test(word) ? 'an' : 'a';
}

function isSpelled(word: string): boolean {
  const letters = word.replace(/[.&]/gu, '').replace(/s$/u, '');
  if (spokenAsWord.has(word.toUpperCase())) return false;
  return /^\p{Lu}{2,}\p{Nd}*$/u.test(letters) || /^\p{Lu}$/u.test(letters) || word === 'x';
}

/** What has one already keeps it: "the front desk", "their phone", "two clinics". */
const determined =
  /^(?:an?|the|this|that|these|those|my|your|our|his|her|its|their|one|two|three|some|any|every|each|no|all|many|few|several)\s/iu;

export function withArticle(phrase: string): string {
  return determined.test(phrase) ? phrase : `${articleFor(phrase)} ${phrase}`;
}
