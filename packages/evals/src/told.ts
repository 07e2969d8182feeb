/** A sentence as its writer labelled it: what it is about, and how far customers went by it alone. */
export interface ToldSentence {
  readonly role: string;
  readonly rung: string;
  readonly s: string;
}

/** Stories stand apart by an empty line; a line is role, rung and sentence, with tabs between. */
export function parseTold(text: string): readonly (readonly ToldSentence[])[] {
  return text
    .split(/\n\s*\n/u)
    .map((story) => story.split('\n').filter((line) => line.trim() !== ''))
    .filter((lines) => lines.length > 0)
    .map((lines) =>
      lines.map((line): ToldSentence => {
        const [role = '', rung = '', s = ''] = line.split('\t');
        if (s === '') throw new Error(`Not role, rung and sentence: ${line}`);
        return { role, rung, s };
      }),
    );
}
