import { Blueprint, buttonClass, FigLabel } from '@slipway/ui';
import type { ReactNode } from 'react';
import { Link } from 'react-router';

interface NothingHereProps {
  readonly children: ReactNode;
  readonly to: string;
  readonly label: string;
}

/** No page at this address, and the way to one. */
export function NothingHere({ children, to, label }: NothingHereProps) {
  return (
    <Blueprint className="grid min-h-80 content-center justify-items-start gap-3 border border-line px-6 py-10 sm:px-10">
      <FigLabel>Nothing on the table</FigLabel>
      <p className="max-w-[48ch] text-lg">{children}</p>
      <Link to={to} className={buttonClass({ tone: 'signal' })}>
        {label}
      </Link>
    </Blueprint>
  );
}
