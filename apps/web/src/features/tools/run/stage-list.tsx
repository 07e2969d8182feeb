/** What has been done, and what is being done now. As tall as the line that takes its place, so that nothing jumps. */
export function StageList({ stages }: { readonly stages: readonly string[] }) {
  const shown = stages.length > 0 ? stages : ['Sending the brief'];
  return (
    <ol className="no-print flex min-h-13.5 flex-wrap items-center gap-x-5 gap-y-1 border-y border-line py-2 text-sm text-ink-soft">
      {shown.map((stage, at) => {
        const isNow = at === shown.length - 1;
        return (
          <li key={stage} aria-current={isNow ? 'step' : undefined} className={isNow ? 'text-ink' : ''}>
            <span aria-hidden="true" className="mr-1.5">
              {isNow ? '○' : '●'}
            </span>
            {stage}
          </li>
        );
      })}
    </ol>
  );
}
