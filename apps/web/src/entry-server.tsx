import type { ReactNode } from 'react';
import { prerender } from 'react-dom/static';
import { StaticRouter } from 'react-router';
import { App } from './app/app.tsx';
import { Shell } from './app/layouts.tsx';
import { loadPagesAt } from './app/page-loader.ts';

export { listScreens, notFound } from './app/paths.ts';
export { originPlaceholder } from './lib/origin.ts';

/**
 * The markup of one address. `progressiveChunkSize` keeps React from moving large parts into hidden blocks that
 * only script could put in place.
 */
async function render(path: string, content: ReactNode): Promise<string> {
  const { prelude } = await prerender(<StaticRouter location={path}>{content}</StaticRouter>, {
    progressiveChunkSize: 1e9,
    onError: (error) => {
      throw error;
    },
  });
  return new Response(prelude).text();
}

export async function renderPath(path: string): Promise<string> {
  await loadPagesAt(path);
  return render(path, <App />);
}

/** Navbar, spinner and footer, for the addresses that only script can fill. */
export function renderShell(): Promise<string> {
  return render('/app', <Shell />);
}
