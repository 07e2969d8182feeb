import { readField } from './reading/read-field.ts';

export const fintechPaymentsMore = readField('fintech-payments', {
  niches: `
# atm-cash: cash machines and cash-in-transit rounds
words: atm, cash machine, cashpoint, atm operator, atm network, white label atm, independent atm, cash-in-transit, cash in transit, armoured van, armored truck, cash replenishment, atm out of cash, atm repair, atm technician, jackpotting, skimming device, card skimmer, cash recycler, smart safe, deposit machine, coin machine, note counting, vault, cash forecasting, bank branch closure, banking hub, cash logistics, surcharge machine, geldautomat, cassette, fault dispatch
job: keep each machine filled and working at the lowest number of van trips
buyer: cash machine operators and banks
user: cash planners and field engineers
run: shoppers, market traders and village banks | sites keep the operator whose machine has notes on Friday night and is mended by noon | borrowed vault cash, guarded van rounds, rent and vandalised screens eat the fee per withdrawal
rival: NCR Atleos | machines, software and outsourced running of cash networks | per machine a month
rival: Diebold Nixdorf | machines with service and monitoring | a machine price plus a service contract
rival EU: Euronet Worldwide | independent machines and outsourcing for banks | a fee per transaction
rival IN: Hitachi Payment Services | white label machines in Indian towns | interchange on each withdrawal
rival: Brink's | armoured rounds, vaults and smart safes | per stop and a monthly rental
rival: Loomis | guarded cash rounds and counting | per stop
system GB: LINK | switches British withdrawals and sets the interchange
system IN: the National Financial Switch | routes withdrawals and fines a machine that stays empty
system: electronic journals | record each note dispensed and settle a disputed withdrawal
system: one-time lock codes | let a guard open the safe once and only at the booked hour
today: a planner guesses the notes from last payday, e-mails for a van and hears of jams from shopkeepers
cost: idle notes in cassettes cost interest, and an empty machine on payday loses fees and the site
pain: the van came on Tuesday, the salary on Thursday, and the machine was dry by evening
pain: a gas or chain attack destroys the machine, and the landlord wants it gone
pain: field engineers arrive with the wrong reader because the fault code said only out of service
channel: convenience store and petrol chains | one estate manager signs for every forecourt and lobby corner
channel: machine makers' service partners | an engineer sees which operators still plan refills in a sheet
channel: cash-industry congresses | the few people who run national fleets meet at the ATM Industry Association
cycle: 12-60 weeks | banks tender for years, while a small operator tries a few machines at once
price: monitoring and cash forecasting | 8-30 USD | machine a month
price: a guarded refill | 40-150 USD | stop
rule US: Regulation E fee notice | the surcharge must be shown on screen before the cardholder agrees
rule EU: Cross-border Payments Regulation | conversion mark-ups must be shown before a foreign card is charged
rule GB: FCA access-to-cash rules | banks must assess a town before its last machine or branch goes
rule IN: RBI cash-out penalty | an operator pays for each month in which a machine stays empty too long
season: paydays, Eid, Diwali and Christmas empty cassettes, and tourist towns need refills all summer
next: smart safes for shops | bank branches shared by many banks | crypto and bill payment on the same screen
fail: independent fleets grew on surcharges and fell with contactless cards and rising interest on vault cash
fail: bitcoin machines filled corner shops until scam refunds and state caps arrived
lately: branches close while cash stays in use among the poor and old, so banks share machines and hubs
economics: 20-45 | 1-2 | 500-4000 USD
ask: How many hours a month is each machine out of notes, by weekday? | Who pays the interest on the notes lying in the cassettes? | What does one van stop cost, and how many could a better forecast drop?
grade: low
# money-changers: money changers and bureaux de change
words: money changer, bureau de change, currency exchange shop, forex shop, forex card, foreign exchange counter, exchange rate board, travel money, cambio, casa de cambio, wechselstube, kantor, forex bureau, parallel rate, black market rate, buy and sell rate, cash currency, banknotes, holiday money, airport exchange, ffmc, full fledged money changer, counterfeit notes, note counter, currency delivery, dollar rate, naira rate, forex license, leftover currency, buy-back rate, tourist exchange
job: buy and sell notes at a good rate without running short or being fined
buyer: bureau owners
user: counter tellers and dealers
run: tourists, migrants and border traders | people walk on to the board with the tighter spread and the teller who counts in the open | stale stock of odd currencies, border-town rent, guards and rate swings overnight eat the spread
rival: Travelex | airport counters and wholesale notes | a margin in the rate
rival: Wise | card and account money at the market rate | a small fee on each conversion
rival IN: BookMyForex | notes and forex cards ordered online and delivered | a margin in the rate
rival GB: Eurochange | high-street counters with click and collect | a margin in the rate
rival: Revolut | a card that spares travellers the counter | a monthly plan and weekend mark-ups
system: wholesale banknote suppliers | deliver and take back notes by insured parcel
system: rate feeds | move the board before the till loses on the next sale
system: sanctions and identity lists | must be checked above the cash threshold
system IN: the RBI FLM returns | want each purchase and sale of the month in fixed forms
today: the owner texts a wholesaler for today's rate, changes plastic digits on the board and keeps a carbon book of slips
cost: a board that lags the market loses the day's spread on one large sale, and odd notes lie unsold for months
pain: a bundle of old-series dollars comes in, and the wholesaler takes it only at a discount
pain: the examiner asks for the passport copy of a tourist who left the country long ago
pain: banks close the bureau's account because cash shops look risky from afar
channel: travel agents and visa centres | a traveller with a fresh visa asks where to change money in the same street
channel: bureau associations | owners meet over licence renewals, rate rules and closed bank accounts
channel: banknote wholesalers | the wholesaler's driver sees each bureau's stock and its carbon book
cycle: 2-12 weeks | the owner decides alone once the accountant says the returns come out right
price: bureau software with returns | 60-300 USD | counter a month
price: the spread on common notes | 1-6 USD | hundred dollars changed
rule US: FinCEN MSB registration | dealers in foreign exchange register, keep an anti-laundering programme and report large cash
rule EU: Money Laundering Regulation | bureaux register, identify customers above a threshold and report suspicion
rule GB: HMRC money service register | every shop and its managers must pass a fit-and-proper test before trading
rule IN: FEMA money-changing directions | only licensed changers and franchisees may deal, within cash limits per traveller
season: school holidays, Hajj, Umrah and Christmas visits make the queue, and devaluations bring crowds overnight
next: forex cards and student fee transfers | remittance payout at the same counter | tax-refund desks for tourists
fail: leftover-currency kiosks cost more in coin handling than travellers fed in
fail: online note delivery lost its margin to couriers and to cards without a mark-up
lately: Nigeria, Egypt and Argentina changed their rate regimes, and bureaux had to be licensed anew or close
economics: 30-60 | 1-3 | 150-900 USD
ask: How old may the rate on the board be before a sale loses money? | Which bank holds the bureau's account, and who is the second one? | What share of the notes bought is sold over the same counter within a week?
grade: low
# safeguarding-ledgers: ledgers and safeguarding at small payment firms
words: safeguarding account, safeguarding audit, client money reconciliation, payment reconciliation, settlement file, core banking, core ledger, double-entry ledger, nostro account, break in reconciliation, e-money issuer, payment institution, cooperative bank core, rural bank software, regulatory returns, scheme settlement, unmatched transaction, suspense account, payment operations, iso 20022, swift message, camt file, bank file format, payout failed, wallet balance, treasury of fintech, prefunding, bank partner, ledger engineer, payments audit
job: prove each evening whose money lies in which bank account
buyer: finance heads at payment firms
user: reconciliation analysts
run: payment firms and small banks | finance heads keep the bureau that explained the break before the auditor found it | night shifts before settlement cut-off, custom file parsers and free audit support eat the retainer
rival: Modern Treasury | payment operations and ledgers over bank accounts | a platform fee plus volume
rival: Mambu | a cloud core for lenders and wallets | by the number of accounts
rival: AutoRek | matching and client-money reports for financial firms | a yearly licence
rival: Formance | an open-source ledger for money flows | a yearly plan
rival: Duco | matching of files without fixed formats | by volume a year
system: SWIFT | brings statements and payment messages in fixed forms
system: card scheme settlement files | arrive after cut-off in layouts of their own
system: Oracle FLEXCUBE | keeps the account book in many African and Asian banks
system: the partner bank's statement | is the only proof the regulator accepts for the daily check
today: an analyst downloads settlement files at dawn, matches them by lookup formulas and mails the partner bank about each break
cost: unmatched payouts swell the suspense account, and the auditor qualifies the safeguarding opinion
pain: the processor nets fees and chargebacks, so no bank line equals any day of sales
pain: a weekend instant payment posts on Monday in one system and on Saturday in the other
pain: the ledger was built as a balance column and cannot say what a wallet held last March
channel: auditors of payment firms | the firm that signs the safeguarding audit names the gap and is asked who can close it
channel: former scheme and bank operations people | they move between fintechs and bring the matching tool along
channel: payments associations | compliance leads swap auditor findings after each new rule
cycle: 12-40 weeks | security review, file samples and the partner bank's consent take longer than the trial
price: matching and ledger software | 1500-12000 USD | firm a month
price: a yearly safeguarding audit | 15000-80000 GBP | firm
rule US: State money transmitter laws | permissible investments must cover what customers are owed at any time
rule EU: Payment Services Directive | customers' funds are kept apart or insured by the next business day
rule GB: FCA safeguarding regime | daily reconciliations, monthly returns and a yearly audit become duty for e-money firms
rule IN: RBI escrow directions | payment aggregators settle through an escrow bank within fixed times
season: year-end audits, scheme release dates and the days after Black Friday bring the breaks
next: regulatory returns | fee checks against the processor's contract | wind-down plans
fail: banking middlemen without a ledger of record froze users' savings when partner banks disagreed
fail: spreadsheet add-ons could not show who changed a match, and auditors refused them
lately: the Synapse collapse and stricter British rules turned reconciliations from back-office work into licence matter
economics: 65-80 | 1-1 | 8000-40000 USD
ask: How many lines remain unmatched at noon on the day after a sale weekend? | Can the ledger show any wallet's balance on any past evening? | Which partner bank delivers statements how often, and in which format?
grade: low
`,
  facts: `
us-atm-outside-fee@bankrate | Average cost of a foreign cash machine | using another bank's machine costs an average of # in fees | 4.77 | USD | fee | US | 2024 | Bankrate checking account survey | medium | atm-cash
in-atm-fee-cap@rbi | Ceiling on a withdrawal fee | a bank may charge up to # for a withdrawal beyond the free ones | 23 | INR | limit | IN | 2025 | Reserve Bank of India | medium | atm-cash
gb-cash-machines@link | Cash machines in Britain | about # cash machines are left in the country | 46000 | machines | count | GB | 2024 | LINK | low | atm-cash
us-exchange-threshold@fincen | When a currency dealer must register | whoever changes more than # for one person in a day counts as a money services business | 1000 | USD | limit | US | 2011 | FinCEN, 31 CFR 1010.100 | medium | money-changers
eu-cash-declaration@eu | Cash to declare at the border | travellers must declare cash of # or more at the outer border | 10000 | EUR | limit | EU | 2021 | Regulation (EU) 2018/1672 | medium | money-changers
in-changer-capital@rbi | Own funds of a single-branch money changer | a money changer with one branch needs net owned funds of # | 2500000 | INR | limit | IN | 2016 | RBI Master Direction on Money Changing Activities | low | money-changers
us-synapse-shortfall@trustee | Gap in the Synapse ledgers | the trustee put the missing customer money at up to # | 96000000 | USD | estimate | US | 2024 | Chapter 11 trustee reports, Synapse Financial Technologies | medium | safeguarding-ledgers
gb-safeguarding-shortfall@fca | Money missing at failed payment firms | insolvent payment firms were on average short of # of customers' funds | 0.65 | share | share | GB | 2023 | Financial Conduct Authority, CP24/20 | medium | safeguarding-ledgers
eu-safeguard-day@psd2 | When customers' money must be set apart | funds still held at the end of the next business day must lie in a separate account or safe assets | - | - | statement | EU | 2018 | Directive (EU) 2015/2366, Art. 10 | medium | safeguarding-ledgers
`,
  wordings: `
# atm-cash
also: hole in the wall, bancomat, cajero automático, distributeur de billets, caixa eletrônico, any time money, cash dispenser, cash van, cash courier, guard with rifle, custodian crew, cash officer, fleet of machines, vault teller, branch lobby, convenience store machine, petrol station machine, off-site machine, note cassette, dispenser jam, shutter, receipt roll, card reader swap, keypad overlay, pinhole camera, anti-skimming, ink-stained notes, gas attack, ram raid, explosive attack, crane theft, lock code, dual control, seal number, cash bag, tamper bag, counting room, fit and unfit notes, sorted notes, coin bags, till change delivery, change order, night safe, deposit safe, smart safe, cashback at the till, withdrawal fee, free-to-use, pay-to-use, switch down, first line maintenance, second line maintenance, uptime of machine, dispensed wrong amount, retracted notes, disputed withdrawal, ej log, salary day queue, pension day, cash desert, banking desert, village without a bank, shared hub, mini branch, refill, replenish, load notes, reconcile the cassette
plain: banknote automat, wall-mounted money point, self-service payout unit, paper money supply, guarded transport, valuables carrier, security escort, bullet-proof lorry, unattended banking, financial desert, last lender leaving, elderly depositors, notes run out, wages withdrawal peak, forged front panel, copied magnetic data, burglary with dynamite, physical currency, currency handling, restocking tour, drawer of twenties, empty automat, machine owner in pubs, shopkeeper's strongbox, takings pick-up, small change supply, rural access to money, banknote sorting hall, sealed pouch, secured lorry driver, joint banking room, old automats refurbished, money out of wall, cash handling firm, bank's outsourced courier, automated teller, teller terminals, hole in the wall, dispensing apparatus, specie conveyance, legal tender provision, bullion haulage, armed guards, guarded consignments, robbers attack van, ram raid, explosives on dispenser, coinage distribution, denominations, fifty euro bills, holidaymakers drain it, notes stuck in slot, out of order sign, screen says unavailable, disappearing bank counters, abandoned hamlet savers, access to tender, fleet of dispensers, uptime of dispensers, liquidity for dispensers, forecasting withdrawals, optimum fill, idle tender interest, unpredictable itineraries, combination changed daily, drop safe retailer, overnight deposit chute, nightly till contents, coffers, mechanic for dispensers, worn rollers, banknote authentication, interchange income, per-withdrawal charge, convenience shop dispenser, petrol forecourt dispenser, pin keypad, pensioners drawing money, treasure transport crew, banknote dispensing apparatus, replenishment visits, currency logistics, withdrawal outlets, depleted vaults, armoured haulage, refill forecasting, denomination mix, wage-date surge, stipend withdrawals, allotment of bills, holiday-eve drawdown, hopper contents, unbalanced stocking, remote fault alarm, obstructed outlet slot, crumpled bill, malfunction notification, unattended apparatus, premises host, downtime reporting, armed escorts, randomised itineraries, heist prevention, robbery risk, valuables couriers, predictable movements, betrayed schedules, retail revenue collection, counting strongbox, forecourt attendants, provisional crediting, on-premises vault, escorted deposits, counted proceeds, shuttered financial premises, access to currency, withdrawals over the counter, elderly rural residents, shared banking premises, underserved townships, physical tender provision, refurbishing mechanisms, bill validators, electromechanical technicians, replacement rollers, optical detectors, depot overhaul, inoperative terminals
Machines in our market run dry every pension day while the one by the bypass sits stuffed. Predict the notes needed per cassette and send fewer guarded vans.
Smart safe with same-day credit for butchers and petrol pumps, so nobody walks to the branch with a bag.
guy with 14 cash dispensers in bars n vape shops here, finds out theyre jammed when owner texts him. need cheap box that shouts
I drove a cash van for eleven years; the route never changed, and thieves knew it as well as I did. Shuffle the stops and keep the codes valid for one opening.
Villages in Maharashtra lost the last branch; put a small dispenser in the ration shop and pay the shopkeeper a fixed sum to look after it.
Repair workshop for dispensers, card readers and note sorters, buying broken units from banks in Serbia and Romania.
Pensioners in our Welsh valley take two buses for their money. A shared counter in the old post office, open every weekday, each bank on its own day.
Petrol retailers like me lose an hour a day over coins and change orders; let one courier bring floats to every forecourt on the ring road.
# money-changers
also: mallam, aboki, bdc operator, currency dealer, sarraf, hundi dealer, street changer, cambista, arbolito, cueva, valyuta, exchange office, mjenjačnica, döviz bürosu, döviz, wymiana walut, change office, bureau teller, note dealer, wholesale banknotes, rate board, led board, spread, mid rate, mark-up, no commission sign, buying rate, selling rate, crisp notes, old series dollars, torn notes, small denominations, exotic currency, uv lamp, counting machine, carbon slip, encashment certificate, passport copy, a2 form, travel quota, pilgrim money, hajj money, umrah money, student going abroad, border market, border post, airport counter, hotel desk exchange, casino exchange, currency pickup, click and collect euros, holiday euros, leftover coins, fake note, short-changed, robbery at counter, queue before devaluation, bank account closed, de-risking, suspicious report, licence renewal, change dollars, swap notes, sell pounds, convert cash, multi-currency till, vault stock, overnight position
plain: foreign paper money, tourist's pocket cash, overseas banknotes, kiosk for travellers, licensed currency trader, conversion window, price panel outside, two-price sign, gap between prices, notes from abroad, going on pilgrimage, frontier town, airport hall, unspent vacation cash, obsolete banknotes, discontinued series, forged bills, ultraviolet lamp check, central bank licence, daily declaration, handwritten slips, identity photocopy, informal dealers, unofficial quotation, sudden fall of currency, drawer emptied, neighbouring kiosks, offsetting holdings, wholesale notes trader, delivery of foreign bills, sells foreign money, collector of odd bills, dealer cleaned out, branch panels, weak local money, currency dealing licence, foreign currency intermediation, retail foreign exchange, dealing spread, bid and offer, quotation display, electronic tariff sign, converting euros, swapping pounds, sterling and dollars, tourist swaps bills, sightseers' spending money, vacationers, pilgrims to mecca, saudi money, hajj party, inventory of denominations, shortage of yen, rebalancing stock between dealers, interbureau clearing, mutual lending of bills, demonetised bills, old francs, numismatic leftovers, coins nobody accepts, transaction receipt, statutory reporting, supervisor's return, money laundering register, fake hundred, dyed bills, ink-stained bills, torn bills, detector lamp, magnifying glass, curb traders, street touts, devaluation, fluctuating parity, port of entry booth, railway terminus booth, hotel cashier conversion, armoured glass counter, commission-free claim, foreign currency retailing, exchange booths, obsolete issues, tourist tender, licensed dealers, inventory of currencies, quotation displays, intraday repricing, stale quotations, arbitrageurs, centralised tariff, outlets in sync, volatile markets, inter-dealer swaps, surplus sterling, mutual settlement, peer exchange, sourcing shortages, bypassing intermediaries, hajj travellers, small denominations, airport handover, tour leaders, pre-ordered currency, home delivery of money, gratuity change, demonetised paper, foreign loose change, leftover holiday money, redemption by mail, numismatic residue, obsolete tender recovery, unwanted specie, receipts register, regulatory filing, split transactions, reporting ceilings, document expiry, supervisory audit, customer identification copies, counterfeit recognition, ultraviolet examination, dye-marked bills, seized tender, authentication apparatus, teller training, suspicious hundreds
The board outside shows yesterday's dollar and a trader empties our drawer before lunch. Push the wholesaler's price to every branch screen and freeze big deals.
Compare walk-in offers for euros and zloty on one street, with stock and opening hours.
im a bdc guy in kano, cbn wants new capital and daily returns, my boys write slips by hand, need simple thing on tablet
Back from Vietnam I had a drawer of notes nobody would take. A post-in envelope that pays for odd money, sold at travel fairs.
Umrah groups from Hyderabad need riyals in small notes on the day the passports come back; deliver to the agent's office with the paperwork filled in.
Franchise of tiny kiosks at bus stations along the Kenyan and Ugandan border, each with a safe, a lamp and a trained teller.
Kantor owners in Poland hedge by telephone; a pool in which thirty of them net their pounds and francs before going to the wholesaler would tighten the spread.
As compliance officer for a chain of counters I rebuild the month's register from carbon books. Scan a passport, print a slip, done, and the return writes itself.
# safeguarding-ledgers
also: payments operations, finance ops at fintech, settlements team, back office of a wallet, e-money firm, emi licence, neobank finance, microfinance bank it, core migration, general ledger, sub-ledger, journal entry, posting rules, opening balance, end-of-day balance, trial balance, bank statement import, mt940, camt.053, clearing file, netting, interchange report, scheme invoice, processor payout, gross versus net, chargeback line, refund line, orphan transaction, missing payout, duplicate payout, aged break, break list, write-off, tolerance, three-way match, maker checker, cut-off time, value date, weekend posting, float account, trust account, escrow bank, ring-fenced funds, client funds, segregated account, shortfall, auditor finding, qualified opinion, regulator return, wind-down, sponsor bank, programme manager, bank as a service, for-benefit-of account, virtual iban, ledger as a service, immutable log, idempotency, double spend, wallet mismatch, reconcile, match, post, settle
plain: protected depositor funds, books of accounts, money held for others, electronic purse company, small licensed payer, daily proof of balances, accounts that disagree, unexplained difference, evening check, yearly accountant's report, supervisory authority, bookkeeping engine, who owns what, frozen depositors, collapsed intermediary, lender's daily listing, comparing listings, lines without partner, unalterable records, historical balance query, rural lender's records, switch of bookkeeping, long weekend changeover, deductions explained, seller got less, accountancy for fintechs, back-room clerks, spreadsheets every morning, funds kept apart, insolvency plan, several telecom listings, audit evidence, signed by both parties, tally of balances, outsourced checking desk, trust account segregation, segregated monies, fiduciary balances, electronic money institutions, authorised payment undertakings, prudential supervision, custodian bank statements, auditor's attestation, assurance engagement, daily attestation, subledger, general journal, immutable postings, entitlement of each holder, beneficiary balances, shortfall detection, missing pennies, orphan credits, exceptions queue, clearing house reports, acquirer extracts, parsing statements, point-in-time balance, retrospective query, customer complaint evidence, fee breakdown for vendor, net versus gross payout, credit union migration, thrift society computer, antiquated mainframe, cutover rehearsal, conversion of member accounts, sponsor institution, banking-as-a-service collapse, missing depositors' millions, wind-down, administrators appointed, regulator's letter, bookkeepers at startups, commingled money, pooled account, pots of money, close of day tie-out, numbers must agree, client funds segregation, e-money institutions, nightly attestation, custody of deposits, accountancy engine, licensed wallet issuers, regulatory reconciliations, clearing reports, telecom remittance reports, unresolved differences, multi-institution comparison, timing discrepancies, tolerance rules, exception handling, historical position, judicial enquiry, point-in-time statement, immutable journal, retrospective reconstruction, forensic bookkeeping, evidence for tribunals, ring-fenced funds, trustee acknowledgement, designated accounts, external examiners, insolvency protection, supervisory attestation, remittance breakdown, itemised withholdings, trader queries, gross versus net, transparent commissions, retailer discontent, disbursement advice, data migration, credit union, savings society, legacy bookkeeping, trial conversion, member balances, banking-as-a-service, intermediary collapse, beneficial owner records, omnibus holdings, end-user entitlements, daily tie-out
Every morning four people at our wallet company drag bank lines into a sheet until it balances. By noon it rarely does, and the auditor comes in March.
Ledger as a library: postings that can't be edited, and any past evening's balance in one query.
we r a small psp in nairobi, 6 banks 2 telcos, all files different, cant tell which customer money is stuck where
A partner went bankrupt and for months nobody could say whose savings were at which lender. I worked there. I want daily proof, signed by each side, that totals agree.
British e-money firms face monthly returns and yearly opinions from now on; offer an outsourced desk in Leeds that does the daily match and holds the resolution pack.
Conversion crew for cooperative lenders in Gujarat and Maharashtra leaving an old account book for a new one over a long weekend.
Merchants see fewer rupees arrive than they sold and phone us. Break every payout down to the order, the fee, the tax and the clawback.
I audit payment institutions in Vilnius; half of my findings are the same unmatched cards file. Someone should sell the parser and the evidence trail together.
`,
});
