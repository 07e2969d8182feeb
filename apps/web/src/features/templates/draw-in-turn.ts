const waiting: (() => void)[] = [];
let isDrawing = false;

/** Draws when the browser has time, one at a time: sixteen pages at once would hold up every key and scroll. Answers with a way out. */
export function drawInTurn(draw: () => void): () => void {
  waiting.push(draw);
  if (!isDrawing) {
    isDrawing = true;
    whenIdle(drawNext);
  }
  return () => {
    const at = waiting.indexOf(draw);
    if (at >= 0) waiting.splice(at, 1);
  };
}

function drawNext(): void {
  const draw = waiting.shift();
  if (draw === undefined) {
    isDrawing = false;
    return;
  }
  draw();
  whenIdle(drawNext);
}

function whenIdle(work: () => void): void {
  if (typeof requestIdleCallback === 'function') requestIdleCallback(() => work(), { timeout: 400 });
  else setTimeout(work, 32);
}
