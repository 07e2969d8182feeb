import type { ComponentProps } from 'react';
import { cx } from '../cx.ts';

/** A sheet of paper on the table: hairline border, no shadow. */
export function Panel({ className, ...rest }: ComponentProps<'div'>) {
  return <div {...rest} className={cx('rounded-panel border border-line bg-sheet', className)} />;
}
