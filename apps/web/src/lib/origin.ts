/** Stands in built files where the server puts its public address when it loads them. */
export const originPlaceholder = '__ORIGIN__';

/**
 * The public address for canonical and social tags. It is read back from the page so that script writes the same
 * tags the server sent, even when the visitor came by another name of the same host.
 */
export function findOrigin(): string {
  if (typeof document === 'undefined') return originPlaceholder;
  const written = document.querySelector('meta[name="slipway:origin"]')?.getAttribute('content');
  return written?.startsWith('http') ? written : window.location.origin;
}
