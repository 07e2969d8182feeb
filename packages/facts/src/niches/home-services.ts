import { homeServicesFacts } from './facts/home-services.ts';
import { homeServicesJobs } from './jobs/home-services.ts';
import { readField } from './reading/read-field.ts';
import { homeServicesWordings } from './wordings/home-services.ts';

export const homeServices = readField('home-services', {
  niches: `
# plumbers: plumbing and emergency callouts
words: plumber, plumbing, plumbing company, burst pipe, blocked drain, drain cleaning, water heater, boiler repair, gas engineer, emergency callout, leak detection, bathroom fitter, missed calls for plumbers, plumber dispatch, service van, tap repair, geyser repair, blocked toilet, call a plumber, callout fee, sewer line, water leak, tradesman on the tools
job: answer the emergency call and send the right van first
buyer: owners of plumbing firms
user: plumbers in the van
run: householders, cafés and landlords | people call again whoever came the same night and left the bathroom clean | parts runs, free quotes and boiler callbacks under guarantee eat the call-out fee
rival US: ServiceTitan | dispatch boards and pricebooks for larger shops | per technician a month
rival US: Housecall Pro | appointments and invoices for small crews | per firm a month
rival GB: Commusoft | job sheets and gas certificates in Britain | per user a month
rival: Tradify | quotes and jobs for sole traders | per user a month
rival EU: Plancraft | quotes, job sheets and invoices for European trades, from Hamburg | per firm a month
rival IN: Urban Company | fixed-price plumber visits in Indian cities | per visit
system: QuickBooks | takes the invoice and pays the supply house
system: Google Local Services Ads | brings verified calls and charges per lead
system US: the Ferguson catalogue | holds part numbers and trade prices
system GB: the Gas Safe Register | proves who may touch a boiler
today: the owner answers the mobile under a sink, scribbles the address on cardboard and prices at the kitchen table
cost: a missed burst-pipe call goes to the next number on Google within a minute
pain: the van carries the wrong cartridge, and a second trip to the merchant eats the job's profit
pain: quotes for water heaters are written at night and never followed up
pain: paid leads turn out to be renters, price shoppers or a rival's answering service
channel: plumbing supply-house counters | plumbers stand at the counter each morning for coffee and parts
channel US: trade groups such as PHCC | owners share call scripts and price books
channel: home insurers and warranty firms | an insurer sends burst-pipe jobs and chooses the approved crew
cycle: 1-8 weeks | the owner decides after one bad weekend of missed calls
price: field software | 50-300 USD | technician a month
price: call answering | 200-800 USD | firm a month
rule US: state plumbing licences | a master plumber must stand behind each job, and the licence number goes on the ad and van
rule EU: Drinking Water Directive | fittings that touch water need approved materials, and installers must know them
rule GB: Gas Safe registration | only registered engineers may work on gas, and tenants need the yearly certificate
rule IN: municipal plumbing licences | a licensed plumber signs the water connection, and most others work by word of mouth
season: the first hard frost bursts pipes, and the Friday after Thanksgiving blocks American drains
next: maintenance plans | consumer finance | water-damage restoration
fail: uber-for-plumbers apps could not price an unseen leak, and good plumbers already had too much work
fail: software built for a big fleet was left by the sole trader after a fortnight of typing
lately: private equity buys plumbing shops town by town, and voice agents answer their calls at night
economics: 60-78 | 1-4 | 500-3000 USD
ask: How many calls ring out in a week, and how many of those were jobs? | What does the plumber do on it with wet hands between houses? | Which price book does the quote come from, and who keeps it right?
grade: low
# hvac: heating, cooling and heat pumps
words: hvac, air conditioning, ac repair, ac service, furnace, heat pump, heat pump installer, hvac technician, refrigerant, hvac maintenance plan, ac tune-up, comfort advisor, duct cleaning, mini split, heating engineer, ac gas refill, load calculation, boiler replacement, home ventilation, thermostat
job: sell and size the right system, and keep the summer rush profitable
buyer: HVAC contractors
user: comfort advisors
run: homeowners and shopkeepers | homeowners choose the firm that shows up in the heatwave and sizes before it sells | idle springs, refrigerant prices and warranty labour eat the install margin
rival US: ServiceTitan | call intake, pricebook and service plans | per technician a month
rival US: FieldEdge | service agreements and dispatch | per user a month
rival US: Conduit Tech | load calculations from a phone scan | per firm a month
rival EU: Aira | heat pumps with finance in Europe | for the installation or by the month
rival IN: Urban Company | fixed-price AC visits in India | per visit
rival GB: Octopus Energy | heat pumps priced after the British grant | a price per installation
system US: ACCA Manual J | sets the load calculation that inspectors ask for
system: the maker's dealer portal | holds warranties, parts and rebates
system GB: the MCS portal | releases the certificate that the British heat-pump grant needs
system: QuickBooks | takes invoices and deferred plan revenue
today: the advisor measures rooms with a tape, guesses tonnage by floor space and quotes at the kitchen table
cost: an oversized unit short-cycles and comes back as warranty calls in the first August
pain: every phone rings in the first heat wave, and in the mild spring crews sweep the shop
pain: technicians find a cracked heat exchanger but leave without a quote in the customer's hand
pain: the grant form is rejected for a missing heat-loss sheet, and the firm has paid for the pump
channel: equipment distributors' dealer days | Carrier and Daikin dealers buy what the territory manager shows
channel US: contractor groups such as Nexstar | owners compare close rates and copy scripts
channel: utility rebate programmes | approved installer lists send warm enquiries
cycle: 3-16 weeks | owners buy in the shoulder season, never in July
price: service software | 100-400 USD | technician a month
price: a home maintenance plan | 150-300 USD | home a year
rule US: EPA refrigerant rules | technicians need a Section 608 card, and new systems use mildly flammable refrigerants
rule EU: F-gas Regulation | quotas shrink, certified staff only may handle gas, and leak logs are kept
rule GB: Boiler Upgrade Scheme | the grant goes only through MCS installers with a proper heat-loss survey
rule IN: BEE star labels | room units carry star labels, and the table is tightened every few years
season: May to August and the first frost make the year, and spring and autumn must be sold as tune-ups
next: duct work | customer finance | home energy audits
fail: heat pump startups sold faster than they could train installers, and callbacks ate the grant
fail: direct online sales of units failed at the attic, where each house differs
lately: refrigerants changed, prices rose, and American tax credits ended while British grants grew
economics: 55-75 | 1-3 | 800-5000 USD
ask: How does the size of the system get proven to the inspector? | What share of tune-ups ends in a quote the same day? | What does it earn the contractor in April?
grade: low
# electricians: electrical quotes and certificates
words: electrician, electrical contractor, rewiring, fuse box, panel upgrade, consumer unit, ev charger installation, solar installer, eicr, electrical certificate, lighting installation, site electrician, electrical estimate, wireman, sparky, socket wiring, fuse board, smart home installer, electrical testing, circuit breaker
job: quote from photos or plans and certify without a night of paperwork
buyer: electrical contractors
user: electricians on site
run: homeowners, builders and landlords | owners recall the electrician who labelled the board and explained the trip switch | copper prices, unbilled extras and hours of certificates eat the day rate
rival GB: iCertifi | British test certificates on a tablet | per user a month
rival: Simpro | jobs and stock for electrical firms | per user a month
rival: Jobber | quotes and scheduling for small crews | per firm a month
rival: Kreo | takeoffs from drawings | per user a year
rival US: Qmerit | EV charger jobs passed to installers | a fee per job
rival EU: Plancraft | quotes and invoices for European trades, from Hamburg | per firm a month
system GB: the NICEIC portal | lodges the certificate and notifies building control
system: the Rexel catalogue | gives live copper and breaker prices
system: the utility connection portal | decides if the house may draw more
today: the electrician counts sockets on a paper plan, prices cable from memory and types test results at night
cost: a lost line item on a rewire, such as the earth bond, is done for free
pain: EV charger buyers send a blurred photo of the fuse board, and the site visit is unpaid
pain: the panel upgrade waits weeks for the utility's permit while the customer calls daily
pain: test readings are scribbled on the back of a cable drum and retyped for the certificate
channel: electrical wholesalers' counters | electricians trade prices and gossip at the counter each morning
channel GB: competent-person schemes | the scheme's assessor sees the firm each year and names tools
channel: charger makers' installer programmes | the maker passes leads to firms it has trained
cycle: 1-6 weeks | a small firm decides alone after one certificate on site
price: a certificates app | 20-60 GBP | user a month
price: an estimating seat | 100-400 USD | seat a month
rule US: National Electrical Code | the local inspector reads the code edition that the state adopted
rule EU: Energy Performance of Buildings Directive | new buildings need cabling for chargers
rule GB: Part P | notifiable work in a home must be certified to building control
rule IN: CEA safety regulations | a licensed wireman or contractor must sign the load before the utility connects
season: rewires fall in summer, charger orders at plate changes and festive lighting in autumn
next: battery jobs | maintenance for landlords | load checks for heat pumps
fail: photo-quote apps missed the board behind the cupboard, and the fixed price lost money
fail: EV charger middlemen squeezed the install price until good electricians refused the leads
lately: chargers, heat pumps and batteries make the house's main fuse the bottleneck
economics: 60-78 | 1-4 | 200-1200 USD
ask: Which certificate does it produce, and which scheme accepts it? | How far is the quote from the final invoice on a rewire? | Where does the price of cable come from this morning?
grade: low
# house-cleaning: house cleaning and maid services
words: house cleaner, home cleaning, maid service, cleaning company, cleaning business, deep clean, end of tenancy cleaning, move-out clean, recurring clean, find a cleaner, window cleaner, kaamwali, maid, char lady, carpet cleaning, oven cleaning, cleaning schedule, cleaner cancelled, housekeeper, domestic cleaning agency
job: keep the same cleaner at the same door each fortnight
buyer: owners of cleaning firms
user: cleaners
run: busy families and short-let hosts | families keep the firm that sends the same cleaner and knows the cat hides upstairs | bus time between flats, sick cover and cleaners hired away by clients eat the hourly price
rival: ZenMaid | schedules for maid services | per seat a month
rival: BookingKoala | price-and-pay pages for cleaning firms | per firm a month
rival: Jobber | quotes, routes and invoices | per firm a month
rival EU: Batmaid | employed house cleaners in Swiss and other cities | by the hour
rival: Molly Maid | franchised cleaning teams | by the visit
rival IN: Urban Company | cleaning visits and maids by the hour in Indian cities | per visit
system: Google Business Profile | holds the reviews that bring the next street
system: Stripe | charges the card on file after the visit and on late cancellation
system US: Gusto | pays cleaners by the job and the mile
today: the owner plays Tetris with keys, dogs and sick cleaners on a wall calendar before breakfast
cost: one cleaner who does not come means a re-clean, a refund and a client who tells the street
pain: the client hires the cleaner away for cash after a few visits
pain: a first clean takes far longer than the quote, which was given by bedroom count
pain: keys, alarm codes and pet notes live in the owner's phone
channel: letting agents | end-of-tenancy cleans come back each month end with the keys
channel: cleaning-owner groups on Facebook | owners follow a peer who got off the mop
channel: neighbourhood groups | one street of clients makes a route pay
cycle: 1-4 weeks | the owner moves the schedule over a quiet weekend
price: scheduling software | 20-200 USD | firm a month
price: a recurring clean | 120-220 USD | visit
rule US: worker classification tests | cleaners sent with the firm's kit and rules are employees in most states
rule EU: household voucher schemes | declared cleaning is subsidised in Belgium and France, and a platform must fit the scheme
rule GB: VAT threshold | crossing the threshold adds tax to each hour of cleaning
rule GB: worker status law | agencies that set hours and price owe cleaners holiday pay
rule IN: Shops and Establishments Acts | cleaning firms register staff, and cash maids set the price
season: spring cleans and December are full, move-outs fall at month end, and August is quiet
next: laundry | holiday-let turnovers | cleaning supplies
fail: Handy and others churned cleaners faster than clients, and the home never saw the same face
fail: instant booking sold hours that no cleaner nearby wanted
lately: wages passed what clients pay for a cheap clean, and owners drop one-off jobs for routes
economics: 60-75 | 2-5 | 100-600 USD
ask: What share of clients has the same cleaner after a quarter? | Are cleaners employed or self-employed, and who has checked? | How many minutes of driving lie between paid hours?
grade: low
# outdoor-trades: lawn, pest, roof and paint crews
words: landscaper, lawn care, lawn mowing, gardener, tree surgeon, pool cleaning, pest control, exterminator, roofer, roofing, gutter cleaning, house painter, painting contractor, pressure washing, snow removal, fence installer, window cleaning round, driveway paving, arborist, termite treatment, decorator, garden maintenance
job: price by the street and fill the route before the season starts
buyer: owners of outdoor crews
user: crew leaders
run: homeowners and housing managers | owners rebook the crew that shut the gate, swept the path and came when promised | rain days, trailers, fuel and crews who leave after summer eat the season
rival US: LawnStarter | mowing visits in American suburbs | a share of each visit
rival: Jobber | quotes, routes and invoices for small crews | per firm a month
rival US: FieldRoutes | pest control software from ServiceTitan | per firm a month
rival US: Roofr | roof measurements and quotes | per user and report
rival EU: Plancraft | estimates and invoices for painters and roofers in Europe | per firm a month
rival IN: Asian Paints | house painting with its own paint and listed crews | by the square foot
system US: EagleView | measures roof and lawn from the air
system US: Xactimate | prices storm repairs in the insurer's own words
system: QuickBooks | invoices the route each month
system: Google Business Profile | shows the before-and-after photos that win the next street
today: the owner drives the street, eyeballs the roof or lawn and drops a quote that gets no reply
cost: windshield time between yards and rained-off days eat the crew's paid hours
pain: the crew skips a yard behind a locked gate, and the office learns of it from the angry client
pain: a hail storm brings out-of-town roofers who knock on every door first
pain: the chemical log for the lawn spray is filled in from memory on Friday
channel: yard signs on the same street | the neighbour's lawn is the best advert
channel: mower dealers and paint stores | crews load up at the dealer before sunrise
channel: property managers | a property manager awards roofs and mowing routes in bundles
cycle: 1-8 weeks | owners buy in the dead months before the first mow or storm
price: routing software | 50-300 USD | firm a month
price: an aerial roof report | 10-40 USD | roof
rule US: pesticide applicator licences | spraying needs a licensed applicator and a log for each yard
rule EU: Sustainable Use of Pesticides Directive | many sprays are barred in gardens, and users need training
rule GB: waste carrier registration | a van with garden waste needs a carrier registration
rule GB: Work at Height Regulations | roof and gutter work needs a plan and fall protection
rule IN: Insecticides Act | pest control firms need a licensed expert and registered chemicals
season: the first mow, hail season, autumn leaves and snow contracts decide cash flow
next: irrigation | holiday lights | insurance claim paperwork
fail: on-demand mowing sold single cuts, and crews could not build a route
fail: storm-lead sellers promised roofs and delivered homeowners with small claims
lately: aerial images price a roof or lawn before the phone call ends
economics: 60-75 | 2-5 | 150-900 USD
ask: How dense is the route, in stops an hour? | What does the crew do when the gate is locked, and who hears of it? | What happens to cash between November and March?
grade: low
# appliance-repair: appliance repair at home
words: appliance repair, washing machine repair, fridge repair, dishwasher repair, oven repair, dryer repair, microwave repair, tv repair, ro purifier service, water purifier service, mixer grinder repair, white goods, appliance technician, service engineer, spare part lookup, error code, compressor, home warranty job, extended warranty repair, repair cafe, right to repair, fundi, sewing machine repair, vacuum repair, coffee machine repair, model number plate, electronics repair shop, out of warranty
job: arrive with the right part and close the job on the first visit
buyer: owners of appliance repair firms
user: field technicians
run: households and laundromats | people ring the repairer who brought the pump in the van and said honestly when to scrap | misdiagnosed boards, second trips and low warranty rates from makers eat the call fee
rival US: Sears Home Services | repairs by own technicians | per visit plus parts
rival GB: Domestic & General | repair plans for appliances | by the month
rival IN: Onsitego | protection plans and repairs | per plan or visit
rival: Encompass | parts and diagrams for repairers | per part
rival US: ServicePower | warranty dispatch between makers and servicers | per dispatched job
system US: ServiceBench | hands out warranty jobs and decides the claim
system: the maker's service manual portal | shows the fault tree to authorised firms only
system: PartSelect and other part finders | match the model plate to the part
today: a technician drives out to read the model plate, orders a pump and returns a week later
cost: the second visit eats the labour charge, and the customer buys a new washer meanwhile
pain: warranty firms pay a flat rate that does not cover the drive
pain: parts cost nearly as much as a new fridge at the discounter
pain: old technicians retire, and nobody learns sealed-system work
channel: warranty companies and makers | a warranty firm sends jobs to whoever covers the postcode
channel: landlords and housing managers | a letting agent needs a cooker fixed by Friday
channel: parts counters | each independent repairer phones the parts counter daily
cycle: 1-5 weeks | the owner tries it with one van and keeps it if first-visit fixes rise
price: a diagnostic visit | 70-130 USD | visit
price: technician software | 40-120 USD | technician a month
rule US: state right-to-repair laws | Minnesota and others force makers to give manuals and parts to independents
rule EU: Right to Repair Directive | makers must repair listed goods after warranty at a fair price
rule GB: Ecodesign Regulations | spare parts for washers and fridges must stay available for years
rule IN: Consumer Protection Act | refusing a repair or a working spare can count as a deficient service
season: fridges and coolers fail in heat, ovens before Christmas and Diwali, dryers in wet months
next: used appliances | maintenance visits | care plans for landlords
fail: repair marketplaces sent any handyman, and the sealed system came back broken
fail: fixed-price promises met machines that needed a board worth more than the fee
lately: makers must offer parts and repairs by law, and phone cameras let a technician see the fault first
economics: 35-55 | 2-4 | 40-250 USD
ask: What share of jobs is closed on the first visit, by brand? | Who pays for the visit when the customer decides not to repair? | Where do parts and wiring diagrams come from?
grade: low
# homeowners: home upkeep records for owners
words: homeowner, home maintenance, maintenance reminder, home manual, house manual, home checklist, warranty tracker, home inventory, filter change reminder, contractor quotes, compare quotes, fair price check, home inspection, home inspector, house survey, snagging survey, new homeowner, first home, home log book, home documents, appliance manuals, holiday home check, key holder, second home care, home concierge, home membership, landlord home check, damp, mould, chimney sweep, boiler service reminder
job: know what the house needs next and what a fair price for it is
buyer: owners of ageing houses
user: homeowners
run: owners of ageing houses | owners stay with the upkeep firm that cleared the gutter before the storm and sent a photo | small jobs far apart, subcontractor mark-ups and members who only call in crises eat the plan
rival US: Thumbtack | home plans and hired trades | nothing to owners
rival US: Honey Homes | a handyman membership | by the month
rival: HomeZada | a digital home file | by the year
rival US: Frontdoor | home service contracts with video experts | by the year
rival US: Spectora | report software for home inspectors | per inspection or month
system: the survey or inspection report | lists the faults on the day of purchase and is then forgotten
system: the land and permit register | shows which extension was ever approved
system: smart thermostats | know when the boiler begins to fail
today: the owner keeps manuals in a drawer, remembers the gutter when it overflows and asks neighbours for a roofer
cost: a neglected gutter becomes a rotten joist, and a lost invoice voids the warranty
pain: quotes for the same boiler differ wildly, and the owner cannot read any of them
pain: a past owner's extension has no papers when the house is sold
pain: the app reminds, but nobody comes to do the job
channel: home inspectors and surveyors | the inspector hands over the first list of faults with the keys
channel: mortgage lenders and insurers | an insurer gains when the water heater is changed in time
channel: estate agents' closing gifts | an agent wants a reason to be remembered after the sale
cycle: 1-3 weeks | an owner signs up in the month of moving or after a scare
price: a handyman membership | 150-400 USD | home a month
price: a home file | 0-8 USD | home a month
rule US: state home inspector licences | reports follow a state standard and limit what an inspector may repair
rule EU: Energy Performance of Buildings Directive | renovation passports and certificates gather the house's papers
rule GB: Building Safety Act | a golden thread is kept for towers, while houses rely on loose certificates
rule IN: RERA | the builder must mend structural defects for years after handover
season: gutters in autumn, boilers ahead of frost, damp after monsoon, and moving in summer
next: insurance discounts | renovation plans | sale-ready document packs
fail: free home-file apps had no daily use and no one who paid
fail: memberships priced on average jobs attracted the owners of the worst houses
lately: insurers refuse old roofs and use aerial photos, so owners need proof of upkeep
economics: 20-70 | 2-6 | 30-400 USD
ask: How often does an owner open it in a month without a leak? | Who pays: the owner, the lender, the insurer or the trade? | Does somebody come and do the work, or does it only remind?
grade: low
# windows-doors: window fitters, glaziers and garage doors
words: glazier, broken window, double glazing, window fitter, window installer, upvc window, window replacement, sash window, garage door, garage door spring, garage door opener, roller shutter, awning, pergola, blinds fitter, curtain installer, curtain maker, screen door, mosquito net, grill gate, shower glass, emergency boarding up, conservatory, front door fitter, aluminium fabricator, aluminium window, glass cutter, mirror fitter, fly screen, rolladen, volet, window salesman, glass balustrade, skylight
job: measure once, order right and fit before the weather gets in
buyer: owners of window and door firms
user: surveyors and fitters
run: homeowners, landlords and shopkeepers | owners choose the fitter whose measured price stayed and who left no crack in the plaster | mis-sized units, showroom rent and scaffold days in rain eat the fitting price
rival US: Renewal by Andersen | replacement windows sold at the kitchen table | per project
rival US: Precision Door Service | franchised garage door repair | per job
rival GB: Tommy Trinder | window and door quotes on a tablet | per firm a month
rival EU: Klaes | order and production software for window makers | by licence
rival: Hunter Douglas | made-to-measure blinds through dealers | per item
system: the fabricator's price book | turns sizes into an order that cannot be changed
system: laser measurers | send the opening to the survey sheet
system: the spring and panel catalogue | decides whether the door is mended today
today: a salesman names a price that falls by the hour, a surveyor measures again, and the fitter finds it short
cost: one wrong width makes a sealed unit that fits no other house and a tarpaulin over the hole
pain: lead times stretch, and the deposit is spent before the frames come
pain: a garage spring breaks with the car inside, and the right spring is not on the van
pain: misted panes come back under guarantees given by a firm that changed its name
channel: fabricators and glass merchants | a fabricator knows each small fitter by his weekly order
channel: insurers that pay for storm and break-in repairs | an insurer wants boarding, pane and photo in one visit
channel: builders and energy advisers | an energy check names the windows first
cycle: 1-8 weeks | the owner signs when one quote round is faster than his pad
price: window quoting software | 60-250 USD | firm a month
price: a garage spring repair | 150-400 USD | job
rule US: FTC cooling-off rule | a sale made in the living room can be cancelled within days
rule EU: Construction Products Regulation | windows and garage doors carry a declaration of performance
rule GB: FENSA | replaced windows need a certificate of the building rules
rule IN: quality control order for glass | safety glass must bear the BIS mark
season: storms bring glass, autumn brings draughts, and blinds sell in the first hot week
next: blind and awning service | energy grants | guarantee registers
fail: lead sellers called each home in town until the trade's name suffered
fail: online window shops left measuring to the buyer and drowned in remakes
lately: insulation grants and triple panes lift tickets, while photo measuring cuts the second visit
economics: 35-55 | 2-4 | 80-600 USD
ask: What share of units is remade, and who measured them? | How long is it from deposit to fitting? | Who honours the guarantee if the firm closes?
grade: low
`,
  facts: homeServicesFacts,
  wordings: homeServicesWordings,
  jobs: homeServicesJobs,
});
