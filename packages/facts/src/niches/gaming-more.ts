import { readField } from './reading/read-field.ts';

export const gamingMore = readField('gaming', {
  niches: `
# betting-lottery: betting shops, casinos and lottery agents
words: betting shop, bookmaker, bookie, sportsbook, odds, bet slip, betting terminal, casino, online casino, slot machine, slot hall, roulette, poker room, poker club, bingo hall, bingo, lottery, lottery agent, lottery kiosk, scratch cards, raffle, prize draw, igaming, gambling, responsible gambling, self-exclusion, player affordability checks, tipster, betting tips, horse racing bets, lotto retailer
job: take bets and pay winners under a licence without losing it
buyer: licensed betting operators
user: shop cashiers and compliance analysts
run: punters, bingo players and ticket buyers | punters stay where winnings are paid at once, odds are fair and the cashier knows the regulars | gaming duty, machine rent, sure-win bettors and licence fees take the hold
rival: Kambi | odds and sportsbook for licensed brands | a share of gaming revenue
rival: Playtech | casino games and platforms | a share of gaming revenue
rival: Altenar | sportsbook software for regional brands | a share of gaming revenue
rival: Light & Wonder | slot machines and casino systems | a lease or a share of takings
rival: Betradar (Sportradar) | live data and integrity alerts | a monthly fee plus a share
rival GB: Gamban | blocking of betting sites for people who want to stop | a yearly fee
system GB: GAMSTOP | must be asked before an excluded player may log in
system: GLI test certificates | decide which game version may run in which licence
system: payment gateways for gambling | carry their own card code and higher fees
system: state betting servers | see each ticket in many African and European licences
today: a cashier prints slips at a counter, and an analyst reads bank statements of big losers by hand
cost: one unchecked addict brings a fine larger than a year's hold, and palpable price errors are bet within seconds
pain: a syndicate bets a stale price in all shops at once
pain: machines stand idle with a jammed note reader on derby night
pain: a bank closes the account because the code says gambling
channel: licensing fairs such as ICE | operators choose suppliers who hold certificates for their next market
channel: regulators' supplier lists | nobody may plug in a platform that the licence does not name
channel: franchise agents and kiosk chains | a landlord with a busy corner decides which brand hangs over the door
cycle: 12-60 weeks | licence and lab tests set the pace, then a market launch date
price: sportsbook platform for a small brand | 8-20 USD | hundred dollars of revenue
price: player-protection monitoring | 1500-8000 USD | licence a month
rule US: State gaming licences | each state licenses operators, suppliers and even key staff
rule EU: National gambling licences | each member state licenses on its own, with its own tax and limits
rule GB: Gambling Act | operators need licences, stake limits and checks on vulnerable players
rule IN: Online Gaming Act | online money games are banned, and paper lotteries live by state law
season: derbies, cups and jackpots make the weeks, and summer breaks empty the slips
next: fraud and collusion alerts | safer-play checks | loyalty and jackpot pools
fail: white-label casinos bought players dearly and lost the licence over checks they never made
lately: stake limits, affordability checks and higher duties came, and African shops moved to phones
economics: 40-65 | 6-15 | 100-600 USD
ask: Which licence do you stand on, and who holds it? | What share of revenue comes from the top few players, and how are they checked? | What happens when the gaming duty rises steeply?
grade: low
# retro-repair: retro games, console repair, gaming cafés
words: console repair, controller repair, fix playstation, retro games, retro gaming, retro console, used video games, second-hand games, game shop, video game store, cartridge, game collector, game preservation, emulator handheld, modding consoles, hdmi port repair, stick drift, gaming pc builder, custom pc build, pc repair for gamers, gaming café, cybercafé, internet café, lan centre, pc bang, playstation lounge, pay per hour gaming, game rental, arcade cabinet restoration
job: keep old machines playable and seats filled by the hour
buyer: game shop and café owners
user: repair technicians and café staff
run: teenagers, collectors and nostalgic parents | players come where the seat is fast, the ping low and the repaired pad does not drift again | power bills, graphics cards that age and trade-ins nobody wants swallow the hourly seat price
rival: PriceCharting | market prices of used games | a monthly plan
rival: CeX | buying and selling of used games in franchise shops | a margin on each item
rival: ggLeap | seat billing and rewards for gaming centres | per computer a month
rival: SENET | café management with shell and billing | per computer a month
rival: iFixit | spare parts and repair guides | per part
rival: eBay | auctions of cartridges and broken consoles | a share of each sale
system: Steam and Riot café programmes | license games for public seats and check the machines
system: the shop's point of sale | holds trade-in credit and serial numbers
system: police pawn and trade-in registers | want each second-hand seller's identity in many towns
system: diskless boot servers | load each seat with patched games overnight
today: a teenager behind the counter tests cartridges in an old television and writes seat hours on a whiteboard
cost: a console waits weeks for a port from China, and seats stand dark on school mornings
pain: a rare cartridge turns out to be a reprint with a new label
pain: each night a patch of many gigabytes keeps the back row of seats dark
pain: parents complain to the ward office about children in school uniform
channel: retro fairs and swap meets | collectors test a stall's honesty with one cartridge
channel: Discord and campus clubs | a team looks for a room with good chairs before a cup
channel: phone-repair suppliers | a bench that solders phones is asked about consoles daily
cycle: 1-8 weeks | an owner decides alone after watching the till for a weekend
price: café management software | 3-8 USD | computer a month
price: an HDMI port replaced on a console | 60-130 USD | repair
rule US: DMCA repair exemption | breaking a lock to replace a console drive is allowed, to copy games is not
rule EU: Right to Repair Directive | buyers get longer cover after a repair and makers face spare-part duties
rule GB: Consumer Rights Act | used consoles must work as described, and refunds run for weeks
rule IN: IT cyber café rules | cafés must check identity and keep logs of users
season: school holidays and new releases fill seats, and Christmas trade-ins fill shelves in January
next: tournaments and birthday rooms | repairs by post | snacks and prepaid hours
fail: rental by post of game discs died when stores went digital and broadband caught up
lately: hall-effect sticks and cheap emulator handhelds revived old libraries, and prices of sealed games fell back
economics: 30-55 | 5-12 | 10-60 USD
ask: How many seat hours are sold before schools close? | What share of repairs comes back within a month? | Who checks that a cartridge or a console is not stolen?
grade: low
`,
  facts: `
us-casino-revenue@aga | American commercial gaming revenue | commercial casinos and betting took in # in a year | 71900000000 | USD/year | spend | US | 2024 | American Gaming Association | medium | betting-lottery
gb-slot-stake@law | Highest stake on an online slot | an online slot spin is capped at # for adults over the youth limit | 5 | GBP | limit | GB | 2025 | Gambling Act 2005 (Operating Licence Conditions) (Amendment) Regulations 2025 | medium | betting-lottery
in-gaming-gst@council | Tax on stakes in India | full stakes in online money games were taxed at # | 0.28 | share | fee | IN | 2023 | GST Council | medium | betting-lottery
us-out-of-print@vghf | Classic games out of print | # of classic American games are no longer sold | 0.87 | share | share | US | 2023 | Video Game History Foundation | medium | retro-repair
us-console-repair@loc | Right to mend a console's drive | owners may break a software lock to replace a console's optical drive | - | - | statement | US | 2021 | Library of Congress, DMCA Section 1201 rulemaking | medium | retro-repair
in-cafe-logs@it-rules | Logs of Indian cyber cafés | a cyber café must keep its user register and logs for at least # | 1 | years | limit | IN | 2011 | Information Technology (Guidelines for Cyber Cafe) Rules, 2011 | medium | retro-repair
`,
  wordings: `
# betting-lottery
also: punter, gambler, wagerer, high roller, croupier, dealer at table, pit boss, odds compiler, trader of odds, tote, parimutuel, turf accountant, sportwetten, wettbüro, spielhalle, paris sportifs, quiniela, bolão, jogo do bicho, iddaa bayi, satta, matka, teen patti, jackpot, acca, accumulator, handicap bet, cash out, virtual races, greyhounds, fruit machine, chips, roulette wheel, card shoe, bingo caller, dabber, ticket printer, note acceptor, satellite feed, race card, betting exchange, tipping channel, bonus abuse, arbing, match fixing, underage player, problem gambler, addiction helpline, cooling-off, loss limit, gaming commission, random number certificate, suspicious bet report, winning ticket, unclaimed prize, office pool, charity raffle, tombola, village lottery, church bingo night, street lottery seller, wager, settle a bet, pay out a winner, draw numbers, lay off a bet
plain: games of chance, chance games operators, gaming authority permit, stakes and winnings, taking stakes, staking money on matches, football stakes, wagers on racehorses, fortune wheel tables, card tables evening, play-money evening hire, numbers drawn, weekly numbers, tickets of fortune, street sellers of tickets, blind ticket sellers, sweepstake among colleagues, colleagues share ticket, parish numbers evening, pensioners' housie, manipulated matches, suspicious stakes pattern, staff pocket stakes, cashiers cheat owner, offline stake counter, can player afford, income proof players, spending beyond means, compulsive players, relative controls spending, money lock for player, one-armed bandits, gaming hall, prize fund, gambling and betting activities, games of hazard, turf accountants, totalisator, licensed wagering, croupiers, gaming commission, society lottery, pool betting, integrity monitoring, know-your-customer affordability, offline terminals, retail agents, safer play tools, syndicates, anti-money laundering, wager, gamble, punter, punters, flutter, jackpot, dice, blackjack, baccarat, racetrack, greyhounds, dog track, fruit machine, tombola, lucky numbers, ticket in corner, losing rent money, gambling ruin, rigged match, bribed referee, guess and win money, bet on football, scratch and win, ban myself, payslip requested, source-of-funds check, printing tickets during outage, generator and sim, unusual odds movement, integrity alert, spouse locks account, church draw, clubhouse numbers evening, street consortium, office pool, wagering operator, bookmaker, gambling premises, gaming licence, sweepstake vendor, odds exposure, affordability assessment, financial vulnerability, income verification gambler, spending limit, open banking gambler, harm prevention, regulator penalty, offline ticketing, terminal outage, power cut wagering, street vendor slips, delayed settlement, handwritten wagers, connectivity loss kiosk, match manipulation, suspicious wagering, corruption in sport, irregular odds, anomaly detection wagers, lower-league corruption, self-exclusion, problem gambler, gambling block, compulsive punter, identity evasion, bank transaction barring, family account misuse, charity draw, fundraising numbers evening, number caller, small society permit, prize rules, parish fundraiser, group stake, shared winnings, contribution evidence, jackpot dispute, coworker syndicate agreement, stake ledger
Ladies at our church hall play bingo on Thursdays with paper and a wire cage; the caller is ninety. A tablet set with big numbers and a licensed prize pot.
Alarm for bookmakers when a second-division match is bet from five shops at once.
i run 3 betting kiosks in kampala, cashiers hold back slips, power goes n server down on sat, need offline ticketing thats legal
My brother lost his wages by the tenth of each month. What stopped him was that I held the bank card. Software could be that card.
Lottery sellers in Andalusia and Kerala walk the streets with paper tickets: let them sell by phone to regulars, keep the commission, verify the draw.
Hire out roulette tables with play money and costumed croupiers for weddings and office parties.
A syndicate at work for the big Friday numbers: who chipped in, a photo of the ticket, and no rows when it comes up.
I check documents for a licensed brand: payslips, statements, forty an hour, and one mistake costs my employer a seven-figure penalty.
# retro-repair
also: gamer café, net café, playstation café, ps lounge, game parlour, vardiya internet kafe, spielhalle mit pcs, salle de jeux en réseau, locutorio gamer, warnet, pisonet, cabinas de internet, lan party, console doctor, solder bench, microscope, hot air station, joystick module, thermal paste, thermal pads, disc drive, laser lens, capacitor kit, recap, crt television, scart cable, memory card, save battery, cartridge pins, reprint label, sealed copy, graded game, manual and box, loose cart, trade-in credit, bargain bin, handheld console, flash cart, fpga clone, arcade stick, coin-op, pinball, gaming chair, mechanical keyboard, graphics card, water cooling, cable management, rgb lights, frame rate, fibre line, ping, headset, prepaid hours, night package, hour voucher, noodles at the desk, school uniform ban, overheating, blue screen, red ring, disc stuck, no display, stolen console, dead pixel, resolder, clean contacts, overclock
plain: old computer toys, nineties playthings electronic, childhood electronic toys, vintage play machines, vintage electronics collectors, attic electronics purchased, fair price attic find, genuine or counterfeit copies, rare copies verified, mended play boxes, mending by post, padded envelope mending, worn thumb lever, thumb lever kit, soldering workshop, hall with computers hourly, hourly computer hall, play hall small town, youngsters play by hour, timer against cheating, coin-fed computers, coin-fed computers philippines, garage computer hall, electricity cuts hall, tavern flipper tables restored, flipper tables, coin cabinets restored, bar amusements maintained, landlord judges tenant, empty shop play hall, powerful home computers assembled, second-hand play discs, nostalgic electronics, amusement machine craftsmen, repair of consumer electronics, retail of second-hand games, amusement machine restoration, public internet premises, cyber premises licence, vintage computing, collectibles appraisal, hourly seat utilisation, mail-in workshop, refurbishment of entertainment hardware, heritage software, joystick, floppy, cassette, pixels, handheld, eighties, nineties childhood, dusty loft, sticky buttons, overheated, broken disc drive, flippers, steel ball, jukebox, coin slot, teenagers after school, headsets, dim cellar, snacks, old games work again, play by the hour, fix my console, plastic game blocks, old machine from loft, circuit board fakes exposed, label and screws inspected, posted for mending, prepaid box, timekeeping for seats, refurbished desktops in garage, woodwork and playfield, estate collection bid, vintage entertainment hardware, classic video entertainment, antique computing, internet lounge, hourly computer seating, legacy hardware, cartridge verification, counterfeit circuit, rare title forgery, label examination, collectible software, boxed rarity, chip inspection, postal repair, connector soldering, device refurbishing, pre-existing damage evidence, handheld mending, mail-in technician, port replacement, time-metered seats, session billing, attendant leakage, prepaid hours, cyber lounge, interrupted session, staff giveaways, improvised computer lounge, overheating hardware, dusty machines, bandwidth update cache, neighbourhood youth lounge, shared connection, ageing computers, coin-op restoration, electromechanical tables, tavern amusement, solenoid, cabinet refurbishing, technician call-out amusement, bumper rubber, inheritance appraisal, loft find, collection buyout, heirs' expectation, fair valuation hardware, bulk offer, childhood collection
Every second pad that comes over my bench has the same worn sensor, and I buy them one by one. Kits for technicians, with a guide and a warranty.
Grandad's attic full of cartridges: scan the shelf, get a fair offer, we collect.
wanna open ps5 lounge in small town pakistan, 8 tvs, load shedding is killer, how 2 charge per hour n stop kids cheating timer
I soldered a save battery for a stranger, and he cried when his sister's game from 1998 loaded. She had died that spring.
Pisonet owners in Luzon with twelve old towers in a garage: remote updates, coin counting, school-hours lock and a group buy of used graphics cards.
Workshop restoring cocktail cabinets and pinball tables for bars, with monthly servicing.
Send us the knackered telly box in a padded envelope; new port, fresh paste, back by Saturday with a note on what was wrong.
As the landlord of a mall with an empty unit, I am offered an esports hall every month and cannot tell which one will last a winter.
`,
});
