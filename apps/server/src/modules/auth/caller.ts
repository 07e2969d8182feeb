/** Who calls, as the use cases need it: the address for limits, the headers for cookies and the session list. */
export interface Caller {
  readonly ip: string;
  readonly headers: Headers;
}
