import { disarmFormula } from '@slipway/core';
import type { CreditTransaction } from '../../api/credits.ts';

const columns = ['timestamp', 'type', 'reason', 'toolName', 'amount', 'balanceAfter'] as const;

function cell(value: string | number | undefined): string {
  return typeof value === 'number' ? String(value) : `"${disarmFormula(value ?? '').replaceAll('"', '""')}"`;
}

export function historyCsv(history: readonly CreditTransaction[]): string {
  const rows = history.map((entry) => columns.map((column) => cell(entry[column])).join(','));
  return `${[columns.join(','), ...rows].join('\r\n')}\r\n`;
}
