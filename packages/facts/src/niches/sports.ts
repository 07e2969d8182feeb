import { sportsFacts } from './facts/sports.ts';
import { sportsJobs } from './jobs/sports.ts';
import { readField } from './reading/read-field.ts';
import { sportsWordings } from './wordings/sports.ts';

export const sports = readField('sports', {
  niches: `
# amateur-clubs: amateur clubs and youth teams
words: sports club, amateur club, youth sports, kids sports team, football club, soccer club, little league, team manager, club secretary, match fees, club subs, membership fees club, team chat, player availability, referee, league fixtures, grassroots football, swim club, cricket club, rugby club, carpool to practice, tournament registration, volunteer coach, kit order, sports academy
job: get players, parents and match fees to the right pitch without chasing
buyer: club treasurers
user: team managers and parents
run: players, children and their parents | families stay with the club where every child gets minutes and messages come in time | pitch hire, league fees, floodlights and subs forgiven in May empty the club account
rival: TeamSnap | availability, chat and club registration | a yearly plan over free teams
rival: Spond | team messages and club payments | a fee on each payment
rival US: SportsEngine | registration and websites for American leagues | a yearly plan plus registration fees
rival GB: Pitchero | websites, teams and payments for British clubs | a monthly plan over a free site
rival GB: LoveAdmin | membership direct debits for clubs | a monthly plan plus a fee per payment
system GB: the FA's Whole Game System | registers players and takes the result
system US: Affinity Sports | keeps the registration record of many American state associations
system: the federation's player register | holds each licence, transfer and suspension
system: GoCardless | collects subs by direct debit
today: a volunteer keeps the squad in a spreadsheet, asks for availability on WhatsApp and chases subs at the touchline
cost: the treasurer writes off unpaid subs each spring and the manager resigns in May
pain: rained-off pitches send parents to an empty field because the message sank in the chat
pain: the secretary enters each player in the league system, the insurance form and the club's own list
pain: referees cancel on Friday night because the pay is small and the shouting is not
channel: regional associations of the sport | clubs must register with the association and take the system behind it
channel: one enthusiastic team manager | parents meet the app in one child's team and carry it to the next
channel: kit suppliers and tournament organisers | shirts and tournament places are ordered before each season
cycle: 2-14 weeks | a manager starts free in pre-season, and the committee votes at the annual meeting
price: a club plan | 20-150 USD | club a month
price: payment handling | 1-4 USD | hundred dollars collected
rule US: SafeSport Act | adults need training and must report abuse at once, and chats with minors need a parent in copy
rule EU: GDPR Article 8 | photos and health notes of children need consent that a parent can withdraw
rule GB: FA safeguarding rules | no coach may message a child alone, and DBS checks are renewed every few years
rule IN: National Sports Governance Act | federations must keep safe-sport rules and athlete records, which reach down to state bodies
season: registration runs in August for winter sports and in February for summer ones, then nobody touches a setting
next: referee assignment and pay | kit and club shop | pitch allocation for training
fail: team chats without payments were free for ever, and WhatsApp was already there
fail: league-first systems angered managers who must use them and never chose them
lately: families pay far more for travel teams, so clubs get fee questions they once never heard
economics: 55-75 | 1-3 | 40-300 USD
ask: Which governing body's registration do you fill, so that players are typed once? | What share of subs is collected in the first month, against the treasurer's list? | Who uses it on a wet Saturday, the manager or only the secretary?
grade: medium
# coach-video: match video and training data
words: sports coach, match video, game film, video analysis, swing analysis, golf swing, tennis coach, cricket coaching, running form, performance analysis, automated camera, match highlights, player tracking, gps vest, training load, injury prevention, athlete monitoring, biomechanics, tactics board, scouting report, pose estimation, drills for players
job: show players what happened in the match before the next session
buyer: head coaches
user: assistant coaches and analysts
run: clubs, academies and school teams | a coach rehires the analyst whose clips are cut before Monday's session | camera travel on wet Sundays, storage of whole seasons and teams dropped after relegation cost the package
rival: Hudl | film exchange, tagging and highlights | per team a year
rival: Veo | a camera that films the whole pitch and follows the ball | a price per camera plus a yearly subscription
rival: Catapult | vests and video for professional squads | per athlete or team a year
rival: Dartfish | tagging and slow motion for many sports | per user a year
rival: Onform | phone video with drawings for golf, baseball and running coaches | per coach a month
system: Hudl | holds the film that leagues oblige teams to swap
system: Sportscode | holds the coding window of professional analysts
system: Wyscout | supplies clips and data on opponents
system: Garmin | delivers heart rate and load from the wrist
today: a parent films from the stand, an assistant cuts clips at midnight and players watch them on the bus
cost: the staff loses Sunday to tagging, and players see the clip only after the next session
pain: automatic cameras follow the wrong ball when a second match runs beside the pitch
pain: players skip long sessions of film and only open their own highlights
pain: load numbers from vests reach the coach as a chart nobody connects with tired legs
channel: coaching licences and clinics | coaches copy the tool their course tutor uses
channel US: athletic directors and conferences | film exchange makes a whole conference use one system
channel: coaches on YouTube and Instagram | one swing breakdown shows the product better than a brochure
cycle: 2-16 weeks | a coach decides after a friendly match, a school after the booster club agrees
price: a team video plan | 400-1800 USD | team a year
price: an app for one coach | 15-60 USD | coach a month
rule US: BIPA | scans of a face or body shape need written consent under Illinois law
rule EU: GDPR Article 9 | biometric and health data of players need explicit consent and purpose
rule GB: UK GDPR | an opposing parent can refuse filming, so a youth match needs a consent routine
rule IN: DPDP Act | tracking or profiling of children is barred without verifiable parental consent
season: contracts are signed in pre-season, and cameras come out of boxes in the first wet week
next: recruiting highlights | referee and league review | return-to-play after injury
fail: wearables for amateurs lay in kit bags because nobody charged and handed them out
fail: pose apps that scored a swing without telling what to try next were deleted after a week
lately: cheap auto-follow cameras moved film from professional clubs to youth teams
economics: 45-75 | 1-3 | 150-900 USD
ask: How long after the whistle does a player see his clip without staff work? | Which error does it find that a good coach misses? | Who charges, mounts and consents on match day?
grade: low
# court-booking: court and pitch hire
words: court booking, pitch booking, padel, pickleball, tennis court, badminton court, football turf, five-a-side, futsal, squash court, bowling lanes, climbing hall, swimming lanes, sports venue, sports facility, leisure centre, find players, open match, court hire, turf booking, golf simulator, ice rink
job: fill courts outside the evening rush and stop double bookings
buyer: sports venue owners
user: front-desk clerks and players
run: players, leagues and company groups | players return to the court with dry balls, bright lights and a partner found in time | roof heating, resurfacing and vacant weekday mornings take back the evening fees
rival: Playtomic | padel and tennis courts with open matches | a club fee a month plus a player fee
rival US: CourtReserve | court schedules and memberships for American clubs | by number of courts a month
rival IN: Playo | turf and court slots in Indian cities | a commission on each slot
rival GB: ClubSpark | the LTA's court calendar for British tennis | a yearly fee by venue
rival GB: Pitchbooking | grass and school pitches let to clubs | a share of each let
system GB: LTA ratings | say who should play whom
system: DUPR | rates pickleball players across clubs
system: court light controllers | switch the court on and off with the slot
system: Stripe Terminal | takes the late payment at the desk
today: regulars hold block bookings by phone, and the desk keeps a paper sheet beside the app
cost: mornings stand empty, no-shows go unpaid and lights burn over a vacant court
pain: members book prime slots in many names and cancel minutes before
pain: a fourth player drops out and the whole padel court is lost
pain: school pitches stay locked because the caretaker must come to open them
channel: court builders and franchise groups | a new padel club picks its system before the glass arrives
channel: federations and local leagues | rating and league play pull players into one app
channel: coaches who fill the off-peak | a coach brings a clinic and the software behind it
cycle: 2-12 weeks | an owner decides alone, a council leisure trust tenders
price: a venue system | 60-350 USD | venue a month
price: a slot sold through a marketplace | 5-15 USD | hundred dollars booked
rule US: ADA | courts, kiosks and the venue's site must be accessible
rule EU: Price indication rules | service fees must be in the first price shown to the player
rule GB: VAT on sports lettings | block lets can be exempt from VAT, so the calendar must know which is which
rule IN: Municipal turf permissions | night lights and rooftop turfs need the local body's consent, and hire carries GST
season: outdoor courts live from April to October, indoor ones in winter, and rain and monsoon flip a day
next: coaching and clinics | leagues and ladders | dynamic prices for off-peak
fail: booking marketplaces took commission on regulars whom the venue already knew, and venues left
fail: player-finding apps were empty outside one city and one level of play
lately: padel and pickleball courts multiplied, and new owners compete on price as soon as a second club opens
economics: 60-80 | 1-2.5 | 250-1500 USD
ask: How full are the courts on weekday mornings, before and after? | How many bookings did players make whom the venue did not know? | Does the gate open and the light switch off without staff?
grade: low
# recruiting: athlete recruiting and scholarships
words: athlete recruiting, college recruiting for athletes, sports scholarship, player scouting, talent scout, recruiting profile, highlight reel, transfer portal, name image likeness, nil deals, sports agent, football trials, academy player, player showcase, walk-on, talent identification, athlete brand, player agent, sports quota
job: get a player seen by coaches who have a place to give
buyer: parents of ambitious athletes
user: school athletes
run: athletes and their parents | families pay the adviser who tells them the true division and whose calls coaches return | trips to showcases, athletes who get injured and parents who want refunds eat the package price
rival US: NCSA (IMG Academy) | recruiting profiles and advice for families | a package fee by school year
rival US: FieldLevel | introductions from club coaches to college coaches | a monthly plan to athletes
rival US: SportsRecruits | recruiting pages for clubs and showcases | a yearly fee by club
rival US: Opendorse | NIL deals and compliance for athletes | a share of deals and a yearly fee to schools
rival: aiScout | phone drills that club scouts can see | a yearly fee to clubs
rival: Eyeball | match video and data on youth footballers for club scouts | a monthly fee to clubs by countries covered
system US: the NCAA Eligibility Center | certifies grades and amateur status
system: Hudl | hosts the reel a coach expects to click
system US: NIL Go | decides on third-party deals above the reporting line
system: the FIFA Clearing House | splits training money when a youth player moves
today: families pay for showcases, cut reels at night and send emails that assistant coaches never open
cost: travel and camps eat the sum a partial scholarship would bring
pain: coaches fill places from the transfer portal and leave fewer for school leavers
pain: parents cannot tell a real invitation from a camp that needs paying guests
pain: late developers outside the capital's academies are never watched live
channel: club and academy directors | scouts and college coaches answer the call of a director who vouches for a player
channel: showcases and tournament operators | the whole target group stands on one field
channel US: high-school athletic directors | directors want fewer parents asking about recruiting
cycle: 1-12 weeks | a parent buys after a strong season or a rejection, a club at registration
price: a family package | 50-150 USD | athlete a month
price: a club licence | 1500-6000 USD | club a year
rule US: NCAA contact rules | coaches may write only from set dates, and agents must register in most states
rule EU: FIFA rules on minors | moves of minors across borders are banned with few exceptions
rule GB: Elite Player Performance Plan | approaches to academy boys run through registration and compensation
rule IN: Khelo India scheme | state trials decide places and stipends, so a profile needs official age proof
season: football signing days and summer showcases set the American year, trial weeks the European one
next: academic eligibility checks | NIL contracts and tax | injury insurance for young athletes
fail: profile sites had many hopeful athletes and no coaches, who keep to people they trust
fail: NIL marketplaces found that most athletes earn pocket money and few brands come back
lately: colleges may now pay athletes directly, which cut roster places and pushed agents into high schools
economics: 55-80 | 4-9 | 80-400 USD
ask: How many coaches opened a profile last month, and how many offers followed? | Which sport and level do you know coach by coach? | What do you tell the parent whose child will not be recruited?
grade: low
# fans: fan engagement and fantasy games
words: sports fans, fan engagement, season ticket, matchday, stadium app, fantasy sports, fantasy league, fantasy cricket, predictions game, sports betting, betting tips, sports stats app, sports trading cards, supporter club, second screen, live scores, club merchandise, sports sponsorship, sports media, sports bar, watch party
job: give supporters something between matches that sponsors pay for
buyer: commercial directors of clubs
user: supporters and sponsorship managers
run: supporters, clubs and sponsors | fans stay with the game or page that speaks like the terrace and settles points at once | data rights, prize pools, paid installs before the season and dead summers spend the revenue
rival: Sorare | fantasy with tradable player cards | a price per card
rival US: DraftKings | fantasy contests and a sportsbook | a cut of wagers and contest fees
rival: Socios (Chiliz) | fan tokens sold with clubs | a price per token, shared with the club
rival US: FanDuel | a sportsbook and fantasy for American fans | a cut of wagers
rival: Greenfly | match clips sent to athletes and sponsors within minutes | a yearly fee by organisation
system: Sportradar | owns the fast data feed and decides its price
system: Ticketmaster | knows the season-ticket holder's name and seat
system: Opta | supplies the statistics fans argue about
system: league-wide fan accounts | decide whether the club may see its own fans
today: clubs post clips to Instagram and sell sponsors reach that the platform owns
cost: a full stadium stays anonymous because the ticket was bought by one friend for the row
pain: sponsors ask for names and sales, and the club can show likes
pain: fan apps are opened on matchday for the ticket and never in between
pain: official data and marks cost more than a small product earns
channel: league innovation hubs | one pilot with a league opens all its clubs
channel: supporter podcasts and fan accounts | fans follow voices they know, not the club's shop
channel: betting affiliates | sportsbooks pay for each depositing player, so content finds money
cycle: 12-40 weeks | clubs decide after the season and want the sponsor to pay
price: a club engagement tool | 1500-12000 USD | club a month
price: a fan subscription | 3-10 USD | fan a month
rule US: State betting licences | each state licenses apart, and paid contests of chance are gambling
rule EU: National gambling laws | tokens and cards with cash value have been treated as gambling or securities in some states
rule GB: Gambling Act | operators need a licence, and front-of-shirt betting sponsors leave the Premier League
rule IN: Online Gaming Act | money games are banned, with prison for those who offer or advertise them
season: attention follows the fixture list, and the close season guts every daily number
next: sponsorship measurement | women's leagues and their new sponsors | resale and upgrades of seats
fail: fan tokens fell with crypto and left supporters angry at clubs that had sold them
fail: Indian fantasy apps lost their business when money games were banned overnight
lately: leagues sell direct streams and clubs of women's sport find sponsors who never bought men's
economics: 40-70 | 5-10 | 8-60 USD
ask: Who owns the fan's email after the season, the club, the league or the ticket seller? | What can a sponsor measure that Instagram does not show? | Which licence covers it if a prize has cash value?
grade: low
# race-events: running races, triathlons and cycling events
words: race director, marathon organiser, running event, fun run, charity run, half marathon, triathlon event, trail race, obstacle race, cycling event, gran fondo, sportive, race registration, bib number, race bib, chip timing, timing company, finish line, race results, race photos, course marshal, aid station, pacer, race medal, finisher certificate, road closure race, virtual race, open water swim event, parkrun, corrida de rua, course à pied, volkslauf, race expo, race sponsor
job: sell out the start line, close the road and print true results
buyer: race directors
user: timers and race volunteers
run: runners, cyclists and charity teams | runners come back for measured distance, warm soup, a friendly start and fast results | barriers, police hours, medals ordered by guess and a stormy start day finish the entry fees
rival US: RunSignup | race registration and results | a fee on each entry
rival: ACTIVE Network | registration for large events | a fee on each entry
rival GB: SiEntries | entries for British club races | a fee on each entry
rival: Race Roster (ASICS) | registration and race websites | a fee on each entry
rival IN: Townscript | tickets and race entries in India | a fee on each entry
rival EU: Njuko | entries for European races, from France | a fee on each entry
system: MYLAPS timing | reads the chip at each mat
system: RaceResult | turns raw reads into placings and certificates
system: Strava | shows the course and the proof of the runner
system: police and council permit forms | decide the road, the hour and the marshals
today: the director begs the council for the road, exports entries to the timer and answers bib mails all week
cost: a short course, a missing water table or late results end a race that took years to build
pain: runners sell bibs in chat groups, and the medic has the wrong name
pain: entries come late, so shirts and medals are ordered by guess
pain: heat or floods cancel the day, and the fee has already been spent on barriers
channel: timing companies | the timer serves many races and is asked which entry site exports cleanly
channel: running clubs and shops | club calendars decide which race is run this year
channel: charities with guaranteed places | a charity buys places and brings its runners
cycle: 2-16 weeks | the director switches only after this year's race, before entries open
price: an entry fee to the platform | 1-5 USD | entry
price: chip timing | 1.5-4 USD | runner
rule US: Street event permits | cities want insurance, a medical plan and paid police hours
rule EU: Consumer Rights Directive | dated leisure entries have no withdrawal right, but the terms must say so
rule GB: Safety advisory groups | councils review the event plan, and clubs need a UK Athletics licence
rule IN: Police and municipal permissions | traffic, ambulance and noise consents are asked for each route
season: spring and autumn carry the calendar, and entries jump in the first week and the last
next: race photos by bib | training plans to entrants | bib transfer desks
fail: virtual races filled the pandemic gap and emptied as soon as roads reopened
fail: registration firms that held entry money too long failed and took races with them
lately: young runners filled waiting lists of city marathons, while small races fight over volunteers
economics: 45-70 | 0.5-2 | 100-900 USD
ask: When does the entry money reach the race, before or after the event? | Does the file load at the timer without a fix by hand? | Who tells entrants at dawn that the course has changed?
grade: low
# dojo: martial arts, dance and gymnastics schools
words: martial arts school, dojo, karate class, judo club, taekwondo, jiu-jitsu gym, bjj academy, boxing gym, muay thai, kung fu, capoeira, dance school, dance studio, ballet class, dance teacher, bharatanatyam, salsa class, gymnastics club, cheerleading gym, trial class, belt test, grading exam, recital, dance recital, costume fees, sparring gear, academia de luta, academia de dança, école de danse, tanzschule, kampfsportschule, wrestling akhara, dance costumes, sensei, dance competition
job: keep children coming from the trial class to the next belt or recital
buyer: dojo and dance school owners
user: instructors and front-desk parents
run: children, teenagers and adult beginners | parents choose the teacher whose pupils bow, laugh and still come after the first grading | hall rent, August without pupils, insurance and instructors who open next door take the fees
rival US: Jackrabbit Class | classes and billing for dance and gymnastics | a monthly plan by students
rival: Kicksite | martial arts members and belts | a monthly plan by students
rival: Zen Planner | members and billing for martial arts | a monthly plan by members
rival US: DanceStudio-Pro | dance classes, costumes and recitals | a monthly plan by students
rival GB: ClassForKids | class lists and payments for children's activities | a share of each payment
rival: Gymdesk | simple management for academies | a monthly plan by members
system: GoCardless | collects monthly fees and reports bounced ones
system: federation licence databases | register the grade and the insurance of each member
system: WhatsApp groups | carry cancellations, costume sizes and videos
system: Stripe | charges the card on file
today: the sensei teaches, takes cash at the mat and marks stripes on a wall chart, while a parent runs the costume list
cost: children stop after the white belt or the first recital, and nobody calls
pain: parents ask the same recital questions in each chat until the dress rehearsal
pain: costumes are ordered in autumn in sizes the child will have outgrown
pain: the best instructor opens a school across the road and takes the families
channel: federations and grading bodies | each club sends its grading list and asks how others do it
channel: costume and gear suppliers | the supplier sells to all schools before the season
channel: competition organisers | teams enter online and meet the software there
cycle: 1-8 weeks | the owner decides before the September or January term
price: school software | 40-200 USD | school a month
price: a child's class | 40-120 USD | child a month
rule US: State health-club contract laws | long contracts have caps and cancel rights in some states, schools included
rule EU: Unfair Contract Terms Directive | long automatic renewals for pupils have been struck out by courts
rule GB: DBS checks | instructors of children are checked, and clubs need a child protection policy
rule IN: GST on coaching | fees above the turnover limit carry GST, while recreational arts training by charities may not
season: September and January sign-ups, gradings each term and recitals in June
next: costume and gear shop | camps and birthday parties | video of the recital
fail: class marketplaces sent bargain hunters who never came for another month
fail: online dojo subscriptions lost their students when the mats reopened
lately: jiu-jitsu for adults grew fast, and safeguarding scandals made federations ask clubs for proof
economics: 65-80 | 1-3 | 150-900 USD
ask: How many trial children are still there after a term? | Does it handle family discounts, belts and costumes in one bill? | Who owns the list of families if the instructor leaves?
grade: low
# sports-gear: sports shops, gear hire and repair
words: sports shop, sporting goods store, sports equipment, sports gear, racket stringing, racquet stringer, cricket bat maker, bat repair, ski rental shop, ski hire, boot fitting, ski service, surfboard shaper, second-hand sports gear, used sports equipment, gear rental, gear library, golf club fitting, golf clubs used, hockey skate sharpening, running shoe store, gait analysis shop, team kit supplier, teamwear, custom jersey, sublimation jersey, outdoor shop, climbing gear check, bike fitting, ski helmet, sports goods manufacturer, sialkot footballs, jalandhar sports goods, meerut cricket bats, trikot druck
job: fit, hire and service gear before the season and clear it after
buyer: sports shop owners
user: shop staff and gear technicians
run: players, skiers and club teams | skiers return to the bench where the boot fits and the edge is ground overnight | preseason orders, leftover sizes, hire breakage and try-ons that end online eat the markup
rival: Lightspeed Retail | tills and stock for sports shops | per register a month
rival EU: Easyrent (Wintersteiger) | ski hire and workshop software | a licence by stations
rival US: SidelineSwap | used gear between players | a commission on each sale
rival US: Play It Again Sports | franchised shops for used gear | a price per item
rival: Decathlon | own-brand gear, hire and buyback | a price per item
rival: Spized | custom team kits with an online designer | a price per jersey
system: Shopify | sells online what the shop has once
system: binding test machines | print the setting that the insurer asks for
system: brand order portals | want the winter order in the spring before
system: eBay | shows what used clubs really fetch
today: the owner orders skis from a catalogue a year ahead, strings rackets at night and writes tickets on masking tape
cost: the wrong size run is sold at a loss in February, and the hire queue on Saturday walks out
pain: customers try the boot on, scan the code and buy it online
pain: team orders come with wrong names, late sizes and one parent who never paid
pain: children outgrow gear in a season, and parents store it in the cellar
channel: clubs and their kit officers | one club order brings all its families into the shop
channel: buying groups such as Intersport | shops follow the group's list of systems
channel: brand reps and trade fairs | the rep visits before each order window
cycle: 2-12 weeks | the owner decides after the season and must be live before the next
price: shop and hire software | 80-400 USD | shop a month
price: a season's junior ski set | 80-250 EUR | child
rule US: ASTM binding standards | settings are tested and recorded, which decides a lawsuit
rule EU: PPE Regulation | helmets, ropes and goggles need a certificate, also when hired out
rule GB: Consumer Rights Act | hired and used gear must be fit for use, and checks should be on record
rule IN: BIS quality orders | helmets and footwear need the mark, and small makers get later dates
season: orders are placed nearly a year ahead, and snow, monsoon or a World Cup decide the till
next: repair tickets | trade-in of used gear | club shops online
fail: gear subscriptions shipped skis both ways and earned less than the postage
fail: peer hire of bikes and boards broke on damage and missing keys
lately: shops were left with pandemic stock and moved to hire, service and used gear
economics: 35-65 | 1-3 | 150-1200 USD
ask: What share of gear comes back fit for the next hire? | Does club, size and payment arrive in one order without a sheet? | How much stock is left at season's end, against the year before?
grade: low
`,
  facts: sportsFacts,
  wordings: sportsWordings,
  jobs: sportsJobs,
});
