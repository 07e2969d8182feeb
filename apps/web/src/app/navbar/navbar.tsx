import { cx } from '@slipway/ui';
import { Link, useLocation } from 'react-router';
import { ThemeSwitch } from '../../features/theme/index.ts';
import { layout } from '../../lib/constants.ts';
import { scrollToTop } from '../../lib/scroll.ts';
import { SectionLink } from '../../lib/section-link.tsx';
import { AccountArea } from './account-area.tsx';
import { Caret } from './caret.tsx';
import { CreditSlot } from './credit-slot.tsx';
import { LogoLink } from './logo-link.tsx';
import { MobileMenu } from './mobile-menu.tsx';
import { type NavItem, navItems, toolItems as tools } from './nav-items.ts';
import { ToolkitPanel } from './toolkit-panel.tsx';
import { useMenu } from './use-menu.ts';

const itemClass =
  'nav-item inline-flex h-16 items-center gap-1.5 px-2.5 whitespace-nowrap text-ink-soft hover:text-ink lg:px-4';

function ToolkitItem({ name }: { readonly name: string }) {
  const menu = useMenu('toolkit-panel', layout.toolkitColumns);
  return (
    <>
      <button type="button" {...menu.button} className={itemClass}>
        {name}
        <Caret />
      </button>
      <div {...menu.panel} className="menu-panel menu-panel-toolkit overflow-hidden">
        <ToolkitPanel tools={tools} />
      </div>
    </>
  );
}

function HomeItem({ name }: { readonly name: string }) {
  const here = useLocation().pathname === '/';
  return (
    <Link
      to="/"
      aria-current={here ? 'page' : undefined}
      onClick={(event) => {
        if (!here) return;
        event.preventDefault();
        scrollToTop();
      }}
      className={cx(itemClass, here && 'text-ink')}
    >
      {name}
    </Link>
  );
}

function BarItem({ item }: { readonly item: NavItem }) {
  const { pathname } = useLocation();
  if (item.hasDropdown) return <ToolkitItem name={item.name} />;
  if (item.id === 'home') return <HomeItem name={item.name} />;
  const section = item.id === 'features' ? 'features' : 'pricing';
  return (
    <SectionLink
      section={section}
      className={cx(itemClass, pathname === `/${section}` && 'text-ink nav-item-here')}
    >
      {item.name}
    </SectionLink>
  );
}

export function Navbar() {
  return (
    <header className="site-header no-print sticky top-0 z-40 h-16 bg-paper">
      <nav aria-label="Main" className="container-page flex h-16 items-center gap-4">
        <LogoLink />
        <ul className="hidden items-center md:flex lg:ml-8">
          {navItems.map((item) => (
            <li key={item.id}>
              <BarItem item={item} />
            </li>
          ))}
        </ul>
        <div className="ml-auto flex items-center gap-3 md:gap-4">
          <span className="hidden lg:inline-flex">
            <ThemeSwitch />
          </span>
          <CreditSlot />
          <div className="hidden md:flex">
            <AccountArea />
          </div>
          <MobileMenu tools={tools} />
        </div>
      </nav>
    </header>
  );
}
