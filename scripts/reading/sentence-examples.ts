import type { Story, ToldSentence } from '@slipway/evals';
import type { Classifier } from '../../packages/analyst/src/classify/classifier.ts';
import { buildClassTable, openClassifier } from '../../packages/analyst/src/classify/classifier.ts';
import { evidenceRungs } from '../../packages/analyst/src/read/evidence.ts';
import { type Language, parseText } from '../../packages/analyst/src/read/parse-text.ts';
import { sentenceFeatures, sentenceRoles } from '../../packages/analyst/src/read/sentences.ts';
import { type Example, learnClasses } from '../classes/learn-classes.ts';

/** What the sentences of a text are judged by. */
interface SentenceExamples {
  readonly roles: readonly Example[];
  readonly rungs: readonly Example[];
}

interface Piece {
  readonly from: number;
  readonly to: number;
  readonly label: string;
}

export function storyExamples(story: Story, language: Language): SentenceExamples {
  const { paragraph } = story;
  const parsed = parseText(paragraph, language);
  const told = findPieces(
    paragraph,
    story.sentences.map(({ s, role }) => [s, role]),
  );
  const evidence = paragraph.indexOf(story.evidence.words);
  const features = parsed.sentences.map((one) =>
    sentenceFeatures(paragraph, one, parsed, language.sentences.vectors),
  );
  return {
    roles: parsed.sentences.map(({ from, to }, at) => {
      const label = told.find((piece) => piece.to > (from + to) / 2)?.label ?? 'other';
      return toExample(features[at], sentenceRoles.indexOf(label as never));
    }),
    rungs: parsed.sentences.flatMap(({ from, to }, at) => {
      const isHere = story.evidence.words !== '' && evidence >= from - 1 && evidence < to;
      const label = told.find((piece) => piece.to > (from + to) / 2)?.label;
      if (isHere) return [toExample(features[at], evidenceRungs.indexOf(story.evidence.rung as never))];
      // Another sentence about customers says the same or less; which, nobody labelled.
      return label === 'evidence' ? [] : [toExample(features[at], 0, noneShare)];
    }),
  };
}

/** Here each sentence says for itself how far customers went. */
export function toldExamples(told: readonly ToldSentence[], language: Language): SentenceExamples {
  const text = told.map(({ s }) => s).join(' ');
  const parsed = parseText(text, language);
  const roles = findPieces(
    text,
    told.map(({ s, role }) => [s, role]),
  );
  const rungs = findPieces(
    text,
    told.map(({ s, rung }) => [s, rung]),
  );
  const labelOf = (pieces: readonly Piece[], { from, to }: { from: number; to: number }): string =>
    pieces.find((piece) => piece.to > (from + to) / 2)?.label ?? '';
  const features = parsed.sentences.map((one) =>
    sentenceFeatures(text, one, parsed, language.sentences.vectors),
  );
  return {
    roles: parsed.sentences.map((one, at) =>
      toExample(features[at], sentenceRoles.indexOf(labelOf(roles, one) as never)),
    ),
    rungs: parsed.sentences.map((one, at) => {
      const rung = Math.max(0, evidenceRungs.indexOf(labelOf(rungs, one) as never));
      return toExample(features[at], rung, rung === 0 ? noneShare : 1);
    }),
  };
}

/** In the order of the text, so that the second "two" is the second one. */
function findPieces(text: string, pieces: readonly (readonly [string, string])[]): readonly Piece[] {
  let start = 0;
  return pieces.map(([piece, label]) => {
    const next = text.indexOf(piece, start);
    const from = next < 0 ? text.indexOf(piece) : next;
    start = Math.max(start, from + 1);
    return { from, to: from + piece.length, label };
  });
}

/** Of six sentences five say nothing about customers. */
const noneShare = 0.25;

const toExample = (
  features: Omit<Example, 'kind' | 'share'> | undefined,
  kind: number,
  share = 1,
): Example => ({
  keys: features?.keys ?? [],
  dense: features?.dense ?? new Float64Array(),
  kind: Math.max(0, kind),
  share,
});

export const learnRoles = (stories: readonly SentenceExamples[]) =>
  learnClasses(
    stories.flatMap(({ roles }) => roles),
    sentenceRoles.length,
  );
export const learnRungs = (stories: readonly SentenceExamples[]) =>
  learnClasses(
    stories.flatMap(({ rungs }) => rungs),
    evidenceRungs.length,
  );

/** Each story is judged by what the others taught: a judge who knows the answers would look surer than it is. */
export function rolesOfOthers(stories: readonly SentenceExamples[]): readonly Classifier[] {
  const count = sentenceRoles.length - 1;
  const halves = [0, 1].map((half) =>
    openClassifier(buildClassTable(learnRoles(stories.filter((_, at) => at % 2 !== half)), count), count),
  );
  return stories.map((_, at) => halves[at % 2] ?? (() => []));
}
