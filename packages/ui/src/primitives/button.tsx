import type { ComponentProps } from 'react';
import { cx } from '../cx.ts';
import { Spinner } from './spinner.tsx';

type ButtonTone = 'signal' | 'hull' | 'quiet' | 'danger';
type ButtonSize = 'sm' | 'md' | 'lg';

const tones: Record<ButtonTone, string> = {
  signal: 'bg-signal text-on-signal hover:bg-signal-strong border-transparent',
  hull: 'bg-hull text-on-hull hover:bg-hull-deep border-transparent',
  quiet: 'bg-sheet text-ink border-line-strong hover:border-ink hover:bg-wash',
  danger: 'bg-red text-on-red hover:bg-red-strong border-transparent',
};

const sizes: Record<ButtonSize, string> = {
  sm: 'min-h-9 px-3 text-sm',
  md: 'min-h-11 px-4 text-base',
  lg: 'min-h-13 px-6 text-lg',
};

/** For links that look like buttons. */
export function buttonClass(look: { tone?: ButtonTone; size?: ButtonSize } = {}): string {
  return cx(
    'inline-flex items-center justify-center gap-2 rounded-control border font-medium no-underline select-none',
    'transition-[background-color,border-color,transform] duration-150 ease-out active:translate-y-px',
    'disabled:cursor-not-allowed disabled:opacity-60 disabled:active:translate-y-0',
    tones[look.tone ?? 'quiet'],
    sizes[look.size ?? 'md'],
  );
}

interface ButtonProps extends ComponentProps<'button'> {
  readonly tone?: ButtonTone;
  readonly size?: ButtonSize;
  /** Keeps the label, shows a spinner and takes no second press. */
  readonly busy?: boolean;
}

export function Button({ tone, size, busy, className, children, disabled, type, ...rest }: ButtonProps) {
  return (
    <button
      {...rest}
      type={type ?? 'button'}
      className={cx(buttonClass({ ...(tone && { tone }), ...(size && { size }) }), className)}
      disabled={disabled || busy}
      aria-busy={busy || undefined}
    >
      {busy ? <Spinner size={16} label="" /> : null}
      {children}
    </button>
  );
}
