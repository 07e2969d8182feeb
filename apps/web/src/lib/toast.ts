import { logFault } from './log.ts';

export interface ToastAction {
  readonly label: string;
  readonly onPress: () => void;
}
export interface ToastOptions {
  readonly action?: ToastAction;
}
export type ToastKind = 'success' | 'error' | 'info' | 'warning';

/** The surface (sonner and its style sheet) is fetched at the first toast: most visits never show one. */
function show(kind: ToastKind, text: string, options: ToastOptions = {}): void {
  import('./toast-surface.tsx').then(
    (surface) => surface.showToast(kind, text, options),
    (cause: unknown) => logFault('network/offline', cause),
  );
}

/** For screens whose actions end in a toast: "you are offline" cannot be fetched once it is true. */
export function prepareToasts(): void {
  import('./toast-surface.tsx').catch((cause: unknown) => logFault('network/offline', cause));
}

export const toast = {
  success: (text: string, options?: ToastOptions): void => show('success', text, options),
  error: (text: string, options?: ToastOptions): void => show('error', text, options),
  info: (text: string, options?: ToastOptions): void => show('info', text, options),
  warning: (text: string, options?: ToastOptions): void => show('warning', text, options),
};
