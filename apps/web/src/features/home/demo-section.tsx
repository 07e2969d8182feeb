import reads from 'virtual:opening-reads/weeks';
import { cx } from '@slipway/ui';
import { useState } from 'react';
import { useEarly } from '../../lib/use-early.ts';
import { weeks } from './demo-weeks.ts';
import { ScoreSheet } from './score-sheet.tsx';
import { Section } from './section.tsx';

const groupName = 'demo-week';

function findChosenWeek(): number | undefined {
  const index = [...document.getElementsByName(groupName)].findIndex(
    (radio) => radio instanceof HTMLInputElement && radio.checked,
  );
  return index > 0 ? index : undefined;
}

export function DemoSection() {
  const [chosen, setChosen] = useState(0);
  useEarly(findChosenWeek, setChosen);
  const week = weeks[chosen] ?? weeks[0];
  return (
    <Section
      id="demo"
      fig="Fig. 5"
      title="One idea, four Fridays"
      lead="The reader from the top of this page, on one idea in four weeks. Only evidence moves the hull towards the water."
      className="[--calm:1440px] lg:[--calm:1070px]"
    >
      <div className="grid items-start gap-x-10 gap-y-6 lg:grid-cols-[minmax(0,4fr)_minmax(0,6fr)]">
        <div className="grid gap-6">
          <fieldset className="grid">
            <legend className="sr-only">Which week to read</legend>
            {weeks.map((option, index) => (
              <label
                key={option.name}
                className={cx(
                  'flex cursor-pointer items-baseline gap-3 border-t border-line py-3 last-of-type:border-b has-focus-visible:outline-2 has-focus-visible:outline-focus',
                  index === chosen ? 'font-semibold' : 'text-ink-soft hover:text-ink',
                )}
              >
                <input
                  type="radio"
                  name={groupName}
                  checked={index === chosen}
                  onChange={() => setChosen(index)}
                  className="translate-y-0.5 accent-signal"
                />
                <span className="w-16 font-mono text-sm">{option.name}</span>
                <span>{option.adds}</span>
              </label>
            ))}
          </fieldset>
          <blockquote className="border-l-2 border-line-strong pl-4 text-lg">{week.text}</blockquote>
        </div>
        <ScoreSheet result={reads[chosen] ?? reads[0]} title={week.name} />
      </div>
    </Section>
  );
}
