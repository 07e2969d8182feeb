import { ChevronDown } from 'lucide-react';
import type { ComponentProps } from 'react';
import { cx } from '../cx.ts';
import { inputBox } from './input.tsx';

/** The platform's own list, so that it opens as the device's lists do. */
export function Select({ className, ...rest }: ComponentProps<'select'>) {
  return (
    <span className="relative block">
      <select {...rest} className={cx(inputBox, 'h-11 appearance-none truncate pr-10', className)} />
      <ChevronDown
        size={18}
        aria-hidden="true"
        className="pointer-events-none absolute inset-y-0 right-3 my-auto text-ink-soft"
      />
    </span>
  );
}
