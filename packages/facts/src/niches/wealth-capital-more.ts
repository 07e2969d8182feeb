import { readField } from './reading/read-field.ts';

export const wealthCapitalMore = readField('wealth-capital', {
  niches: `
# tangible-assets: bullion, wine, watches and whisky casks
words: bullion dealer, gold bars, gold coins, silver coins, krugerrand, sovereign, digital gold, vaulted gold, precious metals, scrap gold price, wine investment, fine wine, en primeur, bonded warehouse, cask investment, whisky cask, watch investment, passion assets, tangible assets, collectible investment, art as investment, storage in bond, assay, spot price, premium over spot, buy-back price, allocated storage, safe deposit box, classic car fund, diamond investment, coloured gemstones, goldbarren, provenance certificate
job: own a genuine thing, stored and insured, and sell it again fairly
buyer: bullion and fine-wine dealers
user: private holders
run: savers, collectors and family heirs | buyers return to the dealer with a thin premium who buys back on the same day | stock financing, insurance, insured post and price swings between order and cover eat the premium
rival: BullionVault | gold and silver in shared vaults, traded online | a commission plus a storage fee
rival US: JM Bullion | coins and bars by post | a premium over spot
rival GB: Liv-ex | a trading platform for wine merchants | a membership plus a commission
rival EU: Degussa Goldhandel | bars and coins over the counter in German cities | a premium over spot
rival IN: SafeGold | digital gold sold through payment apps | a spread between buying and selling
rival: Vinovest | wine and cask portfolios sold online | a yearly management fee
system: the spot price feed | moves each quote within seconds and decides the hedge
system GB: London City Bond | stores wine under bond and records whose case it is
system: assay and XRF testers | show whether a bar is what its stamp says
system: Brink's vaults | hold allocated bars and issue the bar list
today: the dealer phones a refiner to cover each sale, and wine owners trust a PDF that names a bonded case
cost: fake bars, unsealed cases and casks sold to several people end in court and a dealer's ruin
pain: a cask holder learns that the distillery never heard of his delivery order
pain: the price jumps while a bank transfer is under way, and one side wants to walk
pain: heirs find coins without invoices and are offered melt value
channel: coin and wine fairs | holders bring a piece to be looked at before they trust a website
channel: accountants and wealth advisers | a client who sold a firm asks them about gold and storage
channel: price comparison sites | buyers sort bars by premium and click the first shop with stock
cycle: 0-6 weeks | savers buy on the day of a scare, while dealers test software after the rush
price: storage of metal in a vault | 0.1-0.8 USD | hundred dollars a year
price: dealer software with live prices | 200-1500 USD | shop a month
rule US: Form 8300 cash reports | dealers report large cash sales and keep an anti-laundering programme for metals
rule EU: Investment gold VAT exemption | pure bars and listed coins are free of tax, while silver and wine are not
rule GB: HMRC high value dealers | shops that take large cash sums must register and identify the buyer
rule IN: BIS hallmarking order | gold articles carry a purity mark and a code, and digital gold has no regulator
season: Dhanteras, Akshaya Tritiya and Christmas sell gold, and spring tastings sell wine futures
next: loans against stored metal | valuation for probate and insurance | coins bought from heirs
fail: cask sellers promised fixed returns, sold the same barrel to many and left no delivery order
fail: shares in bottles and watches could not be sold when the boom ended
lately: gold reached record prices while fine wine and watch indices fell for years
economics: 2-12 | 2-5 | 30-250 USD
ask: Whose name stands in the warehouse book, the buyer's or yours? | How many seconds pass between a sale and its cover at the refiner? | At what price did you buy back last month, and how much?
grade: low
# family-office: family offices and trust companies
words: family office, single family office, multi family office, wealthy family, trust company, trustee services, family trust, wealth structuring, next generation heirs, family governance, family constitution, consolidated reporting, private aircraft and staff, household staff payroll, estate manager, philanthropy foundation, private trust company, protector, beneficiaries, trust accounting, ultra high net worth, uhnw, private investment company, holding company family, succession of wealth, donor-advised fund, concierge for wealthy, bill pay for families, gift city family fund, co-investment club
job: see everything a family owns in one place and keep it for the grandchildren
buyer: family office heads
user: trust officers and controllers
run: wealthy families and their heirs | families stay with the office that keeps quiet, pays the nanny on time and says no once | senior salaries, custody feeds, lawyers in several countries and family quarrels eat the retainer
rival: Addepar | reporting across custodians and private holdings | by assets on the platform
rival: Eton Solutions | ledger, bill pay and reports for family offices | a yearly licence
rival: Masttro | one view of bank accounts, art and property | a yearly licence
rival: Asora | reporting for smaller single-family offices | per month by entities
rival IN: Waterfield Advisors | advice and office services for Indian families | a retainer
system: custodian feeds | bring positions late and name the same bond in different ways
system: QuickBooks | keeps the books of each holding and cannot add them up
system: Canoe | reads capital calls and fund statements from portals
system: document vaults | hold trust deeds, passports and the letter of wishes
today: the controller downloads statements from each bank and fund portal and builds the family's net worth in Excel each quarter
cost: a missed capital call or loan date embarrasses the family, and the eldest son finds the error
pain: the house in France, the boat and the foundation sit in entities nobody has drawn since the lawyer retired
pain: heirs want an app, the founder wants paper, and the office does both
pain: one bookkeeper knows all passwords and is about to retire
channel: private bankers and trust lawyers | a family that sold its firm asks its lawyer who should run the rest
channel: closed peer networks | principals trust a name only from another principal at dinner
channel: accountants of entrepreneurs | the auditor sees first that the shoebox of entities has outgrown the assistant
cycle: 16-60 weeks | the head wants references, the family wants privacy, and data entry takes a season
price: reporting and ledger software | 40000-150000 USD | family a year
price: an outsourced family office | 0.3-1 USD | hundred dollars a year
rule US: SEC family office rule | an office that serves only family clients stays outside adviser registration
rule EU: AML beneficial-owner registers | trusts and holdings must name who stands behind them
rule GB: Trust Registration Service | most express trusts must be registered and kept up to date with HMRC
rule IN: IFSCA family fund rules | a family fund in GIFT City lets families invest abroad within exchange-control limits
season: tax papers fill spring, and family councils meet around summer and Christmas
next: bill pay and household payroll | cyber and home security | teaching heirs about money
fail: networks for heirs became sales floors for fund managers, and the families left
fail: reporting tools priced on assets lost the families whose wealth was one factory and land
lately: founders sell firms and hand over, and Singapore, Dubai and GIFT City court their offices
economics: 60-80 | 1-1 | 10000-60000 USD
ask: How many entities, banks and currencies does the smallest paying family have? | Who types in the private holdings, and how old are their values? | Which family member opens it without being asked?
grade: low
# finance-exams: finance exams, licences and trading schools
words: cfa exam, cfa prep, finance certification, series exam, stockbroker licence, nism exam, nism, financial modelling course, investment banking interview, trading course, trading academy, technical analysis course, stock market classes, option trading classes, adviser qualification, paraplanner training, cpd for advisers, chartered accountant coaching, actuarial exams, finance internship, mock exam finance, question bank, excel modelling test, wall street prep, stock market institute, demat account learning, finfluencer course, cfp, frm, cisi
job: pass the finance paper or learn the market without paying the market for it
buyer: finance students and career changers
user: exam candidates
run: graduates, clerks and hopeful traders | candidates choose the tutor whose mocks felt like the real paper and whose pass list has names | adverts before each window, refunds after failed sittings and star tutors who leave eat the course fee
rival: Kaplan Schweser | notes and question banks for charter candidates | a price per level
rival: Wall Street Prep | modelling courses for students and banks | a price per course
rival: UWorld Finance | question banks with explanations | a price per level
rival IN: NSE Academy | market courses with certificates | a price per course
rival GB: BPP | adviser and accounting papers in class and online | a price per paper
system: exam bodies' registration portals | fix the sitting, the fee and the curriculum year
system: Pearson VUE | seats the candidate and reports the result
system: paper-trading accounts | let pupils lose play money first
system: YouTube | gives away most of the theory and sells the rest
today: a candidate reads thick notes on the train, swaps question files on Telegram and crams in the last month
cost: a failed level costs the fee, a year and often the job offer that hung on it
pain: the syllabus changed in spring, and the second-hand notes miss a whole reading
pain: weekend stock classes promise income and teach chart shapes nobody has tested
pain: the desk test is a blank spreadsheet and a ticking clock, and college never used one
channel: finance societies at universities | students sign up together after a talk by somebody who got the offer
channel: employers' training budgets | a bank pays for the paper that its licence demands
channel: video channels on markets | learners choose the teacher whose free lessons they finished
cycle: 0-6 weeks | candidates decide when registration opens, and firms after one trial cohort
price: a course for one exam level | 300-1500 USD | candidate
price: weekend stock market classes | 8000-60000 INR | learner
rule US: FINRA qualification exams | most papers need a sponsoring firm, and yearly continuing education follows
rule EU: MiFID II knowledge requirements | staff who advise must prove qualification by national rules
rule GB: FCA Training and Competence | advisers need a listed qualification and yearly hours of study
rule IN: SEBI finfluencer rules | educators may not use live prices or promise returns while they teach
season: registration windows and the last weeks before sittings make sales, and January brings new resolutions
next: interview coaching | continuing education for advisers | internships and placement
fail: trading academies sold signals as lessons and were fined and banned by SEBI
fail: exam apps without current questions lost a whole sitting to refunds
lately: candidates ask chatbots for explanations, and charter bodies put practice modules into their own fee
economics: 60-85 | 5-15 | 30-200 USD
ask: What share of your candidates passed at the first sitting, and who checked that? | Which curriculum year are the questions from? | Who pays, the candidate, the parents or the employer?
grade: low
`,
  facts: `
gold-bar-coin-demand@wgc | Gold bought as bars and coins | people bought about # tonnes of gold bars and coins in the year | 1186 | tonnes | count | global | 2024 | World Gold Council, Gold Demand Trends | medium | tangible-assets
eu-investment-gold-purity@vat | Purity of tax-free gold bars | bars are free of value added tax from a purity of # thousandths | 995 | thousandths | limit | EU | 2007 | Council Directive 2006/112/EC, Art. 344 | medium | tangible-assets
in-gold-duty@budget | Import duty on gold | gold imports have been charged # since the cut | 0.06 | share | fee | IN | 2024 | Union Budget of India | medium | tangible-assets
family-offices-worldwide@deloitte | Single family offices worldwide | about # single family offices exist in the world | 8030 | offices | estimate | global | 2024 | Deloitte Private, Family Office Insights | medium | family-office
sg-family-offices@mas | Single family offices in Singapore | more than # single family offices hold tax incentives | 2000 | offices | count | SG | 2024 | Monetary Authority of Singapore | medium | family-office
us-family-office-exclusion@sec | When a family office need not register | an office owned by the family that serves only family clients stays outside adviser registration | - | - | statement | US | 2011 | SEC Rule 202(a)(11)(G)-1 | medium | family-office
cfa-first-pass@cfa | Candidates who pass the first charter level | about # of candidates passed the first level in a typical sitting | 0.43 | share | share | global | 2025 | CFA Institute exam results | low | finance-exams
gb-adviser-cpd@fca | Yearly study hours of a retail adviser | a retail investment adviser must complete # of study a year | 35 | hours | limit | GB | 2013 | FCA Handbook, TC 2.1 | medium | finance-exams
in-old-price-lag@sebi | How old prices must be in lessons | educators may use market prices only with a lag of # | 3 | months | limit | IN | 2025 | SEBI circular of January 2025 | medium | finance-exams
`,
  wordings: `
# tangible-assets
also: gold bug, coin shop, coin dealer, bullion shop, refiner, mint, maple leaf, britannia coin, eagle coin, tola bar, minted bar, kilo bar, sovereign coin, junk silver, platinum bar, goldmünzen, lingot, edelmetall, lingotes, gold savings scheme, sona, bar list, serial number bar, tungsten fake, acid test, ultrasound tester, melt value, hallmark, vault receipt, delivery order, bonded store, duty paid, case of bordeaux, burgundy, claret, provenance of wine, ullage, original wooden case, wine fridge, cellar list, cask number, regauge, angel's share, hogshead, new make spirit, distillery warehouse, cask scam, independent bottler, watch box and papers, handbag as asset, stamp portfolio, rare coin fund, loose diamonds, gem certificate, insured post, home safe, safe box rental, price spike, sold-out shop, slow buy-back, fractional bottle, token of gold, inflation fear, hedge against collapse, inheritance coins, sell my gold, buy an ounce, store metal
plain: physical stores of value, precious metal ingots, ingots, hoarding ounces, crisis protection savings, valuable collectibles, investors in barrels, maturing spirits, barrel ownership papers, public ownership register barrels, spirit barrel fraud, vintage bottles investors, climate-controlled bottles, private strongroom, rented strongbox, former bank strongroom, counterfeit ingots, authenticity test metal, conductivity test, heirs with coins, numismatics, three blind bids, estate of coins, monthly gram savings, housewives saving gold, trust account grams, metal quotation live, price tags counter, luxury timepieces investors, rarities, alternative investments physical, treasure storage insured, numismatic dealer, noble metals, physical wealth, resale of rarities, wholesale of precious metals, hallmarking act, dealers in secondhand goods, bonded storage of spirits, excise warehouse, numismatic trade, auction of valuables, non-financial stores, real asset custody, collectables as asset class, provenance registry, liquidity for collectors, title verification, fractional hoards, inflation hedge, secure vaulting, nuggets, ducats, grandmother's silver, cutlery, bracelets, pawn, cellar of bordeaux, scotch hogshead, distillery swindle, rolex, tungsten fake, gold rush, safe behind picture, burglary, burgundy, buy shiny metal, keep money as gold, is this coin real, barrel with my name, sell grandpa's coins, ultrasonic thickness, spectrometer, density check, cask deeds, delivery order registry, fair bids for heirs, valuation of hoard, jewellers' instalment club, wedding gold by month, sealed crates, humidity cellar, live counter tariff, volatile ounce quotation, physical valuables, alternative collectibles, precious metals, authenticity assurance, secure custody, fraudulent cask sales, resale venue, assay, density analysis, ultrasonic verification, pawnbroker counter, plated forgery, metal purity, title registry, spirits maturing, barrel ownership, bonded stores, distillers, beneficial holder, duplicate selling, estate liquidation, numismatic appraisal, family heirlooms, undervalued antiques, bereaved relatives, fair offer, melt value, gold accumulation, monthly contributions, goldsmith's savings club, women savers, default of merchant, wedding jewellery, fractional metal, climate-controlled cellar, vintage bottles, provenance preservation, humidity, tamper-proof crates, unopened case, fine beverages, live quotation, shelf labels, price volatility, electronic tags, coin merchant, replacement cost, precious commodity feed
People mail us photos of barrel papers and ask if they own anything. Mostly they don't. A public register of delivery orders, confirmed by the warehouse keeper.
Round-up savings into grams, delivered as a minted bar at every tenth gram.
dad left 200 sovereigns n some silver, shops offer way under. want 3 honest bids without carrying it round town
I worked in a coin shop the week prices exploded. Phones, queues, stale price tags, and we sold at a loss for an hour. Link labels and the counter scale to the feed.
Cellar service for collectors in Singapore and Hong Kong: humid-proof racks, photos of each label and a button to send six bottles home.
Safe boxes for rent in a former bank in Antwerp, open on Sundays, insured by the box.
Housewives in Tamil Nadu pay monthly into a jeweller's scheme and pray he does not vanish. Put the grams in a trust and print a passbook.
As an assayer I see tungsten in bars from online classifieds every month; a drop-in tester at post offices would stop half of that.
# family-office
also: principal, patriarch, matriarch, dynasty, business family, promoter family, old money, newly rich founder, exit proceeds, heirs, trust fund, trust deed, settlor, trustee, letter of wishes, foundation board, liechtenstein foundation, jersey trust, private trust, bare trust, holding structure chart, entity diagram, capital call notice, fund commitment, private bank statement, custody account, look-through report, net worth statement, household budget, butler, nanny payroll, estate staff, yacht crew wages, jet costs, art inventory, country house, ski chalet, family council, family charter, family retreat, next-gen programme, cousin dispute, sibling feud, succession plan, prenup, residence change, tax residency, family investment committee, direct deals, club deal, outsourced cio, bookkeeper of the family, bill approval, dual signature, wire fraud, password handover, privacy, confidentiality, vermögensverwaltung familie, fideicomiso, fiduciaire, parivar, private office, multi-generational
plain: dynastic fortune, rich households administration, very rich clans, clan fortune, private fortune administration, fortune bookkeeper, heirs' education, inheritance stewardship, children of millionaires, financial schooling heirs, chart of companies, who owns which company, ownership tree, domestic servants' wages, gardeners and butlers, residences expenses, prepaid cards servants, single wealth figure, overview of fortune, bank and factory overview, foundations and forests, fiduciary office jersey, identity documents heirs, proof once reuse, retirement of trusted clerk, clerk's knowledge, secretive wealth, millionaires' secretariat, industrialist clans india, sale of mill proceeds, generational transition fortune, clan assembly, aristocratic estates, multi-residence household, confidential ledger, private wealth secretariat, trusts funds and similar, fiduciary services, private asset administration, trust company service providers, beneficial ownership law, settlor, wealth holding structures, intergenerational planning, consolidated balance sheet, household payroll, stewardship education, know your client, succession of staff, private wealth operations, lineage capital, patriarch, dynasty, tycoon, billionaire, yacht crew, chauffeurs, nannies, chalet, castle, art collection, feuding siblings, spoiled heirs, cousins, shell companies, offshore island, family with lots money, grandchildren get everything, who owns what inside, office for rich relatives, pay the butler, genealogy of holdings, deeds and charters, diagram of vehicles, wages for stewards, captain and deckhands, aggregate net worth, bank feeds and plants, heirs' seminars, apprenticeship for heirs, passport copies renewed, expired identity papers, trusted clerk leaving, handover of passwords, institutional memory, dynastic wealth, affluent households, consolidated holdings, holding structures, private fiduciary, multi-generational fortune, ownership chart, legal structures, document archive, missing deeds, corporate registry, yacht and forestry, paper trail, domestic staff, household employment, yacht personnel, wage administration, immigration check, social insurance, estate servants, aggregated net worth, intercompany loans, illiquid holdings, industrialist clan, incomplete valuation, multi-custodian reporting, real estate holdings, next-generation education, young inheritors, financial literacy, naive commitments, governance lessons, successor preparation, responsible wealth, beneficiary verification, due diligence renewal, expired identification, delayed payout, relatives abroad, anti-money-laundering files, notarised copies, continuity, trusted secretary departs, knowledge transfer, access codes, disbursement authority, key-person dependence, administrative succession
The bookkeeper of a shipping family keeps twenty-six companies in her head and retires in June. Draw the tree, find the papers and move the logins before she goes.
A quiet ledger for clans with property, a factory and three passports.
my boss owns like 40 things, flats boats funds, wants one number on his phone every morning, banks wont connect
When my grandfather died, nobody knew which foundation owned the forest. I'd build a vault that tells each cousin exactly what they may see.
Office services for promoter families in Surat and Coimbatore who sold a mill: reporting, tax calendar, school abroad, staff salaries.
Training weekends where teenagers of wealthy households learn to read a balance sheet and say no to a pitch.
Trust officers in Jersey chase forms for every beneficiary who moves house. Ask once, prove it, reuse it everywhere.
I pay butlers, gardeners and a yacht crew for nine households, all in cash advances and petty receipts. Cards with limits and a monthly statement per residence, please.
# finance-exams
also: charterholder, candidate, level one, level three, exam window, mock paper, formula sheet, ethics section, question of the day, pass rate, resit, deferral, cram week, study buddy, study planner, flash card formulas, finance tutor, coaching institute, stock market guru, trading mentor, candlestick class, option chain lesson, intraday classes, share bazaar classes, demo account, paper trading, virtual portfolio contest, stock simulator, discounted cash flow test, lbo test, case study banker, superday, assessment centre, summer analyst, campus recruitment finance, career switch to finance, back-office clerk, relationship manager exam, mutual fund distributor exam, insurance adviser paper, mortgage adviser paper, cemap, diploma in regulated advice, licence renewal, continuing hours, ethics hours, series seven, sponsor firm, bar exam of finance, börsenschein, curso de bolsa, certificação anbima, cpa-20, ca foundation, articleship, actuary student, probability paper, credential, digital badge, study leave, pass certificate, failed twice, outdated notes, fake income screenshots
plain: banking qualification, investment qualification, money professions test, professional tests banking, stock exchange education, learning to invest courses, preparation banking tests, professional charter, tests for brokers, securities qualification, timed exercises, weak chapters, audio revision parents, commute learning, aspirant bankers, spreadsheet test rehearsal, recruitment test bank, rehearsed valuation test, play money lessons, beginners' stock lessons, fraudulent stock teachers, honest stock lessons, simulation class, compulsory further education, education hours register, permit to advise, staff qualifications ledger, evening class bank employees, peer tutor promotion, brazilian securities permit, revision companion, repeated failure test, professional chartered body, exam drills economics, numbers profession entry, apprentices accountancy, financial education services, professional examinations, securities institutes, regulated persons register, authorised persons, investment qualification training, credential preparation, graduate recruitment for banks, exam pass rates, adaptive drilling, simulated markets, investor literacy, continuing competence, tutoring networks, chartered analysts, actuaries, economics graduates, textbooks thick, cramming, flunked, three levels, calculator, ethics chapter, interview nerves, balance sheet quiz, wall street dream, fake guru, course for shares, school for stock market, pass the money test, learn before losing, pretend coins market, teacher for bank exam, baby in arm study, podcasts of formulas, train journey revision, stopwatch sets, item bank, diagnostic paper, valuation exercise, cash-flow spreadsheet test, associates hiring, paper portfolio, no tipping rule, credit hours of dealers, lapsed permit staff, study circle, weeknight mentor, local chapter, professional qualification, chartered analyst candidates, investment credentials, exam preparation, outdated materials, revision tuition, market education, question practice, mock papers, time pressure, adaptive revision, passive reading, exam rehearsal, weak topics, audio lessons, working parents, fragmented study, commuting learners, bite-sized revision, hands-free tutoring, nursing infant, spreadsheet aptitude, graduate recruitment, investment bank entrants, modelling drill, interview assessment, statement linkage, simulated investing, novice savers, virtual portfolio, speculation losses, unbiased tuition, derivative gambling, chart seminars, registration lapse, regulatory attestations, supervised representatives, training diary, certificate expiry, conduct authority, west african candidates, peer tutoring, local instructor, isolated learner, accountancy students, regional exam hall
Candidates burn out in the last five weeks because they read and never practise. Serve short timed sets from day one and show the weak readings.
Mock desk tests for would-be bankers: blank sheet, ninety minutes, marked by an associate.
hey so my cousin paid 45k for a candle chart class and lost twice that, want honest classes with fake money for 6 months first
I failed the second level by a hair, twice, with a newborn at home. An audio course for night feeds would have got me through.
Bank clerks in Lagos and Accra need the adviser papers for promotion; evening groups above a branch, with a tutor who passed last year.
Brazilian agents must renew their ANBIMA certificate: reminders, hours and a short quiz on WhatsApp.
Open a small classroom in Indore for share-market beginners, with a simulator on old computers and no tips sold, ever.
Training lead at a brokerage here. I log who sat which paper, whose hours are short and who must not speak with clients; it's all in a sheet with colours.
`,
});
