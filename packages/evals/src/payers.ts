/** A paragraph and whoever pays in it, by any of the names; none where the text names nobody. */
interface LabelledPayer {
  readonly text: string;
  readonly pays: readonly string[];
}

/** A line is the names, with semicolons between, a tab and the text; "-" for nobody. */
export function parsePayers(lines: string): readonly LabelledPayer[] {
  return lines
    .split('\n')
    .filter((line) => line !== '')
    .map((line) => {
      const [names = '', text = ''] = line.split('\t');
      if (text === '') throw new Error(`Not names and text: ${line}`);
      return { text, pays: names === '-' ? [] : names.split(';').map((name) => name.trim()) };
    });
}
