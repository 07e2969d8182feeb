/** In the shape of what comes: title, title block, answer, figure, rows. */
export function SheetSkeleton({ label }: { readonly label: string }) {
  return (
    <div role="status" aria-label={label} className="border border-line bg-sheet p-4 sm:p-6">
      <div className="grid gap-5 border-b-2 border-line pb-6">
        <div className="grid gap-2">
          <span className="skeleton h-7 w-3/5" />
          <span className="skeleton h-7 w-2/5" />
        </div>
        <span className="skeleton h-13" />
      </div>
      <div className="grid gap-6 pt-8">
        <div className="grid gap-2 pl-10">
          <span className="skeleton h-6" />
          <span className="skeleton h-6 w-4/5" />
        </div>
        <div className="grid gap-2">
          <span className="skeleton h-5" />
          <span className="skeleton h-5 w-11/12" />
          <span className="skeleton h-5 w-2/3" />
        </div>
        <span className="skeleton mt-4 h-32" />
        <div className="grid gap-3">
          {[92, 74, 81, 58, 66].map((width) => (
            <span key={width} className="skeleton h-5" style={{ width: `${width}%` }} />
          ))}
        </div>
      </div>
    </div>
  );
}
