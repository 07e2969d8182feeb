import { logisticsFacts } from './facts/logistics.ts';
import { logisticsJobs } from './jobs/logistics.ts';
import { readField } from './reading/read-field.ts';
import { logisticsWordings } from './wordings/logistics.ts';

export const logistics = readField('logistics', {
  niches: `
# haulage: haulage dispatch and paperwork
words: haulage, haulier, haulage firm, trucking company, trucking, small fleet, owner-operator, truck driver, truckers, hgv, lorry, transporter, truck dispatcher, load planning, empty miles, backload, return load, proof of delivery, tachograph, eld, hours of service, transport manager, traffic office, fuel card, cmr note, fleet telematics
job: keep lorries loaded both ways and get paid for each run
buyer: owners of haulage firms
user: dispatchers
run: factories, farms and building merchants | shippers keep the haulier who rings before the delay and brings back signed notes | diesel, tyres, empty return legs and invoices paid after a season eat the rate
rival: Samsara | telematics, cameras and ELD for fleets | per vehicle a month on multi-year contracts
rival US: Motive | ELD and fleet cards for American carriers | per vehicle a month
rival US: McLeod Software | the TMS of mid-size carriers | a licence and a yearly fee
rival GB: Mandata | transport management for British hauliers | per user a month
rival IN: Fleetx | fleet software for Indian transporters | per vehicle a month
rival EU: Webfleet (Bridgestone) | tracking and tachograph downloads for European fleets | per vehicle a month
system: the tachograph or ELD | holds the hours that decide who may still drive
system US: DAT | lists the loads that fill the way home, for a seat fee
system: QuickBooks | turns a signed POD into an invoice
system IN: India's e-way bill portal | issues the number without which a truck may not move
today: the traffic office plans tomorrow on a whiteboard and rings drivers who answer from a lay-by
cost: empty running and hours waited at the dock are diesel and wages that no invoice carries
pain: the invoice waits until a creased delivery note comes back in the cab a week later
pain: a driver runs out of hours one junction before the drop because the dock was late
pain: rates are agreed by phone, and the waiting time is argued away at month end
channel: truck dealers and telematics resellers | the owner meets the dealer at each new unit
channel: haulier associations | members ask their compliance desk what to use
channel: fuel card and factoring firms | a factoring firm already pays the carrier each week
cycle: 2-10 weeks | the owner decides alone once one trailer's worth of PODs came through without typing
price: telematics and tachograph download | 15-45 USD | vehicle a month
price: transport management for a small fleet | 30-120 USD | user a month
rule US: FMCSA ELD mandate | log data may be edited only with the driver's consent, with a trace of each change
rule EU: EU Mobility Package | cabotage, posting and rest at home are checked from the smart tachograph
rule GB: Operator licensing | a missed tachograph download can cost the firm its O-licence before the Traffic Commissioner
rule IN: GST e-way bill | the truck may not move before the bill number exists, and each stop may be checked
season: loads peak from October to Christmas, and in January lorries are parked up and contracts re-bid
next: freight invoice factoring | driver settlements | tyre maintenance
fail: load apps lost drivers who used them once and then rang the shipper directly
fail: systems that asked drivers to type were left closed in the cab
lately: rates fell below running cost after the pandemic boom, and small carriers have closed by the week
lately: English-language checks and non-domiciled licence limits take drivers off American roads
economics: 60-78 | 2-4 | 500-2500 USD
ask: Which tachograph, ELD or telematics feeds do you read without new hardware? | How many days earlier does an invoice leave, and who has measured it? | What does a driver have to tap, and what happens without signal?
grade: low
# brokerage: freight brokerage and carrier vetting
words: freight broker, freight brokerage, truck broker, load board, carrier vetting, double brokering, carrier onboarding, rate confirmation, spot rate, check call, load matching, carrier sales, freight fraud, cargo theft, truckload, ftl, digital freight, freight agent, freight quote desk, freight matching
job: cover a load with a carrier who is real, legal and on time
buyer: owners of freight brokerages
user: carrier reps
run: shippers and small carriers | shippers give the lane to the broker who still found a truck in the snow week | falling spread, slow-paying shippers and cargo claims eat the difference between buy and sell
rival US: DAT | the load board and rate history | per seat a month
rival EU: Timocom | a freight exchange with checked carriers across Europe | per company a month
rival US: Highway | carrier identity checks | by load volume a month
rival US: Parade | capacity and quoting for brokers | a yearly contract fee
rival IN: BlackBuck | load matching, tolls and fuel cards for Indian truckers | a commission and fees
rival GB: Haulage Exchange | loads matched among British hauliers | a membership a month
system US: McLeod | holds the load, the rate confirmation and the carrier file
system US: FMCSA SAFER | tells whether a motor carrier number is in force and is open to all
system US: MacroPoint | follows the truck once the driver accepts the ping
system: Project44 | gathers truck positions from many telematics boxes under contract
today: carrier reps post a load, take calls from strangers and check authority and insurance in a second window
cost: one load given to a thief costs the shipper, the claim and years of margin on that lane
pain: drivers' phones ring with check calls because the shipper wants an update each hour
pain: a carrier with a bought motor carrier number passes all checks and hands the load to another
pain: quotes for spot tenders go out an hour after a rival's machine has won the load
channel: TMS marketplaces | a broker buys only what writes into the load screen
channel US: Transportation Intermediaries Association meetings | brokerage owners compare fraud stories and suppliers
channel: the freight trade press | carrier reps and owners follow freight news daily
cycle: 4-16 weeks | the owner lets one desk try it and counts loads per rep
price: a load board seat with rates | 100-300 USD | seat a month
price: a carrier identity check | 500-3000 USD | brokerage a month
rule US: FMCSA broker authority | a broker needs a licence, a surety bond and records the carrier may ask to see
rule EU: eFTI Regulation | authorities must accept electronic freight papers, while liability follows the CMR
rule GB: RHA conditions of carriage | liability per tonne depends on whose conditions the load moved under
rule IN: GST on goods transport agencies | whoever issues the consignment note carries the tax treatment of the trip
season: produce season in spring and retail peak in autumn tighten trucks, and reps live from both
next: quick pay for carriers | shipper quoting portals | cargo insurance by the load
fail: Convoy shut down when its matching software could not outrun a falling spot rate
fail: apps that tried to cut out the broker found that shippers want somebody to blame
lately: identity theft of carriers rose until vetting became the first thing a shipper asks about
lately: the largest brokers let machines quote and book by mail, and a rep covers far more loads
economics: 65-80 | 1-3 | 1500-6000 USD
ask: Which TMS do you write the carrier and the rate into? | How many loads a day does one rep cover with it, against before? | Who pays when a carrier you passed steals the load?
grade: low
# customs: forwarding and customs clearance
words: freight forwarder, freight forwarding, clearing agent, customs broker, customs clearance, customs declaration, import duty, tariff code, hs code, importer, exporter, import export, bill of lading, commercial invoice, demurrage, container detention, incoterms, duty drawback, landed cost, de minimis, shipping documents, ocean freight quote, air cargo, container shipping
job: clear goods at the border without fines, storage or surprise duty
buyer: customs brokers
user: entry writers
run: importers and exporters | importers stay with the agent whose entries clear while others stand in the red channel | fronted duty, port storage disputes and retyped entries eat the clearance fee
rival: CargoWise (WiseTech) | the system many large forwarders run on | per transaction
rival: Descartes | customs filing and denied-party screening | by filing volume
rival: Flexport | forwarding with a portal for importers | a freight margin and fees
rival: Magaya | forwarding and warehouse software for smaller firms | per user a month
rival: Freightify | rate management and quoting for forwarders | per user a month
system US: ACE | takes the American entry and answers with a hold or a release
system IN: ICEGATE | takes the Indian bill of entry from licensed brokers
system: CargoWise | holds the shipment file and decides who may connect
system: terminal portals | tell when the box is off the ship and when free time ends
today: an entry writer retypes a PDF invoice and packing list into CargoWise and guesses the tariff line from last time
cost: a wrong code means a penalty years later, and a held box gathers demurrage by the day
pain: the commercial invoice says parts, and the classifier needs material, use and origin
pain: duty rates change by proclamation while the vessel is on the water
pain: free time ends before anybody knows the container was picked for an exam
channel: customs broker associations | brokers trust what passed another broker's audit
channel: CargoWise partners and EDI houses | the EDI house owns the pipe each filing goes through
channel: trade lawyers and accountants | importers phone their trade lawyer when a tariff changes
cycle: 6-24 weeks | the compliance manager tests old entries against it before one live filing
price: document reading for entries | 1-6 USD | entry
price: forwarding software | 80-250 USD | user a month
rule US: CBP broker rules | only a licensed broker may do customs business, so software assists and a person signs
rule EU: Union Customs Code | safety data goes in before loading, and the declarant answers for each field
rule GB: Border Target Operating Model | food and plants need advance notice, health papers and a border post
rule IN: Customs Brokers Licensing Regulations | a licensed broker files through ICEGATE and must know the client or lose the licence
season: boxes peak from July to October, and Chinese New Year empties the order books before and after
next: duty drawback claims | tariff refund claims | demurrage disputes
fail: instant-quote portals showed rates that carriers did not honour once space was short
fail: self-service customs sites met importers who wanted a licensed person to sign
lately: new tariffs and the end of the small-parcel exemption turned classification into board talk
lately: importers queue for tariff refunds and first-sale reviews, and entry writers redo years of lines
economics: 60-78 | 1-2 | 3000-12000 USD
ask: Who holds the broker licence and signs the entry? | What share of lines is classified right at full tariff length, measured on past entries? | Do you read from CargoWise, and who permitted it?
grade: low
# warehouse: third-party warehousing
words: warehouse, warehousing, godown, 3pl, fulfilment, fulfillment centre, order picking, pick path, stock count, cycle count, wms, warehouse management, pallet, putaway, inventory accuracy, barcode scanner, goods in, dock appointment, storage billing, slotting, cold store, pick and pack
job: pick the right goods in time and bill each client for it
buyer: owners of third-party warehouses
user: pickers and shift supervisors
run: online brands and importers | brands move to the shed that ships before the cut-off in peak and admits a miscount | empty rack bays, agency pickers and handling nobody billed eat the storage rate
rival US: Extensiv | WMS and billing for third-party warehouses | a monthly fee by client and order volume
rival: Manhattan Associates | WMS for large distribution centres | an enterprise subscription
rival: ShipHero | WMS for e-commerce fulfilment | a monthly fee by tier
rival GB: Mintsoft | WMS for British fulfilment houses | a monthly fee by orders
rival IN: Unicommerce | order and warehouse software in India | a fee by order volume
system: Shopify | sends the orders that must leave today
system: Zebra scanners | are the screen pickers truly look at
system: EDI ship notices | say what arrives on which pallet before the truck does
today: pickers walk with a paper list or an old Zebra gun, and a clerk counts pallets at month end
cost: a mispick costs the parcel, the return and sometimes the client, and unbilled handling is work for free
pain: stock on the screen is not in the bin, and the cut-off for the carrier is in an hour
pain: new pickers quit before they know the aisles, so peak is run by temps
pain: clients send boxes without an ASN and want them live on the shop the same day
channel: 3PL owner groups and consultants | owners ask who survived a WMS switch before peak
channel: scanner and rack resellers | the rack reseller is on site when the floor is laid out
channel: the Shopify app store | brands choose a warehouse by its integration
cycle: 8-30 weeks | no warehouse changes systems between September and January
price: WMS for a small third-party warehouse | 500-2500 USD | warehouse a month
price: the pick and pack of one order | 2-5 USD | order
rule US: Warehouse quota laws | California and New York forbid hidden speed targets for pickers
rule EU: GDPR | tracking each scan per picker needs a legal basis and often the works council
rule GB: Racking inspection duty | pallet racking is inspected by a trained person under the work equipment rules
rule IN: GST additional place registration | each client must register the warehouse as a place of business
season: Black Friday to Christmas makes the year, and nothing new goes live in that time
next: storage billing audits | returns grading | dock appointment booking
fail: robot and software pilots that worked in July were switched off in peak by the shift manager
fail: on-demand warehouse marketplaces filled space once and lost both sides to direct deals
lately: brands left warehouses that grew too fast, and third-party owners fight for clients on price
lately: robot arms and carts are rented by the pick, so smaller halls can try them for one peak
economics: 65-78 | 1-2 | 2000-8000 USD
ask: What was pick accuracy and lines per hour before and after, on the same aisles? | Which scanners and shop platforms work on day one? | When did a client last go live during peak?
grade: low
# last-mile: parcel and courier delivery
words: last mile, courier, delivery route, route optimisation, route planning, delivery driver, parcel, same-day delivery, failed delivery, missed delivery, delivery window, proof of delivery photo, dsp, delivery van, parcel locker, cargo bike, cash on delivery, rto, tracking link, local delivery, furniture delivery, drop density, delivery boy
job: deliver more stops per van on the first attempt
buyer: courier firms
user: route planners
run: online shops and their recipients | shops keep the courier whose parcels arrive dry, on the first ring and with an honest photo | failed doors, parking fines, van repairs and fuel eat the price per drop
rival: Onfleet | dispatch and tracking for local delivery | a monthly fee by number of tasks
rival: Circuit (Spoke) | a route app for couriers and small fleets | per driver a month
rival: Bringg | delivery orchestration for retail chains | an enterprise contract fee
rival: Locus (Ingka) | route planning for large shippers in India and abroad | a fee by order volume
rival: Shipsy | delivery management for Asian and Gulf carriers | a yearly contract fee
system: Shopify | sends addresses as the customer typed them
system: Google Maps | finds the door, or the wrong side of the block
system: carrier label APIs | hand over stops beyond the own round
today: a planner sorts parcels by postcode at dawn and the driver reorders the drops from memory
cost: a second attempt eats the margin of the first, and each idle minute at a door is paid
pain: customers are out, the flat number is missing and the phone goes to voicemail
pain: subcontracted drivers run several apps and drop the stop that pays least
pain: cash-on-delivery parcels come back refused and the shop pays both ways
channel: shop platform app stores | local shops search the app store when they buy a first van
channel: depot managers of parcel networks | subcontractors use the tool the depot accepts
channel: van rental and insurance brokers | the van broker meets each new courier at the start
cycle: 1-8 weeks | a courier tests it on one round, a retailer on one city
price: route planning and tracking | 20-60 USD | driver a month
price: same-day local delivery | 5-12 USD | drop
rule US: California AB 5 | routing that controls a driver's day can make an employee of a contractor
rule EU: Platform Work Directive | automated dispatch must be explained and reviewed by a person
rule GB: Worker status case law | couriers have won holiday and minimum pay where the app controls the round
rule IN: Code on Social Security | delivery platforms pay a levy into a gig workers' fund
season: parcels double from November to Christmas, and in India around Diwali
next: returns pick-up at the door | delivery slots in the shop checkout | electric vans
fail: quick-delivery firms paid riders more per drop than the basket earned
fail: crowd-sourced couriers worked for gifts in December and left in January
lately: retailers brought same-day in-house while Amazon and its partners took the dense routes
lately: out-of-home lockers spread from Poland across Europe and take the failed drop out of the round
economics: 55-75 | 2-5 | 200-1500 USD
ask: How many stops an hour does a round make, before and after? | What is the first-attempt rate, and how does it change with your message? | Who employs the driver, and who pays the failed drop?
grade: low
# cold-chain: refrigerated transport and cold storage
words: cold chain, refrigerated transport, reefer, reefer truck, reefer container, refrigerated van, cold storage, cold room, temperature logger, data logger, temperature excursion, frozen food transport, vaccine transport, pharma logistics, gdp compliance, insulated box, ice packs, dry ice, fish transport, banana ripening, flower transport, cold store operator, potato cold storage, solar cold room, milk tanker, thermo king, set point, pre-cooling, produce spoilage in transit, chilled delivery
job: deliver the load cold and prove that it never warmed
buyer: operators of refrigerated fleets
user: cold store supervisors
run: fruit growers, caterers and drug distributors | growers choose the store that loads at dawn and hands over a clean temperature chart | electricity, compressor repairs and chambers empty after harvest eat the pallet rent
rival: Thermo King | cooling units with telematics | a unit price and a monthly data fee
rival: Carrier Transicold | cooling units with Lynx telematics | a unit price and a monthly data fee
rival: Sensitech | loggers and reports for shipments | per logger or shipment
rival: Tive | live trackers for shipments | per tracker used
rival NG: ColdHubs | solar cold rooms for Nigerian markets | per crate a day
rival IN: Snowman Logistics | cold stores and reefer trucks | by pallet and trip
system: Thermo King TracKing | reads set point and return air from the unit
system: the warehouse system | says which pallet stood on the dock and how long
system: retailer delivery portals | reject the load when the probe reads too warm
today: the receiver pushes a probe between cartons, downloads a USB logger and argues about the dock door
cost: a rejected trailer of berries is a total loss, and the insurer asks who opened the doors
pain: the driver switches the unit off at night to save diesel or to sleep
pain: air temperature looks fine while the core of the pallet was loaded warm
pain: village growers have no pre-cooling, so the chain is broken before the first truck
channel: cooling unit dealers | the dealer services each unit and sells its telematics
channel: quality heads of food and drug shippers | a shipper's qualified person decides which logger counts
channel: cold storage associations | store operators compare power bills and ammonia audits
cycle: 4-30 weeks | a fleet trials a few trailers through one hot season
price: reefer telematics | 20-50 USD | trailer a month
price: a disposable live tracker | 20-80 USD | shipment
rule US: FDA sanitary transport rule | shipper and carrier agree temperatures in writing and keep the records
rule EU: ATP agreement | insulated bodies need a dated certificate plate and periodic tests
rule EU: Good distribution practice | medicines travel in mapped vehicles with calibrated probes
rule GB: MHRA wholesale guidance | excursions are assessed by a responsible person before release
rule IN: FSSAI transport rules | frozen food keeps its licence only with temperature records along the route
season: heat waves and the berry, mango and ice-cream months bring the claims
next: cargo claims evidence | dock door timing | energy control of cold rooms
fail: sensor firms sold dots on a map, and nobody at night phoned the driver
fail: farm-gate cold rooms stood empty outside the harvest weeks
lately: weight-loss injections filled pharma lanes, and rules push diesel units towards electric
economics: 40-68 | 1-2 | 800-9000 USD
ask: Who acts at night when the set point drifts, and within how many minutes? | Does the insurer or retailer accept your record in a claim? | What fills the cold room outside the season?
grade: low
# driver-life: truck driver hiring, parking and life on the road
words: truck driver job, driver recruiting, cdl, cdl school, hgv licence, driver shortage, driver turnover, truck parking, lorry park, truck stop, dhaba, driver wellness, truck driver community, driver retention, driver cpc, digital tachograph card, sleeper cab, drug clearinghouse, dvir, dqf, driver qualification file, agency driver, lease purchase, per diem, trucker family, women truckers, driver coaching, fuel card discount, shower at truck stop, owner driver finance, foreign drivers, commercial driver training
job: hire drivers who stay and get them parked, paid and rested
buyer: recruiters at trucking companies
user: truck drivers
run: drivers and short-handed fleets | drivers pull in where the showers are clean, the fence holds and the pay slip is right | no-show recruits, agency advances and unlit parking acres eat the placement or bay fee
rival US: Tenstreet | driver applications and qualification files | a monthly fee by applications
rival US: Trucker Path | parking, fuel and routes for drivers | nothing at first and then per driver a year
rival EU: TRAVIS Road Services | truck parking and washing by app | a margin on the service
rival EU: SNAP | parking and services without cash | a margin on the stop
rival: Indeed | job adverts for drivers | per click or application
rival IN: BlackBuck | tolls, fuel cards and loads for truckers | a margin on fuel and tolls
system US: the FMCSA Clearinghouse | shows drug and alcohol violations before hiring
system: driver licence registers | show class, points and medical date
system: the tachograph card | shows the hours a driver has left
system: fuel card networks | decide where a driver may fill up
today: a recruiter rings applicants from a job board, chases medical cards and hopes they reach orientation
cost: a seat stands empty for weeks, and most new hires leave within their first months
pain: the driver runs out of hours circling full truck stops and sleeps on a ramp
pain: the qualification file lacks one past employer's reply, and the audit finds it
pain: promised miles shrink after hiring, and the next carrier offers a bonus
channel: driving schools for trucks | a school introduces each class to recruiters in the last week
channel: truck stop chains | drivers fuel, shower and talk at the same stops
channel: trucker YouTube and radio | drivers trust other drivers over any recruiter
cycle: 2-16 weeks | a fleet tries it for one terminal and counts seats filled
price: driver recruiting software | 300-2500 USD | fleet a month
price: a reserved truck parking night | 15-40 USD | night
rule US: Driver qualification rules | medical card, road test and Clearinghouse query are filed before the first load
rule EU: Mobility Package | regular weekly rests may not be taken in the cab, and drivers return home regularly
rule GB: Driver CPC | drivers renew training on a fixed cycle to keep the card
rule IN: Motor Vehicles rules | heavy licences need training, and new cabs must be air-conditioned
season: fleets hire before the autumn peak, and drivers change seats after the winter
next: pay advances and per diem | driver coaching from cameras | family messaging
fail: driver marketplaces sold the same applicant to many carriers until nobody answered the phone
fail: parking apps showed free bays that were gone on arrival
lately: America tightened licences for foreign drivers and English tests, while Europe recruits in Asia
economics: 45-75 | 2-5 | 200-3000 USD
ask: How many hires are still driving after the first quarter? | How is a free bay known to be free on arrival? | Who pays, the fleet, the stop or the driver?
grade: low
# self-storage: self storage, container yards and valet storage
words: self storage, self-storage, storage facility, storage unit rental, mini storage, storage locker, container storage, valet storage, luggage storage, left luggage, storage auction, lien sale, unit mix, gate code, street rate, existing customer increase, storage operator, storage manager, peer storage, rent out garage space, rv and boat storage, document storage, records management boxes, wine storage, climate-controlled unit, move-in, tenant insurance storage, unmanned storage, storage for students, padlock overlock
job: keep the units full at the best rate and the gate shut to non-payers
buyer: owners of storage facilities
user: site managers
run: movers, tradespeople and downsizers | renters take the closest site with a dry unit, wide lanes and a gate that opens late | loan interest on a store not yet full, search ads and auctions of abandoned sofas eat rent
rival: SiteLink (Storable) | facility management and billing | by facility a month
rival US: storEDGE (Storable) | websites and rentals for operators | by facility a month
rival GB: Stora | online rental for unmanned sites | by facility a month
rival US: Neighbor | storage space in private garages | a fee on the rent
rival: Bounce | luggage storage in shops | a share of each bag
rival IN: SafeStorage | storage with pick-up in Indian cities | by space a month
system: PTI Security Systems | opens the gate and locks out late payers
system US: SpareFoot | sends tenants for a fee per move-in
system: Nokē smart locks | let a tenant in by phone
system: Google Business Profile | shows the nearest facility with a price
today: a site manager walks the rows with a clipboard, cuts locks and posts overlock notices by hand
cost: empty units at the back earn nothing, and a wrongly run lien sale ends in court
pain: web rates undercut the walk-in rate, and old tenants notice the raise
pain: a tenant stops paying and leaves a unit full of mattresses
pain: break-ins cut through thin walls from one rented unit to the next
channel: storage associations and expos | independent owners choose software at the association's yearly show
channel: builders of storage units | the door maker is on site before the first tenant
channel: removals firms and student halls | a mover is asked for storage on each second job
cycle: 3-16 weeks | an owner moves one site first, at the start of a month
price: facility software | 100-400 USD | facility a month
price: a standard unit | 80-200 USD | unit a month
rule US: State self-storage lien acts | notice, waiting time and auction follow the state's letter
rule EU: Consumer rights law | online contracts bring withdrawal rights and limits on price changes
rule GB: Torts (Interference with Goods) Act | notices go out before abandoned goods are sold
rule IN: GST on storage rent | storing household goods is taxed, and the operator needs a clear bailment contract
season: summer moves and student breaks fill units, and winter empties them
next: tenant insurance | truck rental | business parcel lockers
fail: valet storage such as MakeSpace and Clutter paid drivers for boxes that nobody called back
fail: garage-sharing hosts gave up when a stranger's sofa stayed for years
lately: moves fell with house sales, so operators cut entry rates and raise them on those who stay
economics: 60-80 | 1-2 | 300-2500 USD
ask: What is the move-in cost per tenant, and how long do they stay? | How does the system run a lien sale in this state or country? | What works at night without a manager?
grade: low
# shipping-desk: container booking for small shippers and port trucking
words: drayage, container trucking, port truck, container booking, ocean freight quote, fcl, lcl, groupage, chassis, empty return, container tracking, vessel schedule, port appointment, terminal appointment, per diem container, shipping line, freight rate comparison, air cargo booking, awb, air waybill, nvocc, inland container depot, icd, transhipment, shipping agent, export container, container shortage, gate-out, rail freight, intermodal, rollover, blank sailing
job: get a box from factory to door without storage bills
buyer: logistics managers at importers
user: dray dispatchers
run: small importers and traders | importers return to the forwarder who says the true cut-off and fights the storage invoice | demurrage paid on behalf of clients and rates that jump after quoting eat the margin per box
rival US: PortPro | dispatch for container truckers | by truck or user a month
rival: Freightos | booking and comparison of ocean and air rates | a fee by booking
rival: project44 | container and truck visibility | a yearly fee by shipments
rival: Vizion | container events through an API | per container
rival EU: Cargo.one | air cargo booking for forwarders | a fee by booking
rival IN: Cogoport | ocean bookings for Indian shippers | a margin on freight
system US: eModal | holds terminal appointments and holds
system: INTTRA | carries bookings between shippers and ocean lines
system: AIS ship positions | tell whether the vessel is early or at anchor
system IN: the Port Community System | carries gate passes and delivery orders
today: a dispatcher refreshes terminal websites at midnight for appointments and keeps boxes on a whiteboard
cost: last free day passes while the chassis is missing, and per diem runs on an empty nobody takes back
pain: the booking is rolled to the next vessel and the factory has already loaded
pain: terminals accept empties of one line only, and announce it in the morning
pain: tracking shows discharged while the box sits under others in a closed stack
channel: forwarders who subcontract dray | the forwarder tells its truckers which milestones to send
channel: port trucking associations | truckers fight the same terminal and talk weekly
channel: importers' freight audit firms | an auditor sees each storage bill that was avoidable
cycle: 4-24 weeks | a dray firm switches between peaks, an importer after a quarter of storage bills
price: dray dispatch software | 40-120 USD | truck a month
price: container tracking | 1-5 USD | container
rule US: Ocean Shipping Reform Act | storage invoices lacking set data need not be paid
rule EU: Emissions trading for shipping | lines pass on carbon costs by voyage, shown as a surcharge
rule GB: Electronic Trade Documents Act | an electronic bill of lading counts like paper
rule IN: Bills of Lading Act | a fresh act replaced the colonial one and settles who may sue on the bill
season: peak bookings start in July, and the weeks around Chinese New Year bring blank sailings
next: storage bill disputes | chassis pools | customs entry
fail: visibility platforms resold the same late carrier events to shippers who wanted someone to act
fail: digital forwarders such as Flexport grew on peak rates and cut staff when freight fell
lately: Red Sea detours and tariff dates made lead times jump, and terminals moved to paid appointments
economics: 45-70 | 1-3 | 1000-9000 USD
ask: Where do the events come from, and how late are they against the gate camera? | How many storage days fell away on the same lane? | Does it book the appointment or only show it?
grade: low
`,
  facts: logisticsFacts,
  wordings: logisticsWordings,
  jobs: logisticsJobs,
});
