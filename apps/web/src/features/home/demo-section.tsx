import { firstRead } from '@slipway/tools/score-your-idea/first-read';
import { cx } from '@slipway/ui';
import { useId, useState } from 'react';
import { ScoreSheet } from './score-sheet.tsx';
import { Section } from './section.tsx';

/** One idea, four Fridays: the same sentence with more evidence in it each time. */
const weeks = [
  {
    name: 'Week 1',
    adds: 'a hunch',
    text: 'An app that helps small bakeries sell what is left in the evening.',
  },
  {
    name: 'Week 2',
    adds: 'the problem in figures',
    text: 'Small bakeries in Lyon throw away about €40 of bread every day and post leftovers on Facebook by hand. An app sells the evening basket to neighbours and keeps €1 of each.',
  },
  {
    name: 'Week 4',
    adds: '16 interviews',
    text: 'Small bakeries in Lyon throw away about €40 of bread every day and post leftovers on Facebook by hand. An app sells the evening basket to neighbours and keeps €1 of each. I interviewed 16 bakers, and I was one for 9 years.',
  },
  {
    name: 'Week 8',
    adds: '5 paying bakeries',
    text: 'Small bakeries in Lyon throw away about €40 of bread every day and post leftovers on Facebook by hand. An app sells the evening basket to neighbours and keeps €1 of each. I interviewed 16 bakers, and I was one for 9 years. 5 bakeries pay for it today, found through the bakers’ guild. Unlike the surprise bags of Too Good To Go, neighbours choose what is still on the shelf.',
  },
] as const;

export function DemoSection() {
  const [chosen, setChosen] = useState(0);
  const name = useId();
  const week = weeks[chosen] ?? weeks[0];
  return (
    <Section
      id="demo"
      fig="Fig. 5"
      title="One idea, four Fridays"
      lead="The same reader as at the top of this page, on an idea that grows up. Watch what moves the hull: figures narrow the range, and only evidence lifts the block."
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
                  name={name}
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
        <ScoreSheet read={firstRead(week.text)} title={week.name} />
      </div>
    </Section>
  );
}
