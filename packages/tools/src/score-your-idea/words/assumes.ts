import { shortQuote } from '../../wording/index.ts';
import type { Case } from '../case.ts';
import type { DimensionId } from '../dimensions.ts';
import { findText } from '../texts.ts';

/** What the plan takes for granted; completes “You take it for granted that …”. */
export const assumesOf: Readonly<Record<DimensionId, (one: Case) => string>> = {
  severity: ({ voice: { who } }) => `${who} hurt enough to change what they do today`,
  frequency: ({ voice: { who } }) => `${who} meet this often enough to keep paying for it`,
  'willingness-to-pay': ({ voice: { who }, figures }) =>
    figures.has('price') ? `${who} will pay {{f:price}}` : `${who} will pay for it at all`,
  market: ({ voice: { who, isNamed } }) =>
    isNamed ? `there are enough ${who} with this problem to live from` : 'somebody in particular wants this',
  timing: ({ voice: { who } }) => `something changed for ${who} that makes them act now`,
  competition: ({ voice: { who }, rivals }) =>
    rivals.unnamed[0] === undefined
      ? `what ${who} do today is worse than what you offer`
      : `${rivals.unnamed[0]} leaves this to you`,
  differentiation: ({ voice: { who }, rivals, input }) => {
    const today = findText(input, 'workaround');
    const rival = rivals.named[0] ?? rivals.unnamed[0];
    if (rival !== undefined) return `${who} would choose you over ${rival}`;
    return today === null
      ? `${who} would drop what they use today for you`
      : `${who} would drop “${shortQuote(today.text, 6)}” for you`;
  },
  distribution: ({ voice: { who }, judged }) => {
    const { quote } = judged('distribution');
    return quote === null
      ? `you can reach ${who} for less than they pay you`
      : `“${quote}” brings ${who} for less than they pay you`;
  },
  'founder-fit': ({ voice: { who } }) => `${who} will trust somebody from outside`,
  feasibility: ({ voice: { who } }) => `it can be built before ${who} lose interest`,
};
