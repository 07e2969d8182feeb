/** One fact a line; the columns stand in `read-facts.ts`. */
export const d2cFacts = `
mocra-report@fda | American deadline for serious reactions to cosmetics | serious reactions to cosmetics must reach the FDA within #, counted in business days | 15 | days | limit | US | 2023 | Modernization of Cosmetics Regulation Act 2022 | medium | skincare
mocra-small@fda | Sales below which American cosmetics firms are spared registration | many cosmetics firms below # of average yearly sales are spared registration | 1000000 | USD/year | limit | US | 2023 | Modernization of Cosmetics Regulation Act 2022 | medium | skincare
pif-years@eu | Retention of the European cosmetics file | the product file of a cosmetic must be kept for # after the last batch | 10 | years | limit | EU | 2013 | Regulation (EC) No 1223/2009, Art. 11 | medium | skincare
prestige-beauty@circana | American prestige beauty sales | prestige beauty sales in America reached # in a year | 33900000000 | USD/year | estimate | US | 2024 | Circana | medium | skincare
in-beauty@redseer | Beauty market in India | the Indian beauty and personal care market is put at # a year | 21000000000 | USD/year | estimate | IN | 2023 | Redseer with Peak XV | low | skincare
us-daily-coffee@nca | American adults who drank coffee in the past day | # of American adults drank coffee in the past day | 0.66 | share | share | US | 2025 | National Coffee Association | medium | coffee
us-daily-coffee@gallup | American adults who drink coffee daily | # of American adults drink at least one cup a day | 0.64 | share | share | US | 2012 | Gallup | low | coffee
specialty-score@sca | Cup score from which coffee counts as specialty | coffee counts as specialty from # points in a cupping | 80 | points | limit | global | 2004 | Specialty Coffee Association protocol | medium | coffee
roast-loss@ico | Green coffee behind a kilogram of roasted | the trade counts # kilograms of green coffee for each kilogram roasted | 1.19 | kilograms | ratio | global | 2011 | International Coffee Organization, Rules on Statistics | medium | coffee
coffee-tax@de | German tax on roasted coffee | Germany taxes each kilo of roasted coffee with # | 2.19 | EUR | limit | DE | 1993 | Kaffeesteuergesetz | medium | coffee
eudr-fine@eu | European fine under the deforestation law | the upper fine for beans from cleared forest must reach at least # of European turnover | 0.04 | share | limit | EU | 2023 | Regulation (EU) 2023/1115, Art. 25 | medium | coffee
us-supplement-use@crn | American adults who take supplements | # of American adults say they take supplements | 0.75 | share | share | US | 2024 | Council for Responsible Nutrition | medium | supplements
us-supplement-use@cdc | American adults who took a supplement in the past month | # of American adults took a supplement within the past month | 0.576 | share | share | US | 2018 | CDC NHANES data brief | medium | supplements
ndi-notice@fda | American notice for new supplement ingredients | a new dietary ingredient must be notified # before sale | 75 | days | limit | US | 1994 | Dietary Supplement Health and Education Act | medium | supplements
eu-claims@eu | Health claims allowed in Europe | only about # health claims are authorised in Europe | 260 | claims | limit | EU | 2024 | EU Register of nutrition and health claims | medium | supplements
prop65-fine@oehha | Californian penalty for missing warnings | a missing warning for lead and the like can cost # a day in California | 2500 | USD | limit | US | 1986 | California Proposition 65 | medium | supplements
ftc-claim-fine@ftc | American penalty after a notice on health claims | a firm on notice risks # for each false health claim | 53088 | USD | limit | US | 2025 | FTC Notice of Penalty Offenses | medium | supplements
imported-clothes@aafa | Clothing sold in America that is imported | # of clothes sold in America are imported | 0.97 | share | share | US | 2022 | American Apparel and Footwear Association | low | apparel
gymshark-sales@gymshark | Sales of Gymshark | Gymshark sold # in a year | 607000000 | GBP/year | estimate | GB | 2024 | Gymshark annual accounts | medium | apparel
allbirds-sales@allbirds | Sales of Allbirds after its decline | Allbirds sold # in a year, far below its peak | 190000000 | USD/year | estimate | US | 2024 | Allbirds annual results | medium | apparel
unsold-ban@eu | European ban on destroying unsold clothes | large companies may not destroy unsold clothes and shoes in Europe | - | - | statement | EU | 2026 | Regulation (EU) 2024/1781 (ESPR), Art. 25 | medium | apparel
in-gst-apparel@gst | Indian tax rate on cheaper clothing | cheaper garments carry # GST in India | 0.05 | share | limit | IN | 2025 | GST Council rate schedule | medium | apparel
poppi-price@pepsico | Price PepsiCo paid for Poppi | PepsiCo agreed to pay # for the soda brand Poppi | 1950000000 | USD | estimate | US | 2025 | PepsiCo announcement | medium | food-drink
allergens-eu@eu | Allergens to declare in Europe | # groups of allergens must be declared on European food | 14 | groups | limit | EU | 2014 | Regulation (EU) No 1169/2011, Annex II | medium | food-drink
allergens-us@fda | Allergens to declare in America | # major allergens must be declared on American food | 9 | allergens | limit | US | 2023 | FASTER Act 2021 | medium | food-drink
can-deposit@de | German deposit on cans and bottles | each single-use can or bottle in Germany carries a deposit of # | 0.25 | EUR | limit | DE | 2003 | Verpackungsgesetz | medium | food-drink
fssai-registration@fssai | Turnover up to which Indian food makers only register | small Indian food makers only register up to # of yearly turnover | 1200000 | INR/year | limit | IN | 2011 | FSSAI licensing regulations | medium | food-drink, coffee, supplements
hallmark-gold@uk | Gold weight from which a British hallmark is needed | gold pieces above # gram need a hallmark in Britain | 1 | gram | limit | GB | 1973 | Hallmarking Act 1973 | medium | home-jewellery
etsy-fee@etsy | Transaction fee on Etsy | Etsy keeps # of each sale as its transaction fee | 0.065 | share | fee | global | 2022 | Etsy fee policy | medium | home-jewellery
in-hallmark@bis | Indian duty to hallmark gold | gold jewellery in the listed Indian districts must carry a hallmark with a unique number | - | - | statement | IN | 2023 | Bureau of Indian Standards | medium | home-jewellery
new-customer-loss@simplicitydx | Loss on winning one new online customer | brands lose about # on each new customer they win online | 29 | USD | estimate | US | 2022 | SimplicityDX | low | *
us-cpsc-penalty@cpsc | Highest civil penalty per American product safety breach | one breach of the product safety acts can cost # before a series is capped | 120000 | USD | limit | US | 2022 | CPSC civil penalty adjustment | medium | baby-kids
in-toy-duty@india | Customs duty on toys in India | India raised the basic customs duty on toys to # | 0.7 | share | limit | IN | 2023 | Central Board of Indirect Taxes and Customs | medium | baby-kids
us-births@cdc | Births in the United States | about # babies were born in the United States in a year | 3600000 | babies | count | US | 2023 | CDC National Center for Health Statistics | medium | baby-kids
dollar-shave-price@unilever | What Unilever reportedly paid for Dollar Shave Club | Unilever reportedly paid # for Dollar Shave Club | 1000000000 | USD | spend | US | 2016 | Fortune, reported price | low | home-refills
gb-green-fine@cma | Highest British fine for false consumer claims | a false green claim can cost up to # of worldwide turnover in Britain | 0.1 | share | limit | GB | 2025 | Digital Markets, Competition and Consumers Act 2024 | medium | home-refills
in-pads-gst@gst | Tax on sanitary pads in India | India took sanitary pads out of GST altogether | - | - | statement | IN | 2018 | GST Council, twenty-eighth meeting | medium | home-refills
kickstarter-fee@kickstarter | Kickstarter's share of a funded campaign | Kickstarter keeps # of a funded campaign before card fees | 0.05 | share | fee | global | 2024 | Kickstarter fees page | medium | gadgets
kickstarter-fail@wharton | Funded Kickstarter projects that never deliver | # of funded projects never delivered their rewards | 0.09 | share | share | global | 2015 | Ethan Mollick, University of Pennsylvania, Kickstarter Fulfillment Report | medium | gadgets
eu-guarantee@eu | Legal guarantee on goods in the EU | a European seller answers for faults for at least # | 2 | years | limit | EU | 2022 | Directive (EU) 2019/771 | medium | gadgets
`;
