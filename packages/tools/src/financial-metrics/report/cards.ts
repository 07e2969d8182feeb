import type { CardsBlock, MetricCard } from '@slipway/report';
import type { Ref } from '../desk/sheet.ts';
import { definitionsOf } from './definitions.ts';
import { isBanded, listMetrics } from './judged.ts';
import { readingOf } from './readings.ts';
import { isShown } from './shown.ts';
import type { Telling } from './telling.ts';
import { trailOf } from './trails.ts';

const key = 'key';

/** The few that decide, always shown, and the rest by family behind a tab. */
export function cardBlocks(telling: Telling): readonly CardsBlock[] {
  const groups = groupsOf(telling);
  const shown = new Set<string>();
  return groups.flatMap(({ id, title, refs }) => {
    const fresh = refs.filter((ref) => ref !== null && isShown(ref) && !shown.has(ref.id)) as Ref[];
    for (const ref of fresh) shown.add(ref.id);
    if (fresh.length === 0) return [];
    const cards = fresh.map((ref) => cardOf(telling, ref));
    return [{ kind: 'cards', id: `cards.${id}`, title, cards, ...(id !== key && { tab: 'All figures' }) }];
  });
}

function cardOf(telling: Telling, ref: Ref): MetricCard {
  const metric = listMetrics(telling).find((one) => one.ref.id === ref.id)?.metric;
  const bench = metric === undefined || !isBanded(metric, ref) ? null : telling.benches.bands(metric);
  const reading = readingOf(telling, ref);
  const definitions = definitionsOf(telling, ref);
  const trail = trailOf(telling, ref);
  return {
    figure: ref.id,
    bands: bench?.bands ?? [],
    ...(bench && { source: bench.source }),
    ...(reading && { reading }),
    ...(definitions && { definitions }),
    ...(trail && { trail }),
  };
}

function groupsOf(telling: Telling): readonly Group[] {
  const { mode } = telling.desk;
  if (mode === 'before-revenue') return beforeGroups(telling);
  return mode === 'saas' ? saasGroups(telling) : otherGroups(telling);
}

function beforeGroups({ facts }: Telling): readonly Group[] {
  const { runway, net, cash, breakeven, balance } = facts.cash;
  return [
    { id: key, title: 'Key figures', refs: [runway, cash, net, breakeven] },
    { id: 'cash', title: 'Cash', refs: [balance?.workingCapital ?? null, balance?.currentRatio ?? null] },
  ];
}

interface Group {
  readonly id: string;
  readonly title: string;
  readonly refs: readonly (Ref | null)[];
}

function saasGroups({ facts }: Telling): readonly Group[] {
  const { recurring, growth, arpa, retention, margins, acquisition, lifetime, cash, efficiency } = facts;
  return [
    {
      id: key,
      title: 'Key figures',
      refs: [
        recurring?.mrr ?? null,
        growth.rate,
        retention.logo,
        retention.nrr,
        margins.gross,
        lifetime.toCac,
        lifetime.payback,
        efficiency.burnMultiple,
        cash.runway,
      ],
    },
    {
      id: 'revenue',
      title: 'Recurring revenue',
      refs: [
        growth.runRate,
        recurring?.netNew ?? null,
        recurring?.monthGrowth ?? null,
        growth.yearly,
        growth.endurance,
        arpa,
      ],
    },
    {
      id: 'retention',
      title: 'Who stays',
      refs: [retention.grr, retention.gross, retention.net, retention.quick],
    },
    {
      id: 'customer',
      title: 'A customer',
      refs: [
        lifetime.ltv,
        acquisition.chosen,
        margins.perCustomer,
        margins.contribution,
        acquisition.ratioNew,
        acquisition.ratioBlended,
      ],
    },
    {
      id: 'efficiency',
      title: 'Efficiency',
      refs: [
        efficiency.magic,
        efficiency.score,
        efficiency.forty,
        efficiency.hype,
        efficiency.conversion,
        efficiency.consumption,
        efficiency.perHead,
      ],
    },
    cashGroup(facts),
  ];
}

function otherGroups({ facts, desk }: Telling): readonly Group[] {
  const { growth, arpa, retention, margins, acquisition, lifetime, cash, efficiency } = facts;
  const isMarket = desk.mode === 'marketplace';
  return [
    {
      id: key,
      title: 'Key figures',
      refs: [
        isMarket ? margins.gmv : null,
        isMarket ? margins.takeRate : null,
        growth.runRate,
        growth.rate,
        margins.order,
        margins.perOrder,
        margins.gross,
        desk.mode === 'services' ? efficiency.perHead : null,
        lifetime.toCac,
        lifetime.payback,
        cash.runway,
      ],
    },
    { id: 'revenue', title: 'Revenue', refs: [growth.yearly, growth.endurance, arpa, efficiency.perHead] },
    {
      id: 'customer',
      title: desk.mode === 'services' ? 'A client' : 'A customer',
      refs: [margins.contribution, acquisition.chosen, lifetime.ltv, margins.perCustomer, retention.logo],
    },
    { id: 'efficiency', title: 'Efficiency', refs: [efficiency.forty] },
    cashGroup(facts),
  ];
}

function cashGroup({ cash }: Telling['facts']): Group {
  return {
    id: 'cash',
    title: 'Cash',
    refs: [
      cash.cash,
      cash.gross,
      cash.net,
      cash.breakeven,
      cash.breakevenCustomers,
      cash.balance?.workingCapital ?? null,
      cash.balance?.currentRatio ?? null,
      cash.balance?.cycle ?? null,
    ],
  };
}
