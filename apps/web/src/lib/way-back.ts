const key = 'slipway:way-back';

/** Where a run was refused for want of credits: whoever pays or starts the trial is led back there. Of this tab only. */
export function keepWayBack(path: string): void {
  try {
    sessionStorage.setItem(key, path);
  } catch {
    // Storage is switched off: the person finds the tool again without us.
  }
}

export function findWayBack(): string | null {
  try {
    const path = sessionStorage.getItem(key);
    return path?.startsWith('/') && !path.startsWith('//') ? path : null;
  } catch {
    return null;
  }
}

/** Whoever stands at a tool again has arrived. */
export function dropWayBack(): void {
  try {
    sessionStorage.removeItem(key);
  } catch {
    // Then there was nothing to drop.
  }
}
