/** Filled in by the server when it loads the built pages. Anything but the one word is the embedded sign-in. */
export function isHosted(): boolean {
  return document.querySelector('meta[name="slipway:backend"]')?.getAttribute('content') === 'hosted';
}
