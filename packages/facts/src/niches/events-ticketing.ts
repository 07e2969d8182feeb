import { eventsTicketingFacts } from './facts/events-ticketing.ts';
import { eventsTicketingJobs } from './jobs/events-ticketing.ts';
import { readField } from './reading/read-field.ts';
import { eventsTicketingWordings } from './wordings/events-ticketing.ts';

export const eventsTicketing = readField('events-ticketing', {
  niches: `
# weddings: wedding planning and wedding vendors
words: wedding, wedding planner, bride, groom, wedding venue, wedding vendor, caterer for wedding, wedding photographer, guest list, rsvp, seating chart, wedding budget, banquet hall, shaadi, mehndi, decorator, wedding registry, engagement party, destination wedding, wedding dj, hen do, stag do, wedding card, sangeet, event decorator, marriage hall
job: run one perfect day with many suppliers and nervous families
buyer: wedding planners
user: couples
run: couples and their families | couples book the planner whose past brides rave and whose florist and band turn up | free consultations, scouting trips to barns and hours beyond the package eat the planning fee
rival US: The Knot | a vendor directory with checklists for couples | a monthly fee to vendors
rival GB: Hitched | British venue listings and guest lists | a monthly fee to venues
rival EU: Zankyou | wedding lists and vendor pages in southern Europe | a commission on cash gifts
rival: HoneyBook | contracts and payments for planners and photographers | per vendor a month
rival: Aisle Planner | design boards and timelines for planners | per planner a month
rival IN: WedMeGood | Indian vendor listings | a subscription to vendors
system US: Tripleseat | holds venue leads, holds and banquet orders
system IN: Razorpay | takes deposits and instalments from Indian couples
system: WhatsApp | carries families, vendors and last-minute changes in one thread
system: the venue's event diary | holds provisional dates, menus and the final headcount
today: the planner runs a spreadsheet, a binder and a WhatsApp group with the mother of the bride in it
cost: a vendor who was told the old time arrives after the vows, and the planner pays with a review
pain: RSVPs come by text, card and aunt, and the caterer wants a head count by Monday
pain: planners answer enquiries at midnight from couples who write to many others
pain: deposits are spent long before the date, and a cancelled wedding turns into a court letter
channel: banquet managers at venues | couples book the hall first and take its supplier list
channel: makeup artists and photographers | a photographer meets the couple early and is asked for names
channel: planner associations and styled shoots | planners see each other's timelines while they set one table together
cycle: 1-6 weeks | a planner buys in winter before enquiries start, and couples choose within days
price: planner software | 20-80 USD | planner a month
price: a vendor listing | 100-400 USD | vendor a month
rule US: state automatic-renewal laws | vendor listings that renew by themselves need clear consent and an easy way out
rule EU: Consumer Rights Directive | venue and catering contracts for a fixed date carry no right to withdraw, but must say so
rule GB: CMA guidance on wedding contracts | venues may keep only their real loss when a couple cancels
rule IN: Noise Pollution Rules | amplified music stops at night, so the baraat and the DJ run by the clock
season: engagements come at Christmas, European weddings in summer and Indian ones on auspicious dates
next: honeymoons | corporate parties for the same vendors | photo albums
fail: couples used planning apps once, married and left, and each new bride had to be bought again
fail: vendor marketplaces sold leads from brides who had chosen the venue months before
lately: couples invite fewer guests and spend more on each, and videos from TikTok set the wish list
economics: 60-80 | 3-6 | 50-400 USD
ask: Who pays: the couple who comes once, or the vendor who comes each weekend? | What does it do on the wedding day itself, with no time to type? | How does a planner get a date, a deposit and a contract signed today?
grade: low
# live-music: concert tickets and venues
words: concert tickets, gig tickets, concert promoter, music venue, standup show, tickets for gigs, ticket tout, festival tickets, ticket resale, scalper, touting, presale, box office, club night, door list, ticket fraud, fan club, sold out show, face value resale, artist tour, comedy club, theatre tickets
job: sell the room out to fans instead of touts
buyer: concert promoters
user: box-office managers
run: touring bands and local fans | agents route tours to the room with honest sound, a clean dressing room and a full bar | guarantees to bands, door security and business rates eat the bar money
rival: DICE | phone tickets with a waiting list | a fee per ticket
rival: AXS | arena ticketing and resale | a fee per ticket under venue contract
rival: See Tickets | festival and club tickets | a fee per ticket
rival GB: Twickets | tickets resold at face value | a small fee to the buyer
rival IN: District by Zomato | concert tickets and restaurant tables in India | a convenience fee
system: Ticketmaster | holds seats in large arenas, by exclusive contract
system: Bandsintown | tells fans that a show is near
system: Skidata gates | read the code at the turnstile when the network is down
today: the promoter settles the show on a spreadsheet at midnight and begs the ticket firm for an advance
cost: an unsold midweek room eats the profit of a sold-out Saturday, and bots take the rest
pain: the ticket company keeps the fan's address and lends the venue its own money back
pain: touts buy the front rows in seconds, and fans blame the artist for the price
pain: the guest list, comps and late door sales never match the artist's settlement sheet
channel: booking agents | an agent can ask for a ticket partner in the tour deal
channel: associations of independent venues | independent venues compare fees and advances with one another
channel: local promoters with a weekly night | a weekly club night switches between shows without a long contract
cycle: 8-40 weeks | venues wait for an exclusive contract to end, and small promoters switch next week
price: a ticket fee | 1-5 USD | ticket
price: venue operating software | 150-500 USD | venue a month
rule US: BOTS Act | buying tickets with bots that dodge the limit is unlawful
rule US: FTC fee rule | the first ticket price shown must already hold the fees
rule EU: national resale bans | Ireland, Italy and Belgium restrict resale above face value
rule GB: Consumer Rights Act | resale listings must name seat and face value, and a price cap is announced
rule IN: public performance licences | music at a show needs IPRS and PPL licences, and the ticket carries GST
season: tours go on sale in winter and play from May to September, and clubs fall quiet in January
next: bar pre-orders | fan memberships | ticket advances for promoters
fail: new ticket firms had better software and no advance money, and venues chose the cash
fail: blockchain tickets solved resale for fans who never asked and slowed the gate
lately: the Justice Department sued Live Nation, and all-in prices became law, so hidden fees are no longer an edge
economics: 40-65 | 1-3 | 1000-10000 USD
ask: Which venues are free of an exclusive contract, and when does it end? | Who advances the money before the doors open? | How many people a minute pass the gate with no signal?
grade: low
# conferences: conferences and trade fairs
words: conference, trade show, trade fair, exhibition, conference organiser, exhibitor leads, event sponsor, expo, delegate, badge printing, event app, attendee networking, call for papers, speaker management, seminar, corporate event, association meeting, booth, registration desk, hybrid event, annual meeting
job: prove to sponsors that the right people came and met
buyer: event directors
user: exhibitors
run: exhibitors and trade visitors | exhibitors rebook the fair where real buyers walked the aisles and stayed past lunch | hall rent paid a year ahead, build-up crews and free passes eat the stand income
rival: Swapcard | matchmaking and exhibitor leads | by event or year
rival: Bizzabo | registration and app for corporate events | by the year
rival: Whova | event apps for associations and universities | per event
rival: Brella | matched meetings at conferences | per event
rival: Sessionize | call for papers and schedules | per event
system: Salesforce | wants the leads scanned at the booth before the show ends
system: Stripe | takes registrations by card while groups still send purchase orders
system: Zoom Events | carries the remote sessions
today: the team pulls registration, badges, speakers and room plans from separate spreadsheets the week before
cost: the sponsor sees a thin lead list and does not rebook, which is the profit of the show
pain: badge printers fail before the keynote, and the queue goes round the hall on live video
pain: the event app is downloaded by delegates on the last day, if at all
pain: speakers send slides at night and change the title after the programme is printed
channel: professional congress organisers | a congress organiser runs many shows and chooses the stack
channel: badge suppliers | badge crews are on site before each show opens
channel: association management firms | one office serves a row of societies
cycle: 8-30 weeks | the budget opens after the last show, and nothing may change within weeks of the next
price: an event platform | 5000-40000 USD | event
price: registration | 2-8 USD | attendee
rule US: ADA | event sites, apps and sessions must be usable by disabled delegates
rule EU: GDPR | a badge scanned at the booth needs a lawful basis before the exhibitor may mail
rule GB: Martyn's Law | larger venues will have to plan against attacks and show the plan to a regulator
rule IN: conference visa clearance | foreign delegates need a conference visa, and the event a clearance from the ministry
season: shows cluster in March to June and September to November
next: exhibitor floor plans | year-round member groups | video clips from sessions
fail: Hopin grew on lockdown webinars and sold its platform for little once halls reopened
fail: networking apps matched job titles, and busy buyers ignored the meeting requests
lately: sponsors ask for meetings held instead of badges scanned, and budgets follow that count
economics: 60-75 | 1-3 | 3000-15000 USD
ask: Which number does the sponsor read before it rebooks? | What works when the hall wifi fails on the first morning? | Which week of the event year is open for a switch?
grade: low
# community-events: workshops, meetups and small events
words: meetup, craft workshop, community event, weekend workshop, paint and sip, society event, class booking, local event, local events near me, run club, supper club, pottery class, book club, church event, school fair, fundraiser night, free event, event page, host an event, ticket link, small event, college fest, hackathon
job: fill a small room again and again without losing the regulars
buyer: hosts of small events
user: event guests
run: neighbours, hobbyists and newcomers in town | people return to the host who remembers names and sends them home with something made | room hire, materials bought for absent guests and evening hours eat a small ticket
rival: Meetup | group pages and member mails | a subscription to organisers
rival US: Partiful | party invitations by text | nothing so far
rival: Ticket Tailor | tickets for small organisers | a flat fee per ticket
rival: AllEvents | event pages with tickets, from Ahmedabad | a fee per ticket
rival: ClassBento | seats in craft workshops | a share of each seat
system: Instagram | is where the event is discovered and forgotten
system: Google Calendar | decides whether the guest remembers
system: WhatsApp communities | reach the regulars on the day of a room change
today: the host posts a form link on Instagram, counts transfers in a bank app and ticks names at the door
cost: free sign-ups who do not come waste the room, the clay and the food
pain: many of those who RSVP to a free event stay at home when it rains
pain: the list of regulars belongs to the platform and cannot be mailed on the day of a room change
pain: refunds and plus-ones are settled by private message for a week afterwards
channel: guests who become hosts | each good event shows its ticket link to a room of future hosts
channel: cafes, libraries and coworking rooms | a cafe wants filled evenings and knows who hosts
channel: university clubs | a student club runs many small events and needs one page for all
cycle: 1-2 weeks | a host tries it for the next date and stays if the list carries over
price: a paid seat | 1-3 USD | ticket
price: a host subscription | 15-60 USD | host a month
rule US: state raffle laws | a charity raffle at the door needs a permit in many states
rule EU: GDPR | guest lists and photos of the evening need a lawful basis
rule GB: Temporary Event Notice | alcohol or music in an unlicensed room needs a notice to the council
rule IN: local police permission | gatherings with music or stalls need a no-objection paper
season: September and January bring joiners, and August and exam weeks empty the room
next: memberships for regulars | space rental by the hour | brand sponsors
fail: event discovery apps had no events worth leaving home for in most towns
fail: platforms that raised fees on free events lost hosts to a form and a bank link
lately: people look for friends offline, and run clubs and supper clubs fill by word of mouth
economics: 55-75 | 5-10 | 5-60 USD
ask: How does a host fill the second event without paying for ads? | What share of RSVPs turns up, free and paid? | Can the host take the member list along?
grade: low
# event-hire: hire of tents, furniture and sound
words: party rental, event hire, event rental, marquee hire, tent rental, tent house, shamiana, pandal, chair and table hire, linen hire, crockery hire, av hire, audio visual rental, sound system hire, pa hire, stage hire, lighting rental, led wall, generator hire, dance floor hire, bouncy castle, portable toilets, prop hire, equipment rental for events, flight case, warehouse prep, load-in, rigging, truss, sub-hire, event furniture, canopy rental
job: get the right kit out on Friday and all of it back on Monday
buyer: owners of event hire firms
user: warehouse and prep crews
run: couples, caterers and village clubs | planners ring the yard that counts glasses right and lends a spare heater on the night | washing linen, broken chairs, weekend drivers and canvas mouldering in winter eat the hire money
rival: Current RMS | stock, quotes and prep lists for hire firms | per user a month
rival: Rentman | planning of kit and crew for AV rental | per user a month
rival: Goodshuffle Pro | quotes and websites for party rental | by the month
rival: Booqable | online booking of rental stock | by the month
rival: Point of Rental | counter and dispatch for large rental stores | per site a month
rival: Flex Rental Solutions | AV inventory with barcodes and sub-hire | a yearly contract
system: barcode and RFID scanners | count cables, chairs and flight cases at the gate
system: QuickBooks | holds deposits, damage waivers and the repair bill
system: floor-plan drawings | say how many trestles fit under the canopy
system: WhatsApp | carries the client's late change to the truck driver
today: the owner writes quotes in Word, checks a wall calendar for free tents and prints pick lists for the yard
cost: a double-booked marquee is sub-hired at a loss, and missing cutlery is written off after each season
pain: the planner adds a row of tables when the truck is already loaded
pain: kit comes back wet, muddy or short, and nobody signed for it on the field
pain: crews work Friday night to Monday dawn and leave by autumn
channel: wedding venues and planners | a venue keeps a short list of firms that know its drive and its curfew
channel: rental trade bodies and shows | owners walk the aisles for tents, flooring and software
channel: caterers and sound firms that sub-hire | one firm borrows another's chairs each Saturday
cycle: 2-12 weeks | owners change only in the dead weeks after the season
price: hire software | 50-150 USD | user a month
price: a fitted frame marquee | 1500-6000 USD | weekend
rule US: fire marshal tent permits | large tents need a permit, flame certificates and marked exits
rule EU: EN 13782 for tents | tents carry a test book with wind limits and anchoring
rule GB: MUTA and PAT testing | venues ask for a wind plan, and cables are tested with a tag
rule IN: municipal pandal permission | police, fire and municipal clearances stand before the first pole
season: summer Saturdays, Diwali and the wedding dates earn the year, and January is for repairs
next: crew booking | damage waivers | linen laundry
fail: peer marketplaces rented out drones and speakers, and damage claims ate the fee
fail: booking sites did not know that a tent needs a crew, a truck and a wind limit
lately: steel, fabric and diesel cost more, and clients book weeks instead of months ahead
economics: 65-80 | 1-3 | 200-1500 USD
ask: Does it see that the same tent is still wet from Sunday? | What share of kit comes back short or broken, and who pays? | How does the driver on the field get the late change?
grade: low
# event-crew: event staff, stewards and stagehands
words: event staff, event staffing, event crew, stagehand, stage crew, roadie, steward, festival steward, brand ambassador, promoter girl, hostess agency, promo staff, catering waiter, banqueting staff, bartender hire, casual staff, festival work, crew call, call sheet, usher, ticket checker, production manager, event freelancer, freelance technician, lighting technician, sound engineer hire, day rate, crew boss, volunteer steward, event manpower
job: have enough briefed people at the gate, and pay them right
buyer: event staffing agencies
user: crew bookers
run: caterers, stadiums and brand agencies | caterers call the crew boss whose people arrive early, in black, and know how to carry plates | payroll taxes, wages due weekly and invoices settled after months eat the agency's markup
rival: Nowsta | shift calls for caterers and event staff | per worker a month
rival: LASSO | crew and gear planning for event production | per user a month
rival: Liveforce | rotas and onboarding for event crews | by active crew a month
rival GB: Arc | trained temps for London events | a margin on the hour
rival US: Instawork | waiters and hosts booked by app | a margin on the hour
rival IN: TeamLease | temporary staff for Indian firms and events | a margin on wages
system: WhatsApp broadcast lists | ask who is free on Saturday and bury the answer
system: the call sheet | says gate, hour, uniform and crew boss
system: payroll with holiday pay | turns odd hours into lawful wages
system GB: the SIA licence register | shows who may guard a door
today: the booker texts a list of students, ticks names in a sheet and counts heads at the gate
cost: no-shows leave a bar closed, and the client cuts the bill by each missing head
pain: a steward must be briefed on exits, yet he learns the site at the turnstile
pain: call times move when the headliner's truck is late, and overtime is argued for weeks
pain: the best riggers are freelance and say yes to the first who pays a deposit
channel: venues and stadium operators | a stadium names the agencies that know its gates
channel: caterers | a caterer doubles its people for each banquet
channel: universities and drama schools | students and actors fill most casual rotas
cycle: 2-10 weeks | agencies switch between seasons after a bad no-show weekend
price: crew rota software | 3-10 USD | worker a month
price: an event steward | 18-35 USD | hour
rule US: worker classification tests | states treat casual hosts as employees, and misfiled waiters bring back pay
rule EU: Working Time Directive | rest between load-out and the next load-in is set in law
rule GB: Agency Workers Regulations | equal pay starts after a set number of weeks in the same role
rule GB: SIA door licence | anyone who guards or searches needs the licence on show
rule IN: Contract Labour Act | principal and contractor both answer for wages of crews on site
season: festival summers and the Christmas party weeks take everybody, and February takes nobody
next: accreditation badges | uniform stock | crew transport
fail: gig apps sent strangers without black shoes or briefing, and venues banned them
fail: rota tools priced by the head and were paused each winter
lately: skilled technicians left in the pandemic, and rates for riggers and sound hands stay high
economics: 15-75 | 3-5 | 300-2000 USD
ask: What is the no-show rate on a wet Saturday, with proof? | Who is the employer on paper when the client directs the steward? | How are people paid for hours that ran past the call sheet?
grade: low
# festival-sites: outdoor festivals, fairs and their traders
words: festival organiser, music festival site, outdoor festival, county fair, village fete, street festival, christmas market, food festival, carnival, mela, durga puja committee, night market organiser, stallholder, stall pitch, pitch fee, trader application, vendor application, festival camping, cashless wristband, rfid wristband, event safety plan, crowd safety, crowd management, safety advisory group, site map, event medical, noise limit, road closure, festival waste, artisan fair, craft fair organiser
job: fill the field with traders and people, and bring everybody home safe
buyer: festival organisers
user: site and trader managers
run: festival-goers and food traders | crowds come back for the line-up, clean toilets and a campsite where they slept safely | fencing, police charges, insurance and repairs to the churned field eat the gate
rival: Eventeny | vendor applications, maps and fees for fairs | a share of fees
rival: Marketspread | stallholder bookings and papers | by market a month
rival: Weezevent | tickets and cashless wristbands for festivals | a share of each top-up
rival: Intellitix | wristbands and access for large festivals | by event
rival: Halo Solutions | control-room logs for crowds and incidents | by event or year
rival IN: Skillbox | tickets and gate scans for Indian festivals | a share of each ticket
system: the site plan in CAD | places stages, water, toilets and fire lanes
system: traders' gas certificates | prove each burner and marquee
system: the licence from the council | fixes capacity, hours and noise at the nearest bedroom
system: site radios | carry gate counts and the call for a medic
today: the trader manager gathers insurance PDFs by e-mail, and control writes incidents in a paper log
cost: an unpaid pitch, a closed gate or a wet weekend takes the profit of the year
pain: the licence arrives weeks before the gates, while headliners and fences are paid long before
pain: a food trader turns up without a gas certificate and sets up anyway
pain: wind stops the main stage, and nobody knows how many people stand in front of it
channel: festival associations | organisers compare suppliers and licence terms each winter
channel: council event officers | an officer meets each organiser at the safety group
channel: stage, fence and toilet suppliers | the fence firm knows who has booked a field
cycle: 8-40 weeks | contracts are signed in autumn and winter for the next summer
price: trader and site software | 500-5000 USD | event
price: a food pitch | 300-5000 USD | weekend
rule US: mass gathering permits | counties set capacity, medics, water and toilets above a head count
rule EU: national crowd and tent rules | mayors or prefects approve the safety file before the opening
rule GB: Licensing Act premises licence | the council, police and neighbours can object to hours and numbers
rule GB: Martyn's Law | larger public sites will plan against attack and register
rule IN: NDMA crowd guide | organisers file a crowd plan with police and fire after deadly crushes
season: the field is open from late spring to early autumn, and Christmas markets and pujas close the year
next: volunteer rotas | waste and cup deposits | weather cover
fail: wristband start-ups lived from unspent top-ups until organisers and regulators asked for them back
fail: new festivals paid headliners from ticket advances and fell with the first wet year
lately: fees of artists, fences and insurance rose, and many small festivals pause a year
economics: 40-75 | 2-4 | 800-5000 USD
ask: Who holds the ticket money until the gates have opened? | How does control know the head count in front of each stage? | How many traders come back, and what did each earn?
grade: low
`,
  facts: eventsTicketingFacts,
  wordings: eventsTicketingWordings,
  jobs: eventsTicketingJobs,
});
