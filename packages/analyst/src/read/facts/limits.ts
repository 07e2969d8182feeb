import type { FactKind } from './fact.ts';

/** From which chance on a number is offered as a fact, and from which on it is used without asking. */
interface Limits {
  readonly found: number;
  readonly sure: number;
}

const never = 2;

/** `said`: the clause says so; `alone`: only the words around it do. */
export const limits: Readonly<Record<FactKind, { readonly said: Limits; readonly alone: Limits }>> = {
  price: { said: { found: 0.2, sure: 0.3 }, alone: { found: 0.5, sure: 0.8 } },
  share: { said: { found: 0, sure: 0 }, alone: { found: 0.5, sure: never } },
  considered: { said: { found: never, sure: never }, alone: { found: never, sure: never } },
  cut: { said: { found: never, sure: never }, alone: { found: never, sure: never } },
  'volume-each': { said: { found: never, sure: never }, alone: { found: never, sure: never } },
  'sale-price': { said: { found: never, sure: never }, alone: { found: never, sure: never } },
  'asked-price': { said: { found: 0, sure: 0 }, alone: { found: never, sure: never } },
  'unit-cost': { said: { found: 0.2, sure: 0.7 }, alone: { found: 0.5, sure: 0.9 } },
  'own-cost': { said: { found: 0, sure: never }, alone: { found: 0.5, sure: never } },
  cash: { said: { found: 0, sure: never }, alone: { found: never, sure: never } },
  needs: { said: { found: 0.1, sure: never }, alone: { found: 0.5, sure: never } },
  'they-pay': { said: { found: 0.3, sure: never }, alone: { found: 0.6, sure: never } },
  'rival-price': { said: { found: 0.2, sure: never }, alone: { found: 0.4, sure: never } },
  earned: { said: { found: 0.1, sure: never }, alone: { found: 0.4, sure: never } },
  goal: { said: { found: 0, sure: never }, alone: { found: never, sure: never } },
  aim: { said: { found: 0, sure: 0 }, alone: { found: never, sure: never } },
  sold: { said: { found: 0.2, sure: 0.7 }, alone: { found: 0.5, sure: never } },
  volume: { said: { found: 0, sure: 0 }, alone: { found: never, sure: never } },
  served: { said: { found: 0, sure: 0 }, alone: { found: never, sure: never } },
  completed: { said: { found: 0, sure: 0 }, alone: { found: never, sure: never } },
  paying: { said: { found: 0.2, sure: 0.7 }, alone: { found: never, sure: never } },
  returned: { said: { found: 0, sure: 0 }, alone: { found: never, sure: never } },
  deposit: { said: { found: 0, sure: 0 }, alone: { found: never, sure: never } },
  trial: { said: { found: 0.2, sure: 0.4 }, alone: { found: never, sure: never } },
  waiting: { said: { found: 0.2, sure: never }, alone: { found: never, sure: never } },
  interviews: { said: { found: 0.1, sure: never }, alone: { found: never, sure: never } },
  market: { said: { found: 0, sure: 0 }, alone: { found: never, sure: never } },
  capacity: { said: { found: 0, sure: 0 }, alone: { found: never, sure: never } },
  included: { said: { found: never, sure: never }, alone: { found: never, sure: never } },
  season: { said: { found: never, sure: never }, alone: { found: never, sure: never } },
  lasts: { said: { found: never, sure: never }, alone: { found: never, sure: never } },
  years: { said: { found: 0.6, sure: 0.6 }, alone: { found: never, sure: never } },
  times: { said: { found: never, sure: never }, alone: { found: never, sure: never } },
};
