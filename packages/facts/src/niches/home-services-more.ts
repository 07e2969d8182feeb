import { readField } from './reading/read-field.ts';

export const homeServicesMore = readField('home-services', {
  niches: `
# damage-restoration: flood, fire and mould restoration
words: water damage restoration, flood restoration, fire damage restoration, smoke damage cleaning, mould removal, mold remediation, damp proofing, damp surveyor, drying equipment, dehumidifier hire, moisture meter, leak detection drying, burst pipe clean-up, sewage clean-up, biohazard cleaning, crime scene cleaning, trauma cleaning, hoarder clean-up, odour removal, contents restoration, pack-out, insurance repair contractor, loss adjuster, storm damage repair, tarp over roof, rebuild after fire, rising damp, wet basement, basement waterproofing, wasserschaden, brandschadensanierung, bautrocknung, schimmelentfernung, dégât des eaux, daños por agua, su hasarı
job: dry, clean and prove the house sound before the insurer loses patience
buyer: owners of restoration firms
user: drying technicians and project leads
run: flooded households, landlords and insurers | families remember the crew that came at night, saved the photo albums and spoke to the adjuster | idle dehumidifiers, insurer price lists and invoices paid after months eat the job
rival: SERVPRO | a restoration franchise | by insurer price list
rival: BELFOR | large fire and water losses worldwide | by estimate and insurer list
rival GB: Rainbow International | British restoration branches | by insurer contract
rival: Encircle | photo and drying records for crews | per user a month
rival: DASH by Cotality | job management for restorers | per firm a month
rival US: PuroClean | a restoration franchise | by insurer price list
system: Xactimate | turns rooms and materials into the price an adjuster accepts
system: moisture logs | show each wall falling towards dry, day by day
system: insurer claim portals | hand out jobs and refuse late photographs
today: a technician props fans in the hall, reads the meter each morning and photographs every skirting board for the claim
cost: a skipped reading means the drying days are cut from the bill, and hidden mould brings the crew back free
pain: the adjuster calls the fans overkill after the house is dry
pain: storms bring a year of calls in one night, and crews and machines are far away
pain: the homeowner signed with a door-knocker before the insurer's firm arrived
channel: plumbers and property managers | the plumber who shuts the valve is asked whom to call for the wet floor
channel: insurers and loss adjusters | a place on the panel fills the diary and sets the price
channel: brokers and housing associations | a landlord with many flats wants one night number
cycle: 0-20 weeks | a family signs in the wet hallway, an insurer audits for months
price: drying of one room | 400-1500 USD | room
price: records software | 100-400 USD | firm a month
rule US: State mould licences | some states license mould assessors and removers and part the roles
rule EU: National construction hygiene rules | mould and asbestos work need trained people and closed zones
rule GB: Awaab's Law | social landlords must look into damp and mould within set days
rule IN: Real estate defect liability | buyers may call developers back for leaks within the statutory years
season: frost bursts pipes in winter, storms and monsoons flood, and stoves bring soot in the dark months
next: rebuild work | leak alarms | contents cleaning and storage
fail: franchises opened between storms and paid for trucks with no rain
fail: leak-sensor start-ups gave boxes to insurers, and few were ever plugged in
lately: insurers cap drying days by software, while heavy rain reaches houses that never flooded
economics: 30-50 | 1-3 | 100-800 USD
ask: How many days pass from invoice to the insurer's money? | How much kit stands idle in a dry month? | Who decides that a wall is dry, and by which reading?
grade: low
# floors-tiles: floor layers, tilers and plasterers
words: flooring installer, floor layer, carpet fitter, tiler, tile setter, parquet, wood floor sanding, floor sander, laminate flooring, vinyl flooring, epoxy floor, resin floor, screed, self-levelling, plasterer, plastering, drywall, gypsum ceiling, false ceiling, microcement, terrazzo floor, marble polishing, grout, bathroom tiling, waterproofing bathroom, wallpaper hanger, floor measuring, flooring shop, tile showroom, fliesenleger, bodenleger, parkettleger, carreleur, plaquiste, solador, azulejista, yesero, parkeci, fayans ustası, raj mistri
job: price a floor from its true size and lay it without a callback
buyer: owners of flooring and tiling firms
user: floor layers and tilers
run: homeowners, builders and shop fitters | owners pass on the tiler whose cuts meet at the door and who left no lippage | uneven subfloors, sore knees, wrong tile batches and waiting for other trades eat the square-metre price
rival: MeasureSquare | measuring and cut plans for floors | per user a month
rival: RFMS | software for flooring shops | per shop a month
rival: Broadlume | websites and shop software for floor dealers | per shop a month
rival: Floor & Decor | hard floors by the pallet | a price per square foot
rival IN: Livspace | whole interiors with its own fitters | a share of the project
system: laser measures | send room sizes to the cut plan
system: moisture tests | decide whether the screed may be covered
system: tile batch codes | must match or the shade jumps at the doorway
today: the layer measures with a tape, adds some waste by habit, and a cousin brings the tiles in a hatchback
cost: a few missing tiles of the old batch mean a new floor or a visible patch
pain: the screed is still wet, the kitchen comes on Friday, and everyone looks at the floor layer
pain: the customer bought cheap planks online and blames the fitter for the gaps
pain: plasterers price from a photo and find layers of painted wallpaper
channel: tile and floor showrooms | the showroom is asked for a fitter with every sale
channel: builders and bathroom firms | a builder repeats the tiler who came on the agreed day
channel: adhesive makers' training days | tilers try tools and glues there and talk prices
cycle: 1-8 weeks | an owner decides after seeing one finished floor, a showroom at year end
price: tiling work | 30-90 USD | square metre
price: sanding and sealing a wood floor | 25-50 EUR | square metre
rule US: OSHA silica standard | cutting tile and stone needs water or suction and a written plan
rule EU: Carcinogens Directive on silica | dust limits and training bind even the sole trader's employees
rule GB: Construction Industry Scheme | contractors hold back tax from the layer's pay and report monthly
rule IN: Building Workers Cess | sites pay a cess, and registered masons may claim benefits
season: floors are laid before Christmas, Eid and Diwali, and screeds dry slowly in winter
next: subfloor repair | sealing and yearly care | stair and bathroom fitting
fail: price-per-photo sites met damp floors and crooked walls and lost both owner and tiler
fail: showroom chains hired fitters as employees and could not fill their weeks evenly
lately: large thin slabs and click vinyl shift work to other hands, and few young people learn to kneel
economics: 25-40 | 2-5 | 30-250 USD
ask: Who pays when the subfloor is not what the photo showed? | How is the waste worked out, and who keeps the spare tiles? | How many days does a layer stand waiting in a month?
grade: low
# home-av: aerials, home cinema and smart-home fitters
words: smart home installer, home automation installer, home cinema, home theater installer, tv mounting, tv wall mount, satellite dish installer, aerial installer, antenna fitter, wifi installer, home network installer, mesh wifi setup, structured cabling home, knx integrator, control4 dealer, lutron dealer, home assistant setup, multi-room audio, speaker installation, doorbell camera fitting, intercom installer, video door phone, smart blinds motor, smart lighting, av integrator, custom installer, cedia, rack wiring, set-top box technician, cable tv technician, dish wala, antennenbau, hausautomation, domotique, antenista, domótica, automação residencial, uyducu, tech support at home
job: make picture, sound, network and lights work together without a manual
buyer: owners of installation firms
user: installers and programmers
run: homeowners, architects and holiday-home owners | owners keep the installer who answers on Saturday and left the rack labelled | free support calls, discontinued gadgets and margins lost to web prices eat the project
rival: Snap One | gear and remote tools for integrators | dealer prices
rival: Control4 | whole-home control through dealers | per project through a dealer
rival: Geek Squad | mounting and set-up by a retailer's crew | per visit or a yearly plan
rival: D-Tools | proposals and drawings for integrators | per user a month
rival: Loxone | home control sold through partners | per project through a partner
system: OvrC | restarts a frozen box in a client's rack from afar
system: KNX ETS | holds the program of each switch, if somebody kept the file
system: Matter | lets devices of rival makers join one home
today: the installer crimps cables in the loft, types passwords on a card and is rung on Sunday when the film stops
cost: unpaid support after handover eats what the speakers earned
pain: the electrician buried the wrong cable, and the wall is already painted
pain: the maker shuts its cloud, and the client blames the man who sold it
pain: the programmer left, and nobody has the project file
channel: architects and interior designers | the designer says early whether wires are wanted or hidden
channel: electricians and builders | the builder needs somebody for the grey box in the hall
channel: distributors' training days | dealers choose the line whose trainer takes their calls
cycle: 1-40 weeks | a screen is mounted this week, a villa is wired with the build
price: mounting and wiring a screen | 100-350 USD | visit
price: a support plan | 25-100 USD | home a month
rule US: State low-voltage licences | many states want a licence for alarm, data and speaker wiring
rule EU: Cyber Resilience Act | makers of connected devices must patch for years and say until when
rule GB: Product Security Act | smart devices may not ship with shared default passwords
rule IN: WPC and BIS approval | wireless devices need type approval and a registration mark
season: screens go up before world cups and Christmas, and villas finish in late summer
next: care plans | cameras and alarms | shading and lighting
fail: smart-home brands sold at a loss, closed their servers and left dead hubs on walls
fail: installers promised one button for everything and spent the margin on reprogramming
lately: households want strong Wi-Fi and shading more than talking speakers, and fibre brings rewiring
economics: 30-50 | 1-4 | 80-900 USD
ask: How many support calls come in the first year, and who pays? | Who holds the program file and passwords if your firm closes? | Which device would stop when its maker's cloud does?
grade: low
`,
  facts: `
gb-awaab-days@mhclg | Time to look into a damp hazard in social homes | social landlords in England must investigate a significant damp hazard within #, counted as working days | 10 | days | limit | GB | 2025 | Hazards in Social Housing (Prescribed Requirements) Regulations 2025 | medium | damage-restoration
mould-hours@epa | Time in which wet materials should be dried | wet materials should be dried within # to prevent mould | 48 | hours | limit | US | 2008 | EPA, Mold Remediation in Schools and Commercial Buildings | medium | damage-restoration
us-flood-inch@fema | What an inch of water can cost | one inch of water can cause up to # of damage to a home | 25000 | USD | estimate | US | 2023 | FEMA National Flood Insurance Program | medium | damage-restoration
us-silica-limit@osha | Allowed silica in the air of a site | workers may breathe at most # micrograms of silica per cubic metre over a shift | 50 | micrograms | limit | US | 2017 | 29 CFR 1926.1153 | medium | floors-tiles
us-flooring-pay@bls | Median pay of floor and tile setters | a flooring installer or tile setter earns a median of about # a year | 48700 | USD/year | wage | US | 2023 | BLS Occupational Outlook Handbook | low | floors-tiles
gb-cis-deduction@hmrc | Tax held back from registered subcontractors | contractors hold back # from the labour pay of registered subcontractors | 0.2 | share | fee | GB | 2007 | HMRC Construction Industry Scheme | medium | floors-tiles
gb-psti-fine@uk | Highest fine under the British device security law | makers of insecure smart devices risk fines of up to # | 10000000 | GBP | fee | GB | 2024 | Product Security and Telecommunications Infrastructure Act 2022 | medium | home-av
eu-cra-fine@eu | Highest fine under the European device security law | makers who miss the essential security duties risk fines of up to # | 15000000 | EUR | fee | EU | 2027 | Regulation (EU) 2024/2847, Art. 64 | medium | home-av
insteon-shutdown@insteon | What a closed cloud does to a home | Insteon switched off its servers without warning and left hubs blinking red on walls | - | - | statement | US | 2022 | Insteon notice to users | medium | home-av
`,
  wordings: `
# damage-restoration
also: flood crew, drying crew, restorer, remediation, mitigation, emergency board-up, extraction pump, wet vac, air mover, axial fan, desiccant dryer, thermal camera, hygrometer, drying chamber, containment sheet, negative air, scrubber, hepa, ozone machine, soot sponge, dry ice blasting, antimicrobial, category three water, black water, grey water, soaked carpet, swollen laminate, bulging ceiling, skirting off, wet insulation, salt stains, efflorescence, injected damp course, tanking, sump pump, crawl space, attic mould, black spots, musty smell, asthma child, council flat damp, frozen pipe, washing machine hose, dishwasher leak, roof leak storm, hurricane, typhoon clean-up, cloudburst flat, wildfire ash, kitchen fire, candle fire, burnt wiring smell, unattended death, squatters' mess, needles, hoarding, contents inventory, wet photo albums, document drying, storage of belongings, alternative accommodation, excess, claim number, scope of works, assignment of benefits, contractor panel, surveyor's report, leckortung, trocknungsgeräte, estrichtrocknung, assèchement, expert sinistre, humedades, mofo na parede, rutubet, house smells after flood, dry out a house, clean up after fire
plain: after the disaster, catastrophe clean-up, drenched houses, drenched rooms, inundated dwellings, inundation aftermath, blaze aftermath, smoke-blackened rooms, fungus on walls, fungal growth dwelling, dehydrating walls, dehydration machines, measured dehydration record, insurer proof readings, insurers' quarrel fan rent, hidden wetness, wetness behind plaster, wetness search, death in flat, corpse discovery cleaning, compulsive collectors' flat, bereaved families guidance, tenants with fungus, letter to landlord fungus, independent air test, storm call wave, many calls after storm, stone cellar sweating, breathable plaster, historic cellars vienna, mud-stricken villages, neighbourhood teams mud, salvage of belongings, rescue of soaked photographs, single firm for catastrophe, habitability restored, specialised cleaning activities, disaster recovery contractors, remediation of premises, insurance reinstatement works, decontamination, property claims supply chain, emergency mitigation, surge capacity, structural drying, forensic moisture mapping, housing disrepair, environmental hygiene, soot, stench, soaked carpets, ceiling came down, black spots on wall, musty cellar, burned kitchen, river mud in house, corpse flat, blood stains, piles of rubbish, rats among rubbish, sodden plaster, ruined furniture, coughing children, storm took tiles, wet house made dry, smell after fire, black stuff on walls, clean after dead person, fans and heaters hired, daily humidity chart, kilowatt log for adjuster, hygrometer diary, tracer gas and endoscope, thermal look behind tiles, damp culprit located, discreet cleansing after suicide, squalor clearance, needles and bodily fluids, disrepair letter for renters, spore sample, landlord compelled, overflow call handling, triage of callers, queue of drenched homes, lime mortar patience, vaulted cellar ventilation, rubble walls, disaster recovery dwellings, water damage contractors, remediation, insured repair, soot removal, disputed necessity, humidity logging, dehumidifier, equipment invoice, daily measurement, evidence for insurer, rejected cost, remote sensing, moisture detection, concealed wetness, cavity probe, thermal imaging, fungal growth, plasterboard, hygrometer, biohazard, trauma cleaning, hoarding, bereaved relatives, odour removal, decomposition, discreet crew, renters' rights, unhealthy housing, fungus, ventilation dispute, independent assessor, child's lungs, property agent, emergency triage, surge staffing, catastrophe calls, dispatch overflow, contractor alliance, itinerant contractors, overnight hotline, historic masonry, breathable render, rising moisture, heritage building, salt, sham treatment, cellar
A pipe burst above my mother's kitchen on Boxing Day, and four firms came: one to stop it, one to dry, one to judge, one to paint. I'd like to be all four.
Drying machines for hire with a meter inside that writes the log for the claim.
me + 2 vans in chennai, every cloudburst ppl call for wet walls n mould, no insurance here, cash, what kit do i need first
We cleaned a flat after a man had lain there for weeks. Nobody tells the family what it costs or whom to ring; I wrote the leaflet, then started the firm.
Hillside villages in Valencia after the mud: teams of neighbours trained to strip plaster, wash and log readings so that the state fund pays.
Cellars in old Vienna houses sweat all summer. Survey, vents, lime plaster and a yearly reading, not another injected miracle.
There's black stuff round the baby's window again and the landlord says open it more. A fair test and a letter that makes him act.
I adjust two hundred escape-of-water claims a year and spend most of the time arguing about fan days. Agreed readings, taken by the machine, would end it.
# floors-tiles
also: floor guy, flooring crew, sub-floor, underlay, gripper rods, knee kicker, stretcher, chalk line, notched trowel, spacers, levelling clips, wet saw, angle grinder, tile cutter, mosaic sheet, herringbone, chevron, skirting board, threshold strip, stair nosing, expansion gap, moisture barrier, adhesive bucket, thinset, batch number, shade variation, lippage, hollow tile, cracked grout, loose tile, squeaky boards, cupped planks, drum sander, hardwax oil, waste percentage, quantity take-off, skim coat, bonding coat, hawk and trowel, lime plaster, ceiling rose, jointing tape, stud wall, suspended ceiling, lining paper, tadelakt, zellige, granite polishing, vitrified tile, mosaic chips, red oxide floor, athangudi tile, mud floor, garage floor coat, school corridor lino, linoleum, cork floor, mistri, mason gang, knee pads, estrich, trockenbau, ragréage, faux plafond, baldosa, porcelanato, gesso, alçıpan, lay a floor, new carpet, do up the bathroom floor
plain: floor coverings fitting, surfaces underfoot, ceramic squares, ceramic surfaces laying, stone surfaces indoors, wall smoothing craftsmen, wall coating craftsmen, walls and ceilings smoothing, wooden floor refreshing, old floorboards refreshing, vacuum grinding floor, without dust weekend, room scan quantity, same colour lot reserved, too few boxes, dryness proof floor base, damp floor base, probe floor base, adhesive manufacturers complaints, lending craftsmen, craftsmen between assignments, exchange of craftsmen, handmade ceramic tamil, ceramic with craftsman abroad, kneeling work damage, worn knees, women learning vinyl, training floor craft, surface measurement photo, square metre error, workshop floor coating, garage coating two days, patterned cement squares, interior finishing crafts, mortar and joints, seamless surfaces, floor and wall covering, building completion and finishing, joinery of floors, plastering activities, terrazzo workers, interior finishing subcontractors, quantity take-off, moisture certification of subfloors, labour pooling of craftsmen, artisanal ceramic export, occupational knee injuries, surface finishers, linoleum, cork, oak planks, mosaic, skirting boards, lino in kitchen, cracked squares, hollow sound, bubbles in vinyl, wavy ceiling, dusty house, slippery bathroom, squeaking planks, stucco, trowel, buckets of mortar, put down new floor, square stones in bathroom, make wall smooth, shine old wood, laser room capture, lot number held back, waste percentage computed, hygrometer in slab, carbide bomb reading, cement base not cured, dustless grinding, vacuumed grinder, varnish by sunday, idle masons borrowed, subcontract mates, day exchange of masons, hand-pressed encaustic, crate with setter, kneepads and carts, apprentices for trowel, newcomers' trial floor, parquet, ceramic, interior finishing trades, subfloor, renovation contractors, quantity estimate, digital room measurement, shade variation, material reservation, leftover stock, colour mismatch, carpet retailer, cutting waste, humidity certificate, concrete curing, blistering, residual dampness, flooring failure, liability dispute, probe, wooden plank refinishing, dustless abrasion, lacquer, hardwood restoration, scratches, machine rental, household disruption, tradesmen pool, short-term labour, subcontract matching, missing craftsmen, site scheduling, idle gaps, wall finishing, artisanal encaustic, cement mosaic, craft export, fragile freight, specialist installer, uneven pieces, designers, occupational injury, ergonomic aids, apprenticeship, kneeling, joint pain, craft succession, power stretcher
The showroom said twelve boxes, the hall needed fourteen, and the factory had stopped that colour. Scan the rooms, plan the cuts and reserve the batch.
Dust-free sanding of old pine boards, booked for the weekend when the family is away.
tiler in lisbon, 3 guys, whatsapp quotes at nite from blurry pics, always wrong on m2, want quick measure + price + deposit
My knees gave out at forty-four after a life of carpets. Now I teach young women to lay vinyl and rent them to shops by the day.
Athangudi tiles are still poured by hand in a few Tamil villages; I crate them for architects in Bangalore and Dubai and send a layer along.
Polished garage and workshop coatings, done in two days, with a test patch and a five-year promise.
Our plasterer's brilliant but he turns up when the fancy takes him. A board where small builders lend each other good hands for half a week.
I distribute adhesives, and most complaints are about wet screeds. A cheap probe and a photo record would save my reps a hundred drives.
# home-av
also: custom install, integrator, av guy, telly on the wall, hdmi cable, coax, cat6, patch panel, network rack, access point, dead spot, buffering, router cupboard, fibre box, powerline, projector, acoustic panel, screen drop, soundbar, in-ceiling speaker, remote control mess, universal remote, scene button, motorised curtain, thermostat link, voice assistant, door station, gate intercom, entry phone block, camera doorbell, bus system, wall keypad, project file, lost password, bricked hub, discontinued gadget, cloud shutdown, lightning surge, roof antenna, dish alignment, lnb, multiswitch, communal dish, freeview, terrestrial signal, iptv box, karaoke room, prayer hall sound, yacht system, holiday house remote check, show flat, pre-wire, first fix, second fix, handover folder, service plan, sunday call, grandparents tablet, printer won't connect, computer help at home, antennentechniker, heimkino, netzwerkdose, antenniste, courant faible, instalador de antenas, wi-fi ruim, akıllı ev, smart switch fitter, dth technician, make tv work, too many remotes
plain: domestic electronics fitting, connected dwelling, intelligent dwelling, entertainment equipment at home, television reception, reception technicians, household networking, wireless reception rooms, thick walls reception, stone dwelling reception, reception measured, too complicated dwelling, three simple switches, simplified controls babysitter, access codes folder, electronics documentation, forgotten access codes, vanished manufacturer, manufacturer bankrupt devices, independent of internet service, wires before plastering, cabling plan builders, cabling for contractors, roof reception after gale, ladder technician, alpine second dwelling watch, remote watch shutters heating, film room at home, living-room electronics, helper for grandparents' devices, door talk system, blinds and lamps together, one operation for everything, new flats electronics, television specialist, domestic technology adviser, installation of aerials, low-voltage contractors, residential systems integration, domestic electronics commissioning, consumer technology support, managed home networks, structured wiring subcontract, as-built documentation, vendor-independent control, residential developers' packages, connectivity surveys, audiovisual fitters, telly, rabbit ears, satellite bowl, remote controls everywhere, buffering upstairs, snow on the screen, dish blown down, doorbell chimes, loudspeakers in ceiling, projector, light scenes, dead hub, company shut servers, babysitter cannot start film, cottage walls, router in cupboard, television not working, one button for all, net in every room, lamp by voice, wall screen hung, grandmother's telly, keypad by the door, four-button living, programming scenes, granite walls relay, measured coverage plan, access point per storey, handover binder, credentials vault for owner, wiring diagrams kept, local control without servers, orphaned hubs rescued, replacing discontinued bridge, first-fix conduits, small developers' cabling bundle, mast realigned after gale, residential technology, entertainment installers, domotics, custom integrators, household automation, simple controls, wall switches, guests baffled, usability, lighting scenes, babysitter, elderly occupants, wireless coverage, masonry dwelling, access points, dead zones, cabled backbone, farmhouse, overheated repeater, documentation handover, credentials escrow, wiring diagram, property sale, departed installer, equipment cabinet, locked system, discontinued service, local control, orphaned devices, replacement controller, bankrupt vendor, motorised shades, stranded gadgets, first-fix wiring, housebuilders, structured cabling, forgotten outlet, plaster stage, projection, coordination with builder, satellite receiver, rooftop antenna, gale, picture loss, height access, repositioning, sports broadcast
Every room in our new house has a different app, and the babysitter could not turn on a lamp. Come in, throw half of it out and make three buttons work.
Strong signal in every bedroom of a stone farmhouse, measured before and after.
dth + cctv fitter in nairobi estates, 6 jobs a day by mpesa, want to offer solar + smart locks, suppliers? training?
A client's lights stopped when a firm in California closed overnight. I drove to eleven homes that week and have refused anything without a local mode since.
Weekend houses in the Alps: check heat, water, shutters and internet from the valley, and drive up when something is off.
Pre-wiring for small builders who still put one socket behind the telly: drawings, cable, test sheet and a labelled box in the hall.
Dad's picture went funny, the dish blew round in the storm. Proper local chap with a ladder, not a call centre.
I sell flats off plan; buyers ask for smart, and my contractor delivers gadgets with lost passwords. A handover folder and a year of help would calm everyone.
`,
});
