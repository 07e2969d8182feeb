/** As fields are named; anything else names no fact, and a NUL would be PostgreSQL's error instead of our answer. */
export function isFactName(name: string): boolean {
  return /^[A-Za-z]\w{0,63}$/u.test(name);
}
