import '../../../lib/float-panel.css';
import { useId, useLayoutEffect, useRef } from 'react';
import { placePanel } from '../../../lib/place-panel.ts';
import { EvidenceContent, type EvidenceProps } from './content.tsx';

/** Where the sheet leaves no column for it, in the browser's top layer: in a wide window over the brief, else over the sheet. Escape and a press elsewhere close it, focus goes back to its mark. */
export function EvidencePanel({ trail, anchor, onTrail, onClose }: EvidenceProps) {
  const ref = useRef<HTMLDivElement>(null);
  const headingId = useId();
  // Shown once per mark; going deeper only changes what is inside.
  useLayoutEffect(() => {
    const panel = ref.current;
    if (!panel) return;
    panel.hidePopover();
    panel.showPopover();
    placePanel(panel, anchor, anchor.closest('.sheet-frame'));
    panel.focus({ preventScroll: true });
  }, [anchor]);
  return (
    <div
      ref={ref}
      popover="auto"
      role="dialog"
      aria-labelledby={headingId}
      tabIndex={-1}
      className="float-panel"
      onToggle={(event) => {
        if (event.newState === 'closed') onClose();
      }}
    >
      <EvidenceContent
        trail={trail}
        headingId={headingId}
        panel={ref}
        onTrail={onTrail}
        onClose={() => {
          ref.current?.hidePopover();
          onClose();
        }}
      />
    </div>
  );
}
