import { careAndCapitalLexicon } from './care-and-capital.ts';
import { cultureAndSupplyLexicon } from './culture-and-supply.ts';
import { goodsAndIndustryLexicon } from './goods-and-industry.ts';
import { healthLexicon } from './health.ts';
import { learningAndWorkLexicon } from './learning-and-work.ts';
import { leisureAndMediaLexicon } from './leisure-and-media.ts';
import type { LexiconEntry } from './lexicon-entry.ts';
import { mediaAndPlacesLexicon } from './media-and-places.ts';
import { moneyLexicon } from './money.ts';
import { shopsAndHomesLexicon } from './shops-and-homes.ts';
import { softwareLexicon } from './software.ts';

export type { LexiconEntry } from './lexicon-entry.ts';

export const lexicon: readonly LexiconEntry[] = [
  ...healthLexicon,
  ...moneyLexicon,
  ...learningAndWorkLexicon,
  ...softwareLexicon,
  ...goodsAndIndustryLexicon,
  ...leisureAndMediaLexicon,
  ...careAndCapitalLexicon,
  ...mediaAndPlacesLexicon,
  ...shopsAndHomesLexicon,
  ...cultureAndSupplyLexicon,
];
