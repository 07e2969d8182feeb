import { readField } from './reading/read-field.ts';

export const customerSupportMore = readField('customer-support', {
  niches: `
# lost-property: lost property offices and found items
words: lost property, lost and found, lost item, found item, lost luggage, left behind item, forgotten umbrella, lost phone on bus, lost property office, found wallet, hotel left-behinds, return of lost items, lost keys tag, airport lost and found, stadium lost and found, finder's fee, unclaimed baggage, unclaimed items auction, lost suitcase, item matching, lost passport, lost airpods, fundbüro, objets trouvés, lost child's toy, lost and found register, found goods storage
job: get a found thing back to its owner before the shelf overflows
buyer: station and venue managers
user: lost property clerks
run: travellers and venues with full shelves | people praise the office that matches a grey scarf by photo and posts it the same day | storage rooms, postage refused by the owner and hours of describing black umbrellas eat the return fee
rival: NotLost | photo-based registers for transport firms and venues | per site a year
rival US: Chargerback | lost and found records for hotels and airports | a fee paid by the guest with the parcel
rival: Boomerang | picture matching for stadiums and airports | per venue a year
rival EU: iLost | found-item pages for Dutch buses, festivals and shops | a fee per returned item
rival EU: Nova Find | registers of town halls and railways in German-speaking countries | per authority a year
system: WorldTracer | holds the bag tag and the content list for most airlines
system: the hotel's reservation system | knows who slept in the room where the charger lay
system: police found-property registers | take passports, cash and weapons that a clerk may not keep
today: a clerk ties a paper tag to each umbrella, types black phone into a sheet and calls back later
cost: most callers never get a match, the cellar fills, and a handed-in ring goes missing with the night shift
pain: a search for black backpack brings up a wall of black backpacks
pain: the driver hands the purse in at the depot days after the owner phoned the station
pain: nobody dares to open a locked phone to find out whose it is
channel: conferences of station and airport operators | a terminal manager copies what the neighbouring airport uses on its own shelves
channel: hotel housekeeping heads | the housekeeper counts the parcels that reception has to wrap
channel: festival organisers | a muddy field leaves crates of phones that must be gone by Monday
cycle: 4-30 weeks | a hotel signs at once, a railway tenders with cleaning and passenger service
price: a found-item register | 100-900 USD | site a month
price: the return of an item by post | 10-40 USD | item
rule US: State lost property statutes | a finder or venue must hold goods for a set time before sale or donation
rule EU: GDPR | a found phone or passport is personal data, so photos and access must be limited
rule GB: Torts (Interference with Goods) Act | a venue may sell unclaimed goods only after notice to the owner
rule IN: Indian Contract Act | a finder is a bailee and must take care of goods until the owner is found
season: gloves and umbrellas fill the shelves in winter, and phones and sandals come from festivals in summer
next: resale of unclaimed goods | staffed left-luggage desks | bag tracing
fail: sticker and tag start-ups sold to the careful, who lose nothing
fail: open websites for finders filled with fraudsters who described any iPhone
lately: trackers in bags let owners point at the very shelf, and airlines began to accept the location link
economics: 55-75 | 1-2 | 400-4000 USD
ask: What share of found items goes back today, and how long does a match take? | Who pays the postage, the owner or the venue? | How do you stop a stranger from claiming a phone by guessing?
grade: low
# user-manuals: user manuals and technical writers
words: user manual, instruction manual, operating instructions, technical writer, technical writing, technical documentation, assembly instructions, instruction leaflet, product manual, service manual, installation guide, safety instructions, quick start guide, tech author, betriebsanleitung, bedienungsanleitung, notice d'utilisation, exploded view, dita, online help, knowledge base article, manual translation, pdf manual, qr code manual, video manual, warning label text, machine documentation, documentation agency
job: ship instructions that are right, translated and legal with the machine
buyer: heads of technical documentation
user: technical writers
run: machine builders and appliance brands | makers stay with the writer who stands at the machine, asks the fitter and delivers with the crate | late design changes, free rounds of correction and editor licences eat the page rate
rival: MadCap Flare | single-source authoring for manuals and online help | per author a year
rival: Paligo | cloud authoring in reusable topics | per author a year
rival: Quanos SCHEMA ST4 | content management for machine builders | a quote by authors and languages
rival: Document360 | knowledge bases from an Indian maker | per project a month
rival: Adobe FrameMaker | long manuals with numbered warnings | per author a month
system: DITA | cuts a manual into topics that can be reused and checked
system: the CAD vault | holds the exploded view and the part numbers of each variant
system: Phrase | keeps sentences already translated so that each is paid for once
system: IEC/IEEE 82079-1 | says what usable instructions contain, and auditors ask for it
today: a writer begs the engineer for drawings, copies last year's Word file and orders translation in the shipping week
cost: the press stands in customs without a Polish manual, and a missing warning decides the injury case
pain: the manual shows a lever that the latest variant no longer has
pain: each comma changed in German is paid for again in all other languages
pain: nobody reads the booklet, and callers ask what stands on its second page
channel: technical communicators' associations such as tekom | writers compare their editors each autumn in the same halls
channel: translation agencies of machine builders | the agency sees the messy source files before anyone else
channel: product safety consultants | the risk assessment lists each warning that the booklet lacks
cycle: 6-40 weeks | a documentation head tests with a single machine, then the old files must be moved
price: authoring software | 100-300 USD | author a month
price: a printed machine manual | 3000-20000 USD | machine
rule US: Failure-to-warn case law | a jury asks whether the hazard was named plainly where the user would look
rule EU: Machinery Regulation | instructions may be digital, but paper must be handed over when the buyer asks
rule GB: Supply of Machinery Regulations | instructions must come in English with the machine and its declaration
rule IN: Legal Metrology Packaged Commodities Rules | packs must name maker, origin and care contact beside any leaflet
season: manuals pile up before the big trade fairs and the shipping rush at the end of the year
next: spare-parts catalogues | training videos | chat answers from the manual
fail: augmented-reality manuals dazzled at the fair and were never updated for the next variant
fail: automatic drafts from drawings left out the residual risks that the standard wants named
lately: law now accepts a code on the plate instead of a printed booklet, and makers rebuild their files for it
economics: 60-80 | 1-2 | 1500-9000 USD
ask: How many variants and languages does a manual have? | Where does the writer learn of a design change? | Who signs that the warnings follow the risk assessment?
grade: low
# service-counters: queues at service counters
words: queue management, queue system, token machine, ticket dispenser, take a number, waiting line, bank branch queue, virtual queue, queue display, counter staff, service hall, citizen centre queue, waiting room screen, appointment at the counter, walk-in customers, branch appointment, queue app, stand in line for me, line sitter, post office line, telecom shop queue, passport office queue, token number, kiosk check-in, crowd at counter, wait time display, branch visitors, bürgeramt termin
job: serve a full hall in a fair order without shouting numbers
buyer: heads of branches
user: counter clerks
run: banks, town halls and phone shops | offices keep the supplier whose printer never jams and whose numbers are understood from the last row | site visits for paper jams, spare screens and tenders lost by a coin eat the installation price
rival: Qmatic | ticket printers, screens and branch statistics | per branch with a service contract
rival: Qminder | tablets for sign-in and a list for clerks | per location a month
rival: Wavetec | kiosks and displays strong in the Gulf and South Asia | hardware with a yearly licence
rival: Waitwhile | waitlists by text message | per location a month
rival GB: JRNI | appointment booking for bank branches | a quote by branch
system: the counter's case system | knows the customer's file but not how long the person has waited
system: Microsoft Bookings | holds the appointments that meet the walk-ins at the same desk
system: WhatsApp Business | tells the waiting person outside that the number is near
system: thermal ticket printers | run out of paper in the busiest hour
today: a guard hands out paper slips, clerks shout numbers, and people who know someone slip in by the side door
cost: the hall is packed on pension day, clerks are insulted, and people leave for another bank
pain: an hour of waiting ends with a missing photocopy and a new slip
pain: appointment holders and walk-ins quarrel over who is next
pain: touts take slips at dawn and sell them at the gate
channel: branch fit-out contractors | the joiner who builds the counter also orders screens and printers
channel: municipal digital service heads | a mayor who was filmed beside the queue wants it gone by spring
channel: bank premises departments | premises teams buy for all branches in the same framework
cycle: 4-40 weeks | a clinic or shop buys with a card, a bank or town hall tenders
price: queue software | 50-300 USD | location a month
price: a kiosk with screen and printer | 1500-6000 USD | hall
rule US: ADA Title III | kiosks and calls must reach people who cannot see the screen or hear the number
rule EU: European Accessibility Act | new self-service terminals must be usable with disabilities
rule GB: FCA access to cash rules | banks must assess a branch closure and often pay into a shared hub
rule IN: Right to Services Acts | states promise a service within fixed days and fine the clerk who is late
season: pension days, school enrolment and the last days before tax and licence deadlines fill the halls
next: appointment pages | visitor statistics for rosters | document checks before the visit
fail: queue apps that asked for a download lost to a paper slip that works at once
fail: virtual queues filled with bots that took each passport slot at midnight and sold it
lately: branches closed and merged, so those that stay open draw longer lines of older people
economics: 45-70 | 0.5-2 | 500-5000 USD
ask: How long does a visitor wait on the worst morning, measured from the door? | What happens to people without a phone? | How do appointments and walk-ins share a desk?
grade: low
`,
  facts: `
jp-lost-items@npa | Lost things handed in to Japanese police | about # lost things were handed in to Japanese police in the year | 29790000 | lost things | count | JP | 2023 | National Police Agency of Japan | low | lost-property
lost-bag-liability@icao | Most that an airline owes for a lost bag | an airline owes at most # special drawing rights for a lost bag | 1519 | special drawing rights | limit | global | 2024 | ICAO, Montreal Convention limits | medium | lost-property
us-checkpoint-cash@tsa | Cash left behind at American airport checkpoints | travellers left # of cash behind at airport checkpoints | 956253 | USD | spend | US | 2023 | Transportation Security Administration | low | lost-property
us-tech-writer-pay@bls | Median pay of technical writers | the median technical writer earned # a year | 80050 | USD/year | wage | US | 2023 | BLS, Occupational Outlook Handbook | medium | user-manuals
eu-online-manual@eu | Time for which a digital machine manual must stay online | a maker must keep digital instructions online for at least # | 10 | years | limit | EU | 2027 | Regulation (EU) 2023/1230 on machinery | medium | user-manuals
manual-standard@iec | Standard for instructions | an international standard sets out what information for use of a product must contain | - | - | statement | global | 2019 | IEC/IEEE 82079-1 | medium | user-manuals
gb-branches-closed@which | British bank branches closed since the count began | more than # British bank branches closed since the count began | 6000 | bank branches | count | GB | 2024 | Which? | low | service-counters
in-passport-centres@mea | Passport service centres in India | # Passport Seva Kendras take applications beside those in post offices | 93 | Passport Seva Kendras | count | IN | 2024 | Ministry of External Affairs | medium | service-counters
us-post-offices@usps | Post offices run by the American postal service | about # post offices are run by the postal service itself | 31000 | post offices | count | US | 2023 | United States Postal Service | low | service-counters
`,
  wordings: `
# lost-property
also: cloakroom, left luggage, baggage tracing, bag tag, property clerk, depot clerk, cleaner who found it, bus driver hand-in, cabin crew, usher, housekeeper, concierge, museum attendant, night shift porter, fundsachen, oggetti smarriti, objetos perdidos, wasuremono, khoya paya, ditched scarf, odd glove, single earbud, pram, walking stick, false teeth, wedding ring, house keys, laptop bag, teddy bear, instrument case, hearing aid, id card, travel card, wallet with cash, claim form, proof of ownership, item description, shelf number, property tag, holding period, disposal list, charity donation, police handover, auction of unclaimed, reunited, finder reward, honest finder, false claim, thief posing as owner, unclaimed, mix-up of suitcases, describe, log, label, match, post back, collect, i left it on the train, left on the plane, left in the taxi, dropped somewhere, can't find my, who found my, serial number check, lock screen message, tracker tag
plain: mislaid belongings, forgotten belongings, misplaced objects, objects handed in, reward for honesty, restitution to owners, owner identification, picture of object, city-wide search, several transport companies, guests' forgotten clothes, postage paid by guest, unclaimed objects sold, charity sale of objects, overflowing cupboard, school jumpers forgotten, festival phones, deposit point for finds, transport company storeroom, storeroom of umbrellas, misplaced toy, reuniting toys, collection round for objects, objects register, description matching, absent-minded passengers, mislaid keys, articles abandoned in carriages, virtuous strangers, garments abandoned in bedrooms, articles aboard coaches, restitution office, missing purse, restitution of articles, custody of found goods, finders duty, treasure and finds law, abandoned goods disposal, bailee, transport undertakings, railway depots, found articles bureau, reclaim service, visual matching, cross-operator registry, shipping for hoteliers, disposal auction, storage overflow, umbrella, glove, scarf, spectacles, dentures, laptop, wallet, pram, crutch, left on the train, taxi seat, cloakroom, dropped, honest finder, cupboard of coats, paddington, my bag is gone, somebody found it, left my phone, where do i ask, snapshots of finds, recognisable pictures, one enquiry all carriers, tram and metro search, pyjamas mailed to guest, charger in drawer, bidding on suitcases, donation after ninety days, corner shop accepts finds, drop point without bureau, boots and water bottles, end-of-term clear-out, forgotten articles, reuniting possessions, misplaced items bureau, unclaimed articles, retrieval of belongings, commuters' luggage, image cataloguing finds, visual description, distinguishing marks, article matching, vague description, attribute tagging, claimant verification, cross-operator search, transit authorities, municipal transport belongings, unified enquiry, taxi left-behind, earphones on bus, multi-agency registry, lodger belongings, return shipping guests, innkeeper, customs declaration belongings, chambermaid finds, left-behind garments, accommodation forwarding, unclaimed disposal, auction of leftovers, event leftovers, data wiping handsets, charity disposal finds, concert belongings, retention period, wallet returned, reward escrow, bus park finder, community drop point, identity card found, finder's trust, pupils' belongings, unlabelled clothing, sports club leftovers, instrument left behind, name labels, parents' pickup
People ring the tram depot all day about a grey scarf, and the girl at the desk has a biscuit tin full of scarves and no pictures. Snap it when it comes in, and let the owner recognise it.
Reunite forgotten teddies with their toddlers: hotels scan, parents pay the stamp.
lost my earbuds on a night bus 3x now, each company has own form, want 1 place 2 search all depots in the city
I worked summers in a festival tent with eleven crates of phones, all ringing. On Monday they went to a skip firm. There must be a better ending.
In Osaka an honest finder walks to the koban; in Lagos nobody knows where to hand in a purse. Danfo parks with a deposit box, a reward and a radio call-out.
A van round that empties cloakrooms and cinemas every week, stores what was left, posts it to owners and sells the remainder for charity.
Kit left on the coach after away matches: boots, blazers, a tuba once. The school secretary's cupboard is bursting and parents moan.
As head of housekeeping I wrap chargers and pyjamas daily; guests want them in Oslo by Friday and reception wants none of the postage on its budget.
# user-manuals
also: documentation manager, tech communicator, information designer, technical illustrator, redakteur, technischer redakteur, rédacteur technique, redactor técnico, handbook, booklet, leaflet in the box, instruction sheet, fold-out, wordless instructions, flat-pack drawing, line drawing, safety pictogram, danger warning caution, residual risk, declaration of conformity, ce file, spare part list, torque table, wiring diagram, maintenance schedule, troubleshooting table, error code list, commissioning, fitter, service engineer, variant, revision, source language, translation memory, terminology list, style guide, topic library, metadata, publishing run, print run, qr on the type plate, paper copy, online portal, help centre page, release notes, screenshots outdated, wrong drawing, missing language, customs held, returned as faulty, nobody reads it, bad translation, chinglish manual, product liability, simplified english, plain instructions, illustrate, draft, proofread, localise, translate, assemble, how to put it together, instructions got lost, old manual download, how-to booklet, legible font
plain: explanatory booklets, explanations for machines, written guidance for products, explaining devices, picture-only guidance, assembly pictures, drawings from construction data, european product rules booklet, foreign machines booklet, translated guidance, late change in product, every language outdated, type number lookup, filming the mechanic, mechanic's knowledge, danger notices, hazard sentences, risk list linked, deleted danger notice, product liability text, unclear booklet returns, device misuse, explanatory drawings, guidance in hindi, equipment documentation, descriptive texts machinery, guidance for purchasers, explanatory brochures, explanation authors, comic-like guidance, mislaid brochure, lookup by type code, didactic drawings, technical communication, product information, machinery directive, conformity file, residual risk notice, publishing of instructions, authoring services, technical illustrators, structured content, translation management, change propagation, retrieval by nameplate, knowledge capture, importer obligations, content reuse, leaflet, booklet, flat-pack, spanner icon, tiny print, twelve tongues, thrown away, drawer of papers, badly translated, blender, lathe, crane, electric shock symbol, how it works, paper in box, which screw first, how to use machine, steps with pictures, line drawings from models, parts animated, chinese lathe booklet, ce file for importers, synchronising twenty languages, last-minute revision, scan rating plate, serial lookup, head camera on installer, video transcript into steps, hazard traced to sentence, operating instructions, product documentation, instruction booklet, information design, handbook authoring, product variant accuracy, illustrated assembly, exploded drawing, step sequence, three-dimensional model illustrations, animated guidance, self-assembly errors, picture-only guide, conformity paperwork, machinery import compliance, residual hazard, market entry documentation, chinese manufacturer, safety directive, customs hold booklet, multilingual revision, translation memory, late engineering change, localisation, outdated illustrations, single-source, version synchronisation, nameplate scan, document retrieval, fault code finder, legacy scans, heating engineer reference, right edition, tacit knowledge, expert capture, worker filming, craftsman's trick, video-to-procedure, retiring mechanic, shop-floor demonstration, hazard traceability, caution statements, product liability, injury litigation, deleted caution, risk assessment link, safety labels
Half the returns of our coffee grinder are not broken: the buyer never found out how to lock the hopper. A leaflet in six pictures would spare us the freight.
Turn the CAD assembly into step drawings with arrows and screws counted.
my dad imports espresso machines from italy, booklets only in italian, need cheap proper english n hindi ones w warnings that hold up
For nine years I described gearboxes in Stuttgart. In the last week before shipping, someone always moved a valve, and forty languages were wrong at once.
Welding-machine builders in Coimbatore want to sell to Germany and are turned away at the border, because the booklet does not follow European rules. We write and sign it.
An agency of three: an illustrator, an engineer and a translator, who come to the workshop, film the fitter and leave with a finished handbook.
Lost the bumf for your boiler or tumble dryer? Type the model number off the plate and get the right page, not a two-hundred-page scan.
I run product safety at a crane maker. Each risk in my assessment should point to the sentence that warns about it, and shout when somebody deletes it.
# service-counters
also: number slip, token slip, call screen, now serving, ticket roll, gong, led display, crowd barrier, rope line, standing in line, waiting bench, pension day, crowd at the gate, floor walker, greeter, branch manager, teller, clerk at window, front office, licence office, dmv, registry office, job centre, tax office window, embassy window, consulate slot, visa centre, electricity board counter, ration shop line, aadhaar centre, mobile operator shop, pharmacy counter, blood test line, rathaus, einwohnermeldeamt, guichet, ventanilla, fila, turno, sıra, line-standing service, place holder, queue tout, slot seller, side door, queue jumper, no-show slot, early birds, lunch closure, rush hour, missing paper, sent home again, come tomorrow, hours wasted, appointment slot, walk-in, sms when near, estimated wait, calling order, priority for elderly, wheelchair lane, sensor at the door, footfall, waiting experience, call next, check in, hand out slips
plain: public offices waiting, authorities' waiting room, order of arrival, turn-taking device, loudspeaker announcement of turn, summoned by message, remote waiting, waiting from cafe, pension payout day, elderly waiting outside, papers checked beforehand, missing photocopy, black market in appointments, fair lottery of appointments, somebody waits for me, waiting duration map, people counter sensor, opening another desk, visitor forecast, desk staffing, municipal office visits, post hall, cheap numbering device, announcements in tamil, public service desk, visitor flow, crowded public premises, patience at authorities, first come first served, sequence numbers, resold appointments, hired substitute in queue, congestion at authorities, public administration offices, front-office services, citizen services, ticketing apparatus, civil registry, crowd control, branch operations, footfall forecasting, waiting experience, demand smoothing, appointment fraud, low-cost hardware, proxies who wait, window clerks, clerk behind glass, wooden benches, paper slip with number, red digits, grumbling crowd, jostling, queue-jumper, bribe, town hall, driving licence bureau, benefits office, registry, pension day, standing for hours, fainting, waiting my turn, number on screen, stand in row, who is next, come back tomorrow, hour slots for retirees, chair and shade, forms vetted by usher, missing stamp noticed, scalpers of appointments, bots grabbing slots, extra windows at rush, footfall-based rostering, numbered roll for barber, butcher's ticket roll, paid stander, waiting line management, public office visitors, walk-in administration, citizen counter, ticket dispenser, waiting hall, fair sequence, elderly beneficiaries, payout day crowding, appointment for retirees, benefit disbursement, dawn line, crowd crush, staggered arrival, document pre-check, incomplete dossier, waiting-time verification, missing copies, form readiness, bench triage, repeat visits, appointment scalping, automated slot hoarding, residency bookings, black market reservations, fraudulent intermediaries, identity-bound reservation, slot resale, counter staffing forecast, branch peak prediction, teller scheduling, arrival pattern, coin deposits, congestion alert, flexible cashiers, low-cost number display, paper numbers, neighbourhood clinic waiting, outpatient call display, audio announcement, hardware numbering, small dispensary, place-holding, proxy waiting, errand runner, hired stand-in, bureaucratic errands, waiting for hire, place exchange dispute
Grandmothers come at five in the morning on the day pensions are paid and sit on the kerb until the shutters open. Give them a time by phone call and a chair.
Text me when there are two people before me, so I can wait in the café.
token machine 4 small clinics n telecom shops, cheap android tablet + bluetooth printer, speaks number in tamil n english
I stood four hours for a residence stamp and was told a photocopy was missing. Somebody should look through the papers while people still sit on the bench.
Slots at the Berlin citizens' office vanish at midnight and turn up for sale on Telegram. A fair draw and a check of who really comes would end the trade.
We hold places for busy folk: a runner stands in line at the passport hall, the notary or the sneaker drop, and swaps with them at the door.
Post office lines in our suburb snake past the butcher. Show on a map how long the wait is now, counted by a sensor over the door.
As duty manager of a bank branch I open a second till when I hear grumbling. I'd rather know at ten that noon will be bad.
`,
});
