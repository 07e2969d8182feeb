import type { Tone } from '@slipway/report';
import { cx } from '@slipway/ui';

const looks: Record<Tone, { readonly says: string; readonly pen: string; readonly inside: string }> = {
  good: { says: 'Good', pen: 'text-green', inside: 'M3 2h13l-4 4 4 4H3z' },
  fair: { says: 'Mixed', pen: 'text-yellow', inside: 'M3 2h6.5v8H3z' },
  poor: { says: 'Poor', pen: 'text-red', inside: 'M3 2l13 8M16 2 3 10' },
  plain: { says: '', pen: 'text-slate', inside: '' },
};

/** A pennant as ships speak with: full, half, crossed or bare, so that it reads without colour. */
export function ToneFlag({ tone, className }: { readonly tone: Tone; readonly className?: string }) {
  const { says, pen, inside } = looks[tone];
  const swallow = tone === 'good' ? 'M3 2h13l-4 4 4 4H3z' : 'M3 2h13v8H3z';
  return (
    <>
      <svg
        viewBox="0 0 18 18"
        aria-hidden="true"
        data-tone={tone}
        className={cx('tone-flag', pen, className)}
      >
        <path d="M1.5 1v16" stroke="var(--ink-soft)" strokeWidth="1.5" fill="none" />
        <path
          d={inside}
          fill={tone === 'poor' ? 'none' : 'currentColor'}
          stroke="currentColor"
          strokeWidth="1.4"
        />
        <path d={swallow} fill="none" stroke="currentColor" strokeWidth="1.4" strokeLinejoin="round" />
      </svg>
      {says ? <span className="sr-only">{says}: </span> : null}
    </>
  );
}
