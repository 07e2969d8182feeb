import type { ReactNode } from 'react';
import { Outlet, useLocation } from 'react-router';
import { Footer } from './footer.tsx';
import { Navbar } from './navbar/navbar.tsx';
import { listPagesAt } from './page-loader.ts';
import { PageSpinner } from './page-spinner.tsx';
import { WorkspaceBarSlot, WorkspaceRailSlot } from './workspace/slots.tsx';

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

interface MainFrameProps {
  /** A place of work: the room of bar and rail is kept free by the style sheet for whoever is signed in. */
  readonly workspace: boolean;
  readonly children: ReactNode;
}

function MainFrame({ workspace, children }: MainFrameProps) {
  return (
    <div className="flex min-h-screen flex-col">
      <SkipLink />
      <Navbar />
      {workspace ? <WorkspaceBarSlot /> : null}
      <div className={workspace ? 'workspace-body' : 'contents'}>
        {workspace ? <WorkspaceRailSlot /> : null}
        <main id="content" tabIndex={-1} className="min-w-0 flex-1 outline-none">
          {children}
        </main>
      </div>
      <Footer compact={workspace} />
    </div>
  );
}

export function MainLayout() {
  const workspace = listPagesAt(useLocation().pathname).some((page) => page.workspace);
  return (
    <MainFrame workspace={workspace}>
      <Outlet />
    </MainFrame>
  );
}

/** What stands on an address before script has drawn its screen. */
export function Shell() {
  return (
    <MainFrame workspace={false}>
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
