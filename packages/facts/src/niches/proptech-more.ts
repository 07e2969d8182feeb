import { readField } from './reading/read-field.ts';

export const proptechMore = readField('proptech', {
  niches: `
# shop-leases: commercial leases, shop units and warehouses
words: commercial lease, commercial property, commercial real estate, retail unit, shop unit to let, shop lease, vacant shop, empty shop, high street landlord, shopping centre leasing, mall leasing, mall operator, warehouse to let, industrial unit, office lease, lease administration, lease abstraction, rent review, break clause, service charge shops, turnover rent, tenant mix, leasing broker, commercial agent, tenant representation, pop-up lease, key money, pagdi, gewerbemiete, bail commercial, lease accounting, godown for rent
job: let a unit to a paying tenant and miss no lease date
buyer: commercial landlords and leasing brokers
user: lease administrators and agents
run: shopkeepers, chains and unit owners | tenants call the agent who knows footfall by the door and what the neighbour really pays | empty-unit rates, long voids, fit-out gifts and unpaid commission on broken deals eat the fee
rival: VTS | leasing and asset data for landlords | per square foot a year
rival: Re-Leased | cloud management of commercial leases | per lease a month
rival: LoopNet (CoStar) | listings of commercial space | a monthly fee per listing
rival: Occupier | lease management for tenants | per lease a year
rival: Yardi | accounts for large property owners | per unit or module a year
system: Argus Enterprise | values a building from each lease line
system: MRI or Yardi ledgers | bill rent and service charge by clause
system: the signed lease PDF | hides break dates in schedules that were amended by letter
today: an agent pins a board over the shop, walks chains through it and retypes lease terms into a tracker
cost: a missed break notice binds a tenant for years, and a dark window costs rates, guards and the neighbours' trade
pain: the side letter that cut the rent is known only to the man who left
pain: the fit-out waits for the landlord's consent while rent already runs
pain: small traders sign a full repairing lease and meet the roof bill at the end
channel: leasing agents and solicitors | a lease passes their desk before anybody else's
channel: property accountants | an auditor asks for the lease list when the standard changes
channel: town-centre managers | a town with empty windows pays to see them filled
cycle: 8-40 weeks | an estate tries one centre, then its asset manager decides
price: lease management | 5-25 USD | lease a month
price: a letting commission | 10-15 GBP | hundred pounds of first-year rent
rule US: ADA Title III | landlord and shop both answer for access, and leases must say who pays
rule EU: National commercial tenancy law | protected terms and indexing differ, and French shop leases run for years by law
rule GB: Landlord and Tenant Act | business tenants may renew unless contracted out, and poor energy ratings bar letting
rule IN: Registration Act | leases beyond a year must be registered and stamped, so many are written for less
season: quarter days bring rent and exits, and pop-ups want November and December
next: fit-out and consents | service charge accounts | footfall and turnover data
fail: pop-up marketplaces lived from one-week lets, and landlords kept waiting for a long tenant
fail: lease-reading software misread amendments, and paralegals read it all again
lately: empty offices and councils' power to auction vacant shops changed what landlords accept
economics: 55-75 | 0.5-1.5 | 800-8000 USD
ask: Who checks a date that your software read from the lease? | How do you earn when a unit stands empty? | Which ledger must you write rent changes into?
grade: low
# small-homes: park homes, tiny and modular houses
words: tiny house, tiny home, modular home, prefab house, manufactured home, mobile home, mobile home park, park home, static caravan home, granny annexe, backyard home, adu, accessory dwelling unit, container house, flat-pack house, kit house, log cabin home, off-site construction, volumetric, garden room, house on wheels, low-cost housing, bamboo house, earth block house, interlocking bricks, 3d printed house, modulhaus, fertighaus, casa prefabricada, lot rent, home factory, incremental housing
job: deliver a small home that may legally stand and be lived in
buyer: home makers and park owners
user: factory crews and site managers
run: young couples, pensioners and families with gardens | buyers choose the maker whose show home they slept in and who dealt with the permit | permits that stall, crane days, factory gaps between orders and call-backs for leaks swallow the deposit
rival US: Clayton Homes | manufactured homes with its own lender | a price per home
rival: Champion Homes | factory-built homes in America and Canada | a price per home
rival US: Boxabl | folding small houses | a price per unit
rival GB: Willerby | holiday and park homes | a price per home
rival US: Rent Manager | rent and lots for park owners | per unit a month
rival: Huf Haus | timber prefab houses | a price per house
system: the local zoning map | says whether a second home may stand behind the first
system: the transport permit | fixes width, escort and hour of the move
system: SketchUp or the cutting software | turns a plan into panels and a price
today: a buyer sees a film on Instagram, orders a shell and learns from the planning desk what is forbidden
cost: the finished box stands in the yard for months, and the buyer pays rent beside the loan
pain: the bank lends on land and not on a house with wheels
pain: the truck cannot turn into the lane, and the crane waits by the hour
pain: the park is sold, and pitch fees rise for people who cannot move
channel: show homes and home fairs | people buy after they have stood in the shower
channel: planners and surveyors | a consultant who wins permits is asked before the maker
channel: park owners and farmers with land | a lot without a home earns nothing
cycle: 8-52 weeks | couples decide in a weekend, permits and loans take the year
price: a small home ready to live in | 40000-150000 USD | home
price: rent for a lot | 300-900 USD | lot a month
rule US: HUD Code | factory homes on a chassis follow one federal code, all others the local one
rule EU: National building permits | a house on wheels becomes a building once it stays, and energy rules apply
rule GB: Mobile Homes Act | park residents have security, capped sale commission and a pitch-fee formula
rule IN: Municipal building bye-laws | prefab structures need plan sanction, and lenders ask for a structural certificate
season: orders come in spring, deliveries wait for dry ground, and parks sell before summer
next: permits and plot search | solar and water kits | loans and insurance for small homes
fail: Ilke Homes, Katerra and others built factories before they had steady orders
fail: tiny-house villages were sold online and stopped at the first council meeting
lately: American states forced towns to allow backyard homes, and investors bought parks
economics: 15-30 | 1-3 | 500-4000 USD
ask: In which towns may your home be lived in all year? | Who finances it when it is not real estate? | How many homes a month does the factory need to break even?
grade: low
# property-media: property photos, staging and inventories
words: property photographer, real estate photographer, property photography, real estate photos, floor plan drawing, floor plan service, virtual tour, home staging, home stager, virtual staging, twilight photo, drone property video, listing photos, property video, epc and floor plan, inventory clerk, check-in report, check-out report, property inventory, move-in inspection, mid-term inspection, immobilienfotograf, photo immobilière, rendering studio, property cgi, off-plan visuals, show flat, furniture rental staging, measured survey, property brochure, listing description photos
job: show a home at its best and record it as it is
buyer: agency and inventory firm owners
user: photographers, stagers and clerks
run: agents, landlords and sellers | agents rebook whoever comes tomorrow, makes small rooms honest and delivers by breakfast | driving between shoots, rain, late keys, furniture in storage and cheap phone filters cut the price per home
rival: Matterport (CoStar) | walk-through scans of homes | a monthly plan
rival: BoxBrownie | photo editing and virtual furniture | a price per image
rival: Giraffe360 | a robot camera with plans and tours | a monthly plan
rival GB: InventoryBase | inventory reports and a market of clerks | per report
rival US: Aryeo (Zillow) | orders and delivery for media firms | a monthly plan
system: the portal's upload rules | cut size, order and number of pictures
system: the agent's CRM | orders the shoot and forgets the key
system GB: deposit scheme evidence portals | want dated photos from both ends of the tenancy
today: a photographer waits for the key, moves toothbrushes, shoots brackets and sends files to editors overnight
cost: a dim first picture loses viewings, and a vague report loses the deposit claim
pain: the seller has not tidied, and the slot is gone
pain: a lawn painted green brings the buyer's anger at the gate
pain: clerks write clean and good on each line, and the adjudicator shrugs
channel: branch managers of agencies | one branch tries it and the group copies
channel: energy assessors | an assessor who measures the home is already inside with a laser
channel: letting agents' associations | a lost dispute makes agents ask who writes reports
cycle: 1-8 weeks | a branch manager decides after the first shoot
price: photos and plan of a home | 120-300 GBP | home
price: an inventory report | 80-200 GBP | report
rule US: FAA Part 107 | paid drone pictures need a licensed pilot, and states begin to ask for notes on altered photos
rule EU: Unfair commercial practices law | retouched defects mislead, and tours show people's belongings and faces
rule GB: DMCC Act | listings must not hide material facts, and pictures count
rule IN: RERA advertising rules | renderings must match the registered plan and carry the number
season: spring blossoms and September returns fill diaries, and grey January cancels shoots
next: energy certificates | viewings by proxy | signboards and brochures
fail: headset tours thrilled at fairs and were opened by hardly anybody at home
fail: photographer marketplaces pressed fees until the good ones left
lately: machine-made furniture and skies became cheap, and rules against unmarked ones followed
economics: 35-60 | 2-5 | 50-400 USD
ask: How many homes can one person shoot and deliver in a day? | What do you do when the seller's home is not ready? | Which of your pictures show what is not there?
grade: low
`,
  facts: `
gb-mees-fine@gov | Highest fine for letting a shop with a poor energy rating | letting a business unit below the energy standard can cost up to # | 150000 | GBP | limit | GB | 2023 | Energy Efficiency (Private Rented Property) Regulations 2015 | medium | shop-leases
us-office-vacancy@moodys | Empty American offices | # of American office space stood empty | 0.196 | share | share | US | 2023 | Moody's Analytics | medium | shop-leases
fr-shop-lease@code | Least term of a French shop lease | a French shop lease runs at least # | 9 | years | limit | FR | 2000 | Code de commerce, Art. L145-4 | medium | shop-leases
in-lease-register@act | Indian leases that must be registered | a lease from year to year or beyond # must be registered | 12 | months | limit | IN | 1908 | Registration Act 1908, Section 17 | medium | shop-leases
us-factory-home-price@census | Price of a new manufactured home | a new manufactured home cost # on average | 124300 | USD | price | US | 2023 | US Census Bureau, Manufactured Housing Survey | low | small-homes
gb-park-commission@act | Highest commission on the sale of a park home | a park owner may take up to # of the price when a home is sold | 0.1 | share | limit | GB | 1983 | Mobile Homes Act 1983 and orders | medium | small-homes
us-hud-code@hud | Federal code for factory homes | factory homes on a chassis have followed one federal code since that year | - | - | statement | US | 1976 | HUD Manufactured Home Construction and Safety Standards | medium | small-homes
matterport-sale@costar | Price of Matterport | CoStar bought Matterport for about # | 1600000000 | USD | spend | US | 2025 | CoStar Group | medium | property-media
us-staging@nar | Agents who say staging helps buyers | # of buyers' agents said staging helps buyers picture the home | 0.83 | share | share | US | 2025 | National Association of Realtors, Profile of Home Staging | medium | property-media
us-drone-test@faa | Fee for the American drone pilot test | the test for paid drone pictures costs # | 175 | USD | fee | US | 2023 | Federal Aviation Administration | medium | property-media
ca-altered-photos@california | Altered listing photos in California | listing photos that were digitally altered must say so and link to the original | - | - | statement | US | 2026 | California AB 723 | low | property-media
`,
  wordings: `
# shop-leases
also: lessor, lessee, unit owner, mall manager, centre manager, letting board, anchor tenant, chain retailer, independent trader, kiosk in mall, parade of shops, corner unit, retail park, trade counter, showroom, cold store to let, workshop unit, yard space, serviced industrial estate, ladenlokal, gewerbeimmobilie, leerstand, local commercial, droit au bail, pas-de-porte, local en traspaso, fondo comercio, negozio affitto, toko sewa, dukaan on rent, shop in market complex, goodwill payment, rent-free months, fit-out contribution, stepped rent, quarter day, rent deposit deed, personal guarantee shop, licence to alter, heads of terms, schedule of condition, dilapidations, repairing duty, sublet, assignment of lease, forfeiture, holding over, renewal notice, estoppel letter, recoverables, common area charge, signage right, use class, footfall counter, dead mall, boarded up, squatters, business rates, void cost, anchor left, landlord consent, square foot rate, loading bay, shutters, vacate, exercise the option, relocate, regear, frontage, catchment
plain: commercial premises, business premises rented, rented business rooms, premises for merchants, premises for trades, storage halls rented, halls for storage, merchants' rent contract, long rent contracts, rent contract for merchants, contract dates, missed termination date, termination deadline, deadline reminder, contract check before signing, roof repairs passed on, hidden obligations, boarded windows, dark windows, temporary merchants, seasonal merchants, rent in advance, advance rent financed, women merchants, proprietor unknown, unknown proprietors, town centre revival, passers-by counted, measured premises, drawings of premises, list for the auditor, estate intermediaries, expiring contracts, shopping galleries, proprietors of business buildings, trading location, letting of non-residential property, business tenancies, leasehold of premises, commercial letting agents, estate management of retail, lease event management, tenancy document review, meanwhile use, upfront rent finance, footfall analytics, vacancy registers, town centre management, occupational leases, dilapidation notice, rent roll, arcade, parade of shops, storefront, shop window, boutique, market hall, workshop unit, depot, shuttered, boarded up, whitewashed glass, empty store, place for a shop, shopkeeper's contract, renting a store, hall for goods, exit option date, notice window missed, renewal diary, indexation date, barber signs lease, small print explained, repair obligation trap, personal guarantee warning, christmas popup, gallery for weeks, temporary stall indoors, vacant fronts let, two years in advance, goodwill payment, loan for premises, salon rent loan, square metres verified, passer-by sensor, pedestrian count, land registry search, absentee owner, heirs of building, council business rates, retail premises, business tenancy, high street, storefronts, industrial sheds, commercial landlord, tenancy agreement, contract deadlines, termination option, calendar alerts, missed termination, multi-site operators, document extraction, unwanted premises, legal review, small retailers, plain-language contract, repair obligations, hairdressers, end-of-term damages, hidden liabilities, vacant premises, pop-up, temporary use, craftspeople, short insurance, town centre decline, meanwhile occupation, rent advance, west african traders, upfront payment loan, landlord verification, monthly instalments, market stall, prepayment, floor area survey, pedestrian counts, laser measurement, site selection, wrong dimensions, visitor sensor, passers-by, ownership search, derelict buildings, absentee proprietors, shell companies, urban regeneration, land registry, municipal officers
My barber took on a twenty-year lease without reading it and was sent the bill for the roof. Plain-word check of the draft, with what to ask for, before he signs.
Turn boarded-up windows into stalls for a season: insurance, electricity and licence in one click for makers.
broker in surat, 300 shops in my head n whatsapp, need to know which lease ends when so i call 1st
We run nine cafés and missed the date to leave the worst site by four days. That error pays for a decade of any reminder service.
Women traders in Accra pay years of rent upfront for a store; finance it monthly and vet the owner's papers.
Measured scan, clean drawings and footfall by hour for landlords of small parades in northern towns.
Read three hundred old contracts with all their letters and give the auditor one list he can sign.
I am a town-centre manager with forty dark doors, and I do not even know who owns half of them.
# small-homes
also: micro house, cabin, bunkie, yurt, dome, park model, trailer home, double-wide, single-wide, chattel loan, pad rent, resident-owned park, site owner, annexe for gran, mother-in-law flat, garden studio, laneway house, stacked modules, panel system, light steel frame, timber frame kit, cross-laminated, insulated panel, trailer chassis, ground screws, skirting, crane lift, escort vehicle, hook-up, composting loo, off-grid kit, loft bed, fold-out, shell only, turnkey, house in a box, factory line, module wall, snag list, plot with permission, change of use, certificate of lawful use, zoning fight, neighbour objection, no mortgage, depreciation, mould in winter, leaking roof joint, wheel tax, eviction from park, minihaus, wochenendhaus, maison mobile, maison modulaire, casa modular, casa container, mini casa, rumah prefab, porta cabin, labour camp cabins, refugee shelter, flood-proof house, stilt house, mud house, assemble, haul, set down, site a home, downsize, live small
plain: miniature dwellings, transportable dwellings, towable dwellings, industrially produced dwellings, compact dwellings, garden lodging, proximity to relatives, elderly parent nearby, removable garden dwelling, leased garden dwelling, residence authorisation, legal place for dwelling, tolerant municipalities, narrow lane, delivery by crane, transport check beforehand, loan without valuation, resale after ten years, lenders' doubt, ground sold to investors, ground rent raised, inhabitants buying the ground, collective purchase, river floods, rebuilt every year, bamboo panels, carpenters' workshop, weekend dwelling, steel box dwelling, affordable dwellings, living on few metres, dwelling kits, rapid erection, prefabrication, trailer inhabitants, manufactured housing, prefabricated buildings, caravan site licensing, planning consent for annexes, relocatable buildings, housing affordability, modern methods of construction, chattel lending, resident-owned communities, ancillary accommodation, micro-housing, site suitability, cooperative purchase of park, hut, huts, cottage, chalet, bungalow, caravan, trailer, lodge, yurt, shed, shack, barge home, lorry with house, little house, very small house, house from factory, house that moves, wooden box to live, cottage for mum, turning radius lorry, low bridge, tight gate crane, access measured, plot for caravan, zoning for huts, permitted pitches, farmers lease corner, loan for trailer, no mortgage available, depreciating dwelling, valuation absent, tenants buy site, pitch fee hike, site owner sells, residents' cooperative, temporary annexe, grandmother's unit returned, rented annexe, joiners' shop, two cabins yearly, timber frames indoors, insulation and wiring, mobile housing, prefabricated, caravans, trailers, factory-built, movable houses, transport survey, abnormal load, route clearance, lifting, narrow roads, delivery of units, land matching, planning permission, zoning, plots for wheeled dwellings, eviction notice, landowners, shipping container living, unconventional mortgage, resale estimate, collateral, chattel loan, lenders, depreciation, residual worth, cooperative ownership, caravan site, residents' purchase, investor landlord, ground charge, elderly occupants, community buyout, garden annexe, ageing parents, rental module, temporary dwelling, elder care, relocation afterwards, backyard, carpentry firm, glamping, holiday lodges, production finance, milestone payments, timber units, campsite owners
Our daughter cannot buy within fifty miles. A proper little house behind ours, with the permit, pipes and loan handled by one firm, would keep her near.
Rent-a-cottage for gardens: placed for five years while Nan needs it, then lifted out again.
bought a 20ft box n made it a home, council says its illegal, need someone who knows which towns r ok with it
My parents' park was sold to a fund, and the pitch went up by a third. I help residents band together, raise money and buy the ground.
Flat-pack bamboo rooms for families in Assam and Bangladesh who lose walls to the river each year and rebuild by hand.
Workshop in Galicia with eight carpenters: two finished cabins a month for campsites and returning emigrants.
Before anybody orders, check lane width, slope, drains and wires from the air and price the haul and lift.
I underwrite loans at a credit union and would gladly lend on such dwellings if somebody told me what they fetch after ten years.
# property-media
also: snapper for estate agents, house photographer, interiors photographer, decluttering helper, prop stylist, soft furnishing hire, sofa rental, cushions and plants, tripod, wide lens, flash, bracket exposure, colour correction, sky replacement, object removal, laser measure, sketch plan, room dimensions, site plan, dollhouse view, walkthrough clip, reel of the house, voice-over tour, hotspot tour, 3d model of flat, render of unbuilt flat, scale model maker, site hoarding picture, brochure designer, for-sale board, lockbox, key collection, vacant flat, cluttered kitchen, dark hallway, ugly photos, crooked verticals, fake lawn, misleading picture, inventory book, schedule of condition report, meter photos, key count, scuff marks, stained carpet, burn on worktop, fair wear and tear, deposit dispute, adjudicator, dated photo, tenant signature, inspection round, état des lieux, wohnungsübergabe, übergabeprotokoll, grundriss, plan de piso, fotógrafo inmobiliario, visite virtuelle, hdr, same-day delivery, reshoot, stage, shoot, measure up, retouch, furnish empty rooms, dress a home, show apartment
plain: pictures of dwellings, pictures for house sellers, dwelling pictures, attractive pictures, amateur pictures, tidied rooms, arranged rooms, borrowed furniture for sale, furnishing for visits, room drawings, drawing of rooms, measured drawing by phone, film of rooms, simulated interiors, honest computer pictures, approved drawings only, altered pictures marked, original kept, condition on arrival, condition on departure, record of damage, record of scratches, spoken record, neutral witness, quarrel about deposit, lessee and lessor agree, evening typing, photographer on wheels, lamp and laser, two carriers and van, energy assessors earning extra, presentation of dwellings, selling faster, image of a dwelling, documented condition, handover record, photographic activities, interior decoration for sale, architectural visualisation, condition reporting, schedule of condition, independent inventory, marketing of dwellings, sales particulars, visual disclosure, furniture leasing, measured drawings, evidence for deposits, photographers, cameraman, wide angle, lens, tripod, sofas, cushions, curtains, flowers on table, messy bedroom, dirty dishes, carpet stain, scratches, keys handed over, house nice in photos, pictures to sell flat, making home pretty, list of broken things, walk round talking, dictated condition, spoken room list, move-in evidence, cluttered rooms photographed, tidy by retouching, nobody cleaned, sketch from scan, walk with phone plan, room dimensions, watermark edited sky, disclosure of editing, removed pylon, truthful images, rented armchairs, sofa lease, vacant rooms dressed, props van, planning-approved renderings, illustrator liability, unbuilt flats shown, walkthrough film, real estate photography, home presentation, interior images, condition report, listing pictures, rental documentation, visual marketing, dictated inspection, tenancy start report, deposit dispute, speech-to-text, wear and tear, carpet stains, room-by-room, tidy-up preparation, photographer visits, cluttered rooms, seller checklist, retakes, untidy bedroom, decluttering, layout drawing, smartphone scan, square metres, measurement error, surface calculation, lidar, plan sketch, edited images, misleading advertising, authenticity label, virtual alteration, disclosure, watermark, digital manipulation, furnishing rental, vacant dwelling, home decoration, sofas on loan, interior designer, show apartment, empty rooms, approved drawings, misleading brochure, off-plan buyers, regulatory compliance, artist impressions, promised amenities
Half the ads in my town were taken on a phone with the loo seat up. I drive round with lamp, laser and cushions and hand the branch everything by nine next day.
Walk through with your mobile, get a scaled drawing that a surveyor would accept.
do check ins for landlords, 5 a day, typing every scratch till midnight. talk n snap n done is wot i want
We lost our deposit over a burn that was there before. Since then I keep thinking of a neutral visitor paid by both sides.
Builders in Pune and Hyderabad show marble halls that were never sanctioned; a studio that renders only what is in the filed drawings would win buyers' trust.
Hire sofas, lamps and art to sellers of empty flats in Warsaw by the week, with two strong lads and a van.
Mark every picture with what was changed, keep the raw one, and give the agent a link for the lawyer.
I do energy ratings and stand in each room with a meter anyway; selling pictures and drawings on top would double my day.
`,
});
