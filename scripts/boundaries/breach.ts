export interface Breach {
  readonly file: string;
  readonly line: number;
  readonly rule: string;
  readonly problem: string;
  readonly instead: string;
}
