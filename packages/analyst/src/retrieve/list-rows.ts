import type { BuyerCount, FieldFact, Knowledge, Niche, NicheJob, Vertical } from '@slipway/knowledge';
import type { Row, RowKind } from './row.ts';

export type SearchedKnowledge = Pick<
  Knowledge,
  'verticals' | 'niches' | 'wordings' | 'jobs' | 'fieldFacts' | 'buyers' | 'twins'
>;

/** Every line that can be told, in the order of the knowledge: the indexes name rows by their place here. */
export function listRows(knowledge: SearchedKnowledge): readonly Row[] {
  return [
    ...knowledge.niches.flatMap(rowsOfNiche),
    ...rowsOfJobs(knowledge.jobs),
    ...knowledge.verticals.flatMap(rowsOfIndustry),
    ...knowledge.fieldFacts.flatMap(rowsOfFact),
    ...knowledge.buyers.map(rowOfBuyers),
  ];
}

type Line = Partial<Pick<Row, 'region' | 'name'>> & Pick<Row, 'says'>;

function rowsOfNiche(niche: Niche): readonly Row[] {
  const rows = (kind: RowKind, lines: readonly Line[]): readonly Row[] =>
    lines.map(({ region = null, name = '', says }, at) => ({
      id: idOf(niche.id, kind, at),
      kind,
      niche: niche.id,
      industry: niche.vertical,
      region: region === 'global' ? null : region,
      name,
      says,
    }));
  const plain = (lines: readonly string[]): readonly Line[] => lines.map((says) => ({ says }));
  return [
    ...rows(
      'rival',
      niche.incumbents.map(({ region, name, sells, does }) => ({ region, name, says: `${sells}: ${does}` })),
    ),
    ...rows(
      'system',
      niche.systems.map(({ region, name, does }) => ({ region, name, says: does })),
    ),
    ...rows('pain', plain(niche.pains)),
    ...rows('today', plain([niche.today])),
    ...rows('cost', plain([niche.cost])),
    ...rows(
      'price',
      niche.prices.map(({ what, per }) => ({ says: `${what}, per ${per}` })),
    ),
    ...rows(
      'rule',
      niche.rules.map(({ region, name, says }) => ({ region, name, says })),
    ),
    ...rows(
      'channel',
      niche.channels.map(({ region, through, because }) => ({ region, name: through, says: because })),
    ),
    ...rows('failure', plain(niche.failures)),
    ...rows('question', plain(niche.questions)),
    ...rows('season', plain(niche.season === null ? [] : [niche.season])),
    ...rows(
      'change',
      niche.changes.map(({ region, says }) => ({ region, says })),
    ),
  ];
}

/** Joined, because a string put together by a template keeps its parts: 50,000 of them held 10 MB. */
const idOf = (owner: string, kind: RowKind, at: number): string => [owner, '#', kind, ':', at].join('');

function rowsOfJobs(jobs: readonly NicheJob[]): readonly Row[] {
  const counts = new Map<string, number>();
  return jobs.map(({ niche, what, pain, today, hard }) => {
    const at = counts.get(niche) ?? 0;
    counts.set(niche, at + 1);
    return {
      id: idOf(niche, 'job', at),
      kind: 'job' as const,
      niche,
      industry: niche.split('/')[0] ?? null,
      region: null,
      name: what,
      says: `${pain}; ${today}; ${hard}`,
    };
  });
}

/** Companies known in the whole industry: met by whoever founds anything in it. */
function rowsOfIndustry({ id, companies }: Vertical): readonly Row[] {
  return companies.map(({ name, positioning }, at) => ({
    id: idOf(id, 'rival', at),
    kind: 'rival' as const,
    niche: null,
    industry: id,
    region: null,
    name,
    says: positioning,
  }));
}

/** A fact of several niches is a row of each. */
function rowsOfFact({ id, vertical, niches, region, what, says }: FieldFact): readonly Row[] {
  const row = (niche: string | null): Row => ({
    id: niche === null ? `${id}#fact` : `${id}#fact:${niche}`,
    kind: 'fact',
    niche,
    industry: vertical,
    region: region === 'global' ? null : region,
    name: what,
    says,
  });
  return niches.length === 0 ? [row(null)] : niches.map(row);
}

function rowOfBuyers({ id, label, region, verticals, aka }: BuyerCount): Row {
  return {
    id: `${id}#buyers`,
    kind: 'buyers',
    niche: null,
    industry: verticals[0] ?? null,
    region: region === 'global' ? null : region,
    name: label,
    says: aka.join(', '),
  };
}
