/** Where the hull stands tells how the payment stands: afloat, on its way, or held on the ways. */
export type LaunchState = 'afloat' | 'sliding' | 'held';

const places: Record<LaunchState, string> = {
  held: 'translate(24 17) rotate(15.6)',
  sliding: 'translate(104 39) rotate(15.6)',
  afloat: 'translate(232 87)',
};

/** Decoration: the words beside it say the same. */
export function LaunchDrawing({ state }: { readonly state: LaunchState }) {
  const isHeld = state === 'held';
  return (
    <svg
      viewBox="0 0 400 160"
      fill="none"
      aria-hidden="true"
      className="no-print hidden w-full self-start lg:mt-2 lg:block"
    >
      <path d="M6 50 214 108" className="stroke-ink" strokeWidth="2" />
      <path d="M6 57 214 115" className="stroke-line-strong" />
      {[24, 72, 120, 168].map((x) => (
        <path key={x} d={`M${x} ${62 + (x - 24) * 0.28}v24`} className="stroke-line-strong" />
      ))}
      <g transform={places[state]}>
        <path
          d="M0 5c34 8 82 8 116-2l-12 20c-4 7-11 12-20 12H29C15 35 5 25 0 5Z"
          className={isHeld ? 'fill-paper stroke-ink' : 'fill-figure stroke-figure'}
          strokeDasharray={isHeld ? '5 4' : undefined}
          strokeWidth="1.5"
        />
        <path d="M56 9v-26l23 24" className="stroke-ink" strokeWidth="1.5" strokeLinejoin="round" />
      </g>
      {isHeld ? (
        <path d="M136 60v26M128 62h16" className="stroke-signal" strokeWidth="3" strokeLinecap="round" />
      ) : null}
      <path d="M196 112h198M196 117h198" className="stroke-tide" strokeWidth="1.5" />
      <path d="M366 97h16l-8 11Z" className="fill-paper stroke-tide" strokeLinejoin="round" />
      <path d="M210 130h176M240 141h116" className="stroke-line-strong" strokeDasharray="2 5" />
    </svg>
  );
}
