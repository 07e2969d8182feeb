import type { Calculator } from '@slipway/blog';
import { type ComponentType, lazy, Suspense } from 'react';
import { calculators } from './calculators/index.ts';

const placeId = (tool: string) => `calculator-${tool}`;
const views = new Map<string, ComponentType<{ readonly given: Calculator }>>();

/** The HTML stands there; the engine behind it comes when the reader does. */
export function LateCalculator({ given }: { readonly given: Calculator }) {
  const View = findView(given.tool);
  return (
    <div id={placeId(given.tool)} className="calculator-place">
      <Suspense>
        <View given={given} />
      </Suspense>
    </div>
  );
}

function findView(tool: string): ComponentType<{ readonly given: Calculator }> {
  const known = views.get(tool);
  if (known) return known;
  const view = lazy(async () => {
    const load = calculators[tool];
    if (load === undefined) throw new Error(`There is no calculator named ${tool}.`);
    await whenNear(placeId(tool));
    const [{ calculator }, { CalculatorBox }] = await Promise.all([load(), import('./calculator-box.tsx')]);
    return {
      default: ({ given }: { readonly given: Calculator }) => (
        <CalculatorBox spec={calculator} given={given} />
      ),
    };
  });
  views.set(tool, view);
  return view;
}

/** At once where it is not drawn yet: then the reader came from another page, and waits for it. */
function whenNear(id: string): Promise<void> {
  const place = typeof document === 'undefined' ? null : document.getElementById(id);
  if (place === null || place.childElementCount === 0) return Promise.resolve();
  return new Promise((resolve) => {
    const watcher = new IntersectionObserver(
      (entries) => {
        if (!entries.some((entry) => entry.isIntersecting)) return;
        watcher.disconnect();
        resolve();
      },
      { rootMargin: '200px' },
    );
    watcher.observe(place);
  });
}
