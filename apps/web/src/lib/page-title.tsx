export const siteName = 'Slipway';

/** React lifts it into the head. */
export function PageTitle({ name }: { readonly name: string }) {
  return <title>{withSiteName(name)}</title>;
}

export const withSiteName = (name: string): string => `${name} · ${siteName}`;
