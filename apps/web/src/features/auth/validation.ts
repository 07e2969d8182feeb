import { AppError, isEmail, passwordMaxLength, passwordMinLength } from '@slipway/core';

/** Each check gives the very error the server would answer with, or null. */
type Check = (value: string) => AppError | null;

export const checkEmail: Check = (value) =>
  isEmail(value.trim()) ? null : new AppError('auth/invalid-email');

export const checkNewPassword: Check = (value) => {
  if (value.length < passwordMinLength) return new AppError('auth/weak-password');
  return value.length > passwordMaxLength ? new AppError('auth/long-password') : null;
};

/** The six-character rule is sign-up's: a password that exists is only ever right or wrong. */
export const checkOldPassword: Check = (value) =>
  value === '' ? new AppError('request/invalid', { problem: 'Please enter your password.' }) : null;

export function assertValid(...results: readonly (AppError | null)[]): void {
  const problem = results.find((result) => result !== null);
  if (problem) throw problem;
}
