import type { ToolPrompt } from '../facet.ts';

export const prompt: ToolPrompt = ({ input }) =>
  [
    `The sheet is a pitch to ${audienceOf(input.audience)}, in the founder's own sentences. In "answer" word the one-liner anew as the founder would say it across a table: what it does, for which customers, and why it matters to this listener.`,
    'In "find" name the sentence of the pitch that a rival could say word for word, the claim a listener will doubt first, and what should be cut. Claim no traction, customer or partner that the sheet does not name.',
  ].join('\n');

function audienceOf(audience: unknown): string {
  if (audience === 'customer') return 'a customer';
  if (audience === 'partner') return 'a partner';
  return audience === 'hire' ? 'someone the founder wants to hire' : 'an investor';
}
