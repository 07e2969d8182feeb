/** How usual the letters of a text are in English words, three at a time. */
export interface LetterRuns {
  /** Share of English words whose letters follow each other less easily, 0 to 1. */
  readonly ease: (word: string) => number;
  /** Consonants in a row that hardly any English word has; null where all are usual. */
  readonly hardRun: (word: string) => string | null;
}

const edge = '_';
const runLeast = 3;
/** A letter that was never seen behind two others counts as seen so often. */
const unseen = 0.05;
const size = 27;

export function countLetterRuns(words: readonly string[]): LetterRuns {
  const threes = new Float64Array(size ** 3);
  const twos = new Float64Array(size ** 2);
  const runs = new Map<string, number>();
  for (const word of words) {
    eachThree(word, (two, last) => {
      threes[two * size + last] = (threes[two * size + last] ?? 0) + 1;
      twos[two] = (twos[two] ?? 0) + 1;
    });
    for (const run of runsIn(word)) runs.set(run, (runs.get(run) ?? 0) + 1);
  }
  /** Mean log chance of a letter behind the two before it. */
  const meanLog = (word: string): number => {
    let sum = 0;
    eachThree(word, (two, last) => {
      sum += Math.log(((threes[two * size + last] ?? 0) + unseen) / ((twos[two] ?? 0) + unseen * size));
    });
    return sum / word.length;
  };
  const usual = Float64Array.from(words, meanLog).sort();
  return {
    ease(word) {
      const value = meanLog(word);
      let [low, high] = [0, usual.length];
      while (low < high) {
        const middle = (low + high) >> 1;
        if ((usual[middle] ?? 0) < value) low = middle + 1;
        else high = middle;
      }
      return usual.length === 0 ? 0 : low / usual.length;
    },
    hardRun: (word) =>
      runsIn(word)
        .find((run) => (runs.get(run) ?? 0) < runLeast)
        ?.replaceAll(edge, '') ?? null,
  };
}

/** Letters by number, 0 is the edge: `two` the pair before, `last` the letter behind it. */
function eachThree(word: string, take: (two: number, last: number) => void): void {
  let two = 0;
  for (let at = 0; at < word.length; at++) {
    const last = word.charCodeAt(at) - 96;
    take(two, last);
    two = (two % size) * size + last;
  }
}

/** Two consonants and more, with the edge of the word where they touch it: "str" may begin a word, "rst" may not. */
function runsIn(word: string): readonly string[] {
  return `${edge}${word}${edge}`.match(/_?[bcdfghjklmnpqrstvwxz]{2,}_?/gu) ?? [];
}
