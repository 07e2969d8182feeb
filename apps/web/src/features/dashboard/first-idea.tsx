import { SmallHull } from '../../lib/hull/small-hull.tsx';
import { stations } from '../../lib/stations.ts';

const says: Readonly<Record<(typeof stations)[number]['id'], string>> = {
  idea: 'a score with its range, and the strongest reason to stop',
  numbers: 'the market in dollars, the runway in months',
  name: 'names whose domain is free, and a brand that is measured',
  page: 'a page that counts who signs up',
  pitch: 'a deck drawn from your own figures',
};

/** Where no idea is yet: the empty frames, and what each of them will hold. */
export function FirstIdea() {
  return (
    <div className="first-idea">
      <div className="idea-hull">
        <SmallHull
          states={stations.map(() => 'open')}
          says={`An empty hull on its slipway: ${stations.map(({ name }) => name).join(', ')}.`}
        />
      </div>
      <ol className="min-w-0">
        {stations.map(({ id, name }, at) => (
          <li key={id} className="flex gap-3 py-0.5">
            <span className="fig-label w-24 shrink-0 pt-1">
              {at + 1} {name}
            </span>
            <span className="text-ink-soft">{says[id]}</span>
          </li>
        ))}
      </ol>
    </div>
  );
}
