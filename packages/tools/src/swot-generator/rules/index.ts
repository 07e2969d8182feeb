import { customerRules } from './customer.ts';
import { founderRules } from './founder.ts';
import { nicheRules } from './niche.ts';
import { numberRules } from './numbers.ts';
import { offerRules } from './offer.ts';
import { priceRules } from './price.ts';
import { proofRules } from './proof.ts';
import { riskRules } from './risks.ts';
import { rivalRules } from './rivals.ts';
import type { SwotRule } from './rule.ts';
import { surroundingRules } from './surroundings.ts';
import { trendRules } from './trends.ts';

/** In the order in which a topic is decided: what was measured before what was said, what was said before what is asked. */
export const rules: readonly SwotRule[] = [
  ...numberRules,
  ...nicheRules,
  ...proofRules,
  ...founderRules,
  ...priceRules,
  ...offerRules,
  ...customerRules,
  ...rivalRules,
  ...surroundingRules,
  ...trendRules,
  ...riskRules,
];
