// @vitest-environment happy-dom
import { afterEach, expect, it } from 'vitest';
import { clean, draw } from '../../../test/render.tsx';
import { carryIdea } from '../../lib/carried-idea.ts';
import { findCurrentProject } from '../../lib/current-project.ts';
import { answerField, emptyBrief } from './brief/brief.ts';
import { storeBrief } from './brief/stored-brief.ts';
import { useToolProject } from './use-tool-project.ts';

afterEach(async () => {
  await clean();
  localStorage.clear();
  sessionStorage.clear();
});

type Props = Parameters<typeof useToolProject>[0];
const usual: Props = {
  uid: 'u1',
  toolId: 'swot-generator',
  asked: null,
  ofRun: null,
  isNew: false,
  takesIdea: true,
  open: 'p1',
};

function Shown(props: Partial<Props>) {
  return <p>{useToolProject({ ...usual, ...props }) ?? 'none'}</p>;
}
const found = async (props: Partial<Props>) => (await draw(<Shown {...props} />)).textContent;

it.each([
  [{}, 'p1'],
  [{ asked: 'p2' }, 'p2'],
  [{ asked: 'p2', ofRun: 'p3' }, 'p3'],
  [{ uid: null }, 'none'],
  [{ open: null }, 'none'],
  [{ isNew: true }, 'none'],
  [{ isNew: true, takesIdea: false }, 'p1'],
  [{ open: 'sample' }, 'none'],
] as const)('%j is in %s', async (props, project) => {
  expect(await found(props)).toBe(project);
});

it('an idea from the home page is a project of its own, unless another one is asked for', async () => {
  carryIdea('Dentists lose $200 a day');
  expect(await found({})).toBe('none');
  expect(await found({ takesIdea: false })).toBe('p1');
  expect(await found({ asked: 'p2' })).toBe('p2');
});

it('words begun before there was a project stay outside of it', async () => {
  const words = answerField(emptyBrief, 'idea', 'Dentists lose $200 a day');
  storeBrief({ uid: null, toolId: 'swot-generator', projectId: null, runId: null }, words);
  expect(await found({})).toBe('none');
  expect(await found({ toolId: 'score-your-idea' })).toBe('p1');
});

it('what is named becomes the open project; what is only open changes nothing', async () => {
  await found({ open: 'p1' });
  expect(findCurrentProject('u1')).toBeNull();
  await found({ asked: 'p2' });
  expect(findCurrentProject('u1')).toBe('p2');
});
