import { describe, expect, it } from 'vitest';
import { matchesParty } from './match-party.ts';

describe('a name of a party against the accepted ones', () => {
  it.each([
    ['haulers', 'grease haulers'],
    ['small brewers', 'craft breweries'],
    ['roofing companies', 'roofers'],
    ['orchards', 'truffle orchard owners'],
    ['crane hire firms', 'crane hire companies'],
    ['people with a stoma', 'people with a stoma'],
    ['smallholders', 'smallholder farmers'],
  ])('%s stands for %s', (name, accepted) => {
    expect(matchesParty(name, ['something else', accepted])).toBe(true);
  });

  it.each([
    ['companies', 'software companies'],
    ['people', 'people with a stoma'],
    ['schools', 'school parents'],
    ['drivers', 'trucking fleets'],
    ['factoring companies', 'insurance companies'],
  ])('%s does not stand for %s', (name, accepted) => {
    expect(matchesParty(name, [accepted])).toBe(false);
  });
});
