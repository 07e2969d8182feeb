import type { Knowledge } from './knowledge.ts';

/**
 * Reads every fact into memory. The data modules are imported here only, so that nobody pays for them who does not ask.
 * Keep the answer: the server loads it once when it starts.
 */
export async function loadKnowledge(): Promise<Knowledge> {
  const [{ verticals }, { buyers }, { countries }, { benchmarks }, { segments }, { fields }, { twins }] =
    await Promise.all([
      import('./verticals/verticals.gen.ts'),
      import('./buyers/index.ts'),
      import('./countries/index.ts'),
      import('./benchmarks/index.ts'),
      import('./segments.ts'),
      import('./niches/niches.gen.ts'),
      import('./twins.ts'),
    ]);
  return {
    verticals,
    buyers,
    countries,
    benchmarks,
    segments,
    niches: fields.flatMap(({ niches }) => niches),
    fieldFacts: fields.flatMap(({ facts }) => facts),
    wordings: fields.flatMap(({ wordings }) => wordings),
    twins,
    jobs: fields.flatMap(({ jobs }) => jobs),
  };
}
