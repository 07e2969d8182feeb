import { type CreditLevel, dailyCredits } from '@slipway/credits';

const inks: Record<CreditLevel, string> = {
  loading: 'stroke-line-strong',
  green: 'stroke-green',
  yellow: 'stroke-yellow',
  red: 'stroke-red',
  teal: 'stroke-tide',
};
const stepPx = 4;

/** A draught scale: one long mark for each credit left, a short one for each spent. */
export function Gauge(props: {
  readonly left: number;
  readonly level: CreditLevel;
  readonly scale?: number;
}) {
  const { left, level, scale = 1 } = props;
  const width = (dailyCredits - 1) * stepPx + 2;
  return (
    <svg
      aria-hidden="true"
      width={width * scale}
      height={14 * scale}
      viewBox={`0 0 ${width} 14`}
      className="shrink-0"
    >
      {Array.from({ length: dailyCredits }, (_, index) => index).map((index) => (
        <path
          key={index}
          d={index < left ? `M${1 + index * stepPx} 1v12` : `M${1 + index * stepPx} 10v3`}
          strokeWidth="1.75"
          className={index < left ? inks[level] : 'stroke-line-strong'}
        />
      ))}
    </svg>
  );
}
