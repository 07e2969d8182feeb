import { LadderFigure } from './ladder-figure.tsx';
import { MarketFigure } from './market-figure.tsx';
import { Section } from './section.tsx';

const promises = [
  [
    'The engine answers, the model adds',
    'Scores, sizes and verdicts come from fixed formulas. Same answers twice, same result to the byte. A model may add a view of its own, marked as not checked, without a figure of its own.',
  ],
  [
    'No key, no network',
    'Every tool answers on a laptop with the cable pulled. What could not be looked up, such as a free domain, is marked as not checked.',
  ],
  [
    'Ranges, not false precision',
    'An answer you leave out widens the range. It never becomes a polite five out of ten.',
  ],
  [
    'Nothing padded',
    'Facts about a named company are stored word for word, with publisher and year. Where we know little, the sheet is short.',
  ],
] as const;

export function FeaturesSection() {
  return (
    <Section
      id="features"
      fig="Fig. 1"
      title="Every claim opens. Try these."
      lead="Press any line of this sheet to see where it comes from. Move the price, and the sheet follows."
      className="[--calm:2030px] lg:[--calm:1360px]"
    >
      <MarketFigure />
      <div className="grid gap-x-12 gap-y-10 lg:grid-cols-[minmax(0,6fr)_minmax(0,5fr)]">
        <LadderFigure />
        <dl className="grid content-start gap-6">
          {promises.map(([name, meaning]) => (
            <div key={name} className="grid gap-1">
              <dt className="font-display text-lg font-semibold">{name}</dt>
              <dd className="text-ink-soft">{meaning}</dd>
            </div>
          ))}
        </dl>
      </div>
    </Section>
  );
}
