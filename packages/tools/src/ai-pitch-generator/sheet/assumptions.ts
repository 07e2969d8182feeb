import type { AssumptionsBlock } from '@slipway/report';
import type { Case } from '../case.ts';
import { paceFigure } from './scripts.ts';

export function assumptionsBlock(of: Case): AssumptionsBlock {
  const pace = paceFigure(of);
  return {
    id: 'assumptions',
    kind: 'assumptions',
    title: 'How fast you speak',
    folded: true,
    rows: [
      {
        id: 'pace',
        label: 'Words a minute',
        figure: pace,
        isOwn: of.input.assumptions?.pace !== undefined,
        control: { type: 'number', min: 100, max: 200, step: 5 },
        why: of.say('why.pace', `At {{f:${pace}}} a talk is easy to follow.`),
      },
    ],
  };
}
