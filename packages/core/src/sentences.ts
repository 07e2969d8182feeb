/** Success sentences of the specification, section 8. */
export const success = {
  signedUp: 'Account created successfully!',
  signedIn: 'Welcome back!',
  signedOut: 'You have been signed out',
  signedInWithGoogle: 'Signed in with Google',
  resetSent: 'Password reset email sent. Please check your inbox.',
  profileUpdated: 'Profile updated successfully',
} as const;

/** Success sentences of screens the specification does not word. */
export const accountSuccess = {
  /** With AUTH_ERRORS=generic: says nothing about whether the email was new. */
  signUpTaken: 'Thank you. Please log in now with your email and password.',
  passwordReset: 'Your password was changed. Please log in with the new one.',
  passwordChanged: 'Your password was changed. All other devices were signed out.',
  sessionEnded: 'That device was signed out.',
  otherSessionsEnded: 'All other devices were signed out.',
  linkSent: 'We sent you a link. Please check your inbox.',
  emailConfirmed: 'Your email is confirmed.',
  keyMade: 'Your access key is ready. Copy it now.',
  keyRevoked: 'This access key was revoked.',
  deleted: 'Your account and everything in it was deleted.',
} as const;

export const billingSuccess = {
  trialStarted: 'Your free trial has begun. Everything is open, and it ends by itself.',
} as const;
