import fc from 'fast-check';
import { expect, test } from 'vitest';
import { isPlural, pluralise, singularise, verb } from './nouns.ts';

const pairs = `
dental office:dental offices|clinic:clinics|business:businesses|person:people|child:children|company:companies
niche:niches|house:houses|course:courses|campus:campuses|bus:buses|leaf:leaves|knife:knives|SMB:SMBs|boy:boys
church:churches|stomach:stomachs|movie:movies|quiz:quizzes|analysis:analyses|basis:bases|CFO:CFOs|process:processes
hero:heroes|shoe:shoes|photo:photos|family:families|bonus:bonuses|warehouse:warehouses|nurse:nurses|box:boxes
Dental Office:Dental Offices|agency:agencies|lens:lenses|day:days|salesperson:salespeople|gas:gases|use:uses
cause:causes|virus:viruses|database:databases|expense:expenses|license:licenses|headache:headaches|branch:branches
class:classes|tax:taxes|prize:prizes|waltz:waltzes|woman:women|tooth:teeth|half:halves|cookie:cookies|toe:toes
owner of small dogs:owners of small dogs|parent who works:parents who works|clinic in Ohio:clinics in Ohio
calorie:calories|crisis:crises|criterion:criteria|potato:potatoes|studio:studios|survey:surveys|café:cafés|menu:menus|taxi:taxis
`
  .trim()
  .split(/[|\n]/u)
  .map((pair): [string, string] => {
    const [one = '', many = ''] = pair.split(':');
    return [one, many];
  });

test.each(pairs)('%s ↔ %s', (one, many) => {
  expect(pluralise(one)).toBe(many);
  if (one !== 'basis') expect(singularise(many)).toBe(one);
  expect(pluralise(many)).toBe(many);
  expect(singularise(one)).toBe(one);
  expect(isPlural(many)).toBe(true);
  expect(isPlural(one)).toBe(false);
});

test('a word that ends as another would without its s', () => {
  expect(singularise('rabbit')).toBe('rabbit');
  expect(singularise('rabbits')).toBe('rabbit');
});

test.each(['software', 'equipment', 'data', 'feedback', 'series', 'sheep', 'news'])(
  '%s has one form',
  (word) => {
    expect(pluralise(word)).toBe(word);
    expect(singularise(word)).toBe(word);
    expect(isPlural(word)).toBe(false);
  },
);

test('verbs agree with the head of the phrase', () => {
  expect(verb('owners of a small dog', 'is', 'are')).toBe('are');
  expect(verb('the owner of small dogs', 'is', 'are')).toBe('is');
  expect(verb('front-desk staff', 'is', 'are')).toBe('are');
  expect(verb('nurses and their patients', 'needs', 'need')).toBe('need');
  expect(verb('practice management software', 'is', 'are')).toBe('is');
  expect(verb('people', 'is', 'are')).toBe('are');
});

test('property: only the head of a phrase changes, whatever stands before or after it', () => {
  const before = fc.array(
    fc.constantFrom('small', 'dental', 'rural', 'family-run', 'mobile', 'US', 'non-profit'),
    { maxLength: 3 },
  );
  const after = fc.constantFrom('', ' in Ohio', ' with staff', ' that sell boxes', ' for children');
  const simple = pairs.filter(([one]) => !one.includes(' ') && one !== 'basis');
  fc.assert(
    fc.property(before, fc.constantFrom(...simple), after, (words, [one, many], tail) => {
      const phrase = (head: string) => [...words, head].join(' ') + tail;
      expect(pluralise(phrase(one))).toBe(phrase(many));
      expect(singularise(phrase(many))).toBe(phrase(one));
      expect(isPlural(phrase(many))).toBe(true);
      expect(isPlural(phrase(one))).toBe(false);
    }),
  );
});
