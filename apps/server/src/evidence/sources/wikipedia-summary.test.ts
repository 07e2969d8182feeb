import { expect, test } from 'vitest';
import { makeWikipediaSummary } from './wikipedia-summary.ts';

const source = makeWikipediaSummary({ userAgent: 'test', baseUrl: 'https://wiki.test' });
const article = (description: string, type = 'standard') =>
  JSON.stringify({ type, title: 'Weave', description });

/** Articles by the end of their address; any other is not there. */
function ask(company: string, articles: Readonly<Record<string, string>>) {
  return source.ask({ company }, async (address) => {
    const text = articles[address.slice('https://wiki.test/page/summary/'.length)];
    return { address, status: text === undefined ? 404 : 200, headers: new Headers(), text: text ?? '{}' };
  });
}

test('says what a company is', async () => {
  const found = await ask('Weave', { Weave: article('american software {{company}}.') });
  expect(found).toEqual({ title: 'Weave', says: 'American software company' });
});

test('an article on something else is none, and the one on the company is found behind it', async () => {
  const cloth = { Weave: article('way to make cloth') };
  expect(await ask('Weave', cloth)).toBeNull();
  const both = { ...cloth, 'Weave_(company)': article('Utah company') };
  expect(await ask('Weave', both)).toEqual({ title: 'Weave', says: 'Utah company' });
  expect(await ask('Mercury', { Mercury: article('companies and planets', 'disambiguation') })).toBeNull();
  expect(await ask('Nobody', {})).toBeNull();
});

test('an answer in another format is a fault, not an article', async () => {
  await expect(ask('Weave', { Weave: '<html>' })).rejects.toThrow('documented format');
});

test.each([
  ['  weave  us ', 'Weave us'],
  ['AT&T', 'AT&T'],
])('“%s” is asked as %s', (company, asked) => {
  expect(source.normalise({ company })).toEqual({ company: asked });
});

test.each(['', 'a|b', 'a[b]', 'x'.repeat(81)])('“%s” cannot be asked', (company) => {
  expect(source.normalise({ company })).toBeNull();
});
