import { FigLabel } from '@slipway/ui';
import { deckLine, hull, pathOf, profile, section, waterline } from '../../lib/hull/hull-lines.ts';

const draughtsM = [0.6, 1.3, 2, 2.7];
const stations = Array.from({ length: 11 }, (_, index) => index / 10);

export function HullDrawing() {
  return (
    <aside
      aria-label="About your account"
      className="on-hull flex flex-col justify-between gap-8 overflow-hidden bg-(--ground) px-5 [--ground:light-dark(var(--hull),var(--hull-deep))] py-8 text-on-hull sm:px-10 lg:py-12"
    >
      <div className="grid gap-6">
        <FigLabel>Fig. 1, the hull on the way</FigLabel>
        <SlipView />
        <div className="hidden gap-6 lg:grid">
          <FigLabel>Fig. 2, waterlines and frames</FigLabel>
          <PlanView />
        </div>
      </div>
      <p className="max-w-[34ch] font-display text-xl">
        Your profile has two buttons: one exports everything you made, the other deletes it for good.
      </p>
    </aside>
  );
}

const side = { x: 40, y: 0, perM: 18 } as const;

/** Side view, tilted with the ways, the water waiting below. */
function SlipView() {
  const { deck, keel } = profile();
  return (
    <svg viewBox="0 0 560 190" aria-hidden="true" className="w-full" fill="none">
      <path d="M0 172H560M0 176H560" className="stroke-tide-on-hull opacity-70" />
      <path d="M20 159h20l-10 11.5Z" className="fill-(--ground) stroke-tide-on-hull" strokeLinejoin="round" />
      <g transform="rotate(4.5 0 90) translate(0 116)">
        {stations.map((t) => (
          <path key={t} d={`M${side.x + t * hull.lengthM * side.perM} 12V-92`} className="stroke-hull-line" />
        ))}
        {draughtsM.map((height) => (
          <path
            key={height}
            d={`M${side.x - 14} ${-height * side.perM}H${side.x + hull.lengthM * side.perM + 14}`}
            strokeDasharray="2 5"
            className="stroke-on-hull-soft opacity-50"
          />
        ))}
        <path d={pathOf(deck, side)} strokeWidth="1.75" className="stroke-on-hull" />
        <path d={pathOf(keel, side)} strokeWidth="1.75" className="stroke-on-hull" />
        <path
          d={`${pathOf(deck.slice(0, 1), side)}L${side.x} ${-(keel[0]?.[1] ?? 0) * side.perM}`}
          strokeWidth="1.75"
          className="stroke-on-hull"
        />
        <path d="M-60 14H620" strokeWidth="2.5" className="stroke-signal-on-hull" />
        {[0.2, 0.36, 0.52, 0.68].map((t) => (
          <path
            key={t}
            d={`M${side.x + t * hull.lengthM * side.perM - 9} 13l4-12h10l4 12Z`}
            className="fill-(--ground) stroke-on-hull-soft"
            strokeLinejoin="round"
          />
        ))}
      </g>
    </svg>
  );
}

const plan = { x: 40, y: 84, perM: 18 } as const;
const frames = { x: 280, y: 214, perM: 30 } as const;

/** From above, and from ahead: aft frames to the left of the centre line, fore frames to the right. */
function PlanView() {
  return (
    <svg viewBox="0 0 560 236" aria-hidden="true" className="w-full" fill="none">
      {stations.map((t, index) => (
        <g key={t}>
          <path d={`M${plan.x + t * hull.lengthM * plan.perM} 84V18`} className="stroke-hull-line" />
          <text
            x={plan.x + t * hull.lengthM * plan.perM}
            y="11"
            textAnchor="middle"
            fontSize="11"
            className="fill-on-hull-soft font-mono"
          >
            {index}
          </text>
        </g>
      ))}
      <path d="M10 84H550" strokeDasharray="14 4 3 4" className="stroke-on-hull-soft" />
      {draughtsM.map((height) => (
        <path key={height} d={pathOf(waterline(height), plan)} className="stroke-on-hull-soft" />
      ))}
      <path d={pathOf(deckLine(), plan)} strokeWidth="1.75" className="stroke-on-hull" />
      <path d={`M${frames.x} 98V226`} strokeDasharray="14 4 3 4" className="stroke-on-hull-soft" />
      <path d="M150 214H410" className="stroke-hull-line" />
      {draughtsM.map((height) => (
        <path
          key={height}
          d={`M150 ${frames.y - height * frames.perM}H410`}
          strokeDasharray="2 5"
          className="stroke-on-hull-soft opacity-50"
        />
      ))}
      {stations.map((t, index) => (
        <path
          key={t}
          d={pathOf(section(t), { ...frames, flip: index < 5 })}
          strokeWidth={index === 5 ? 1.75 : 1}
          className={index === 5 ? 'stroke-signal-on-hull' : 'stroke-on-hull'}
        />
      ))}
    </svg>
  );
}
