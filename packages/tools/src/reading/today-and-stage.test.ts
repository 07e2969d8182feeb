import { describe, expect, it } from 'vitest';
import { readToday } from './clauses.ts';
import { readStage } from './stage.ts';

describe('how they do it today', () => {
  it.each([
    [
      'Physiotherapists in Leeds still write notes by hand at night. Our app listens.',
      'Physiotherapists in Leeds still write notes by hand at night',
    ],
    ['Today the front desk phones down a paper list. We text it.', 'the front desk phones down a paper list'],
    [
      'Hospitals book an interpreter by phone weeks ahead. We do it by video.',
      'Hospitals book an interpreter by phone weeks ahead',
    ],
    [
      'Kitchen makers type the cut list into another program and drill by hand.',
      'Kitchen makers type the cut list into another program and drill by hand',
    ],
  ])('%s', (text, value) => {
    expect(readToday(text)?.value).toBe(value);
  });

  it.each([
    'We send the report by e-mail every morning.',
    'Bakers get the order without phone calls and spreadsheets.',
    'An ordering app for bakeries. Each order is shown to all on WhatsApp.',
    'Dog owners want a sitter they trust.',
    '',
  ])('says nothing of it: %s', (text) => {
    expect(readToday(text)).toBeNull();
  });
});

describe('the stage', () => {
  it.each([
    ['31 hospitals so far, paid per pint.', 'revenue'],
    ['We have 12 paying customers in Ohio.', 'revenue'],
    ['Revenue is growing 15% a month since May.', 'growing'],
    ['We launched in March and nobody came.', 'launched'],
    ['3 buddies use my prototype on weekends.', 'prototype'],
    ['I want to open a bakery in Lyon.', 'idea'],
    ['Clinics lose patients to no-shows.', null],
    ['We will launch a prototype next year.', null],
  ])('%s', (text, stage) => {
    expect(readStage(text)?.value ?? null).toBe(stage);
  });
});
