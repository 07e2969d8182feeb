const premiumEvent = 'premium-status-changed';

declare global {
  interface Window {
    /** What the server last said about premium (specification, section 4). Display only: it opens nothing. */
    isPremium?: boolean;
  }
}

/** Sets the window's flag, and fires the event when it changes. Also puts a flag right that was edited by hand. */
export function writePremiumFlag(target: Window, isPremium: boolean): void {
  const before = target.isPremium === true;
  target.isPremium = isPremium;
  if (before !== isPremium) target.dispatchEvent(new CustomEvent(premiumEvent, { detail: { isPremium } }));
}

/** Runs whenever the event fires, whoever fired it: a reason to ask the server, and no more. */
export function onPremiumEvent(target: Window, work: () => void): () => void {
  target.addEventListener(premiumEvent, work);
  return () => target.removeEventListener(premiumEvent, work);
}
