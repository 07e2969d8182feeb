import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { countModelWords } from '../../packages/analyst/src/profile/business-model.ts';
import type { IdeaReader } from '../../packages/analyst/src/read/create-reader.ts';
import type { ModelExample } from './learn-models.ts';

/** A founder's text and the model it is. */
export interface ModelText {
  readonly idea: string;
  readonly text: string;
  readonly best: string;
  /** Would be right too. */
  readonly also: string;
}

const corpora = join(import.meta.dirname, '../../packages/evals/corpora');
const readRows = (file: string): readonly (readonly string[])[] =>
  readFileSync(join(corpora, file), 'utf8')
    .trim()
    .split('\n')
    .slice(1)
    .map((line) => line.split('\t'));

/** Ideas of the reading and story sets, as line and as paragraph. */
export function loadLabelledModels(labels: 'tuned' | 'held'): readonly ModelText[] {
  const rows = readRows(`business-models-${labels}.tsv`);
  const texts = new Map(
    [...new Set(rows.map(([set = '']) => set))].flatMap((set) =>
      readFileSync(join(corpora, `${set}.jsonl`), 'utf8')
        .trim()
        .split('\n')
        .map((line) => JSON.parse(line))
        .map((idea) => [`${set} ${idea.id}`, idea] as const),
    ),
  );
  return rows.flatMap(([set, id, best = '', also = '']) => {
    const idea = texts.get(`${set} ${id}`);
    if (idea === undefined) throw new Error(`No idea is called ${id} in ${set}.`);
    return [idea.line, idea.paragraph].map((text: string) => ({ idea: `${set} ${id}`, text, best, also }));
  });
}

export function loadModelTexts(ids: readonly string[]) {
  const written = readRows('business-model-texts.tsv').map(([best = '', , text = '']) => {
    if (!ids.includes(best)) throw new Error(`No business model is called ${best}.`);
    return { idea: text, text, best, also: '-' };
  });
  return { written, labelled: loadLabelledModels('tuned') };
}

export function toExamples(
  texts: readonly ModelText[],
  ids: readonly string[],
  read: IdeaReader,
): readonly ModelExample[] {
  return texts.map(({ text, best }) => ({
    counts: countModelWords(text, read(text)),
    kind: ids.indexOf(best),
  }));
}
