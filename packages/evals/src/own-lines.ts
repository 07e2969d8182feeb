/** A part of a sentence as its labeller judged it: S, W, O, T or - for none of them. */
export interface LabelledLine {
  readonly mark: string;
  readonly s: string;
}

/** Texts stand apart by an empty line; a line is mark and part, with a tab between. */
export function parseOwnLines(text: string): readonly (readonly LabelledLine[])[] {
  return text
    .split(/\n\s*\n/u)
    .map((story) => story.split('\n').filter((line) => line.trim() !== ''))
    .filter((lines) => lines.length > 0)
    .map((lines) =>
      lines.map((line): LabelledLine => {
        const [mark = '', s = ''] = line.split('\t');
        if (s === '' || !/^[SWOT-]$/u.test(mark)) throw new Error(`Not mark and part: ${line}`);
        return { mark, s };
      }),
    );
}
