import { describe, expect, it } from 'vitest';
import { sortSentences } from './sort-sentences.ts';
import { headlineOf } from './write-opening.ts';

describe('what a sentence does on a page', () => {
  it.each([
    ['We tune pipe organs for churches in Saxony.', 'what'],
    ['Most organs are only looked at when a note sticks.', 'problem'],
    ['Farms throw away a fifth of the harvest.', 'problem'],
    ['$29 per developer a month.', 'price'],
    ['We take 12% of each order.', 'price'],
    ['For backend teams on PostgreSQL.', 'audience'],
    ['We interviewed 14 offices in Ohio.', 'inward'],
    ['I worry that nobody pays.', 'inward'],
    ['Is it worth it?', 'inward'],
    ['Buyers wait six weeks and pay £1,900 on average.', 'inward'],
    ['Our tool refuses the wrong ones.', 'what'],
    ['Owners earn on idle days, farmers plough before the rain.', 'what'],
    ['Most tractors stand idle for ten months.', 'problem'],
    ['A singing course for adults who were told that they cannot sing.', 'what'],
    ['A wrong part for a tractor that nobody has in stock stops the harvest.', 'problem'],
    ['Parents wait 14 months for a daycare place.', 'problem'],
    ['The waiting list for an outpatient place is five months.', 'problem'],
    ['CHF 78 a box.', 'price'],
    ['Rs 499 a month.', 'price'],
    ['490 Kč a day.', 'price'],
    ['We are certified to ISO 9001 by TÜV.', 'what'],
    ['Front desks spend $400 a week on calls nobody answers.', 'problem'],
    ['A cafe without a machine loses $2,000 a morning.', 'problem'],
    ['Owners find burst pipes weeks later and insurers pay 14,000 euros.', 'problem'],
    ['Guides are out of date and solicitors charge £300 an hour.', 'problem'],
    ['Call-out $180, parts at cost.', 'price'],
    ['A platform where small workshops hire machinists to rescue a stuck job.', 'what'],
    ['A weekly newsletter for housing co-ops: one question answered, one mistake described.', 'what'],
    ['A stuck job costs a workshop a day.', 'problem'],
  ] as const)('%s: %s', (sentence, role) => {
    expect(sortSentences(sentence)[role]).toEqual([sentence]);
  });
});

it('takes what it is out of a sentence that also has the price', () => {
  expect(sortSentences('Dog walking in Brooklyn, $22 a walk, same walker every day.')).toMatchObject({
    what: ['Dog walking in Brooklyn', 'Same walker every day'],
    price: ['$22 a walk'],
  });
  expect(sortSentences('$22 a walk.')).toMatchObject({ what: [], price: ['$22 a walk.'] });
});

describe('a headline out of a sentence', () => {
  it.each([
    [
      'A bakery in Porto that sells bread by subscription.',
      'A bakery in Porto that sells bread by subscription',
      '',
      '',
    ],
    ['A marketplace where kitchens buy from farms.', 'A marketplace where kitchens buy from farms', '', ''],
    [
      'Miga is a web app that gives each chapter to one proofreader, shows what is done and collects the corrections in one file.',
      'Miga gives each chapter to one proofreader',
      'It shows what is done and collects the corrections in one file',
      'A web app',
    ],
    [
      'Miga is three cottages on a farm near Otjiwarongo.',
      'Three cottages on a farm near Otjiwarongo',
      '',
      '',
    ],
    [
      'Housing cooperatives must plan roof, facade and pipe repairs ten years ahead, and most do it in a spreadsheet.',
      'Housing cooperatives must plan roof, facade and pipe repairs ten years ahead, and most do it in a spreadsheet',
      '',
      '',
    ],
    ['Our assistant texts the waiting list.', 'Miga texts the waiting list', '', ''],
    [
      'Maths tutoring for teenagers before exams, online in groups of three and only twice a week.',
      'Maths tutoring for teenagers before exams',
      'Online in groups of three and only twice a week',
      '',
    ],
    [
      'Online chess club for children aged 7 to 12 in Poland, groups of six with a coach, Tuesdays and Thursdays after school.',
      'Online chess club for children aged 7 to 12 in Poland',
      'Groups of six with a coach, Tuesdays and Thursdays after school',
      '',
    ],
    ['We tune pipe organs.', 'We tune pipe organs', '', ''],
  ])('%s', (sentence, heading, rest, kind) => {
    expect(headlineOf(sentence, 'Miga')).toMatchObject({ heading, rest, kind });
  });

  it('keeps the subject where there is no name', () => {
    expect(headlineOf('Our assistant texts the list.', '').heading).toBe('Our assistant texts the list');
  });
});
