import type { LinkRules } from '@slipway/blog';
import knownBroken from '../../../../../content/blog-links/known-broken.json' with { type: 'json' };
import knownHosts from '../../../../../content/blog-links/known-hosts.json' with { type: 'json' };
import legacyTools from '../../../../../content/blog-links/legacy-tools.json' with { type: 'json' };

/** One place each: `content/blog-links`. */
export const linkRules: LinkRules = { legacyTools, knownBroken, knownHosts };
