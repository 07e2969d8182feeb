import { describe, expect, it } from 'vitest';
import { assertValid, checkEmail, checkNewPassword, checkOldPassword } from './validation.ts';

describe('validation', () => {
  it.each(['', 'ada', 'ada@', '@example.com', 'ada@example', 'a b@example.com'])(
    'refuses the email %j',
    (value) => {
      expect(checkEmail(value)?.message).toBe('Please enter a valid email address.');
    },
  );
  it('takes an email with stray spaces around it', () => {
    expect(checkEmail(' ada@example.com ')).toBeNull();
  });
  it('wants six characters of a new password, and at most 128', () => {
    expect(checkNewPassword('12345')?.message).toBe('Password should be at least 6 characters long.');
    expect(checkNewPassword('123456')).toBeNull();
    expect(checkNewPassword('x'.repeat(128))).toBeNull();
    expect(checkNewPassword('x'.repeat(129))?.code).toBe('auth/long-password');
  });
  it('wants only something of an existing password', () => {
    expect(checkOldPassword('abc')).toBeNull();
    expect(checkOldPassword('')?.message).toBe('Please enter your password.');
  });
  it('throws the first problem', () => {
    expect(() => assertValid(null, checkEmail('x'), checkNewPassword('1'))).toThrow(
      'Please enter a valid email',
    );
    expect(() => assertValid(null, null)).not.toThrow();
  });
});
