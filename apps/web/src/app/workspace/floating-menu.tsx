import { cx } from '@slipway/ui';
import { type ReactNode, useRef } from 'react';
import { placePanel } from '../../lib/place-panel.ts';
import { useMenu } from '../navbar/use-menu.ts';

interface FloatingMenuProps {
  readonly id: string;
  /** What the button says. */
  readonly face: ReactNode;
  readonly label?: string;
  readonly className: string;
  readonly isHere?: boolean;
  readonly panelClass?: string;
  readonly children: ReactNode;
}

/** A button in the workspace bar, and the panel that opens under it. */
export function FloatingMenu(props: FloatingMenuProps) {
  const button = useRef<HTMLButtonElement>(null);
  const menu = useMenu(props.id, 1, (panel) => {
    if (button.current) placePanel(panel, button.current);
  });
  return (
    <>
      <button
        ref={button}
        type="button"
        {...menu.button}
        aria-label={props.label}
        aria-current={props.isHere ? 'true' : undefined}
        className={props.className}
      >
        {props.face}
      </button>
      <div {...menu.panel} className={cx('workspace-panel p-2', props.panelClass)}>
        {props.children}
      </div>
    </>
  );
}
