import { expect, test } from 'vitest';
import { loadTestKnowledge } from '../../../knowledge/test/known.ts';
import { fitCount } from './fit-count.ts';

const { buyers } = loadTestKnowledge();

function countsOf(payer: string, region: string): { of: readonly string[]; near: readonly string[] } {
  const fits = buyers
    .filter((count) => count.region === region)
    .map(({ id, label, aka }) => ({ id, fit: fitCount(payer, label, aka) }));
  const ids = (wanted: string) => fits.filter(({ fit }) => fit === wanted).map(({ id }) => id);
  return { of: ids('payer'), near: ids('near') };
}

test.each([
  ['dental offices', 'US', ['us-dental-offices']],
  ['dentists', 'US', ['us-dental-offices']],
  ['roofing companies', 'US', ['us-roofing']],
  ['roofers', 'US', ['us-roofing']],
  ['funeral homes', 'US', ['us-funeral-homes']],
  ['golf courses', 'US', ['us-golf-courses']],
  ['hospitals', 'US', ['us-hospitals']],
  ['independent pharmacies', 'US', ['us-independent-pharmacies']],
  ['craft breweries', 'US', ['us-breweries']],
  ['schools', 'IN', ['in-schools']],
  ['schools', 'GB', ['uk-schools']],
  ['farms', 'US', ['us-farms']],
  ['vet clinics', 'US', ['us-vet']],
  ['electricians', 'US', ['us-electricians']],
])('%s in %s are counted', (payer, region, ids) => {
  expect(countsOf(payer, region).of).toEqual(ids);
});

/** Payers of labelled ideas that nobody counted: the wide word in their name is no count of them. */
test.each([
  ['scaffold hire firms', 'GB'],
  ['scaffolding firms', 'GB'],
  ['grease haulers', 'US'],
  ['crane hire companies', 'US'],
  ['cheese shops', 'US'],
  ['locksmith shops', 'US'],
  ['trucking fleets', 'US'],
  ['contract caterers', 'US'],
  ['condo associations', 'US'],
  ['software companies', 'US'],
  ['families of inmates', 'US'],
  ['housing associations', 'GB'],
  ['gyms', 'US'],
  ['property managers', 'US'],
  ['commercial laundries', 'EU'],
  ['people with a stoma', 'global'],
  ['people', 'global'],
  ['companies', 'GB'],
  ['farm employers', 'US'],
  ['older people with hearing loss', 'US'],
  ['crane rental firms', 'US'],
  ['lifting contractors', 'US'],
  ['customs brokers', 'US'],
  ['furniture workshops', 'US'],
  ['hotels', 'US'],
  ['separated parents', 'US'],
])('nobody counted %s in %s', (payer, region) => {
  expect(countsOf(payer, region)).toEqual({ of: [], near: [] });
});

test.each([
  ['compounding pharmacies', 'US', 'us-independent-pharmacies'],
  ['small brewers', 'US', 'us-breweries'],
  ['restaurants', 'US', 'us-full-service-restaurants'],
  ['dental offices with one or two dentists', 'US', 'us-dental-offices'],
  ['dog groomers', 'US', 'us-pet-care'],
  ['private schools', 'IN', 'in-schools'],
  ['warehouses', 'US', 'us-sector-48-49'],
  ['smallholder farmers', 'IN', 'in-farm-holdings'],
])('%s in %s may be some of those counted, and are not taken for them', (payer, region, id) => {
  const found = countsOf(payer, region);
  expect(found.of).toEqual([]);
  expect(found.near).toContain(id);
});
