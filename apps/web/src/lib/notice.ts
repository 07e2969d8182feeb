import type { ToastAction } from './toast.ts';

export interface Notice {
  readonly title: string;
  readonly description?: string;
  readonly action?: ToastAction;
  /** Stays until it is answered or closed. */
  readonly sticky?: boolean;
}

/** The second toast system: one at a time, for what the product itself has to say. Fetched at first use. */
export function notice(content: Notice): void {
  void import('./notice-surface.tsx').then((surface) => surface.showNotice(content));
}
