import type { ReactNode } from 'react';
import { Outlet } from 'react-router';
import { Footer } from './footer.tsx';
import { Navbar } from './navbar/navbar.tsx';
import { PageSpinner } from './page-spinner.tsx';

function SkipLink() {
  return (
    <a
      href="#content"
      className="sr-only rounded-control bg-hull px-4 py-3 text-on-hull focus:not-sr-only focus:fixed focus:top-2 focus:left-2 focus:z-50"
    >
      Skip to content
    </a>
  );
}

function MainFrame({ children }: { readonly children: ReactNode }) {
  return (
    <div className="flex min-h-screen flex-col">
      <SkipLink />
      <Navbar />
      <main id="content" tabIndex={-1} className="flex-1 outline-none">
        {children}
      </main>
      <Footer />
    </div>
  );
}

export function MainLayout() {
  return (
    <MainFrame>
      <Outlet />
    </MainFrame>
  );
}

/** What stands on an address before script has drawn its screen. */
export function Shell() {
  return (
    <MainFrame>
      <title>Slipway</title>
      <meta name="robots" content="noindex" />
      <PageSpinner />
    </MainFrame>
  );
}

/** No navbar, no footer: for editors, which need the whole window. */
export function BareLayout() {
  return (
    <main id="content" tabIndex={-1} className="min-h-screen outline-none">
      <Outlet />
    </main>
  );
}
