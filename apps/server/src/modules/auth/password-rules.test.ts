import { AppError } from '@slipway/core';
import { describe, expect, it } from 'vitest';
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
  ];
  it.each(common)('refuses %s', (password) => {
    expect(isCommonPassword(password)).toBe(true);
  });

  it.each(['correct horse battery', 'keel-and-rudder-42', 'tr0ub4dor&3', 'ab12cd', '日本語のパスワード'])(
    'takes %s',
    (password) => {
      expect(isCommonPassword(password)).toBe(false);
    },
  );

  it('asks for 6 to 128 characters', () => {
    expect(codeOf('a1b2c')).toBe('auth/weak-password');
    expect(codeOf('a1b2c9')).toBe(null);
    expect(codeOf(`${'ship'.repeat(31)}yard`)).toBe(null);
    expect(codeOf(`${'ship'.repeat(31)}yards`)).toBe('auth/long-password');
  });
});

function codeOf(password: string): string | null {
  try {
    checkNewPassword(password);
    return null;
  } catch (error) {
    return error instanceof AppError ? error.code : 'other';
  }
}
