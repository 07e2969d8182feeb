// The footer stands on every page: only what it needs is named here. Screens import their part by its file.
export { NewsletterBox } from './newsletter-box.tsx';
