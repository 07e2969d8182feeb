import { readField } from './reading/read-field.ts';

export const savingsGroupsMore = readField('savings-groups', {
  niches: `
# exchange-bureaus: currency exchange counters
words: currency exchange, money changer, bureau de change, forex bureau, forex counter, forex dealer, exchange office, money exchange, foreign exchange shop, cash exchange, exchange rate board, travel money, foreign currency, foreign notes, buy dollars, sell euros, cambio, casa de cambio, wechselstube, döviz bürosu, sarraf, ffmc, forex card, travel card, leftover currency, buy back notes, airport exchange, border exchange, parallel market rate, counterfeit notes, teller cash
job: turn cash of one country into another at a rate people trust
buyer: owners of exchange bureaus
user: tellers and cashiers
run: travellers, migrants and border traders | people cross the road for a better rate on the board and a teller who counts notes in the open | stale rates, counterfeit notes and cash that sleeps overnight eat the spread
rival: Travelex | airport counters and travel cards | a margin in the rate
rival GB: eurochange | high-street counters and click-and-collect | a margin in the rate
rival IN: BookMyForex | online orders of notes and cards from banks | a margin in the rate
rival: Wise | transfers and a card at the market rate | a fee per conversion
rival: Clear View Systems | counter software for money changers | per till a month
system: the rate feed | moves the board when the market moves
system: sanctions lists | must be searched before a large sale of notes
system: the central bank return | wants each purchase and sale by currency
system: note counters | tell a fake from a worn note
today: the owner checks rates on a phone, moves plastic digits on the board and sends a runner for dollars
cost: a jump at noon sells the whole drawer below cost, and one bad bundle wipes out the week
pain: the bank closes accounts of cash businesses, and nobody will take the euros
pain: tellers copy passports by hand while the queue looks at the next counter
pain: the drawer has pounds when a pilgrim group asks for riyals
channel: money changers' associations | members share runners, alerts on fakes and news from the inspector
channel: wholesale note dealers | a wholesaler supplies the small counters and sees their volume
channel: travel agents and pilgrim groups | the group leader brings the whole bus to one counter
cycle: 2-12 weeks | the owner decides alone but asks whether the inspector accepts the report
price: counter software | 60-250 USD | till a month
price: the spread on main currencies | 1-4 USD | hundred dollars changed
rule US: FinCEN registration | dealers in foreign exchange register, train staff and report large cash
rule EU: Anti-money-laundering rules | bureaus are registered or licensed, check buyers and report doubts
rule GB: HMRC supervision | each bureau registers with HMRC and passes a fit-and-proper test
rule IN: RBI directions for money changers | only licensed full-fledged money changers sell notes, within limits for each trip
season: summer flights, hajj and school holidays fill the counter, and crises empty the drawer overnight
next: travel cards and SIMs | remittance agency | safe custody and counting for shops
fail: airport counters paid rents that needed rates so poor that travellers learned to walk past
fail: kiosks for leftover coins cost more to empty than the coins were worth
lately: cards without fees took the tourists, while weak currencies brought crowds back to street changers
economics: 30-60 | 3-8 | 5-60 USD
ask: Who takes the surplus notes at closing time, and at what rate? | Which bank keeps the account, and in what words has it agreed? | What share of volume comes from people who return each month?
grade: low
# local-currencies: time banks, barter rings and local money
words: time bank, timebank, time banking, time credits, local currency, community currency, complementary currency, mutual credit, barter, barter exchange, barter network, trade exchange, swap network, swap shop, lets scheme, favour exchange, neighbour exchange, town voucher, town money, local voucher scheme, demurrage money, regiogeld, banco de tiempo, banco comunitario, palmas, sarafu, trueque, skills swap, skill exchange, b2b barter, sharing economy village
job: let neighbours or firms trade hours and goods when cash is short
buyer: community organisers and town councils
user: members and broker volunteers
run: neighbours and small local traders | people stay where offers are real, the broker rings back and the credit buys something they need | broker wages, idle credits and printing of notes eat the membership dues
rival: hOurworld | free software for time banks | no licence fee
rival: Made Open | a platform for time banks and councils | per community a year
rival: Community Exchange System | shared ledgers for exchange groups | a small levy per group
rival US: ITEX | a business barter network | a monthly fee and a share of each trade
rival: Sardex | mutual credit between firms on Sardinia | a yearly fee by firm size
rival GB: Tempo Time Credits | credits that volunteers spend on outings | per partner a year
system: the shared ledger | shows who owes hours and who has too many
system: town vouchers | must be bought, spent and paid back by a bank
system: mobile menus without data | let a feature phone send credits
today: a broker keeps offers on cards, rings members to match a lift with a haircut and logs the hours
cost: willing hands find no request, the keen ones pile up hours, and the ring falls asleep
pain: everybody offers massages and nobody offers plumbing
pain: traders who accept town notes cannot pay their suppliers or tax with them
pain: when the paid broker's grant ends, the phone stops and so do the trades
channel: town halls, libraries and health centres | a link worker sends lonely people to the ring
channel: chambers of commerce | one respected wholesaler brings the firms that buy from it
channel: faith groups and women's groups | trust is there before the ledger is
cycle: 8-40 weeks | a council grants a pilot year, firms join after a neighbour was paid
price: software and support for a scheme | 500-5000 USD | community a year
price: a barter network's cut | 5-12 USD | hundred dollars traded
rule US: IRS barter rules | barter income is taxable at fair value and exchanges report their members' trades
rule EU: Limited network exclusion | town money avoids a payment licence while it stays in a limited network
rule GB: DWP guidance on time credits | hours given in a time bank do not reduce benefits, but paid trades may
rule IN: RBI prepaid rules | vouchers good only at the issuer are free, those at several shops need a licence
season: autumn brings lifts and repairs, Christmas vouchers fill the town ring, and summer sleeps
next: tool libraries and repair mornings | volunteer records for councils | aid paid as local vouchers
fail: town pounds won headlines and lived as souvenirs because cards were easier and notes went nowhere
fail: business barter rings filled with unsold advertising, and firms left with credits they could not spend
lately: relief agencies paid aid as village vouchers, and cities turned to digital town vouchers after lockdowns
economics: 40-70 | 2-6 | 10-120 USD
ask: What can a member buy this week with what was earned last week? | Who pays the broker when the grant ends? | How many members have both given and received this quarter?
grade: low
`,
  facts: `
us-exchanger-threshold@fincen | Daily exchange that makes a shop a money service | a shop that exchanges more than # a day for one person must register | 1000 | USD | limit | US | 2011 | FinCEN, 31 CFR 1010.100 | medium | exchange-bureaus
us-cash-report-exchange@fincen | Cash sum that a bureau must report | cash deals above # in a day are reported to the treasury | 10000 | USD | limit | US | 1970 | Bank Secrecy Act | medium | exchange-bureaus
world-fx-turnover@bis | Daily turnover of the world's currency markets | about # changes hands in currency markets each day | 9600000000000 | USD | estimate | global | 2025 | Bank for International Settlements, Triennial Survey | medium | exchange-bureaus
eu-cash-declaration@eu | Cash that travellers must declare at the Union's border | travellers must declare cash from # at the border | 10000 | EUR | limit | EU | 2021 | Regulation (EU) 2018/1672 | medium | exchange-bureaus
us-barter-report@irs | Trades below which a barter exchange need not report | a barter exchange with fewer than # transactions a year need not report them | 100 | transactions | limit | US | 2020 | Treasury Regulations, section 1.6045-1 | medium | local-currencies
eu-network-notice@psd2 | Yearly volume from which a town voucher is notified | a voucher network must notify the authority above # a year | 1000000 | EUR | limit | EU | 2018 | Directive (EU) 2015/2366 (PSD2), Art. 37 | medium | local-currencies
bristol-pound-end@bristol | What became of the Bristol Pound | the Bristol Pound stopped its notes and digital accounts after about a decade | - | - | statement | GB | 2021 | Bristol Pound CIC | medium | local-currencies
`,
  wordings: `
# exchange-bureaus
also: forex wala, cambista, cambiste, arbolito, geldwechsler, changeur, money changer malaysia, currency dealer, black market dollar, street changer, border changer, teller window, rate screen, led rate board, mid rate, buying rate, selling rate, cross rate, commission free, bundle, notes in wallet, small bills, old series dollars, torn notes, coins not accepted, uv lamp, counting machine, note sorter, strong room, cash in transit, cash runner, float, opening stock, closing stock, passport copy, source of funds, purpose of travel, a2 form, encashment certificate, receipt slip, suspicious report, structuring, smurfing, fake hundred, robbery, de-risking, account closed by bank, rate jump, devaluation, dollar shortage, riyal, dirham, yen, baht, naira, shilling, peso, tourists with cash, pilgrims, seafarers, students going abroad, border market, duty free, hotel desk exchange, change money, swap notes, sell leftover cash, buy foreign cash, holiday money
plain: foreign paper money, overseas banknotes, conversion window, tourists' banknotes, kiosk with price panel, price panel frozen, sudden price leap, employee sold too cheap, automatic lock on sales, ordering banknotes ahead, collected at newsagent, evening before flight, pilgrimage banknotes, sealed packets for pilgrims, bank throws us out, dossier for bank, willing bank sought, identity papers noted, cash-heavy trade, supervisory paperwork, surplus metal money, metal money for charity, ferry harbour collection, wholesaler of banknotes, wholesaler's driver, evening inventory of windows, emigrating pupils' money, delivered to household, frontier bridge dealers, folding chair dealer, conversion margin, licensed converter, vacation banknotes, two-way prices, ugandan family kiosk, activities of currency dealers, authorised money exchangers, foreign exchange licensees, full-fledged money changers, banknote wholesale, cash logistics, bid-offer spread, de-risking by correspondent banks, anti-money-laundering programme, till reconciliation, click-and-collect travel cash, retail conversion services, pounds, yen, riyals, rupees, greenbacks, holiday cash, cash desk at station, glass window clerk, forged hundred, blackboard of rates, queue of tourists, devaluation day, robbed counter, suitcase of cash, street dealers, change my money, swap dollars, money of other land, coins left from holiday, best rate near me, tills frozen on devaluation, rate broadcast to tills, stale rate loss, reserve yen by phone, pickup at stationer, currencies ordered ahead, account closed by bank, compliance folder for bankers, audit of transactions, envelopes for hajj parties, tour leader's cash, unspent coins posted, donation box airports, foreign coins sorted, vault count each evening, branch denominations live, foreign money dealers, banknote conversion, money changers, currency booth, travellers' money, kiosk cashiers, forex, rate updates, instant repricing, stale quotation, volatile exchange, teller loss, central control, margin protection, holiday money, advance reservation, rare banknotes, neighbourhood collection, departure eve, click-and-collect, airport markup, de-risking, correspondent bank, anti-laundering evidence, account termination, cash-intensive, compliance dossier, lost banking, religious travellers, pre-packed banknotes, group leaders, saudi money, distribution lists, tour operator, envelope, foreign change donation, coin sorting, leftover money, ferry passengers, fundraising, transport weight, repatriating coinage, branch inventory, banknote logistics, treasury view, denomination forecasting, wholesale supply, surplus transfer, end-of-day balance
The rate moved at lunch, the girl at the window kept selling at the breakfast number, and my margin for the month was gone by three. Lock tills when the feed jumps.
Pick up yen at your corner newsagent the evening before you fly.
family bureau in kampala, bank shutting our acct cos "cash business", need compliance pack n a bank dat says yes
My uncle changed pesos on a folding chair at the bridge for thirty years. He never wrote a thing; now the inspector wants a passport for every hundred.
Pilgrims from Kano need riyals on one morning: collect naira by group, hand out sealed envelopes at the hajj camp.
Leftover coins turned into a charity gift at the ferry terminal, sorted and shipped home by the sack.
Students heading off to Canada need a draft, a card and a bit of cash, brought to the house with papers filled in.
I supply bundles to forty windows and would like each owner's stock at five o'clock, so my driver leaves with the right notes.
# local-currencies
also: tauschring, zeitbank, regionalgeld, sel système d'échange, monnaie locale, moneda social, clube de troca, feira de trocas, banca del tempo, fureai kippu, ithaca hours, brixton style notes, town pound, time broker, scheme coordinator, link worker, hour credits, favour card, skill list, offers and wants, noticeboard swaps, directory of members, trading evening, swap party, seed swap, clothes swap, tool loan, babysitting circle, lift share favour, odd jobs for hours, computer help for cake, garden help, ironing, language lesson swap, local shop discount note, paper notes printing, circuit of firms, clearing circle, trade credits, unsold hotel rooms, media barter, hardly spent balance, negative balance, credit limit, hoarding credits, idle members, broker burnout, grant ended, tax on swaps, exit conversion, backing fund, demurrage stamp, loyalty to town, high street voucher, village voucher, ussd credits, feature phone, relief vouchers, school bottle swap, swap skills, exchange favours, trade without cash, barter goods, pay in hours, help each other
plain: neighbourly exchange, hours as currency, mutual help between neighbours, service swapping, regional money, cashless swapping, companies swapping services, idle capacity swapped, vacant hotel nights, limits on debts, matching helpers, retired handymen, lonely patients connected, doctor's surgery referrals, volunteer rewards, unsold theatre places, seasonal vouchers kenya, merchants' festive certificate, purchasing power stays local, alternative money, solidarity economy, moneyless economy, favours between freelancers, exchange circle, regional merchants, neighbour repairs tap, community resilience, unemployed exchange skills, non-commercial help, reciprocal assistance, barterlike accounting, alternative means of payment, mutual aid associations, scrip, non-monetary exchange, social and solidarity economy, local exchange trading, commercial barter intermediary, municipal purchase vouchers, social prescribing, volunteer incentive programmes, clearing of reciprocal obligations, community wealth building, corporate trade credits, chits, tokens, babysitting hours, gardening for haircut, eggs for repairs, neighbours' noticeboard, village fair scrip, high street decline, pensioner mends tap, lonely widow, cash-strapped firms, hotel rooms for adverts, tax office question, help for help, no money needed, i help you first, hour for hour, paper money of town, swap work, unanswered requests found partner, pairing wants with haves, plumber wanted listings, designer trades with copywriter, tally of owed favours, graphic work bartered, printers trade with hoteliers, credit limits among firms, barter broker's commission, stall women's paper notes, redeemable scrip bazaar, festival tickets for volunteers, surplus stadium places, gp refers to befriending, isolated patients visited, shared meals, complementary money, mutual credit, community exchange, neighbour help, reciprocal favours, hour credits, alternative tender, skill matching, imbalance of offers, unmet wants, handyman shortage, member directory, coordinator, neighbourhood exchange, freelance reciprocity, valuation of favours, informal swap agreement, written terms, fairness, designer and accountant, tax on swaps, trade exchange, corporate reciprocity, idle capacity, hospitality surplus, clearing house, member merchants, credit limit, women vendors, slum money, circulation, tourism slump, local acceptance, backing fund, civic reward, theatre seats, unused tickets, municipal points, volunteering incentive, museum entry, cultural venues, loneliness, befriending, general practitioner, link worker, isolated pensioners, outcome follow-up
Retired engineers sit bored two streets away from single mums with dripping taps. An hour is an hour: he mends, she drives him to the hospital.
Christmas voucher that works only in our forty shops, loaded by employers.
me n 12 freelancers swap logos for tax help for websites, gets messy who owes who, want simple ledger w limits
When the mine shut nobody had cash, but everybody had time. My mother ran swaps from a biscuit tin of cards, and half the street got a roof.
Market women in Kilifi accept vouchers for vegetables when the tourists stay away and settle after the season.
Hotels with empty rooms, a printer with idle presses and a dentist: a regional ring where firms pay in spare capacity.
Earn a cinema seat by reading to pupils: credits from the council, seats from venues that would be empty.
I do social prescribing at a surgery and want to see which lonely patients were actually matched, not how many signed a form.
`,
});
