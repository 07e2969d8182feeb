import { creditEndpoints } from '@slipway/contracts';
import { bind } from '../../http/bind.ts';
import type { App } from '../../http/context.ts';
import type { WebDeps } from '../../http/session.ts';
import { listTransactions } from './list-transactions.ts';
import { readCredits } from './read-credits.ts';

const [balance, transactions] = creditEndpoints;

export function creditRoutes(app: App, deps: WebDeps): void {
  bind(app, balance, deps, ({ person, input }) => readCredits(deps, { person, zone: input.zone }));
  bind(app, transactions, deps, ({ person }) => listTransactions(deps, person));
}
