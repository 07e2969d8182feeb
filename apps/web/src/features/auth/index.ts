/** What the shell needs on every page; the forms are imported by their pages, so that they stay out of the entry. */
export {
  forgetPerson,
  reloadPerson,
  requestPasswordReset,
  signOut,
  updateProfile,
  useAuth,
} from './session.ts';
