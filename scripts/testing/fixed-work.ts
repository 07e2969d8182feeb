import { parentPort } from 'node:worker_threads';

/** What tests do most, text, objects and sorting, in an amount that must not change: pace.ts knows how long it takes. */
export function doFixedWork(): number {
  const rows = Array.from({ length: 20_000 }, (_, at) => ({
    place: (at * 7919) % 20_011,
    name: `row ${at}`,
  }));
  let sum = 0;
  for (let round = 0; round < 12; round += 1) {
    const copy = JSON.parse(JSON.stringify(rows)) as typeof rows;
    copy.sort((one, other) => one.place - other.place);
    sum += copy[round]?.place ?? 0;
  }
  return sum;
}

// Once for the compiler, once for the clock.
if (parentPort !== null) {
  doFixedWork();
  const began = performance.now();
  doFixedWork();
  parentPort.postMessage(performance.now() - began);
}
