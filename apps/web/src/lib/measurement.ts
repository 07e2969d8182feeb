/** Filled in by the server when it loads the built pages; anything else is no id. */
export function findMeasurementId(): string | null {
  const written = document.querySelector('meta[name="slipway:measurement"]')?.getAttribute('content') ?? '';
  return /^G-[A-Z0-9]+$/.test(written) ? written : null;
}
