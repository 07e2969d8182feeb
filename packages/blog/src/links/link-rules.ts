/** The three data files of `content/blog-links`, each the one place for what it says. */
export interface LinkRules {
  /** Id in an old `/tools/<id>` link → route. */
  readonly legacyTools: Readonly<Record<string, string>>;
  /** Address that is known to be broken → the one to use. */
  readonly knownBroken: Readonly<Record<string, string>>;
  /** Any other host gives a warning. */
  readonly knownHosts: readonly string[];
}
