interface LockedPackage {
  readonly version?: string;
  readonly integrity?: string;
  readonly optional?: boolean;
  readonly link?: boolean;
}
type Packages = Readonly<Record<string, LockedPackage>>;

export function ensureInstalled(root: string): Promise<void>;
export function differences(locked: Packages, installed: Packages): string[];
export function causeIn(log: string): string;
