import type { PageDay } from '@slipway/contracts';
import type { Deps } from '../../../deps.ts';
import type { WhichPage } from '../get-page.ts';
import { getPublication } from '../publish/publication-view.ts';
import { listDays } from './store.ts';

const daysMax = 90;

export async function listVisits({ db }: Pick<Deps, 'db'>, which: WhichPage): Promise<{ days: PageDay[] }> {
  const { id } = await getPublication(db.query, which);
  // Two pages a day at most.
  const rows = await listDays(db.query, id, daysMax * 2);
  const oldest = [...new Set(rows.map(({ day }) => day))].at(-daysMax) ?? '';
  return {
    days: rows
      .filter(({ day }) => day >= oldest)
      .map(({ day, variant, views, visitors, signups }) => ({ day, variant, views, visitors, signups })),
  };
}
