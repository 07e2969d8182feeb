import { fitnessWellnessFacts } from './facts/fitness-wellness.ts';
import { fitnessWellnessJobs } from './jobs/fitness-wellness.ts';
import { readField } from './reading/read-field.ts';
import { fitnessWellnessWordings } from './wordings/fitness-wellness.ts';

export const fitnessWellness = readField('fitness-wellness', {
  niches: `
# gym-studio: gym and studio memberships
words: gym, gym owner, fitness studio, yoga studio, pilates, reformer, crossfit box, boxing gym, climbing gym, martial arts school, class waitlist, gym membership, gym members, member churn, class pack, late cancel fee, boutique fitness, gym software, group class, empty classes, leisure centre, fitness club, dance studio, akhada
job: fill classes, collect dues and notice members before they stop coming
buyer: gym and studio owners
user: front-desk staff
run: neighbours on the way from work | people stay where a coach knows their name and the squat rack is free after work | rent on a quiet noon floor, card failures and worn machines eat the dues
rival: Mindbody | studio schedules and payments plus ClassPass | per location a month plus payments
rival: Glofox | member apps and billing for boutique studios, owned by ABC | per location a month
rival: Wodify | programming, leaderboards and billing for CrossFit boxes | per location a month
rival: TeamUp | simple class booking for small studios | by active members a month
rival: Virtuagym | Dutch club software with coaching | per location a month
system: GoCardless | decides how many dues bounce
system: entry turnstiles | know who truly came
system: ClassPass | fills spare spots at a marketplace price
today: the owner watches the Mindbody roster fill and empty, and texts lapsed members on Sunday
cost: a reformer bed that stays empty at the evening peak never earns back its rent
pain: late cancels open spots when the waitlist is already asleep
pain: dues bounce with expired cards, and the front desk feels like a debt collector
pain: members who skip a few weeks are noticed on the day they cancel
channel: franchise head offices | one decision at the franchisor equips each studio of the brand
channel: equipment dealers | owners ask the rower and rack dealer before opening, when all software is still open
channel: owner groups on Facebook | studio owners compare fees and payout dates in the open
cycle: 2-10 weeks | an owner switches between billing runs, and fears the move of stored cards most
price: studio software | 100-450 USD | location a month
price: a class spot sold through ClassPass | 6-16 USD | visit
rule US: state health-club laws | many states fix cooling-off periods, bonds and how a member may cancel
rule EU: Consumer Rights Directive | a membership bought online may be withdrawn from, and renewals must be plain
rule DE: fair consumer contracts law | after the first term a gym contract renews only with a month's notice
rule GB: DMCC Act subscription rules | reminders and easy exits become law for renewing memberships
rule GB: TheMusicLicence | class music needs a licence from PPL PRS, priced by class and room
rule IN: GST on gym fees | the tax on gym fees was cut, and prices at the desk must show it
season: January fills the floor, spring empties it, and September brings a smaller wave
next: supplements at the desk | instructor payroll | corporate memberships
fail: drop-in passes for unlimited classes lost money on exactly the members who loved them
fail: studio tools without card migration never got past the first lost billing run
lately: low-cost chains and reformer studios grew while mid-priced clubs lost members
economics: 65-80 | 1-3 | 600-2500 USD
ask: How do stored cards move from the old system without asking every member again? | What share of members who skipped for weeks came back after your message? | Do owners earn from the marketplace spots, or lose full-price members to them?
grade: low
# personal-trainer: personal trainers and online coaches
words: personal trainer, personal training, online coach, fitness coach, strength coach, trainer app, workout plan, client check-in, gym trainer, home trainer, fitness instructor, coaching clients, pt sessions, exercise library, macros, progress photos, remote coaching, independent trainer, home workout, coach my clients, strength training, physique coach
job: programme, check and keep more clients than fit into a gym day
buyer: personal trainers
user: trainers' clients
run: busy adults with a goal | clients stay with the trainer who adapts to a sore knee and notices a missed session | floor rent to the gym, late cancellations and unpaid check-in evenings eat the hourly rate
rival: ABC Trainerize | branded client apps with workouts and habits | by clients a month
rival: TrueCoach | workout programming with video feedback | by clients a month
rival: Everfit | automation and workouts for online coaches | by clients a month
rival GB: My PT Hub | client management for British trainers | a flat price a month
rival IN: Fittr | Indian online coaching with a coach marketplace | a share of each coaching plan
system: MyFitnessPal | brings food and steps into the check-in
system IN: Razorpay | collects coaching fees by UPI or card link
system: WhatsApp | is where clients actually write to their trainer
system: Stripe | collects monthly coaching fees and shows failed cards
today: the trainer builds programmes in Google Sheets and sends form videos by WhatsApp
cost: check-ins eat the weekend, so a coach stops taking clients long before income is steady
pain: Sunday check-ins arrive as photos, voice notes and excuses in different chats
pain: clients lose the will in the third week, and the trainer hears it from the missed payment
pain: the gym takes rent or a share of each hour while clients belong to the gym
channel: certification courses for trainers | new trainers choose tools while they study
channel: coaching mentors on Instagram | trainers copy the set-up of the coach they follow
channel: gyms that rent floor space | one club brings its whole team of freelance trainers
cycle: 0-3 weeks | a trainer tries it with a few patient clients and moves the rest later
price: coaching software | 10-150 USD | trainer a month
price: online coaching | 100-300 USD | client a month
rule US: FTC endorsement guides | before-and-after photos and income claims of coaches need proof
rule EU: GDPR | progress photos, weight and injuries are health data on a freelancer's phone
rule GB: CIMSPA registration | clubs ask for CIMSPA status before a trainer may rent the floor
rule IN: FSSAI licence for supplements | a coach who sells protein or kits needs a food licence, while training itself needs none
season: January and the weeks before summer or weddings fill the books
next: nutrition coaching | session packs | small-group training
fail: marketplaces matched trainers once, and the pair moved to WhatsApp after the first session
fail: template workout apps sold to clients lost to free videos, because nobody was waiting for the check-in
lately: software now drafts the next block from logged sets, so coaches sell attention more than plans
economics: 75-88 | 4-8 | 40-250 USD
ask: How many clients does a trainer hold before and after a season with you? | Where do clients write today, and do you replace that chat or sit beside it? | What do you know on the day before a client stops paying?
grade: low
# food-weight: food tracking and weight programmes
words: nutrition app, calorie counting, calorie tracker, food diary, macro tracking, meal plan, dietitian, nutritionist, weight loss, lose weight, diet app, glp-1 companion, protein intake, healthy eating, photo food log, intermittent fasting, gut health, meal planning, diet chart, diet plan, slimming club, keto
job: eat to a plan and keep the weight off without weighing every meal
buyer: adults on a diet
user: adults with a food diary
run: dieters and returning gainers | people join the group where the leader lost the weight and still weighs in beside them | coaching hours, January adverts and refunds of prepaid plans eat the programme fee
rival: MyFitnessPal | the largest food log | for a yearly premium
rival: Noom | behaviour lessons and medicated programmes | for several months at once
rival IN: HealthifyMe | Indian food logging with coaches | by plan of months
rival: Lose It | a calorie counter with photo log | for a yearly premium
rival US: Nourish | dietitian visits on insurance | per visit
system US: USDA FoodData Central | is the open food table behind many search boxes
system: Apple Health | brings weight from the smart scale without typing
system US: medical nutrition therapy codes | pay dietitians only for listed diagnoses
system: Open Food Facts | gives packaged food by barcode from an open table
today: people search a barcode, guess the home-cooked portion and give up logging after a fortnight
cost: the weight returns, the yearly plan renews, and the next diet starts with less faith
pain: a homemade dal or stew is in no database the way this family cooks it
pain: one bad weekend breaks the streak and the food diary is never opened again
pain: people on weight-loss drugs lose appetite and muscle, and nobody tracks their protein
channel: app-store search | people install on Sunday night with the scale in mind
channel: dietitians who want logs before the visit | a log shared with a person lasts longer than one kept alone
channel US: employers that pay for weight drugs | benefit heads want a lifestyle programme around the prescription
cycle: 0-2 weeks | the person decides in the trial, a dietitian after a handful of clients
price: a premium food log | 40-100 USD | user a year
price: a coached weight programme | 30-150 USD | user a month
rule US: FTC weight-loss claim rules | a promise of pounds lost without effort is treated as false on sight
rule EU: Nutrition and Health Claims Regulation | only listed claims may be made for a food or supplement, and none on rate of weight loss
rule GB: CAP advertising code | adverts may not promise an amount of loss, and prescription weight-loss drugs may not be advertised
rule IN: FSSAI claims regulations | claims for foods and plans need proof, and the standards council checks adverts
season: January and the time before summer and weddings carry the year
next: grocery lists | glucose sensors | family meal planning
fail: sensor-and-app programmes cost more than curiosity lasted, and users left after the first sensor box
fail: Noom grew on long prepaid plans and paid a large settlement over hard cancellation
lately: photo logging by model removed much of the typing, and food logs became cheap to copy
economics: 65-85 | 8-18 | 25-120 USD
ask: What share still logs after the second month, and what do the rest do instead? | How far off is the photo estimate on mixed home-cooked plates, tested on scales? | What changes for a user who stops the weight-loss drug?
grade: low
# wearable-sleep: wearables and sleep tracking
words: wearable, smartwatch, smart ring, fitness tracker, heart rate, hrv, sleep tracker, sleep quality, insomnia, snoring, recovery score, sauna, cold plunge, longevity, biological age, glucose sensor, stress tracking, step counter, posture corrector, fitness band, sleep better, biohacking
job: turn body signals into a change in sleep or training that lasts
buyer: health-minded adults
user: adults with a smart ring
run: poor sleepers and sport lovers | wearers keep the band that is comfortable at night and agrees with how they feel | chips, returns, skin-rash replacements and app upkeep eat the device price
rival: Oura | a ring with sleep and readiness scores | for the device plus a monthly fee
rival: WHOOP | a screenless band with strain coaching | by membership with the band included
rival: Garmin | sports watches with body battery | once for the watch
rival: Eight Sleep | a cooled mattress cover | for the device plus a yearly fee
rival: Ultrahuman | a ring without a subscription, from Bengaluru | once for the ring
system: Apple HealthKit | gates which signals another app may read
system: contract makers in Shenzhen | fix battery life, returns and unit cost
system US: Quest Diagnostics | adds blood values to the wrist data
today: people check a sleep score at breakfast, feel judged by it and change nothing
cost: the ring or band ends in a drawer after a season, and the membership is cancelled with it
pain: heart-rate sensors misread on dark or tattooed skin and in hard intervals
pain: ring, watch and mattress each give another sleep score for the same night
pain: a readiness number tells a shift worker or new parent what they cannot change
channel: athletes and podcast hosts | a ring on a trusted hand sells more than a test report
channel US: flexible-spending accounts | pre-tax money makes a gadget feel like care
channel: sleep and longevity clinics | a sleep doctor needs data between visits and places the device
cycle: 0-3 weeks | a buyer reads reviews, waits for a sale and decides in one evening
price: a ring or band | 150-500 USD | device
price: a wearable membership | 5-30 USD | user a month
rule US: FDA general wellness policy | a blood-pressure or apnea claim leaves wellness and needs clearance
rule EU: Data Act | users may demand the data of their own device and pass it on
rule EU: MDR | a claim to detect apnea or blood pressure makes the band a medical device
rule GB: PSTI Act | connected devices need unique passwords and a stated update period
rule IN: WPC approval | radio and battery approvals come before any health claim
season: holiday gifts and January carry most sales, and returns come in February
next: coaching on top of the data | insurer reward schemes | clinical sleep-apnea testing
fail: hardware makers ran out of cash between the crowdfunding and the second production run
fail: apps that only redrew Apple Health charts had nothing that the watch did not show
lately: the FDA questioned blood-pressure readings from a wellness band, which drew the line anew
economics: 35-60 | 2-5 | 60-200 USD
ask: What share of devices still syncs after a year? | Which behaviour changed, measured against people who only wore it? | What does one unit cost landed, with returns and warranty?
grade: low
# runners-plans: training plans for runners and cyclists
words: running app, runners, marathon training, half marathon, training plan, couch to five k, cyclist, triathlon, trail running, running club, race entry, running pace, running injury, ten k, parkrun, endurance coach, strava, garmin plan, open water swimming, race organiser, finisher, ultramarathon
job: get to the start line fit, uninjured and with company
buyer: recreational runners
user: recreational runners
run: runners, cyclists and triathletes | athletes follow the coach who writes back after a bad long run and shifts the week | hours of reading training files and athletes who pause after race day eat the monthly fee
rival: Runna | adaptive running plans | by the month or year
rival: TrainingPeaks | plans and analysis shared with a coach | per athlete a month
rival: Strava | segments, clubs and the social feed | for a yearly subscription
rival: Nike Run Club | guided runs by audio | nothing
rival: Zwift | indoor rides in a virtual world | by the month
system: Garmin Connect | receives the planned session and returns what was run
system: Strava's API | shares activities under terms that were tightened
system US: RunSignup | holds entries, distances and start dates
today: a runner copies a plan from a forum, runs each session too fast and asks a clubmate about the shin
cost: an injury in the last block costs the race fee, the trip and a season
pain: the plan does not know about the night shift, the cold or the missed long run
pain: easy runs are run too hard because the feed can see the pace
pain: beginners drop out before the first race because nobody waits for them
channel: race organisers' entry mails | a runner looks for a plan on the day the place is confirmed
channel: running clubs and shops | coaches and gait-test staff pass on one name
channel: running creators | a season of honest long-run videos moves a whole following
cycle: 0-2 weeks | the runner decides after race entry, within the free week
price: an adaptive plan | 10-20 USD | runner a month
price: a human endurance coach | 100-300 USD | athlete a month
rule US: state automatic-renewal laws | a plan that renews after race day must be as easy to end as to start
rule EU: GDPR | location tracks show home and routine, so maps need privacy zones by default
rule GB: UK Athletics licensing | races and coaches work under licences that insurers ask for
rule IN: local race permissions | mass races need permits from police and city, and promoters want runner data in one place
season: spring and autumn marathons set the calendar, and sign-ups follow ballot results
next: strength plans | race-day nutrition | group runs
fail: plan apps lost the runner on the day after the race
fail: virtual races faded when real start lines opened again
lately: Strava bought Runna and limited its data for other apps, which narrowed the field
economics: 70-85 | 8-15 | 10-50 USD
ask: What keeps a runner paying in the month after the race? | How does the plan change after a missed week, and who checked that it is safe? | Which data do you lose if Strava or Garmin changes its terms?
grade: low
# yoga-retreats: yoga teachers, retreats and ayurveda
words: yoga teacher, yoga instructor, yoga retreat, wellness retreat, retreat centre, retreat leader, meditation teacher, breathwork, sound bath, reiki, reiki healer, ayurveda, ayurvedic, panchakarma, naturopath, naturopathy, holistic healer, energy healing, yoga teacher training, yoga alliance, ashram, silent retreat, detox retreat, prenatal yoga, yoga class at home, online yoga, kundalini, pranayama, vipassana, astrologer, life coach, hamam
job: fill mats and retreat rooms with students who come back
buyer: yoga teachers and retreat hosts
user: independent teachers
run: yoga students and retreat guests | students follow a teacher's voice and the retreat where friends slept and ate well | studio rent, platform passes and villa rooms left unsold eat the class and retreat income
rival: BookRetreats | listings of retreats across the world | a commission on bookings
rival: Retreat Guru | bookings and forms for retreat centres | a fee per booking
rival: WeTravel | group trip payments for leaders | a fee per booking
rival: Momoyoga | class schedules for yoga teachers | by the month
rival: Insight Timer | meditations and live classes by teachers | a share of donations and plans
rival IN: Habuild | daily live yoga on WhatsApp and YouTube | a membership by months
system: Zoom | carries the morning class and the recording
system: WhatsApp | sends the class link and the reminder at dawn
system: Yoga Alliance credentials | show hours taught and the school behind them
system: the retreat intake form | asks for injuries, medicines and diet
today: the teacher posts on Instagram, takes deposits by transfer and keeps dietary needs in a sheet
cost: unsold rooms are paid to the villa anyway, and late cancellations eat the leader's own fee
pain: the villa wants its deposit months before the last room is sold
pain: teachers drive between studios for a per-head rate that does not pay the fuel
pain: free videos make students ask why a class costs money
channel: teacher training schools | graduates teach with what their school used
channel: studio owners | a studio lends its list to the teacher who leads its retreat
channel: retreat venues | the venue hosts a new leader each week
cycle: 1-6 weeks | a teacher decides alone, often after a retreat that did not fill
price: a week of retreat | 700-2500 USD | guest
price: class software | 20-60 USD | teacher a month
rule US: seller of travel laws | California and Florida register those who sell trips with rooms
rule EU: Package Travel Directive | room plus classes can be a package with cover against insolvency
rule GB: ATOL and package rules | selling flights or packages needs protection of the guests' money
rule IN: AYUSH and drug advertising law | cures for listed diseases may not be advertised
season: retreats sell in January and early autumn, and Rishikesh and Kerala fill outside the heat
next: teacher insurance | online memberships | venue hire
fail: retreat marketplaces listed leaders who never filled the minimum group
fail: meditation and yoga apps bought downloads in January that were gone by March
lately: WhatsApp yoga with mass live classes grew in India, while studios sell breath, sauna and sound
economics: 60-80 | 4-8 | 20-200 USD
ask: How many retreats reached their minimum group, and by which channel? | Who refunds when the leader falls ill? | Why would a student pay when the same flow is on YouTube?
grade: low
# gym-equipment: gym equipment, its upkeep and resale
words: gym equipment, fitness equipment, treadmill repair, treadmill, spin bike, rowing machine, used gym equipment, refurbished gym equipment, home gym, garage gym, home gym setup, weight rack, dumbbells, gym machine maintenance, gym technician, equipment leasing gym, gym fit-out, gym flooring, cable machine, smart mirror, connected fitness, equipment dealer, preventive maintenance gym, gym supplier, exercise bike, kettlebell, hotel gym, apartment gym, school gym equipment check, outdoor gym
job: keep each machine moving and get money for it when it leaves
buyer: club operators and facility managers
user: fitness equipment technicians
run: gyms, hotels and home lifters | gym owners call the fitter who carries belts in the van and comes before Monday evening | imported spares, heavy freight and stairs without a lift eat the service fee
rival: Technogym | machines, service and club software from Italy | a price per machine plus service
rival: Life Fitness | cardio and strength machines through dealers | a price per machine
rival US: Johnson Fitness | machines and home delivery | a price per machine
rival: Peloton | bikes with live classes | for the bike plus a monthly fee
rival IN: Cult Sport | home treadmills sold online in India | a price per machine
rival: Fitness Superstore | new and refurbished machines with fitting | a price per machine
system: the console's error log | names the belt, board or sensor that failed
system: parts catalogues by serial number | tell which board fits which year
system: leasing contracts | decide when the machine may be sold on
system: eBay | sets the price of a used rower
today: a member tapes a note on the treadmill, the manager rings the dealer, and parts come after weeks
cost: out-of-order signs at peak hour push members out, and a late belt ruins a motor
pain: the part number hangs on a sticker under the deck
pain: freight and stairs cost more than a used machine is worth
pain: new year brings a wave of home bikes, and spring brings them to resale sites
channel: regional equipment dealers | the dealer holds the service contract and takes the trade-in
channel: club chains' facility managers | one manager orders service for all clubs
channel: property developers | each new apartment block orders a small gym
cycle: 4-26 weeks | leases end on a date, and the club compares makers on the fair floor
price: service of a club floor | 150-600 USD | club a month
price: a technician visit | 100-200 USD | visit
rule US: CPSC recall duty | makers report injuries, as with the treadmill recalls
rule EU: EN ISO 20957 | stationary machines carry a class for home or studio use
rule GB: PUWER | clubs keep work equipment safe and show the checks
rule IN: BIS import controls | quality orders and import duty touch machines and parts
season: orders land before January, home machines sell in winter, and refits fall into summer
next: floor plans | member usage data | insurance claims
fail: connected mirrors and racks sold in lockdown and were given away soon after
fail: resale marketplaces forgot that a treadmill needs a lift gate and strong men
lately: used bikes flood the market after the lockdown boom, and clubs swap cardio for strength
economics: 25-45 | 2-4 | 100-1500 USD
ask: How long does a machine stay out of order, before and after? | Who moves it down the stairs, at what price? | Will the maker sell boards and codes to an outsider?
grade: low
# workplace-wellness: workplace wellness and step challenges
words: corporate wellness, workplace wellbeing, employee wellness, step challenge, steps challenge, wellness programme, office yoga, desk stretching, wellness benefit, gym benefit, gym allowance, wellness stipend, employee fitness, health screening at work, biometric screening, onsite massage, wellness day, wellbeing champion, ergonomic assessment, back pain at work, sitting too long, absenteeism, sick days, multisport card, gympass, urban sports club, wellhub, wellness vendor, hr wellbeing, company sports, bike to work
job: get staff moving and show that it is used
buyer: benefits managers
user: office employees
run: employers and their office staff | HR rebooks the coach whose lunchtime session filled without prizes | travel between offices, free pilots and contracts cut in a lean year eat the day rate
rival: Wellhub | one pass to gyms and apps for staff | by number of employees a month
rival EU: Urban Sports Club | gym passes through German and southern European employers | per member a month
rival PL: MultiSport (Benefit Systems) | sports cards in Poland and its neighbours | per employee a month
rival US: Virgin Pulse (Personify Health) | health points and coaching for large employers | per employee a month
rival: YuMuuv | step and activity challenges | per participant a month
rival IN: Cult Corporate | gym passes and classes for Indian firms | per employee a year
system: Apple Health | gives steps if the employee allows it
system: Workday | says who is on staff today
system: Slack | shows the leaderboard and the nudge to stretch
system: payroll | takes the co-pay and shows the taxable benefit
today: HR books a yoga teacher for the wellness week, and a volunteer adds up step screenshots in Excel
cost: most of the pass money goes to people who trained anyway, and the step list is dead after the prize
pain: the keen runners win each challenge, and the others leave in the first week
pain: shift workers in the depot have neither desk nor e-mail
pain: finance asks for fewer sick days, and HR can show only sign-ups
channel: benefits brokers | the broker bundles it into the yearly renewal
channel: health insurers | an insurer pays for wellness credits of its clients
channel: HR networks and awards | benefits managers copy what a known firm has shown
cycle: 6-40 weeks | budgets close before the benefit year, and pilots run in one office
price: a step challenge platform | 1-4 USD | employee a month
price: an onsite class | 80-200 USD | class
rule US: ADA and GINA wellness rules | health questions stay voluntary, and rewards are limited
rule EU: GDPR on employee health data | consent of staff is weak, so the employer may see totals only
rule GB: benefits in kind tax | gym passes are taxed unless the gym is on site, while bikes are not
rule IN: Factories and OSH Code | yearly health checks are due for older or exposed workers
season: challenges run in January, May and September, and contracts renew with the benefit year
next: mental health days | health checks | ergonomic chairs
fail: randomised studies found no change in sickness cost, and vendors had sold that
fail: challenge apps lived from one keen HR person and left with her
lately: pass networks grow fast, while employers cut small single vendors
economics: 30-75 | 1-2 | 1000-8000 USD
ask: What share of staff is active after a season, apart from the runners? | What does the employer see, and what is hidden? | Does it reach the people without a desk?
grade: low
# massage-bodywork: massage therapists and bodywork at home
words: massage therapist, mobile massage, massage at home, masseur, masseuse, sports massage, deep tissue, lymphatic drainage, thai massage, head massage, champi, reflexology, reflexologist, acupuncture, acupuncturist, cupping, osteopath, osteopathy, chiropractor, chiropractic, bodywork, soft tissue therapist, soap notes massage, massage clinic, massage chair, foot massage shop, hijama, craniosacral, rolfing, stretch studio, assisted stretching
job: fill the table week after week without ruining the thumbs
buyer: massage therapists and clinic owners
user: bodywork practitioners
run: desk workers, athletes and expectant mothers | clients come back to hands that find the knot without asking and keep to time | laundry, oil, empty midday hours and tired thumbs limit what the table earns
rival: ClinicSense | SOAP notes and booking for massage therapists | per therapist a month
rival: MassageBook | booking and directory for massage | per therapist a month
rival: Jane | charts and booking for manual therapy clinics | per practitioner a month
rival: ChiroTouch | chiropractic records and billing | per clinic a month
rival GB: Urban | massage and osteopathy at home | a share of each visit
rival IN: Urban Company | home massage in Indian cities | a share of each visit
system: Google Business Profile | brings the neighbour with a stiff neck
system: intake and consent forms | name blood thinners, pregnancy and surgery
system: Square | takes tips, packages and no-show fees
system US: insurers' CPT claims | pay chiropractors and some massage by code
today: the therapist answers texts between clients with oily hands and writes notes on a body chart at night
cost: an empty table hour is gone, and the hands can do only so many hours a week
pain: clients cancel in the morning, and the room rent is fixed
pain: calls for other services frighten women who work alone in strange flats
pain: packages are bought at a discount and the regulars never pay the full price again
channel: massage schools and licence courses | graduates need clients and renew credits each cycle
channel: sports clubs and gyms | a club sends its sore runners on Monday
channel: table, oil and linen suppliers | the oil supplier ships to each practice monthly
cycle: 1-6 weeks | the practitioner decides alone after a month of no-shows
price: practice software | 25-80 USD | therapist a month
price: an hour of massage | 60-130 USD | hour
rule US: state massage licences | most states ask for school hours, an exam and posted licences
rule EU: national healing professions law | osteopaths and non-medical healers are regulated very unevenly
rule GB: Osteopaths and Chiropractors Acts | those titles are protected by law, while massage is free
rule IN: state spa guidelines | spas keep registers, trained staff and open doors under municipal licence
season: marathons, garden spring and December gift cards bring clients, and August is quiet
next: gift cards | room rental | stretch classes
fail: on-demand massage apps paid for safety, bookings and refunds, then lost the pair to direct calls
fail: massage robots needed a host in the room and a client without fear
lately: stretch studios and franchised clubs pull therapists into wages, and robots enter hotels
economics: 65-80 | 3-5 | 40-200 USD
ask: How many clients rebook within the month, with and without it? | How is a woman kept safe at a first home visit? | Why do therapist and client stay on the platform after the third visit?
grade: low
`,
  facts: fitnessWellnessFacts,
  wordings: fitnessWellnessWordings,
  jobs: fitnessWellnessJobs,
});
