import { describe, expect, it } from 'vitest';
import { findImpossible, findOther } from './not-a-business.ts';
import { findUnlawful } from './unlawful.ts';

describe('what asks for a crime', () => {
  it.each([
    'We sell fake diplomas to students.',
    'An app that ships counterfeit banknotes worldwide.',
    'We sell fentanyl by mail.',
    'Ransomware as a service for small crews.',
    'We hack into bank accounts of rich people.',
    'A tracker to read your girlfriend’s messages.',
    'We deliver antibiotics without a prescription.',
    'Guaranteed 20% returns for every saver.',
  ])('%s', (text) => {
    const quote = findUnlawful(text);
    expect(quote).not.toBeNull();
    expect(text).toContain(quote);
  });

  it.each([
    'We detect fake passports for banks.',
    'Training that helps staff to spot phishing kits for sale.',
    'Hospitals lose stolen devices; we help to recover stolen phones.',
    'A shop that sells degrees of comfort in shoes.',
    'Bakeries bake too much bread and bin it at night.',
    'We stop people who sell fake reviews.',
    'Pickpockets steal phones on the metro, and nobody files a report.',
    'Dealers sell fentanyl near schools. We map where it happens.',
    'Small firms receive fake invoices by email. We check the bank details.',
    'Banks lose millions to mule accounts.',
    'Pharmacies deliver medicines with a prescription in two hours.',
  ])('not: %s', (text) => {
    expect(findUnlawful(text)).toBeNull();
  });
});

describe('what is no business', () => {
  it.each([
    ['I am writing a novel about my village.', 'a piece of writing'],
    ['I want to prove the Collatz conjecture.', 'a question of science'],
    ['My wife wants a second child. Should we wait?', 'a private decision'],
    ['We found a new party and win seats in the council elections.', 'a political campaign'],
  ])('%s', (text, what) => {
    expect(findOther(text)?.what).toBe(what);
  });

  it.each([
    'A tool for novelists who publish themselves.',
    'Campaign software for political candidates.',
    'Party halls in Mexico lose deposits.',
    'Software for physics labs.',
  ])('not: %s', (text) => {
    expect(findOther(text)).toBeNull();
  });
});

it.each([
  ['A motor that runs for ever without fuel.', true],
  ['Perpetual motion for homes.', true],
  ['A stove that runs without firewood.', false],
  ['Drones that run for hours.', false],
])('what physics rules out: %s', (text, isRuledOut) => {
  expect(findImpossible(text) !== null).toBe(isRuledOut);
});
