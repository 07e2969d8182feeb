import listeners from '../../../../content/pitch/listeners.json' with { type: 'json' };
import type { ToolPrompt } from '../facet.ts';
import type { Audience } from './fields.ts';

export const prompt: ToolPrompt = ({ input }) =>
  [
    `The sheet is a pitch to ${listeners[input.audience as Audience]?.is ?? listeners.investor.is}, in the founder's own sentences. In "answer" word the one-liner anew as the founder would say it across a table: what it does, for which customers, and why it matters to this listener.`,
    'In "find" name the sentence of the pitch that a rival could say word for word, the claim a listener will doubt first, and what should be cut. Claim no traction, customer or partner that the sheet does not name.',
  ].join('\n');
