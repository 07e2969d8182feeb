import { AppError, type Person } from '@slipway/core';

/** The bodies name a user id (specification, section 7); only one's own is served. */
export function requireSelf(person: Pick<Person, 'uid'>, uid: string): void {
  if (uid !== person.uid) throw new AppError('account/other-user');
}
