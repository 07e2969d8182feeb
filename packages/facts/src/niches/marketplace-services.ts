import { marketplaceServicesFacts } from './facts/marketplace-services.ts';
import { marketplaceServicesJobs } from './jobs/marketplace-services.ts';
import { readField } from './reading/read-field.ts';
import { marketplaceServicesWordings } from './wordings/marketplace-services.ts';

export const marketplaceServices = readField('marketplace-services', {
  niches: `
# freelancers: freelance work online
words: freelancer, freelancers, freelancing, freelance marketplace, gig work, upwork alternative, fiverr alternative, designer for hire, developer for hire, freelance writer, late paying client, invoice for freelancers, find clients, freelance proposal, upwork connects, freelance portfolio, fractional executive, independent contractor, virtual assistant, self-employed
job: win good clients and be paid on time without an agency
buyer: freelancers
user: independent designers and developers
run: small firms and overseas startups | clients rehire the freelancer who asked the right question before quoting and sent files early | unpaid pitches, platform cuts and the client who pays after months eat the day rate
rival: Contra | portfolios and payments without commission | a client fee and a paid tier
rival EU: Malt | freelance consultants in Europe | a share of the project from each side
rival: Freelancer.com | bids on projects worldwide | a share of the project
rival: Deel | contracts and payouts for contractors abroad | per contractor a month
rival IN: Refrens | invoices and leads for Indian freelancers | a yearly premium above a free tier
system: Payoneer | brings foreign payments home after fees
system: Stripe Connect | splits the payment and checks identity
system: LinkedIn | holds the track record that clients check first
today: freelancers buy connects, write the same proposal many times and chase invoices by mail
cost: unpaid bidding and a platform cut eat the best hours, and a late client delays rent
pain: each job post draws a flood of machine-written bids in the first hour
pain: a chargeback or a frozen account takes the money after the work was delivered
pain: the client asks to move off the platform once trust is there
channel: skill communities on Discord and Dribbble | freelancers follow the peer who shows real invoices
channel: bootcamps and design schools | graduates need a first client within weeks
channel: agencies with overflow work | an agency places more hours than any single client
cycle: 1-6 weeks | a client tests with one small task, and a freelancer stays if the second job comes
price: the platform share of a small project | 50-150 USD | project
price: an invoicing and contract tool | 10-30 USD | freelancer a month
rule US: Freelance Isn't Free laws | New York, Illinois and California demand a written contract and payment by a deadline
rule EU: Platform Work Directive | a platform that sets price and work may be presumed the employer
rule GB: IR35 | medium and large clients must judge the status and tax the contractor if it looks like a job
rule IN: GST on exported services | a foreign client needs a letter of undertaking and a remittance paper per payment
season: budgets open in January and September, and August is dead in Europe
next: quarterly tax filing | health cover | small agencies run by former freelancers
fail: vetted talent clubs had many experts and few briefs, and the experts drifted away
fail: low-fee marketplaces still lost the pair after the first job, because trust needs no middleman
lately: writing and simple design work fell with AI tools, while clients search for people who can check the output
economics: 60-80 | 5-10 | 20-300 USD
ask: Which side is scarce here, and what brings it without paid ads? | What keeps client and freelancer on the platform for their third job? | What does a first brief cost to win, and what does it earn?
grade: low
# tutors: private tuition
words: tutor, private tutor, tuition, tuitions, home tuition, tutoring marketplace, maths tutor, music teacher, piano lessons, guitar teacher, exam prep tutor, tutoring centre, coaching class, online tutor, homework help, sat tutor, gcse tutor, eleven plus, lesson booking, parents looking for tutor
job: match a child with a tutor who keeps turning up
buyer: parents
user: tutors
run: parents and exam candidates | parents stay where the child stops dreading fractions and the mock mark climbs | pupils come only after school, so mornings earn nothing and cancelled evenings cannot be refilled
rival: Superprof | tutor listings in many countries | a monthly pass to pupils
rival GB: MyTutor | online lessons by British students | a share of the lesson
rival US: Wyzant | an American tutor marketplace | a share of the lesson
rival IN: UrbanPro | tutor leads in Indian cities | by coins per lead
rival: TutorBird | scheduling and invoices for music teachers | per tutor a month
system: Zoom | carries the lesson and the shared whiteboard
system GB: DBS checks | clear an adult to teach a child
system: Google Calendar | holds the weekly slot
today: parents ask in the school-gate WhatsApp group, and the tutor takes cash and keeps a paper diary
cost: a wrong match wastes a term before the mock exam, and cancelled hours go unpaid
pain: after the trial lesson, parent and tutor swap numbers and leave the platform
pain: the best local tutors are full by October and never needed a listing
pain: parents cannot see progress between the lesson and the school report
channel: school-gate and class WhatsApp groups | parents believe the mother whose child passed
channel: class teachers | the class teacher names the gap and the tutor who can close it
channel: mock exam results days | demand for a tutor starts on the day of a bad mark
cycle: 1-3 weeks | the parent books a trial lesson this week and decides by how the child feels
price: a one-to-one lesson | 25-60 GBP | hour
price: home tuition in an Indian city | 3000-8000 INR | pupil a month
rule US: COPPA | online lessons with young children need a parent's consent for recordings and profiles
rule EU: GDPR | lesson recordings of a child need a parent's clear consent
rule GB: DBS checks | self-employed tutors can now get enhanced checks through a body, and parents expect it
rule IN: Coaching centre guidelines | centres may not enrol young children or promise ranks, and must register
season: September starts, mock exams in January and panic in April carry the year
next: exam mock marking | after-school clubs | small-group lessons
fail: tutor marketplaces paid for each parent once and lost the lesson to cash by the third week
fail: national catch-up schemes paid for hours, and the vendors fell when the grant ended
lately: parents try AI homework tools first and pay people for motivation, exams and special needs
economics: 25-45 | 8-15 | 30-120 GBP
ask: What share of pairs still books through the platform after the first term? | Who checks the tutor's identity and record, and how often? | What happens to revenue between June and September?
grade: low
# movers: moving house
words: movers, moving company, removals, removal firm, packers and movers, moving house, moving home, moving quote, man and van, furniture moving, long-distance move, storage unit, moving boxes, moving truck, moving estimate, office move, hostage goods, shifting house, house shifting, local shifting
job: quote a fixed price from a video and deliver everything unbroken
buyer: moving firms
user: estimators and crew foremen
run: families and office tenants | families choose the crew that surveyed the flat, wore clean shoes and broke no plate | van leases, broken wardrobes and idle midweek crews eat the month-end Saturdays
rival US: HireAHelper | labour-only crews in America | a share of the job
rival: AnyVan | shared loads in Britain and Europe | a margin on the job
rival IN: Porter | vans and packers in Indian cities | a margin on the job
rival US: SmartMoving | estimates and dispatch for moving firms | per firm a month
rival: Yembo | video surveys that count furniture | per survey
system US: FMCSA SAFER | shows the mover's number, complaints and insurance
system US: SmartMoving | holds leads, crews and bills of lading
system: Square | takes the balance at the kerb
system: WhatsApp | carries the room videos on which the quote rests
today: the family phones several firms, walks each estimator through the flat and trusts the lowest number
cost: the bill grows at the kerb by stairs, long carry and cubic feet, with the sofa already on the truck
pain: a broker sells the job to an unknown carrier, and the load sits in a warehouse for ransom
pain: crews are idle on Tuesdays and short on the last Saturday of the month
pain: the lift was not booked, so the crew waits on the clock
channel: estate agents and letting portals | the letting agent knows the moving date before anyone else
channel: storage sites and box sellers | people buy boxes and book a unit days before the move
channel: building managers | building managers book lifts and recommend the crew that did no damage
cycle: 1-3 weeks | the household books within days, and a firm buys software after a bad summer
price: a local move with crew and truck | 120-200 USD | hour
price: dispatch software | 150-400 USD | firm a month
rule US: FMCSA household goods rules | binding estimates bind the mover, and brokers must register and name the carrier
rule EU: EU haulage licence | vans above the weight limit need an operator licence to cross borders
rule GB: BAR code of practice | members hold deposits safe and offer an ombudsman, and heavier trucks need an operator licence
rule IN: IBA approved list | employers pay only movers on the banks' list, with an e-way bill at state lines
season: the last weekends of summer months fill the year, and midweek in February is empty
next: storage units | address changes | furniture resale before the move
fail: brokers that quoted low online lost all trust when carriers added cubic feet at the door
fail: moving apps priced couches like taxi rides, and crews refused the stairs
lately: phone video surveys replaced the home visit, and firms quote a fixed price the same day
lately: high mortgage rates froze house sales, so crews chase flat moves, offices and storage
economics: 20-40 | 2-5 | 60-200 USD
ask: Who answers for the broken piano: the platform, the broker or the crew? | How close is the quote to the final bill, over last month's moves? | What do crews earn on a midweek day in winter?
grade: low
# odd-jobs: handyman work and paid leads
words: handyman, odd jobs, odd job man, tasker, furniture assembly, local pros, home repair marketplace, find a tradesman, find a plumber, paid leads, pay per lead, quote requests, mounting tv, small repairs, errands, gardening help, local services app, taskrabbit, thumbtack, checkatrade, urban company
job: find someone reliable for a small job this week
buyer: householders
user: handymen
run: householders and small landlords | householders call whoever answered, turned up with the right drill bit and swept afterwards | drives across town for a shelf and trips back to the merchant eat the callout fee
rival US: Thumbtack | leads and instant booking for local pros | per lead
rival GB: Checkatrade | a vetted directory of British trades | a membership a month
rival DE: MyHammer | job ads for German trades | a subscription to the trades
rival: Airtasker | tasks with offers in Australia and Britain | a share of the job
rival: Bark | quote requests for local sellers | by credits per lead
rival IN: Urban Company | handyman visits at fixed prices in Indian cities | per visit
system: Google Local Services Ads | sells verified calls and sits above the directory
system US: Checkr | confirms who the tasker is and what the record says
system: Nextdoor | carries the neighbour's recommendation
system: WhatsApp | carries the photo of the job and the first price
today: people ask on Nextdoor, call a few numbers that never answer and give the job to a cousin's friend
cost: pros pay for leads that went to several rivals, and householders wait in for no one
pain: the lead fee is charged although the phone number never picks up
pain: small jobs do not pay for the drive, so good handymen ignore them
pain: after one good visit, the next job is arranged by text and paid in cash
channel: hardware and furniture stores | the shelf is bought in the shop and needs hands at home
channel: letting agents and holiday-let hosts | letting agents have small jobs every week and pay reliably
channel: neighbourhood groups | one named handyman fills a month from a single thread
cycle: 1-2 weeks | the householder books today or forgets, and the pro leaves after a few bad leads
price: a lead to a pro | 15-80 USD | lead
price: the platform share of a task | 15-30 USD | task
rule US: State contractor licences | jobs above a small sum need a licence, and listing an unlicensed pro is a risk
rule EU: DAC7 | platforms report what each tasker earns, and some crafts need a master's title
rule GB: DMCC fake review ban | the platform must police fake reviews and show who the trader is
rule IN: Code on Social Security | the platform pays a share of turnover into the gig workers' fund
season: gardens in spring, gutters in autumn and the week before Christmas bring the calls
next: materials ordered with the job | insurance for small damage | home maintenance plans
fail: Homejoy paid for the first booking with deep discounts and lost the second to cash
fail: pay-per-lead sites sold the same job to many, and the trades shamed them in their forums
lately: Google moved its own verified ads above directories, and lead prices rose for the same phone call
economics: 30-60 | 6-12 | 20-90 USD
ask: What share of first jobs leads to a second one booked inside the platform? | How many pros in one postcode answer within the hour? | Who pays when the shelf falls off the wall?
grade: low
# domestic-help: paid help at home
words: domestic help, maid, maid service, bai, housemaid, housekeeper, cook at home, nanny, driver on demand, house help, domestic worker, live-in maid, part-time maid, babysitter payroll, cleaner payroll, home staff, ayah, household staff agency, household employer, maid agency, elder companion
job: find trustworthy help at home and pay it properly
buyer: working families
user: domestic workers
run: busy families and older couples | families stay with the agency that sends a replacement the same morning and knows each maid by name | replacements for free when a helper leaves early eat the placement fee
rival: Care.com | nanny and helper search with payroll | a family subscription
rival IN: Urban Company | InstaHelp maids by the hour in Indian cities | per hour
rival IN: Snabbit | maids within minutes in India | per visit
rival US: HomePay (Care.com) | nanny payroll and tax filing | per family a month
rival EU: Batmaid | legal cleaners in Switzerland and France | per hour
system IN: Aadhaar | proves who enters the home in India
system US: IRS Schedule H | reports what a household paid
system FR: URSSAF CESU | declares French home staff and pays the tax credit ahead
system: WhatsApp | carries the hours, the holidays and the raise
today: families ask the building guard or a neighbour, try a helper for a week and pay cash
cost: a helper who stays away keeps a parent home from work and burns the agency fee
pain: the agency vanishes with the placement fee when the maid leaves in the second week
pain: workers have no sick pay, no contract and no record to show the next family
pain: families fear theft and keep copies of identity cards that prove little
channel IN: housing-society groups and gate apps | one block gives enough hours for a full day's work
channel: nanny agencies and parent groups | families trust the placement that a friend had
channel: employers with childcare benefits | HR pays for backup care when a helper falls ill
cycle: 1-4 weeks | families decide within days of the old helper's leaving
price: an hourly maid in an Indian city | 150-300 INR | hour
price: a nanny payroll service | 50-90 USD | family a month
rule US: Household employer taxes | a family above the yearly wage threshold withholds tax, and some states add a bill of rights
rule EU: Household voucher schemes | states such as France and Belgium pay part of declared hours, so undeclared work is the true rival
rule GB: PAYE for nannies | the family is the employer and owes pension, holiday and wage slips
rule IN: State minimum wages | some states set wages for domestic work, and city police ask families to verify helpers
season: festivals empty the cities of helpers, and school summers fill nanny diaries
next: training for helpers | insurance for helpers | baby care at home
fail: maid apps lost both sides to a direct cash deal once the family liked the helper
fail: vetting was a copied card and a form, and one theft story ended a city
lately: Indian apps sell maids by the minute from society to society, and burn money on idle shifts
economics: 15-35 | 6-12 | 10-80 USD
ask: How many hours a day is a worker paid for within one walkable cluster? | What stops family and helper from leaving together? | What does verification really check, and who pays after a theft?
grade: low
# gear-rental: rental of tools, cameras and party gear
words: equipment rental, tool rental, tool hire, camera rental, rent a camera, party rental, tent rental, tent house, marquee hire, bounce house rental, chair and table rental, dress rental, costume hire, furniture rental, appliance rental, rent instead of buy, peer to peer rental, library of things, borrow from neighbours, rental shop, rental software, deposit hold, late return, damage waiver, plant hire, generator rental, sound system hire, baby gear rental, ski hire shop, rental inventory, shuttering rental
job: rent a thing out again and again and get it back whole
buyer: owners of rental shops
user: rental counter staff
run: hobby builders, filmmakers and party hosts | hirers return to the counter where the generator starts at once and the deposit comes back unargued | repairs, missing cables and tents that sleep through the week eat the weekend hires
rival: Booqable | online rental shops with stock calendars | a monthly plan fee
rival: Rentman | crew and gear for event rental | by user a month
rival: Point of Rental | rental systems for tools and events | a monthly fee by site
rival GB: Fat Llama (Hygglo) | rental between private people with cover | a share of each rental
rival IN: Rentomojo | furniture and appliances by the month | a monthly rent
rival US: Goodshuffle Pro | quotes and stock for party rental | a monthly plan fee
system: Stripe | holds the deposit until the lens is checked
system: Google Calendar | is where double-booked tents come from
system: barcode and tag scanners | show which drill left with whom
today: the counter clerk writes the drill's serial on a carbon contract and copies an identity card
cost: a double-booked marquee ruins a wedding, and a camera lent to a fake identity never returns
pain: items come back wet or short a cable, and the next hirer waits at the counter
pain: the weekend needs each tent at once, and the week needs none
pain: neighbours list a drill once, and nobody drives across town for it
channel: rental trade associations | owners share damage waivers and software at the rental show
channel: event planners and film crews | a planner rents from whoever delivers without a call
channel: tool and camera makers | a maker's dealer adds rental when sales slow
cycle: 2-12 weeks | a shop switches in its dead month and loads stock by hand
price: rental shop software | 30-300 USD | shop a month
price: a fee on private rentals | 15-40 USD | rental
rule US: State rental and theft statutes | unreturned goods become theft only after the notice the statute sets
rule EU: Platform tax reporting | platforms report what private lessors earn from goods such as vehicles
rule GB: Consumer Rights Act | hired goods must be fit and as described, whatever the waiver says
rule IN: GST on hire | rent bears GST, and security deposits stay outside until kept
season: weddings and parties fill summer weekends, and tools go out in spring
next: damage cover | delivery runs | sale of tired stock
fail: neighbour-to-neighbour drill sharing failed because a cheap drill costs less than the trip
fail: furniture rental startups paid for returns and cleaning in each move-out month
lately: identity checks and deposit holds by card made unmanned lockers for tools workable
economics: 45-75 | 2-4 | 100-1500 USD
ask: How often a year does each item go out, and what is left after cleaning? | Who pays when the lens comes back scratched? | How is the hirer's identity known before the handover?
grade: low
# photographers: photographers and portrait studios
words: photographer, wedding photographer, portrait photographer, newborn photographer, school photographer, photo studio, photo shoot, headshot, product photography, real estate photographer, photo gallery delivery, photo culling, lightroom, album design, photo retouching, candid photography, pre-wedding shoot, videographer booking, photography business, photo proofing, print sales, shot list, second shooter, photo booth, passport photo, stock photographer, event photographer, photo marketplace, photography contract, model release, picture day
job: win the shoot, edit it in time and sell the album
buyer: professional photographers
user: photographers and their editors
run: couples, parents and small brands | couples book the eye they saw at a friend's wedding and parents the studio that calms babies | nights of retouching, new lenses and a winter without weddings eat the package price
rival: Pixieset | galleries, contracts and print shops | a monthly plan by storage
rival: HoneyBook | enquiries, contracts and payments | a monthly plan fee
rival: Pic-Time | galleries that sell prints | a monthly plan and a commission
rival: Aftershoot | culling and editing by AI | a yearly plan
rival GB: Studio Ninja | workflow for wedding photographers | a monthly plan fee
rival IN: Kwikpic | sharing of event photos by face search | by event or plan
system: Adobe Lightroom | holds the catalogue and the edit
system: Google Photos | is where the family expects the pictures
system: print labs | make the albums and pay the margin
system: Instagram | is the portfolio couples truly look at
today: the photographer culls endless frames after the wedding night and answers enquiries between shoots
cost: delivery slips to months, reviews turn sour and evenings in the season are gone
pain: couples ask a price by direct message and vanish after the answer
pain: the card fails or the drive dies, and a wedding cannot be shot again
pain: school picture day ends with order envelopes and unmatched names
channel: photographer educators and workshops | a known wedding photographer's preset pack carries the tool
channel: venues and planners | a venue's preferred list fills the calendar
channel: print labs and camera shops | the lab knows who shoots each weekend
cycle: 0-4 weeks | the photographer tries it on one gallery in the slow season
price: gallery and studio software | 10-60 USD | photographer a month
price: AI culling and editing | 10-80 USD | photographer a month
rule US: Illinois BIPA | face search in galleries needs written consent in advance
rule EU: GDPR | pictures of guests and pupils are personal data, and minors need a parent's word
rule GB: Copyright, Designs and Patents Act | the photographer keeps copyright, while private commissions carry a privacy right
rule IN: Copyright Act | a portrait made for a fee belongs to the client unless agreed otherwise
season: weddings crowd into summer, or the Indian winter muhurats, and engagement brings January enquiries
next: album sales | second shooter hire | client questionnaires
fail: on-demand photographer platforms paid hobby rates and couples got hobby pictures
fail: headshot studios lost small jobs when a selfie and a model sufficed
lately: AI headshots took the cheap portrait, and culling software gave wedding editors their winter back
economics: 65-85 | 2-5 | 40-400 USD
ask: How many hours per wedding fall away after the shoot? | Whose hands are the images in, and do they train a model? | What is sold after delivery, and who earns on it?
grade: low
# coaches-advice: coaches, astrologers and paid expert calls
words: life coach, career coach, executive coach, business coach, mentor, mentorship platform, mentoring, paid consultation, expert call, expert network, ask an expert, astrologer, astrology app, kundli, tarot reader, vastu, numerology, spiritual advisor, dietitian consult, image consultant, coaching session, coaching certification, icf, discovery call, group coaching, accountability partner, book a call, paid advice, consultation by minute, retirement coach, adhd coach, parenting coach
job: find a guide worth paying and keep coming back
buyer: coaches and advisers
user: clients of coaches
run: professionals at a crossroads | people pay the adviser whose words came true for a friend and who listens before speaking | free first calls, adverts and empty weeks after a launch eat the session fee
rival: Topmate | paid calls and services by link | a share of each sale
rival: Clarity.fm | expert calls by the minute | a share of each call
rival IN: Astrotalk | astrologers by chat and call | by the minute
rival: GLG | expert calls for investors and consultants | by yearly contract
rival: BetterUp | coaching for staff | per employee a year
rival: Paperbell | scheduling, contracts and payments for coaches | a monthly plan fee
system: Calendly | shows the free slots and takes the deposit
system: Zoom | is the consulting room
system: WhatsApp | is where clients ask between sessions
system: Stripe | holds the package payment and its refund
today: a coach gives free discovery calls, sends packages by PDF and chases the second instalment
cost: most calls bring no client, and an empty month follows each launch
pain: anyone may print a coach's card, so clients cannot tell training from talk
pain: clients leave the platform with the coach after the first session
pain: astrology clients pay by the minute and complain that the answer came slowly
channel: coach training schools | graduates of an ICF course look for tools in the same month
channel: LinkedIn and Instagram followings | a follower books the person, not the platform
channel: temples, festivals and family elders | an astrologer's name is passed on before weddings and house moves
cycle: 0-4 weeks | a coach decides alone when the next launch is near
price: coaching business software | 20-80 USD | coach a month
price: a coaching hour | 75-300 USD | hour
rule US: FTC business opportunity rules | earnings claims of coaching programmes need proof, and refunds have been ordered
rule EU: Distance selling rules | a client may withdraw unless the session began at the client's request
rule GB: ASA rulings | claims that coaching or readings cure or enrich are struck down
rule IN: Consumer Protection Act | false promises count as unfair trade, and some states forbid magic remedies
season: New Year, birthdays, exam results and wedding dates bring clients
next: group programmes | session notes and homework | corporate contracts
fail: expert-call marketplaces saw both sides swap numbers after the first call
fail: mentor matching was free, polite and forgotten after the second meeting
lately: chatbots coach for free, and Indian astrology apps became larger than most coaching platforms
economics: 20-75 | 4-10 | 10-300 USD
ask: What share of clients books a second session through the platform? | How is a bad adviser found before a client pays? | What is promised, and who could call it a claim?
grade: low
# day-labour: day labourers and informal worker hiring
words: day labour, day labourer, daily wage worker, labour chowk, casual worker, blue-collar jobs, informal workers, mason, helper, coolie, loader, farm labour, harvest workers, construction labour contractor, thekedar, gangmaster, on-demand staffing, shift work app, temp staff on demand, event staff, warehouse temps, artisan booking, fundi, ojek odd work, bricklayer hire, migrant worker, labour contractor, muster roll, daily payout, worker verification, e-shram card, unskilled jobs
job: find work for tomorrow morning and be paid in the evening
buyer: labour contractors
user: day labourers
run: builders, farmers and householders | foremen call the gang leader whose men arrive sober at dawn with their own trowels | wages advanced before the client pays and no-shows who must be replaced eat the cut
rival US: Instawork | hourly workers for events and warehouses | a markup on pay
rival: Adecco | temporary staff through branches and apps | a markup on pay
rival US: PeopleReady | day staffing through branches and an app | a markup on pay
rival GB: Indeed Flex | temporary shifts by app | a markup on pay
rival IN: Apna | jobs for blue-collar workers | per job post to employers
rival KE: Lynk | artisans and domestic staff in Nairobi | a commission on the job
system IN: e-Shram | registers informal workers under one number
system KE: M-Pesa | pays the day's wage to a phone
system: the contractor's muster roll | says who stood on site and for how long
today: men stand at the labour chowk at dawn, and a contractor picks them by face and haggles the day rate
cost: a worker without a call loses the day and the fare, and the contractor's cut is never written down
pain: the site calls for helpers at night, and the phone numbers change with each SIM
pain: wages are held until the end of the month, and the contractor disappears
pain: a fall on site finds no insurance, no contract and no name in the register
channel: labour contractors themselves | a contractor brings his whole crew or keeps it away
channel: NGOs and workers' centres | workers trust the centre that got back their unpaid wages
channel: builders' site offices | a site office that pays by phone pulls workers onto an app
cycle: 1-8 weeks | a contractor tries it for one site and one pay day
price: a markup on a day's pay | 3-40 USD | worker a day
price: a job post | 5-60 USD | post
rule US: State day labor laws | Illinois and New Jersey set notices, equal pay and fares for temporary workers
rule EU: Temporary Agency Work Directive | agency workers get the basic terms of the user firm
rule GB: Gangmasters licensing | suppliers of workers to farms and food plants need a licence
rule IN: Building workers cess | builders pay a cess, and registered workers claim benefits from the board
season: monsoon empties sites, harvest empties cities and festivals send crews home
next: wage advances | accident cover | skill certificates
fail: job apps for blue-collar workers were full of profiles, and employers still phoned the contractor
fail: artisan marketplaces paid for training and lost the artisan to the customer's phone book
lately: builders must show labour records digitally, and payments by phone made same-day wages possible
economics: 10-30 | 5-12 | 5-300 USD
ask: What does the contractor gain, or is he the one cut out? | What share of workers turned up on the second day? | Who carries the wage between the evening and the client's invoice?
grade: low
`,
  facts: marketplaceServicesFacts,
  wordings: marketplaceServicesWordings,
  jobs: marketplaceServicesJobs,
});
