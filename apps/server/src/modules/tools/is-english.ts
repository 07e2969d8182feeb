let loading: Promise<(word: string) => boolean> | null = null;

/** The dictionary takes a moment to load: once, when a model is first asked. */
export function isEnglish(): Promise<(word: string) => boolean> {
  loading ??= import('@slipway/analyst/english').then(({ makeEnglishTest }) => makeEnglishTest());
  return loading;
}
