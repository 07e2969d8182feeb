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
