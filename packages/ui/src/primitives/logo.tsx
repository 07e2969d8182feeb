import { cx } from '../cx.ts';

/** A hull on an inclined way, sliding to the water: the mark alone, in the colours of the text around it. */
export function LogoMark({ size = 28, className }: { readonly size?: number; readonly className?: string }) {
  return (
    <svg width={size} height={size} viewBox="0 0 32 32" fill="none" aria-hidden="true" className={className}>
      <path d="M5.2 9.4 27 15.2l-3.6 4.9a5 5 0 0 1-5.3 1.9L9 19.5a5 5 0 0 1-3.6-4.2Z" fill="currentColor" />
      <path d="M3 19.6 29 26.5" stroke="var(--signal)" strokeWidth="2.4" strokeLinecap="round" />
      <path d="M14.4 11.4V5l6.2 8" stroke="currentColor" strokeWidth="1.8" strokeLinejoin="round" />
    </svg>
  );
}

export function Logo({ className }: { readonly className?: string }) {
  return (
    <span
      className={cx(
        'inline-flex items-center gap-2 font-display text-xl font-semibold tracking-tight',
        className,
      )}
    >
      <LogoMark />
      Slipway
    </span>
  );
}
