export { ForgotPasswordForm as default } from '../features/auth/forgot-password-form.tsx';
