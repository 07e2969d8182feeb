import { cx } from '@slipway/ui';
import { useId, useSyncExternalStore } from 'react';
import { Tooltip } from '../../lib/tooltip.tsx';
import { chooseTheme, currentTheme, subscribeTheme, type Theme, themes } from './theme.ts';

const labels: Record<Theme, string> = { system: 'Auto', light: 'Light', dark: 'Dark' };
const tips: Record<Theme, string> = {
  system: 'Follow the system',
  light: 'Always light',
  dark: 'Always dark',
};
const drawings: Record<Theme, string> = {
  system: 'M8 2a6 6 0 1 0 0 12A6 6 0 0 0 8 2M8 2v12M10 3v10M12 4.5v7',
  light:
    'M8 5a3 3 0 1 0 0 6 3 3 0 0 0 0-6M8 1v1.5M8 13.5V15M1 8h1.5M13.5 8H15M3 3l1 1M12 12l1 1M13 3l-1 1M4 12l-1 1',
  dark: 'M13.5 9.5A6 6 0 0 1 6.5 2.5a6 6 0 1 0 7 7',
};

/** Three positions of one lever: follow the system, light, dark. */
export function ThemeSwitch({ onHull = false }: { readonly onHull?: boolean }) {
  const name = useId();
  const theme = useSyncExternalStore(subscribeTheme, currentTheme, () => 'system' as const);
  return (
    <fieldset
      className={cx(
        'inline-flex rounded-control border',
        onHull ? 'border-hull-line text-on-hull-soft' : 'border-line text-ink-soft',
      )}
    >
      <legend className="sr-only">Colour theme</legend>
      {themes.map((option) => (
        <Tooltip key={option} text={tips[option]} side={onHull ? 'above' : 'below'}>
          {(described) => (
            <label
              className={cx(
                'grid size-9 cursor-pointer place-items-center rounded-control has-focus-visible:outline-2 has-focus-visible:outline-offset-1',
                onHull
                  ? 'outline-focus-on-hull hover:text-on-hull has-checked:bg-hull-line has-checked:text-on-hull'
                  : 'outline-focus hover:text-ink has-checked:bg-wash has-checked:text-ink',
              )}
            >
              <input
                {...described}
                type="radio"
                name={name}
                value={option}
                checked={theme === option}
                onChange={() => chooseTheme(option)}
                className="sr-only"
              />
              <svg
                width="16"
                height="16"
                viewBox="0 0 16 16"
                fill="none"
                stroke="currentColor"
                strokeWidth="1.3"
                strokeLinecap="round"
                aria-hidden="true"
              >
                <path d={drawings[option]} />
              </svg>
              <span className="sr-only">{labels[option]}</span>
            </label>
          )}
        </Tooltip>
      ))}
    </fieldset>
  );
}
