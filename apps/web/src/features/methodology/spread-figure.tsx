import type { MethodologyOverview } from '../../api/methodology.ts';
import { nameRegion } from './words.ts';

type Spread = NonNullable<MethodologyOverview['spread']>;

/** Each publisher on a line of their own, on one scale from nothing. */
export function SpreadFigure({ spread }: { readonly spread: Spread }) {
  const { members } = spread;
  const end = Math.max(...members.map(({ value }) => value)) * 1.04;
  const at = (value: number) => `${(value / end) * 100}%`;
  const low = members[0];
  const high = members.at(-1);
  return (
    <div className="grid gap-5">
      <ul className="grid gap-5">
        {members.map((member) => (
          <li key={member.id} className="grid gap-1.5">
            <p className="flex flex-wrap items-baseline justify-between gap-x-6">
              <span className="font-medium">{member.publisher}</span>
              <span className="text-sm text-ink-soft">
                {member.year}, {nameRegion(member.region)}, {member.confidence}
              </span>
            </p>
            <div aria-hidden="true" className="meth-line">
              <span className="meth-reach" style={{ width: at(member.value) }} />
              <span className="meth-mark" style={{ left: at(member.value) }} />
            </div>
            <p>{member.says}</p>
          </li>
        ))}
      </ul>
      {low && high ? (
        <div aria-hidden="true" className="meth-line">
          <span className="meth-gap" style={{ left: at(low.value), right: `calc(100% - ${at(high.value)})` }}>
            <span className="meth-gap-name">
              {low.figure} to {high.figure}
            </span>
          </span>
        </div>
      ) : null}
    </div>
  );
}
