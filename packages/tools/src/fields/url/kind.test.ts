import { describe, expect, test } from 'vitest';
import { readField } from '../../read-input.ts';
import type { UrlField } from './field.ts';

const field: UrlField = { name: 'site', kind: 'url', label: 'Site' };
const read = (text: unknown) => readField(field, text);

test.each([
  ['acme.com', 'https://acme.com'],
  [' http://ACME.com/ ', 'http://acme.com'],
  ['https://acme.co.uk/a?b=c#d', 'https://acme.co.uk/a?b=c#d'],
  ['acme.com:8443/x', 'https://acme.com:8443/x'],
  ['https://bücher.de', 'https://bücher.de'],
  ['https://acme.com.', 'https://acme.com'],
  ['acme.com/?next=https://bolt.io', 'https://acme.com/?next=https://bolt.io'],
])('%s is taken as %s', (typed, address) => {
  expect(read(typed)).toBe(address);
});

describe('refused with its reason', () => {
  const whole = 'Site: please write the whole name of the site, such as acme.com.';
  const number = 'Site: please give the name of the site, not a number.';
  const inside = 'Site: this address is not on the public internet.';
  const scheme = 'Site: only addresses that begin with http:// or https:// are taken.';
  const example = 'Site: please write an address such as https://acme.com.';
  test.each([
    ['javascript:alert(1)', scheme],
    ['JavaScript:alert(1)', scheme],
    ['file:///etc/passwd', scheme],
    ['ftp://acme.com', scheme],
    ['data:text/html,x', scheme],
    ['mailto:ann@acme.com', scheme],
    ['http://localhost', inside],
    ['localhost:3000', inside],
    ['http://app.localhost./x', inside],
    ['http://printer.local', inside],
    ['metadata.google.internal', inside],
    ['http://127.0.0.1/', number],
    ['http://2130706433', number],
    ['http://0x7f000001', number],
    ['http://0x7f.1', number],
    ['http://127.1', number],
    ['http://10.0.0.1:8080', number],
    ['http://１２７.0.0.1', number],
    ['http://[::1]/', number],
    ['http://[::ffff:10.0.0.1]:80/', number],
    ['http://169.254.169.254/latest', number],
    ['https://ann:secret@acme.com', 'Site: please leave out the name and password before the @.'],
    ['https://acme.com@evil.io', 'Site: please leave out the name and password before the @.'],
    ['http:\\\\acme.com', example],
    ['https://acme.com\\@evil.io', example],
    ['https://acme .com', example],
    ['https://-acme.com', example],
    ['https://acme..com', example],
    ['https://acme.com/a b', example],
    ['https://acme.com/\u0000', example],
    ['https://', example],
    ['acme', whole],
    ['a'.repeat(501), 'Site can have at most 500 characters.'],
    [42, 'Site must be an address such as https://acme.com.'],
  ])('%s', (typed, problem) => {
    expect(read(typed)).toEqual({ problem });
  });
});
