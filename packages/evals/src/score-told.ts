import { evidenceRungs, type IdeaReader } from '@slipway/analyst';
import type { ToldSentence } from './told.ts';

/** How often the furthest that customers went is read as it was labelled, sentence by sentence. */
export function toldLine(
  name: string,
  read: IdeaReader,
  stories: readonly (readonly ToldSentence[])[],
): string {
  const rungOf = (rung: string): number => evidenceRungs.indexOf(rung as never);
  const all = stories.map((told) => {
    const { evidence } = read(told.map(({ s }) => s).join(' ')).claims;
    const wanted = Math.max(...told.map(({ rung }) => rungOf(rung)));
    const isRight = rungOf(evidence?.value.rung ?? 'none') === wanted;
    return { isRight, isSure: evidence?.sure === true };
  });
  const sure = all.filter(({ isSure }) => isSure);
  const right = (some: typeof all): number => some.filter(({ isRight }) => isRight).length;
  return `${name}: what customers did is right for ${right(all)} of ${all.length}, for ${right(sure)} of the ${sure.length} that count as sure`;
}
