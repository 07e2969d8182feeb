import type { ComponentProps } from 'react';
import { cx } from '../cx.ts';

/** Shared by every box that is typed into. */
export const inputBox =
  'w-full rounded-control border border-line-strong bg-sheet px-3 text-base text-ink placeholder:text-ink-soft ' +
  'transition-colors duration-150 hover:border-ink focus-visible:outline-offset-0 aria-invalid:border-red ' +
  'disabled:cursor-not-allowed disabled:bg-wash disabled:text-ink-soft';

export function TextInput({ className, ...rest }: ComponentProps<'input'>) {
  return <input {...rest} className={cx(inputBox, 'h-11', className)} />;
}

export function TextArea({ className, rows, ...rest }: ComponentProps<'textarea'>) {
  return <textarea {...rest} rows={rows ?? 5} className={cx(inputBox, 'resize-y py-2.5', className)} />;
}
