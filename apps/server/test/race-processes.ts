import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import type { ToolId } from '@slipway/tools';
import { z } from 'zod';
import type { RaceOutcome } from './credit-trials.ts';

const racerFile = join(import.meta.dirname, 'credit-racer.ts');
const outcome = z.object({ accepted: z.number(), refused: z.number(), faults: z.array(z.string()) });

interface ProcessRace {
  /** Address of PostgreSQL, or the file of the embedded database. */
  readonly place: string;
  readonly uid: string;
  readonly toolId: ToolId;
  readonly processes: number;
  readonly countEach: number;
}

/** Several processes at once on one balance; the sum of what happened to them. */
export async function raceProcesses(race: ProcessRace): Promise<RaceOutcome> {
  const racers = await Promise.all(Array.from({ length: race.processes }, () => startRacer(race)));
  const outcomes = await Promise.all(racers.map((racer) => racer.go()));
  return {
    accepted: outcomes.reduce((sum, each) => sum + each.accepted, 0),
    refused: outcomes.reduce((sum, each) => sum + each.refused, 0),
    faults: outcomes.flatMap((each) => each.faults),
  };
}

async function startRacer({ place, uid, toolId, countEach }: ProcessRace) {
  const child = spawn(process.execPath, [racerFile, place, uid, toolId, String(countEach)], {
    stdio: ['pipe', 'pipe', 'inherit'],
  });
  let said = '';
  child.stdout.setEncoding('utf8').on('data', (text: string) => {
    said += text;
  });
  const closed = once(child, 'close');
  await Promise.race([once(child.stdout, 'data'), closed]);
  return {
    async go(): Promise<RaceOutcome> {
      child.stdin.write('go\n');
      await closed;
      return outcome.parse(JSON.parse(said.slice('ready\n'.length)));
    },
  };
}
