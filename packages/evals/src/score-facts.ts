import { type Fact, type FactKind, factKinds, type IdeaReader } from '@slipway/analyst';
import type { Story } from './story.ts';

/** One fact that a careful reader finds in a paragraph, written down before the code saw it. */
interface LabelledFact {
  readonly id: string;
  /** More than one where either is a fair reading; 'doubt' for what the founder asks or fears. */
  readonly kinds: readonly string[];
  readonly value: number;
  readonly words: string;
}

export function parseFacts(table: string): readonly LabelledFact[] {
  return table
    .split('\n')
    .slice(1)
    .filter((line) => line !== '')
    .map((line) => {
      const [id = '', kinds = '', value = '', , , words = ''] = line.split('\t');
      return { id, kinds: kinds.split(','), value: Number(value), words };
    });
}

/** Of one kind: how many were labelled, found and right; of those found, which are used without asking. */
interface FactScore {
  readonly labelled: number;
  readonly found: number;
  readonly right: number;
  readonly sure: number;
  readonly sureRight: number;
}

const nothing: FactScore = { labelled: 0, found: 0, right: 0, sure: 0, sureRight: 0 };
type FactScores = Readonly<Record<FactKind | 'doubt', FactScore>>;

/** On paragraphs of which every fact was labelled. */
export function scoreFacts(
  read: IdeaReader,
  stories: readonly Story[],
  labels: readonly LabelledFact[],
): FactScores {
  const scores = emptyScores();
  for (const [id, own] of Map.groupBy(labels, (label) => label.id)) {
    const story = stories.find((one) => one.id === id);
    if (story === undefined) continue;
    const { facts, worry } = read(story.paragraph).claims;
    for (const kind of factKinds) {
      const wanted = own.filter(({ kinds }) => kinds.includes(kind));
      const isRight = ({ value }: Fact): boolean => wanted.some((label) => isSame(label.value, value));
      add(scores, kind, { labelled: wanted.filter(({ kinds }) => kinds[0] === kind).length }, isRight, facts);
    }
    const doubts = own.filter(({ kinds }) => kinds.includes('doubt'));
    const isDoubt = worry !== null && doubts.some(({ words }) => worry.value.includes(words));
    scores.doubt = sum(scores.doubt, {
      labelled: Math.min(1, doubts.length),
      ...counted(worry !== null, isDoubt, worry?.sure === true),
    });
  }
  return scores;
}

/** On all stories: what each number was labelled as says whether the kind can be right. */
export function scoreByRole(read: IdeaReader, stories: readonly Story[]): FactScores {
  const scores = emptyScores();
  for (const { paragraph, numbers } of stories) {
    const { facts } = read(paragraph).claims;
    const placed = placeNumbers(paragraph, numbers);
    for (const kind of factKinds) {
      const roles = rolesOf[kind];
      if (roles === undefined) continue;
      const wanted = placed.filter(({ role }) => roles.includes(role));
      const isRight = ({ number }: Fact): boolean =>
        wanted.some(({ from, to }) => from < number.to && number.from < to);
      add(scores, kind, { labelled: wanted.length }, isRight, facts);
    }
  }
  return scores;
}

/** A goal was never labelled. Of what counts customers, the label does not say how far they went. */
const rolesOf: Readonly<Partial<Record<FactKind, readonly string[]>>> = {
  price: ['price'],
  'unit-cost': ['unit cost'],
  'own-cost': ['unit cost'],
  cash: ['capital', 'earned'],
  needs: ['capital'],
  'they-pay': ['their loss', 'they pay now'],
  'rival-price': ['rival price', 'they pay now'],
  earned: ['earned'],
  paying: ['evidence'],
  returned: ['evidence', 'other'],
  trial: ['evidence'],
  waiting: ['evidence'],
  interviews: ['evidence'],
  market: ['market'],
  capacity: ['capacity'],
};

/** In the order of the text, so that the second "two" is the second one. */
function placeNumbers(text: string, numbers: Story['numbers']) {
  let start = 0;
  return numbers.map(({ text: words, role }) => {
    const next = text.indexOf(words, start);
    const from = next < 0 ? text.indexOf(words) : next;
    start = Math.max(start, from + 1);
    return { role, from, to: from + words.length };
  });
}

function add(
  scores: Record<FactKind | 'doubt', FactScore>,
  kind: FactKind,
  more: Partial<FactScore>,
  isRight: (fact: Fact) => boolean,
  facts: readonly Fact[],
): void {
  scores[kind] = sum(scores[kind], more);
  for (const fact of facts)
    if (fact.kind === kind) scores[kind] = sum(scores[kind], counted(true, isRight(fact), fact.sure));
}

const counted = (isFound: boolean, isRight: boolean, isSure: boolean): Partial<FactScore> => ({
  found: isFound ? 1 : 0,
  right: isFound && isRight ? 1 : 0,
  sure: isFound && isSure ? 1 : 0,
  sureRight: isFound && isSure && isRight ? 1 : 0,
});

const sum = (one: FactScore, other: Partial<FactScore>): FactScore => ({
  labelled: one.labelled + (other.labelled ?? 0),
  found: one.found + (other.found ?? 0),
  right: one.right + (other.right ?? 0),
  sure: one.sure + (other.sure ?? 0),
  sureRight: one.sureRight + (other.sureRight ?? 0),
});

function emptyScores(): Record<FactKind | 'doubt', FactScore> {
  return Object.fromEntries([...factKinds, 'doubt'].map((kind) => [kind, nothing])) as Record<
    FactKind | 'doubt',
    FactScore
  >;
}

const isSame = (one: number, other: number): boolean => Math.abs(one - other) < 0.001 * Math.abs(one) + 1e-9;

/** Rows for the table that `npm run eval` prints. */
export function factsTable(name: string, scores: FactScores): string {
  const of = (part: number, all: number): string =>
    `${part} of ${all}`.padStart(10) + (all === 0 ? '' : ` (${Math.round((100 * part) / all)} %)`).padEnd(8);
  return Object.entries(scores)
    .filter(([, { labelled, found }]) => labelled + found > 0)
    .map(
      ([kind, { labelled, found, right, sure, sureRight }]) =>
        `${name.padEnd(14)} ${kind.padEnd(11)} labelled ${String(labelled).padStart(3)}   read right ${of(right, found)} used without asking ${of(sureRight, sure)} recall ${of(Math.min(right, labelled), labelled)}`,
    )
    .join('\n');
}
