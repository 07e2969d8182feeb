import { hospitalityFacts } from './facts/hospitality.ts';
import { hospitalityJobs } from './jobs/hospitality.ts';
import { readField } from './reading/read-field.ts';
import { hospitalityWordings } from './wordings/hospitality.ts';

export const hospitality = readField('hospitality', {
  niches: `
# small-hotels: room rates of small hotels
words: small hotel, guesthouse, bed and breakfast, boutique hotel, hostel, country inn, motel, resort owner, dharamshala, pub with rooms, hotel rooms, independent hotel, hotelier, direct booking, booking engine, channel manager, ota commission, room rate, overbooking, hotel occupancy, hotel revenue management, dynamic pricing for hotel, lodge
job: sell more room nights direct and at the right rate
buyer: independent hoteliers
user: front-office managers
run: weekend couples and passing salesmen | guests rebook the inn with quiet rooms, a real breakfast and a host who recalls their name | booking commissions, heating of empty rooms, linen and a dead February undo a full August
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
next: gift vouchers | wedding enquiries | loyalty for repeat guests
fail: direct-booking widgets without a price edge only moved guests who would have phoned anyway
fail: budget chains such as OYO promised owners fixed income and changed contracts when occupancy fell
lately: parity clauses fell in Europe, and Google's free booking links let small inns show their own rate
economics: 65-80 | 1-3 | 400-2000 USD
ask: What share of room nights comes from Booking.com, and what do they cost all in? | Which desk system does the hotel run, and is the connection certified both ways? | Who changes rates on a Sunday, and would they let software do it?
grade: low
# short-lets: short lets and holiday homes
words: airbnb host, short-term rental, vacation rental, holiday home, holiday let, co-host, turnover cleaning, airbnb listing, airbnb cleaning, superhost, air bnb, homestay host, host calendar, guest screening, party house, self check-in, key box, serviced apartment, villa rental, holiday cottage
job: run many doors without a bad review or a missed turnover
buyer: short-let managers
user: co-hosts
run: holiday families and city visitors | families choose the flat that looks like its photos, with crisp sheets and an easy key | cleaners, platform fees, broken glasses and gap nights between stays halve what the calendar promised
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
next: damage deposits | owner statements | month-long lets
fail: rent-arbitrage operators such as Sonder signed long leases and met falling nightly rates
fail: tools built on scraping Airbnb broke with each change of the host page
lately: New York emptied its short-let market, and managers moved doors to stays of a month or more
economics: 70-80 | 2-5 | 100-600 USD
ask: How many doors does the typical buyer run, and in which registration regime? | What happens in the hour between checkout and check-in when the cleaner cancels? | Which Airbnb permission does this depend on?
grade: low
# housekeeping: hotel housekeeping and maintenance
words: housekeeping, room attendant, room cleaning, hotel maintenance, hotel linen, hotel laundry, minibar, room status, dirty rooms, room inspection, hotel staff, chambermaid, hotel cleaning, hotel engineer, back of house hotel, shift hotel, lost and found, preventive maintenance hotel, housekeeping supervisor
job: turn rooms on time with the crew that showed up
buyer: hotel general managers
user: executive housekeepers
run: hotels without enough room staff | hotels keep the cleaning firm whose attendants pass inspection on the first walk and turn up on Sundays | no-shows, rooms redone for free and a price per room that ignores the cot eat the contract
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
next: linen counting | guest requests by text | energy control
fail: apps that ignored seniority and union room counts were boycotted on the floors
fail: robots that carried towels impressed the lobby and could not make a bed
lately: many hotels stopped daily cleaning, and unions struck to bring the rooms and hours back
economics: 65-78 | 1-2 | 1500-6000 USD
ask: How many minutes per stayover and per checkout, before and after, in one hotel? | How does an attendant who speaks little English use it with gloves on? | Does the room turn clean in the desk system without a phone call?
grade: low
# guest-desk: guest messages and hotel check-in
words: guest messaging, contactless check-in, digital key, concierge app, hotel chatbot, hotel upsell, late checkout, early check-in, hotel front desk, guest app, hotel reception, passport scan, room service ordering, hotel phone calls, in-room tablet, guest reviews, hotel ai agent, night audit
job: answer every guest and check them in without a queue
buyer: hotel owners
user: receptionists
run: independent hotels and aparthotels | owners hire the remote desk that answers in the guest's language before the phone rings out | night cover, training on each property's lock and calls about wifi fill hours the fee never covered
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
next: spa reservations | voice agents on the phone | payment links
fail: guest apps that asked for a download reached few guests, since a stay is too short for an app
fail: tablets in rooms cost more to charge and clean than the pizza they sold
lately: voice and chat agents now read the booking, so they change dates instead of only answering questions
economics: 68-80 | 1-2 | 1500-6000 USD
ask: What share of guests is reachable before arrival, by source of booking? | Which request does it finish without a person, end to end? | What does the night clerk do instead?
grade: low
# shared-living: paying-guest homes, co-living and student halls
words: paying guest, pg accommodation, pg owner, co-living, coliving, student housing, student hall, student hostel, working women hostel, dormitory, boarding house, kost, bedspace, shared flat operator, room by the month, bed by the month, hostel warden, mess food, roommate, roommate matching, worker accommodation, staff housing, labour camp, bedsit, hmo, residence hall, monteurzimmer, republica, foyer, lodging house, curfew, laundry in hostel
job: fill each bed for the whole term and collect rent without chasing
buyer: operators of shared homes
user: wardens and residents
run: students and young workers | residents choose the house with edible dinners, hot water and a warden who mends things | cooks, power bills, summer vacancies and runaway tenants leave little of the bed rent
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
next: tiffin kitchens | rent deposits cover | furniture rental
fail: co-living chains promised owners fixed rent and sat on empty beds when campuses closed
fail: WeLive and Common built on long leases and could not cut them in a downturn
lately: company trainees return to the office and want a bed with food, and Indian operators move to profit over beds
economics: 15-70 | 4-9 | 10-120 USD
ask: What is occupancy in the weakest month, and who bears the owner's rent then? | How are deposits held and returned? | Who sleeps in the building and answers at night?
grade: low
# banquets-groups: hotel banquets, meetings and group sales
words: banquet hall, banquet, hotel events, meeting room hire, conference hotel, group booking hotel, group rooms, room block, wedding hall, marriage hall, kalyana mandapam, function room, event venue sales, venue enquiry, banquet manager, catering sales, beo, banquet event order, hotel sales manager, corporate rate, rfp hotel, coach group, venue finder, venue hire, village hall hire, village hall, av equipment hotel, menu proposal, delegate rate, marquee venue, salon de eventos
job: answer the enquiry first and fill hall, rooms and kitchen on the same date
buyer: directors of sales at hotels
user: banquet and group coordinators
run: wedding families and company planners | families sign where the manager replied the same evening and the tasting beat the rival hall | idle ballrooms on weekdays, extra waiters and discounts on room blocks thin out the cover price
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
next: floor plans | supplier lists for couples | deposits by link
fail: instant booking of halls failed because no sales director lets a machine sell a June Saturday
fail: lead sites sold one bride to a whole town of halls
lately: short-notice company meetings returned, and software drafts the proposal while the caller is on the line
economics: 60-78 | 1-3 | 600-4000 USD
ask: How many hours pass from enquiry to proposal, and what is the win rate by hour? | Which diary is the truth, and does the tool write to it? | What happens to dates on hold?
grade: low
# retreats-farmstays: retreats, farm stays and eco-lodges
words: yoga retreat, wellness retreat, retreat centre, retreat host, retreat leader, meditation retreat, ayurveda resort, detox stay, farm stay, farmstay, agriturismo, agritourism, eco-lodge, safari lodge, glamping, treehouse, glamping dome, surf camp, writing retreat, corporate retreat venue, homestay village, gîte rural, chambre d'hôtes, rural tourism, casa rural, nature stay, forest cabin, off-grid cabin, spa hotel, thermal bath hotel, permaculture farm, monastery stay
job: fill a small remote place with guests who came for what it is
buyer: owners of retreat and rural places
user: retreat leaders and hosts
run: yoga groups and city families | guests return for silence, good soup and goats that the children may feed | cooks, access roads, firewood and midweek nights without a group cost what the summer brings
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
next: own-brand teacher trainings | farm shop boxes | transfer rides
fail: retreat marketplaces listed long rows of lovely places and brought most of them no group
fail: dome and cabin chains bought land before the planning officer had answered
lately: company offsites and sober breaks fill midweek cabins, and drought and fire close parts of the summer
economics: 20-70 | 2-5 | 60-500 USD
ask: Who brings the guests: the teacher, the platform or the house? | How many guests make the group break even, and when is that known? | What licence does the land hold for beds?
grade: low
# pubs-bars: pubs, bars and nightclubs
words: pub, pub landlord, publican, bar owner, cocktail bar, bartender, nightclub, night club, club promoter, guest list, bottle service, door staff, bouncer, wine bar, shisha lounge, hookah bar, karaoke bar, beer garden, quiz night, pub quiz, happy hour, pour cost, liquor stock, beer line, cellar, liquor licence, bar tab, id scanner, nightlife, age verification bar, dj night, bar inventory, boteco
job: fill the quiet nights, pour what is paid for and keep the licence
buyer: owners of pubs and bars
user: bar managers
run: neighbours and weekend crowds | drinkers stay where the pint is clean, the barman knows their order and the quiz is good | overpours, doormen, music licences and dead Mondays drink up the weekend
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
next: quiz and music nights | staff rides home | glass and keg deposits
fail: bottle-service apps were bypassed by promoters who own the phone numbers
fail: drink-a-day memberships such as Hooch burned money on guests who came only for the free glass
lately: young people drink less, so bars sell alcohol-free pours, darts and early hours
economics: 60-75 | 2-5 | 150-900 USD
ask: What is pour cost before and after a month, counted the same way? | Who may still give a free drink, and how is it rung? | What brings a guest in on a Tuesday?
grade: low
`,
  facts: hospitalityFacts,
  wordings: hospitalityWordings,
  jobs: hospitalityJobs,
});
