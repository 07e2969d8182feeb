import type { Input } from './fields.ts';

export const sample: Input = {
  idea: 'Front desks of dental offices spend six hours a week calling patients who cancel. Our assistant texts the waiting list and fills the gap by itself, inside the practice software they already use. $249 a month.',
  company: 'Gapwise',
  tagline: 'A cancelled slot is filled before the phone is down',
  customer: 'dental offices with one or two dentists',
  steps: [
    'A patient cancels: the slot opens in your calendar.',
    'Gapwise texts the waiting list: those who asked for that treatment come first.',
    'The first yes is booked: you see the new name in ten minutes.',
  ],
  objections: [
    { question: 'Do patients have to install anything?', answer: 'No. They answer a text message.' },
    {
      question: 'Who sees patient data?',
      answer: 'Your office only. A message carries a first name and a time.',
    },
  ],
  tone: 'formal',
  design: 'memo',
  differsIn: 'opening',
  visitorsPerWeek: 400,
};
