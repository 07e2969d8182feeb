import type { NumberSaid } from '../numbers-said.ts';
import type { ParsedText } from '../party-features.ts';
import type { Fact } from './fact.ts';

/** "19 clients, and four of them on 380": some of those who are counted already. */
export function leaveParts(
  facts: readonly Fact[],
  _numbers: readonly NumberSaid[],
  { tokens }: ParsedText,
): readonly Fact[] {
  const isPart = ({ kind, number }: Fact): boolean => {
    const at = tokens.findIndex(({ from }) => from === number.from);
    const [next, after] = [tokens[at + 1], tokens[at + 2]];
    return (
      kind === 'paying' &&
      next?.lower === 'of' &&
      /^(?:them|those|these|which|whom)$/u.test(after?.lower ?? '')
    );
  };
  const whole = facts.filter(({ kind }) => kind === 'paying');
  return whole.length < 2 ? facts : facts.filter((fact) => !isPart(fact));
}
