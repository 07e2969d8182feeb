/** Nobody foretells a dollar: what is projected is said in three digits, what was counted as it was. */
export const aboutOf = (value: number): number => Number(value.toPrecision(3));
