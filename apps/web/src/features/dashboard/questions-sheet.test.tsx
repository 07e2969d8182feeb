// @vitest-environment happy-dom
import { afterEach, expect, it, vi } from 'vitest';
import { clean, draw, press } from '../../../test/render.tsx';
import { QuestionsSheet } from './questions-sheet.tsx';

afterEach(async () => {
  await clean();
  vi.restoreAllMocks();
});

it('[§5] saves the sheet only when the gate lets it through', async () => {
  const saved = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined);
  const asked: (() => void)[] = [];
  const page = await draw(<QuestionsSheet onDownload={(save) => asked.push(save)} />);
  await press([...page.querySelectorAll('button')].find((one) => /Markdown/.test(one.textContent)));
  expect(saved).not.toHaveBeenCalled();
  expect(asked).toHaveLength(1);
  asked[0]?.();
  expect(saved).toHaveBeenCalledTimes(1);
});
