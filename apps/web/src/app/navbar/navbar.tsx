import { catalogue } from '@slipway/tools/catalogue';
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
import { listToolkit, ToolkitPanel } from './toolkit-panel.tsx';
import { useMenu } from './use-menu.ts';

const tools = listToolkit(catalogue);
const itemClass = 'nav-item inline-flex h-16 items-center gap-1.5 px-3 text-ink-soft hover:text-ink lg:px-4';

function ToolkitItem() {
  const menu = useMenu('toolkit-panel', tools.length > 0 ? layout.toolkitColumns : 1);
  return (
    <>
      <button type="button" {...menu.button} className={itemClass}>
        Launch Toolkit
        <Caret />
      </button>
      <div {...menu.panel} className="menu-panel menu-panel-toolkit overflow-hidden">
        <ToolkitPanel tools={tools} />
      </div>
    </>
  );
}

function HomeItem() {
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
      Home
    </Link>
  );
}

export function Navbar() {
  const { pathname } = useLocation();
  const here = (path: string) => (pathname === path ? 'text-ink nav-item-here' : '');
  return (
    <header className="site-header no-print sticky top-0 z-40 h-16 bg-paper">
      <nav aria-label="Main" className="container-page flex h-16 items-center gap-4">
        <LogoLink />
        <ul className="ml-4 hidden items-center md:flex lg:ml-8">
          <li>
            <HomeItem />
          </li>
          <li>
            <SectionLink section="features" className={cx(itemClass, here('/features'))}>
              Features
            </SectionLink>
          </li>
          <li>
            <ToolkitItem />
          </li>
          <li>
            <SectionLink section="pricing" className={cx(itemClass, here('/pricing'))}>
              Pricing
            </SectionLink>
          </li>
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
