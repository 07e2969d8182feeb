/** A sum or share that the text names. Places are letters of the text. */
export interface Amount {
  readonly value: number;
  /** Of a range its end: "1,200 to 1,800 yen". */
  readonly high?: number;
  /** ISO code, '%' for a share. */
  readonly currency: string;
  readonly from: number;
  readonly to: number;
}

interface Currency {
  readonly code: string;
  readonly signs: readonly string[];
  readonly words: readonly string[];
  /** Where it is used, when in one country only. */
  readonly country: string | null;
  /** "K350": one that is also other things, and counts where several sums begin with it. */
  readonly letter: string | null;
}

export function parseCurrencies(table: string): readonly Currency[] {
  return table
    .split('\n')
    .slice(1)
    .filter((line) => line !== '')
    .map((line) => {
      const [code = '', signs = '', words = '', country = '', letter = ''] = line.split('\t');
      const list = (cell: string): readonly string[] => cell.split(' ').filter((one) => one !== '');
      return {
        code,
        signs: list(signs),
        words: list(words),
        country: country || null,
        letter: letter || null,
      };
    });
}

const spelt = new Map(
  'one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen twenty'
    .split(' ')
    .map((word, at) => [word, at + 1] as const),
);
const tens = new Map(
  'thirty forty fifty sixty seventy eighty ninety hundred'
    .split(' ')
    .map((word, at) => [word, 30 + 10 * at] as const),
);
/** "four euros a month", "twenty-two quid" */
const inWords = `(?:${[...tens.keys(), 'twenty'].join('|')})-(?:one|two|three|four|five|six|seven|eight|nine)|${[...tens.keys(), ...spelt.keys()].reverse().join('|')}`;
/** "1,20,000" as Indians write it, "3'400" as the Swiss do. */
const number = String.raw`(?:\d{1,2}(?:,\d{2}){1,3},\d{3}(?!\d)|\d{1,12}(?:[.,'’\u00a0\u202f ]\d{3}){0,4}(?:[.,]\d{1,2})?)`;
const scale = String.raw`(?:\s?(?:million|billion|thousand|lakh|crore|juta|ribu|grand|mio|bn|mn|jt|rb|[kKmMB])(?![\p{L}\d]))?`;

/** "four", "twenty", "dozen"; null for any other word. */
export function wordNumber(word: string): number | null {
  return word === 'dozen' ? 12 : (spelt.get(word) ?? tens.get(word) ?? null);
}

export type AmountFinder = (text: string) => readonly Amount[];

export function createAmountFinder(currencies: readonly Currency[]): AmountFinder {
  const bySign = new Map(currencies.flatMap(({ code, signs }) => signs.map((sign) => [sign, code] as const)));
  const byWord = new Map(
    currencies.flatMap(({ code, words }) => words.flatMap(asTyped).map((word) => [word, code] as const)),
  );
  const byLetter = new Map(currencies.map(({ code, letter }) => [letter, code] as const));
  const signs = alternatives([...bySign.keys()]);
  const words = alternatives([...byWord.keys()]);
  /** "$1,495 CAD" */
  const codes = alternatives([...bySign.keys()].filter((sign) => /^[A-Z]{3}$/u.test(sign)));
  const pattern = new RegExp(
    String.raw`(?:(?<![\p{L}\d])(?:(?<sign>${signs})\s?|(?<letter>[A-Z]))(?<after>${number})(?<s1>${scale})(?:\s(?<exact>${codes})(?![\p{L}\d]))?)|(?<![\d.,\p{L}-])(?<words>${inWords})\s(?<named>${words})(?![\p{L}\d])|(?<![\d.,\p{L}])(?<pence>\d{1,3})p(?![\p{L}\d])|(?<![\d.,\p{L}])(?<plain>${number})(?<s2>${scale})(?:\s?(?:to|–|-|or)\s?(?<upto>${number})(?<s3>${scale}))?(?:\s?(?<share>%|per ?cent\b|percent\b)|\s?(?<US>US )?(?<behind>${signs}|${words})(?![\p{L}\d]))`,
    'gu',
  );
  return (text) => {
    const found: Amount[] = [];
    const matches = [...text.matchAll(pattern)];
    const letters = listLetters(matches);
    for (const match of matches) {
      const { sign, letter = '', after, s1 = '', plain, s2 = '' } = match.groups ?? {};
      const { share, named, words: said, pence, exact } = match.groups ?? {};
      const behind = match.groups?.behind ?? named ?? (pence === undefined ? undefined : 'pence');
      const code =
        share !== undefined
          ? '%'
          : (bySign.get(exact ?? sign ?? behind ?? '') ??
            byWord.get(behind ?? '') ??
            (letters.has(letter) ? byLetter.get(letter) : undefined));
      if (code === undefined) continue;
      const count = said === undefined ? toNumber(after ?? plain ?? pence ?? '') : fromWords(said);
      // 70 pence are 0.7, and not 0.7000000000000001.
      const value = Number((count * scaleOf(`${s1}${s2}`) * sizeOf(behind)).toPrecision(12));
      const { upto, s3 = '' } = match.groups ?? {};
      const high = upto === undefined ? undefined : toNumber(upto) * scaleOf(s3) * sizeOf(behind);
      if (Number.isFinite(value))
        found.push({
          value,
          ...(high !== undefined && high > value ? { high } : {}),
          currency: code,
          from: match.index,
          to: match.index + match[0].length,
        });
    }
    return withPesos(found, text);
  };
}

/** "Q18 the sack, Q24 the freight": twice at least, and not the quarters of a year. */
function listLetters(matches: readonly RegExpExecArray[]): ReadonlySet<string> {
  const sums = Map.groupBy(matches, ({ groups }) => groups?.letter ?? '');
  return new Set(
    [...sums].flatMap(([letter, all]) => {
      const values = new Set(all.map(({ groups }) => toNumber(groups?.after ?? '')));
      return values.size > 1 && Math.max(...values) >= letterLeast ? [letter] : [];
    }),
  );
}
const letterLeast = 15;

/** The sign of the dollar is that of the peso too: whoever names pesos once, or writes "$65.000", means them by it. */
function withPesos(found: readonly Amount[], text: string): readonly Amount[] {
  const isSigned = ({ currency, from }: Amount): boolean => currency === 'USD' && text.charAt(from) === '$';
  const isDotted = found.some((one) => isSigned(one) && dotted.test(text.slice(one.from, one.to)));
  const pesos =
    found.find(({ currency }) => inPesos.test(currency))?.currency ??
    (named.test(text) ? 'PESO' : isDotted ? 'DOLLAR' : null);
  return pesos === null ? found : found.map((one) => (isSigned(one) ? { ...one, currency: pesos } : one));
}
const dotted = /^\D*\d{1,3}(?:\.\d{3})+(?!\d)/u;
const named = /\bpesos?\b/iu;
const inPesos = /^(?:PESO|MXN|ARS|CLP|COP|UYU|DOP)$/u;

/** "20 Euro", "5000 NAIRA". */
const asTyped = (word: string): readonly string[] => [
  word,
  `${word.charAt(0).toUpperCase()}${word.slice(1)}`,
  word.toUpperCase(),
];

function alternatives(list: readonly string[]): string {
  return [...list]
    .sort((a, z) => z.length - a.length)
    .map((one) => one.replace(/[.$*+?()[\]{}|^\\/]/gu, String.raw`\$&`))
    .join('|');
}

/** "1.200" and "1,200" are twelve hundred, "4,99" and "4.99" are not. */
function toNumber(digits: string): number {
  const decimals = /[.,](\d{1,2})$/u.exec(digits)?.[1] ?? '';
  const whole = digits.slice(0, decimals === '' ? undefined : -decimals.length - 1).replace(/\D/gu, '');
  return Number(`${whole}.${decimals}`);
}

const fromWords = (words: string): number =>
  words
    .toLowerCase()
    .split('-')
    .reduce((sum, word) => sum + (spelt.get(word) ?? tens.get(word) ?? 0), 0);

/** "30 cents"; "4 lakh", "40 juta", which say whose money it is and how much. */
const sizeOf = (behind = ''): number =>
  /^(?:cents?|pence)$/iu.test(behind) ? 0.01 : /^(?:lakh|crore|juta)$/iu.test(behind) ? scaleOf(behind) : 1;

const scales: Readonly<Record<string, number>> = {
  '': 1,
  k: 1e3,
  thousand: 1e3,
  grand: 1e3,
  ribu: 1e3,
  rb: 1e3,
  lakh: 1e5,
  m: 1e6,
  mn: 1e6,
  mio: 1e6,
  million: 1e6,
  juta: 1e6,
  jt: 1e6,
  crore: 1e7,
};

function scaleOf(word: string): number {
  return scales[word.trim().toLowerCase()] ?? 1e9;
}
