import { AppError, isEmail } from '@slipway/core';

/** The limits of the contract for POST /api/fact-reports, in characters after trimming. */
export const reportLimits = { wrongMin: 10, text: 3000 } as const;

function problem(sentence: string): AppError {
  return new AppError('request/invalid', { problem: sentence });
}

/** Each check gives the very sentence the server would answer with, or null. */
export const reportRules = {
  wrong: {
    check: (value: string) => {
      const { length } = value.trim();
      if (length < reportLimits.wrongMin)
        return problem(`What is wrong needs at least ${reportLimits.wrongMin} characters.`);
      return length > reportLimits.text
        ? problem(`What is wrong can have at most ${reportLimits.text} characters.`)
        : null;
    },
  },
  right: {
    check: (value: string) =>
      value.trim().length > reportLimits.text
        ? problem(`What would be right can have at most ${reportLimits.text} characters.`)
        : null,
  },
  email: {
    check: (value: string) =>
      value.trim() === '' || isEmail(value.trim()) ? null : new AppError('auth/invalid-email'),
  },
} as const;

export type ReportField = keyof typeof reportRules;
export const reportFields = ['wrong', 'right', 'email'] as const satisfies readonly ReportField[];
