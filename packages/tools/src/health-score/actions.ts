import type { StepsBlock } from '@slipway/report';
import type { Case } from './case.ts';
import { foundBy } from './found-by.ts';
import { burnLeft, type Changes, listMoves, type Move, rescore } from './levers.ts';
import { sayMove, saySo } from './moves.ts';
import type { Reading, Score } from './score.ts';

type Step = StepsBlock['steps'][number];

const most = 3;
const dueDays = { gate: 14, quarter: 30, longer: 90 } as const;

/** The cheapest ways to five more points; while a gate holds the score, opening it is all that counts. Too little cash goes first, held or not. */
export function makeSteps(of: Case, score: Score): readonly Step[] {
  if (score.health === null) return [];
  const holding = score.shut.filter(({ cap }) => cap < (score.average ?? 0));
  const first = holding.length > 0 ? holding : score.shut.filter(({ measure }) => measure === 'runway');
  const opened = first.map(({ reading, edge }) => openGate(of, score, reading, edge));
  if (holding.length > 0) return opened.slice(0, most);
  const isOpened = (id: string) => id === 'runway' || id === 'burn';
  const moves = listMoves(of, score).filter(({ id }) => opened.length === 0 || !isOpened(id));
  return [...opened, ...moves.slice(0, most - opened.length).map((move) => writeStep(of, move))];
}

function writeStep(of: Case, move: Move): Step {
  const { writer } = of;
  const { id, reading, gain, effort } = move;
  const worth = writer.figure({
    id: `gain.${id}`,
    label: 'Points gained',
    value: Math.round(gain),
    unit: 'points',
    noun: 'points',
    provenance: foundBy('health computed again with this change', reading.figure),
  });
  return {
    id,
    do: writer.say(`do.${id}`, sayMove(of, move), { kind: 'figure', id: reading.figure }),
    passes: writer.say(`passes.${id}`, `${saySo(of, move)}{{f:${worth}}} more.`),
    dueDays: effort <= 1 ? dueDays.quarter : dueDays.longer,
  };
}

function openGate(of: Case, score: Score, reading: Reading, edge: number): Step {
  const { writer } = of;
  const { measure, value } = reading;
  const isBurn =
    measure === 'runway' && (of.number('netBurn')?.value ?? 0) > 0 && value !== null && value > 0;
  const changes: Changes = isBurn ? burnLeft(score, value / edge) : { [measure]: edge };
  const id = isBurn ? 'burn' : measure;
  const move: Move = { id, reading, changes, effort: 0, gain: 0 };
  const then = writer.figure({
    id: `then.${measure}`,
    label: 'Health once this gate is open',
    value: rescore(score, changes),
    unit: 'points',
    provenance: foundBy('health computed again with this change', reading.figure),
  });
  return {
    id,
    do: writer.say(`do.${id}`, sayMove(of, move)),
    passes: writer.say(`passes.${id}`, `${saySo(of, move)}the gate opens and health is {{f:${then}}}.`),
    dueDays: dueDays.gate,
  };
}
