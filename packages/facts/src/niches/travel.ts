import { travelFacts } from './facts/travel.ts';
import { travelJobs } from './jobs/travel.ts';
import { readField } from './reading/read-field.ts';
import { travelWordings } from './wordings/travel.ts';

export const travel = readField('travel', {
  niches: `
# trip-planning: leisure trips and flights
words: trip planner, itinerary, holiday planning, vacation planner, backpacking, backpackers, group trip, travel app, travel buddy, solo travel, tourists, cheap flights, fare alert, flight delay, travel budget, honeymoon, family holiday, things to do, layover, packing list, digital nomad, weekend getaway
job: turn a vague wish and a budget into a booked trip
buyer: holidaymakers
user: holidaymakers in a group
run: couples, families and friends on holiday | travellers stay with the planner who knew the ferry strike and rebooked before they woke | unpaid drafts of itineraries, airline refunds and search advertising eat the booking margin
rival: Wanderlog | shared itineraries and maps | a yearly plan over a free version
rival: Google Travel | flight search and saved places | a fee per click to airlines and hotels
rival: Layla | a chat planner with links to flights and beds | a yearly subscription and referral fees
rival: Skyscanner | fare comparison | a referral fee per click or ticket
rival IN: Ixigo | trains and flights for Indian towns | a convenience fee and commission
system: Duffel | sells flights through one API, with NDC content
system: Amadeus | holds fares and bookings for airlines and agents
system: Google Places | knows opening hours, ratings and distances
system: Booking.com | pays affiliates a share after the stay is over
today: one friend keeps a spreadsheet, tabs of TripAdvisor and a WhatsApp group that never settles
cost: fares climb while the group debates, and the planner pays deposits that friends repay late
pain: the cheap fare shown on metasearch grows by bag, seat and card fee at the airline page
pain: a strike cancels the first leg, and separate tickets leave the rest worthless
pain: saved reels of cafes and viewpoints never become a route that fits the days
channel: short video creators and destination reels | a trip begins as a saved clip, months before a booking
channel: fare-mistake newsletters | readers book within hours of the mail
channel: card and bank reward portals | points holders look for a way to spend miles
cycle: 1-3 weeks | a traveller tries it for one trip and returns only when the next is planned
price: a planner subscription | 30-60 USD | year
price: the referral of a booked stay | 8-25 USD | booking
rule US: DOT full-fare advertising | the first price shown must hold all taxes and carrier fees
rule EU: Package Travel Directive | a click that joins flight and hotel can make the planner a package organiser with refund duty
rule GB: ATOL | selling a flight with a bed needs a licence and a paid contribution for each traveller
rule IN: TCS on overseas tour packages | tax must be collected from the traveller when a foreign tour is sold as a package
season: Europeans book summer in January, Indians book around school results and Diwali
next: visas and travel insurance | delay claims under passenger law | splitting costs within the group
fail: planners won praise and no bookings, because people copied the plan into Booking and Google
fail: a yearly holiday gave the app too few visits to survive its own ad bill
lately: chat assistants answer where to go for free, so value moved to live prices and changes after booking
economics: 50-80 | 8-15 | 5-60 USD
ask: At which moment does money change hands, and who is the merchant? | What brings the traveller back between this holiday and the next? | How are prices and opening hours kept true on the day of travel?
grade: low
# business-trips: business travel
words: corporate travel, business travel, travel policy, travel manager, travel expense report, tmc, duty of care, business trip, hotel invoice, company offsite, crew travel, group booking for company, travel approval, per diem, unused tickets, gst invoice for hotel, road warrior, travel desk
job: get staff to meetings within policy and reclaim every receipt
buyer: finance leads
user: travelling employees
run: companies with travelling staff | firms keep the travel desk that picks up at midnight when a connection is missed | ticket changes, unpaid credit lines and airlines that cut agency commission eat the transaction fee
rival: Amex GBT | managed travel for large firms | a fee per trip
rival: TravelPerk (Perk) | trips with support for mid-size firms, from Barcelona | a share of each trip or a subscription
rival: SAP Concur | trips joined to expense claims | per report or per user
rival: Spotnana | travel infrastructure that agencies rent | a fee per trip
rival IN: ITILITE | travel and expense for Indian mid-size firms | per trip or per user
system: Sabre | carries corporate fares and the PNR
system: NDC connections | bring fares that airlines keep out of the old channels
system: Zoho Expense | holds the claim that finance will pay
today: staff book on consumer sites with their own card and mail PDF invoices to finance
cost: negotiated hotel rates go unused, unused tickets expire and nobody knows who is in which city
pain: the hotel invoice carries a private name, so the VAT or GST cannot be reclaimed
pain: a cancelled evening flight sends the traveller into a call queue while the fare resets
pain: finance finds the out-of-policy suite weeks after the card was charged
channel: CFO and finance communities | spend tools are chosen with the card and the ledger
channel: travel management companies | agencies hold the corporate accounts and lack modern software
channel: travel managers' events such as GBTA's | travel managers meet and compare fare leakage
cycle: 8-26 weeks | finance starts a search when the agency contract or the card programme ends
price: an online fare transaction | 5-25 USD | trip
price: a platform seat | 5-15 USD | active traveller a month
rule US: IRS accountable plan rules | receipts and purpose must be kept or the refund turns into taxed pay
rule EU: VAT refund rules | a hotel invoice must name the company, and each country has its own claim
rule GB: HMRC scale rates | flat meal rates save receipts, and employers answer for staff abroad
rule IN: GST input credit | credit on hotels and flights needs the firm's GSTIN on each invoice
season: travel peaks from September to November and stops in August and December
next: group events and offsites | expense cards | carbon reports per trip
fail: booking tools without low-cost carriers and hotel rates were bypassed, and finance lost its overview
fail: free tools lived on hotel commissions and had nothing when trips stopped for a pandemic year
lately: airlines moved fares out of old channels, and agencies had to rebuild their connections in haste
economics: 40-65 | 1-2 | 3000-15000 USD
ask: Who answers at midnight in Frankfurt when the last flight is cancelled? | What share of bookings happens inside the tool by the second quarter? | Which fares and hotels are missing, compared with a consumer site?
grade: low
# tours: guided tours and day activities
words: tour guide, tours and activities, day trip, walking tour, boat trip, excursion, sightseeing, adventure operator, safari, trekking, diving school, food tour, experience host, tour operator software, museum tickets, rafting, campsite trip, homestay experience, ticket attraction, local guide
job: fill the boat or the walking tour every morning
buyer: tour and activity operators
user: guides and reservation staff
run: visitors and cruise passengers | visitors book the guide whom strangers name in reviews and whose group fits round a table | marketplace commission, rainy mornings and guides paid for an empty boat eat the ticket
rival: FareHarbor (Booking Holdings) | reservation software for tours | a fee to the guest per ticket
rival: Bokun | reservation software with reseller links | a monthly fee plus a share
rival: Viator (Tripadvisor) | the largest tour marketplace | a commission on each sale
rival US: Peek Pro | tickets and waivers for activities | a guest fee per ticket
rival IN: Thrillophilia | tours and trips in India | a margin on packages
system: GetYourGuide | takes seats from the pool and punishes overbooking
system: Rezdy | holds capacity and ticket types
system: Google Things to do | lists operators' own tickets with a price feed
today: the owner moves seats between Viator, a whiteboard and the hotel concierge by phone
cost: a minibus leaves with empty seats while the guide, diesel and park permit are paid in full
pain: an OTA sells the seat that a walk-up bought, and the rating falls before lunch
pain: bad weather means refunds in several systems and a queue of guests at the pier
pain: freelance guides confirm late, and the Spanish group stands there with an English guide
channel: destination marketing boards | tourist boards train operators and choose the software for the course
channel: hotel concierges and hostels | guests ask at the desk, and the desk wants its cut tracked
channel: trade meetings such as Arival | small operators copy the ticket button of a friend
cycle: 2-12 weeks | the owner switches in the off season only and fears losing reviews
price: tour reservation software | 50-300 USD | operator a month
price: a day tour sold by a marketplace | 15-30 USD | seat sold
rule US: Park permits | national parks and coast guards license each operator and cap groups
rule EU: Guide qualification rules | Italy, Spain and others reserve guiding in monuments for licensed guides
rule GB: Package Travel Regulations | a tour with a bed or a transfer can become a package with bonding
rule IN: Tourism ministry guide licences | monuments of the ASI admit approved guides, and states license adventure operators
season: the whole year is earned in the local summer or the cruise season
next: waivers and photos sold after the trip | dynamic prices by weather and date | multi-day packages with hotels
fail: marketplaces of local hosts had lovely tours and few buyers, since search ads belonged to Viator
fail: reservation tools that raised fees on guests lost operators to the neighbour's free one
lately: Google shows operators' own ticket prices, which gives direct sales a way around the marketplaces
economics: 60-80 | 1-3 | 400-2000 USD
ask: From which channels do seats sell today, and who controls the last seat? | How does a rained-off morning get refunded, in minutes? | What does the operator pay per booking already, all fees counted?
grade: low
# agents: travel agents, visas and packages
words: travel agent, travel agency, travel agents, tour package, tourist visa, visa application, visa appointment, umrah, hajj, yatra, pilgrimage, honeymoon package, group tour, quotation for travel, dmc, cruise holiday, host agency, study abroad travel, passport, holiday package, school trip
job: quote, book and paper a whole trip before the client shops elsewhere
buyer: travel agency owners
user: travel consultants
run: families, pilgrims and honeymooners | families come back to the agent who got the visa through and answered from the airport queue | lost deposits, fare jumps before ticketing and hours on quotes never booked eat the commission
rival IN: TravClan | hotel and package supply for Indian agents | a margin on each trip
rival: TBO | a wholesale portal for agents in many countries | a margin on each trip
rival US: Fora | a host agency for new advisors | a share of commission
rival: Travefy | itineraries and quotes for advisors | per advisor a month
rival: Atlys | visa applications by phone | a service fee per visa
system: Amadeus | issues tickets under the agency's IATA number
system: VFS Global | takes the visa file and the appointment
system: Tourplan | builds the costing of a package
today: the consultant copies hotel rates into a Word quote, follows up on WhatsApp and checks visa slots at night
cost: hours go into quotes for clients who book the same hotel online an hour later
pain: the visa slot appears at midnight and is gone before the file is complete
pain: a supplier raises the room rate after the client has paid, and the agency eats the gap
pain: commission from cruise lines and hotels arrives months after the guest came home
channel: host agencies and consortia | a consortium such as Virtuoso picks the tools of all its advisors
channel: national travel agents' associations | members buy what the association has vetted
channel: wholesalers' sales reps | reps visit agents weekly and know who still quotes in Word
cycle: 2-8 weeks | the owner tries it on one season's quotes before paying
price: quote and itinerary software | 30-120 USD | advisor a month
price: a visa service | 10-60 USD | applicant
rule US: Seller of travel laws | California, Florida and Washington want registration and trust accounts
rule EU: Package Travel Directive | the organiser must secure refunds and bring guests home if it fails
rule GB: ATOL | client money must be protected before the first flight package is sold
rule IN: TCS on foreign packages | agents collect tax on foreign tours when the client pays
season: quotes pile up in January, before Eid and school holidays, and at Hajj registration
next: travel insurance and forex cards | group payments in instalments | after-hours support for travellers
fail: tools that hid the agent from the client were dropped, because the relation is the only asset
fail: prepaid package sellers used new bookings to fly old ones and fell when sales paused
lately: younger clients return to advisors for complex trips, and host agencies sign part-time agents
economics: 50-75 | 2-4 | 200-900 USD
ask: How long does a full quote take today, and how many quotes become bookings? | Who holds the client's money until the supplier is paid? | Which commissions are unpaid, and how does the agency find out?
grade: low
# medical-trips: treatment abroad and medical tourism
words: medical tourism, medical tourist, treatment abroad, surgery abroad, medical travel, health tourism, dental tourism, dental implants abroad, hair transplant, hair transplant turkey, cosmetic surgery abroad, plastic surgery trip, bariatric surgery abroad, gastric sleeve, hospital facilitator, international patients, international patient desk, medical visa, second opinion abroad, recovery hotel, aftercare at home, ivf abroad, knee replacement abroad, medical value travel, sağlık turizmi, saç ekimi, turismo médico, tourisme médical, patient coordinator, eye surgery abroad, stem cell trip
job: get a safe operation abroad with a price and aftercare agreed before the flight
buyer: patients who pay themselves
user: patients and international-patient desks
run: patients and the relatives who travel along | patients choose the coordinator who shows the surgeon's name, meets the plane and stays for the stitches | clinics that pay referral fees late and revision surgery promised for free eat the package
rival: Bookimed | clinic offers for foreign patients | a commission from clinics
rival IN: Vaidam | trips to Indian hospitals | a commission from hospitals
rival: Medical Departures | clinic comparison and bookings | a commission from clinics
rival: WhatClinic | a directory of clinics by treatment | a fee per enquiry from clinics
rival: Qunomedical | vetted clinics with a care manager | a commission from clinics
system: JCI accreditation | is the hospital seal that foreign patients look for
system: DICOM scans | must reach the surgeon before the quote means anything
system IN: the e-Medical visa | admits the patient and a few attendants for a set stay
today: a patient sends photos to agents on WhatsApp, gets a package price and pays the rest in cash at the clinic
cost: a failed implant or an infection is treated at home at the patient's own cost, far from the surgeon
pain: the price on WhatsApp grows at the clinic after the new scan
pain: the surgeon in the advert is not the one in the theatre
pain: the home doctor does not want to touch another country's stitches
channel: patient groups on Facebook and Reddit | patients show healed faces and name the clinic
channel: embassies and health ministries that send patients | a ministry in Iraq or Nigeria pays for whole groups
channel: clinics' international desks | a hospital desk needs full files and a deposit, not enquiries
cycle: 3-26 weeks | a patient compares for months and then books flight and theatre within days
price: a coordinated trip | 200-1500 USD | patient
price: an enquiry sold to a clinic | 20-100 USD | enquiry
rule US: HIPAA | records sent abroad leave American protection, and insurers seldom pay for complications
rule EU: Cross-border Healthcare Directive | patients reclaim the home tariff for treatment in another member state
rule GB: ASA cosmetic surgery rules | adverts may not play down risks or push with countdown offers
rule IN: Medical Value Travel portal | facilitators are asked to register, and hospitals to hold NABH accreditation
season: operations follow holidays and cool months, since wounds and sun do not mix
next: aftercare nurses at home | complication insurance | interpreters and companions
fail: clinic marketplaces sold leads to whoever paid, and one death in the news ended bookings
fail: facilitators earned once on each patient and had to buy the next with ads
lately: Turkey now licenses health-tourism agencies, and British surgeons publish the cost of repairs
economics: 40-70 | 0-2 | 150-900 USD
ask: Who treats a complication in the third week, and who pays? | Which surgeons are named in the contract, with their own results? | What does the clinic pay per operated patient, and when?
grade: low
# group-trips: group trips, retreats and their hosts
words: group trip, friends trip, trip with friends, bachelorette, bachelor party, hen party, stag do, retreat, yoga retreat, retreat host, wellness retreat, team offsite, trip leader, community trip, influencer trip, women-only trip, solo travellers group, family reunion, split trip costs, shared expenses trip, group payments, deposit collection, school exchange, class trip, alumni trip, pilgrim group, weekend getaway, backpacker group, group itinerary, trip organiser, multi-day group tour
job: get a group to agree, pay and arrive
buyer: trip hosts and group leaders
user: guests who join the trip
run: friends, alumni and yoga circles | people rejoin the host whose villa matched the photos and who seated the shy ones well | late drop-outs, villa deposits and the host's own bed and flight eat the surplus
rival: WeTravel | pages and payments for group trip hosts | a card fee plus a plan
rival: TrovaTrip | trips led by creators | a markup on the trip
rival: Splitwise | shared expenses | nothing, or a subscription
rival IN: WanderOn | community trips for young Indians | a price per seat
rival EU: WeRoad | small-group trips for young travellers | a price per seat
rival: BookRetreats | a marketplace for retreats | a commission on bookings
system: WhatsApp groups | hold each vote, passport photo and promise to pay
system: Stripe | takes deposits and holds them back when refunds rise
system: Google Sheets | lists rooms, diets and who still owes
today: one friend runs polls in WhatsApp, books the villa on a private card and chases everybody for weeks
cost: a late drop-out leaves the host paying for a bed, and the deposit at the villa is gone
pain: dates are voted on again after flights went up
pain: a retreat teacher sells the class well and signs a hotel minimum that sinks the year
pain: chargebacks come in after a guest broke up with the group
channel: yoga teachers, coaches and creators | a teacher already has the followers and lacks the contracts
channel: retreat centres and large villas | an owner wants full groups and sends hosts a kit
channel: wedding planners and student unions | an organiser repeats the same trip yearly with new people
cycle: 1-8 weeks | the host decides with the next departure in mind
price: a host's payment page | 0-80 USD | host a month
price: payment handling on a trip | 20-60 USD | traveller
rule US: Seller of travel laws | a creator who bundles rooms and transport may need registration in some states
rule EU: Package Travel Directive | a host who joins bed and programme is an organiser with insolvency cover
rule GB: Package Travel Regulations | money of guests must sit in trust, bond or insurance, even for a yoga teacher
rule IN: TCS on foreign packages | a host who sells a foreign group tour collects tax at source
season: retreats sell in January and September, hen parties before summer and offsites in spring
next: travel insurance for groups | activities and transfers | photo albums and next-year invitations
fail: trip-vote apps were opened by the planner and ignored by the friends
fail: creators' trips took deposits before a minimum was reached and refunded late
lately: creators and run clubs sell trips to followers, and payment firms hold back more of the deposits
economics: 30-65 | 3-7 | 50-400 USD
ask: What share of planned groups really pays a deposit? | Whose name is on the hotel contract, and who covers empty beds? | Does each guest have to install something?
grade: low
# travel-extras: eSIMs, luggage and flight claims
words: esim, travel esim, travel sim, roaming, roaming data, luggage storage, left luggage, bag storage, lost luggage, lost baggage, baggage delay, luggage delivery, airport lounge, lounge access, travel insurance, flight delay claim, flight compensation, flight refund, airport fast track, travel money, forex card, travel card, vat refund shopping, tax free shopping, travel gear, power bank rental, airport assistance, meet and greet, passport photo, packing list app, jet lag
job: solve the small trouble between landing and hotel
buyer: travellers on the road
user: travellers at the airport
run: passengers and city visitors | travellers use whoever is beside the carriage door, open late and clear about the price | airport rent, roaming wholesale rates and claims that airlines drag to court eat each sale
rival: Airalo | travel eSIMs for most countries | a price per data pack
rival: Holafly | unlimited travel eSIMs from Spain | a price per day
rival: Bounce | luggage storage in shops | per bag a day
rival: AirHelp | flight compensation claims | a share of the payout
rival: Global Blue | tax-free shopping refunds | a share of the refund
rival IN: BookMyForex | currency and travel cards in India | a margin on the rate
system: GSMA remote SIM standards | decide which phone can load which profile
system: SITA WorldTracer | tracks the missing bag and is closed to passengers
system: card issuers' benefits | give lounge and insurance away with the plastic
today: travellers queue at a kiosk for a SIM, drag bags until check-in and fill in the airline's claim form at home
cost: roaming bills and unclaimed delays cost more than the day's food, and the trip begins in a queue
pain: the airline rejects the claim as weather until a lawyer writes
pain: the eSIM was bought, and the phone turns out to be locked
pain: a shop that stores bags is closed when the train leaves
channel: search at the moment of need | someone who stands in arrivals types the question into the phone
channel: airlines, booking sites and banks | an extra sells best on the confirmation page
channel: travel creators with discount codes | a code in a packing video is used for years
cycle: 0-1 weeks | the traveller buys within minutes and compares by price and stars
price: a travel data pack | 5-30 USD | trip
price: a stored bag | 5-10 USD | day
rule US: FCC truth-in-billing rules | data sellers show full charges, and states tax telecom resale
rule EU: Roam like at home | Europeans roam at home prices inside the Union, so demand lies outside it
rule GB: UK261 | claims firms live from the British copy of the rule and are watched by the regulator
rule IN: DoT eSIM licence rules | selling foreign SIMs in India needs a no-objection certificate from DoT
season: summer and Christmas holidays bring most sales, strikes and storms bring the claims
next: travel insurance by the day | airport transfers | embedded extras for airlines
fail: luggage start-ups signed many shops and found that stations and cheap lockers were nearer
fail: claims firms bought clicks for cases that airlines delayed for years in court
lately: phones without a SIM tray made eSIMs normal, and countless resellers share the same networks
economics: 25-55 | 10-25 | 3-20 USD
ask: How often does the same traveller come back within a year? | What is left per sale after the network, the app store and the creator's code? | Which airline or bank shows it on the confirmation page?
grade: low
# accessible-travel: travel with disabilities, children and special needs
words: accessible travel, accessible tourism, wheelchair travel, wheelchair accessible hotel, disabled traveller, travel with disability, travelling with autism, sensory friendly, blind traveller, deaf traveller, step-free, step free route, accessible room, airport wheelchair, mobility scooter hire, travel companion, older travellers, senior travel, travelling with kids, toddler travel, baby gear rental, food allergy travel, halal travel, muslim-friendly hotel, vegan travel, pet-friendly travel, lgbt travel, solo female travel, safe routes for women, tourisme accessible, barrierefrei reisen
job: know before leaving that the door, the bath and the bus will fit
buyer: travellers with special needs
user: families and companions
run: wheelchair users and their companions | travellers return to the agency that measured the doorway itself and checked the hoist | inspection visits, adapted vans that stand idle and long phone calls eat the booking
rival: Wheel the World | verified accessible trips | a margin on trips
rival: Wheelmap | a public map of step-free places | nothing, by a German charity
rival GB: AccessAble | surveyed access guides of British places | a yearly fee from venues
rival: HalalBooking | halal-friendly hotels | a commission on stays
rival: BabyQuip | baby gear rental at the destination | a share of the rental
rival GB: Euan's Guide | access reviews by disabled people | nothing to readers
system: airline special-assistance codes | tell ground staff who needs a ramp, a chair or oxygen
system: hotel booking filters | show accessible as a tick without a door width
system: OpenStreetMap | holds kerbs, ramps and toilets that volunteers surveyed
today: the traveller phones the hotel, asks for a photo of the shower and still packs a plan for the worst
cost: a wrong room ends the holiday at the reception desk, and a broken power chair ends it at the carousel
pain: accessible means a grab rail in one hotel and a roll-in shower in the next
pain: the airline hold bends the chair's joystick, and the loan chair does not fit
pain: the guest room is ready, and the step stands in front of the restaurant
channel: disability charities and patient groups | members trust the place that one of them has measured
channel: tourist boards with access budgets | a region pays for surveys and wants to show them
channel: specialist travel agents | an agent phones each hotel herself and would pay not to
cycle: 2-30 weeks | a traveller plans months ahead, a tourist board by yearly budget
price: a measured audit of a hotel | 300-1500 USD | property
price: planning help for a trip | 50-300 USD | trip
rule US: ADA Title III | hotels must describe accessible rooms well enough to judge them, and hold them for those guests
rule EU: European Accessibility Act | booking sites and ticket machines must work with screen readers
rule EU: Air passenger assistance regulation | airports give assistance without charge to passengers with reduced mobility
rule GB: Equality Act | hotels and operators owe reasonable adjustments and may not charge for them
rule IN: RPwD Act | public places and transport must follow access standards, with slow practice
season: bookings come early for summer, and school holidays raise the price of the few right rooms
next: equipment hire at the destination | companions and carers for the trip | staff training for hotels
fail: crowd maps counted many ramps and few door widths, so travellers went on phoning
fail: listing sites had grateful readers and no paying side
lately: the European act made booking sites fix their forms, and airlines face fines over broken chairs
economics: 30-65 | 2-6 | 20-200 USD
ask: Who measured the door and the bath, and how long ago? | Which side pays, the traveller, the hotel or the region? | What happens on arrival when the room is not as described?
grade: low
`,
  facts: travelFacts,
  wordings: travelWordings,
  jobs: travelJobs,
});
