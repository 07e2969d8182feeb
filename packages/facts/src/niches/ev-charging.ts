import { evChargingFacts } from './facts/ev-charging.ts';
import { evChargingJobs } from './jobs/ev-charging.ts';
import { readField } from './reading/read-field.ts';
import { evChargingWordings } from './wordings/ev-charging.ts';

export const evCharging = readField('ev-charging', {
  niches: `
# charger-uptime: keeping public chargers working
words: charge point operator, cpo, broken charger, charger uptime, charger maintenance, charging network, public charging station, fast charger, dc fast charger, ocpp, charger monitoring, site host, forecourt charging, hotel charger, supermarket charger, charger repair, field technician, charging downtime, nevi, charge point management, ev charging station, rapid charger, out of order charger
job: keep public chargers working and paid for
buyer: charge point operators
user: network operations desks
run: drivers and charger hosts | hosts keep the service crew that fixes the cable before a bad review appears | call-outs for tripped breakers, stolen copper and modem bills eat the upkeep contract
rival: Ampeco | white-label charge point management | per charge point a month
rival: Driivz | network software for utilities and oil firms | per port a year
rival US: ChargerHelp | technicians and reliability service for broken stations | per visit or per port a year
rival: Monta | one app and back office for charger hosts, from Copenhagen | per charge point plus a share of sessions
rival IN: Numocity | back office for Indian charging networks | per charger a month
system: OCPP | carries status, faults and meter values in a dialect of each charger maker
system: Hubject | settles sessions paid with the cards of other networks
system: Payter terminals | take the bank card that the law asks for
today: drivers report a dead connector in PlugShare before the operations desk sees that the station went offline
cost: a dead stall earns nothing, breaks the grant's uptime clause and costs a van visit to press reset
pain: the station shows available while the cable is cut, the screen is black or the bay is blocked
pain: spare parts from the charger maker take months, and the warranty wants its own technician
pain: one firmware update cures Hyundai handshakes and breaks Volkswagen ones
channel: makers of fast chargers | the maker hands over a back office together with the hardware
channel: grant programmes with uptime clauses | an uptime clause makes reliability a budget line
channel: fuel retailers with many forecourts | one framework contract covers a whole motorway
cycle: 12-40 weeks | the operator migrates a few sites first, since a failed firmware move darkens the network
price: charge point management | 5-25 EUR | charge point a month
price: a maintenance visit to a fast charger | 300-900 USD | visit
rule US: NEVI standards | funded stations must prove uptime per port and share live data
rule EU: AFIR | new fast chargers take bank cards, show the price and publish status
rule GB: Public Charge Point Regulations | rapid networks must reach a yearly reliability score and run a free helpline
rule IN: Ministry of Power charging guidelines | anybody may open a station without a licence but must meet the national standards
season: cold halves charging speed and fills holiday motorways, so faults hurt most in December
next: price setting by hour | host billing | battery-backed chargers for weak grids
fail: networks sold hardware to hosts who never paid for upkeep, and the brand inherited the broken screens
fail: operators built ahead of traffic and drowned in demand charges at empty sites
lately: bank-card rules and the move to the Tesla plug forced operators to touch each station again
economics: 50-75 | 1-2 | 3000-15000 EUR
ask: How do you know a charger is broken before a driver does? | Which charger makers and OCPP versions have you run in the field? | Who pays for the truck roll, and under which uptime promise?
grade: low
# fleet-depot: depot charging of vans and buses
words: depot charging, fleet electrification, electric bus, electric truck, electric van, delivery fleet charging, bus depot, school bus, charging schedule, load management, smart charging, grid upgrade, fleet manager, charging yard, megawatt charging, transformer, demand charge, route readiness, overnight charging, fleet charging
job: have each vehicle full at roll-out without a bigger grid connection
buyer: fleet managers
user: yard staff
run: van, bus and lorry operators | operators choose the depot that guarantees full batteries at roll-out with a spare charger | peak-demand tariffs, transformers and chargers that wait for late lorries eat the fee
rival: Ampcontrol | charge schedules for truck and taxi depots | per charger a month
rival: The Mobility House | load control at bus and truck depots | per charge point a year
rival: bp pulse fleet | chargers and energy for depots as a service | per kilowatt-hour
rival US: Terawatt Infrastructure | built charging hubs rented to truck fleets | per stall a month
rival GB: VEV | depot design and charging for British fleets | by project and then by contract
rival IN: ChargeZone | charging hubs for buses and trucks in India | per kilowatt-hour
system: Geotab | tells the state of charge and when a truck comes back
system: OCPP | sets the power limit for each plug in the yard
system: Optibus | says which bus leaves at dawn on which block
today: yard staff walk the rows at night with a clipboard and swap plugs between buses
cost: one flat bus cancels a block, and one unplanned peak sets the power bill for the month
pain: the utility quotes years for the transformer while the trucks arrive in spring
pain: night shift parks a van off its plug and the driver finds it empty before dawn
pain: telematics and charger disagree about the state of charge by enough to miss a route
channel: truck and bus dealers | the charging plan is part of the vehicle quote
channel US: utilities' make-ready programmes | the fleet adviser meets each depot that asks for power
channel: transition-plan consultants | the consultant's plan names the software in the tender
cycle: 20-60 weeks | grant, grid offer and vehicle order must line up before anything is bought
price: depot charge control | 15-60 USD | charger a month
price: a van on charging-as-a-service | 200-500 USD | vehicle a month
rule US: EPA Clean School Bus Program | grants pay for buses and chargers and ask for reports on both
rule US: state clean-truck rules | California's fleet quotas are contested, so buyers wait for the court
rule EU: truck CO2 standards | makers must sell electric trucks and push depots to plan for power
rule GB: ZEV mandate | van sales quotas push fleets towards electric vans
rule IN: PM E-DRIVE | cities buy buses by the kilometre through pooled tenders, so the bus operator runs the depot
season: school buses are delivered before August, and winter range sets the true size of the charger
next: battery-range planning | reimbursing drivers who charge at home | depot batteries
fail: charging-as-a-service firms owned chargers that waited idle for late trucks
fail: Proterra and Lion Electric ran out of money and left depots with orphaned chargers and buses
lately: fleets buy controlled charging first because the grid upgrade comes years later
economics: 45-70 | 1-2 | 8000-30000 USD
ask: How many vehicles left on time last month in a depot you control? | What grid capacity did the depot avoid buying, in kilowatts? | What happens at night when the cloud link drops?
grade: low
# shared-buildings: charging in apartment garages
words: apartment charging, condo charging, hoa ev charger, charging in flats, ev charger in society, multi-unit dwelling, strata, housing society, parking garage charger, workplace charging, wallbox, home charger, landlord charging, tenant charger, load balancing, kerbside charging, lamp post charging, shared charger, rwa, residents parking charger, employee charging
job: let residents charge in a shared garage and each pay their own power
buyer: property managers
user: residents with electric cars
run: residents, landlords and owners' boards | boards sign with the firm that wires the whole garage once and bills each neighbour itself | core drilling, unbilled kilowatt-hours and meetings that postpone the vote eat the job
rival US: EverCharge | load-managed chargers for condo garages | per user a month
rival US: Xeal | apartment chargers that work without signal | for hardware plus a yearly fee
rival: Zaptec | chargers that share one cable in housing associations | once for each charger
rival: ChargePoint | ports and cloud plans for employers and apartment owners | for hardware plus each port a year
rival IN: Kazam | low-cost sockets for Indian housing societies | for hardware plus a share of sessions
system: the garage main fuse | decides how many cars may charge at once
system US: Yardi | bills the tenant for rent and power
system: OCPP | starts the session and counts the kilowatt-hours
today: a resident asks the board, an electrician quotes for one cable run and the annual meeting postpones the vote
cost: the first resident pays for the trench, and the fifth one is told that the fuse is full
pain: neighbours without a car refuse to share the cost of the riser and the panel
pain: the house meter pays for everybody's charging and the manager divides it by guess
pain: basement garages have no phone signal, so the app cannot start the charge
channel: residents with a new electric car | one resident with a new car forces the board to ask for quotes
channel: electricians of the building | the house electrician knows the panel and is asked first
channel: car dealers | the buyer learns at the desk that home charging is the open question
cycle: 12-50 weeks | the owners' meeting votes after the quotes and the question about fire
price: a managed garage charger | 10-45 EUR | parking space a month
price: a wallbox with installation | 900-2500 EUR | space
rule US: right-to-charge laws | condo boards in California and other states may not refuse a resident's charger
rule EU: Energy Performance of Buildings Directive | new garages need cables or ducts, and old ones must allow a resident's charger
rule GB: Building Regulations Part S | new homes with parking get a charge point
rule GB: Smart Charge Points Regulations | home and work chargers must shift to cheap hours by default
rule IN: Ministry of Power charging guidelines | a resident may take a separate connection for charging in a society
season: boards decide at the annual meeting in spring, and installers are full before grant deadlines
next: tenant power billing | visitor parking payments | company-car power refunds
fail: revenue-share chargers in apartment garages stood idle because few residents drove electric
fail: free workplace charging was switched off once offices emptied
lately: building codes ask for cables in new garages, while old blocks still lack power at the panel
economics: 35-60 | 1-2 | 500-3000 EUR
ask: How many cars can charge on the existing fuse, and who measured it? | Who owns the charger when the resident moves out? | Which vote of the owners does the purchase need?
grade: low
# driver-access: finding and paying for a charge
words: charging app, find a charger, charging map, ev driver app, roaming card, rfid card, charger availability, route planner, charger reservation, peer to peer charger, rent my charger, plug and charge, charging price comparison, range anxiety, queue at charger, ev road trip, charging reviews, fleet charge card, home charger sharing, where to charge my car, ev charging app, topping up ev
job: get a driver to a free charger and pay with no extra sign-up
buyer: electric car drivers
user: drivers on the road
run: drivers on long trips | drivers return to the plaza where every stall works, the coffee is good and the price is shown | roaming fees, card terminals and empty weekday stalls eat the margin per kilowatt-hour
rival: PlugShare | a map with check-ins by drivers | nothing to drivers
rival: A Better Routeplanner | trip planning by car model and weather | for a yearly premium
rival EU: Electroverse | one card across European networks | a margin on sessions
rival GB: Zapmap | the British map and payment app | for a monthly premium
rival GB: Co Charger | neighbours who rent out their wallbox | a share of each charge
rival IN: Statiq | a charging network with its own app in Indian cities | per kilowatt-hour
system: OCPI | passes status, tariffs and session records between networks
system: Google Maps | shows chargers before any app is opened
system: Tesla Supercharger access | opens or closes by car brand and by country
today: drivers keep a folder of charging apps and a handful of RFID cards in the glovebox
cost: a detour to a full or broken station costs an hour with children in the back seat
pain: the same plug costs a different price through each card, and none shows it beforehand
pain: the map says free while a plug-in hybrid blocks the bay
pain: renters without a driveway depend on the most expensive public power
channel: car makers and leasing firms | a charging card comes with the handover of the car
channel: owner forums and brand clubs | new drivers copy the card list of a long-time owner
channel: fleet card issuers | a fleet pays for home, work and road in one invoice
cycle: 1-4 weeks | a driver installs it on the first long trip and forgets it at home
price: a driver's premium plan | 3-8 EUR | driver a month
price: a roaming session | 0.3-1.5 EUR | session
rule US: state weights-and-measures rules | power is sold by the kilowatt-hour where the state allows, with a tested meter
rule EU: AFIR | the price must be shown before the session, and paying needs no contract
rule GB: Public Charge Point Regulations | prices stand in pence per kilowatt-hour, and data is open to all maps
rule IN: Unified Energy Interface | networks share status and payment over an open protocol built on UPI
season: summer and Christmas trips make downloads, and the months between make none
next: fleet fuel-and-charge cards | home tariff switching | used battery health reports
fail: map apps had users and no revenue once car dashboards showed the same chargers
fail: charger booking failed because no software can keep a petrol car out of the bay
lately: Tesla opened its stations to other brands and contactless cards became law in Europe
economics: 10-30 | 4-9 | 5-25 EUR
ask: What does a driver get that the car's own screen does not show? | Which networks have signed a roaming price with you, and what is left after it? | How often does a driver who charges at home open it in a month?
grade: low
# battery-swap: battery swapping for scooters and rickshaws
words: battery swapping, battery swap, swap station, electric scooter, electric rickshaw, e-rickshaw, electric motorbike, two-wheeler, three-wheeler, boda boda, delivery rider, gig rider, battery as a service, lithium battery, battery rental, kirana swap point, e-bike battery, moto taxi, last mile ev, toto rickshaw, electric auto, ev two wheeler, electric bike taxi
job: keep riders earning with a fresh battery in minutes
buyer: rider fleets
user: rickshaw drivers
run: rickshaw drivers and delivery riders | riders swap where a full pack is always on the shelf and lasts the whole round | ageing packs, rent for cabinet corners and riders who vanish with a battery eat the swap price
rival: Gogoro | scooters with swap cabinets, from Taiwan | by distance a month
rival IN: SUN Mobility | swap points for rickshaws and scooters in India | per kilometre or per swap
rival IN: Battery Smart | a partner-run swap network for Indian rickshaws | per swap
rival KE: Ampersand | swaps for moto-taxis in Rwanda and Kenya | per swap and less than petrol
rival: Spiro | motorbikes and swap stations across Africa | by the day
rival: Swobbee | swap stations for cargo bikes and courier fleets | by vehicle a month
system: the pack CAN bus | says how much life is left and locks a stolen pack
system IN: UPI | takes the rider's payment at the cabinet
system KE: M-Pesa | takes a moto-taxi rider's payment in Kenya
system IN: Vahan | registers the vehicle without its battery, so that a lender can finance it
today: rickshaw drivers charge lead-acid packs overnight at a garage and stop work when they fade in the afternoon
cost: an afternoon on the plug is lost fares, and a new lead-acid set swallows a month's earnings
pain: swap points run out of full packs at the evening rush
pain: packs vanish into other vehicles or come back opened
pain: each scooter maker has its own connector, so no network serves all riders
channel: vehicle dealers | a battery plan lowers the price on the showroom floor
channel: delivery platforms | a delivery platform hands over whole groups of riders
channel: leaders of rider and driver stands | one stand chairman brings the street
cycle: 2-8 weeks | a fleet tries a handful of vehicles on one route and counts kilometres
price: a rickshaw battery plan | 4000-8000 INR | vehicle a month
price: a scooter swap | 50-120 INR | swap
rule US: UL battery certification | New York allows only certified packs for delivery bikes
rule EU: Batteries Regulation | packs need a passport, take-back and proof of origin
rule GB: Product Regulation and Metrology Act | fires in flats brought powers to set rules for e-bike packs
rule IN: AIS-156 | packs must pass the fire test before a vehicle is approved
season: rain floods cabinets and festivals double delivery hours
next: vehicle loans without the battery | second life of packs in shops | rider insurance
fail: networks bought more packs than riders, and idle lithium ate the money
fail: closed connectors tied the network to one scooter brand that did not sell
lately: India became the largest market for electric rickshaws, and lenders began to finance vehicles without packs
economics: 15-35 | 4-8 | 20-80 USD
ask: How many swaps a day does one pack make, and how many packs does one rider need? | Which vehicles fit the connector today, without a conversion? | What share of packs is lost or dead after a year?
grade: low
# charger-installers: electricians who fit chargers
words: ev charger installer, charger installation, wallbox installation, install a charger, home charger install, charge point installer, charger quote, panel upgrade, fuse board, consumer unit, load calculation, site survey for charger, charger permit, dno notification, earth rod, charger commissioning, charger cable run, electrician for ev charger, ev ready wiring, driveway charger, charger certificate, dealership charger install, oem install programme, trenching, ocpp commissioning, charger warranty callout, nema outlet, three-phase supply, charger rebate form
job: quote, permit and fit a charger in one visit
buyer: owners of electrical firms
user: charger electricians
run: home owners and small firms | people pick the fitter who ran the cable neatly and sorted the grid form without asking | second visits, surprise fuse-board upgrades and copper prices eat the fixed quote
rival US: Qmerit | vetted installers for carmakers and dealers | a fee per job to the installer
rival US: Treehouse | home charger quotes from photos for carmakers | a price per fitted charger
rival GB: Octopus Energy Services | chargers fitted along with a tariff | a price per fitted charger
rival: ServiceTitan | jobs, quotes and dispatch for electrical firms | per technician a month
rival IN: Exicom | home chargers fitted for Indian carmakers | with the car or per charger
rival EU: The Mobility House | wallboxes with fitting across the German-speaking lands | a price per fitted charger
system US: the city permit portal | wants a load calculation and a line diagram
system GB: the ENA connection form | tells the network operator of each new charger
system: the charger maker's installer app | sets the current limit and starts the warranty
system: the grid operator's register | approves the larger charger or asks for a supply upgrade
today: the electrician asks for photos of the fuse board, drives out to look and quotes from a price book
cost: a second visit eats the margin, and an underquoted trench or panel eats the week
pain: the customer's photo hides that the panel is full and the main fuse too small
pain: the carmaker's programme pays late and fixes the price for any house
pain: rebates need a form, a photo and a serial number, and one typo returns it
channel: car dealers | the seller is asked about the charger before the car is signed
channel: electrical wholesalers | the counter knows who buys cable and wallboxes each week
channel: charger makers' installer programmes | the maker's map sends buyers to trained firms
cycle: 1-6 weeks | the owner decides alone, between jobs and over the wholesaler's counter
price: a standard home installation | 800-2000 USD | charger
price: installer quoting software | 50-200 USD | electrician a month
rule US: National Electrical Code Article 625 | continuous load, disconnects and permits follow the code the city adopted
rule US: EVITP certification | public money in many states asks for trained electricians
rule EU: AFIR | new public chargers need smart functions and card payment from commissioning
rule GB: Smart Charge Points Regulations | home chargers ship with off-peak defaults and random delay
rule IN: CEA charging safety rules | earthing, protection and inspection are set for each charging point
season: registrations at quarter end and tax-credit deadlines bring the rush, and frozen ground stops trenches
next: panel upgrades | home batteries | annual charger checks
fail: quote marketplaces sold the same lead to many electricians until none picked up
fail: photo quotes were wrong on old houses, and the platform paid for the trench
lately: federal credits end in America and car buyers hesitate, while chargers that feed back reach the shops
economics: 25-40 | 2-4 | 80-400 USD
ask: What share of photo quotes stands without a second visit? | Who pays when the panel has no room? | Which carmaker or dealer sends the jobs, and at what fixed price?
grade: low
# site-development: sites, landlords and grid for chargers
words: charging site, charging hub, charging plaza, site selection, charger location, grid connection, grid application, hosting capacity, substation, utility interconnection, landowner lease, car park lease, petrol station conversion, fuel retailer, highway charging, motorway services, charging concession, charger tender, council charging tender, charger funding, charging business case, utilisation forecast, charging franchise, franchise charging station, open a charging station, rest stop charging, make-ready, battery-buffered charger, planning permission for chargers
job: find a site with grid, sign the landlord and fill the stalls
buyer: heads of network development
user: site acquisition managers
run: drivers, landlords and shop parks | landlords sign with the operator whose other stalls are lit, busy and kept clean | grid deposits, rent on idle bays and demand charges eat the first years of takings
rival: Stable Auto | forecasts of use and price for charging sites | a yearly contract
rival GB: Field Dynamics | maps of drivers without driveways for councils | by project
rival: PTV Group | traffic models used for charger siting | a yearly licence
rival US: Paren | charging use and reliability data | a yearly contract
rival IN: Statiq | franchise stations on Indian owners' land | a share of sessions
rival: EVgo | built and run stalls for retail landlords | a lease to the landlord
system GB: network capacity maps | show which substations have room
system: the utility's connection queue | decides the opening date more than any builder
system: Placer.ai | counts how long shoppers stay at the site
system: the lease | sets rent, exclusivity and who keeps the bays clear
today: a site scout drives retail parks, e-mails landlords and files a grid request that waits for months
cost: a stall on a weak site earns less than its demand charge, and the deposit for the transformer is gone
pain: the landlord signs, and then the utility quotes a substation
pain: supermarkets ask for exclusivity and rent before the first car has charged
pain: council tenders ask for unprofitable streets along with the good ones
channel: fuel retailers and forecourt owners | a station owner has land, a canopy and falling fuel margins
channel: retail property managers | a retail landlord holds many car parks under one signature
channel: municipal tender portals | a city awards its kerbs in one concession
cycle: 12-60 weeks | grid offers and lease lawyers set the pace
price: site forecasts | 1000-6000 USD | network a month
price: a built fast-charging stall | 80000-180000 USD | stall
rule US: NEVI state plans | funded sites stand near the corridor with set power, uptime and bays
rule EU: AFIR | core roads must have charging pools at set distance and power
rule GB: Public Charge Point Regulations | operators report uptime and offer card payment on fast stalls
rule IN: Power Ministry charging guidelines | anyone may open a station, and land of public bodies goes out at a revenue share
season: grant rounds and fiscal years decide orders, and holiday queues prove the site
next: solar canopies | battery storage | shop concessions
fail: networks built for subsidies where nobody drove and ran out of cash at single-digit use
fail: battery-buffered trailers cost more than the grid link they avoided
lately: American corridor money was paused and released again, while European grids ration new connections
economics: 25-60 | 1-2 | 5000-30000 USD
ask: Which sites have a signed grid offer, and for which year? | What use does each stall need to pay demand charge and rent? | Who keeps the landlord's other tenants from blocking the bays?
grade: low
# battery-life: used EV batteries and their health
words: ev battery health, state of health, battery certificate, used ev, used electric car, second-hand electric car, battery test, battery passport, battery degradation, second life battery, second-life battery, repurposed battery, battery repair, cell replacement, battery pack, battery module, ev battery recycling, black mass, battery dismantling, scrapped ev, battery warranty, battery diagnostics, obd dongle, range loss, ev salvage, damaged battery, battery transport, battery leasing, remarketing evs, battery grading
job: tell what a used pack is worth and give it the right next life
buyer: used-EV remarketing managers
user: EV technicians
run: used-car dealers and EV owners | dealers trust the tester whose certificate agreed with the range on the drive home | salvaged packs with hidden dead modules, freight as dangerous goods and storage eat the resale
rival: AVILOO | battery tests by dongle for dealers | per test
rival US: Recurrent | range and battery reports for used EVs | by car listed a month
rival: TWAICE | battery analytics for fleets and storage | by asset a year
rival: Redwood Materials | recycled and reused packs | by material value
rival IN: Lohum | recycled and second-life packs in India | by weight or per pack
rival GB: Generational | battery health certificates for British dealers | per test
system: the car's battery management system | holds cell voltages and decides what an outsider may read
system: the OBD port | gives a dongle some of the pack's values
system EU: the battery passport | will carry make-up, history and health of each pack
system: auction condition reports | show a used EV to dealers who cannot drive it
today: the dealer reads the dash range, guesses, and the auction marks every old EV down alike
cost: sound packs sell like tired ones, and one bad module sends a whole car to salvage
pain: makers lock the pack data behind their own diagnostic tool
pain: a swollen pack needs a fire blanket, a special lorry and a site that takes it
pain: grading by charge and discharge takes a day per pack and a trained hand
channel: car auctions and leasing firms | lessors take back electric cars by the yard each month
channel: independent EV repair networks | trained shops open packs that dealers only replace
channel: insurers' salvage desks | the insurer decides whether a scratched pack is a total loss
cycle: 6-30 weeks | remarketing tests on a few lanes, then the contract follows
price: a battery health test | 20-100 USD | car
price: a refurbished module | 200-600 USD | module
rule US: DOT lithium transport rules | damaged packs travel in special packaging with their own approval
rule EU: Batteries Regulation | passports, recycled content and collection duties arrive in steps
rule EU: type approval for battery health | new cars must show state of health to the owner
rule GB: waste battery regulations | makers take back vehicle packs, and dumping in landfill is banned
rule IN: Battery Waste Management Rules | producers collect and buy certificates from registered recyclers
season: lease returns come in waves after registration peaks, and cold weeks make ranges look worse
next: extended warranties | stationary storage | technician training
fail: second-life storage firms were undercut by new cells whose price kept falling
fail: dongle tests gave scores that makers and insurers would not accept
lately: cheap new cells from China, first European passports and more leased EVs come back at once
economics: 35-65 | 1-3 | 500-5000 USD
ask: How near is the score to a full laboratory discharge? | Which makes' packs can be read without the maker's consent? | Who bears the loss when a certified pack fails?
grade: low
`,
  facts: evChargingFacts,
  wordings: evChargingWordings,
  jobs: evChargingJobs,
});
