import { useEffect, useEffectEvent, useId, useLayoutEffect, useRef } from 'react';
import { EvidenceContent, type EvidenceProps } from './content.tsx';

/** Beside the sheet, where it covers nothing. Escape closes it, and the focus goes back to its mark. */
export function EvidenceSide({ trail, anchor, onTrail, onClose }: EvidenceProps) {
  const ref = useRef<HTMLDivElement>(null);
  const headingId = useId();
  useLayoutEffect(() => {
    ref.current?.focus({ preventScroll: true });
    anchor.dataset.open = '';
    return () => {
      delete anchor.dataset.open;
    };
  }, [anchor]);
  const close = () => {
    // Only who was in it is brought back: whoever reads on stays where they are.
    const hadFocus =
      ref.current?.contains(document.activeElement) || document.activeElement === document.body;
    onClose();
    if (hadFocus) anchor.focus({ preventScroll: true });
  };
  const closeByKey = useEffectEvent((event: KeyboardEvent) => {
    // A dialog over the page is closed before what lies under it.
    if (event.key !== 'Escape' || event.defaultPrevented) return;
    if (document.querySelector('dialog[open], [popover]:popover-open')) return;
    close();
  });
  useEffect(() => {
    const listen = (event: KeyboardEvent) => closeByKey(event);
    document.addEventListener('keydown', listen);
    return () => document.removeEventListener('keydown', listen);
  }, []);
  return (
    <div ref={ref} role="dialog" aria-labelledby={headingId} tabIndex={-1} className="evidence-card">
      <EvidenceContent trail={trail} headingId={headingId} panel={ref} onTrail={onTrail} onClose={close} />
    </div>
  );
}
