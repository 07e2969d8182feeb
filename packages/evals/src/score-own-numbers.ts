import type { Fact, FactKind, IdeaReader, IdeaReading, QuestionKind } from '@slipway/analyst';
import { matchesParty } from './match-party.ts';

/** A founder's paragraph with numbers of their own and a question; labelled before the code was written. */
export interface OwnNumbersText {
  readonly id: string;
  readonly paragraph: string;
  /** Any of them is right. */
  readonly pays: readonly string[];
  /** The title of the sheet has one of these words. */
  readonly product: readonly string[];
  readonly price: { readonly amount: number; readonly currency: string; readonly per: string };
  readonly ownCount: number | null;
  readonly capacity: { readonly value: number; readonly per: string | null } | null;
  readonly paying: number | null;
  /** Null where no number decides it. */
  readonly question: QuestionKind | 'other';
}

export const parseOwnNumbers = (lines: string): readonly OwnNumbersText[] =>
  lines
    .split('\n')
    .filter((line) => line !== '')
    .map((line) => JSON.parse(line) as OwnNumbersText);

const parts = ['pays', 'product', 'price', 'ownCount', 'capacity', 'paying', 'question'] as const;
type Part = (typeof parts)[number];

interface PartScore {
  readonly labelled: number;
  readonly right: number;
  /** Of those right: used without asking. */
  readonly used: number;
  /** Used without asking though it is not so. */
  readonly wrong: number;
}
type OwnNumbersScores = Readonly<Record<Part, PartScore>>;

export function scoreOwnNumbers(read: IdeaReader, texts: readonly OwnNumbersText[]): OwnNumbersScores {
  const marks = texts.map((text) => markText(read(text.paragraph), text));
  const sum = (part: Part): PartScore => ({
    labelled: marks.filter((one) => one[part].isLabelled).length,
    right: marks.filter((one) => one[part].isLabelled && one[part].isRight).length,
    used: marks.filter((one) => one[part].isLabelled && one[part].isRight && one[part].isUsed).length,
    wrong: marks.filter((one) => one[part].isUsed && !one[part].isRight).length,
  });
  return Object.fromEntries(parts.map((part) => [part, sum(part)])) as Record<Part, PartScore>;
}

interface Mark {
  readonly isLabelled: boolean;
  readonly isRight: boolean;
  readonly isUsed: boolean;
}

function markText(
  { pays, price, stated, claims }: IdeaReading,
  text: OwnNumbersText,
): Readonly<Record<Part, Mark>> {
  const title = (stated ?? '').toLowerCase();
  const count = (kind: FactKind, wanted: number | null): Mark => {
    const [best] = claims.facts.filter((fact) => fact.kind === kind).toSorted(bySure);
    const isRight = wanted === null ? best === undefined : best !== undefined && isSame(best.value, wanted);
    return { isLabelled: wanted !== null, isRight, isUsed: best?.sure === true };
  };
  return {
    pays: {
      isLabelled: true,
      isRight: pays !== null && !isBareHolder.test(pays.value) && matchesParty(pays.value, text.pays),
      isUsed: pays?.sure === true,
    },
    product: { isLabelled: true, isRight: text.product.some((word) => title.includes(word)), isUsed: true },
    price: {
      isLabelled: true,
      isRight: price !== null && isSame(price.value.amount, text.price.amount),
      isUsed: price?.sure === true,
    },
    ownCount: count('market', text.ownCount),
    capacity: count('capacity', text.capacity?.value ?? null),
    paying: count('paying', text.paying),
    question: {
      isLabelled: true,
      isRight: (claims.question?.kind ?? 'other') === text.question,
      isUsed: claims.question !== null,
    },
  };
}

/** Of what? */
const isBareHolder = /^(?:owners|managers|operators|directors)$/u;
const bySure = (a: Fact, z: Fact): number => Number(z.sure) - Number(a.sure) || z.chance - a.chance;
const isSame = (one: number, other: number): boolean => Math.abs(one - other) < 0.001 * Math.abs(one) + 1e-9;

/** Rows for the table that `npm run eval` prints. */
export function ownNumbersTable(name: string, scores: OwnNumbersScores): string {
  return parts
    .map((part) => {
      const { labelled, right, used, wrong } = scores[part];
      return `${name.padEnd(14)} ${part.padEnd(11)} labelled ${String(labelled).padStart(3)}   right ${String(right).padStart(3)}   used ${String(used).padStart(3)}   used and wrong ${String(wrong).padStart(3)}`;
    })
    .join('\n');
}
