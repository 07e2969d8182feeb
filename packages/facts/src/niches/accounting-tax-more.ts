import { readField } from './reading/read-field.ts';

export const accountingTaxMore = readField('accounting-tax', {
  niches: `
# expat-tax: taxes of expats and returning families
words: expat tax, expat taxes, americans abroad, nri tax, tax residency, double taxation, foreign income, fbar, fatca, cross-border worker tax, frontier worker, digital nomad tax, moving abroad tax, exit tax, foreign bank account report, dual citizen taxes, tax treaty, non-resident landlord, overseas pension tax, returning nri, remittance basis, foreign tax credit, tax certificate of residence, split-year, us citizen in germany, accidental american, tax for seafarers, grenzgänger, crypto nomad
job: file in each country without paying the same tax again
buyer: people with income in several countries
user: cross-border tax advisers
run: emigrants, nomads and returning families | people hire the adviser who holds both licences and says plainly where they are resident | research into rare treaty articles, time zones and late foreign papers eat the flat fee
rival: Greenback Expat Tax | returns of Americans abroad by accountants | a flat fee per return
rival: MyExpatTaxes | self-filing for Americans abroad | a fee per return
rival: H&R Block Expat | expat filing with or without an adviser | a fee per return
rival IN: ClearTax | NRI filing with an expert on the phone | a fee per return
rival GB: Taxd | British returns for newcomers and freelancers | a fee per return
system US: the FBAR filing portal | wants each foreign account's highest balance
system IN: Form 67 | must be filed on the tax portal or the foreign credit is lost
system: certificates of tax residence | prove to the payer abroad which treaty rate holds
system: Wise statements | list conversions that each tax year values differently
today: a nurse in Dubai asks a Facebook group, counts days on a calendar and hopes that nobody compares
cost: a missed foreign-account form costs more than the tax, and a wrong day count taxes a whole salary again
pain: the year ends in April here, in March there and in December at the bank
pain: a mutual fund bought at home is punished by the rules of the passport
pain: the home adviser knows the treaty and the host adviser knows the form, and they never talk
channel: relocation firms | the mover meets the family in the weeks when residence is decided
channel: expat groups by nationality | a member who posts a refund letter brings the whole thread
channel: banks that close accounts of foreigners | a frozen account sends its owner to an adviser the same day
cycle: 1-6 weeks | people decide when a letter, a move or a house sale forces them
price: a yearly return with foreign income | 300-900 USD | return
price: a move briefing on residence and timing | 200-800 USD | family
rule US: FBAR | citizens abroad report foreign accounts above a low total or face heavy penalties
rule EU: Directive on administrative cooperation | banks and platforms report across borders, so silence is found out
rule GB: Foreign income and gains regime | newcomers get a few years of relief instead of the old remittance basis
rule IN: Residence tests of the Income-tax Act | day counts and a deemed residence for high earners decide what is taxed
season: June brings Americans abroad, July brings Indian returns, and January brings the British
next: pension transfers | wills across borders | payroll for remote staff
fail: nomad tax apps promised a residence on paper that banks and offices did not accept
fail: cheap self-filing broke on a foreign pension and sent users to lawyers
lately: automatic exchange of account data reached most countries, and old silence came to light
economics: 45-70 | 2-5 | 60-300 USD
ask: In which pair of countries do you sign returns yourself? | What do you do in the year of the move? | Who pays when the residence is judged otherwise later?
grade: low
# insolvency: insolvency practitioners and company rescue
words: insolvency, insolvency practitioner, liquidator, liquidation, bankruptcy, bankrupt company, administration of a company, receiver, creditors, creditor claims, restructuring, turnaround, winding up, company rescue, proof of debt, chapter 11, debtor, distressed business, asset sale from insolvency, business closure, resolution professional, director in debt, voluntary liquidation, insolvency auction, subchapter v, pre-pack, creditors' committee, close a failing company
job: save or close a failing firm and pay creditors in order
buyer: insolvency practitioners
user: case administrators
run: directors and banks of failing firms | banks appoint the practitioner who secures the stock on the first day and sells before the value melts | bonding, insurance, empty estates and creditors' questions on worthless claims eat the case fee
rival US: Stretto | claims handling and notices in American cases | per claim and per hour
rival: Kroll | claims agency and restructuring advice | per hour and per notice
rival GB: Turnkey IPS | case files of British practitioners | per user a year
rival EU: STP winsolvenz | case and table software of German administrators | per office a year
rival GB: Begbies Traynor | liquidations for small British firms | time costs out of the estate
system US: CM/ECF | takes each court paper and stamps the docket
system GB: The Gazette | prints the notice that starts the clock for claims
system IN: the IBBI portal | takes each form of the corporate process on time
system EU: the e-Justice insolvency registers | show foreign creditors that a case has opened
today: an administrator drives to the yard at dawn, changes locks, copies the ledger and mails claim forms by post
cost: stock walks out of the back door, warranties lapse, and small creditors get pennies years later
pain: the books stop months before the end, and the server bill is unpaid
pain: the same claim arrives by post, by mail and from a debt buyer
pain: staff ask about wages that the state fund pays only after forms
channel: recovery desks of banks | the bank names the practitioner when the covenant breaks
channel: accountants of small firms | an accountant is told about the unpaid tax first
channel: courts and their lists | a judge appoints from those who filed tidy reports before
cycle: 4-26 weeks | a practice tries a tool on a single estate and keeps it for years
price: case software | 60-250 USD | user a month
price: a simple voluntary liquidation | 4000-8000 GBP | company
rule US: Subchapter V | small debtors keep control and must propose a plan quickly
rule EU: Restructuring Directive | states offer early rescue plans that bind a dissenting minority
rule GB: Statement of Insolvency Practice | fees, checks on directors and reports follow set wording
rule IN: Insolvency and Bankruptcy Code | a resolution professional runs the firm under a hard time limit
season: filings rise after the new year and after tax arrears are chased
next: asset auctions | creditor portals | director conduct reports
fail: online liquidation mills sold closures by advert and lost licences over referral fees
fail: claim-trading sites found no depth outside a few famous collapses
lately: tax offices chase arrears again after the pandemic pause, and liquidations of small firms rose to records
economics: 50-75 | 0.5-1.5 | 800-6000 USD
ask: Who appoints you, the court, the bank or the director? | How is the fee paid when the estate holds nothing? | How do you prove the order of payment years later?
grade: low
# stocktakers: stocktaking and physical inventory counts
words: stocktaking, stocktake, stock count, inventory counting, inventory count service, physical inventory, stocktaker, cycle count, barcode counting, pub stocktaker, year-end inventory, warehouse count, shrinkage, stock audit, perpetual inventory, count sheets, rfid count, asset tagging, fixed asset register, asset verification, store count crew, inventory auditor, inventur, bank stock audit, hospital asset count, drone stock count, counting crew
job: know what really stands on the shelves by the morning
buyer: finance heads of shops and warehouses
user: counters and stocktakers
run: shops, pubs and warehouses | retailers rebook the crew that finishes before opening and whose recounts agree | night wages, vans full of scanners and a calendar jammed at year end eat the price per item
rival: RGIS | counting crews for chains | per hour or per item counted
rival US: WIS International | counting crews for American and Canadian chains | per hour or per item counted
rival GB: Orridge | pharmacy and shop counts | a quote by store
rival: Gather AI | drones that read pallet labels | per warehouse a month
rival: Asset Panda | registers of tagged equipment | per year by assets
system: SAP Business One | holds the book stock and posts the difference
system: Zebra handhelds | scan the shelf and lose the file when the battery dies
system: GS1 barcodes | name the item, unless the shop printed its own
system IN: Tally | keeps the closing stock of an Indian trader as a typed figure
today: staff count jeans on a Sunday night, call figures to a colleague with a clipboard and type on Monday
cost: the till says there is milk, the shelf is bare, and the bank lends against stock that left long ago
pain: goods move between aisles during the count and are counted again or never
pain: bottles are weighed by eye, and the barman pours the difference
pain: the auditor asks for a recount of the same cage that nobody marked
channel: auditors of mid-sized firms | the auditor must attend the count and suffers from bad ones
channel: franchise and chain head offices | head office books the same crew for all stores on a route
channel: pub companies and brewers | the brewer pays for an outside count before it trusts the tenant
cycle: 2-16 weeks | a shop books for the next closing night, a chain tenders the yearly route
price: a crew count of a shop | 300-2500 USD | count
price: a pub stocktake | 90-200 GBP | visit
rule US: AU-C 501 | the auditor must attend a count where stock is material
rule EU: Accounting Directive | balance sheets rest on stock values that a count can show
rule GB: Companies Act records | a firm that deals in goods keeps statements of stock at each year end
rule IN: Drawing power stock audits | banks send auditors to check pledged stock against monthly statements
season: nights around the close of the business year are booked out, and spring fills with fixed assets
next: loss prevention advice | shelf labelling | asset tagging
fail: ceiling-camera counts saw the front row and guessed the rest
fail: tag projects died where goods were liquid, metal or too cheap for a chip
lately: self-checkout losses made chains count weekly again, and clothing moved to radio tags
economics: 20-45 | 1-4 | 100-1500 USD
ask: How close is a second count of the same aisle to the first? | Who is liable when the difference shows theft? | What stands still while you count?
grade: low
`,
  facts: `
us-fbar-threshold@fincen | Total of foreign accounts from which Americans must report | an American reports foreign accounts once they exceed # in total | 10000 | USD | limit | US | 2024 | FinCEN, FBAR rules | medium | expat-tax
us-foreign-earned@irs | Foreign earnings that an American may exclude | an American abroad may exclude # of earnings in the year | 126500 | USD | limit | US | 2024 | Internal Revenue Service | medium | expat-tax
gb-newcomer-relief@hmrc | Years of relief on foreign income for new British residents | newcomers to Britain pay no tax on foreign income for # | 4 | years | limit | GB | 2025 | HM Revenue and Customs, foreign income and gains regime | medium | expat-tax
in-resolution-limit@ibc | Outer limit of the Indian corporate insolvency process | the process for a company must end within # including court time | 330 | days | limit | IN | 2019 | Insolvency and Bankruptcy Code, Sec. 12 | medium | insolvency
ew-company-insolvencies@insolvency-service | Company insolvencies in England and Wales | # companies became insolvent in England and Wales in the year | 25158 | companies | count | GB | 2023 | Insolvency Service | medium | insolvency
us-subchapter-v-plan@usc | Time for a small debtor's plan in America | a small debtor files its plan within # of the order for relief | 90 | days | limit | US | 2020 | Bankruptcy Code, Sec. 1189 | medium | insolvency
us-shrink@nrf | Shrinkage of American shops | shops lost # of sales to shrinkage on average | 0.016 | share | share | US | 2022 | National Retail Federation | medium | stocktakers
stock-accuracy@auburn | Accuracy of shop stock records with radio tags | radio tags lift the accuracy of clothing stock records to about # | 0.95 | share | share | US | 2018 | Auburn University RFID Lab | low | stocktakers
inventory-attendance@aicpa | Auditors at the count | an auditor must attend the physical count where stock is material and counting is practicable | - | - | statement | US | 2012 | AICPA, AU-C Section 501 | medium | stocktakers
`,
  wordings: `
# expat-tax
also: emigrant, returnee, overseas indian, gulf worker, oci holder, green card holder, tax nomad, posted worker, remote worker abroad, second home owner, foreign landlord, retired abroad, military spouse, airline crew, diplomat spouse, day counting, home address, centre of life, permanent home, tie-breaker, treaty article, withholding on dividends, tax id abroad, nre account, nro account, repatriation, foreign pension, social security agreement, totalisation, passive foreign fund, isa not recognised, gift from abroad, inherited flat, sale of flat back home, exchange rate, late disclosure, streamlined filing, amnesty, penalty letter, bank closed my account, renounce citizenship, exit interview, leaving the country, arriving mid-year, dual status, form ten f, lower deduction certificate, auslandseinkommen, doppelbesteuerung, wegzugssteuer, impatriate regime, beckham law, lump-sum tax, golden visa, non-dom, territorial tax, five flags, declare, disclose, apostilled certificate, translated payslip, two payslips, live here work there, taxed in both places, where do i pay, cross the border to work, money back home
plain: emigrated citizens, levied twice, twice levied income, which state collects, fiscal home, days spent per state, counting nights, days threshold, border commuters, homecoming emigrants, coming back after years, passport by birth abroad, bank threatens to close, missed declarations, late declarations, flat sold from afar, buyer withholds a fifth, bilateral agreement, agreement between states, travelling freelancers, wandering freelancers, staff posted overseas, shares taxed twice, pension from another state, bilingual adviser, declaration in two languages, gulf returnees, second passport, fiscal residence proof, global mobility, overseas assets declared, fiscal domicile, non-domiciled persons, worldwide income, international assignees, transnational taxpayers, consular nationals, renunciation of nationality, voluntary disclosure, relief from duplicate charges, mobile workforce compliance, assignment payroll, equity compensation apportionment, presence tracking, dual-jurisdiction returns, repatriation planning, withheld gains, emigrants, sailors, oil workers, retired in spain, swiss border, dubai salary, passport stamps, american wife, bank letter about washington, house in old country, ship crew, overseas teachers, missionaries, pay in two countries, live here earn there, lived abroad for years, owe which country, forgot to declare, boarding-pass day tally, 183 days, amnesty for late forms, streamlined procedure, vacated dwelling disposal, gains on emigrant's flat, home-office days across frontier, daily border crossing, homecoming date chosen, vesting options, trailing bonus, fiscal residency, double taxation, emigrants' declarations, overseas earners, treaty relief, repatriates, mismatched fiscal years, border crossing log, residence threshold, travel evidence, itinerant employees, day tally, tie-breaker, delinquent declarations, dual nationals, american born abroad, overseas account reporting, amnesty, unaware citizen, non-resident vendor, real estate disposal abroad, withheld proceeds, capital gain overseas, clearance certificate, conveyancing fiscal, former residence sale, frontier workers, neighbouring country wages, cross-frontier allowances, childcare deduction, commuting deduction, refund entitlement frontier, bilateral reporting, homecoming planning, relocation date, offshore savings exposure, remittance, pre-arrival restructuring, returnee families, arrival timing, equity compensation mobile, assignee payroll, secondees, share award apportionment, hypothetical tax, shadow payroll, relocated executives
My cousin sold a flat in Pune while living in Toronto; the buyer held back a fifth, both offices want a form, and nobody will tell her which comes first.
Count your nights per country from phone photos and warn before residence tips over.
us citizen born here by accident, never lived there, bank says sign w-9 or acct closed. need cheap catch up filing w/out panic
When we came home from Qatar after sixteen years, the savings were safe only if we landed after the first of April. A neighbour knew; the accountant did not.
Nurses living in France and working in Geneva fill two sets of papers every spring and miss refunds on commuting and childcare.
A small office by the consulate, evenings and Saturdays: we sort out both returns, in Polish and English, over tea, at a fixed price.
Living in a camper, invoicing from Lisbon, bank in Estonia: who gets my dosh? A straight answer and a certificate that a client will accept.
I'm the relocation manager of an engineering firm. Staff accept a posting, then learn in year two that the stock bonus is taxed at both ends.
# insolvency
also: administrator, trustee in bankruptcy, bailiff, official receiver, liquidation sale, fire sale, auctioneer, stripped warehouse, changed locks, unpaid suppliers, unpaid wages, wage guarantee fund, tax arrears, winding-up petition, statutory demand, floating charge, secured lender, preferential creditors, dividend to creditors, pence in the pound, statement of affairs, creditors' meeting, proxy form, table of claims, retention of title, clawback, wrongful trading, phoenix company, personal guarantee, director loan, disqualified director, insolvenzverwalter, insolvenztabelle, liquidateur judiciaire, concurso de acreedores, konkurs, konkordato, ibc case, committee of creditors, nclt, interim moratorium, stay of proceedings, cash-flow test, turnaround consultant, going concern sale, stalking horse, data room, asset list, stock walk-out, lost server, angry creditors, gift card holders, deposit lost, going bust, gone under, went bankrupt, close down, shut my company, can't pay suppliers, owe more than i have, wind up, rescue, restructure, ranking of debts, claim form, debt buyer
plain: firms that cannot pay, firms unable to pay, failed companies, collapse of a firm, over-indebted firms, court-appointed manager, orderly closing, closing a firm honestly, unpaid claimants, who gets what remains, order of payment, claimants ring daily, claim status visible, remaining assets sold, brand name sold, premises secured, seized goods listed, leased or owned, owner's house at risk, honest closing price, homebuyers without flats, thousands of claims, worthless vouchers, lenders warned early, signs of trouble, late annual figures, saving a firm, second chance for founders, corporate debt law, overhaul of debts, court proceedings for debtors, employees without wages, payout quota, licensed insolvency office-holders, official receiver, judicial management, corporate recovery, bankruptcy trustees, suspension of payments, scheme of arrangement, composition with creditors, special situations, disposal of assets, portfolio early warning, claims adjudication, dividend to unsecured, creditor communications, strike-off, going bust, belly-up, broke, bailiffs, padlocked gates, redundancies, auctioneer's hammer, empty warehouse, unpaid wages, suppliers furious, phoenix, shutters down, ruined, unfinished tower blocks, gift cards void, company dies, cannot pay bills, who gets money back, shop shuts forever, save the business, ballot on rescue plan, portal for claimants, changing locks, alarms and stock sealed, machinery lots, trade mark disposal, dissolution of tiny firm, clean wind-down, allottees' claims, covenant monitoring, red flags for lenders, corporate failure, bankruptcy trustee, liquidator, administrator appointment, receivership, distressed company, restructuring, winding-up, priority of payment, creditor correspondence, proof of debt, claimant enquiries, unpaid suppliers, dividend forecast creditors, estate cashier, claims portal, asset preservation, site lockdown, inventory at appointment, locksmith, leased equipment ownership, asset disappearance, first-day visit, distressed asset sale, intangible disposal, auction of plant, intellectual property bidding, tooling title, going concern buyer, machinery marketplace, voluntary liquidation, small business closure, directors' guarantee, pandemic loan, honest wind-down, fixed-fee liquidation, predatory advisers, apartment purchasers, unfinished housing, claim admission, financial creditors, real estate developer collapse, committee voting, receipts verification, early warning borrower, lender surveillance, default prediction, struggling debtor
Forty suppliers ring the same girl at the administrator's every day and ask where their claim stands. Let each see it for himself, with the date of the next payout.
Sell the machines, brand and domain of a dead factory within ten days, online.
my cafe ltd is done, owe hmrc n bounce loan, googled n got 9 sharks, need honest fixed price closing w/o losing house
My father's joinery failed owing two hundred thousand. The man who came was kind, but it took him a fortnight to find which saw was leased.
Operational creditors of stalled housing projects around Noida: flat buyers file thousands of claims on paper; sort, verify and vote them by phone.
A locked-yard service: within three hours of the order we change cylinders, photograph stock, read meters, feed the guard dog and insure the place.
Bust shops leave folk with worthless vouchers. A plain page: am I in the line, what am I owed, is it worth the stamp?
I lend against stock. By the time I hear that a borrower wobbles, the good part is gone; watch filings, tax liens and late accounts for me.
# stocktakers
also: counting night, count team, tally sheet, clipboard, headset, handheld scanner, scanning gun, aisle map, count zone, sticker when counted, blind count, double count, recount, variance report, book stock, negative stock, dead stock, missing pallet, pilferage, theft by staff, breakage, wastage, short delivery, keg dipping, bottle weighing, optics, cellar, wine list count, ullage, gross profit check, yield, pharmacy count, jewellery tray count, timber yard count, grain silo measure, heap volume, livestock count, spare part bins, consignment stock, pledged goods, drawing power, hypothecation, warehouse receipt, surprise check, closing stock, inventurhelfer, permanente inventur, inventaire, recuento, sayım, asset sticker, tag number, school laptop register, hospital bed register, furniture list, ghost assets, depreciation list, radio tag, antenna, ladder, pallet label, cold store count, night shift students, close the shop early, count, weigh, scan, reconcile, shelf says otherwise, stock is off, how many are left
plain: tallying merchandise, enumerating merchandise, nocturnal tally of merchandise, shelf counting, merchandise counted, real quantity versus recorded, merchandise evaporated, absent liquor, liquor on a balance, bar losses, tills and cellars differ, staff theft suspected, annual enumeration day, closed for counting, little bit each week, tags on clothing, wireless tags, pieces read at once, flying reader, camera along high shelves, grain heaps measured, cereals as collateral, collateral used twice, lender wants certainty, inventory of a school, property labels, lost instruments, independent counters, student counters, supermarket night crew, verification of goods, physical check of possessions, discrepancy found, auditors in cold halls, inventory inspection activities, collateral management, verification of quantities, licensed trade valuers, stock valuers, asset register services, warehouse receipts, goods inspection, merchandise loss, count outsourcing, unmanned aerial scanning, collateral monitoring, variance reporting, rolling enumeration, item-level identification, pilferage, clipboards, beer kegs, spirits dipped, optics, half bottle, missing cartons, barcode guns, night teams, pallets, forklift aisles, silo, sacks of maize, moneylender's check, tweezers and rivets, instruments cupboard, how much is left, count everything, what is on shelves, scales for gin, tavern losses, radio labels on shirts, quadcopter in aisles, pledged wheat depots, moisture and tonnage, stickers on projectors, desks and microscopes, section by section weekly, inventory verification, goods tallying, merchandise counting, warehouse census, physical verification, overnight counters, movement freeze, beverage shrinkage, liquor variance, partial bottle weighing, pub audit, bartender theft, spirit measurement, radio-frequency labels, apparel tally, handheld wand, textile merchant tally, rapid store census, hanging merchandise, boutique closure counting, aerial scanning, drone warehouse, barcode imaging height, high-bay racking, autonomous tally, empty box detection, indoor flight, collateral inspection, commodity lending, warehouse receipt, pledged crops, duplicate pledge, storekeeper fraud, bank lender inspection, asset register, institutional belongings, fixed asset labelling, instruments and equipment, phantom assets, barcode stickers, educational property, cycle counting, perpetual inventory, rolling verification, builders' merchant, small parts weighing, discrepancy drift, annual surprise
The till swears there are eleven bottles of gin, and the cellar has eight. Come every fourth Monday, weigh the open ones and tell me who was on shift.
Fly a small camera along the racks at night and read every pallet label.
family runs 3 sari shops, yearly count takes 4 days n we shut, want tags on each piece so 2 girls do it b4 lunch
In my student years I counted socks until four in the morning for cash. The sheets went into a box, and the manager wrote down last year's figure.
Rice and pulse godowns in Punjab pledged to several banks at once: an inspector with a laser measures the heap, takes photos with position, and the lender gets a sealed note.
We label everything a school owns, from projectors to tubas, walk round again each summer, and hand the bursar a list of what has vanished.
Stock's always out in our builders' merchants; screws by the bucket, timber cut and put back. Someone sensible to count a bit every week, not all at New Year.
I audit small manufacturers and freeze in their sheds each December with a torch. A picture of each bay with time and count would let me stay at my desk.
`,
});
