export { SignInForm as default } from '../features/auth/sign-in-form.tsx';
