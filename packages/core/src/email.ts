/** 254 is the longest address SMTP can carry (RFC 5321, 4.5.3.1.3). */
const longestEmail = 254;
/** Control characters and lone surrogates (`\p{Cc}`, `\p{Cs}`) cannot be stored as text. */
const shape =
  /^[^\s\p{Cc}\p{Cs}@"(),:;<>[\]\\]+@(?:[\p{L}\p{N}](?:[\p{L}\p{N}-]*[\p{L}\p{N}])?\.)+[\p{L}]{2,}$/u;

export function isEmail(value: string): boolean {
  if (value.length > longestEmail || !shape.test(value)) return false;
  const local = value.slice(0, value.lastIndexOf('@'));
  return local.length <= 64 && !local.startsWith('.') && !local.endsWith('.') && !local.includes('..');
}

export function normaliseEmail(value: string): string {
  return value.trim().toLowerCase();
}
