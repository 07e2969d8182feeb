import type { Station as StationId } from '@slipway/tools/list';
import type { ReactNode } from 'react';
import { stations as names } from '../../lib/stations.ts';
import { IdeaFigure, NameFigure, NumbersFigure, PageFigure, PitchFigure } from './figures.tsx';

interface StationWords {
  readonly says: string;
  readonly figure: ReactNode;
}

const words: Readonly<Record<StationId, StationWords>> = {
  idea: {
    says: 'Two dials, idea and evidence. One line gives a lean, three answers a number, with reasons and the cheapest test.',
    figure: <IdeaFigure />,
  },
  numbers: {
    says: 'Every metric opens to its formula. A share of few customers has its interval.',
    figure: <NumbersFigure />,
  },
  name: {
    says: 'Candidates from your own words, scored on syllables, spelling and look-alikes. What could not be checked is unknown, never "free".',
    figure: <NameFigure />,
  },
  page: {
    says: 'A page you edit section by section, with what each claim rests on.',
    figure: <PageFigure />,
  },
  pitch: {
    says: 'Written from the same record as your numbers. The sheet names where the two disagree, and twelve questions you will be asked.',
    figure: <PitchFigure />,
  },
};

/** The founder's way, from a sentence to a room full of people: what the features page says of each station. */
export const stations = names.map(({ id, name, question }) => ({ id, name, question, ...words[id] }));
