import { logFault } from '../lib/log.ts';
import { notice } from '../lib/notice.ts';

function askToUpdate(waiting: ServiceWorker): void {
  notice({
    title: 'A new version of Slipway is ready',
    description: 'Reload to use it. What you have typed on this page is not kept.',
    sticky: true,
    action: { label: 'Reload', onPress: () => waiting.postMessage('take-over') },
  });
}

/** A worker that is installed while another one runs the page waits until the visitor says so. */
function watch(registration: ServiceWorkerRegistration, container: ServiceWorkerContainer): void {
  const ask = (worker: ServiceWorker | null): void => {
    if (worker?.state === 'installed' && container.controller) askToUpdate(worker);
  };
  ask(registration.waiting);
  registration.addEventListener('updatefound', () => {
    const worker = registration.installing;
    worker?.addEventListener('statechange', () => ask(worker));
  });
}

export function registerServiceWorker(): void {
  if (!('serviceWorker' in navigator)) return;
  const container = navigator.serviceWorker;
  const hadWorker = container.controller !== null;
  let reloaded = false;
  container.addEventListener('controllerchange', () => {
    // The first worker a page ever gets also "changes" the controller; that is no reason to reload.
    if (!hadWorker || reloaded) return;
    reloaded = true;
    window.location.reload();
  });
  const register = (): void => {
    container.register('/sw.js').then(
      // Browsers told to block workers (tests, some privacy modes) resolve with nothing.
      (registration?: ServiceWorkerRegistration) => registration && watch(registration, container),
      (cause: unknown) => logFault('app/service-worker-failed', cause),
    );
  };
  if (document.readyState === 'complete') register();
  else window.addEventListener('load', register, { once: true });
}
