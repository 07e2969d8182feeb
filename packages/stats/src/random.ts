/** Uniform in [0, 1). */
export type Random = () => number;

const warmUpRounds = 15;
const two32 = 4_294_967_296;

/**
 * sfc32 (Chris Doty-Humphrey, PractRand): 128 bits of state, whole-number steps only, so the same seed gives the same
 * numbers on every machine.
 */
export function makeRandom(seed: number): Random {
  let a = 0;
  let b = seed | 0;
  let c = Math.floor(seed / two32) | 0;
  let counter = 1;
  const next = (): number => {
    const out = (((a + b) | 0) + counter) | 0;
    counter = (counter + 1) | 0;
    a = b ^ (b >>> 9);
    b = (c + (c << 3)) | 0;
    c = (((c << 21) | (c >>> 11)) + out) | 0;
    return (out >>> 0) / two32;
  };
  for (let round = 0; round < warmUpRounds; round++) next();
  return next;
}
