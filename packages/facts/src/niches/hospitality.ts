import { readField } from './reading/read-field.ts';

export const hospitality = readField('hospitality', {
  niches: `
# small-hotels: room rates of small hotels
words: small hotel, guesthouse, bed and breakfast, boutique hotel, hostel, country inn, motel, resort owner, dharamshala, pub with rooms, hotel rooms, independent hotel, hotelier, direct booking, booking engine, channel manager, ota commission, room rate, overbooking, hotel occupancy, hotel revenue management, dynamic pricing for hotel, lodge
job: sell more room nights direct and at the right rate
buyer: independent hoteliers
user: front-office managers
rival: Little Hotelier | a reservation page and channel manager for small properties | per property a month
rival: RoomPriceGenie | automatic rates for independents | per property a month
rival IN: eZee (Yanolja) | hotel systems used across India and Asia | per room a month
rival EU: Profitroom | a reservation engine for European resorts | a monthly fee plus a share
rival EU: D-EDGE | rate distribution for European hotels | per property a month
system: Booking.com | pushes rates and pulls reservations through certified partners only
system: Google Hotel Ads | shows the direct price beside the OTA price
system: Cloudbeds | holds the rooms and the folio
system: OPERA Cloud | opens to partners through Oracle's OHIP gateway
today: the owner updates Booking.com by phone, checks the neighbour's rate and keeps a diary at the desk
cost: commission takes the profit of a weekend room, and a forgotten closed date gives a walked guest
pain: the OTA sells the room below the hotel's own site through a member discount
pain: a double booking on a festival night means walking a tired family across town
pain: the rate for a trade-fair week stays at the winter price until the last room is gone
channel: PMS marketplaces | a hotelier asks first whether a tool connects to the desk system
channel: regional hotel associations | owners trust a colleague from the same valley
channel: OTA market managers' evenings | independents gather to complain about commission
cycle: 3-12 weeks | the owner decides after the season ends and wants the old reservations moved
price: a channel manager | 60-250 USD | property a month
price: automatic rates | 80-250 EUR | property a month
rule US: FTC fee rule | the first price shown must hold resort and cleaning fees
rule EU: Digital Markets Act | Booking.com may no longer forbid a lower price on the hotel's own site
rule GB: DMCC Act | the headline rate must include mandatory fees and levies
rule IN: GST on rooms | the tax rate follows the room price of the night
rule IN: Form C | foreign guests must be reported to the FRRO within a day
season: rates turn on school holidays, wedding muhurats, ski weeks and trade fairs
next: gift vouchers
next: wedding enquiries
next: loyalty for repeat guests
fail: direct-booking widgets without a price edge only moved guests who would have phoned anyway
fail: budget chains such as OYO promised owners fixed income and changed contracts when occupancy fell
lately: parity clauses fell in Europe, and Google's free booking links let small inns show their own rate
margin: 65-80
churn: 1-3
cac: 400-2000 USD
ask: What share of room nights comes from Booking.com, and what do they cost all in?
ask: Which desk system does the hotel run, and is the connection certified both ways?
ask: Who changes rates on a Sunday, and would they let software do it?
grade: low

# short-lets: short lets and holiday homes
words: airbnb host, short-term rental, vacation rental, holiday home, holiday let, co-host, turnover cleaning, airbnb listing, airbnb cleaning, superhost, air bnb, homestay host, host calendar, guest screening, party house, self check-in, key box, serviced apartment, villa rental, holiday cottage
job: run many doors without a bad review or a missed turnover
buyer: short-let managers
user: co-hosts
rival: Hospitable | guest messages and calendars for hosts | per listing a month
rival: PriceLabs | nightly price advice | per listing a month
rival: Turno | cleaners matched to each checkout | per listing a month
rival: Lodgify | websites and calendars for owners, from Barcelona | per property a month
rival: Breezeway | cleaning checklists and inspections | per property a month
system: the Airbnb API | is open to invited partners and decides messages and calendars
system: Vrbo | syncs rates and blocks dates
system: smart keypad locks | give each guest a code that dies at checkout
today: the manager answers guests at midnight, sends cleaners by text and copies codes into messages
cost: a missed turnover means a refunded night, a hotel for the guest and a lost Superhost badge
pain: the cleaner finds a broken bed at noon while the next family is already on the motorway
pain: a guest hints at a bad review unless the rate is cut
pain: the city asks for a registration number on every listing, and unlisted doors vanish overnight
channel: host groups on Facebook | hosts copy the stack of whoever runs the most doors
channel: the Guesty and Hostaway app stores | managers add tools where reservations already flow
channel: turnover cleaners and linen firms | a linen firm sees which managers grow and which drop the ball
cycle: 1-6 weeks | a host tries it on one flat, while a manager moves all doors after one season
price: short-let software | 20-60 USD | listing a month
price: nightly price advice | 10-25 USD | listing a month
rule US: NYC Local Law 18 | platforms may not pay out for an unregistered stay
rule EU: Short-term Rental Regulation | each flat needs a registration number, and platforms report nights every month
rule GB: London night cap | a whole home may be let short only up to the yearly cap
rule GB: Scottish short-let licence | each door needs a council licence with safety papers
rule IN: state homestay registration | Goa, Kerala and others register homestays, and foreign guests need Form C
season: beach doors earn in summer and cities at events, while January pays for repairs
next: damage deposits
next: owner statements
next: month-long lets
fail: rent-arbitrage operators such as Sonder signed long leases and met falling nightly rates
fail: tools built on scraping Airbnb broke with each change of the host page
lately: New York emptied its short-let market, and managers moved doors to stays of a month or more
margin: 70-80
churn: 2-5
cac: 100-600 USD
ask: How many doors does the typical buyer run, and in which registration regime?
ask: What happens in the hour between checkout and check-in when the cleaner cancels?
ask: Which Airbnb permission does this depend on?
grade: low

# housekeeping: hotel housekeeping and maintenance
words: housekeeping, room attendant, room cleaning, hotel maintenance, hotel linen, hotel laundry, minibar, room status, dirty rooms, room inspection, hotel staff, chambermaid, hotel cleaning, hotel engineer, back of house hotel, shift hotel, lost and found, preventive maintenance hotel, housekeeping supervisor
job: turn rooms on time with the crew that showed up
buyer: hotel general managers
user: executive housekeepers
rival: Optii | room order and workload by prediction | per room a month
rival US: Quore | task and engineering logs for American franchises | per property a month
rival: Amadeus HotSOS | work orders for large hotels | per room a month
rival EU: Flexkeeping (Mews) | housekeeping boards for European hotels | per room a month
rival: hotelkit | staff communication and checklists | per property a month
system: Oracle OPERA | owns the room status and the arrivals list
system: Salto locks | know when the guest has left the room
system: UKG | plans the attendants' shifts
today: the housekeeper prints the arrivals sheet, splits floors by hand and radios the desk for early check-ins
cost: guests wait in the lobby while clean rooms stand unreported, and overtime pays for the evening
pain: room boards are unfair, so the same attendant gets every checkout with a cot
pain: a dripping tap is told to the desk, written on paper and found again by the next guest
pain: agency cleaners arrive without the brand standard and leave rooms to be redone
channel: franchise brands' preferred vendor lists | owners pick from the list to pass the brand audit
channel: regional management companies | one operator runs many flags and wants one board
channel: linen suppliers | the linen driver meets each executive housekeeper every week
cycle: 6-20 weeks | one hotel runs it for a month, then the management company rolls it out
price: a housekeeping app | 2-6 USD | room a month
price: engineering checklists | 100-300 USD | property a month
rule US: hotel worker ordinances | Los Angeles and Seattle limit floor space per shift and require panic buttons
rule EU: Temporary Agency Work Directive | agency attendants get the pay and hours of the hotel's own crew
rule GB: COSHH | each cleaning chemical needs an assessment and trained staff
rule IN: POSH Act | hotels need an internal committee, and late shifts for women come with transport duties
season: Saturdays with full checkouts, coach groups and bank holidays decide the crew size
next: linen counting
next: guest requests by text
next: energy control
fail: apps that ignored seniority and union room counts were boycotted on the floors
fail: robots that carried towels impressed the lobby and could not make a bed
lately: many hotels stopped daily cleaning, and unions struck to bring the rooms and hours back
margin: 65-78
churn: 1-2
cac: 1500-6000 USD
ask: How many minutes per stayover and per checkout, before and after, in one hotel?
ask: How does an attendant who speaks little English use it with gloves on?
ask: Does the room turn clean in the desk system without a phone call?
grade: low

# guest-desk: guest messages and hotel check-in
words: guest messaging, contactless check-in, digital key, concierge app, hotel chatbot, hotel upsell, late checkout, early check-in, hotel front desk, guest app, hotel reception, passport scan, room service ordering, hotel phone calls, in-room tablet, guest reviews, hotel ai agent, night audit
job: answer every guest and check them in without a queue
buyer: hotel owners
user: receptionists
rival: Duve | a guest app with messages | per room a month
rival: HiJiffy | chat agents for hotels, from Lisbon | per room a month
rival: Oaky | room upgrades sold before arrival | a share or a monthly fee
rival US: Akia | guest texting with check-in | per room a month
rival US: Virdee | kiosks and mobile keys | per property a month
system: Mews | holds the reservation and takes the payment
system: WhatsApp Business | carries most chats with guests from abroad
system: Adyen | takes the deposit and the chargeback
today: one night clerk photocopies passports, answers the phone and prints keys for a coach party
cost: calls go unanswered, late checkouts are given away and the review names the queue
pain: guests ask for wifi, parking and breakfast hours all day on every channel at once
pain: mobile keys fail at the lift, and the guest walks back to the desk
pain: OTA guests arrive with a masked mail address, so no message reaches them before arrival
channel: PMS marketplaces | hotel buyers filter by desk system before they read anything else
channel: hotel groups' innovation leads | one pilot hotel shows how many desk calls were avoided
channel US: the HITEC show | hotel managers walk the tech hall once a year and write the shortlist
cycle: 6-16 weeks | the group pilots in one hotel and asks the desk team before it pays
price: guest messaging | 3-8 USD | room a month
price: an upsell tool | 1-3 USD | room a month
rule US: ADA | kiosks and reservation pages must work for disabled guests
rule EU: guest registration with police | Italy, Spain and others demand guest data on the day, so check-in must collect it
rule GB: Immigration Hotel Records Order | each adult guest's name and nationality must be recorded and kept
rule IN: Form C | foreign guests are reported to the FRRO, and Aadhaar copies may not be hoarded
season: the desk breaks on Friday arrivals and Sunday checkouts
next: spa reservations
next: voice agents on the phone
next: payment links
fail: guest apps that asked for a download reached few guests, since a stay is too short for an app
fail: tablets in rooms cost more to charge and clean than the pizza they sold
lately: voice and chat agents now read the booking, so they change dates instead of only answering questions
margin: 68-80
churn: 1-2
cac: 1500-6000 USD
ask: What share of guests is reachable before arrival, by source of booking?
ask: Which request does it finish without a person, end to end?
ask: What does the night clerk do instead?
grade: low

# shared-living: paying-guest homes, co-living and student halls
words: paying guest, pg accommodation, pg owner, co-living, coliving, student housing, student hall, student hostel, working women hostel, dormitory, boarding house, kost, bedspace, shared flat operator, room by the month, bed by the month, hostel warden, mess food, roommate, roommate matching, worker accommodation, staff housing, labour camp, bedsit, hmo, residence hall, monteurzimmer, republica, foyer, lodging house, curfew, laundry in hostel
job: fill each bed for the whole term and collect rent without chasing
buyer: operators of shared homes
user: wardens and residents
rival IN: Stanza Living | managed student and worker residences | per bed a month
rival IN: Zolo | co-living beds with food | per bed a month
rival: Res:Harmonics | software for co-living and student halls | per unit a month
rival GB: StuRents | listings and software for student landlords | per property or listing
rival IN: RentOk | rent reminders and tenant files for PG owners | per property a month
system IN: UPI | carries the monthly rent with no reference in the note
system: the university housing list | decides which hall a first-year ever sees
system: the police tenant register | wants each resident's papers within days
today: the owner keeps beds in a notebook, collects UPI screenshots on WhatsApp and settles fights about the geyser
cost: an empty bed in July stays empty until the next term, and a leaver goes without paying the last month
pain: residents leave at night after exams, with the deposit already used up as rent
pain: food complaints start each review, and the cook leaves in the exam month
pain: parents ask for curfew logs, and residents for the opposite
channel: brokers around campuses and tech parks | a broker walks new joiners to the gate for a month's rent
channel: universities and company HR desks | one employer fills a floor with trainees
channel: owners' associations of PG homes | owners of one street share blacklists and cooks
cycle: 1-10 weeks | an owner tries it in one building before the term begins
price: PG management software | 5-60 USD | property a month
price: a co-living bed | 100-1200 USD | bed a month
rule US: Fair Housing Act | roommate matching and hall rules may not sort by protected traits
rule EU: national tenancy law | furnished rooms by the month are leases in Germany or Spain, with caps and notice
rule GB: HMO licensing | a house with several households needs a council licence and room sizes
rule IN: state hostel registration | Tamil Nadu and others register hostels for women, with warden and guard
season: June to September fills the year, and a bed missed then earns little until January
next: tiffin kitchens
next: rent deposits cover
next: furniture rental
fail: co-living chains promised owners fixed rent and sat on empty beds when campuses closed
fail: WeLive and Common built on long leases and could not cut them in a downturn
lately: company trainees return to the office and want a bed with food, and Indian operators move to profit over beds
margin: 15-70
churn: 4-9
cac: 10-120 USD
ask: What is occupancy in the weakest month, and who bears the owner's rent then?
ask: How are deposits held and returned?
ask: Who sleeps in the building and answers at night?
grade: low

# banquets-groups: hotel banquets, meetings and group sales
words: banquet hall, banquet, hotel events, meeting room hire, conference hotel, group booking hotel, group rooms, room block, wedding hall, marriage hall, kalyana mandapam, function room, event venue sales, venue enquiry, banquet manager, catering sales, beo, banquet event order, hotel sales manager, corporate rate, rfp hotel, coach group, venue finder, venue hire, village hall hire, village hall, av equipment hotel, menu proposal, delegate rate, marquee venue, salon de eventos
job: answer the enquiry first and fill hall, rooms and kitchen on the same date
buyer: directors of sales at hotels
user: banquet and group coordinators
rival: Cvent | the request platform of corporate planners | per lead plan a year
rival: Tripleseat | enquiries and event orders for venues | per venue a month
rival: Amadeus Delphi | function diary of large hotels | per property a year
rival IN: VenueLook | hall leads and diaries in India | by lead or commission
rival EU: MeetingPackage | instant prices for meeting rooms | per venue a month
system: the function diary | says which hall is held, by whom and until when
system: Oracle OPERA | holds the room block and its cut-off date
system: the kitchen production sheet | turns covers into orders for the weekend
today: a coordinator checks a paper diary, retypes menus into a proposal and chases a deposit by phone
cost: a slow reply loses the wedding to the hall next door, and a wrong cover count feeds the bins
pain: dates are held for weeks by people who never sign
pain: the planner sends one request to many hotels, so most proposals are written for nothing
pain: the event order changes at noon, and the kitchen cooks the old one
channel: wedding and conference planners | a planner remembers which hotel answers on the same day
channel: tourist boards and convention bureaus | a bureau passes each large request to its members
channel: caterers and sound crews | crews work in each hall and hear which diary has gaps
cycle: 4-20 weeks | the sales director tests it in the low months, and the chain asks for its own list
price: event sales software | 150-600 USD | venue a month
price: a qualified venue lead | 10-80 USD | lead
rule US: FTC fee rule | live-event and lodging prices must show service charges from the start
rule EU: Package Travel Directive | rooms and tickets sold together make the hotel an organiser
rule GB: Premises Licence | music, alcohol and late hours hold only within the licence
rule IN: GST on banquets | hall hire with catering is taxed at its own rate, and state liquor permits are by date
season: muhurat dates and May to September Saturdays sell out, and Mondays in January stand empty
next: floor plans
next: supplier lists for couples
next: deposits by link
fail: instant booking of halls failed because no sales director lets a machine sell a June Saturday
fail: lead sites sold one bride to a whole town of halls
lately: short-notice company meetings returned, and software drafts the proposal while the caller is on the line
margin: 60-78
churn: 1-3
cac: 600-4000 USD
ask: How many hours pass from enquiry to proposal, and what is the win rate by hour?
ask: Which diary is the truth, and does the tool write to it?
ask: What happens to dates on hold?
grade: low

# retreats-farmstays: retreats, farm stays and eco-lodges
words: yoga retreat, wellness retreat, retreat centre, retreat host, retreat leader, meditation retreat, ayurveda resort, detox stay, farm stay, farmstay, agriturismo, agritourism, eco-lodge, safari lodge, glamping, treehouse, glamping dome, surf camp, writing retreat, corporate retreat venue, homestay village, gîte rural, chambre d'hôtes, rural tourism, casa rural, nature stay, forest cabin, off-grid cabin, spa hotel, thermal bath hotel, permaculture farm, monastery stay
job: fill a small remote place with guests who came for what it is
buyer: owners of retreat and rural places
user: retreat leaders and hosts
rival: BookRetreats | a marketplace for yoga and wellness stays | a commission on each stay
rival: Retreat Guru | retreat listings with registration software | a commission or monthly fee
rival US: Hipcamp | stays on farms and private land | a commission on each stay
rival EU: Agriturismo.it | farm-stay listings in Italy | by the year
rival: WeTravel | group trip payments for leaders | a fee on payments
system: Stripe | holds the deposit that pays for the cook and the teacher
system: Airbnb | fills the weeks between groups
system: WhatsApp groups | carry the packing list, diets and transfers
today: a teacher collects deposits by bank transfer, notes diets in a spreadsheet and prays the group reaches break-even
cost: a cancelled group leaves a cook, a full cold store and empty cabins at the end of a dirt road
pain: the teacher brings the guests, so the house is paid last and haggled over
pain: guests cancel for illness, and nobody reads the policy
pain: generator, well and road decide the review more than the teacher does
channel: yoga schools and their teachers | a teacher-training school sends each graduate to look for a house
channel: rural tourism boards | a board funds signs, photos and the first listing
channel: newsletters on slow travel | readers save one cabin and come for a birthday
cycle: 2-12 weeks | the owner decides in the closed season and brings over next year's groups
price: a retreat week | 600-3000 USD | guest
price: registration software | 40-200 USD | venue a month
rule US: state agritourism acts | a posted sign and waiver limit the farm's liability
rule EU: Package Travel Directive | a teacher who bundles stay and classes is an organiser with insolvency cover
rule GB: permitted camping days | tents may stand on farmland for a limited season, while domes need planning
rule IN: AYUSH centre rules | Ayurveda resorts need qualified doctors, and state boards grade the place
season: January vows, Easter and autumn fill retreats, and the rains close roads to lodges
next: own-brand teacher trainings
next: farm shop boxes
next: transfer rides
fail: retreat marketplaces listed long rows of lovely places and brought most of them no group
fail: dome and cabin chains bought land before the planning officer had answered
lately: company offsites and sober breaks fill midweek cabins, and drought and fire close parts of the summer
margin: 20-70
churn: 2-5
cac: 60-500 USD
ask: Who brings the guests: the teacher, the platform or the house?
ask: How many guests make the group break even, and when is that known?
ask: What licence does the land hold for beds?
grade: low

# pubs-bars: pubs, bars and nightclubs
words: pub, pub landlord, publican, bar owner, cocktail bar, bartender, nightclub, night club, club promoter, guest list, bottle service, door staff, bouncer, wine bar, shisha lounge, hookah bar, karaoke bar, beer garden, quiz night, pub quiz, happy hour, pour cost, liquor stock, beer line, cellar, liquor licence, bar tab, id scanner, nightlife, age verification bar, dj night, bar inventory, boteco
job: fill the quiet nights, pour what is paid for and keep the licence
buyer: owners of pubs and bars
user: bar managers
rival: BevSpot | liquor counts and orders | per venue a month
rival: BinWise | cellar counts and pour cost | per venue a month
rival US: SevenRooms | guest lists and tables for clubs | per venue a month
rival GB: Tenzo | sales and labour forecasts for pub groups | per site a month
rival: PatronScan | ID checks at the door | per scanner a month
system: the bar till | holds tabs, comps and voids by bartender
system: the beer flow meter | shows poured against rung up
system: the door clicker | proves the headcount to the licensing officer
today: the manager counts bottles by tenths on Sunday, texts promoters for the guest list and fills the incident book
cost: overpours and free rounds take the profit of each bottle, and one fight can cost the licence
pain: stock counts differ each week, and no one knows whether spillage or theft did it
pain: Monday to Wednesday pays rent for an empty room
pain: the promoter claims the door money for guests who would have come anyway
channel: breweries and drinks wholesalers | the brewery rep calls each week and lends equipment
channel: pub companies with tied houses | one company decides for all its tenants
channel: licensing solicitors and door firms | the licence lawyer knows which bar needs proof of order
cycle: 1-8 weeks | the landlord tries it for one stock period
price: a liquor count tool | 150-400 USD | venue a month
price: an ID scanner | 80-250 USD | door a month
rule US: dram shop laws | a bar that serves a drunk guest can be liable for the crash
rule EU: national licensing hours | closing hours, smoking and noise are set by town and enforced at the terrace
rule GB: Licensing Act | each pub needs a designated supervisor and can be reviewed after trouble
rule GB: Pubs Code | tenants of large pub companies may ask for a rent free of the beer tie
rule IN: state excise licence | dry days, fees and legal drinking age differ by state
season: December, big football and warm bank holidays make the year, and January is dry
next: quiz and music nights
next: staff rides home
next: glass and keg deposits
fail: bottle-service apps were bypassed by promoters who own the phone numbers
fail: drink-a-day memberships such as Hooch burned money on guests who came only for the free glass
lately: young people drink less, so bars sell alcohol-free pours, darts and early hours
margin: 60-75
churn: 2-5
cac: 150-900 USD
ask: What is pour cost before and after a month, counted the same way?
ask: Who may still give a free drink, and how is it rung?
ask: What brings a guest in on a Tuesday?
grade: low
`,
  facts: `
us-occupancy@str | American hotel occupancy | American hotels filled about # of their rooms | 0.63 | share | share | US | 2024 | STR and CoStar | medium | small-hotels
us-adr@str | Average American room rate | an American hotel room sold for about # a night on average | 159 | USD | price | US | 2024 | STR and CoStar | low | small-hotels
booking-ota-share@hotrec | Booking.com share of European OTA sales | Booking.com holds about # of the hotel sales that European OTAs make | 0.71 | share | share | EU | 2023 | HOTREC and HES-SO Valais, European Hotel Distribution Study | low | small-hotels
dma-booking@ec | Booking.com as a gatekeeper | the European Commission named Booking.com a gatekeeper, which ended its parity clauses | - | - | statement | EU | 2024 | European Commission, Digital Markets Act designation | medium | small-hotels
gst-room@gst-council | GST on Indian rooms of the lower band | Indian rooms up to the price limit now carry GST of # without input credit | 0.05 | share | limit | IN | 2025 | GST Council, 56th meeting | medium | small-hotels
gst-room-limit@gst-council | Price limit for the lower GST on rooms | the lower GST rate holds for rooms up to # a night | 7500 | INR | limit | IN | 2022 | CBIC, GST rates on hotel accommodation | medium | small-hotels
form-c@frro | Time to report a foreign guest in India | an Indian hotel must report a foreign guest within # | 24 | hours | limit | IN | 2025 | Bureau of Immigration, Form C | medium | guest-desk, small-hotels, short-lets
gb-guest-records@uk | Keeping of guest records in Britain | a British hotel must keep guest records for # | 12 | months | limit | GB | 1972 | Immigration (Hotel Records) Order 1972 | medium | guest-desk
ftc-penalty@ftc | Penalty for hiding hotel fees in America | one hidden-fee breach can cost a hotel or platform up to # | 53088 | USD | limit | US | 2025 | FTC, inflation-adjusted civil penalties | medium | small-hotels, short-lets
host-fee@airbnb | Fee that a short-let host pays | hosts who use connected software pay Airbnb # of the booking | 0.155 | share | fee | global | 2025 | Airbnb help centre | medium | short-lets
host-fee@vrbo | Fee that a short-let host pays | owners who pay by booking give Vrbo about # with card processing | 0.08 | share | fee | US | 2024 | Vrbo help centre | medium | short-lets
nyc-fine@nyc | Fine for an unregistered stay in New York City | a New York City host can be fined up to # for an unregistered stay | 5000 | USD | limit | US | 2023 | New York City Local Law 18 of 2022 | medium | short-lets
london-cap@uk | Night cap on London short lets | a whole London home may be let short for at most # nights a year | 90 | nights | limit | GB | 2015 | Deregulation Act 2015, section 44 | medium | short-lets
amsterdam-cap@amsterdam | Night cap on Amsterdam holiday lets | an Amsterdam home may be let to tourists for at most # nights a year | 30 | nights | limit | NL | 2019 | City of Amsterdam | medium | short-lets
barcelona-flats@barcelona | Tourist flats that Barcelona will end | Barcelona will let the licences of # tourist flats expire | 10101 | flats | count | ES | 2024 | Barcelona City Council | medium | short-lets
eu-platform-nights@eurostat | Nights booked through platforms in the EU | guests booked about # nights in EU short lets through large platforms | 854000000 | nights | count | EU | 2024 | Eurostat | low | short-lets
airbnb-listings@airbnb | Active Airbnb listings | Airbnb counts more than # active listings in the world | 8000000 | listings | count | global | 2024 | Airbnb shareholder letter | medium | short-lets
sonder-end@sonder | End of Sonder | Sonder closed after Marriott ended their licence, and guests were asked to leave mid-stay | - | - | statement | US | 2025 | Marriott and Sonder announcements | medium | short-lets
us-attendant-pay@bls | Median pay of American room cleaners | maids and housekeeping cleaners earn a median of about # an hour | 16 | USD/hour | wage | US | 2023 | BLS Occupational Employment and Wage Statistics | low | housekeeping
la-floor-limit@los-angeles | Floor space per shift in Los Angeles hotels | larger Los Angeles hotels owe double pay beyond # square feet cleaned in a shift | 3500 | square feet | limit | US | 2022 | Los Angeles Hotel Worker Protection Ordinance | low | housekeeping
us-hotel-strike@unite-here | American hotel workers on strike at Labor Day | about # hotel workers struck over Labor Day for pay and daily cleaning | 10000 | workers | count | US | 2024 | UNITE HERE | medium | housekeeping
gb-ni-threshold@uk | Pay at which British employers owe National Insurance | British employers owe National Insurance on pay above # a year | 5000 | GBP/year | limit | GB | 2025 | UK Budget 2024, secondary threshold | medium | housekeeping
edinburgh-levy@edinburgh | Visitor levy in Edinburgh | Edinburgh adds a levy of # to the price of a stay | 0.05 | share | limit | GB | 2026 | City of Edinburgh Council | medium | small-hotels, guest-desk
us-hotels@ahla | Hotels in America | America has about # hotels by the trade's own count | 62000 | hotels | count | US | 2023 | American Hotel and Lodging Association | low | *
spain-registry@spain | Guest data that Spain demands | Spain makes hotels and platforms send a long list of guest data to the police register | - | - | statement | ES | 2024 | Royal Decree 933/2021 | medium | guest-desk
oyo-disputes@fhrai | Disputes between OYO and hotel owners | Indian hoteliers accused OYO of changing guaranteed-rent contracts and unfair charges | - | - | statement | IN | 2019 | Federation of Hotel and Restaurant Associations of India | low | small-hotels
gb-hmo-people@uk | People that make a British shared house licensable | a British shared house needs a licence from # people of more than one household | 5 | people | limit | GB | 2018 | Housing Act 2004, mandatory HMO licensing | medium | shared-living
gb-hmo-room@uk | Least size of a single room in a licensed house | a single room in a licensed English house must have at least # square metres | 6.51 | square metres | limit | GB | 2018 | Licensing of Houses in Multiple Occupation Regulations 2018 | medium | shared-living
in-gst-hostel@gst | Indian monthly rent per person that is free of GST | hostel beds in India up to # a month per person are free of GST | 20000 | INR/month | limit | IN | 2024 | GST Council, 53rd meeting | medium | shared-living
us-planner-pay@bls | Median pay of American event planners | meeting and event planners earn a median of # a year | 56920 | USD/year | wage | US | 2023 | BLS Occupational Outlook Handbook | medium | banquets-groups
in-weddings-season@cait | Weddings in one Indian season | traders expected about # weddings in one Indian season | 4800000 | weddings | forecast | IN | 2024 | Confederation of All India Traders | low | banquets-groups
gb-licence-temporary@uk | Most guests under a British temporary event notice | a British temporary event notice covers at most # people at once | 499 | people | limit | GB | 2005 | Licensing Act 2003 | medium | banquets-groups, pubs-bars
wellness-tourism@gwi | Spending on wellness travel | travellers spent about # on wellness trips in the year | 830000000000 | USD | estimate | global | 2023 | Global Wellness Institute | low | retreats-farmstays
it-agriturismi@istat | Farm stays in Italy | about # licensed farm-stay businesses work in Italy | 26000 | farm-stay businesses | count | IT | 2023 | Istat | medium | retreats-farmstays
gb-camping-days@uk | Days of camping on English land without planning consent | English farmland may take tents for # a year without planning consent | 60 | days | limit | GB | 2023 | General Permitted Development Order, Class BC | medium | retreats-farmstays
gb-pubs@bbpa | Pubs in Britain | about # pubs are left in Britain | 45000 | pubs | count | GB | 2024 | British Beer and Pub Association | medium | pubs-bars
us-drinkers@gallup | American adults who drink | # of American adults say they drink, the lowest on record | 0.54 | share | share | US | 2025 | Gallup | medium | pubs-bars
us-bartender-pay@bls | Median hourly pay of American bartenders | American bartenders earn a median of about # an hour with tips counted | 15 | USD/hour | wage | US | 2023 | BLS Occupational Outlook Handbook | low | pubs-bars
`,
});
