import type { Block } from '@slipway/report';
import { layAnswer } from './answer-block.ts';
import { layCompare } from './compare-block.ts';
import type { PaperNode } from './node.ts';
import { layBars, layPicture } from './picture-blocks.ts';
import type { Scribe } from './scribe.ts';
import {
  layAssumptions,
  layBoxes,
  layCards,
  layGrid,
  layNames,
  layTable,
  layTableOf,
} from './table-blocks.ts';
import {
  layCallout,
  layFindings,
  layHeadline,
  layList,
  layQuestion,
  layReading,
  layScript,
  laySteps,
} from './word-blocks.ts';

/** What stands under a block's title and intro. A kind that is not named here is drawn by its picture; one without a picture does not compile. */
export function layBlock(block: Block, scribe: Scribe): readonly PaperNode[] {
  switch (block.kind) {
    case 'answer':
      return layAnswer(block, scribe);
    case 'assumptions':
      return layAssumptions(block, scribe);
    case 'bars':
      return layBars(block, scribe);
    case 'boxes':
      return layBoxes(block, scribe);
    case 'callout':
      return layCallout(block, scribe);
    case 'cards':
      return layCards(block, scribe);
    case 'compare':
      return layCompare(block, scribe);
    case 'findings':
      return layFindings(block, scribe);
    case 'grid':
      return layGrid(block, scribe);
    case 'headline':
      return layHeadline(block, scribe);
    case 'list':
      return layList(block, scribe);
    case 'matrix':
      return layTableOf(block, scribe);
    case 'names':
      return layNames(block);
    case 'question':
      return layQuestion(block, scribe);
    case 'reading':
      return layReading(block, scribe);
    case 'script':
      return layScript(block, scribe);
    case 'steps':
      return laySteps(block, scribe);
    case 'table':
      return layTable(block, scribe);
    default:
      return layPicture(block, scribe);
  }
}
