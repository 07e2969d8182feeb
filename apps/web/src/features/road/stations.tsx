import type { ReactNode } from 'react';
import { IdeaFigure, NameFigure, NumbersFigure, PageFigure, PitchFigure } from './figures.tsx';

interface Station {
  readonly id: string;
  readonly name: string;
  readonly question: string;
  readonly says: string;
  readonly parts: readonly (readonly [tool: string, gives: string])[];
  readonly figure: ReactNode;
}

/** The founder's road, from a sentence to a room full of people. */
export const stations: readonly Station[] = [
  {
    id: 'idea',
    name: 'Idea',
    question: 'Should this be built at all?',
    says: 'Two dials, idea and evidence. One line gives a lean, three answers give a number with its range. You see three reasons, what would move it most, and the cheapest test that could prove you wrong.',
    parts: [
      ['Score Your Idea', 'Go, Test first or Stop, with three reasons'],
      ['SWOT Generator', 'three lines a box, each with its evidence, yours to edit'],
      ['Competitor Matrix', 'where you lose, with unknown left unknown'],
    ],
    figure: <IdeaFigure />,
  },
  {
    id: 'numbers',
    name: 'Numbers',
    question: 'Do the sums carry it?',
    says: 'Units are checked: money a month never meets money a year by accident. Every metric opens to its formula, and small samples come with their interval.',
    parts: [
      ['Market Size Estimator', 'how many customers make a million, and how many there are'],
      ['Financial Metrics', 'unit economics with their definitions'],
      ['Retention & Burn', 'curves with error, and the month the cash ends'],
      ['Health Score', 'gates before averages'],
      ['Growth Trends', 'forecasts that had to beat a naive one'],
    ],
    figure: <NumbersFigure />,
  },
  {
    id: 'name',
    name: 'Name',
    question: 'What is it called, and does that hold?',
    says: 'Candidates from your own words, scored on how they sound, spell and travel. What could not be checked is marked unknown, never "free".',
    parts: [
      ['Domain Name Finder', 'names with length, sound and look-alikes'],
      ['Brand Analyzer', 'contrast, tone and distance to rivals, measured'],
    ],
    figure: <NameFigure />,
  },
  {
    id: 'page',
    name: 'Page',
    question: 'What does the first page say?',
    says: 'A page you can edit section by section, built to be read on a phone and to be measured. It asks visitors for one thing.',
    parts: [['Landing Page Generator', 'a whole page, 5 credits, editing free']],
    figure: <PageFigure />,
  },
  {
    id: 'pitch',
    name: 'Pitch',
    question: 'Can you say it in thirty seconds?',
    says: 'The pitch is written from the same record as your numbers, so the two cannot drift apart. The hard questions come with it.',
    parts: [['AI Pitch Generator', 'spoken length, claims checked, questions to expect']],
    figure: <PitchFigure />,
  },
];
