import type { CreditTransaction } from '../../api/credits.ts';

const columns = ['timestamp', 'type', 'reason', 'toolName', 'amount', 'balanceAfter'] as const;

/** A text that begins like a formula is taken for one by spreadsheets. */
function cell(value: string | number | undefined): string {
  if (typeof value === 'number') return String(value);
  const text = value ?? '';
  return `"${(/^[=+\-@\t\r]/.test(text) ? `'${text}` : text).replaceAll('"', '""')}"`;
}

export function historyCsv(history: readonly CreditTransaction[]): string {
  const rows = history.map((entry) => columns.map((column) => cell(entry[column])).join(','));
  return `${[columns.join(','), ...rows].join('\r\n')}\r\n`;
}
