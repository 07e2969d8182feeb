/** Success sentences of the specification, section 8. */
export const success = {
  signedUp: 'Account created successfully!',
  signedIn: 'Welcome back!',
  signedOut: 'You have been signed out',
  signedInWithGoogle: 'Signed in with Google',
  resetSent: 'Password reset email sent. Please check your inbox.',
  profileUpdated: 'Profile updated successfully',
} as const;
