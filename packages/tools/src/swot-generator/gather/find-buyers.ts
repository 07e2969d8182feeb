import type { BuyerCount } from '@slipway/facts';
import { singularise } from '../../wording/index.ts';

/** Said of buyers in every field: alone they name nobody. */
const anyField = new Set(
  'patient adult people person consumer kid single student player club user firm business company shop store doctor owner manager'.split(
    ' ',
  ),
);

/** Who counted this very customer in this place: its name must end what the founder calls them. */
export function findBuyers(
  who: string | null,
  verticalId: string | null,
  place: string,
  buyers: readonly BuyerCount[],
): BuyerCount | null {
  const wanted = ` ${plain(headOf(who ?? ''))}`;
  if (wanted === ' ') return null;
  const named = buyers
    .filter((count) => count.region === place && count.size === undefined)
    .flatMap((count) => {
      const isOfField = verticalId !== null && count.verticals.includes(verticalId);
      const name = count.aka
        .map(plain)
        .filter((one) => wanted.endsWith(` ${one}`) && (isOfField || !anyField.has(one)))
        .toSorted((a, b) => b.length - a.length)[0];
      return name === undefined ? [] : [{ count, length: name.length + (isOfField ? 4 : 0) }];
    });
  return (
    named.toSorted((a, b) => b.length - a.length || (a.count.id < b.count.id ? -1 : 1))[0]?.count ?? null
  );
}

function headOf(text: string): string {
  return text.split(/\s(?:of|with|who|that|in|for|from|at|to|without|by|on)\s/u)[0] ?? text;
}

function plain(text: string): string {
  const words =
    text
      .toLowerCase()
      .replaceAll('-', ' ')
      .match(/[\p{L}\p{N}]+/gu) ?? [];
  return words.map(singularise).join(' ');
}
