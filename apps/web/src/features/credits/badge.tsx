import './credits.css';
import { badgeOf, badgeTooltip, type CreditLevel, dailyCredits } from '@slipway/credits';
import { cx } from '@slipway/ui';
import { type ReactNode, useRef, useState } from 'react';
import { Tooltip } from '../../lib/tooltip.tsx';
import { useNewPlace } from '../../lib/use-new-place.ts';
import { CreditsPanel, type PanelExtras } from './credits-panel.tsx';
import { Gauge } from './gauge.tsx';
import { Mark } from './mark.tsx';
import { useCredits } from './use-credits.ts';

const textInks: Record<CreditLevel, string> = {
  loading: 'text-ink-soft',
  green: 'text-green-text',
  yellow: 'text-yellow-text',
  red: 'text-red-text',
  teal: 'text-tide-text',
};
const panelId = 'credit-panel';
const boxClass =
  'relative inline-flex h-11 items-center gap-2 rounded-control border border-line-strong bg-sheet px-2.5 text-sm font-semibold md:h-9';

const facts: ReactNode = badgeTooltip.map((fact) => (
  <span key={fact} className="block">
    {fact}
  </span>
));

/** The place and size of the badge before the balance is known. */
export function BadgePlaceholder() {
  return (
    <span role="status" aria-label="Credits are loading" className={cx(boxClass, 'text-ink-soft')}>
      <span aria-hidden="true">…</span>
      <Gauge left={0} level="loading" />
    </span>
  );
}

interface CreditBadgeProps extends PanelExtras {
  readonly uid: string;
  readonly onSessionLost: () => void;
}

/** The navbar's credit badge (specification, section 2); a press opens the panel behind it. */
export function CreditBadge({ uid, onSessionLost, ...extras }: CreditBadgeProps) {
  const credits = useCredits(uid, onSessionLost);
  const panel = useRef<HTMLDivElement>(null);
  const [open, setOpen] = useState(false);
  useNewPlace(() => panel.current?.hidePopover());

  const { record, failed } = credits;
  if (!record && !failed) return <BadgePlaceholder />;
  const badge = badgeOf({
    status: record ? 'ready' : 'loading',
    credits: record?.credits ?? 0,
    unlimited: record?.unlimited ?? false,
  });
  const label = failed ? 'Credits could not be loaded' : badge.label;
  return (
    <>
      <Tooltip text={facts}>
        {(described) => (
          <button
            type="button"
            {...described}
            popoverTarget={panelId}
            aria-expanded={open}
            aria-controls={panelId}
            aria-label={label}
            data-level={badge.level}
            data-pulse={badge.pulse}
            className={cx(boxClass, 'credit-badge hover:border-ink', textInks[badge.level])}
          >
            <span className="tabular">{failed ? '?' : badge.text}</span>
            {badge.level === 'teal' ? null : (
              <Gauge left={Math.min(record?.credits ?? 0, dailyCredits)} level={badge.level} />
            )}
            {badge.dot === 'none' ? null : <Mark kind={badge.dot} />}
          </button>
        )}
      </Tooltip>
      <div
        ref={panel}
        id={panelId}
        popover="auto"
        role="dialog"
        aria-label="Your credits"
        onToggle={(event) => setOpen(event.newState === 'open')}
        className="menu-panel menu-panel-end credit-panel"
      >
        {open ? <CreditsPanel credits={credits} {...extras} /> : null}
      </div>
    </>
  );
}
