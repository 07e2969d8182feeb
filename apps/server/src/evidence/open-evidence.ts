import { type Evidence, engineVersion } from '@slipway/tools';
import type { Deps } from '../deps.ts';
import { makeEvidence } from './make-evidence.ts';
import type { SafeFetch } from './safe-fetch.ts';
import { makeAskDns } from './sources/domain/ask-dns.ts';
import { makeDomainRegistration } from './sources/domain/domain-registration.ts';
import { makeWebPage } from './sources/web-page/web-page.ts';
import { makeWikipediaPageViews } from './sources/wikipedia-page-views.ts';
import { makeWikipediaSummary } from './sources/wikipedia-summary.ts';

/** Every source there is, over the public internet. */
export function openEvidence(deps: Pick<Deps, 'config' | 'db' | 'clock' | 'log'>): Evidence {
  const { contactEmail, publicUrl } = deps.config;
  const userAgent = `Slipway/${engineVersion} (${contactEmail ?? publicUrl})`;
  let loaded: Promise<SafeFetch> | undefined;
  return makeEvidence(deps, {
    sources: {
      'wikipedia-page-views': makeWikipediaPageViews({ userAgent }),
      'wikipedia-summary': makeWikipediaSummary({ userAgent }),
      'web-page': makeWebPage({ userAgent }),
      'domain-registration': makeDomainRegistration({ userAgent, clock: deps.clock, askDns: makeAskDns() }),
    },
    async fetch(address, headers, only) {
      // The client is a large library: fetched with the first question.
      loaded ??= import('./safe-fetch.ts').then(({ makeSafeFetch }) => makeSafeFetch());
      return (await loaded)(address, headers, only);
    },
  });
}
