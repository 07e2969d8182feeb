import './styles.css';
import { StrictMode } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router';
import { App } from './app/app.tsx';
import { listPagesAt, loadPagesAt } from './app/page-loader.ts';
import { notFound } from './app/paths.ts';
import { registerServiceWorker } from './app/register-service-worker.ts';
import { applyTheme, parseTheme, themeKey } from './features/theme/index.ts';
import { watchChunkFailures } from './lib/chunk-reload.ts';

function whenParsed(): Promise<void> {
  if (document.readyState !== 'loading') return Promise.resolve();
  return new Promise((resolve) => {
    document.addEventListener('DOMContentLoaded', () => resolve(), { once: true });
  });
}

/** The inline loader waits for this to repeat what was pressed too early. */
function announceReady(): void {
  document.dispatchEvent(new Event('slipway:ready'));
}

async function start(): Promise<void> {
  watchChunkFailures();
  await whenParsed();
  const place = document.getElementById('root');
  if (!place) throw new Error('The page has no root element');
  const app = (
    <StrictMode>
      <BrowserRouter>
        <App onReady={announceReady} />
      </BrowserRouter>
    </StrictMode>
  );
  const { pathname } = window.location;
  const { made } = place.dataset;
  // The server can miss what the router only knows by its pattern: then the screen itself says so.
  if (made === 'page' || (made === 'missing' && listPagesAt(pathname).includes(notFound))) {
    // With the page's own chunk here, the first render equals the HTML and nothing flickers.
    await loadPagesAt(pathname);
    hydrateRoot(place, app);
  } else {
    createRoot(place).render(app);
  }
  if (import.meta.env.PROD) registerServiceWorker();
}

if (import.meta.env.DEV) {
  // Built pages have this from the inline loader.
  applyTheme(parseTheme(localStorage.getItem(themeKey)));
  window.isPremium = false;
  window.history.scrollRestoration = 'manual';
}
void start();
