/** An idea as a founder would type it into the form; the region only where they would also choose one. */
export interface ToldIdea {
  readonly idea: string;
  readonly region?: string;
}
