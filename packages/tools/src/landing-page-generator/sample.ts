import type { Input } from './fields.ts';

export const sample: Input = {
  idea: 'Front desks of dental offices spend six hours a week calling patients who cancel. Our assistant texts the waiting list and fills the gap by itself, inside the practice software they already use. We interviewed 14 offices in Ohio; nine keep a paper list of patients who want to come sooner. $249 a month.',
  company: 'Gapwise',
  tagline: 'A cancelled slot is filled before the phone is down',
  customer: 'dental offices with one or two dentists',
  steps: [
    'A patient cancels: the slot opens in your calendar.',
    'Gapwise texts the waiting list: those who asked for that treatment come first.',
    'The first yes is booked: you see the new name in ten minutes.',
  ],
  benefits: [
    'No new screen: the appointment stands in the practice software.',
    'Your rules: which treatments, and how late.',
  ],
  objections: [
    { question: 'Do patients have to install anything?', answer: 'No. They answer a text message.' },
    {
      question: 'Who sees patient data?',
      answer: 'Your office only. A message carries a first name and a time.',
    },
  ],
  worksWith: ['Dentrix', 'Open Dental'],
  email: 'hello@gapwise.example',
  visitorDoes: 'write',
  actionWords: 'Ask for a trial',
  tone: 'formal',
  design: 'memo',
};
