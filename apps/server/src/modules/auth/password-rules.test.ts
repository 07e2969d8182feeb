import { AppError } from '@slipway/core';
import { describe, expect, it } from 'vitest';
import { isGuessable } from './guessable-password.ts';
import { checkNewPassword, isCommonPassword } from './password-rules.ts';

describe('password rules', () => {
  const common = [
    'password',
    'PassWord1',
    'letmein',
    'iloveyou',
    'qwerty123',
    'monkey',
    '111111',
    'zzzzzzzzzz',
    'abababab',
    'xyzxyz',
    'cdefghij',
    '98765432',
    'poiuytre',
    'Welcome2026',
    'dragon!1984',
    '77_shadow_77',
    'M0nkey2031',
  ];
  it.each(common)('refuses %s', (password) => {
    expect(isCommonPassword(password)).toBe(true);
  });

  it.each([
    'correct horse battery',
    'keel-and-rudder-42',
    'tr0ub4dor&3',
    'ab12cd',
    'dragon83920174',
    '日本語のパスワード',
  ])('takes %s', (password) => {
    expect(isCommonPassword(password)).toBe(false);
  });

  const owner = { email: 'ann.lee+news@tidepool.example', name: 'Zoë Fairweather' };
  const given = [
    'ann.lee+news@tidepool.example',
    'ANN.LEE+NEWS@tidepool.example',
    'annlee',
    'ann.lee1',
    'AnnLee2026!',
    '123annlee',
    'eelnna',
    'annleeannlee',
    'tidepool',
    'tidep00l9',
    'annlee@tidepool',
    'zoe fairweather',
    'Fairweather!',
    'rehtaewriaf',
    'slipway',
    'Slipway1',
    's1ipway',
    '$lipway99',
    'SLIP-WAY',
    'yawpils',
    'slipwayslipway',
    'ZoeSlipway',
    'slipway1slipway',
    'slipwayapp',
    'My-Slipway-Password-1',
    'leeann',
    'lee.ann',
    'Ann7Fairweather',
    'annwelcome2026',
    'ZoeSummer2026',
    'tidepool_fairweather_83920174',
    '1982zoezoe1982',
    'sl1pway4pp',
  ];
  it.each(given)('refuses %s, which the owner gives away', (password) => {
    expect(isGuessable(password, owner)).toBe(true);
    expect(codeOf(password, owner)).toBe('auth/common-password');
  });

  it.each([
    'keel-and-rudder-42',
    'anneleen-boat',
    'the slipway at dawn',
    'annexe-leeway-zoetrope',
    'slipway-marlinspike-7',
    'welcomesummer83920174',
    '日本語のパスワード',
    'x7#kQ!2p',
    '839201',
  ])('takes %s from the same owner', (password) => {
    expect(isGuessable(password, owner)).toBe(false);
  });

  it('refuses an address of digits', () => {
    expect(isGuessable('839201', { email: '839201@example.com', name: '' })).toBe(true);
  });

  it('takes what a short or missing name would forbid by chance', () => {
    expect(isGuessable('q7x9p2', { email: 'q@example.com', name: '' })).toBe(false);
    expect(isGuessable('q8374652', { email: 'q@example.com', name: 'Q' })).toBe(false);
  });

  it('asks for 6 to 128 characters', () => {
    expect(codeOf('a1b2c')).toBe('auth/weak-password');
    expect(codeOf('a1b2c9')).toBe(null);
    expect(codeOf(`${'ship'.repeat(31)}yard`)).toBe(null);
    expect(codeOf(`${'ship'.repeat(31)}yards`)).toBe('auth/long-password');
  });
});

function codeOf(password: string, owner = { email: 'ada@example.com', name: '' }): string | null {
  try {
    checkNewPassword(password, owner);
    return null;
  } catch (error) {
    return error instanceof AppError ? error.code : 'other';
  }
}
