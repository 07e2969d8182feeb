import type { Migration } from 'kysely/migration';
import * as auth from './0001-auth.ts';
import * as outreach from './0002-outreach.ts';
import * as limits from './0003-limits.ts';
import * as credits from './0004-credits.ts';
import * as billing from './0005-billing.ts';
import * as runs from './0006-runs.ts';
import * as factReports from './0007-fact-reports.ts';
import * as delivered from './0008-delivered.ts';
import * as identity from './0009-identity.ts';
import * as frame from './0010-frame.ts';
import * as projects from './0011-projects.ts';
import * as evidence from './0012-evidence.ts';
import * as projectNames from './0013-project-names.ts';
import * as pages from './0014-pages.ts';
import * as votes from './0015-votes.ts';
import * as pageShowings from './0016-page-showings.ts';
import * as shareLinks from './0017-share-links.ts';
import * as launches from './0018-launches.ts';
import * as documents from './0019-documents.ts';
import * as investorUpdates from './0020-investor-updates.ts';
import * as accessKeys from './0021-access-keys.ts';
import * as hostedSignOuts from './0022-hosted-sign-outs.ts';

/** One set for both engines, in order of name. A migration that has been released is never edited. */
export const migrations: Readonly<Record<string, Migration>> = {
  '0001-auth': auth,
  '0002-outreach': outreach,
  '0003-limits': limits,
  '0004-credits': credits,
  '0005-billing': billing,
  '0006-runs': runs,
  '0007-fact-reports': factReports,
  '0008-delivered': delivered,
  '0009-identity': identity,
  '0010-frame': frame,
  '0011-projects': projects,
  '0012-evidence': evidence,
  '0013-project-names': projectNames,
  '0014-pages': pages,
  '0015-votes': votes,
  '0016-page-showings': pageShowings,
  '0017-share-links': shareLinks,
  '0018-launches': launches,
  '0019-documents': documents,
  '0020-investor-updates': investorUpdates,
  '0021-access-keys': accessKeys,
  '0022-hosted-sign-outs': hostedSignOuts,
};
