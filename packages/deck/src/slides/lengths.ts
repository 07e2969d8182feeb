import type { Data } from '@slipway/page/parts';

type Grade = 'short' | 'middle' | 'long';

/** How much smaller long words are set, so that they stay inside their place. */
export const shrink = {
  claim: { short: 1, middle: 0.8, long: 0.62 },
  large: { short: 1, middle: 0.6, long: 0.35 },
  name: { short: 1, middle: 0.6, long: 0.4 },
} as const satisfies Readonly<Record<string, Readonly<Record<Grade, number>>>>;

/** The claim, what is shown large and the name, each in three sizes. */
export function gradesOf({ title = '', number = '', amount = '', name = '' }: Data): {
  readonly [K in keyof typeof shrink]: Grade;
} {
  const grade = (text: unknown, [some, many]: readonly [number, number]): Grade =>
    String(text).length > many ? 'long' : String(text).length > some ? 'middle' : 'short';
  const large = [number, amount].map(String).find((text) => text !== '') ?? '';
  return { claim: grade(title, [60, 90]), large: grade(large, [6, 12]), name: grade(name, [12, 24]) };
}
