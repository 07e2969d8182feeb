import type { LinkRules } from '../links/link-rules.ts';

export const exampleRules: LinkRules = {
  legacyTools: { 'brand-analyzer': '/', 'landing-page-generator': '/generate' },
  knownBroken: { 'https://firm.example/review': 'https://review.firm.example/' },
  knownHosts: ['firm.example', 'known.example'],
};
