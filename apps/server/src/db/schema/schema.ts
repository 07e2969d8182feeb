import type { AccessKeyTables } from './access-keys.ts';
import type { AuthTables } from './auth.ts';
import type { BillingTables } from './billing.ts';
import type { CreditTables } from './credits.ts';
import type { DepartureTables } from './departures.ts';
import type { DocumentTables } from './documents.ts';
import type { EvidenceTables } from './evidence.ts';
import type { LaunchTables } from './launches.ts';
import type { LimitTables } from './limits.ts';
import type { OutreachTables } from './outreach.ts';
import type { PageTables } from './pages.ts';
import type { ProjectTables } from './projects.ts';
import type { RunTables } from './runs.ts';
import type { ShareTables } from './shares.ts';
import type { VoteTables } from './votes.ts';

/** Neutral columns only: text, integer, bigint milliseconds, JSON as text. Both engines run the same queries. */
export interface Schema
  extends AccessKeyTables,
    AuthTables,
    BillingTables,
    CreditTables,
    DepartureTables,
    DocumentTables,
    EvidenceTables,
    OutreachTables,
    LaunchTables,
    LimitTables,
    PageTables,
    ProjectTables,
    RunTables,
    ShareTables,
    VoteTables {}
