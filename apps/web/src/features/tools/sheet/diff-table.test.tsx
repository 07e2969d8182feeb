// @vitest-environment happy-dom
import { editBoxes, type Report } from '@slipway/report';
import { afterEach, expect, it } from 'vitest';
import { clean, draw } from '../../../../test/render.tsx';
import { sampleReport } from '../../../../test/report/report.ts';
import { waitFor } from '../../../../test/wait-for.ts';
import { ChangeBar } from './change-bar.tsx';
import { DiffTable } from './diff-table.tsx';

afterEach(clean);

const before: Report = { ...sampleReport, blocks: sampleReport.blocks.filter(({ id }) => id === 'boxes') };
const change = (assumptions: Record<string, string>): Report => ({
  ...before,
  blocks: before.blocks.map((block) =>
    block.kind === 'boxes' ? { ...block, boxes: editBoxes(block.boxes, assumptions) } : block,
  ),
});

it.each([
  ['box:i3', 'struck', ['Weaknesses: The only evidence is talk.', 'Struck out: The only evidence is talk.']],
  ['text:i3', 'Nobody pays', ['Weaknesses: The only evidence is talk.', 'Weaknesses: Nobody pays']],
  ['box:i3', 't', ['Weaknesses: The only evidence is talk.', 'Threats: The only evidence is talk.']],
  ['own:t:1', 'Copycats', ['Threats: Copycats']],
])('a line changed by %s = %s is seen', async (key, value, lines) => {
  const after = change({ [key]: value });
  const page = await draw(<DiffTable before={before} after={after} names={['Before', 'Now']} />);
  expect([...page.querySelectorAll('del, ins')].map((one) => one.textContent)).toEqual(lines);
  const bar = await draw(
    <ChangeBar
      saved={before}
      now={after}
      from="the saved version"
      saving={false}
      onReset={() => undefined}
    />,
  );
  await waitFor(() =>
    expect(bar.querySelector('[role="status"]')?.textContent).toBe(
      'Changed from the saved version: 1 line changed.',
    ),
  );
});
