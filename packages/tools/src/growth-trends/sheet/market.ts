import type { Provenance } from '@slipway/core';
import { fromSource, type LineBlock } from '@slipway/report';
import { dayNumber } from '../../fields/shared/days.ts';
import { footLabel } from '../study/calendar.ts';
import { datedSource, inWords, type Sheet } from './sheet.ts';

/** The founder's numbers beside those of the market, both at 100 where they begin together. */
export function marketBlock(sheet: Sheet): LineBlock | null {
  const { study, basis, writer } = sheet;
  const beside = study.market?.beside;
  if (!study.market || !beside) return null;
  const { series } = study;
  const views = study.market.isFound && basis.views?.kind === 'found' ? basis.views : null;
  const source = views ? writer.cite(datedSource(views)) : null;
  const provenance: Provenance =
    source === null ? { kind: 'measured', field: 'market' } : { kind: 'sourced', sources: [source] };
  const own = sheet.rate(
    'beside-own',
    'Your growth beside the market',
    beside.own,
    inWords('(last / first)^(1 / steps) − 1', 'last'),
  );
  const market = sheet.rate('beside-market', 'Growth of the market', beside.market, provenance);
  const steps = sheet.steps('beside-steps', 'Steps that both have', beside.steps, sheet.given);
  const who = source === null ? 'Your market' : 'Page views';
  const verdict =
    beside.own > beside.market + 0.001
      ? 'you gain on it'
      : beside.own < beside.market - 0.001
        ? 'you fall behind it'
        : 'you move with it';
  const text = `${who} ${beside.market < 0 ? 'moved by' : 'grew'} ${market} over ${steps}, you ${own}: ${verdict}.${agreementText(sheet, beside.agreement)}${ageText(sheet)} The chart starts both at the same level.`;
  return {
    id: 'market',
    kind: 'line',
    title: study.market.name === null ? 'You and your market' : `You and your market: ${study.market.name}`,
    intro:
      source === null
        ? sheet.say('market-intro', text)
        : writer.say('market-intro', text, fromSource(source)),
    x: beside.index.map((_, at) => footLabel(series, beside.from + at)),
    series: [
      { label: 'You', unit: 'points', values: beside.index.map((one) => one.own), provenance: sheet.given },
      {
        label: source === null ? 'Market' : 'Page views',
        unit: 'points',
        values: beside.index.map((one) => one.market),
        provenance,
      },
    ],
  };
}

/** An answer that was kept from another day says so. */
export function ageText({ study, basis, writer }: Sheet): string {
  const { lead } = study;
  const views = study.market?.isFound && basis.views?.kind === 'found' ? basis.views : null;
  const at = lead.kind === 'views' ? lead.at : views?.at;
  const days = at === undefined ? 0 : dayNumber(basis.asOf) - dayNumber(at.slice(0, 10));
  if (days < 1) return '';
  const age = writer.figure({
    id: 'views-age',
    label: 'Age of the page views',
    value: days,
    unit: 'days',
    provenance: inWords(
      'day of the run − day of the answer',
      lead.kind === 'views' ? 'last' : 'beside-market',
    ),
  });
  return ` Wikipedia was asked {{f:${age}}} ago.`;
}

function agreementText({ study, writer }: Sheet, agreement: number | null): string {
  if (agreement === null) return '';
  const figure = `{{f:${writer.figure({
    id: 'agreement',
    label: 'Correlation of growth, step by step',
    value: agreement,
    unit: 'ratio',
    provenance: inWords('correlation of ln growth, yours and the market’s', 'beside-own', 'beside-market'),
  })}}}`;
  const pace = { day: 'Day by day,', week: 'Week by week,', month: 'Month by month,' }[study.series.step];
  const words =
    agreement > 0.5
      ? 'your growth follows the market’s'
      : agreement < -0.3
        ? 'your growth goes against the market’s'
        : 'your growth does not follow the market’s';
  return ` ${pace} ${words}: correlation ${figure}.`;
}
