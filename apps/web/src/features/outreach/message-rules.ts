import { AppError, isEmail } from '@slipway/core';

/** The limits of the contract for POST /api/contact, in characters after trimming. */
export const messageLimits = { name: 120, messageMin: 10, message: 5000 } as const;

function problem(sentence: string): AppError {
  return new AppError('request/invalid', { problem: sentence });
}

/** Each check gives the very sentence the server would answer with, or null. */
export const messageRules = {
  name: {
    check: (value: string) => {
      const { length } = value.trim();
      if (length === 0) return problem('Your name is missing.');
      return length > messageLimits.name
        ? problem(`Your name can have at most ${messageLimits.name} characters.`)
        : null;
    },
  },
  email: { check: (value: string) => (isEmail(value.trim()) ? null : new AppError('auth/invalid-email')) },
  message: {
    check: (value: string) => {
      const { length } = value.trim();
      if (length < messageLimits.messageMin)
        return problem(`Your message needs at least ${messageLimits.messageMin} characters.`);
      return length > messageLimits.message
        ? problem(`Your message can have at most ${messageLimits.message} characters.`)
        : null;
    },
  },
} as const;

export type MessageField = keyof typeof messageRules;
export const messageFields = ['name', 'email', 'message'] as const satisfies readonly MessageField[];
