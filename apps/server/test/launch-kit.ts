import { setFact } from '@slipway/record';
import { type AnyLookUp, type Around, getTool, isToolId } from '@slipway/tools';
import type { Deps } from '../src/deps.ts';
import { beginProject } from '../src/modules/projects/begin-project.ts';
import { changeRecord } from '../src/modules/record/change-record.ts';
import type { Tool, Toolbox } from '../src/modules/tools/toolbox.ts';
import { makeSmallToolbox } from './small-tool.ts';

/** In the order of a launch run. The last one needs what no idea says. */
export const launched = [
  'score-your-idea',
  'swot-generator',
  'market-size-estimator',
  'ai-pitch-generator',
] as const;
const needy = 'financial-metrics';

interface LaunchToolboxOptions {
  /** While what is known is looked through: the run is booked and nothing is delivered. */
  readonly onGather?: (toolId: string, around: Around) => void | Promise<void>;
  /** After the report: it is paid for, and the run is not over. */
  readonly onLookUp?: (toolId: string) => void;
}

/** The small tool under five names. */
export function makeLaunchToolbox({ onGather, onLookUp }: LaunchToolboxOptions = {}): Toolbox {
  const small = makeSmallToolbox();
  return {
    ...small,
    async findTool(id): Promise<Tool | null> {
      const found = await small.findTool('swot-generator');
      if (!found || !isToolId(id) || !(id === needy || launched.some((one) => one === id))) return null;
      const { name, cost } = getTool(id);
      const engine = { ...found.engine, meta: { ...found.engine.meta, id, name, cost } };
      const lookUp: AnyLookUp = async function* () {
        onLookUp?.(id);
        yield* [];
      };
      return {
        engine:
          id === needy
            ? { ...engine, check: () => [{ field: 'rows', message: 'Please add a month.' }] }
            : { ...engine, run: (...given) => ({ ...engine.run(...given), toolId: id }) },
        gather: async (input, around) => {
          await onGather?.(id, around);
          return found.gather(input, around);
        },
        ...(onLookUp ? { lookUp } : {}),
      };
    },
  };
}

/** A project that knows its idea and nothing else. */
export async function seedProject(
  deps: Pick<Deps, 'db' | 'ids' | 'clock'>,
  uid: string,
  idea = 'Gap filling for dentists',
): Promise<string> {
  const at = new Date(deps.clock()).toISOString();
  return deps.db.transaction(async (trx) => {
    const asked = { uid, name: 'Noonseal', isNamed: true, idempotencyKey: null };
    const { project } = await beginProject(trx, deps, asked);
    await changeRecord(trx, deps, { uid, projectId: project.id }, { device: 'test' }, (record) =>
      setFact(record, 'idea', idea, { at, provenance: { kind: 'hand' } }),
    );
    return project.id;
  });
}
