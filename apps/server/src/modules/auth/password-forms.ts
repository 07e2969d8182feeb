/** One reading of a password: its words in small plain letters, and how many digits stand around and between them. */
interface Form {
  readonly words: readonly string[];
  readonly digits: number;
}

/** Signs that everybody writes for a letter; 1 and ! are taken for an i or an l. */
const signs: Readonly<Record<string, string>> = { 0: 'o', 3: 'e', 4: 'a', 5: 's', 7: 't', '@': 'a', $: 's' };

/** With digits as digits and as letters, also where only those inside or in front are letters. `slip-way 1` → `slipway` and a digit. */
export function formsOf(text: string): readonly Form[] {
  const whole = plain(text);
  const [head = whole] = /^.*\p{L}/su.exec(whole) ?? [];
  const [core = head] = /\p{L}.*$/su.exec(head) ?? [];
  return [whole, head, core].flatMap((part) => {
    const around = countDigits(whole) - countDigits(part);
    return [part, spell(part, 'i'), spell(part, 'l')].map((spelt) => ({
      words: squash(spelt).match(/\p{L}+/gu) ?? [],
      digits: around + countDigits(spelt),
    }));
  });
}

/** Small plain letters and digits, and nothing between them. */
export function squash(text: string): string {
  return plain(text).replace(/[^\p{L}\p{N}]+/gu, '');
}

/** Whether each word, or each turned round, is one of these stems or several in a row. */
export function isMadeOf(words: readonly string[], stems: ReadonlySet<string>): boolean {
  const turned = words.map((word) => [...word].reverse().join(''));
  return words.length > 0 && [words, turned].some((all) => all.every((word) => splits(word, stems)));
}

function splits(word: string, stems: ReadonlySet<string>): boolean {
  const ends = [0];
  for (let end = 1; end <= word.length; end += 1)
    if (ends.some((start) => stems.has(word.slice(start, end)))) ends.push(end);
  return ends.at(-1) === word.length;
}

function plain(text: string): string {
  return text.toLowerCase().normalize('NFKD').replace(/\p{M}/gu, '');
}

function spell(text: string, one: string): string {
  return text.replace(/[1!]/g, one).replace(/[03457@$]/g, (sign) => signs[sign] ?? sign);
}

function countDigits(text: string): number {
  return text.match(/\p{N}/gu)?.length ?? 0;
}
