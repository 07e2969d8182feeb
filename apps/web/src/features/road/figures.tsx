import { FigureFrame } from './figure-frame.tsx';

const reads = [
  { name: 'one line', from: 22, to: 66, at: null },
  { name: 'a paragraph', from: 34, to: 70, at: 52 },
  { name: 'three answers', from: 45, to: 73, at: 59 },
] as const;

export function IdeaFigure() {
  const x = (points: number) => 110 + points * 2.3;
  return (
    <FigureFrame
      fig="Fig. 1"
      says="The idea dial of one idea, from 0 to 100: a wide range from one line, a narrower one with a number from a paragraph, the narrowest after three answers."
      caption="One line gives a lean and no number. Each answer narrows the range."
    >
      {[0, 20, 40, 60, 80, 100].map((points) => (
        <g key={points}>
          <path d={`M${x(points)} 22V172`} className="stroke-line" />
          <text x={x(points)} y="188" textAnchor="middle" className="fill-ink-soft">
            {points}
          </text>
        </g>
      ))}
      {reads.map(({ name, from, to, at }, index) => {
        const y = 40 + index * 46;
        return (
          <g key={name}>
            <text x="100" y={y + 13} textAnchor="end" className="fill-ink">
              {name}
            </text>
            <path d={`M${x(from)} ${y}H${x(to)}v16H${x(from)}z`} className="fill-wash stroke-line-strong" />
            {at === null ? null : (
              <path d={`M${x(at)} ${y - 5}v26`} className="stroke-signal" strokeWidth="3" />
            )}
          </g>
        );
      })}
    </FigureFrame>
  );
}

export function NumbersFigure() {
  return (
    <FigureFrame
      fig="Fig. 2"
      says="Twelve measured months and a forecast that fans out into a range from P10 to P90."
      caption="Dots are your months. The band is as wide as the errors were in back-tests on them."
    >
      <path d="M30 16V172H346" className="fill-none stroke-line-strong" />
      {[0, 1, 2].map((line) => (
        <path key={line} d={`M30 ${52 + line * 40}H346`} className="stroke-line" />
      ))}
      <path d="M200 106C240 88 280 62 312 32L312 138C280 122 240 112 200 106Z" className="fill-wash" />
      <path
        d="M200 106C240 88 280 62 312 32M200 106C240 112 280 122 312 138"
        className="fill-none stroke-line-strong"
      />
      <path d="M200 106C240 100 280 92 312 82" className="fill-none stroke-signal" strokeWidth="2" />
      <path
        d="M42 152L57 150 72 146 87 147 102 140 117 138 132 130 147 128 162 119 177 117 188 110 200 106"
        className="fill-none stroke-figure"
      />
      {[
        [42, 152],
        [72, 146],
        [102, 140],
        [132, 130],
        [162, 119],
        [188, 110],
      ].map(([cx, cy]) => (
        <circle key={cx} cx={cx} cy={cy} r="3" className="fill-figure" />
      ))}
      <path d="M200 20V172" className="stroke-line-strong" strokeDasharray="3 3" />
      <text x="204" y="188" className="fill-ink-soft">
        today
      </text>
      <text x="318" y="36" className="fill-ink-soft">
        P90
      </text>
      <text x="318" y="86" className="fill-signal-text">
        P50
      </text>
      <text x="318" y="142" className="fill-ink-soft">
        P10
      </text>
    </FigureFrame>
  );
}

export function NameFigure() {
  return (
    <FigureFrame
      fig="Fig. 3"
      says="The name Slipway drawn on construction lines: seven letters, two syllables."
      caption="Said aloud, spelled after hearing, measured against names that are already taken."
    >
      {[56, 76, 124, 146].map((y) => (
        <path key={y} d={`M16 ${y}H344`} className="stroke-line" />
      ))}
      <text
        x="180"
        y="124"
        textAnchor="middle"
        textLength="290"
        className="fill-none stroke-figure font-display text-[80px] font-semibold"
      >
        slipway
      </text>
      <path
        d="M36 164H158M36 160v8M158 160v8M166 164H324M166 160v8M324 160v8"
        className="fill-none stroke-signal"
      />
      <text x="97" y="182" textAnchor="middle" className="fill-signal-text">
        syllable 1
      </text>
      <text x="245" y="182" textAnchor="middle" className="fill-signal-text">
        syllable 2
      </text>
      <text x="16" y="36" className="fill-ink-soft">
        7 letters, no silent one
      </text>
    </FigureFrame>
  );
}

export function PageFigure() {
  return (
    <FigureFrame
      fig="Fig. 4"
      says="A landing page as a plan: headline, form and proof."
      caption="The editor checks contrast, headings, links and reading grade."
    >
      <path d="M70 14h170v166H70z" className="fill-sheet stroke-ink" />
      <path d="M70 32h170" className="stroke-line-strong" />
      <path d="M84 23h26M196 23h14M216 23h12" className="stroke-line-strong" strokeWidth="3" />
      <path d="M84 52h96M84 66h70" className="stroke-ink" strokeWidth="6" />
      <path d="M84 84h110M84 93h90" className="stroke-line-strong" strokeWidth="2" />
      <path d="M84 106h52v16H84z" className="fill-signal" />
      <path
        d="M84 138h42v28H84zM134 138h42v28h-42zM184 138h42v28h-42z"
        className="fill-none stroke-line-strong"
      />
      <path d="M54 14v166M50 14h8M50 180h8" className="fill-none stroke-line-strong" />
      <text x="46" y="100" textAnchor="middle" transform="rotate(-90 46 100)" className="fill-ink-soft">
        first screen
      </text>
      <path d="M188 56L262 44M138 114L262 92M228 152L262 142" className="stroke-signal" />
      <text x="266" y="48" className="fill-ink">
        one promise
      </text>
      <text x="266" y="96" className="fill-ink">
        one action
      </text>
      <text x="266" y="146" className="fill-ink">
        proof, or none
      </text>
    </FigureFrame>
  );
}

const beats = [
  { name: 'problem', seconds: 7 },
  { name: 'answer', seconds: 8 },
  { name: 'proof', seconds: 9 },
  { name: 'ask', seconds: 6 },
] as const;

export function PitchFigure() {
  const perSecond = 11;
  let start = 0;
  const bars = beats.map((beat) => {
    const from = start;
    start += beat.seconds;
    return { ...beat, from };
  });
  return (
    <FigureFrame
      fig="Fig. 5"
      says="A pitch of thirty seconds: problem 7, answer 8, proof 9, ask 6 seconds."
      caption="Thirty seconds, counted in spoken words. A claim your numbers contradict is named."
    >
      {bars.map(({ name, seconds, from }, index) => {
        const x = 16 + from * perSecond;
        const y = 34 + index * 30;
        return (
          <g key={name}>
            <path
              d={`M${x} ${y}h${seconds * perSecond}v20H${x}z`}
              className={name === 'ask' ? 'fill-signal' : 'fill-figure'}
            />
            <text
              x={index < 3 ? x + seconds * perSecond + 8 : x - 8}
              y={y + 14}
              textAnchor={index < 3 ? 'start' : 'end'}
              className="fill-ink"
            >
              {`${name} ${seconds} s`}
            </text>
          </g>
        );
      })}
      <path d="M16 168H346" className="stroke-line-strong" />
      {[0, 5, 10, 15, 20, 25, 30].map((second) => (
        <g key={second}>
          <path d={`M${16 + second * perSecond} 162v12`} className="stroke-line-strong" />
          <text x={16 + second * perSecond} y="188" textAnchor="middle" className="fill-ink-soft">
            {second}
          </text>
        </g>
      ))}
    </FigureFrame>
  );
}
