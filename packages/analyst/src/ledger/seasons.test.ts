import { expect, test } from 'vitest';
import { readSums } from '../../test/said-sums.ts';

const boats =
  'I rent out 4 rowing boats on Lake Balaton at €12 an hour. In July and August each is out 6 hours a day';

test('what is let by the hour is counted for all of them, on the days that the founder names', () => {
  const { taken, left } = readSums(
    `${boats}, on 60 days in all. The jetty costs €2,400 a season and a student who helps gets €60 a day. What is left after a season?`,
  );
  // 4 × 6 × 60 = 1,440; × 12 = 17,280; − 2,400 − 60 × 60 = 11,280.
  expect(taken).toBe('1,440 hours a year at €12 is €17,300 a year.');
  expect(left).toContain('€11,300 a year is left');
});

test('without a number of days it is counted by the day, and no month is made of it', () => {
  expect(readSums(`${boats}. What does a season bring?`).taken).toBe('24 hours a day at €12 is €288 a day.');
});

test('what is sold by the week is sold in the weeks of its season, and what is left is spread over the year', () => {
  const { taken, verdict } = readSums(
    'I sell 60 vegetable boxes a week near Tours at €24, from May to October only. Seeds, diesel and boxes come to €9 a box, and the field costs €3,600 a year. Can I live on that?',
  );
  // 60 × 26 = 1,560; 1,560 × (24 − 9) − 3,600 = 19,800; ÷ 12 = 1,650.
  expect(taken).toBe('1,560 vegetable boxes a year at €24 is €37,400 a year.');
  expect(verdict).toContain('Only if you need less than €1,650 a month');
  // 12 × 4 × 26 × 30 − 2,600 = 34,840.
  expect(
    readSums(
      'Canoe hire on the Wye, open from April to September: 12 canoes at £30 a day, each goes out 4 days a week. Insurance is £2,600 a year. What does a season leave?',
    ).verdict,
  ).toContain('It leaves £34,800 a year');
});

test('lessons in the weeks of term are not those of all weeks', () => {
  // 32 × 14 × 38 ÷ 12 = 1,419.
  expect(
    readSums(
      'I teach maths to pupils in Leeds at £32 an hour, 14 hours a week, 38 weeks a year. My job in the shop pays £1,400 a month. Can I leave it?',
    ).verdict,
  ).toBe('Barely: it brings £1,420 a month, before any cost, and you need £1,400 a month.');
});
