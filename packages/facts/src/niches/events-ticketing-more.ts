import { readField } from './reading/read-field.ts';

export const eventsTicketingMore = readField('events-ticketing', {
  niches: `
# exhibition-stands: exhibition stand builders and booth contractors
words: exhibition stand, stand builder, booth builder, trade show booth, exhibit house, booth design, stand construction, messebau, messestand, stall fabrication, exhibition contractor, modular stand, shell scheme, booth rental, custom booth, stand fitter, drayage, booth graphics, pop-up display, trade fair stall, reusable stand, exhibition carpenter, booth lighting, stand storage, pavilion builder, expo booth, roll-up banner stand
job: have the stand built, lit and clean when the doors open
buyer: trade show managers of exhibitors
user: stand fitters and project managers
run: exhibitors and country pavilions | exhibitors keep the builder who has the lights on the evening before and a fitter nearby at opening | night work, hall power and rigging bills, transport and stands burnt after a few days eat the build price
rival: Freeman | general contracting and booths for large shows | per order and by the weight of freight
rival: GES | booths and show services | per order and by project
rival: Octanorm | modular aluminium systems through partner builders | per kit
rival: beMatrix | reusable frames with fabric walls | per frame, bought or hired
rival IN: Pavilions and Interiors | stands and country pavilions out of Delhi | a quote by square metre
system: the organiser's exhibitor manual | sets the height, the forms and the last date for power
system: the hall's rigging order | decides which points may carry a banner
system: SketchUp | shows the client a stand that the carpenter must then make
system: the ATA carnet | lets walls and samples cross a border and return untaxed
today: a project manager mails renderings at night, orders power from the hall and drives behind the truck to the build-up
cost: a late pallet or a missing form is billed at show-site rates, and an unfinished wall greets the chairman
pain: the client changes the logo when the fabric is printed
pain: the hall charges more for a socket than the stand builder for the desk
pain: carpeting, walls and flowers go into the skip an hour after closing
channel: show organisers' contractor lists | an exhibitor who is new in the city picks from the organiser's list
channel: marketing heads who change jobs | a marketing head takes the trusted builder along to the next company
channel: foreign builders who need a partner | a builder abroad hands over the stand when the show is in another country
cycle: 4-26 weeks | the stand is ordered when the space is booked and the design is tendered among a few builders
price: a custom stand | 250-600 EUR | square metre
price: a modular hire stand | 120-300 EUR | square metre
rule US: Union hall jurisdiction | in many cities only local crews may unload, rig or wire a booth
rule EU: Posted Workers Directive | a crew from another state must be declared and paid by local rules
rule GB: CDM Regulations | a stand is a construction site with a named contractor and a plan
rule IN: GST place of supply | services at a fair are taxed where the fair is held, so builders register as casual dealers
season: spring and autumn fairs fill the workshops, and August and December stand empty
next: storage of stands | roadshow trucks | shop fitting
fail: booth marketplaces compared renderings by price and the cheapest builder failed to appear
fail: virtual stands were built for a lost year and nobody walked through them again
lately: organisers demand reusable stands, and frames with fabric push out painted chipboard
economics: 20-40 | 1-4 | 400-4000 USD
ask: What share of the stand is used again at the next show? | Who stands by when the light fails on the first morning? | Which halls do you know by name?
grade: low
# entertainers: magicians, party DJs and other hired acts
words: magician, party dj, wedding dj, mobile disco, children's entertainer, clown for parties, face painter, mascot hire, santa for hire, stilt walker, fire dancer, caricaturist, party entertainer, book an act, hire an entertainer, bouncy castle with clown, emcee, wedding anchor, comedian for hire, silent disco, karaoke host, quiz master, dhol player, mariachi band, belly dancer, corporate entertainment, puppet show, lookalike, bubble show
job: book an act that turns up and gets the room going
buyer: hosts and event agencies
user: performers for hire
run: parents, couples and company party planners | hosts book the act that a friend's guests still talk about and that arrives early with its own plug | travel, commission to agents, broken speakers and Saturdays lost to cancellations eat the fee
rival US: GigSalad | listings and bookings of acts | a membership with a booking fee
rival US: The Bash | leads for acts and vendors | a membership with a fee per booking
rival GB: Poptop | quotes from acts for British parties | a share of each booking
rival IN: StarClinch | artist bookings for Indian weddings and firms | a margin on the fee
rival: Vibo | song lists between couples and DJs | per DJ a month
system: Serato | plays the set and shows which songs were really played
system: Instagram | is the showreel that hosts judge before they ask
system: music licences of the venue | cover the songs, or the act is stopped at the door
system GB: PAT test stickers | let the act plug in at a hotel or village hall
today: a host messages a row of acts, waits for quotes by voice note and sends a stranger a deposit
cost: a clown who cancels at noon ruins a birthday, and a DJ without the first dance ruins more
pain: the agent quotes a famous band and sends another line-up
pain: the act drives hours for a short set and waits for the balance for weeks
pain: drunk uncles grab the microphone and the deposit does not cover it
channel: venue managers | a venue's list of known acts is read by each couple who books the hall
channel: parents' chat groups | a mother asks who did the party last Saturday
channel: corporate event agencies | an agency fills its winter parties from the same few reliable acts
cycle: 1-30 weeks | parents book weeks ahead, couples a year ahead, companies in autumn
price: a children's party act | 150-400 USD | show
price: a wedding DJ for the evening | 800-2000 USD | evening
rule US: Animal Welfare Act exhibitor licence | an act with a rabbit or dove needs a federal licence
rule EU: Artist withholding taxes | a host who books a foreign act often must hold back tax from the fee
rule GB: Child performance and DBS checks | schools and halls ask entertainers for a check and liability cover
rule IN: PPL and IPRS licences | hotels stop recorded film songs unless the organiser shows a licence
season: December parties, summer weddings and the wedding months of the Hindu calendar fill each evening
next: light and sound hire | photo booths | insurance for acts
fail: booking apps met acts who moved the second party to a private number
fail: streamed magic shows filled screens in lockdown and emptied when parties returned
lately: couples book by short video, and acts who film well are full while better ones wait
economics: 15-35 | 3-8 | 20-200 USD
ask: Who steps in when the act falls ill at noon? | How do you keep the second booking on your side? | Who holds the deposit until the show is over?
grade: low
# event-decor: balloon artists, backdrops and stage decoration
words: event decorator, balloon decoration, balloon artist, balloon arch, stage decoration, mandap decorator, wedding decor, flower decoration, backdrop hire, party decorations, photo wall, table centrepieces, draping, chair covers, fairy lights, themed party decor, birthday decoration at home, prop hire, flower wall, event florist, tent decoration, lighting decor, baby shower decor, thermocol stage, set-up and take-down, dessert table styling, asoebi hall decor
job: make a bare hall look like the picture by the time guests arrive
buyer: event decorators
user: decor crews
run: couples, parents and hotels | clients choose the decorator whose last photos look real and whose crew is gone before the guests come | fresh flowers bought at night prices, helium, van hire and props scratched after each hall eat the package
rival IN: CherishX | balloon and room decoration booked online | a fixed price per package
rival: Booqable | online hire shops for props and decor | per company a month
rival: Curate | proposals and stem counts for event florists | per company a month
rival: Goodshuffle Pro | quotes and inventory for hire and decor firms | per company a month
rival IN: FNP Weddings | floral decor and venues from an Indian chain | a quote by event
system: Pinterest | holds the picture that the client wants at a fraction of its cost
system: Canva | makes the name board the evening before
system: the venue's load-in sheet | gives the crew an hour between lunch and dinner
system: the flower auction | sets the morning price of roses before the quote is old
today: the decorator quotes from a screenshot, buys flowers before dawn and ties balloons in the van
cost: roses double before a festival, the arch bursts in the sun and the hall bills a nail hole
pain: the client sends a palace and has the budget of a classroom
pain: the hall opens late, and the crew decorates among arriving aunts
pain: props come back without their lamps and there is no list of what went out
channel: banquet hall owners | a hall owner keeps a house decorator and takes a share
channel: short videos of set-ups | a time-lapse of the hall sells the next month's dates
channel: cake makers and photographers | the baker is asked first who does balloons
cycle: 1-20 weeks | a birthday is booked within days, a wedding after a mock-up
price: a home birthday set-up | 60-400 USD | party
price: wedding hall decor | 1500-15000 USD | event
rule US: State balloon release laws | a growing number of states fine outdoor releases of balloons
rule EU: Single-Use Plastics Directive | plastic balloon sticks are banned and balloons carry a mark
rule GB: Fire safety in venues | drapes and foam walls need a flame certificate at the hall
rule IN: Single-use plastic ban | thermocol decoration and plastic balloon sticks may not be used or sold
season: wedding months, graduation weeks, Diwali and Christmas fill the diary, and fasting months are quiet
next: prop hire | cakes and favours | event lighting
fail: home decoration apps sent unskilled boys with a pump and paid back most orders
fail: flower reuse services found that stems wilt before the next hall opens
lately: foam and plastic came under bans, and paper, cloth and rented frames took their place
economics: 30-55 | 3-8 | 15-250 USD
ask: What share of a set-up is used again next week? | How do you quote from a picture within minutes? | Who pays for damage to walls and props?
grade: low
`,
  facts: `
gb-complex-stand@aev | Height from which a stand counts as complex in British halls | a stand above # metres counts as complex and needs an engineer's check | 4 | metres | limit | GB | 2023 | Association of Event Venues, eGuide | medium | exhibition-stands
eu-posting-long@eu | Time after which posted crews fall under most local labour rules | posted crews fall under most local labour rules after # | 12 | months | limit | EU | 2020 | Directive (EU) 2018/957 | medium | exhibition-stands
us-space-share@ceir | Share of exhibit budgets that goes to floor space | exhibitors spend about # of their show budget on floor space | 0.35 | share | share | US | 2019 | Center for Exhibition Industry Research | low | exhibition-stands
us-exhibitor-fee@usda | Licence of an American act with animals | a federal licence to show animals costs # and lasts a few years | 120 | USD | fee | US | 2020 | USDA APHIS, Animal Welfare regulations | medium | entertainers
gb-enhanced-check@dbs | Fee of an enhanced check for work with children | an enhanced record check of a performer costs # | 49.5 | GBP | fee | GB | 2024 | Disclosure and Barring Service | medium | entertainers
de-artist-withholding@estg | Tax held back from foreign acts in Germany | a German host holds back # of a foreign act's fee as tax | 0.15 | share | limit | DE | 2009 | Einkommensteuergesetz, Sec. 50a | medium | entertainers
va-balloon-fine@virginia | Fine for a released balloon in Virginia | a released balloon costs # in Virginia | 25 | USD | limit | US | 2021 | Code of Virginia | medium | event-decor
eu-balloon-sticks@eu | Plastic balloon sticks in Europe | plastic sticks for party balloons may no longer be placed on the market | - | - | statement | EU | 2021 | Directive (EU) 2019/904 | medium | event-decor
in-thermocol-decor@moefcc | Thermocol decoration in India | the national ban on single-use plastics names polystyrene for decoration and plastic balloon sticks | - | - | statement | IN | 2022 | Plastic Waste Management Amendment Rules 2021 | medium | event-decor
`,
  wordings: `
# exhibition-stands
also: hall floor, aisle carpet, fascia board, build-up day, breakdown night, hall pass, forklift, crate storage, empties, electrician call-out, water connection, hanging banner, truss, lightbox, counter with logo, storage cabin, meeting cubicle, coffee bar, led wall, vinyl floor, plywood, chipboard wall, aluminium profile, fabric graphic, print tolerance, corner stand, island stand, row stand, stand number, height limit, stand approval, structural certificate, risk assessment, method statement, move-in slot, truck marshalling, overtime rate, show-site price, exhibitor handbook, stand hostess, interpreter, country pavilion, chamber of commerce delegation, joiner, sign fitter, rigger, graphic installer, expo city, hannover, dubai expo hall, pragati maidan, canton fair, fuar standı, stand d'exposition, montador de stands, recycled booth, burnt after the fair, late truck, wrong colour logo, lost crate, missing socket, dirty carpet, assemble, dismantle, stall at the fair, our booth, display wall
plain: fair presentations built, company presence at fairs, temporary fair structures, short-lived architecture, fair carpentry, carpenters for fairs, temporary showroom, four-day showroom, structures thrown away, reusable skeleton, skeletons stored, common depot fairs, image of showroom, priced drawing showroom, foreign fair assistance, small exporter abroad fair, language helper at fair, national group presentation, twelve exporters together, developing countries fairs, hall services ordered, electricity and water hall, parking permits hall, twenty-six fairs yearly, counter with new skin, renewed surface counter, charged per appearance, folding wall car boot, portable display, fair partitions, wet paint morning, overnight construction, fairground hall erection, corporate presentation furniture, event carpentry, fair logistics, activities of exhibition fitters, interior fit-out temporary, organisation of fair participation, display contractors, trade promotion agencies, shopfitting, joinery for expositions, export promotion pavilions, modular reuse of frameworks, visualisation with price, turnkey presence abroad, organiser portal ordering, utilities ordering for halls, asset storage and refresh, per-show leasing, scenographers, aluminium profiles, plywood and laminate, fabric graphics, backlit walls, carpet tiles, spotlights, brochure rack, reception desk, meeting cubicle, hanging banner, hall seven, hanover, frankfurt, las vegas, doors open at nine, paint still wet, skip after four days, burnt after show, little shop inside hall, small room at fair, place to show products, walls put up overnight, drawing with price, ministry sends exporters, shared national corner, electric socket ordering, late surcharge plugs, same counter new print, crate in depot, trade show displays, pavilion construction, expo carpentry, display architecture, exhibitors, temporary structures, show installation, reusable modules, modular framework, circular displays, single-use construction, leftover carpeting, dismantling refuse, sustainability of expos, automated design, booth visualisation, cost estimate, three-dimensional mock-up, floor plan, rigging restrictions, impossible designs, overseas exhibitors, foreign contractors, turnkey display, small manufacturers abroad, affordable display, local assembler, banner displays, national participation, export promotion, group exhibit, shared display, trade ministry, chamber of commerce, country delegation, utilities ordering, exhibitor manual, electrical connection, late surcharge, deadline tracking, organiser paperwork, venue services, warehousing displays, display refurbishment, changeable graphics, rebranding panels, repair between shows, travelling display, display inventory
Four days of glory, then the saw: I watched forty stands go into the skip at closing. Build them from frames that come back, and let companies share a warehouse.
Render the booth from the floor plan with prices per wall, in an hour.
small mfg from rajkot going 2 hannover fair, german builder quotes insane, need partner there w simple stall n interpreter
At twenty I screwed panels together in hall six until dawn. The client came at nine, touched the still-wet paint, and I learned to bring a hairdryer.
Country pavilions of Ghana, Peru and Nepal at food fairs: one frame kit, woven panels from home, twelve small exporters on it, freight and visas included.
Joiners' yard that builds, stores, washes and re-skins the same counter for seven shows a year, charged per outing.
A pop-up wall that fits in a hatchback and doesn't wobble, for craft-fair folk and book launches.
I handle fairs for a pump maker: twenty-six a year, each with a different portal for power, water and parking badges. Fill in the lot for me.
# entertainers
also: conjuror, illusionist, close-up magic, balloon twister, kids' party clown, princess visit, superhero visit, storyteller, ventriloquist, juggler, acrobat, fire breather, living statue, hypnotist, stand-up, tribute singer, one-man band, string quartet, bagpiper, steel band, brass band, dhol wala, tasha party, shehnai, sangeet choreographer, anchor, compere, toastmaster, hype man, vj, turntable, subwoofer, wireless microphone, smoke machine, disco ball, playlist, first dance, song request, do-not-play list, encore, rider, green room, set time, deposit, balance on the night, agent's cut, showreel, costume, face paints, glitter, rabbit in the hat, santa suit, zauberer, hochzeits-dj, hüpfburg, animateur, palhaço, payaso, mago, palyaço, birthday at home, school fete, staff party, cruise act, hotel animation team, busker, street performer, cancelled act, double-booked, drunk guests, no-show clown, power trip, perform, warm up the crowd, party fun
plain: amusement for parties, party amusement hire, hired amusement, music player for celebrations, records player weddings, wedding music man, children's birthday amusement, trickster for birthday, sleight of hand, substitute amuser, amuser did not appear, within-the-hour replacement, guests choose music, forbidden music list, music wishes voting, offers and advances tracked, reserved twice, procession musicians india, procession trumpet, tips kept by middleman, walking-on-poles troupe, market day amusement, weather-dependent troupe, question game host, clean humour host, truthful short recordings, outdated recordings, hotel evening programme, dancers hotel turkey, bearded gift-bringer, december gift-bringer, celebration host, speaking host ceremony, amusement agency, artists for celebrations, jovial host, performing artists freelance, variety artistes, artistic agents, amusement activities, street performance licence, theatrical agency, act replacement cover, playlist governance, enquiry and deposit ledger, ceremonial bands, troupe management, showreel authenticity, booking of artistes, function music, compère, conjurer, juggler, ventriloquist, fire-eater, acrobats, jugglers on stilts, father christmas, elvis impersonator, hypnotist, balloon dogs, rabbit from hat, card tricks, disc jockey, turntables, dance floor empty, guests request songs, do not play macarena, brass procession, drummers for groom, horse and trumpets, singer fell ill, act cancelled, clown never came, kids' birthday fun, someone funny for party, makes people laugh, plays songs at party, old video misleading, fair pay for bandsmen, town square saturdays, host with microphone, performers, booking agency, live amusement, conjurors, disc jockeys, variety artists, celebration performers, emergency replacement, performer no-show, children's birthday, substitute conjuror, clown, backup roster, disappointed youngsters, music requests, dance floor, guest suggestions, do-not-play, bridal couple's wishes, crowd voting, inappropriate tracks, enquiry management, calendar clash, gig administration, advance payments, mobile disco, contract for performers, double commitments, brass ensembles, wedding procession, baraat, musicians' commission, horse escort, percussionists, overtime pay, street performers, circus artists, weather cancellation, town centre animation, jugglers, municipal fee, authentic footage, showreel verification, cruise and resort, talent scouting, misleading videos, cabaret, live audition
Twelve six-year-olds, a hired wizard who never came, and one desperate dad with a deck of cards. Give hosts a stand-in within the hour, and the wizard a reason to come.
Let guests vote for songs, but keep the couple's banned list banned.
dj since 15, 60 gigs a yr, quotes on whatsapp n deposits on cash app, lost track n double booked a quince lol
My grandfather was Santa in three department stores and slept till March. When he retired, four managers rang my gran in tears.
Drummers and trumpet players of baraat processions in Lucknow: a fair rate card, shared transport, and no middleman who keeps the tip.
We run a troupe: stilts, bubbles, a puppet van. Councils book us for market days, and rain is our landlord.
Need a bloke who does quizzes for the club, decent jokes, own mic, not filthy. Show me a short clip and what the last lot thought.
As a hotel manager in Antalya I change the evening programme each week. Agents send me tapes from years ago, and half the dancers have left.
# event-decor
also: decorator wala, tent house, floral designer, stylist, set dresser, draper, lighting boy, ladder, staple gun, fishing line, foam block, chicken wire, cable ties, pump, latex balloon, foil numbers, helium bottle, garland, marigold strings, rose wall, carnations, gypsophila, eucalyptus runner, candle holders, lanterns, pampas grass, neon name sign, arch, pillar, carpet runner, throne chairs, sofa for couple, swing stage, haldi setup, mehndi corner, welcome board, seating chart board, cake table, balloon garland, gender reveal, baby naming, first birthday, graduation wall, quinceañera, owambe hall, traditional engagement, iftar corner, christmas window, shop opening ribbon, ballondeko, raumdeko, décoration de salle, decoración con globos, düğün süsleme, load-in, strike, pack-down, wilted flowers, popped balloons, scratched floor, late hall, missing props, copied picture, budget talk, mock-up, mood board, hang, drape, inflate, make it pretty, look like the picture, theme colours
plain: festive room design, beautifying rooms, ornamenting halls, room ornamentation, adorned hall, adornment for celebrations, air-filled ornaments, inflated ornaments, inflated ornament count, colours of inflated ornaments, dream versus budget, picture to budget, sixty pounds suggestion, artificial blossoms lent, lent by mail frames, blossoms after ceremony, withered blossoms reuse, incense from blossoms, goods elevator conflict, elevator timetable teams, scratched stone floor, carved cardboard panels, foam plastic replacement, bamboo ornaments, nigerian celebration halls, ceiling fabric, coloured lamps, village room bunting, ladder person, overnight hall work, ceremony platform, photograph corner, festive tables, ornament removal sunday, celebration aesthetics, party look, specialised design activities, decorators and window dressers, floral arrangement, festive scenography, temporary ornamental installation, prop rental by post, visual brief costing, quantity take-off for latex, repurposing of blooms, loading dock coordination, reusable carved scenery, venue dressing, set dressing, hall transformation, stylists, garlands, helium, latex, foil numbers, ribbons, bows, candelabra, vases, petals, roses, marigolds, silk peonies, drapes, tulle, tablecloths, lanterns, arch of colours, unicorn theme, gender reveal, pinned picture, what can i afford, make room pretty, pretty hall, blown-up shapes, how many to blow, wilted bouquets to hospice, lift occupied, polystyrene, plywood peacock, throne for couple, party styling, festoons, celebration design, floral installations, scenic design, themed ornaments, inspiration image, realistic costing, cost estimate, mood picture, affordable styling, expectation gap, birthday styling, inflatable arrangements, quantity calculator, latex supplies, colour palette, shortage of supplies, archway installer, rental by mail, artificial blooms, photo booth backdrops, damaged returns, parcel hire, do-it-yourself hosts, cleaning deposits, floral afterlife, petal composting, incense, donated bouquets, temple offerings, post-ceremony refuse, dye from petals, loading dock, freight elevator, installers' time slots, hotel ballrooms, competing stylists, damage to premises, access scheduling, scenery, polystyrene sculpture, mandap, modular scenery, sustainable props, prop rental, set carving
Mums show me a ballroom on their screen and have the price of a pizza. A picture tool that turns dreams into what sixty pounds buys would save us both an hour.
Frames and silk flowers lent by post for a home birthday.
i do balloon garlands frm my garage in tampa, 9 gigs a wk, count balloons n colors by hand, always short of sage green
After my cousin's wedding two lorries of marigolds went to the dump. We took them, dried them, and made incense; now temples and halls call us first.
Hall dressers in Lagos work all Friday night for the owambe: chiavari chairs, uplights, ceiling cloth, and the client pays the rest only when the aso-ebi photos look right.
Workshop that carves stage panels of cardboard and bamboo in place of thermocol, let out by the evening to small-town tent houses.
Jazz up a village hall: bunting, jam jars, a bit of ivy, someone with a ladder, all cleared by ten on Sunday.
I manage a banquet house with three weddings a day. The teams fight over the one service lift, and each blames the other for the scratched marble.
`,
});
