import { once } from '@slipway/core';
import fc from 'fast-check';
import { insideNames } from '../shared/read-url.ts';
import type { KindTesting } from '../testing/kind-testing.ts';
import type { UrlField } from './field.ts';

const isInside = (address: string): boolean =>
  insideNames.has(/\.([a-z]+)(?=[/?#:]|$)/u.exec(address)?.[1] ?? '');

/** Made once: it takes a tenth of a second. One in 30,000 ends in .lan or .alt, which lead nowhere public. */
const webUrls = once(() => fc.webUrl({ withQueryParameters: true }).filter((address) => !isInside(address)));

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
      webUrls(),
    ),
};
