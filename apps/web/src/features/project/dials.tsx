import type { ProjectCard } from '@slipway/contracts';
import { rangeOf } from '../../lib/project-figures.ts';

interface DialProps {
  readonly label: string;
  readonly value: number | null;
  readonly text: string;
  readonly low: number;
  readonly high: number;
  readonly note: string;
}

/** A ruler from 0 to 100: the band is the range, the mark is the number. */
function Dial({ label, value, text, low, high, note }: DialProps) {
  const x = (points: number) => 4 + points * 1.92;
  return (
    <div className="min-w-0">
      <dt className="fig-label">{label}</dt>
      <dd>
        <span className="tabular font-display text-2xl leading-tight font-semibold">{text}</span>
        <svg
          viewBox="0 0 200 18"
          aria-hidden="true"
          className="mt-1 block h-auto w-full max-w-60"
          fill="none"
        >
          <path d="M4 13H196" className="stroke-line-strong" />
          {[0, 25, 50, 75, 100].map((points) => (
            <path key={points} d={`M${x(points)} 10v6`} className="stroke-line-strong" />
          ))}
          <path d={`M${x(low)} 13H${x(high)}`} strokeWidth="5" className="stroke-figure opacity-40" />
          {value === null ? null : <path d={`M${x(value)} 12l-5-9h10z`} className="dial-mark fill-signal" />}
        </svg>
        <span className="mt-0.5 block text-sm text-ink-soft">{note}</span>
      </dd>
    </div>
  );
}

/** How good it is, and how well that is proved: never one number for both. */
export function Dials({ card }: { readonly card: Pick<ProjectCard, 'figure' | 'evidence'> }) {
  const { figure, evidence } = card;
  if (figure === null && evidence === null) return null;
  const isPoints = figure?.unit === 'points';
  return (
    <dl className="grid grid-cols-2 gap-x-6 gap-y-4">
      {figure && isPoints ? (
        <Dial
          label={figure.label}
          value={figure.value}
          text={figure.text}
          low={figure.low ?? figure.value ?? 0}
          high={figure.high ?? figure.value ?? 100}
          note={rangeOf(figure) ? `between ${rangeOf(figure)}` : 'of 100'}
        />
      ) : null}
      {evidence ? (
        <Dial
          label="Evidence"
          value={evidence.points}
          text={String(Math.round(evidence.points))}
          low={evidence.low}
          high={evidence.high}
          note={evidence.label}
        />
      ) : null}
    </dl>
  );
}
