interface Paced {
  call(): void;
  stop(): void;
}

/** At once, then at most once in `everyMs`; calls in between become one at the end, so that none is lost. */
export function paced(work: () => void, everyMs: number): Paced {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let wanted = false;
  const run = (): void => {
    wanted = false;
    timer = setTimeout(() => {
      timer = undefined;
      if (wanted) run();
    }, everyMs);
    work();
  };
  return {
    call() {
      if (timer === undefined) run();
      else wanted = true;
    },
    stop: () => clearTimeout(timer),
  };
}
