import { readField } from './reading/read-field.ts';

export const hospitalityMore = readField('hospitality', {
  niches: `
# crew-lodging: crew lodging, worker camps and contractor rooms
words: worker accommodation, crew lodging, contractor accommodation, workforce housing, man camp, labour camp accommodation, worker dormitory, seasonal worker housing, farm worker housing, monteurzimmer, fitter rooms, airline crew hotel, crew hotel booking, project accommodation, mining camp, site camp, construction worker rooms, digs, theatre digs, travel nurse housing, oil camp, portacabin rooms, bunkhouse, staff housing for resorts, migrant worker dormitory, corporate lodging, long stay for workers, camp catering, extended stay crews, trucker motel
job: bed a crew near the job tonight on one invoice
buyer: project and travel managers
user: site foremen and camp bosses
run: contractors, growers and airlines | foremen rebook the house with van parking, hot showers at dawn and one bill for the crew | laundry, broken beds, empty weeks between projects and firms that pay late take the bed rate
rival US: Engine | crew hotel bookings on account | free to book, paid by hotels
rival: Civeo | camps and villages for mines and oil | per bed night
rival GB: Comfy Workers | houses for contractors | a margin on each stay
rival EU: Deutschland-Monteurzimmer | listings of rooms for fitters | a yearly listing
rival US: CLC Lodging | negotiated crew rates and billing | a fee on each night
system: the crew rota | changes with the weather and the crane
system: hotel direct billing | waits for a credit form before the first night
system: the camp access gate | counts who slept where for the mustering list
today: a foreman phones motels from the van, pays by his own card and hands in crumpled receipts
cost: an hour's drive each way is paid as overtime, and no-show rooms are billed after the job moved
pain: fitters share a room with snoring night-shift men
pain: each motel sends its own invoice with names nobody at the office knows
pain: inspectors count mattresses and toilets in the growers' barn before harvest
channel: main contractors' project offices | a project office tells every subcontractor where to sleep
channel: labour agencies and growers' unions | an agency must show beds before visas are granted
channel: landlords of idle houses near sites | a landlord learns that crews pay weekly and through winter
cycle: 0-10 weeks | a foreman books tonight, a framework takes a project tender
price: a fitter's bed | 18-60 USD | night
price: a full-board camp place | 70-180 USD | bed night
rule US: OSHA temporary labor camps | space, showers and screens per person are set and inspected before harvest
rule EU: Seasonal Workers Directive | employers must prove adequate housing, and rent may not eat the wage
rule GB: HMO licensing | a house shared by unrelated workers may need a council licence
rule IN: Migrant workmen housing rules | contractors must give suitable lodging to workers from other states
season: harvest, road works and refinery shutdowns fill beds, and winter empties farm barns
next: crew transport and catering | laundry of workwear | mobile cabins
fail: home-sharing for crews failed on boots, vans and neighbours' complaints
lately: data-centre and battery plants brought crews to towns without rooms, and visas tie work to decent beds
economics: 15-35 | 3-8 | 150-1200 USD
ask: Which projects within driving distance are signed for next year? | Who pays for empty beds when the crane is late? | What did the last inspector write about space per bed?
grade: low
# room-suppliers: hotel linen, amenities and room outfitters
words: hotel supplies, hotel amenities, hotel toiletries, mini shampoo, dispenser bottles hotel, hotel linen, linen rental, bed linen for hotels, towels supplier, hotel uniforms, hotel furniture supplier, ff&e, hotel slippers, minibar supplier, hotel mattress, guest room kettle, hotel safe, key cards supplier, hotel soap recycling, hotel renovation supplier, os&e, bathrobes, hospitality textiles, restaurant tablecloths, uniform rental, amenity kit, guest supplies, hotel curtains, hotel carpets, hotel opening supplies
job: equip a room to the brand's list before the opening date
buyer: hotel purchasing managers
user: housekeepers and pre-opening teams
run: hotels, lodges and short-let hosts | housekeepers reorder the sheet that stays white after a year of laundry and arrives by the full carton | deposits to mills, slow hotel payers, lost linen and custom logos that outlive the contract tie up cash
rival US: American Hotel Register | guest supplies from one catalogue | per case
rival EU: Elis | linen and workwear on rental | per piece washed
rival: ADA Cosmetics | hotel cosmetics and dispensers | per case
rival: Avendra | joint purchasing for hotels | rebates from suppliers
rival IN: Welspun | hotel sheets and towels from its own mills | per piece
system: brand standards books | name thread count, tray and hanger for each category
system: BirchStreet | carries hotel orders, budgets and approvals
system: linen chips | count each sheet through the laundry
today: a buyer compares samples on a desk, checks the brand book and chases containers by mail before the opening
cost: the hotel opens without bathrobes and kettles, and grey towels bring the review that mentions them
pain: much of the linen vanishes between floor, laundry and bins
pain: the chain changes its scent, and a store full of old bottles is waste
pain: a small lodge cannot reach the mill's minimum for a logo towel
channel: interior architects and project managers | an architect writes the supplier into the room schedule
channel: housekeepers' associations | an executive housekeeper trusts what a colleague washed many times
channel: fairs such as HostMilano | buyers sleep-test and rub-test a year's orders
cycle: 4-40 weeks | small hotels order by the case, an opening runs through a procurement agent
price: linen rental for a room | 1.5-5 USD | change
price: fitting out a room | 4000-25000 USD | room
rule US: State mini-bottle bans | California and others forbid small plastic toiletries in hotels
rule EU: Packaging and Packaging Waste Regulation | single-use mini cosmetics in lodging are on the list to go
rule GB: Furniture Fire Safety Regulations | sofas, bedheads and mattresses in rooms need the tested label
rule IN: Textile quality control orders | some bed and technical textiles need the BIS mark
season: refits fill the low season, and reorders come before summer and the fair weeks
next: soap and linen recycling | room refresh on lease | uniforms
fail: marketplaces for hotel goods listed endless catalogues, but brand books allowed only a few items
lately: bottle bans moved cosmetics to refill pumps, and rental of linen grew as water and wages rose
economics: 18-38 | 1-2 | 500-4000 USD
ask: In which brand books is your item named? | How many washes does a sheet survive, tested by whom? | Who pays for linen that never comes back?
grade: low
`,
  facts: `
us-lodging-rate@gsa | Federal lodging allowance for most American places | the standard federal lodging allowance is # a night | 110 | USD | limit | US | 2025 | US General Services Administration | medium | crew-lodging
us-camp-space@osha | Sleeping space per person in a labour camp | a sleeping room in a labour camp needs # square feet per person | 50 | square feet | limit | US | 1974 | OSHA, 29 CFR 1910.142 | medium | crew-lodging
civeo-revenue@civeo | Yearly revenue of a camp operator | Civeo earned about # from camps and villages in the year | 682000000 | USD | spend | global | 2024 | Civeo annual report | low | crew-lodging
ca-bottle-fine@california | Fine for mini toiletries in Californian hotels | a hotel's first breach of the mini-bottle ban costs # | 500 | USD | limit | US | 2023 | California Assembly Bill 1162 | medium | room-suppliers
eu-mini-bottles@ppwr | End of mini toiletries in European hotels | single-use mini cosmetics in lodging are banned from the end of the decade | - | - | statement | EU | 2025 | Regulation (EU) 2025/40, Annex V | medium | room-suppliers
elis-revenue@elis | Yearly revenue of a linen renter | Elis earned about # from linen and workwear rental | 4570000000 | EUR | spend | EU | 2024 | Elis annual results | medium | room-suppliers
`,
  wordings: `
# crew-lodging
also: monteurunterkunft, arbeiterwohnheim, logement de chantier, gîte pour ouvriers, alojamiento de obreros, alojamento de obra, işçi yatakhanesi, şantiye kampı, labour colony, mess for workers, chummery, bunk room, fitter, scaffolder, pipeline welder, wind turbine crew, rail possession gang, shutdown crew, harvest pickers, strawberry pickers, ski season staff, cruise turnaround crew, cabin crew layover, touring actors, roadies, locum doctors' rooms, travelling nurses, road trip electricians, lorry driver's rest, camp boss, camp manager, mess hall, packed lunch, boot room, drying room, van parking, trailer parking, early breakfast, blackout curtain, shift change beds, hot bedding, shared kitchen, washing machine queue, deposit for keys, group invoice, purchase order number, night rate, per diem, overtime travel, no-show rooms, room swap, noisy crew, muddy carpet, neighbours complain, overcrowded house, mattress count, inspection of barn, fire exits in dorm, bedbugs, unpaid stay, house my men, book beds, move crew, container homes, cabins on wheels, sleeping place near work, rooms by the week, lodging for labourers, somewhere for the lads to stay
plain: beds for labourers, beds for gangs, labourers' quarters, quarters for teams, temporary quarters, quarters near building works, quarters for seasonal hands, fruit harvest hands, seasonal hands, decent quarters, quarters inspected, out-of-town teams, travelling tradesmen, tradesmen away from home, weekday sleepers, cheap weekday beds, drying wet clothes, early meal, collective bill, consolidated billing, company pays beds, roadbuilding encampment, moving encampment, field kitchen, tents for roadbuilders, unused convent, weekly beds, performers on tour, performers' rooms, musicians on tour, flight personnel stranded, fog diversion, replacement beds at midnight, away-work allowance, migrant wage earners, temporary labour housing, other accommodation, workers' hostels, employer-provided lodging standards, seasonal agricultural workers scheme, remote site services, subsistence allowance, project-based accommodation, workforce logistics, consolidated lodging procurement, remote camp operations, disruption accommodation, extended-stay sourcing, scaffolders, roofers, pipeliners, wind turbine fitters, electricians away, lads sharing house, boots by door, vans parked outside, cheap b&b, bunk beds, caravans for pickers, barrack, cabins in mud, strawberry pickers, mouldy caravan, inspected sleeping huts, eight men by monday, terraced house for months, motel receipts, thirty separate bills, one monthly bill, cooks follow railway, canteen tent, breakfast at five, dancers, stagehands, landlady near theatre, film unit, pilots, stewardesses, cancelled flight, airport rooms midnight, workforce accommodation, tradesmen's digs, project housing, mobile workers' beds, group billing, shift sleepers, rapid accommodation search, fitters' house, monday arrival, secure van parking, full guesthouse, private house hire, gang of installers, motel expenses, unused nights, invoice verification, payroll matching, travel administrator, duplicate charges, seasonal pickers' housing, migrant farmhands, overcrowded barn, labour inspector, fruit growers, wage deductions, remote catering, temporary settlements, field kitchens, road builders, portable water, mess tent, relocating camp, theatre digs, touring musicians, performers' lodging, film crew rooms, noise disturbance, host families for actors, stage door, flight attendants' layover, disruption rebooking, diverted aircraft, mandatory rest, airline accommodation, bus transfer, duty hours
Eleven electricians, a job in a town with one inn, start on Monday. Find us two houses with a drying room and send a single bill to Leeds.
Idle convent turned into weekly bunks for turbine crews.
need 40 bed for labour near jewar airport site, landlord cheat, water no. someone manage clean rooms per head
I slept in my van the winter we rebuilt the bridge because the lodging money was better spent at home. A warm bed for less than the allowance would have changed that.
Berry pickers in Huelva and Almería: decent cabins, honest meters and a bus, paid by growers' cooperatives and checked by the unions.
Furnished digs for touring actors and orchestra players, within a walk of the stage door.
Tented kitchen and dormitory camps for road builders in Kenya and Zambia, put up in a week and moved along the road.
My duty roster changes at midnight and a cabin crew of nine lands in fog at the wrong airport.
# room-suppliers
also: hotelbedarf, hotelausstatter, hotelwäsche, mietwäsche, linge d'hôtel, fournisseur hôtelier, suministros hoteleros, amenidades de hotel, enxoval de hotel, otel tekstili, otel buklet, terry mill, sheet maker, loom state sheets, percale, thread count, duvet, pillow menu, mattress protector, bath mat, pool towel, chair cover, apron, chef whites, bellboy jacket, name badge, hanger, shoe horn, sewing kit, shower cap, vanity kit, toothbrush pack, wooden comb, refill pump, soap bar, lotion, coffee capsule tray, kettle, iron board, hairdryer wall, luggage rack, room signage, do-not-disturb tag, stationery pad, minibar fridge, headboard panels, blackout drape, carpet tile, bathroom fittings pods, sample room, mock-up room, room schedule, pre-opening list, procurement agent hotel, container for opening, grey towels, torn sheets, stolen robes, lint, shrinkage after wash, wrong logo, missing kettles, late opening, rag-out linen, soap leftovers, leasing of linen, embroider, monogram, outfit rooms, refurbish lobby, things in hotel bathrooms, bedding for guest house, supplies for b&b, cutlery for banquets
plain: equipping guest bedrooms, furnishing guest bedrooms, bedroom textiles, bathroom articles for guests, small soap pieces, remnants remelted, collective procurement, weaving in small quantity, modest establishments, inauguration, opening checklist, forgotten articles, brand prescriptions, missing on opening day, fabric subscription, laundered fabrics, spoiled fabrics renewed, monthly textile contract, lost textiles, where textiles vanish, doors with readers, upholstery at night, seats re-covered, bedhead re-covered, floor by floor, handmade articles for lodges, cooperative producers, african lodges, natural body lotion, brass numbers, small series signs, staff clothing, interior outfitting, furnishing contractor, articles with emblem, supplies for lodging houses, manufacture of made-up textiles, wholesale of furniture, rental of textiles, toiletries manufacture, contract furnishing, laundry services to industry, procurement for accommodation, operating equipment, pre-opening purchasing, textile pooling, refurbishment contractor, sustainable sourcing, sheets, pillowcases, duvets, flannels, bath mats, dressing gowns, shampoo bottles, sewing kit, shower caps, hangers, lamps, wardrobes, headboard, ashtrays, teaspoons, hairdryers, trouser press, do-not-disturb sign, snag before opening, franchise standard, brand manual, ticked list, arriving thursday, six-room inn, inns club together, washed and returned, stained sheets, chip in hem, vanished towels, upholsterers overnight, torn armchair, soap by villagers, woven baskets, hotel procurement, guestroom furnishings, textile supply, toiletries, fit-out, bedding vendors, shared textile order, custom towels, small inns' purchasing group, mill minimum, embroidered borders, joint buying, excess inventory, opening countdown, brand specification, delayed shipment, fixtures checklist, customs hold-up, furnishings logistics, bedsheet hire, apartment laundry service, stain liability, sets per stay, holiday flat textiles, swapped bag, textile counting, missing pillow covers, laundering losses, tagged fabrics, trolley discrepancy, shrinkage ledger, laundry dispute, furniture restoration, upholsterers, overnight refurbishment, worn seating, fabric matching, ballroom chairs, in-place repair, artisan toiletries, indigenous handicrafts, women's cooperative, natural cosmetics, lodge boutique, regulatory labelling, melted products
Our lodge has nine rooms and no mill will weave fewer than a thousand towels. Pool thirty such houses, one weave, each with its own border.
Half-used soap from resorts remelted into bars for schools.
airbnb 12 flats, sheets get stained, buy new evry 2 months. rent + wash + replace monthly pls, bangalore
I opened four properties for a chain, and each time the robes came after the minister. I know which forty items always fail.
Kikoi robes, sisal mats and baobab lotion from cooperatives, specified for safari camps in Kenya and Tanzania.
Workshop that re-covers headboards and banquet chairs on site at night, floor by floor, while guests sleep elsewhere.
Brass numbers, door hangers and wayfinding in small runs for heritage inns.
As laundry manager I am blamed for every lost pillowcase; let me show at which door it disappeared.
`,
});
