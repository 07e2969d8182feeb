import { expect, test } from 'vitest';
import { innerAddresses } from '../../test/inner-spellings.ts';
import { publicInternet } from './address-policy.ts';

test('no inner address is allowed, however a resolver writes it', () => {
  expect(innerAddresses.filter((address) => publicInternet.allows(address))).toEqual([]);
});

test.each([
  '1.1.1.1',
  '9.255.255.255',
  '11.0.0.0',
  '100.63.255.255',
  '100.128.0.0',
  '172.15.255.255',
  '172.32.0.0',
  '192.167.255.255',
  '198.17.255.255',
  '198.20.0.0',
  '208.80.154.224',
  '223.255.255.255',
  '2606:4700:4700::1111',
  '2620:0:861:ed1a::1',
  '2a02:ec80:300:ed1a::1',
])('%s is of the public internet', (address) => {
  expect(publicInternet.allows(address)).toBe(true);
});
