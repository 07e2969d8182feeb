import { over } from '@slipway/core';
import type { Block, Report } from '@slipway/report';
import type { Basis } from '../basis.ts';
import { type Customers, lifetimeValue, readCustomers } from '../cohorts/figures.ts';
import { activeIn } from '../cohorts/triangle.ts';
import type { Input } from '../fields.ts';
import { meta } from '../meta.ts';
import { readMoney } from '../money/figures.ts';
import { type Income, readIncomeAlone } from '../money/revenue.ts';
import { openSheet, type Sheet } from '../sheet.ts';
import { type Found, headline } from './answer.ts';
import { bridgeBlock, readBridge } from './bridge.ts';
import { buyersBlock, readBuyers } from './buyers.ts';
import { callouts } from './callouts.ts';
import { cards } from './cards.ts';
import { assumptionsBlock, counted } from './counted.ts';
import { curveBlock, fanBlock, fitsTable, triangleBlock } from './pictures.ts';
import { nextSteps, readRaise, runwayTable } from './raise.ts';

export function writeReport(input: Input, basis: Basis): Report {
  const sheet = openSheet(input, basis);
  const buyers = readBuyers(sheet);
  const customers = readCustomers(sheet, buyers !== null);
  const money = readMoney(sheet);
  const income = money?.income ?? readIncomeAlone(sheet);
  const raise = readRaise(sheet, money);
  const bridge = readBridge(sheet, money, customers);
  const ltv = customers && lifetimeValue(sheet, customers, arpaOf(sheet, customers, income));
  const found: Found = { sheet, customers, buyers, income, money, bridge, raise };
  const staying = customers?.staying ?? null;
  const blocks: Block[] = [
    headline(found),
    ...callouts(found),
    ...(money ? nextSteps(sheet, money, raise, bridge) : []),
    ...cards(found, ltv),
    ...(money && bridge ? bridgeBlock(sheet, money, bridge) : []),
    ...(buyers ? [buyersBlock(sheet, buyers)] : []),
    ...(customers ? [triangleBlock(sheet, customers)] : []),
    ...(money && money.plan.cash > 0 ? [fanBlock(sheet, money)] : []),
    ...(money ? [runwayTable(sheet, money, raise)] : []),
    ...(customers && staying
      ? [curveBlock(sheet, customers, staying), fitsTable(sheet, customers, staying)]
      : []),
    ...counted(found),
    ...assumptionsBlock(found),
  ];
  return sheet.writer.finish({
    toolId: meta.id,
    title: `${meta.name}: ${input.company ?? 'who stays, and how long the money lasts'}`,
    blocks,
    // There is nothing to answer with yet, so it costs nothing.
    ...(!money && !staying && { asksBack: true }),
  });
}

/** As typed, else revenue over those who paid in the latest month. */
function arpaOf(
  sheet: Sheet,
  { triangle }: Customers,
  income: Income | null,
): { id: string; value: number } | null {
  const { arpa } = sheet.input;
  if (arpa !== undefined)
    return { id: sheet.given('arpa', 'Revenue per customer', arpa, 'money/month', 'arpa'), value: arpa };
  const paying = activeIn(triangle, triangle.last);
  if (paying === 0 || !income?.revenue.isGiven || income.revenue.value <= 0) return null;
  const active = sheet.customers('active', 'Paying customers, latest month', paying);
  const id = sheet.writer.derive({
    id: 'arpa',
    label: 'Revenue per customer',
    unit: 'money/month',
    currency: sheet.currency,
    formula: over(income.revenue.id, active),
  });
  return { id, value: income.revenue.value / paying };
}
