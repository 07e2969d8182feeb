/** Of a figure that no expression can say: found by a search or a simulation. */
export const foundBy = (formula: string, ...inputs: readonly string[]) =>
  ({ kind: 'derived', formula, inputs }) as const;
