import type { GridBlock } from '@slipway/report';

type Mark = GridBlock['states'][number]['mark'];

const inside: Record<Mark, string> = {
  full: 'M2 2h12v12H2z',
  half: 'M2 14V2l12 12z',
  empty: '',
  unknown: 'M6.5 6.2c0-2.2 3.2-2.2 3.2 0 0 1.4-1.7 1.5-1.7 3.1M8 11.4v.9',
};

/** Full, half, empty or a question: told apart by shape, and the word stands beside it. */
export function GridMark({ mark }: { readonly mark: Mark }) {
  const isOpen = mark === 'unknown';
  return (
    <svg viewBox="0 0 16 16" aria-hidden="true" data-mark={mark} className="grid-mark">
      <path
        d={inside[mark]}
        fill={isOpen ? 'none' : 'currentColor'}
        stroke={isOpen ? 'currentColor' : 'none'}
        strokeWidth="1.4"
      />
      <path
        d="M2 2h12v12H2z"
        fill="none"
        stroke="currentColor"
        strokeWidth="1.2"
        strokeDasharray={isOpen ? '2 2' : undefined}
      />
    </svg>
  );
}
