import type { AuthTables } from './auth.ts';
import type { LimitTables } from './limits.ts';
import type { OutreachTables } from './outreach.ts';

/** Neutral columns only: text, integer, bigint milliseconds, JSON as text. Both engines run the same queries. */
export interface Schema extends AuthTables, OutreachTables, LimitTables {}
