import { describe, expect, test } from 'vitest';
import { type ErrorCode, type ErrorDetails, errorMessage, errorTable } from './errors.ts';
import { success } from './sentences.ts';

/** Specification, section 8, row by row and to the letter. */
const rows: readonly [situation: string, code: ErrorCode, message: string, details?: ErrorDetails][] = [
  [
    'Signup, email in use',
    'auth/email-in-use',
    'This email is already in use. Please use a different email or log in.',
  ],
  ['Signup, invalid email', 'auth/invalid-email', 'Please enter a valid email address.'],
  ['Signup, weak password', 'auth/weak-password', 'Password should be at least 6 characters long.'],
  ['Signup, other', 'auth/signup-failed', 'An error occurred during signup.'],
  ['Login, no user', 'auth/user-not-found', 'No user found with this email. Please sign up first.'],
  ['Login, wrong password', 'auth/wrong-password', 'Incorrect password. Please try again.'],
  [
    'Login, too many requests',
    'auth/too-many-requests',
    'Too many failed attempts. Please try again later or reset your password.',
  ],
  ['Login, disabled', 'auth/disabled', 'This account has been disabled. Please contact support.'],
  ['Login, other', 'auth/login-failed', 'An error occurred during login.'],
  [
    'Google, different credential',
    'auth/different-credential',
    'An account already exists with the same email but different sign-in credentials.',
  ],
  ['Google, popup closed or cancelled', 'auth/popup-closed', 'Sign in was cancelled'],
  ['Google, popup blocked', 'auth/popup-blocked', 'Popup was blocked. Please allow popups for this site.'],
  ['Reset, user not found', 'reset/user-not-found', 'No user found with this email address'],
  ['Reset, too many', 'reset/too-many-requests', 'Too many attempts. Please try again later.'],
  ['Sign-out failure', 'auth/sign-out-failed', 'Failed to sign out. Please try again.'],
  ['Credit load failure', 'credits/load-failed', 'Failed to load credit information.'],
  ['Profile update, no user', 'profile/no-user', 'No user is signed in'],
  [
    'Tool run, not enough credits',
    'tool/insufficient-credits',
    'Insufficient credits! You need 5 credits but only have 2.',
    { needed: 5, available: 2 },
  ],
  ['Tool run, signed out', 'tool/signed-out', 'Please log in to use this tool.'],
  [
    'Missing configuration at startup',
    'config/missing-fields',
    'Missing required config fields: apiKey, appId',
    { list: 'apiKey, appId' },
  ],
  ['Payment, not logged in', 'payment/signed-out', 'User must be logged in to subscribe'],
  ['Order without id', 'payment/no-order-id', 'No order ID returned from the API'],
  [
    'Subscription check or order creation non-ok',
    'payment/api-error',
    'API error: 503 - try later',
    { status: 503, text: 'try later' },
  ],
  ['Blog file fetch failure', 'blog/fetch-failed', 'Failed to fetch MDX content'],
  ['Blog parse failure', 'blog/parse-failed', 'Error loading content'],
  ['Image load failure', 'blog/image-failed', 'Image failed to load'],
  ['Bad external URL', 'blog/bad-url', 'Invalid URL: http://', { url: 'http://' }],
  ['Logout failure', 'auth/log-out-failed', 'Failed to log out'],
];

describe('the error catalogue of the specification', () => {
  test.each(rows)('[§8] %s (%s)', (_situation, code, message, details) => {
    expect(errorMessage(code, details)).toBe(message);
  });

  test('[§8] a payment script that does not load says so', () => {
    expect(errorTable['payment/script-failed'].message).toContain('payment provider script failed to load');
  });

  test('[§8] a hook outside its provider names the provider', () => {
    expect(
      errorMessage('hook/outside-provider', { hook: 'usePayment', provider: 'PaymentProvider' }),
    ).toContain('PaymentProvider');
  });

  test('[§8] the success sentences', () => {
    expect(Object.values(success)).toEqual([
      'Account created successfully!',
      'Welcome back!',
      'You have been signed out',
      'Signed in with Google',
      'Password reset email sent. Please check your inbox.',
      'Profile updated successfully',
    ]);
  });
});
