import { type Expression, minus, type Operand, over, plus, times, when } from '@slipway/core';
import type { Report } from '@slipway/report';
import type { StepSheet, WorkbookCells } from '../../facet.ts';
import { fewHave, kindOf, mostHave } from '../compute/kinds.ts';
import { spreadsOf } from '../sheet/kinds.ts';
import type { Sheet } from '../sheet/sheet.ts';
import { lossesOf, standingOf } from '../sheet/standing.ts';
import { cellOf } from './scores.ts';

const codes = { open: 0, stakes: 1, 'only-you': 2, white: 3 } as const;
const keyOf = (feature: number, part: 'have' | 'known' | 'kind'): string => `spread.${feature}.${part}`;
/** 1 where it is so, else 0. */
const isSo = (left: Operand, is: '=' | '<' | '>', right: Operand): Expression =>
  when(left, is, right, { yes: 1, no: 0 });

/** How each feature is spread over the rivals, a feature a row: `compute/kinds.ts` over cells. */
export function spreadSteps({ table }: Sheet): StepSheet {
  const { features, rivals, you } = table;
  return {
    title: 'How features are spread',
    intro:
      'Kind: 1 table stakes (four in five rivals looked at have it), 2 only you (at most one in three has it), 3 white space (none has it), 0 neither, or too little is known.',
    columns: [
      { label: 'Rivals that have it', unit: 'count' },
      { label: 'Rivals known', unit: 'count' },
      { label: 'Kind', unit: 'count' },
    ],
    rows: features.map((label, feature) => {
      const [have, known] = [keyOf(feature, 'have'), keyOf(feature, 'known')];
      const own: Operand = you === null ? 0 : cellOf(feature, you, 'has');
      const share = over(have, known);
      const white = when(have, '=', 0, {
        yes: when(own, '<', 1, { yes: codes.white, no: codes.open }),
        no: codes.open,
      });
      const mine = when(own, '=', 1, {
        yes: when(share, '<=', fewHave, { yes: codes['only-you'], no: codes.open }),
        no: white,
      });
      const kind = when(share, '>=', mostHave, { yes: codes.stakes, no: mine });
      const enough = when(known, '>=', rivals.length / 2, { yes: kind, no: codes.open });
      return {
        label,
        steps: [
          { key: have, formula: sum(rivals.map((rival) => isSo(cellOf(feature, rival, 'has'), '=', 1))) },
          { key: known, formula: sum(rivals.map((rival) => cellOf(feature, rival, 'known'))) },
          { key: keyOf(feature, 'kind'), formula: when(known, '=', 0, { yes: codes.open, no: enough }) },
        ],
      };
    }),
  };
}

const sum = (of: readonly Operand[]): Operand => (of.length === 0 ? 0 : plus(...of));

/** What the sheet counts: features won and lost, and how many are of each kind. */
export function countFormulas(sheet: Sheet): Readonly<Record<string, Expression>> {
  const { table, among } = sheet;
  const { you, rivals, features } = table;
  const all = features.map((_, at) => at);
  if (you === null) return {};
  /** Known on both sides, and one side ahead. */
  const ahead = (rival: number, is: '<' | '>', of: readonly number[]): Expression =>
    plus(
      ...of.map((at) =>
        times(
          cellOf(at, you, 'known'),
          cellOf(at, rival, 'known'),
          isSo(cellOf(at, you, 'has'), is, cellOf(at, rival, 'has')),
        ),
      ),
    );
  const ofKind = (code: number, own: (feature: number) => Operand): Expression =>
    plus(...all.map((at) => times(isSo(keyOf(at, 'kind'), '=', code), own(at))));
  const isOwn = (at: number): Expression => isSo(cellOf(at, you, 'has'), '=', 1);
  const isLacking = (at: number): Expression =>
    times(cellOf(at, you, 'known'), isSo(cellOf(at, you, 'has'), '<', 1));
  const standing = standingOf(sheet);
  const duel = 'duel' in standing ? standing.duel : null;
  const [worst] = lossesOf(sheet);
  const [edge] = spreadsOf(sheet)
    .filter((spread) => kindOf(spread) === 'only-you')
    .toSorted((a, z) => a.have - z.have);
  const known = sum(all.flatMap((at) => rivals.map((rival) => cellOf(at, rival, 'known'))));
  const spread = (name: string, feature: number | undefined) =>
    feature === undefined
      ? {}
      : { [`${name}.have`]: plus(keyOf(feature, 'have')), [`${name}.known`]: plus(keyOf(feature, 'known')) };
  return {
    ...(duel !== null && { lost: ahead(duel.rival, '<', among), won: ahead(duel.rival, '>', among) }),
    ...spread('loss', worst?.feature),
    ...spread('edge', edge?.feature),
    ...Object.fromEntries(
      rivals.flatMap((rival) => [
        [`lose.${rival}`, ahead(rival, '<', all)],
        [`win.${rival}`, ahead(rival, '>', all)],
      ]),
    ),
    'kind.missing': ofKind(codes.stakes, isLacking),
    'kind.stakes': ofKind(codes.stakes, isOwn),
    'kind.only-you': ofKind(codes['only-you'], () => 1),
    'kind.white': ofKind(codes.white, () => 1),
    seen: plus(known),
    open: minus(rivals.length * features.length, known),
  };
}

/** The founder's column, and the mean of the rivals that are known; a feature a row, in the drawn order. */
export function curveTable({ table }: Sheet, report: Report): NonNullable<WorkbookCells['tables']>[string] {
  const { you, rivals, features } = table;
  const drawn = report.blocks.find(({ id }) => id === 'curve');
  if (you === null || drawn?.kind !== 'line') return {};
  const rows = drawn.x.map((name) => features.indexOf(name));
  return {
    You: rows.map((at) => plus(cellOf(at, you, 'has'))),
    'Rivals, average': rows.map((at) =>
      over(
        sum(rivals.map((rival) => times(cellOf(at, rival, 'has'), cellOf(at, rival, 'known')))),
        sum(rivals.map((rival) => cellOf(at, rival, 'known'))),
      ),
    ),
  };
}
