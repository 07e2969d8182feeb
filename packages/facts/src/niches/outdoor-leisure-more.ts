import { readField } from './reading/read-field.ts';

export const outdoorLeisureMore = readField('outdoor-leisure', {
  niches: `
# rides-parks: amusement parks, water parks and funfair rides
words: amusement park, theme park, water park, waterpark, funfair, fairground, showman, showmen, carousel, roller coaster, ferris wheel, dodgems, bumper cars, ride operator, ride inspection, lazy river, wave pool, slide tower, kirmes, mela rides, carnival rides, queue time, season pass, skip the line, go-kart track, karting, mini golf, crazy golf, petting farm, maize maze, pumpkin patch, lifeguard rota, height restriction, attraction operator
job: keep each ride open, checked and full while the queue stays cheerful
buyer: park owners and showmen
user: ride operators and lifeguards
run: families, school groups and teenagers | parents return to the park where queues moved, toilets were clean and the small ones could ride | ride inspections, seasonal wages, insurance and rainy weekends eat the gate money
rival: accesso | tickets, virtual queues and passes for attractions | a share of each ticket
rival: Gateway Ticketing Systems | gate and pass systems of large parks | a licence plus yearly support
rival EU: Convious | online tickets with weather-led prices for European parks | a share of each ticket
rival: Mobaro | ride checks and maintenance on a tablet | per park a year
rival: ROLLER | tickets, waivers and parties for smaller venues | per venue a month
system: turnstiles | count who is inside and refuse a pass that was shared
system: ride control cabinets | log faults and stops that the mechanic must sign off
system: cashless wristbands | carry lunch money and locker keys around the slides
system: the weather forecast | decides tomorrow's gate, staffing and wind closures
today: mechanics walk each coaster at dawn with a paper checklist, and the ride board at the gate is updated by radio
cost: a stopped headline ride empties the refund desk, and a missed bolt check closes the park in the news
pain: the queue for the log flume is full while the far side of the park stands empty
pain: seasonal operators arrive in May and must learn the emergency stop within days
pain: showmen carry test papers in the lorry and every town hall asks for them again
channel: attraction trade shows | owners walk the IAAPA halls with next season's budget and a wish list of rides
channel: ride makers and inspectors | an inspector sees each park's logbook and knows who still writes by hand
channel: showmen's guilds | fairground families buy what a cousin has used for a season
cycle: 12-40 weeks | owners decide after the season closes and want it live before Easter
price: tickets, passes and queue system | 1-4 USD | visitor
price: ride maintenance software | 400-2500 USD | park a month
rule US: State ride inspection laws | most states inspect rides and want incident reports, and a few leave it to insurers
rule EU: EN 13814 | rides need design review, yearly inspection and a logbook that travels along
rule GB: ADIPS scheme | each ride needs a yearly declaration of compliance before it may open
rule IN: State fairground permissions | melas need district leave, a fire certificate and a structural check of each wheel
season: school holidays pay for the year, Halloween saves autumn and rain in July is never earned back
next: dynamic ticket prices by forecast | photo sales and lockers | staff rotas and training cards
fail: queue apps bought by guests angered those who stood in line, and parks took the idea in house
fail: indoor mega-parks opened on debt in malls and closed when footfall fell after the first year
lately: parks moved to dated tickets and demand prices, and inspectors ask for digital ride logs
economics: 55-75 | 1-2 | 3000-15000 USD
ask: How many minutes of downtime has the headline ride on a Saturday, and who logs them? | Who signs the morning check, and what happens if a line is blank? | How much of the gate is sold before the forecast is known?
grade: low
# climbing-ropes: climbing walls, zip lines and paintball fields
words: climbing wall, climbing gym, bouldering, boulder hall, route setter, route setting, auto belay, belay test, zip line, zipline, high ropes course, treetop adventure, via ferrata, harness, lanyard, paintball, airsoft, laser tag, axe throwing, archery range, shooting range, obstacle course, ninja course, bungee, canyoning base, rock climbing, climbing shoes rental, waiver, adventure park, kletterhalle, team day outdoors, rope inspection
job: send people up safely, keep the routes fresh and prove each harness was checked
buyer: climbing hall and adventure-park owners
user: route setters and rope guides
run: climbers, school classes and company outings | climbers follow fresh problems and honest grades, and groups follow guides who calm the frightened | tall-hall rent, holds, worn slings and route-setters' wages eat the day passes
rival US: Rock Gym Pro | check-in, waivers and passes for climbing halls | per gym a month
rival EU: Boulderado | tills, check-in and passes for German-speaking halls | per gym a month
rival: TopLogger | route databases and logbooks for boulder halls | per hall a month
rival: FareHarbor | online slots for zip lines and tours | a fee on each online booking
rival: Smartwaiver | signed waivers on a tablet | by the number of waivers a month
system: harness and rope registers | hold serial numbers, first use and the date of scrapping
system: auto belay service plans | send each device back to the maker once a year
system: KAYA | shows climbers the hall's routes and their sends
today: a setter chalks the reset on a whiteboard, and a guide ticks lanyards and pulleys off a paper register
cost: stale routes send regulars to the new hall, and one unlogged harness ends the insurer's patience
pain: parents sign the waiver at the desk while the birthday group is already halfway up
pain: wind closes the course at noon and a school coach is on the motorway
pain: the auto belays go back for service in the very week of the competition
channel: hold and wall makers | the wall builder's crew is in each new hall before the desk is
channel: setters who travel | a guest setter tells every hall what the last one used
channel: ropes-course associations | park managers meet there for inspector training and rescue drills
cycle: 3-16 weeks | the owner-climber decides alone, and a chain wants all halls at once
price: hall check-in software | 150-500 USD | hall a month
price: a zip line or ropes slot | 30-90 USD | person
rule US: ACCT standards | states and insurers lean on them for ropes-course inspection and guide training
rule EU: EN 15567 | ropes courses need yearly inspection, an operations manual and supervised levels
rule GB: Adventure Activities Licensing Regulations | outdoor climbing with under-eighteens for pay needs a licence and an inspection
rule IN: Adventure tourism guidelines | zip lines need state registration, rescue plans and certified gear after past accidents
season: halls fill from October to March, while treetop courses and paintball live from May to September
next: coaching and youth squads | shop and shoe resoling | company days with catering
fail: logbook apps had keen climbers and no hall that paid for them
fail: axe-throwing chains grew by franchise until every town had one and the novelty had gone
lately: boulder halls spread since the Olympics, and private equity started buying chains
economics: 65-80 | 1-3 | 400-2500 USD
ask: How many routes are reset each week, and who decides which? | Where is the serial number of the harness a guest wears right now? | What share of first-timers comes a second time within a month?
grade: low
# camper-builds: camper van builders and motorhome hire
words: camper van conversion, campervan, van conversion, van life, vanlife, motorhome hire, motorhome rental, rv rental, camper rental, self-build camper, van builder, rooftop tent, roof tent, overlanding, teardrop trailer, caravan repair, caravan dealer, caravan storage, diesel heater, leisure battery, solar on van roof, pop-top, sprinter conversion, wohnmobil, wohnmobilvermietung, autocaravana, damp test, habitation check, gas safety caravan, rent out my camper, truck camper
job: build, hire out and keep alive a home on wheels
buyer: van converters and hire fleet owners
user: fitters and handover staff
run: couples, families and remote workers | travellers choose the van that is dry, starts in the cold and is explained patiently at handover | base vans bought dear, warranty leaks, awning damage and idle winters eat the weekly rate
rival: Outdoorsy | camper hire between private owners and guests | a share of each hire
rival EU: Yescapa | European camper sharing with insurance | a share of each hire
rival EU: roadsurfer | own camper fleets at city stations | a price per night
rival IN: Carvaa Travelers | Indian camper hire with a driver | a price per day
rival GB: Camplify | owners' vans insured and listed in Britain and Australia | a share of each hire
system: vehicle registration offices | decide when a panel van may be called a motor caravan
system: hire calendars | show which van is back, cleaned and refilled with gas
system: damage photos | settle the deposit when the awning comes home torn
system: type-approved seats and heaters | bring the certificate that the inspector wants to see
today: the builder draws furniture on plywood, quotes by feeling and texts progress photos, while hire papers lie in a folder
cost: a build runs weeks over for one missing window, and an awning torn on day one costs the next guest's holiday
pain: guests drive off without having heard how the toilet cassette and the gas tap work
pain: the base van arrives late, and the whole order book of plywood and pumps slides
pain: an electrician from houses wired the leisure battery, and the insurer now asks for a certificate
channel: van-life fairs and meets | buyers want to lie on the bed before they pay a deposit
channel: parts wholesalers for caravans | each small converter orders pumps, hatches and heaters from the same few counters
channel: owners' groups online | a leak story or a praise thread decides the next order
cycle: 2-20 weeks | a hire owner tries one season, while a build buyer saves and compares for months
price: a full conversion without the base van | 15000-60000 EUR | van
price: hire of a camper in summer | 90-220 EUR | night
rule US: NFPA recreational vehicle code | gas, wiring and exits of a camper follow it, and lenders ask for the seal
rule EU: Multi-stage vehicle type approval | seats, gas and weight are approved again after the conversion
rule GB: DVLA motor caravan rules | the logbook changes only if the van looks like a camper from outside
rule IN: Motor Vehicles caravan rules | caravans need type approval, and altering a registered van needs the transport office's leave
season: bookings come from January to April, July and August are sold out, and builds are fitted in winter
next: winter storage and damp checks | used camper sales | parts kits for self-builders
fail: peer hire sites paid for damage that photos could not prove
fail: lockdown converters took deposits for more vans than they could buy and went under
lately: makers sit on stock after the boom, prices of used campers fell and hire fleets are sold off
economics: 20-45 | 2-5 | 80-600 EUR
ask: What does the van weigh with water, gas and family, and is that still lawful? | How many nights a year is each van out, by month? | Who paid for the last leak, the builder, the insurer or the guest?
grade: low
`,
  facts: `
ride-injury-odds@iaapa | Rides for each serious injury | one serious injury is reported for about # rides at fixed parks | 15500000 | rides | ratio | US | 2020 | International Association of Amusement Parks and Attractions | low | rides-parks
magic-kingdom-visits@tea | Visits to the busiest park | the busiest park in the world, Magic Kingdom, counted about # visits | 17700000 | visits | count | US | 2023 | TEA Global Experience Index | medium | rides-parks
gb-ride-declaration@adips | The yearly ride declaration | every British ride needs a declaration of operational compliance each year before the public boards | - | - | statement | GB | 2020 | Amusement Device Inspection Procedures Scheme (ADIPS) | medium | rides-parks
us-climbing-gyms@cbj | Commercial climbing gyms | about # commercial climbing gyms are open | 600 | gyms | count | US | 2023 | Climbing Business Journal, Gyms and Trends | low | climbing-ropes
gb-airsoft-power@pca | Power limit of an airsoft gun | a single-shot airsoft gun may have at most # joules at the muzzle | 2.5 | joules | limit | GB | 2017 | Policing and Crime Act 2017 | medium | climbing-ropes
eu-ropes-inspection@cen | Inspection of ropes courses | the European standard for ropes courses asks for an outside inspection every year | - | - | statement | EU | 2015 | CEN, EN 15567 | low | climbing-ropes
us-rv-shipments@rvia | Recreational vehicles shipped | makers shipped about # recreational vehicles in the year | 334000 | vehicles | count | US | 2024 | RV Industry Association | medium | camper-builds
eu-car-licence-weight@eu | Weight limit of a car licence | an ordinary car licence has stopped at # kilograms of permitted mass | 3500 | kilograms | limit | EU | 2013 | Directive 2006/126/EC, Art. 4 | medium | camper-builds
de-motorhomes-registered@civd | New motorhomes in Germany | about # new motorhomes were registered in Germany | 68000 | motorhomes | count | DE | 2023 | Caravaning Industrie Verband (CIVD) | low | camper-builds
`,
  wordings: `
# rides-parks
also: ride attendant, ride mechanic, coaster, log flume, drop tower, waltzer, ghost train, big wheel, giant wheel, merry-go-round, swing boat, helter-skelter, candy floss, coconut shy, travelling fair, fairground family, parque de diversiones, parc d'attractions, freizeitpark, lunapark, schausteller, fahrgeschäft, mela ground, jhula, splash pad, inflatable slide, water slide, tube hire, locker wristband, turnstile, gate count, fast pass, annual pass holder, dated ticket, ride logbook, lap bar, restraint check, non-destructive testing, weld crack, emergency stop, evacuation of ride, height stick, queue rail, wind closure, lost child, lifeguard whistle, chlorine smell, go-kart, kart track, putting course, corn maze, farm park, animal petting, tractor ride, pick your own pumpkins, halloween night, scare actor, parade, mascot, season opening, refund for rain, generator lorry, pitch fee, showground, winter quarters, test certificate
plain: thrill machines, pleasure ground, leisure attraction, spinning cabins, fun machinery, travelling entertainers, showmen's machinery, big dipper, whirling seats, high-speed thrills, visitor attraction, paid-entry leisure grounds, day-trip destination, splash resort, chutes and basins, itinerant entertainers, market-square festivities, technical safety authority, metal fatigue, safety bars, screaming visitors, stoppages, waiting lines, seasonal youngsters, gondolas, miniature racing cars, straw labyrinth, yearly entry, admission gate, holidaymakers, mechanical amusements, rural open days, fasteners, dismantle and move on, municipal approval, thrill seekers, activities of amusement operators, passenger-carrying devices, recreational machinery, conformity examination of swings, temporary structures act, public entertainment licence, travelling exhibitors, merry-go-round proprietors, bathing complex, aquatic slides, capital-heavy attractions, footfall on weekdays, throughput per hour, downtime disclosure, dwell spending, yearly membership holders, attraction operator insurance, resort proprietor, pleasure fairs, candyfloss, steam organ, loop-the-loop, ghost train, tombola booths, swing boats, giant revolving wheel, passengers stranded upside down, derailment of coaster, children shrieking, tall slides into water, place with rollercoasters, big wheel with lights, horses that turn round, people strapped in, wait to ride, torque and bolts, daily examination sheet, nuts tightened at dawn, adolescent operators instructed, certifying fairs overnight, announcing closed attractions, covered family hall, subscriptions for off-peak, animal paddock for toddlers, thrill attraction operator, merry-go-round proprietor, waiting line forecast, crowd dispersal map, visitor flow steering, leisure resort throughput, wait minutes display, daily mechanical examination, restraint certification, fastener verification, signed-off safety rounds, passenger retention device, pre-opening technician rounds, evidence after accident, itinerant showmen, metal fatigue detection, ultrasonic crack screening, carnival equipment examiner, itinerant carnival engineer, structural weld survey, showman's apparatus permit, summer temp instruction, juvenile operators, launch clearance drill, competency sign-off attraction, simulated boarding drill, emergency stop rehearsal, minor employee supervision, closure announcements visitors, attraction downtime notice, disappointed holidaymakers, outage messaging attraction, pushchair detours, breakdown rerouting, vacant retail conversion, go-cart hall, mini-golf premises, covered amusement centre, fire egress approval, change-of-use permission, entertainment hangar, off-peak visitation, season entitlement, midweek attendance, demand smoothing attraction, term-time emptiness, big wheel, theme resort visitors
Coasters stand still for twenty minutes and nobody at the entrance knows. A live board fed by the operators' panels would spare the shouting at guest services.
Weather-led prices for small farm parks with a maize maze and a pumpkin field.
my uncle owns dodgems and a waltzer, every town hall wants the same test papers again, can we put em in one folder with a qr code
After a boy slipped through a lap bar in our district the collector closed all giant wheels. I want to offer mela organisers an inspection crew with ultrasonic gear.
Hire and train teenage ride attendants for lakeside slides in Poland and Hungary, with a short course and a card they carry from park to park.
I would like to open an indoor kart track with crazy golf in an empty furniture store outside Leeds.
Grandparents buy annual passes and then forget them; remind them on quiet Tuesdays, when the carousel turns empty and the café has scones left.
As an insurer of travelling fairs I see logbooks in biro, wet from the lorry. I'd pay for something that timestamps the morning bolt check.
# climbing-ropes
also: boulderer, belayer, spotter, lead climber, crag, crash mat, chalk bag, campus board, moon board, volumes, holds washing, colour circuit, reset day, grade, send, top rope, carabiner, quickdraw, sling, pulley, brake block, tyrolean, treetop trail, hochseilgarten, kletterwald, accrobranche, tirolesa, rope access guide, rescue kit, helmet hire, parental consent, liability form, insurer audit, induction session, competency test, youth squad, climbing competition, wall builder, plywood panel, auto-belay service, webbing, inspection tag, serial number, retired rope, marker gun, gas refill, co2 bottle, paint splat, face mask, bunker, speedball, pellet gun, skirmish, woodland site, hatchet, bullseye, bow and arrow, clay shooting, lane hire, stag party, team building, birthday group, wind limit, storm closure, fall, sprained ankle, queue at the platform, bungee cord, giant swing
plain: indoor ascent centres, artificial rock faces, sport of ascending, scrambling upwards, vertical sport, hanging gear, safety straps, body straps, fall protection, steel wire descents, gliding over valleys, forest canopy course, suspended walkways, colour pellets, mock battles, pretend soldiers, throwing blades, target sport, coloured grips, plastic grips, difficulty of ascents, padded floors, thrill providers, equipment expiry, worn textile, adventurous outings, bachelor outings, colleagues' excursion, rubber-soled footwear, portable ascent column, disclaimer signature, independent examiners, cable anchors, gym for ascending, trees and platforms, metal clips, recreational climbing installations, operation of adventure facilities, personal protective equipment register, working at height, competent person inspection, aerial trekking, mountaineering indoors, discharge of air weapons, target ranges, activity tourism asset, refurbishing of ascents, consumable lifetimes, liability releases, experiential leisure operator, corporate outings in woods, scrapping textile slings, remote condition monitoring, tensioned cables, franchise of bouldering, chalky hands, clambering, daredevils, dangling from a cord, plunge from bridge, hatchet throwing, bow and arrow, camouflage overalls, gelatine capsules, splattered with dye, wall with knobs, roped ascent, slide down a wire, walking between treetops, thick mattress beneath, helmet and belt, tight rubber slippers, removing stale problems, retirement date of karabiners, disused factory transformed, inspecting cables by acoustic, transportable tower at fairs, mending worn toe rubber, lent footwear handed back, knots checked twice, vertical sport gymnasium, artificial rock face, liability disclaimers signature, belaying supervision, ascent centre, fall protection gear, minors' consent ascent, route renewal schedule, hold rearrangement, popularity of ascents, grip removal choice, gymnasium members' favourites, ascent feedback, stale lines, fall-arrest equipment register, webbing retirement, carabiner serial log, textile lifespan, strap inspection, personal protective inventory, insurer documentation straps, disused industrial unit, indoor rock premises, floor load survey, crash matting supplier, gymnasium start-up financing, imported grips clearance, steel substructure, aerial cableway, canopy ride examiner, wire rope survey, forest adventure operator, braking apparatus, independent cable auditor, jungle glide attraction, towed ascent pillar, village festival attraction, portable rock face, gust cutoff, outdoor gala hire, ground bearing wheels, footwear refurbishment, rubber replacement, loaned footwear, mail-in cobbling, mountaineering slippers, shoe tagging, combat game arena, marker pellet sport
Our setters reset forty problems a week on gut feeling. Scan which ones people actually try, and tell us what to strip first.
Tags for helmets, slings and pulleys in a treetop trail, read by phone, with the scrap date shown in red.
wanna open a small bouldering cave in nagpur, old warehouse, mats n holds from china, how do i find out if enough ppl come
I broke my ankle at a hatchet place that had no induction at all. Staff training and a spot check for such venues should exist.
Zip wires over gorges in Nepal and Himachal are run by cousins with a walkie-talkie. A yearly check by outside rope experts, paid by the tour operators.
Mobile tower on a trailer with two guides, rented by the day to village fetes and school fêtes.
Skirmish site in the woods near Kraków: sell stag parties, refill gas and paint, and hand out masks that don't fog.
I resole rubber shoes for three halls and the sacks get mixed up; climbers keep asking at the desk where their pair is.
# camper-builds
also: rv owner, grey nomad, overlander, surfer with van, converter, coachbuilder, van fitter, upholsterer for vans, caravanner, camper handover, fleet of campers, furgoneta camper, fourgon aménagé, kastenwagen, wohnwagen, ausbau, caravana, trailer tent, tow bar, tow car, panel van, high roof, elevating roof, roof vent, swivel seat, rock and roll bed, bed platform, plywood furniture, insulation wool, wet room, cassette toilet, grey water tank, water pump, gas locker, gas bottle, gas drop-out, inverter, split charge relay, lithium leisure battery, solar panel flexible, shore power cable, fridge three-way, awning, bike rack, levelling ramps, damp meter, leak in the roof, mould, weighbridge ticket, payload, logbook change, v5c, base vehicle, deposit lost, late build, one-way hire, mileage cap, cleaning fee, toilet not emptied, scratched side, wild camping, aire, stellplatz, winter lay-up, storage yard
plain: living vehicle, mobile home, sleeping vehicle, holiday vehicle, delivery vans refitted, vehicle interior fitting, kitchen on wheels, bed in a car, travelling household, vehicle lending, pick-up and return, body damage, paintwork quarrel, joinery for vehicles, auxiliary power, onboard electrics, onboard heating, rainwater ingress, rotten floor, second-hand purchase, sleeping on the roof, four-wheel-drive travel, road trip, nomadic life, pulled trailer, private owners lending, key exchange, vehicle hibernation, covered parking in winter, cabinet makers, retired travellers, converted ambulances, removable furniture, waste tank, roaming holiday, propane installation, bodywork conversion of vehicles, recreational vehicles, renting of motorcaravans, altered vehicle approval, coachbuilders, trailer manufacture, liquefied petroleum fittings, touring vans leasing, small-series vehicle fitters, peer lending of vans, bespoke interior quotations, inspection at redelivery, condition report photographs, moisture survey, off-grid electrics, winter storage sheds, custody handover, gypsy wagons, wanderlust couples, sleeping in lay-bys, bunk behind the driver, minibus turned bedroom, folding stove, mouldy walls, scratched bumper, surfers' bus, house that drives, car you sleep in, van with sink, small kitchen inside, borrow someone's camper, insulating panels, swivel seats, awnings, lithium cells, inverter wiring, gas leak certificate, repeatedly altered drawings, hygrometer readings, security bond for scuffs, antifreeze and laying up, lending to unknown persons, tow hitch, recreational vehicle rental, mobile dwelling converter, touring vehicle lettings, holidaymaker vehicle briefing, instruction film vehicle, portable sanitation tutorial, roaming accommodation, bodywork photographs, condition evidence, damage dispute vehicle, collection inspection, deposit deduction, dent recognition, wear comparison return, interior fit-out, bespoke joinery vehicle, floor plan configurator, revised cabinetry, change orders conversion, kitchenette placement, panel cutting waste, pre-purchase examination, hidden rot, hygrometer probe, leisure vehicle surveyor, water ingress, delaminated walls, twelve-volt circuitry, propane fittings, electrical competence certificate, lithium auxiliary power, conversion compliance inspector, self-builder wiring kit, overheated conductor, off-season storage, barn parking, trickle charging, cold-weather laying up, dehumidified shed, frost protection plumbing, spring recommissioning, peer-to-peer vehicle lending, key exchange concierge, turnaround cleaning, private owner lettings, waste tank drainage, bedding turnaround, overlander
Half of our returns at the station are quarrels over a scratched side panel. A walk-round film at pick-up and drop-off, compared by software.
Flat-pack bed and kitchen for a Berlingo that goes in with four bolts and out again on Monday.
hi i build out transits in my barn, customers keep changing the layout, need something where they drag the fridge n bed and price changes
We bought a used one with a hidden leak and the floor was soup. I'd offer damp and gas checks at the seller's drive before money changes hands.
Rooftop tents and a fridge on old Land Cruisers for self-drive trips in Namibia and Kenya, with a mechanic on call.
Storage barn for winter with trickle charging, mould watch and a spring wake-up wash.
My sister-in-law lets her holiday home on wheels to strangers twelve weekends a year and does all handovers herself, toilets included. A local handover person would help.
Electricians who wire leisure batteries properly are hard to find; workshops in Brittany book me months ahead, so I want to train others.
`,
});
