import type { Station as StationId } from '@slipway/tools/list';
import type { ReactNode } from 'react';
import { IdeaFigure, NameFigure, NumbersFigure, PageFigure, PitchFigure } from './figures.tsx';

interface Station {
  readonly id: StationId;
  readonly name: string;
  readonly question: string;
  readonly says: string;
  readonly figure: ReactNode;
}

/** The founder's road, from a sentence to a room full of people. */
export const stations: readonly Station[] = [
  {
    id: 'idea',
    name: 'Idea',
    question: 'Should this be built at all?',
    says: 'Two dials, idea and evidence. One line gives a lean, three answers give a number with its range. You see three reasons, what would move it most, and the cheapest test that could prove you wrong.',
    figure: <IdeaFigure />,
  },
  {
    id: 'numbers',
    name: 'Numbers',
    question: 'Do the sums carry it?',
    says: 'Units are checked: money a month never meets money a year by accident. Every metric opens to its formula, and small samples come with their interval.',
    figure: <NumbersFigure />,
  },
  {
    id: 'name',
    name: 'Name',
    question: 'What is it called, and does that hold?',
    says: 'Candidates from your own words, scored on how they sound, spell and travel. What could not be checked is marked unknown, never "free".',
    figure: <NameFigure />,
  },
  {
    id: 'page',
    name: 'Page',
    question: 'What does the first page say?',
    says: 'A page you can edit section by section, built to be read on a phone and to be measured. It asks visitors for one thing.',
    figure: <PageFigure />,
  },
  {
    id: 'pitch',
    name: 'Pitch',
    question: 'Can you say it in thirty seconds?',
    says: 'The pitch is written from the same record as your numbers, so the two cannot drift apart. The hard questions come with it.',
    figure: <PitchFigure />,
  },
];
