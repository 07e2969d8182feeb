/** Said wherever money is spoken of and none moves. */
export function TestMode({ className = '' }: { readonly className?: string }) {
  return (
    <p className={`border-l-2 border-brass bg-wash px-4 py-3 text-sm ${className}`}>
      <strong className="font-mono font-semibold">TEST MODE</strong>: this server has no payment keys. The
      checkout is a stand-in, no card is asked for, and no money moves.
    </p>
  );
}
