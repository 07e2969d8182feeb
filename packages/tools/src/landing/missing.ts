import type { Brief } from './brief.ts';
import type { Content } from './draft.ts';
import { wayOf } from './write-action.ts';

interface Missing {
  readonly id: string;
  readonly field: string;
  readonly do: string;
}

/** What would make this page stronger, the most telling first; what is known is not asked for. */
export function listMissing({ input, name, price, ...brief }: Brief, content: Content): readonly Missing[] {
  const whole = { input, name, price, ...brief };
  const all: readonly (Missing & { readonly isOpen: boolean })[] = [
    {
      id: 'name',
      field: 'company',
      isOpen: name === '',
      do: 'Give it a name. The page cannot be published without one.',
    },
    {
      id: 'price',
      field: 'priceRows',
      isOpen: price === null && input.priceRows === undefined,
      do: 'Enter a price. A page without one sends people away to ask.',
    },
    {
      id: 'problem',
      field: 'problem',
      isOpen:
        content.problem === undefined &&
        !/problem/iu.test(content.hero?.heading ?? '') &&
        brief.sorted.problem.length === 0 &&
        input.problem === undefined,
      do: 'Write what goes wrong today, as a customer says it.',
    },
    {
      id: 'steps',
      field: 'steps',
      isOpen: content['how-it-works'] === undefined,
      do: 'Write the steps from the first message to the result.',
    },
    {
      id: 'questions',
      field: 'objections',
      isOpen: content.faq === undefined,
      do: 'Enter real questions people ask before they buy, with your answers.',
    },
    {
      id: 'contact',
      field: 'email',
      isOpen: wayOf(whole) === 'join' && input.email === undefined,
      do: 'Enter an email address. Until then the only way to you is the form.',
    },
    {
      id: 'proof',
      field: 'measured',
      isOpen: content.proof === undefined,
      do: 'Count something a customer would believe, and enter it. Proof is left out until you do.',
    },
  ];
  return all.filter(({ isOpen }) => isOpen).slice(0, 5);
}
