/** The shape of the sheet that comes: margin on the left, the first part on the right. */
export function ProfileSkeleton() {
  return (
    <div
      role="status"
      aria-label="Loading your profile"
      className="grid gap-x-10 gap-y-5 border-t border-line py-9 md:grid-cols-[15rem_minmax(0,1fr)]"
    >
      <div className="grid content-start gap-2.5">
        <span className="skeleton h-3.5 w-14" />
        <span className="skeleton h-6 w-24" />
        <span className="skeleton h-4 w-48" />
      </div>
      <div className="grid max-w-xl gap-6">
        <div className="flex gap-5">
          <span className="skeleton size-24" />
          <div className="grid content-start gap-3">
            <span className="skeleton h-4 w-12" />
            <span className="skeleton h-9 w-64 max-w-full" />
          </div>
        </div>
        <div className="grid gap-2">
          <span className="skeleton h-4 w-12" />
          <span className="skeleton h-11 w-full" />
        </div>
        <span className="skeleton h-11 w-32" />
      </div>
    </div>
  );
}
