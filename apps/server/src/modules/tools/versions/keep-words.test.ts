import { listStatements, type Report, type Statement } from '@slipway/report';
import type { AnyEngine, AnyInput } from '@slipway/tools';
import { expect, test } from 'vitest';
import { emptyLibrary, makeSmallToolbox } from '../../../../test/small-tool.ts';
import { keepWords } from './keep-words.ts';

/** The small tool, whose verdict turns without any figure of the sentence turning. */
async function makeTurning(): Promise<{ engine: AnyEngine; basis: unknown }> {
  const tool = await makeSmallToolbox().findTool('swot-generator');
  if (!tool) throw new Error('no tool');
  const turn = (report: Report, isBold: boolean): Report => ({
    ...report,
    blocks: report.blocks.map((block) =>
      block.kind === 'headline'
        ? { ...block, lede: [{ ...say(block.lede[0]), text: isBold ? 'Go.' : 'Wait.' }] }
        : block,
    ),
  });
  const run = (input: AnyInput, basis: unknown) =>
    turn(tool.engine.run(input, basis), Reflect.get(Object(input.assumptions), 'bold') === 1);
  const basis = tool.gather({ idea: 'abc' }, await emptyLibrary());
  return { engine: { ...tool.engine, run }, basis };
}

function say(statement: Statement | undefined): Statement {
  if (!statement) throw new Error('nothing said');
  return statement;
}

function textsOf(report: Report): Record<string, string> {
  return Object.fromEntries(listStatements(report).map(({ id, text }) => [id, text]));
}

test('words about what the analyst no longer says are not kept, even if no figure of theirs has changed', async () => {
  const { engine, basis } = await makeTurning();
  const input = { idea: 'abc' };
  const computed = engine.run(input, basis);
  const worded: Report = {
    ...computed,
    blocks: computed.blocks.map((block) =>
      block.kind === 'headline'
        ? { ...block, lede: [{ ...say(block.lede[0]), text: 'Better wait a while.', by: 'model' }] }
        : block,
    ),
  };
  const first = { input, basis, report: worded };
  expect(textsOf(keepWords(engine, first, computed)).length).toBe('Better wait a while.');
  const bold = engine.run({ ...input, assumptions: { bold: 1 } }, basis);
  expect(textsOf(keepWords(engine, first, bold)).length).toBe('Go.');
});
