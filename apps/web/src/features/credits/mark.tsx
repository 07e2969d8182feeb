/** The dot of the badge: round at a glance, and told apart by its sign where colours are not. */
export function Mark({ kind }: { readonly kind: 'warning' | 'red' }) {
  return (
    <svg
      aria-hidden="true"
      data-dot={kind}
      width="14"
      height="14"
      viewBox="0 0 14 14"
      className={`absolute -top-1.5 -right-1.5 ${kind === 'red' ? 'text-red' : 'text-yellow'}`}
    >
      <circle cx="7" cy="7" r="6.25" fill="currentColor" stroke="var(--paper)" strokeWidth="1.5" />
      <path
        d={kind === 'red' ? 'M4.25 7h5.5' : 'M7 3.75v3.75M7 9.4v.9'}
        stroke="var(--paper)"
        strokeWidth="1.5"
      />
    </svg>
  );
}
