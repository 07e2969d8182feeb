import { buttonClass } from '@slipway/ui';
import { type ReactNode, useRef, useState } from 'react';
import { Link } from 'react-router';
import { useAuth } from '../../features/auth/index.ts';
import { ThemeSwitch } from '../../features/theme/index.ts';
import { ComingMark } from '../../lib/coming-mark.tsx';
import { layout } from '../../lib/constants.ts';
import { scrollToTop } from '../../lib/scroll.ts';
import { SectionLink } from '../../lib/section-link.tsx';
import { ToolIcon } from '../../lib/tool-icon.tsx';
import { Avatar, nameOf } from './avatar.tsx';
import { Caret } from './caret.tsx';
import { type NavItem, navItems, type ToolItem, tour } from './nav-items.ts';
import { useLogOut } from './use-log-out.ts';
import { useMobileMenu } from './use-mobile-menu.ts';

const rowClass = 'flex min-h-14 w-full items-center justify-between gap-3 border-b border-line text-lg';
const innerClass = 'flex min-h-12 items-center gap-3 pl-1 text-ink-soft';

interface FoldProps {
  readonly name: string;
  readonly open: boolean;
  readonly onToggle: () => void;
  readonly children: ReactNode;
}

/** The shared name keeps one fold open at a time even before script; with it, the state does. */
function Fold({ name, open, onToggle, children }: FoldProps) {
  return (
    <details name="mobile-menu-fold" open={open} className="border-b border-line">
      {/* biome-ignore lint/a11y/noStaticElementInteractions: a summary is the button of its details */}
      <summary
        className="flex min-h-14 items-center justify-between text-lg"
        onClick={(event) => {
          event.preventDefault();
          onToggle();
        }}
      >
        {name}
        <Caret />
      </summary>
      <ul className="pb-3">{children}</ul>
    </details>
  );
}

function ProfileSection({ onLeave }: { readonly onLeave: () => void }) {
  const { person: known, remembered } = useAuth();
  const person = known ?? remembered;
  const logOut = useLogOut();
  if (!person) {
    return (
      <Link
        to="/login"
        replace
        className={`signed-out-only w-full ${buttonClass({ tone: 'hull', size: 'md' })}`}
      >
        Log In / Sign Up
      </Link>
    );
  }
  return (
    <section aria-label="Your account">
      <p className="flex items-center gap-3 pb-2">
        <Avatar person={person} />
        <span className="truncate">Hi, {nameOf(person)}</span>
      </p>
      <Link to="/dashboard" replace className={rowClass}>
        Dashboard
      </Link>
      <Link to="/profile" replace className={rowClass}>
        Profile
      </Link>
      <button
        type="button"
        className={rowClass}
        onClick={() => {
          onLeave();
          logOut();
        }}
      >
        Log out
      </button>
    </section>
  );
}

/** Links replace the history entry of the open menu, so that back leads to the page the visitor came from. */
export function MobileMenu({ tools }: { readonly tools: readonly ToolItem[] }) {
  const toggle = useRef<HTMLButtonElement>(null);
  const panel = useRef<HTMLDivElement>(null);
  const menu = useMobileMenu({ toggle, panel });
  const [fold, setFold] = useState<'toolkit' | 'tour' | null>(null);
  const flip = (name: 'toolkit' | 'tour') => setFold(fold === name ? null : name);
  return (
    <div className="md:hidden">
      <button
        ref={toggle}
        type="button"
        aria-expanded={menu.open}
        aria-controls="mobile-menu"
        aria-label="Menu"
        {...(menu.hydrated ? { onClick: menu.toggle } : { popoverTarget: 'mobile-menu' })}
        className="-mr-2 grid size-11 place-items-center rounded-control"
      >
        <MenuMark open={menu.open} />
      </button>
      <div
        ref={panel}
        id="mobile-menu"
        popover="manual"
        style={{ top: layout.mobileMenuTopPx }}
        className="mobile-menu"
      >
        <div className="container-page flex min-h-full flex-col pb-8">
          {navItems.map((item) =>
            item.hasDropdown ? (
              <Fold key={item.id} name={item.name} open={fold === 'toolkit'} onToggle={() => flip('toolkit')}>
                <ToolRows tools={tools} />
              </Fold>
            ) : (
              <PlainRow key={item.id} item={item} />
            ),
          )}
          <Fold name="On the home page" open={fold === 'tour'} onToggle={() => flip('tour')}>
            {tour.map(({ section, name }) => (
              <li key={section}>
                <SectionLink section={section} replace className={innerClass}>
                  {name}
                </SectionLink>
              </li>
            ))}
          </Fold>
          <div className="mt-auto grid gap-6 pt-8">
            <ProfileSection onLeave={menu.close} />
            <div className="flex items-center justify-between border-t border-line pt-4 text-ink-soft">
              <span aria-hidden="true">Colour theme</span>
              <ThemeSwitch />
            </div>
          </div>
        </div>
      </div>
    </div>
  );
}

function PlainRow({ item }: { readonly item: NavItem }) {
  if (item.id === 'home')
    return (
      <Link to="/" replace onClick={scrollToTop} className={rowClass}>
        {item.name}
      </Link>
    );
  return (
    <SectionLink section={item.id === 'features' ? 'features' : 'pricing'} replace className={rowClass}>
      {item.name}
    </SectionLink>
  );
}

function ToolRows({ tools }: { readonly tools: readonly ToolItem[] }) {
  return tools.map((tool) => (
    <li key={tool.route}>
      {tool.isBuilt ? (
        <Link to={tool.route} replace className={innerClass}>
          <ToolIcon path={tool.icon} />
          {tool.name}
        </Link>
      ) : (
        <p className={innerClass}>
          <ToolIcon path={tool.icon} />
          <span>
            {tool.name}
            <ComingMark tool={tool} />
          </span>
        </p>
      )}
    </li>
  ));
}

function MenuMark({ open }: { readonly open: boolean }) {
  return (
    <svg
      width="22"
      height="22"
      viewBox="0 0 22 22"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.75"
      strokeLinecap="round"
      aria-hidden="true"
    >
      <path d={open ? 'M5 5l12 12M17 5 5 17' : 'M3 6h16M3 11h16M3 16h10'} />
    </svg>
  );
}
