import type { Figure, Source } from '@slipway/core';

interface Collector<T> {
  /** Answers the id, to be named where it is used. Adding the same thing twice is fine; two things under one id throw. */
  add(item: T): string;
  has(id: string): boolean;
  readonly all: Readonly<Record<string, T>>;
}

export function collectFigures(): Collector<Figure> {
  const figures = collect<Figure>('figure');
  return { ...figures, add: (figure) => figures.add(withoutSignedZero(figure)) };
}

/** What rounds to nothing has no sign: JSON would drop it, and a kept report would differ from the one that was made. */
function withoutSignedZero(figure: Figure): Figure {
  return Object.is(figure.value, -0) ? { ...figure, value: 0 } : figure;
}

export function collectSources(): Collector<Source> {
  return collect('source');
}

function collect<T extends { readonly id: string }>(what: string): Collector<T> {
  const all: Record<string, T> = {};
  return {
    all,
    has: (id) => Object.hasOwn(all, id),
    add(item) {
      const known = Object.hasOwn(all, item.id) ? all[item.id] : undefined;
      if (known !== undefined && JSON.stringify(known) !== JSON.stringify(item))
        throw new Error(`Two different ${what}s are called ${item.id}.`);
      if (known === undefined) all[item.id] = item;
      return item.id;
    },
  };
}
