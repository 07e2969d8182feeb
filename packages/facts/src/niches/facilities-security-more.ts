import { readField } from './reading/read-field.ts';

export const facilitiesSecurityMore = readField('facilities-security', {
  niches: `
# investigators: private investigators and store detectives
words: private investigator, private detective, detective agency, store detective, shoplifting, loss prevention, retail theft, surveillance operative, mystery shopper, undercover, background enquiry, matrimonial investigation, pre-matrimonial check, infidelity, skip tracing, missing person search, asset tracing, insurance fraud investigation, corporate investigation, due diligence enquiry, bug sweep, tscm, debugging sweep, polygraph, lie detector, detektei, detective privado, osint, internal theft, employee theft, witness statement, bodyguard, close protection
job: find out what is true and bring proof that a court will take
buyer: owners of detective agencies
user: investigators and store detectives
run: lawyers, insurers and worried spouses | lawyers return to the detective whose report has times, clean photos and stands up under cross-examination | hours in a parked car, lost subjects and unpaid final bills take the day rate
rival: Tracers | people search for licensed investigators | a fee per search
rival: CROSStrax | case files and invoices for investigators | per user a month
rival: Auror | retail crime reports shared between stores | per store a month
rival: Kroll | corporate investigations | a fee per day
rival IN: Globe Detective Agency | enquiries for firms and families | a fee per case
rival: Maltego | link charts from open sources | a licence per seat
system: people-search databases | give old addresses and phones to licensed users only
system: public court and company registers | show suits, directors and liens
system: store video recorders | keep the clip for days and then overwrite it
system: the case log | proves who saw what at which minute
today: an investigator sits in a car with a camera, types the report at night and bills hours and miles
cost: one careless photo or false caller name spoils the case and may cost the licence
pain: a subject drives off at a red light, and the client still asks for a result
pain: clients want phone records that nobody may buy
pain: the store detective waits for the police until the thief must be let go
channel: family and injury lawyers | a lawyer needs proof before the hearing and rings someone known
channel: insurers' special investigation units | an insurer gives files by region to a panel
channel: retail security meetings | heads of loss prevention share names and methods
cycle: 1-8 weeks | the owner tries it on a single case
price: surveillance | 60-120 USD | hour
price: case software | 30-150 USD | user a month
rule US: state investigator licences | most states want a licence, and pretexting for bank records is a crime
rule EU: GDPR | following a person needs a lawful ground and a file that can be shown
rule GB: ICO code for investigators | Britain has no licence, so data law and the association's badge stand in
rule IN: no statute for detectives | the bill on detective agencies never passed, and phone-record sellers are arrested
season: weddings bring checks in India, and shops hire detectives before Christmas
next: background checks | digital evidence | security advice for shops
fail: phone-tracking apps sold to spouses were shut for stalking
fail: marketplaces for detectives found that clients want one name from a lawyer and no list
lately: retail theft and cheap trackers rose, and courts ask harder questions on edited pictures
economics: 35-60 | 3-6 | 100-800 USD
ask: On which lawful ground is the person being watched? | What does the client get if nothing is seen? | Who has used one of your reports in court?
grade: low
# vending-rental: vending, water coolers, mats and workwear rental
words: vending machine, vending machines, vending route, vending operator, snack machine, drinks machine, smart fridge, micro market, honesty box, office coffee machine, coffee machine rental, water cooler, office fruit, office plants, plant hire for offices, entrance mats, mat rental, workwear rental, uniform laundry, roller towel, washroom services, soap dispenser, sanitary bins, air freshener service, photo booth machine, claw machine, toy capsule machine, laundry machine route, massage chair machine, getränkeautomat, máquina expendedora
job: keep machines and racks filled on a route that pays for the van
buyer: owners of route businesses
user: route drivers
run: offices, factories and gyms | offices keep the operator whose machine takes the card, is full on Monday and pays back a stuck coin | commission to the site, expired sandwiches, card fees and long drives take the coins
rival: Cantaloupe | card readers and route software | a fee per device and sale
rival: Nayax | card readers and telemetry for machines | a fee per device and sale
rival: Selecta | vending and coffee in European workplaces | a price per cup or contract
rival: Cintas | uniforms, mats and washroom service | a price per week
rival IN: Daalchini | connected vending with franchise partners | a share of sales
rival: Avanti Markets | unattended shops for workplaces | a share of sales
system: the machine's telemetry | tells what is sold out, jammed or warm
system: card processors | charge a floor fee that hurts a small snack
system: the route planner | says which stop can wait a week
system: RFID tags in garments | count shirts through the laundry
today: a driver opens each machine to see what is missing, fills by habit and counts coins on the kitchen table
cost: empty spirals on hot days lose the site, and a trip to a full machine burns diesel for nothing
pain: the office moved to hybrid work, and Friday's sandwiches go into the bin
pain: site owners raise their commission after the machine is bolted down
pain: lost overalls are billed at lease end and start a quarrel
channel: facility and office managers | an office manager swaps the machine when staff complain
channel: machine makers and resellers | a used-machine dealer trains each new operator
channel: cash-and-carry wholesalers | route owners load snacks at the same dock each week
cycle: 2-12 weeks | a site signs after a free trial and a commission offer
price: telemetry and card reader | 8-20 USD | machine a month
price: a rented water cooler | 15-50 USD | cooler a month
rule US: FDA vending calorie rule | operators with many machines show calories, and states tax snacks by kind
rule EU: food hygiene and allergen rules | unattended food needs labels, temperatures and a contact on the machine
rule GB: food business registration | each operator registers with the council, and cigarettes may not be sold from machines
rule IN: FSSAI licence for vending | the operator shows the licence on the machine and logs cold food
season: drinks sell in heat, coffee in frost, and offices and schools stand still in August
next: micro markets in lobbies | coffee service | cleaning supplies on the same van
fail: courses sold passive income from a machine, and buyers found no site worth having
fail: smart fridges trusted everyone and lost lunches faster than they sold
lately: cashless readers and cameras let small operators run lobbies without a till
economics: 30-50 | 1-3 | 100-700 USD
ask: Which sites have signed, and what share do they take? | How many sales a week does a stop need to pay for the van? | Who refunds the stuck coin on Sunday night?
grade: low
`,
  facts: `
us-investigator-pay@bls | Median pay of American private investigators | a private investigator earns a median of # a year | 52370 | USD/year | wage | US | 2024 | BLS Occupational Outlook Handbook | low | investigators
us-shrink@nrf | Stock lost by American retailers | retailers lost # of sales to shrink | 0.016 | share | share | US | 2022 | National Retail Federation, National Retail Security Survey | medium | investigators
gb-shop-theft@brc | Thefts counted by British retailers | British retailers counted about # thefts in a year | 20000000 | thefts | estimate | GB | 2024 | British Retail Consortium Crime Survey | medium | investigators
us-vending-calories@fda | Machines from which American operators show calories | operators with # or more machines must show calories | 20 | machines | limit | US | 2016 | FDA, 21 CFR 101.8 | medium | vending-rental
cashless-share@cantaloupe | Cashless sales at American machines | # of sales at connected food and drink machines were cashless | 0.71 | share | share | US | 2024 | Cantaloupe Micropayment Trends Report | low | vending-rental
jp-machines@jvma | Vending machines in Japan | Japan has about # vending and service machines | 3900000 | machines | count | JP | 2023 | Japan Vending System Manufacturers Association | low | vending-rental
`,
  wordings: `
# investigators
also: sleuth, gumshoe, private eye, jasoos, jasoos agency, detektiv, détective privé, investigatore privato, dedektif, tail, stakeout, shadowing, long lens, dash camera, body wire, tracker on car, number plate check, burner phone, cheating husband, cheating wife, divorce proof, custody evidence, dowry check, groom background, runaway teenager, lost relative, heir search, birth parent search, debtor vanished, hidden assets, fake sick leave, moonlighting, injury claim fraud, staged accident, warehouse pilferage, till theft, sweethearting, refund fraud, shop thief, organised theft gang, tagging shelf, security tag, plain clothes, detain, civil recovery, banning notice, incident report, chain of evidence, affidavit, court testimony, cross-examination, retainer, mileage log, open sources, social media trawl, reverse image, bug detector, hidden camera find, spy cam in hotel, lie test, vip escort, chauffeur guard, licence badge, pretext call, stalking law, privacy complaint, process trace, romance scam check, ghost employee
plain: discreet inquiries, discreet inquiry office, hired to find truth, secretly following someone, secretly observed, observation reports lawyers, observation log map, proof before judge, bridegroom verified abroad, is bridegroom honest, suitor verified, marriage candidate verified, unfaithful spouse, hidden lenses rented flats, hidden microphones, listening devices searched, room searched for lenses, pilfering in shops, habitual pilferers, pilferers photo book, plain-clothed watcher shops, shared watcher retailers, sacks vanish from lorry, vanished sacks warehouse, cargo pilfering, alleged invalids observed, exaggerated injury, insurers' observers, vanished debtor located, locating heirs, vanished relatives located, discreet observer, fact finders, ex-constables, investigation activities, private enquiry agents, licensed inquiry, covert observation, retail crime, inventory shrinkage, claims validation, fraud intelligence, counter-surveillance, evidential reports, pre-nuptial vetting, cargo crime, sleuth, gumshoe, spy, snoop, stakeout, tail a husband, cheating wife, adultery, lover, mistress, fiancé lies, dowry, suitor in canada, runaway, missing teenager, con man, swindler, impostor, thief, shoplifters, handbag thief, plain clothes, till fiddling, cashier steals, pallets disappear, hijacked lorry, insider, warehouse stealing, whiplash faker, bad back gardening, telephoto, concealed lens holiday flat, wiretap, microphone behind socket, private sleuth, fact-finding, evidence gathering, undercover, discreet enquiries, lost target, matrimonial vetting, suitor background, premarital verification, overseas employment check, concealed spouse, expatriate fiance, family reputation, retail theft, plain-clothes officer, shared deterrent, merchants' association, organised stealing, frightened cashier, admissible evidence, timeline log, observation diary, footage authentication, courtroom credibility, chain of custody, geotagged notes, bug detection, eavesdropping, concealed lens, counter-espionage, boardroom, radio frequency scan, hotel privacy, cargo pilferage, inside job, stock shrinkage, collusion, weighing discrepancy, haulage theft, undercover worker, insurance fraud, exaggerated disability, claims verification, mistaken identity, malingering, adjuster footage, personal injury
Parents in Jaipur want to know whether the groom in Toronto truly has that job. Discreet checks on paper, with consent where the law asks, back in a week.
Shared photo book of repeat shoplifters for one high street.
im ex cop in phoenix doing PI work, reports take me all nite n lawyers want timestamps, voice 2 report w map pls
A woman hired us to follow her husband and he was learning to bake for her birthday. We sent the report, a smaller bill and no photographs.
Cocoa warehouses around Abidjan lose a bag from each lorry: night watchers, seals with pictures, a quiet word with the driver and proof for the insurer.
Sweep service for embassies, boardrooms and rented flats that looks for tiny cameras behind smoke alarms and leaves a signed sheet.
Nabbing tea leaves, meat and razor blades has become a trade; our corner shops can't pay a full-time plain-clothes bod, but five could share one.
I handle injury files for an insurer. I need one dependable watcher in each county, at a fixed price, whose film is never edited.
# vending-rental
also: snack route, coin machine, gumball, capsule toy, hot drinks machine, bean to cup, capsule coffee office, tea trolley, chai machine, water dispenser, bottle cooler, mains-fed cooler, fruit basket, snack box, honesty fridge, canteen fridge, salad fridge, pizza machine, egg vending farm, milk vending, raw milk automat, flower vending, umbrella rental machine, power bank rental, locker of tools, ppe vending, glove dispenser, phone charger kiosk, ice kiosk, photo kiosk, key copy kiosk, kiddie ride, pool table hire, jukebox, arcade route, dartboard machine, bill validator, coin jam, spiral, planogram, sold out, expired crisps, melted chocolate, vandalised machine, refund sticker, card tap, dex file, cash bag, float, restock, par level, commission on sales, site contract, gym site, hospital corridor, hostel lobby, railway platform, dormitory, warehouse break room, mat swap, floor mat, overalls, lab coat, chef whites, name badge, towel cabinet, hygiene bin, nappy bin, scent diffuser, hired ficus, moss wall, christmas tree hire, automatenaufsteller, distributore, distributeur automatique, automat z przekąskami, otomat
plain: automatic selling machines, unattended selling, self-service cabinet, cabinet opens with card, warm nocturnal meals, chilled meals cabinet, farm products from machine, potatoes from machine, roadside farm box, good locations for machines, where to place machines, filling round, which shelf to load, coins collected from bars, takings per location, location owner's share, tea from machine stations, greenery on loan, potted trees monthly, potted trees for lobbies, working clothes on loan, clothes counted by chip, clothes laundered returned, doormats exchanged, drinking water apparatus, refreshments at workplace, student residence machines, snacks at midnight, melted sweets, out-of-date nibbles, route business, equipment on loan offices, corridor refreshments, hygiene apparatus on loan, retail sale via machines, automatic merchandising, textile rental services, linen supply, interior landscaping, unattended retail, workplace refreshment, route density, planogram, site commission, hygiene consumables service, dispensers, slot machine snacks, crisps, chocolate bars, soda, cans, sandwiches, hot soup, noodles, night nurses, factory canteen closed, warehouse midnight hunger, gym, station platform, hospital corridor, jammed coil, coin mechanism, contactless, out of stock slot, pre-packed totes, telemetry, foot traffic scouting, milk and eggs locker, overalls, boiler suits, aprons, chef jackets, lost trousers, rfid tags laundered, rugs at entrance, foyer ferns, palms, watering visits, bottled water, carboy, automatic retail, refreshment dispensers, route servicing, textile rental, hydration dispensers, workplace amenities, location scouting, footfall analysis, placement commission, novice operator, unprofitable venue, site broker, second-hand dispensers, hot food cabinet, overnight workers, hospital canteen alternative, refrigerated meals, microwave locker, out-of-hours nutrition, soup, remote telemetry, pre-picked loads, inventory forecasting, restocking route, sold-out columns, driver's pick list, heatwave, rural produce dispenser, agricultural kiosk, dairy automat, roadside locker, frost protection, breakage, contactless payment, garment tracking, laundered uniforms, missing items, radio chip, lost overall charges, contract end, industrial laundry, interior greenery, potted foliage, lobby planting, horticultural maintenance, leaf drop, leased botanicals
Nurses on nights find crisps and a broken coffee tap. Put proper curry in a chilled cabinet with a tap-to-open door, and restock before each shift.
Eggs and potatoes at the farm gate, paid by phone.
bought 4 used machines off fb marketplace, where do i even find spots in cleveland, gyms say no, offices half empty
My dad emptied coins from bars for thirty years; his wrist knew the weight of a good week. I took over, fitted readers, and found that two sites paid for the other nine.
Chai and poha dispensers for metro stations in Nagpur, run by franchisees who live nearby and clean twice a day.
Ficus, moss and lemon trees on monthly hire for dentists and lobbies, swapped when they sulk, with a gardener on a cargo bike.
Lab coats and overalls washed, counted by chip and back in the right locker, for small workshops that the big laundries refuse.
As a hostel warden I want machines that pay us a fair cut and give students their change at midnight without waking me.
`,
});
