type Row = Readonly<Record<string, unknown>>;

export function textIn(data: Row, name: string): string {
  const found = data[name];
  return typeof found === 'string' ? found : '';
}

export function rowsIn(data: Row, name: string): readonly Row[] {
  const found = data[name];
  return Array.isArray(found) ? (found as readonly Row[]) : [];
}
