import { cx } from '@slipway/ui';
import { Link, useLocation } from 'react-router';
import { withNext } from './next-path.ts';

/** Index tabs of the sheet: two screens, so two links. */
export function SheetTabs({ current }: { readonly current: 'log-in' | 'sign-up' }) {
  const { search } = useLocation();
  return (
    <nav aria-label="Account" className="mb-8 flex gap-7 border-b border-line">
      <Tab to={withNext('/login', search)} current={current === 'log-in'}>
        Log in
      </Tab>
      <Tab to={withNext('/login/signup', search)} current={current === 'sign-up'}>
        Sign up
      </Tab>
    </nav>
  );
}

function Tab(props: { readonly to: string; readonly current: boolean; readonly children: string }) {
  return (
    <Link
      to={props.to}
      aria-current={props.current ? 'page' : undefined}
      className={cx(
        '-mb-px border-b-2 pt-1 pb-2.5 font-medium no-underline transition-colors duration-150',
        props.current ? 'border-signal text-ink' : 'border-transparent text-ink-soft hover:text-ink',
      )}
    >
      {props.children}
    </Link>
  );
}
