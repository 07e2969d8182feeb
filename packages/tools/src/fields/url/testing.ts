import fc from 'fast-check';
import type { KindTesting } from '../testing/kind-testing.ts';
import type { UrlField } from './field.ts';

export const testing: KindTesting<UrlField> = {
  field: { name: 'site', kind: 'url', label: 'Site', help: 'Your own site, or the one to compare with.' },
  sample: 'https://acme.com/pricing',
  anyValue: () =>
    fc.oneof(
      fc.constantFrom(
        'acme.com',
        'https://bücher.de/a?b=c#d',
        'http://xn--bcher-kva.de:8443/',
        'ACME.CO.UK/',
      ),
      fc.webUrl({ withQueryParameters: true }),
    ),
};
