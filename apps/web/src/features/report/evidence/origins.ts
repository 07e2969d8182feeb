import type { Source } from '@slipway/core';

const oldAfterYears = 5;

/** "9 years old"; null for what is young enough to need no word. */
export function sayAge({ year }: Pick<Source, 'year'>, nowYear = new Date().getFullYear()): string | null {
  const age = year === null ? 0 : nowYear - year;
  return age > oldAfterYears ? `${age} years old` : null;
}

/** Where a reader can say that a source is wrong; a fact of ours is named to the form. */
export function reportAddress({ id }: Pick<Source, 'id'>): string {
  const query = id.startsWith('fact-') ? `?${new URLSearchParams({ fact: id.slice('fact-'.length) })}` : '';
  return `/methodology${query}#report`;
}
