import { cx } from '@slipway/ui';
import type { LucideIcon } from 'lucide-react';

interface IconButtonProps {
  readonly label: string;
  readonly icon: LucideIcon;
  readonly onPress: () => void;
  readonly isPressed?: boolean;
  readonly isOff?: boolean;
}

export function IconButton({ label, icon: Icon, onPress, isPressed, isOff }: IconButtonProps) {
  return (
    <button
      type="button"
      aria-label={label}
      title={label}
      aria-pressed={isPressed}
      disabled={isOff}
      onClick={onPress}
      className={cx('editor-icon', isPressed && 'bg-wash')}
    >
      <Icon size={18} aria-hidden="true" />
    </button>
  );
}
