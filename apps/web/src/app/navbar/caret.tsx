export function Caret() {
  return (
    <svg
      width="10"
      height="10"
      viewBox="0 0 10 10"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.5"
      aria-hidden="true"
      className="caret"
    >
      <path d="M1.5 3.5 5 7l3.5-3.5" />
    </svg>
  );
}
