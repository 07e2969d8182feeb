import { readFileSync } from 'node:fs';
import { AppError, passwordMaxLength, passwordMinLength } from '@slipway/core';
import { digitsMax, isGuessable, type Owner } from './guessable-password.ts';
import { formsOf } from './password-forms.ts';

/** Passwords that lead every list of leaked ones, in small letters, one a line. */
const common: ReadonlySet<string> = new Set(
  readFileSync(new URL('./common-passwords.txt', import.meta.url), 'utf8')
    .trimEnd()
    .split('\n'),
);

/** What is left of them without digits and signs; shorter ones meet too much by chance. */
const commonStems: ReadonlySet<string> = new Set(
  [...common].flatMap((password) => findStem(password) ?? []).filter(({ length }) => length >= 4),
);

/** Rows of a keyboard and of the alphabet; walked in either direction they are guessed first. */
const rows = [
  '01234567890',
  'abcdefghijklmnopqrstuvwxyz',
  'qwertyuiop',
  'qwertzuiop',
  'azertyuiop',
  'asdfghjkl',
  'zxcvbnm',
  'yxcvbnm',
];
const runs = rows.flatMap((row) => [row, [...row].reverse().join('')]);

/** Specification, section 5: at least 6 characters. Beyond it, what everybody else has chosen is refused, and what the person's email gives away. */
export function checkNewPassword(password: string, owner: Owner): void {
  if (password.length < passwordMinLength) throw new AppError('auth/weak-password');
  if (password.length > passwordMaxLength) throw new AppError('auth/long-password');
  if (isCommonPassword(password) || isGuessable(password, owner)) throw new AppError('auth/common-password');
}

export function isCommonPassword(password: string): boolean {
  const small = password.toLowerCase();
  return (
    common.has(small) ||
    isRepeated(small) ||
    runs.some((run) => run.includes(small)) ||
    formsOf(password).some(({ words, digits }) => {
      const [stem = '', ...more] = words;
      return more.length === 0 && digits <= digitsMax && commonStems.has(stem);
    })
  );
}

/** Null where digits stand between letters. */
function findStem(password: string): string | null {
  return /^[^\p{L}]*(\p{L}+)[^\p{L}]*$/u.exec(password)?.[1] ?? null;
}

/** `aaaaaaa`, `ababab`, `abcabcabc`: up to three characters said over and over. */
function isRepeated(password: string): boolean {
  return /^(.{1,3}?)\1+$/su.test(password);
}
