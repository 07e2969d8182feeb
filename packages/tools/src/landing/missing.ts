import type { Suggestion } from '../tool.ts';
import type { Brief } from './brief.ts';
import type { Content } from './draft.ts';
import type { PageInput } from './fields.ts';
import { namesPrice } from './names-price.ts';
import { sortSentences } from './sort-sentences.ts';
import { wayOf } from './write-action.ts';

interface Missing extends Suggestion {
  readonly id: string;
}

/** The most telling first. */
const all = [
  { id: 'name', field: 'company', do: 'Give it a name. The page cannot be published without one.' },
  { id: 'price', field: 'priceRows', do: 'Enter a price. A page without one sends people away to ask.' },
  { id: 'problem', field: 'problem', do: 'Write what goes wrong today, as a customer says it.' },
  { id: 'steps', field: 'steps', do: 'Write the steps from the first message to the result.' },
  {
    id: 'questions',
    field: 'objections',
    do: 'Enter real questions people ask before they buy, with your answers.',
  },
  {
    id: 'contact',
    field: 'email',
    do: 'Enter an email address. Until then the only way to you is the form.',
  },
  {
    id: 'proof',
    field: 'measured',
    do: 'Count something a customer would believe, and enter it. Proof is left out until you do.',
  },
] as const satisfies readonly Missing[];

type Open = Readonly<Record<(typeof all)[number]['id'], boolean>>;

const pick = (open: Open): readonly Missing[] => all.filter(({ id }) => open[id]).slice(0, 5);

/** What would make this page stronger; what is known is not asked for. */
export function listMissing(brief: Brief, content: Content): readonly Missing[] {
  const { input, name, price, sorted } = brief;
  return pick({
    name: name === '',
    price: price === null && input.priceRows === undefined,
    problem:
      content.problem === undefined &&
      !/problem/iu.test(content.hero?.heading ?? '') &&
      sorted.problem.length === 0 &&
      input.problem === undefined,
    steps: content['how-it-works'] === undefined,
    questions: content.faq === undefined,
    contact: wayOf(brief) === 'join' && input.email === undefined,
    proof: content.proof === undefined,
  });
}

/** The same before anything is written, from the brief alone. Without a description there is nothing to make stronger. */
export function suggestFields(input: PageInput): readonly Suggestion[] {
  const { idea = '' } = input;
  if (idea.trim() === '') return [];
  return pick({
    name: input.company === undefined,
    price: input.price === undefined && input.priceRows === undefined && !namesPrice(idea),
    problem: input.problem === undefined && sortSentences(idea).problem.length === 0,
    steps: input.steps === undefined,
    questions: input.objections === undefined,
    contact: input.email === undefined && input.phone === undefined,
    proof: input.measured === undefined && input.quotes === undefined,
  });
}
