export function withLock<T>(root: string, name: string, work: () => Promise<T>): Promise<T>;
