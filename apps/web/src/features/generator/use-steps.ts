import { useEffect, useState } from 'react';

const stepMs = 180;

/** Counts to `last`, one after another, so that the eye can follow; at once for who wants no motion. */
export function useSteps(last: number): number {
  const [step, setStep] = useState(0);
  useEffect(() => {
    if (step >= last) return;
    const isStill = matchMedia('(prefers-reduced-motion: reduce)').matches;
    const timer = setTimeout(() => setStep(isStill ? last : step + 1), isStill ? 0 : stepMs);
    return () => clearTimeout(timer);
  }, [step, last]);
  return Math.min(step, last);
}
