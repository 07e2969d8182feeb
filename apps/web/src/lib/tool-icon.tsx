/** Where no tool is known any more: a level line rather than a hole. */
const plainMark = 'M3 12h18M8 16h8M12 8v4';

interface ToolIconProps {
  readonly path?: string | undefined;
  readonly size?: number;
}

/** A tool's drawing, on a 24 px sheet with one pen. */
export function ToolIcon({ path = plainMark, size = 20 }: ToolIconProps) {
  return (
    <svg
      width={size}
      height={size}
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.5"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
    >
      <path d={path} />
    </svg>
  );
}
