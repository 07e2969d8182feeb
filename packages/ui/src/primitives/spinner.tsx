interface SpinnerProps {
  /** Pixels. */
  readonly size?: number;
  /** Read out by screen readers; empty when the text beside it already says so. */
  readonly label?: string;
}

export function Spinner({ size = 28, label = 'Loading' }: SpinnerProps) {
  return (
    <span {...(label ? { role: 'status' } : { 'aria-hidden': true })} className="inline-flex">
      <svg
        width={size}
        height={size}
        viewBox="0 0 24 24"
        fill="none"
        className="animate-spin"
        aria-hidden="true"
      >
        <circle cx="12" cy="12" r="9" stroke="currentColor" strokeOpacity="0.25" strokeWidth="2" />
        <path d="M12 3a9 9 0 0 1 9 9" stroke="currentColor" strokeWidth="2" strokeLinecap="round" />
      </svg>
      {label ? <span className="sr-only">{label}</span> : null}
    </span>
  );
}
