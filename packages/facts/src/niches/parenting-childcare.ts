import { parentingChildcareFacts } from './facts/parenting-childcare.ts';
import { parentingChildcareJobs } from './jobs/parenting-childcare.ts';
import { readField } from './reading/read-field.ts';
import { parentingChildcareWordings } from './wordings/parenting-childcare.ts';

export const parentingChildcare = readField('parenting-childcare', {
  niches: `
# nursery-office: running a nursery or childcare centre
words: nursery, daycare, day care centre, childcare centre, child care center, preschool, pre-k, kindergarten, playschool, play school, montessori, nursery manager, daycare director, daycare software, child check-in, staff-child ratio, daily report to parents, parent communication, nursery fees, enrolment waitlist, tuition billing, early years, staff rota, child observations, licensing visit, key person
job: keep rooms in ratio, fees paid and parents told what happened today
buyer: childcare centre owners
user: nursery managers
run: working parents with toddlers | parents choose the nursery where carers stay for years and the baby room feels calm at drop-off | ratio staffing, agency cover, rent and funded hours paid below cost swallow the fees
rival US: Brightwheel | check-in, billing and daily reports | per centre a month plus a payment fee
rival US: Procare | the long-standing centre management system | per centre a month
rival: Famly | nursery registers, invoices and a parent feed | per child a month
rival GB: Blossom Educational | online learning journals for British nurseries | per child a year
rival: Illumine | preschool management with a parent feed, from India | per child a year
system US: KinderConnect | takes the sign-ins on which many states pay subsidy
system: the attendance register | is what inspectors and subsidy offices count by
system GB: council funding portals | pay funded hours only for children entered by headcount day
system: bank debits | collect the monthly fee and come back when a parent changes banks
today: the manager walks the rooms with a clipboard, moves staff to keep ratio and chases late fees by text
cost: a toddler room out of ratio at nap time means turned-away children or a citation on the licence
pain: a carer calls in sick at dawn and a toddler room cannot open
pain: parents pay late, subsidy pays later, and wages are due on Friday
pain: key persons write observations at home because the room is never calm
channel US: childcare resource and referral agencies | directors get their training hours and their lists of tools from the agency
channel: nursery groups that buy centres | a group puts one system into each centre it takes over
channel: early-years associations | managers ask each other which system parents really open
cycle: 3-12 weeks | an owner switches in summer, after the last fee run and before the new intake
price: centre software | 50-300 USD | centre a month
price: nursery software billed by child | 1-4 GBP | child a month
rule US: State licensing ratios | each state sets children per adult by age, and inspectors check the sign-in sheets
rule EU: GDPR | photos and care notes of children need a parent's consent, which may be withdrawn
rule GB: EYFS framework | ratios, paediatric first aid and safeguarding logs are inspected by Ofsted on the day
rule IN: NCPCR playschool guidelines | private playschools need recognition in many states, with cameras and police checks of staff
season: waitlists move in late summer, and fees rise with the school year
next: substitute carers on short notice | subsidy and funded-hours claims | learning journals and assessments
fail: parent-photo apps were bundled away when billing systems added a feed
fail: tools that ignored subsidy attendance made the manager type the month again for the state
lately: England widened funded hours to babies, and nurseries depend more on the council's payment day
economics: 68-80 | 1-2 | 500-2000 USD
ask: What does a manager see at drop-off when a room is one carer short of ratio? | Which subsidy or funding portals take your attendance without retyping? | When do fees arrive before and after you, in days past due?
grade: low
# home-daycare: home daycares and childminders
words: childminder, child minder, home daycare, family child care, family daycare, in-home daycare, childminding, microschool, creche at home, open a daycare, home provider, subsidy forms, food programme, cacfp, childminder agency, mixed ages, childcare desert, after-school care, tagesmutter
job: run a licensed daycare at home without doing its paperwork at night
buyer: home daycare providers
user: home providers
run: shift-working families in the street | families pick the childminder who takes both siblings, opens early and sends the child home muddy and happy | food, empty places after a school start and unpaid paperwork hours eat a childminder's week
rival US: Wonderschool | licensing help and software for home providers, bought by states | a share of tuition or a state contract
rival: Famly | registers, invoices and a parent feed for small settings | per child a month
rival US: KidKare | food-programme claims for home providers | per provider a month
rival GB: BabyDays | diaries, invoices and registers for childminders | per setting a month
rival GB: Tiney | membership of a British childminder agency with its own software | a share of fees
rival IN: Illumine | attendance, fees and a parent feed for Indian daycares | per child a year
system US: CACFP sponsors | repay meals that were logged by child and by sitting
system: the licensing office's portal | holds the capacity, the background checks and the visits
system GB: GOV.UK childcare accounts | pay the childminder with a reference that must be matched
system: the door sign-in sheet | proves the hours that a parent or subsidy office pays
today: the provider logs snacks and lunches on paper between naps, texts invoices and files subsidy sheets after bedtime
cost: unclaimed food-programme meals and subsidy hours are money that a home daycare never sees again
pain: a licence needs fingerprints, a fire check and first-aid training, and months pass before the first child
pain: when the provider is ill every parent is without care by breakfast
pain: the state pays for days attended while the rent is due for days open
channel US: state contracts for new home places | childcare deserts bring public money to whoever opens homes
channel: provider unions and local networks | home providers trust the colleague who has just passed the inspection
channel: parents' waitlist groups | a full list makes a neighbour think of opening a home daycare
cycle: 1-26 weeks | a provider decides in a week, a state after a budget season
price: software for a home provider | 15-80 USD | provider a month
price: a network's share of tuition | 5-10 USD | hundred dollars of fees
rule US: State family child-care licence | capacity counts the provider's own children, and each state sets how many need no licence
rule EU: National childminder permits | the youth office approves home and person, as with the German Pflegeerlaubnis, and pays most of the fee
rule GB: EYFS for childminders | a childminder registers with Ofsted or an agency, with a cap on children under school age
rule IN: Maternity Benefit Act | larger employers must offer a creche, and public ones follow the Palna scheme
season: places fill for September, and summer holidays break income
next: food-programme and tax records | substitute carers for sick days | training hours for the licence
fail: networks that took a share of fees lost providers once they were full
fail: software priced for a centre was too dear for a provider who earns little more than minimum wage
lately: states pay platforms to open home places, while childminder numbers in England keep falling
economics: 60-75 | 2-4 | 60-300 USD
ask: How many homes did you help to open, and how many still have children a year later? | Who pays, the provider or the state, and what ends with the contract? | What does the provider no longer do after bedtime?
grade: low
# nanny-sitter: nannies, babysitters and back-up care
words: nanny, nannies, babysitter, baby sitter, babysitting, au pair, night nurse, maternity nurse, find a nanny, nanny agency, nanny payroll, nanny tax, household employer, backup care, last-minute sitter, school pickup, mother's help, ayah, maid for baby, domestic helper, trusted sitter, childcare marketplace, nanny share
job: find someone to trust with the children, today or for years
buyer: working parents
user: parents of young children
run: parents without family nearby | parents stay with the agency that met the sitter in person and sends a stand-in by breakfast | vetting, last-minute replacements and families who hire the nanny away cost the agency its fee
rival: Care.com | caregiver profiles and background checks, with a payroll arm | a family subscription a month
rival US: UrbanSitter | sitters known to other parents | a membership or a fee per posting
rival: Bright Horizons | employer-paid back-up care days | per employee a year and per use
rival: Babysits | sitter profiles and chat in many countries | a membership a month
rival GB: Childcare.co.uk | profiles of British childminders, nannies and sitters | a membership a month
rival US: Poppins Payroll | household payroll and tax filings | per family a month
system US: Checkr | runs the background check that parents ask for before the interview
system GB: enhanced DBS checks | show an English family what the police hold on a nanny
system US: Schedule H | turns a nanny's hourly wage into the family's own tax return
system: Google Calendar | holds the hours that become the nanny's pay
today: parents post in the neighbourhood group, interview at the kitchen table and pay in cash or by Zelle
cost: a nanny who leaves in term time costs a parent weeks of leave
pain: the sitter cancels in the afternoon of the one evening that was booked months ago
pain: good nannies are found by word of mouth and are gone before the post is answered
pain: parents owe household-employer tax and learn it from the nanny who asks for a payslip
channel: nanny agencies | an agency holds the references that parents want to hear
channel: employers' family benefits | a back-up day keeps a worker at her desk when the sitter is ill
channel: schools and antenatal classes | parents hire whom another family in the class used
cycle: 0-4 weeks | a family decides after one trial day
price: access to sitter profiles | 15-40 USD | family a month
price: agency placement of a nanny | 1500-8000 USD | placement
price: household payroll | 40-90 USD | family a month
rule US: Household employment taxes | a nanny is an employee above a yearly wage, and a platform may not pretend otherwise
rule US: Domestic workers' bills of rights | states and cities add overtime, rest days and written terms for nannies
rule EU: National domestic-work law | sitters are employees in most states, often paid by vouchers such as the French CESU
rule GB: Ofsted voluntary register | parents may use tax-free childcare only for a registered nanny with a DBS check
rule IN: Police verification of helpers | families and agencies in many cities must register a nanny or ayah with the police
season: August and January are hiring months, and holidays are short of sitters
next: payroll, payslips and sick pay | nanny shares between families | after-school transport
fail: sitter marketplaces lost each good match to direct texting after the first evening
fail: agencies that treated nannies as contractors were hit when nannies were ruled to be their employees
lately: American tax law raised the dependent-care account and the credit for employers who pay for childcare
economics: 55-80 | 6-12 | 40-180 USD
ask: How many sitters can come tonight within a short drive of one given school? | Who is the employer on paper, and who pays when the nanny is ill? | What keeps the family paying after the match?
grade: low
# new-parents: baby tracking, sleep and feeding
words: baby, newborn, new parents, new mom, new mum, first-time mom, baby sleep, sleep training, breastfeeding, bottle feeding, formula feeding, baby tracker, nap schedule, baby monitor, weaning, baby food, diapers, nappies, colic, lactation consultant, night feeds, baby milestones, stroller, pram, baby gear, toddler tantrum
job: get the baby fed and asleep, and get through the night
buyer: parents of babies and toddlers
user: new parents
run: first-time mothers and fathers | tired parents call the sleep or feeding adviser whom the midwife and the mums' chat both name | night calls, long free first talks and clients who need help for a few weeks only thin the income
rival: Huckleberry | nap predictions with sleep plans | a yearly plan over a free tracker
rival: Nanit | a cot camera with sleep analysis | a price per device plus a yearly plan
rival US: Taking Cara Babies | sleep courses by a neonatal nurse | per course
rival: Lovevery | play kits by age | per kit
rival IN: Mylo | an Indian parenting app with its own baby goods | a margin on each product
system: Apple's App Store | takes a cut of the few months for which a parent pays
system: cot cameras | send the breathing and sleep signals and draw the safety questions
system: WHO growth charts | hold the weight and length curves that parents compare with
today: tired parents log feeds in a notes app, search forums at night and ask the health visitor weeks later
cost: broken nights end breastfeeding early and bring mothers back to work worn out
pain: each forum answer on wake windows and crying it out contradicts the last one
pain: mother and father log the same bottle, or none, and nobody knows when the last feed was
pain: lactation help is needed on the third day and booked for the third week
channel: midwives and paediatricians | a name said at the bedside is the one that parents download
channel US: baby registries and showers | prams, cots and cameras are chosen months before the birth
channel: night-time search and parenting video | parents look for help with one hand while feeding
cycle: 0-1 weeks | a parent decides during one bad night
price: a baby tracking or sleep app | 40-120 USD | family a year
price: a sleep course or consultant | 80-500 USD | family
price: a play kit or box | 25-120 USD | kit
rule US: CPSC infant sleep standard | any product for infant sleep must meet the federal standard, and inclined sleepers are banned
rule US: FTC Health Breach Notification Rule | a feeding or health log shared with advertisers without consent counts as a breach
rule EU: General Product Safety Regulation | connected baby goods need a responsible person in the Union and a safety file
rule GB: Infant Formula Regulations | formula for newborns may not be advertised or discounted
rule IN: Infant Milk Substitutes Act | promotion of formula and feeding bottles is forbidden, samples to clinics too
season: births peak in late summer in America, and sleep searches peak with each clock change
next: childcare search when leave ends | toddler behaviour and potty training | mothers' recovery and mood
fail: the baby outgrew the nap tracker within a year, and the next parent had to be won by ads again
fail: the Owlet smart sock sold calm nights until the FDA called it an unapproved device
lately: Buy Buy Baby closed its shops, and registries moved to Amazon, Target and Babylist
economics: 35-80 | 8-15 | 10-60 USD
ask: At which week of age do parents arrive, and at which do they leave? | What does your advice do when it meets a sick or premature baby? | What do you sell to the same family in the second year?
grade: low
# family-logistics: camps, screens and shared custody
words: kids activities, summer camp, after-school club, holiday club, school run, carpool, family calendar, family organizer, mental load, chores, pocket money, screen time, parental control, kids phone, co-parenting, custody schedule, divorced parents, playdate, birthday party, kids classes, teen driver, working mothers, hobby classes
job: keep the week of school, clubs, lifts and screens from falling apart
buyer: parents of school children
user: busy parents
run: parents in school holidays | parents book the camp with late pick-up, real leaders and a place for the friend as well | hall hire, wet-weather plans, leaders' wages and unsold weeks in late August eat the camp fees
rival: Cozi | a shared family calendar | a small yearly fee over a free version
rival: OurFamilyWizard | co-parenting messages that courts accept | per parent a year
rival US: ActivityHero | camp and class listings that take the sign-up | a fee on each enrolment
rival: Qustodio | parental controls across phones and tablets | per family a year
rival US: Greenlight | debit cards and chore lists for children | per family a month
system: the school's parent app | holds the school dates that parents miss
system: Apple Screen Time | decides what another parental-control app may block
system US: CampMinder | holds camp places, medical forms and waivers
system: Google Calendar | holds the custody week that the other parent cannot see
today: one parent, mostly the mother, keeps clubs, lifts and forms in her head and a group chat
cost: a missed camp sign-up means a week of summer without care and a week of leave
pain: camp places open at one minute in winter and are gone before the school drop-off
pain: divorced parents fight by text about who pays for the school trip
pain: a control app breaks with each iOS update, and the child knows how to get past it
channel: schools and parent associations | one newsletter reaches all families of the school year
channel: family mediators and courts | a mediator or judge names the co-parenting app in the custody plan
channel: parenting creators | a shared list of camps or phone rules is saved and passed on
cycle: 0-3 weeks | a parent decides in the school-holiday panic
price: a family calendar or control app | 30-120 USD | family a year
price: sign-up handling for classes and camps | 3-10 USD | hundred dollars booked
rule US: COPPA | a child's account needs verified consent of a parent, and voice and location count
rule EU: Digital Services Act | platforms may not profile children for adverts
rule GB: Children's Code | settings for children must be private by default, location off
rule IN: DPDP Act | any user below adult age needs a parent's verified consent, and tracking of children is barred
season: summer care is bought in January and February, and September resets the calendar
next: payments for school trips and clubs | rides to clubs and practice | tutoring and homework
fail: shared calendars died because one parent filled them and the other never looked
fail: kids' ride services such as Shuddle could not pay vetted drivers from what parents would spend
lately: Australia and several American states set age limits for social media, and schools lock phones away
economics: 60-80 | 4-8 | 10-60 USD
ask: Does the second parent open it in the fourth week? | Which camps or clubs give you live places, not only a link? | What happens when the child reaches the age of consent or changes the phone?
grade: low
# child-therapy: speech, autism and early intervention
words: autism, autistic child, aba therapy, aba, bcba, rbt, speech therapy, speech therapist, speech delay, speech pathologist, late talker, stuttering, aac, communication board, occupational therapy child, sensory processing, adhd child, adhd kids, developmental delay, early intervention, child development centre, developmental screening, m-chat, down syndrome, cerebral palsy, dyslexia, child psychologist, paediatric therapist, special child, therapy waiting list, home programme, parent training autism, logopädie, frühförderung, orthophoniste, logopeda, fonoaudiologia, dil konuşma terapisti, terapi wicara
job: get a child the right therapy early and practise it at home
buyer: owners of child therapy clinics
user: therapists and parents
run: families of late-talking children | families wait for the therapist whom the preschool names and who coaches the parents too | cancelled sessions, unpaid reports and insurers who cut authorised hours drain a children's clinic
rival: CentralReach | ABA records, rosters and billing | per user a month
rival: Rethink | ABA plans and session data | per child or staff a month
rival: Otsimo | speech and special needs exercises | a yearly plan
rival: Speech Blubs | speech games by video models | a yearly plan
rival IN: Mom's Belief | therapy centres and home programmes | a monthly package
rival: Expressable | speech therapy by video | per session
system: the M-CHAT questionnaire | flags toddlers who need a closer look
system US: Medicaid EVV | checks that the home session took place
system: Proloquo2Go | speaks for a child from symbol boards
system: the clinic's session data sheet | counts trials, prompts and mastered targets
today: the therapist counts trials on a clipboard, and the parents get a photocopied page for home
cost: a toddler waits for assessment through the months when therapy helps most
pain: the authorisation lapses, and sessions given in the gap are never paid
pain: technicians leave within the year, and the child starts again with a stranger
pain: the home page lies in the school bag, because nobody showed the parents how
channel: paediatricians | a paediatrician sees the missed milestone first and hands over a list
channel: parents' groups on autism | parents tell each other which centre answers and which takes the money
channel: nurseries and preschools | a nursery teacher notices the silent child before the doctor
cycle: 1-16 weeks | a parent pays on the evening of the diagnosis, a clinic after its busy season
price: ABA practice software | 30-80 USD | staff a month
price: a speech exercise plan | 8-25 USD | month
price: a therapy session in an Indian city | 600-1500 INR | session
rule US: IDEA early intervention | toddlers with delays get a family plan with a legal deadline
rule EU: Medical Device Regulation | a screening tool that names a disorder is a medical device
rule GB: Children and Families Act | a needs assessment and plan run on statutory weeks
rule IN: Rehabilitation Council Act | only registered professionals may practise therapies on its list
season: referrals swell after school starts, and American deductibles empty January
next: school plan letters | sibling and parent courses | benefit claims
fail: screening apps found children for whom no therapist was free
fail: venture-backed autism chains opened centres faster than they could hire analysts
lately: American states audit ABA billing, and waiting lists for diagnosis grew on each side of the sea
economics: 35-78 | 2-6 | 40-600 USD
ask: Which therapist supervises, and how many children each? | What changes in the child after one term, measured by whom? | Who pays, and for how many hours is it authorised?
grade: low
# kids-goods: toys, children's clothes and baby things reused
words: toys, toy shop, toy store, toy brand, toy rental, toy library, educational toys, wooden toys, montessori toys, toy subscription, kids clothes, children's clothes, baby clothes, second-hand baby, outgrown clothes, hand-me-downs, consignment kids, baby bundle, baby clothes rental, kids shoes, car seat, crib, high chair, baby carrier, baby registry, baby shower, gift list baby, kids bike subscription, school uniform, uniform shop, nappy library, cloth nappies, kinderkleidung, spielzeug, vide-dressing bébé, jouets, ropa de bebé, brinquedos, oyuncak, mainan anak
job: get the next size or toy without filling the cupboard
buyer: parents of growing children
user: parents who pass things on
run: parents of fast-growing children | parents come back to the shop that checks every zip and pays fairly for outgrown coats | sorting, washing, stained lots and a full rail of newborn sizes take the spread on each piece
rival: Vinted | second-hand clothes between families | a buyer fee
rival: Lovevery | play kits by age | by kit every few months
rival US: Kidizen | resale of children's clothes | a share of each sale
rival: Whirli | toy borrowing | by tokens a month
rival IN: FirstCry | baby goods online and in shops | a price per item
rival: Babylist | a baby gift list over all shops | a commission from shops
system: GPSR product records | name maker, batch and warnings of each toy
system: Shopify | runs the toy and clothing shops
system: the recall lists of safety agencies | name cots and seats that may not be sold again
today: parents stuff outgrown sizes into bags for a cousin and photograph the good coat at midnight
cost: most pieces fit for one season, and unworn presents fill the loft
pain: a used car seat has no proof that it never crashed
pain: returned toys lack one piece, and cleaning costs more than the monthly fee
pain: uniform shops run out of the common size in the last week of August
channel: baby and toddler sales in halls | parents queue with bags and prams before the doors open
channel: antenatal classes | parents in the class need the same cot in the same month
channel: parents' chat groups of a school | a size question is answered in minutes by another mother
cycle: 1-3 weeks | parents decide in an evening, before a birth or a season
price: a toy borrowing plan | 10-40 USD | month
price: a play kit | 80-120 USD | kit
rule US: CPSIA | children's goods need a third-party test, a certificate and a tracking label
rule EU: Toy Safety Regulation | toys need a digital passport and face stricter chemical limits
rule GB: Toys (Safety) Regulations | even handmade and reused toys sold by traders carry the mark and address
rule IN: Toys Quality Control Order | toys need the BIS mark, also imports
season: toys sell before Christmas and Diwali, uniforms before term and baby things in spring
next: repair and cleaning | birthday lists | bigger bikes
fail: clothes rental for babies drowned in stains, missing socks and postage
fail: toy boxes lost parents as soon as the child wanted what friends had
lately: tariffs raised American toy prices, and parents buy used for money and for conscience
economics: 25-60 | 5-9 | 15-90 USD
ask: How often can one item go out before it is worn or broken? | Who certifies that a used seat or cot is safe? | What does cleaning and post cost for each parcel?
grade: low
# foster-adoption: foster care, adoption and family support
words: foster care, foster carer, foster parent, foster family, fostering agency, foster child, adoption, adoption agency, adoptive parents, adopt a child, child welfare, child protection, social worker child, caseworker child, kinship care, kinship carer, orphanage, children's home, care leaver, youth ageing out, looked-after child, respite carer, placement matching, family reunification, contact visit, supervised visitation, home study, safeguarding referral, family support worker, life story book, cara adoption, pflegefamilie, pflegekind, jugendamt, famille d'accueil, acogimiento familiar, adoção, koruyucu aile, rodzina zastępcza
job: find a safe family for a child and keep the placement from breaking
buyer: directors of fostering agencies
user: social workers and foster carers
run: councils and children in care | councils place with the agency whose carers are ready tonight and keep siblings together | assessments of carers who drop out, matching weeks and empty beds eat a fostering agency's fee
rival GB: Charms | fostering agency records | by users a year
rival GB: Mosaic (Access) | council social care files | by authority a year
rival US: Binti | licensing and placement for child welfare | by county a year
rival US: extendedReach | foster agency case files | by caseload a month
rival: Casebook | case records for human services | per user a month
system US: the state child welfare system | holds the legal case and takes only certain feeds
system GB: Liquidlogic | keeps the council's child record and the referral
system IN: the CARINGS portal | lists children and parents in the queue for adoption
system: police record checks | clear each adult in the home and fall due again
today: a duty worker rings carers down a spreadsheet on Friday evening with a child in the back seat
cost: a poor match breaks within months, and the child moves school again
pain: carers write daily logs at midnight and send them as loose e-mails
pain: home studies wait on references, medicals and a fire check by post
pain: the supervising worker changes, and the story of the child is told anew
channel: associations of foster carers | carers trust carers and hear there which agency listens
channel: council and county framework tenders | an agency buys what the placing authority accepts
channel: faith groups that recruit families | congregations bring new carers in groups
cycle: 12-60 weeks | an agency decides in months, a county by tender and budget year
price: agency case software | 30-90 USD | user a month
price: a weekly fostering allowance in England | 170-300 GBP | child a week
rule US: Family First Act | federal money follows prevention services and family homes over group homes
rule EU: GDPR | files on children hold sensitive data and must be kept for decades under national law
rule GB: Fostering Services Regulations | panels, visits and carer records are set out and inspected by Ofsted
rule IN: Juvenile Justice Act | adoption runs through the central authority, and homes are registered
season: placements rise when schools reopen and teachers see the bruises
next: carer training | contact visit diaries | support for care leavers
fail: matching tools met a lack of families, so there was nothing to match
fail: apps for birth parents and carers stalled when lawyers asked who reads the messages
lately: carers leave faster than they join, and councils pay high fees for private homes
economics: 60-75 | 0.5-1.5 | 3000-15000 USD
ask: Do you bring new families, or only sort the few there are? | Who may read a carer's note, and for how many years? | Which placing authority accepts your record as the file?
grade: low
# class-providers: swim, dance and baby class businesses
words: baby class, toddler class, baby massage class, baby swim, swim lessons kids, swimming lessons, dance school, dance studio, ballet class, gymnastics club, tumbling, kids yoga, kids coding class, art class kids, drama class kids, martial arts school, karate dojo, taekwondo, kids football class, holiday workshop, class franchise, franchisee classes, term booking, make-up class, trial class, recital, recital costume, belt grading, class register, activity provider, ballettschule, tanzschule, kindertanzen, schwimmkurs, cours de danse enfant, bébé nageurs, escuela de danza, escola de natação, bale kursu, kursus renang anak
job: fill each class, take the term fee and move children up a level
buyer: owners of children's class businesses
user: class teachers and parents
run: parents of babies and schoolchildren | parents rebook where the teacher knows the child's name and the pool or hall is warm | pool and hall hire, summer drop-off and make-up lessons take the term fees
rival: Jackrabbit | class management for dance, gym and swim schools | by students a month
rival: iClassPro | class software with skill tracking | by students a month
rival GB: ClassForKids | class sign-ups for British clubs | a fee on bookings
rival: Coacha | registers and payments for clubs | by members a month
rival: DanceStudio-Pro | studio software with recital planning | by students a month
rival: Happity | a listing of baby and toddler classes | a fee or a plan
system: Stripe | takes the monthly fee and the costume deposit
system: the hall's own calendar | decides whether the term has a room
system: skill and badge schemes of sports bodies | say what a child must do to move up
today: the teacher ticks a paper register at the door while parents ask about make-up lessons by message
cost: empty places in mid-term stay unsold, and fees for the recital dress arrive after the show
pain: siblings, levels and halls turn the autumn timetable into weeks of puzzles
pain: a missed lesson is claimed back by each parent in a fresh message
pain: a cover teacher has no list of allergies or who may collect
channel: franchise head offices of class brands | the head office prescribes the tool for each territory
channel: insurers and sports governing bodies | teachers renew cover and licence in one place each year
channel: costume and badge suppliers | each school orders from them before the show
cycle: 2-12 weeks | the owner changes between terms, once the season's fees are in
price: class software | 30-200 USD | business a month
price: a children's class | 8-25 USD | lesson
rule US: state child abuse reporting laws | coaches in sports bodies must report and be trained
rule EU: Services Directive | teachers may work across borders, while police checks stay national
rule GB: DBS checks | teachers need the enhanced check, and parents ask for it
rule IN: POCSO Act | anybody who suspects abuse of a child must report it
season: September and January fill the terms, recitals end the year, and summer runs on camps
next: holiday camps | costume and kit sales | video lessons between terms
fail: multi-class passes gave providers spare seats and lost parents who wanted one fixed hour
fail: listing sites for classes sold adverts to teachers who were already full
lately: lost pools and dear halls shorten timetables, and parents want pay by month
economics: 65-82 | 1.5-3.5 | 60-500 USD
ask: How does a missed class turn into a seat elsewhere without a message? | How long does next term's move-up take the owner? | What does the parent see when the level is full?
grade: low
`,
  facts: parentingChildcareFacts,
  wordings: parentingChildcareWordings,
  jobs: parentingChildcareJobs,
});
