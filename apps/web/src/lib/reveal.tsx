import { type ComponentProps, useEffect, useRef } from 'react';
import { reveal } from './constants.ts';
import { isDesktop, prefersReducedMotion } from './scroll.ts';

/** Starts just below the fold: nothing is ever hidden while it waits, on paper and without script neither. */
const startMargin = '0px 0px 24px 0px';

/** Slides its content in once as it comes into view: desktop only, and never with reduced motion. */
export function Reveal(props: ComponentProps<'div'>) {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const element = box.current;
    if (!element || !isDesktop() || prefersReducedMotion()) return;
    if (element.getBoundingClientRect().top < window.innerHeight) return;
    const watcher = new IntersectionObserver(
      (entries) => {
        if (!entries.some((entry) => entry.isIntersecting)) return;
        watcher.disconnect();
        element.animate(
          [
            { opacity: 0, transform: 'translateY(24px)' },
            { opacity: 1, transform: 'none' },
          ],
          { duration: reveal.durationMs, easing: 'ease-out' },
        );
      },
      { rootMargin: startMargin },
    );
    watcher.observe(element);
    return () => watcher.disconnect();
  }, []);
  return <div {...props} ref={box} />;
}
