// @vitest-environment happy-dom
import { afterEach, expect, it } from 'vitest';
import type { CreditRecord, CreditTransaction } from '../../api/credits.ts';
import { warningBetween } from './announcements.ts';
import { createCreditMirror } from './credit-mirror.ts';
import { historyCsv } from './history-csv.ts';

const record = (credits: number, unlimited = false): CreditRecord => ({
  credits,
  unlimited,
  granted: false,
  lastReset: '2026-11-15T00:00:00.000Z',
  updatedAt: '2026-11-15T08:00:00.000Z',
  nextReset: '2026-11-16T00:00:00.000Z',
});
const grant: CreditTransaction = {
  id: 'txn_1',
  userId: 'u1',
  amount: 10,
  type: 'grant',
  reason: 'Initial credit grant',
  timestamp: '2026-11-15T08:00:00.000Z',
  balanceAfter: 10,
};
const run: CreditTransaction = {
  ...grant,
  id: 'txn_2',
  amount: -1,
  type: 'deduction',
  reason: 'Used SWOT Generator',
  toolName: 'SWOT Generator',
  balanceAfter: 9,
};

afterEach(() => localStorage.clear());

it.each([
  ['[§4] warning when the balance reaches 0', 1, 0, 'All credits used. Your credits reset tomorrow.'],
  ['[§4] warning when it is 2 or less', 3, 2, 'Only 2 credits remaining.'],
  ['[§4] warning at 1', 2, 1, 'Only 1 credit remaining.'],
  ['none while there is enough', 4, 3, null],
  ['none when credits came back', 0, 2, null],
  ['none when nothing moved', 1, 1, null],
])('%s', (_name, before, now, sentence) => {
  expect(warningBetween(record(before), record(now))).toBe(sentence);
});

it('warns of a deduction, not of what was low at first sight, and never with premium', () => {
  expect(warningBetween(null, record(0))).toBeNull();
  expect(warningBetween(record(2), record(1, true))).toBeNull();
});

it('[§3] mirrors the record under "credits" plus the user id, with its three fields', () => {
  createCreditMirror(window).writeRecord('u1', record(7));
  expect(JSON.parse(localStorage.getItem('creditsu1') ?? '')).toEqual({
    credits: 7,
    lastReset: '2026-11-15T00:00:00.000Z',
    updatedAt: '2026-11-15T08:00:00.000Z',
  });
});

it('[§3] mirrors the history under "transactions" plus the user id, newest first', () => {
  const mirror = createCreditMirror(window);
  mirror.writeTransactions('u1', [run, grant]);
  expect(JSON.parse(localStorage.getItem('transactionsu1') ?? '')).toEqual([run, grant]);
  mirror.writeRecord('u1', record(9));
  mirror.forget('u1');
  expect(localStorage.length).toBe(0);
});

it('works without storage', () => {
  const closed = {
    get localStorage(): Storage {
      throw new DOMException('denied', 'SecurityError');
    },
  } as unknown as Window;
  const mirror = createCreditMirror(closed);
  mirror.writeRecord('u1', record(1));
  expect(() => mirror.forget('u1')).not.toThrow();
});

it('writes the history as CSV that no spreadsheet runs', () => {
  const hostile = { ...run, toolName: '=HYPERLINK("x")' };
  expect(historyCsv([hostile, grant]).split('\r\n')).toEqual([
    'timestamp,type,reason,toolName,amount,balanceAfter',
    `"2026-11-15T08:00:00.000Z","deduction","Used SWOT Generator","'=HYPERLINK(""x"")",-1,9`,
    '"2026-11-15T08:00:00.000Z","grant","Initial credit grant","",10,10',
    '',
  ]);
});
