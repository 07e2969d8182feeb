import type { Vertical } from '@slipway/facts';
import { listBrands } from './brands.ts';
import { lexicon } from './lexicon/index.ts';
import { type TermIndex, TermTable } from './term-index.ts';

const weights = { sure: 4, keyword: 3, looseKeyword: 1.2, likely: 2, brand: 2, hint: 0.7 } as const;
/** Keywords that mean other things as well, or that every second idea holds. */
const loose = new Set(
  'space practice management;clinic;booking;code;testing;api;cart;team;fan;video;coach;launch;identity;policy;property;listing;skills;game;automation;workflow;friends;credit;savings;merchant;guest;trip;parent;kids;student;sleep;community app;vehicle;merchant tools;event;sales;token;content platform;public safety;energy;climate;analytics;database;security;compliance legal;talent;onboarding;car;tax;budget;contract;practice;marketplace;on demand;fan;shop;music;song;trades;concert;supplier;audit;pilot;boat;spa;ward;hospital;pill;author;newspaper;library;magazine;reuse;scrap;fundraising;sourcing;implant;bakery;bookshop;visa;subtitles;royalties;work order;publisher;purchase order;drone;chemist;journalist'.split(
    ';',
  ),
);

/** Keywords that are verbs in most ideas: "we book", "they waste", "we ship". */
const verbs = new Set(['waste', 'book', 'ship']);

/** What points to a vertical: its keywords, its companies and the lexicon. */
export function indexVerticalTerms(verticals: readonly Vertical[]): TermIndex {
  const table = new TermTable();
  for (const { id, keywords, companies } of verticals) {
    for (const keyword of keywords.filter((one) => !verbs.has(one)))
      table.add(keyword, id, loose.has(keyword) ? weights.looseKeyword : weights.keyword);
    for (const brand of listBrands(companies)) table.add(brand, id, weights.brand);
  }
  for (const { vertical, ...tiers } of lexicon)
    for (const tier of ['sure', 'likely', 'hint'] as const)
      for (const term of tiers[tier].split('; ').filter((one) => one !== ''))
        table.add(term, vertical, weights[tier]);
  return table.index({ findsSlips: true });
}
