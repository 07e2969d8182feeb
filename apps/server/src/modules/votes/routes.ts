import { voteEndpoints } from '@slipway/contracts';
import { bind } from '../../http/bind.ts';
import type { App } from '../../http/context.ts';
import type { WebDeps } from '../../http/session.ts';
import { makeVisitors } from '../pages/visits/visitors.ts';
import { askFriends } from './ask-friends.ts';
import { castVote } from './cast-vote.ts';
import { removeVote, setOpen } from './change-vote.ts';
import { getBallot } from './get-ballot.ts';
import { showVote } from './show-vote.ts';

const [show, ask, change, remove, ballot, cast] = voteEndpoints;

export function voteRoutes(app: App, deps: WebDeps): void {
  const isNew = makeVisitors();
  bind(app, show, deps, async ({ person, params: { id = '' } }) => ({
    vote: await showVote(deps, { uid: person.uid, runId: id }),
  }));
  bind(app, ask, deps, async ({ person, params: { id = '' }, input }) => ({
    vote: await askFriends(deps, { uid: person.uid, runId: id }, input.names),
  }));
  bind(app, change, deps, async ({ person, params: { id = '' }, input }) => ({
    vote: await setOpen(deps, { uid: person.uid, runId: id }, input.isOpen),
  }));
  bind(app, remove, deps, async ({ person, params: { id = '' } }) => {
    await removeVote(deps, { uid: person.uid, runId: id });
    return { deleted: true };
  });
  bind(app, ballot, deps, ({ params: { token = '' } }) => getBallot(deps, token));
  bind(app, cast, deps, async ({ params: { token = '' }, input, info }) => {
    await castVote(deps, isNew, { token, said: input, visitor: info });
    return { counted: true };
  });
}
