import type { Block } from '@slipway/report';
import type { Case } from './case.ts';
import { checkBlocks, questionsBlock } from './checks/check-block.ts';
import { findClashes } from './checks/contradictions.ts';
import { findSame } from './checks/sameness.ts';
import { makeDrafts } from './deck/make-drafts.ts';
import type { DeckParts } from './deck/slides.ts';
import { answerBlock } from './sheet/answer.ts';
import { deckBlock } from './sheet/deck-block.ts';
import { emailBlock, onePager } from './sheet/letters.ts';
import { assumptionsBlock } from './sheet/scripts.ts';
import { spokenBlocks } from './sheet/spoken-blocks.ts';
import { listTopics } from './topics/list-topics.ts';
import type { Lines } from './words/line.ts';
import { numberLines } from './words/number-lines.ts';
import { oneLiner } from './words/one-liner.ts';
import { companyLines, storyLines } from './words/own-lines.ts';

/** All that can be said. */
function makeLines(of: Case): Lines {
  const told = storyLines(of);
  return Object.groupBy([...told, ...companyLines(of), ...numberLines(of, told)], ({ beat }) => beat);
}

/** What the sheet and the deck are both made of; null where there is nothing to pitch. */
export function partsOf(of: Case): DeckParts | null {
  const lines = makeLines(of);
  const one = oneLiner(of, lines);
  const topics = listTopics(of, lines);
  return one === null
    ? null
    : { of, lines, one, topics, topic: (id) => topics.find((topic) => topic.id === id) ?? null };
}

/** The sheet below the reading. */
export function pitchBlocks(of: Case): readonly Block[] | null {
  const parts = partsOf(of);
  if (parts === null) return null;
  const { lines, one, topics } = parts;
  const clashes = findClashes(of);
  const same = findSame(of, lines);
  const email = emailBlock(of, lines, one);
  return [
    answerBlock(parts, clashes, same),
    ...checkBlocks(of, clashes, same, lines),
    ...spokenBlocks(of, lines, topics),
    ...(email === null ? [] : [email]),
    onePager(of, lines, one),
    deckBlock(of, makeDrafts(parts)),
    questionsBlock(of, topics),
    assumptionsBlock(of),
  ];
}
