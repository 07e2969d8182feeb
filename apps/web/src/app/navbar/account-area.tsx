import type { Person } from '@slipway/core';
import { buttonClass } from '@slipway/ui';
import { useEffect } from 'react';
import { Link } from 'react-router';
import { useAuth } from '../../features/auth/index.ts';
import { ThemeSwitch } from '../../features/theme/index.ts';
import { prepareToasts } from '../../lib/toast.ts';
import { Avatar, nameOf } from './avatar.tsx';
import { useLogOut } from './use-log-out.ts';
import { useMenu } from './use-menu.ts';

const itemClass = 'flex min-h-11 w-full items-center rounded-control px-3 text-left hover:bg-wash';

export function AvatarMenu({ person }: { readonly person: Person }) {
  const menu = useMenu('avatar-menu');
  const logOut = useLogOut();
  useEffect(prepareToasts, []);
  return (
    <>
      <button
        type="button"
        {...menu.button}
        aria-label="Your account"
        className="grid size-11 place-items-center rounded-full"
      >
        <Avatar person={person} />
      </button>
      <div {...menu.panel} className="menu-panel menu-panel-end w-60 p-2">
        <p className="truncate px-3 py-2 text-sm text-ink-soft">{person.email}</p>
        <Link to="/dashboard" className={itemClass}>
          Dashboard
        </Link>
        <Link to="/profile" className={itemClass}>
          Profile
        </Link>
        <Link to="/profile#plan" className={itemClass}>
          Credits and plan
        </Link>
        <div className="my-2 flex min-h-11 items-center justify-between border-y border-line px-3 py-1">
          <span aria-hidden="true">Theme</span>
          <ThemeSwitch />
        </div>
        <button type="button" onClick={logOut} className={itemClass}>
          Log out
        </button>
      </div>
    </>
  );
}

export function AccountArea() {
  const { status, person: known, remembered } = useAuth();
  const person = known ?? remembered;
  // Set by the inline loader from the mirror, before script: hides the log-in control from who is signed in.
  useEffect(() => {
    if (status === 'signed-in') document.documentElement.dataset.user = '';
    if (status === 'signed-out') delete document.documentElement.dataset.user;
  }, [status]);
  if (!person) {
    return (
      <Link to="/login" className={`signed-out-only ${buttonClass({ tone: 'hull', size: 'sm' })}`}>
        Log In / Sign Up
      </Link>
    );
  }
  return (
    <div className="flex items-center gap-3">
      <Link
        to="/dashboard"
        className="max-w-24 truncate lg:max-w-44 py-2 text-sm text-ink-soft hover:text-ink"
      >
        Hi, {nameOf(person)}
      </Link>
      <AvatarMenu person={person} />
    </div>
  );
}
