import type { ComponentProps } from 'react';
import { cx } from '../cx.ts';
import { inputBox } from './input.tsx';

interface AffixedInputProps extends ComponentProps<'input'> {
  /** What the number counts, inside the box: a currency sign before it, a unit behind. */
  readonly before?: string;
  readonly after?: string;
}

export function AffixedInput({ before, after, className, ...rest }: AffixedInputProps) {
  return (
    <span className={cx(inputBox, 'affixed flex h-11 items-center gap-2')}>
      {before ? <span className="text-ink-soft select-none">{before}</span> : null}
      <input
        {...rest}
        className={cx('h-full w-full min-w-0 flex-1 bg-transparent outline-none', className)}
      />
      {after ? <span className="text-sm whitespace-nowrap text-ink-soft select-none">{after}</span> : null}
    </span>
  );
}
