/** One judgement: is this row about the idea, for a reader who did not see which ranking brought it? */
export interface Judgement {
  readonly idea: string;
  readonly kind: string;
  /** A company's key for rivals, else the id of the row. */
  readonly row: string;
  readonly isRelevant: boolean;
}

/** What a person wrote down about an idea before anything was retrieved. */
export interface LabelledIdea {
  readonly id: string;
  readonly line: string;
  readonly paragraph: string;
  readonly does: string;
  readonly pays: readonly string[];
  readonly place: readonly string[];
  /** Companies an expert named. */
  readonly rivals: readonly string[];
}

export function readJudgements(tsv: string): readonly Judgement[] {
  return dataLines(tsv).map((line) => {
    const [idea = '', kind = '', row = '', relevant = ''] = line.split('\t');
    return { idea, kind, row, isRelevant: relevant === '1' };
  });
}

export function readIdeas(jsonLines: string): readonly LabelledIdea[] {
  return jsonLines
    .split('\n')
    .filter((line) => line !== '')
    .map((line) => JSON.parse(line));
}

/** Ideas about businesses that the knowledge does not hold. */
export function readOutsideTexts(tsv: string): readonly string[] {
  return dataLines(tsv).map((line) => line.split('\t')[1] ?? '');
}

/** A one-line idea and the niches that are about it; none where our notes hold nothing of the kind. */
export interface LabelledLine {
  readonly text: string;
  readonly niches: readonly string[];
}

export function readLines(tsv: string): readonly LabelledLine[] {
  return dataLines(tsv).map((line) => {
    const [text = '', niches = '-'] = line.split('\t');
    return { text, niches: niches === '-' ? [] : niches.split('|') };
  });
}

function dataLines(tsv: string): readonly string[] {
  return tsv.split('\n').filter((line, at) => at > 0 && line !== '');
}
