/** Beside the name of a tool that is not built yet; nothing beside the others. */
export function ComingMark({ tool }: { readonly tool: { readonly isBuilt: boolean } }) {
  if (tool.isBuilt) return null;
  return (
    <>
      {' '}
      <span className="inline-block rounded-[3px] border border-dashed border-line-strong px-1.5 align-[0.08em] font-mono text-[0.8125rem] leading-5 font-normal tracking-normal text-ink-soft">
        coming
      </span>
    </>
  );
}
