import { automotiveFacts } from './facts/automotive.ts';
import { automotiveJobs } from './jobs/automotive.ts';
import { readField } from './reading/read-field.ts';
import { automotiveWordings } from './wordings/automotive.ts';

export const automotive = readField('automotive', {
  niches: `
# repair-shop: independent garages and repair shops
words: car garage, garage, auto repair, repair shop, mechanic, mot, car service, oil change, brake job, tyre shop, tire shop, service adviser, vehicle inspection, repair estimate, labour rate, parts ordering, obd, courtesy car, service reminder, puc, car repair, car mechanic, car workshop, auto shop, garage software, car diagnostics, two-wheeler service, mechanic booking, mobile mechanic
job: keep bays full and get the customer's yes before the lift comes down
buyer: garage owners
user: service advisers
run: drivers of older cars | drivers return to the garage that shows the worn pad, phones first and sticks to the estimate | comebacks, wrong parts and a lift blocked by a car without approval eat the labour rate
rival US: Tekmetric | cloud shop management with digital inspections | by tier a month
rival US: Shopmonkey | estimates and texting for repair shops | by tier a month
rival: Bosch Car Service | a garage franchise with parts, diagnostics and training | a yearly fee plus parts orders
rival GB: Garage Hive | garage management for British workshops | per garage a month
rival IN: GoMechanic | branded workshops and parts in India | a commission and a margin on parts
rival EU: Topmotive | parts catalogues and workshop software for independent garages | per workshop a month
system: ALLDATA | holds labour times and wiring diagrams
system US: PartsTech | shows part prices and stock at the local jobbers
system GB: the DVSA MOT history | says what failed and when the test is due
system: TecDoc | says which aftermarket part fits the car
today: the owner looks at a car on the lift, rings the customer at work and reads the estimate aloud
cost: the bay is blocked while nobody answers, and declined work drives away unrecorded
pain: the wrong brake pads arrive and the car sits on the lift until the second delivery
pain: technicians write findings on a greasy card that the adviser cannot read
pain: newer cars refuse a brake or battery job without a maker's login and a calibration bay
channel: parts factors and spares dealers | the delivery van calls at the garage several times a day
channel: garage groups and coaches | owners copy labour rates and inspections from a better shop
channel US: tool trucks such as Snap-on | each technician steps onto the tool van once a week
cycle: 1-6 weeks | the owner decides alone after a demo with a real plate number
price: garage management | 80-400 USD | shop a month
price: a booked job from a marketplace | 10-40 USD | job
rule US: state auto repair law | a written estimate and consent come before work in many states
rule EU: Type-Approval Regulation | makers must open repair data, for a fee and behind a security certificate
rule GB: DVSA MOT scheme | a test station can lose its slots for one badly tested car
rule IN: Motor Vehicles Act | emission test centres need a state licence, and modifications are barred
season: winter tyres, potholes and the first frost bring batteries and dampers, and August is quiet
next: service plans | tyre storage | ADAS calibration
fail: repair marketplaces sent bargain hunters whom garages lost money on
fail: mobile mechanic start-ups spent the labour margin on driving between cars
lately: cars grow older and carry more sensors, while technicians retire and makers lock the diagnostic port
economics: 70-82 | 1-3 | 400-1800 USD
ask: How much does the average repair order rise with photos sent to the customer? | Which parts suppliers and labour guides are connected? | Does the technician use it with gloves at the bay, or the adviser at night?
grade: low
# used-cars: used-car dealers and their stock
words: used car dealer, used cars, second-hand car, car lot, independent dealer, car auction, trade-in, car valuation, stock turn, days on lot, reconditioning, car photos, vehicle history, buy here pay here, car dealer crm, part exchange, car flipping, test drive booking, rc transfer, used car, pre-owned cars, secondhand cars, sell my car, buy used car, car inspection, used bikes, car dealer, forecourt, vehicle reconditioning
job: buy the right car cheap, ready it quickly and sell it before it ages
buyer: used-car dealers
user: lot managers
run: families and first-time car buyers | buyers choose the lot with an honest history, cold-start video and a warranty that was once honoured | floorplan interest, tyres and gearboxes found after purchase bleed the margin of a slow car
rival US: vAuto | pricing and stocking for dealers | per rooftop a month
rival GB: Auto Trader | the British listing site and its valuations | per slot a month
rival US: DealerCenter | a DMS for independents | by tier a month
rival: Facebook Marketplace | free listings where private sellers undercut the lot | nothing except for boosted adverts
rival IN: Spinny | inspected cars sold online in India | a margin on each car
rival EU: AUTO1 | cars bought from owners and auctioned on to dealers across Europe | a margin and fees on each car
system US: Manheim | auctions much of the stock that American lots buy
system US: Carfax | shows damage, mileage and owners by VIN
system: the listing site | brings the shoppers and ranks each car by price
system: the vehicle register | shows the keeper, the finance mark and the date of each transfer
today: the owner bids by phone with a valuation app, and a whiteboard shows which car is at paint
cost: each day on the lot costs floorplan interest and a price drop on the listing sites
pain: a car waits a week for a key, a dent or photos while its price falls
pain: the auction report said green light and the gearbox says otherwise
pain: leads on Saturday get an answer on Monday, after the buyer bought elsewhere
channel: trade auctions and stock lenders | each dealer logs in daily to bid and to pay off a unit
channel US: NIADA state associations | owners compare turn and gross openly
channel: the partner shelves of listing sites | photos, price and enquiries already run through the portal
cycle: 2-8 weeks | the owner tries it on a few units and looks at days to sale
price: a pricing and stock tool | 300-1500 USD | lot a month
price: a dealer CRM with DMS | 150-800 USD | lot a month
rule US: FTC Used Car Rule | a Buyers Guide must hang in each car on the lot
rule EU: Sale of Goods Directive | a dealer answers for defects for a year or more and cannot sign it away
rule GB: Consumer Rights Act | a buyer may hand back a faulty car in the first weeks
rule IN: Motor Vehicles Act | a registered dealer is deemed owner of stock and logs each trip
season: tax refunds make February to April in America, and plate changes in March and September move British stock
next: car loans for thin-file buyers | extended warranties | trade-in bids from other dealers
fail: Vroom and Cazoo bought cars at boom prices, delivered them at a loss and closed retail
fail: peer-to-peer sellers such as Beepi paid for inspections, storage and returns that no fee covered
lately: few cars were leased in the pandemic, so late-model stock is scarce and dear
economics: 65-80 | 2-4 | 500-2500 USD
ask: By how many days does a car sell sooner, on the same lot? | Which auction and listing feeds do you read, with whose permission? | What happens to the dealer's margin when prices fall by a tenth in a quarter?
grade: low
# franchise-dealer: service lane and sales of dealerships
words: car dealership, franchised dealer, dealer group, service lane, service department, fixed ops, bdc, f&i, dms, digital retailing, new car sales, equity mining, desking, dealer principal, service appointment, dealer ai, warranty claim, vehicle recall, car showroom, auto dealer, car sales, dealership software, service drive, car dealership calls, showroom leads
job: answer each call and lead and keep the service lane full
buyer: dealer principals
user: service advisers
run: new-car buyers and warranty customers | owners stay where the loan car is ready and the adviser rings before noon | showroom standards set by the maker, thin new-car margins and unpaid warranty lines squeeze the rooftop
rival US: CDK Global | the DMS of large dealers | per rooftop a month
rival US: Reynolds | a DMS on long contracts | per rooftop a month
rival: Tekion | a cloud DMS | per rooftop a month
rival US: VinSolutions (Cox) | a dealer CRM | per rooftop a month
rival: Keyloop | a DMS for dealers outside America | per site a month
system US: CDK Fortellis | opens the DMS against a fee per rooftop
system: the OEM warranty portal | sets labour times and pays claims
system US: RouteOne | sends the loan application to lenders
system: the maker's parts catalogue | gives the part number by VIN to logged-in dealers only
today: BDC agents ring through CRM lead lists, and advisers let the phone ring while cars queue in the lane
cost: a missed service call books at the chain next door, and warranty claims are written off for a missing line
pain: the DMS charges a fee for each rooftop and each direction of data
pain: recall customers wait weeks for parts while others cannot get through on the phone
pain: online price, showroom price and finance office price are not the same
channel: dealer peer groups | principals trust figures from peers who are not neighbours
channel: OEM certified programmes | co-op money pays for what the maker lists
channel US: the NADA Show | general managers set the year's vendor list on the show floor
cycle: 6-24 weeks | one rooftop tries it for a quarter, and the group office signs
price: lead or call handling | 800-3000 USD | rooftop a month
price: a certified DMS link | 100-600 USD | rooftop a month
rule US: FTC Safeguards Rule | loan data needs a security programme and a named person in charge
rule EU: Vertical Block Exemption | a maker may turn dealers into agents only if it bears showroom costs
rule GB: FCA commission disclosure | finance commission must be shown after the motor finance cases
rule IN: Competition Act | a maker may not fix dealers' discounts, for which Maruti Suzuki was fined
rule US: TCPA | a text to a lead or an old service customer needs consent on record
season: month end, quarter end and model year decide deals, while service peaks before holidays
next: used-car purchase from the service lane | tyre upsell in the lane | recall outreach
fail: tools without a certified DMS link were cut off when the provider closed the door
fail: online checkout gave the same buyers to the showroom, and dealers paid for both
lately: the CDK outage showed the price of one supplier, and voice bots now answer service calls at night
economics: 65-80 | 2-4 | 3000-12000 USD
ask: Which DMS do you write to, and what does each rooftop pay for that? | How many service appointments did it book that the BDC would have missed? | Which OEM lists you for co-op money?
grade: low
# rental-sharing: car rental, sharing and subscription fleets
words: car rental, car hire, rent a car, car sharing, turo host, peer to peer car, car subscription, rental fleet, self-drive, vehicle telematics, keyless entry, damage photo, rideshare rental, taxi fleet, campervan hire, van hire, motorbike rental, fleet utilisation, zoomcar, rental cars, vehicle rental, scooter rental, self drive cars, toll charges, rental deposit, car club, vehicle damage, short-term rental car
job: keep each car rented, undamaged and paid for
buyer: car rental operators
user: rental counter agents
run: tourists, stranded drivers and delivery riders | renters return where the car at the desk is the one they reserved and no scratch is invented | depreciation, uninsured damage and weekdays with keys on the hook undercut the day rate
rival: Turo | a marketplace for hosts' cars | a share of each trip
rival: Rent Centric | fleet and counter software for rental offices | by fleet size a month
rival: HQ Rental Software | booking and fleet for independents | by vehicles a month
rival: Vulog | shared-fleet technology, from Nice | per vehicle a month
rival IN: Zoomcar | self-drive sharing in India | a share of each trip
system: Booking.com | brings the traveller at the thinnest price
system: Invers | opens the door without a key and tells fuel and place
system: the toll authority | sends the fine to the owner weeks later
today: an agent walks round the car with a clipboard diagram, copies the licence and blocks a card deposit
cost: a scratch nobody photographed is paid by the owner, and an idle weekday car still loses value
pain: fines and tolls arrive after the renter's card has expired
pain: the insurer refuses a claim because the renter drove for a ride app
pain: cars vanish with a false licence and a stolen card
channel: insurance brokers for rental fleets | no cover means no fleet, so the broker meets each starter
channel: host forums and video channels | owners copy the set-up of bigger hosts
channel: body shops and garages | a stranded driver asks the garage for a car on the same day
cycle: 2-8 weeks | a rental operator switches between seasons and moves one station first
price: rental fleet software | 5-20 USD | vehicle a month
price: keyless hardware with data | 10-30 USD | vehicle a month
rule US: Graves Amendment | a rental owner is shielded, while a sharing platform is ruled state by state
rule EU: GDPR | location data of a renter needs a reason and a short life
rule GB: BVRLA code | damage must be shown and priced before the renter's card is charged
rule IN: Rent-a-Cab Scheme | self-drive hire needs a permit and a fleet, and private cars may not be hired out
season: summer and holidays pay for the year, and February pays the lease with nothing
next: damage claims with photos | car sales at lease end | rentals to ride-hail drivers
fail: Getaround left America after insurance and theft ate the commission
fail: car subscription firms such as Fair carried leases on cars that came home too early
lately: Hertz lost heavily on electric cars, and insurers raised rates on shared vehicles
economics: 55-75 | 2-5 | 150-1200 USD
ask: Who insures the trip, and what was the loss ratio last year? | What does a car earn a month after damage, cleaning and depreciation? | How do you stop the false licence before the key is handed over?
grade: low
# collision-parts: body shops, claims and car parts
words: body shop, bodyshop, collision repair, panel beater, car accident, dent repair, paint shop, insurance estimate, adas calibration, windscreen, auto glass, car parts, salvage yard, used parts, aftermarket parts, parts catalogue, scrap car, total loss, courtesy car, parts e-commerce, parts distributor, auto body shop, car scratch repair, car paint, car damage estimate, vehicle breaker, accident repair, auto parts, denting painting, windshield, car spare parts
job: get a damaged car repaired with the right parts and the insurer's consent
buyer: body shop owners
user: collision estimators
run: drivers after a crash and insurers | drivers choose the shop whose paint matches in sunlight and who argues with the insurer for them | cut labour hours, calibration sent out and cars waiting for a bumper lose the profit on a repair
rival US: CCC | estimates that insurers and shops share | per shop a month plus insurer fees
rival US: Mitchell (Enlyte) | estimating and repair data | per shop a month
rival: Audatex (Solera) | damage estimates that insurers and shops exchange | a fee per claim
rival: Tractable | damage photos read for insurers | a fee per claim
rival: LKQ | used and aftermarket parts | a price per part
system US: CCC ONE | holds the estimate that the insurer will pay
system: TecDoc | says which aftermarket part fits the car
system: the PPG mixing bench | mixes the colour and ties the shop by paint contract
today: the estimator photographs the car, writes an estimate in CCC and finds more damage after teardown
cost: each supplement stops the car for days while the rental and the bay cost money
pain: the insurer's desk cuts labour hours and the shop argues by e-mail
pain: the wrong mirror arrives because one model has many trims
pain: a bumper job now needs a radar calibration that the shop must send out
channel: paint suppliers | the paint maker finances booths and has a say in what the shop runs
channel: insurers' direct repair networks | the network's rule decides the estimating system
channel: shows such as Automechanika | owners compare cycle time and insurer programmes
cycle: 4-20 weeks | one shop tries it, and a consolidator or an insurer makes it a rule
price: an estimating seat | 250-700 USD | shop a month
price: a photo estimate | 5-20 USD | claim
rule US: state parts disclosure law | an estimate must say when parts are not from the maker
rule EU: Design Directive repair clause | visible spare parts may be copied for repair all over the Union
rule GB: end-of-life vehicle law | only an authorised treatment facility may dismantle a scrapped car
rule IN: IRDAI surveyor regulation | larger claims need a licensed surveyor before repair
season: hail, ice and monsoon fill the yard, and summer is when booths are serviced
next: calibration bookings | used part resale from salvage | rental while in repair
fail: photo estimates missed what lies behind the bumper, and supplements ate the saving
fail: web shops for parts drowned in returns of what did not fit
lately: consolidators buy shops, cars are written off sooner and calibration became its own trade
economics: 60-78 | 1-3 | 1000-5000 USD
ask: How often does the first estimate hold without a supplement? | Who pays, the shop, the insurer or the parts maker? | What is the return rate for wrong parts by VIN?
grade: low
# car-wash: car washes, valeting and detailing
words: car wash, carwash, car detailing, detailer, auto detailing, mobile detailing, valeting, car valet, hand car wash, waterless car wash, doorstep car wash, daily car cleaning, ceramic coating, paint protection film, ppf, car polish, interior cleaning of cars, tunnel wash, conveyor wash, self-serve wash bay, jet wash, pressure washer, unlimited wash plan, wash membership, licence plate reader, water reclaim, microfibre, steam wash, lavage auto, lava rápido, autowäsche, oto yıkama, car spa, society car cleaner, foam lance
job: fill the bays on dry days and bring each car back clean
buyer: car wash owners
user: detailers
run: car owners and taxi drivers | drivers come back for a dry mirror, no swirl and a short queue on Saturday | water, chemicals, brush repairs and rainy weeks eat the membership income
rival US: DRB | tunnel controllers and wash memberships | a licence by site plus fees
rival: Washify | till and membership software for washes | by site a month
rival: Urable | jobs and quotes for detailers | a monthly plan by users
rival: WashTec | wash machines and chemistry, from Augsburg | a machine price plus service
rival GB: IMO Car Wash | a chain of conveyor washes | a price per wash
rival IN: GoMechanic | cleaning and detailing beside repair | a price per package
system: the licence plate camera | opens the gate for members and miscounts muddy plates
system: Stripe | charges the monthly wash plan and drops expired cards
system: the wash controller | counts cars, chemicals and water by bay
today: the owner looks at the sky in the morning, sends attendants home when it rains and counts tokens at night
cost: bays stand empty in wet weeks, while on the first sunny Saturday the queue turns drivers away
pain: members share one plan between cars until the camera finds them
pain: a swirl mark or a snapped aerial ends in a claim nobody can disprove
pain: the detailer quotes by text from blurry photos and loses an afternoon on dog hair
channel: makers of wash equipment and chemistry | the chemical rep visits each site monthly
channel: detailing trainers and coating brands | a coating brand certifies each installer
channel: car dealers and housing societies | one contract fills the week with cars in one yard
cycle: 1-20 weeks | a detailer decides alone, and a chain tests it at one tunnel
price: a monthly wash plan | 20-45 USD | car a month
price: software for a detailer | 30-120 USD | business a month
rule US: Clean Water Act | wash water must go to the sewer or be reclaimed, never to the storm drain
rule EU: urban wastewater law | wash water passes an oil separator before the sewer
rule GB: Modern Slavery Act | hand car washes are inspected for pay, papers and housing of workers
rule IN: groundwater permits | wash centres need consent for boreholes, and cities ban hoses in dry months
season: salt in winter and pollen in spring bring cars, while rain weeks empty the bays
next: ceramic coatings | fleet wash contracts | interior repair
fail: on-demand wash apps sent a van and a person across town for the price of a tunnel wash
fail: Zips Car Wash went into bankruptcy after too many tunnels were built on debt
lately: private equity built express tunnels on membership plans until towns began to block new ones
economics: 30-70 | 3-7 | 15-300 USD
ask: How many washes a month does a member take, and at how many do you lose money? | What does a rainy month do to the revenue? | Who pays when the customer says the scratch is new?
grade: low
# roadside: towing, recovery and roadside help
words: towing, tow truck, tow operator, towing company, roadside assistance, breakdown, breakdown cover, vehicle recovery, recovery truck, flatbed, wrecker, jump start, flat tyre, flat battery, lockout, out of fuel, fuel delivery to cars, winch, accident recovery, impound, impound yard, impound lot, motor club, aaa, aa rac, storage fees, private property towing, crane lift of cars, pannenhilfe, abschleppdienst, dépannage, guincho, çekici, roadside mechanic, stranded driver, police rotation
job: reach the stranded car soon and be paid for the tow
buyer: tow company owners
user: tow dispatchers
run: stranded drivers, motor clubs and police | drivers save the number of the tow truck that came when promised and named the fee first | diesel, club rates and flatbeds that drive back empty swallow the tow fee
rival US: Towbook | dispatch and impound records | by trucks a month
rival: Agero | roadside calls for insurers and car makers | a rate per job
rival US: HONK | digital roadside dispatch | a rate per job
rival GB: Apex Networks | recovery dispatch software | by users a month
rival IN: ReadyAssist | roadside help for bike and car brands | a price per job
rival EU: ARC Europe | roadside networks for car makers | a contract by vehicles
system: the motor club's job feed | offers the job for seconds and fixes the rate
system US: the police rotation list | decides who gets the crash scene
system: the truck's GPS unit | proves arrival and miles
system: the impound register | holds plate, notice dates and storage fees
today: the dispatcher takes club jobs on one screen, police calls on the phone and shouts the nearest truck on the radio
cost: club rates hardly pay the diesel, and a flatbed sent to the wrong car park goes home empty
pain: the driver waits in the rain and nobody tells him that the truck was sent elsewhere
pain: an abandoned car sits in the impound for months because a notice letter was wrong
pain: the battery car has no neutral and the crew brought the wrong truck
channel: tow associations and tow shows | owners buy trucks and dispatch at the same hall
channel: motor clubs and insurers | a network can require its providers to use one app
channel: tow truck body builders | a new truck comes with the seller's advice on dispatch
cycle: 2-10 weeks | the owner decides, if dispatchers keep their screen
price: dispatch software | 50-250 USD | company a month
price: a club tow | 40-90 USD | job
rule US: state nonconsent tow law | rates, signs and notice letters for towed cars are set by state and city
rule EU: eCall Regulation | new cars call the emergency number after a crash and give the place
rule GB: PAS 43 | recovery operators for motorways and insurers work under an audited standard
rule IN: Motor Vehicles Act | police tow by state contract, and crash victims may not be held for fees
season: first frost kills batteries, summer holidays fill motorways and monsoon floods engines
next: impound auctions | mobile tyre and battery sales | driver training for electric cars
fail: apps that called themselves the ride-hailing of towing could not set rates against the motor clubs
fail: drivers bought help once in years, so advertising cost more than the tow
lately: car makers put roadside help into the connected car, which routes the call past the local firm
economics: 20-70 | 1-3 | 200-1500 USD
ask: What share of jobs comes from clubs, police and private callers, and at what rate each? | How far do trucks drive empty per paid job? | Who answers when the car is damaged on the hook?
grade: low
# classic-cars: classic cars, restorers and owners' clubs
words: classic car, classic cars, vintage car, oldtimer, collector car, car collector, car restoration, restorer, barn find, car club, owners club, car meet, concours, matching numbers, car auction online, vintage motorcycle, royal enfield restoration, muscle car, hot rod, kit car, car enthusiast, motorsport, track day, rally, karting, go-kart, car storage, agreed value, service history file, spare parts for old cars, oldtimerwerkstatt, voiture de collection, car photography, tuning shop, modified cars
job: keep an old car running, documented and worth what it cost
buyer: collectors of older cars
user: restorers
run: owners of vintage cars | owners choose the restorer who photographs each rusted sill and never hides an hour | hours that the estimate missed, chrome sent away and stalled projects in the bay starve the workshop
rival: Hagerty | cover, valuations and events for collectors | a yearly premium
rival US: Bring a Trailer | online auctions of enthusiast cars | a buyer's fee per sale
rival GB: Collecting Cars | online auctions of classics | a buyer's fee per sale
rival EU: Classic Trader | classified adverts for classics | a listing fee
rival: Bonhams Cars Online | online classic auctions | a buyer's fee per sale
system: the chassis number archive | tells what left the factory and with which engine
system: the history folder | holds invoices, stamps and photographs in plastic sleeves
system: Hagerty Valuation Tools | lists values by condition grade
today: the restorer writes hours on the job card, rings a parts man in another country and mails photos of rust on Fridays
cost: a restoration runs to years and beyond the car's value, and a missing history file costs dearly at auction
pain: the owner sees no hours between invoices and stops trusting the workshop
pain: the part exists only in a club member's shed
pain: a replaced engine number turns a dream car into a replica in the auctioneer's words
channel: marque clubs and their magazines | a club's technical secretary is believed before any advert
channel: shows such as Rétromobile | owners, restorers and parts sellers walk the same aisles
channel: insurers of classics | the insurer asks for valuations and photos each year
cycle: 1-12 weeks | the owner decides by passion, and the restorer when the job cards are lost
price: a record app for collectors | 3-15 USD | car a month
price: an hour of restoration | 70-140 USD | hour
rule US: state antique plates | old cars drive on special plates with limits on daily use
rule EU: historic vehicle definition | cars past an age and kept original get their own roadworthiness treatment
rule GB: rolling exemption from MOT | historic cars skip the test and the tax if not changed in substance
rule IN: vintage vehicle rules | cars past their age keep a special registration and drive only to shows
season: meets and sales run from spring to autumn, and workshops fill when cars go into winter storage
next: storage | agreed-value cover | parts remade by scan
fail: fractional shares in cars found buyers and no exit, as with many collectible apps
fail: social networks for enthusiasts lost to the marque forum and a Facebook group
lately: younger buyers moved prices toward Japanese cars and away from the oldest metal
economics: 30-75 | 2-5 | 10-150 USD
ask: Which marque did you start with, and who in its club speaks for you? | What does an owner pay for in a year when nothing is bought or sold? | Who vouches for the documents, and who is liable if a number is false?
grade: low
# company-fleets: company vans, fleet cards and telematics
words: fleet management, fleet manager, company cars, company vans, van fleet, vehicle tracking, gps tracker, dashcam, dash cam, fuel card, fuel theft, fuel monitoring, driver behaviour, driver score, telematics, tachograph, vehicle check sheet, daily walkaround, defect report, fleet maintenance, mileage claims, grey fleet, fleet insurance, pool cars, leasing company, driver licence check, fleet safety, fastag, speeding alert, fleet software, idle time, fuhrpark, flotte, frota, filo yönetimi
job: keep the firm's vehicles legal, fuelled and on the road
buyer: fleet managers
user: drivers of company vans
run: trades firms with vans | firms stay with the fleet adviser who cuts downtime and catches the double fuelling | residual values, replacement vans and unpaid repairs at lease end upset the monthly rate
rival: Samsara | dash cams and vehicle tracking | per vehicle a month on long terms
rival: Geotab | telematics boxes through resellers | per vehicle a month
rival: Fleetio | maintenance records of fleets | per vehicle a month
rival: Webfleet | tracking and driver scores, from Bridgestone | per vehicle a month
rival IN: LocoNav | vehicle tracking and fuel sensors | per vehicle a year
rival: WEX | fuel cards for fleets | a card fee plus fuel margin
system: the fuel card file | lists litres, place and odometer typed at the pump
system: Geotab | streams trips, faults and harsh braking
system: the leasing company's portal | holds contract end, mileage and repair approvals
system GB: the DVLA licence check | shows points and disqualification
today: the office manager keeps MOT, lease and insurance dates in a sheet and learns of crashes by text
cost: vans stand on the day of the job, lease-end damage is billed and the fuel card buys more than diesel
pain: drivers tick the walkaround sheet in the canteen, all boxes in one line
pain: the crash was the other driver's fault and the clip was overwritten
pain: the odometer at the pump says the same kilometres each week
channel: leasing firms and van dealers | the contract is signed where the vehicle is handed over
channel: fleet insurers and brokers | a premium after a bad claims year opens the budget
channel: fuel card companies | the card firm mails each fleet monthly
cycle: 4-26 weeks | a trial on a few vans, then the works council or the drivers' anger
price: tracking with a camera | 20-50 USD | vehicle a month
price: maintenance records | 4-10 USD | vehicle a month
rule US: FMCSA driver rules | heavier trucks need electronic logs, driver files and inspection reports
rule EU: Tachograph Regulation | vans in cross-border haulage need smart tachographs too
rule GB: operator licensing | heavy vehicles run under a licence that a traffic commissioner can take away
rule IN: AIS-140 | commercial passenger vehicles carry an approved tracker with a panic button
season: winter crashes, new-plate months and insurance renewal set the rhythm
next: charging of electric vans | accident claims | resale at lease end
fail: plug-in dongles fell out of the socket, and small fleets never logged in after the first month
fail: driver scores without a say for drivers ended with covered cameras
lately: car makers sell fleet data themselves, and cameras that read distraction became the reason to buy
economics: 50-75 | 1-2 | 200-1500 USD
ask: How many vehicles do your customers have, and who opens the screen each day? | What did crashes or litres do in a fleet after a year? | Do drivers agree, and what did they get for it?
grade: low
`,
  facts: automotiveFacts,
  wordings: automotiveWordings,
  jobs: automotiveJobs,
});
