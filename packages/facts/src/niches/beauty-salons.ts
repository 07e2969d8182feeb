import { beautySalonsFacts } from './facts/beauty-salons.ts';
import { beautySalonsJobs } from './jobs/beauty-salons.ts';
import { readField } from './reading/read-field.ts';
import { beautySalonsWordings } from './wordings/beauty-salons.ts';

export const beautySalons = readField('beauty-salons', {
  niches: `
# hair-salons: hair salons and colour clients
words: hair salon, hairdresser, hairstylist, hair stylist, salon owner, colourist, balayage, blow dry, salon booking, salon no-shows, hair appointment, rebooking, salon retail, stylist commission, colour formula, salon software, beauty parlour, unisex salon, hair extensions, salon, hair dresser, hair colour, hair color, salon appointment, beauty salon, hair cut booking, salon management, keratin, salon chair
job: keep every stylist's column full and rebooked before the client leaves
buyer: salon owners
user: hairstylists
run: women and men from the neighbourhood | clients stay with the colourist who matches last spring's tone and runs on time | commission pay, peroxide and foils, high-street rent and late cancellations eat the takings
rival: Phorest | salon software with client texts | by number of staff a month
rival: Fresha | a salon till and booking page with a marketplace | a monthly plan plus a fee on new clients
rival: Zenoti | software for salon and spa chains | per location a month
rival US: Boulevard | booking and payments for upmarket salons | per location a month
rival IN: DINGG | salon software with WhatsApp reminders in India | per location a year
system: Reserve with Google | brings new clients straight into the column
system: Vish | weighs colour and charges for each bowl
system: Square | holds the card for a deposit
today: the receptionist squeezes a colour correction between cuts, texts reminders and keeps formulas on cards
cost: a balayage that does not turn up leaves an empty chair for most of an afternoon
pain: a stylist leaves with the client list in a phone and opens down the road
pain: tubes of colour are squeezed by eye, and the waste goes down the basin
pain: walk-out clients mean to book later and come back weeks late with grown-out roots
channel: colour-brand educators from Wella and L'Oreal | stylists trust the hands that taught them balayage
channel: hairdressers' federations and guilds | salon owners ring the federation about wages, tax and chair contracts
channel: salon supply wholesalers | every owner fetches foils and tint at the trade counter
cycle: 2-8 weeks | the owner moves on a Monday when the salon is shut and wants the client cards imported
price: salon software | 30-250 USD | location a month
price: a new client from a marketplace | 6-25 USD | booking
rule US: state cosmetology licensing | each stylist and each salon holds a licence that must hang on the wall
rule EU: Cosmetics Regulation | hair dye strength and the client's age are limited, and products keep their labels
rule GB: allergy alert testing | insurers want a skin test on file before any colour
rule IN: Shops and Establishments Act | opening hours, staff registers and a municipal licence cover the parlour
rule GB: HMRC employment status | chair renters must be truly self-employed, or the salon owes the tax
season: December parties, prom, weddings and Diwali fill the columns, and January empties them
next: colour stock tracking | hair-care subscriptions | training credits for stylists
fail: marketplaces brought discount hunters who never came back at full price
fail: booking apps without colour timing put a cut on top of a developing tint
lately: card deposits became normal, and American salons gained the tip credit that restaurants had
economics: 70-82 | 1-3 | 200-1200 USD
ask: What share of clients leaves with the next date booked? | Can it hold a gap for a tint to develop and sell a cut inside it? | Who owns the client's number when the stylist leaves?
grade: low
# barbers: barbershops and rented chairs
words: barber, barbershop, barber shop, haircut, beard trim, walk-in queue, chair rent, booth rent, mens grooming, nai, hot towel shave, barber app, waiting at the barber, booth renter, barber chair, kids haircut, barbers, barber booking, men's salon, gents salon, hair cutting saloon, barber queue, walk in barber, haircut booking, skin fade
job: keep walk-ins moving and the rented chairs paid
buyer: barbershop owners
user: barbers
run: men and boys of the quarter | men come back for the same sharp fade, good talk and a short wait | chair vacancies, towels, blades and a landlord's rise eat what a cheap cut brings
rival: Booksy | a barber booking app with a marketplace | a monthly plan plus a boost fee
rival: Squire | software for barbershops and chair rent | per shop a month
rival US: theCut | booking for single barbers | a small fee to the client
rival GB: Nearcut | bookings and walk-in queues in Britain | per barber a month
rival: Slikr | a walk-in queue screen for barbershops | per shop a month
system: Instagram | shows the fades that win the next client
system: Square | takes payment and tips at the chair
system: Apple Wallet | keeps the loyalty card that paper lost
today: men wait on the bench, the barber shouts next, and chair rent is handed over in cash
cost: a full bench on Saturday walks out, and an idle Tuesday chair still owes its rent
pain: a regular books the favourite barber, who is late, and leaves a walk-in annoyed
pain: the owner chases weekly chair rent and never sees what the booth renter takes
pain: clients follow the barber to the next shop and the owner keeps an empty chair
channel: clipper brands and barber expos | Wahl and Andis educators reach each shop
channel: barber schools | students pick a link for clients before they rent a first chair
channel: barbers with large followings | one video of a clean fade sells the app in the caption
cycle: 1-3 weeks | a barber installs it tonight, while the shop waits until all chairs agree
price: a barber's booking page | 20-40 USD | barber a month
price: chair rent | 100-300 USD | week
rule US: state barber licensing | each barber is licensed, and a booth renter must really set prices and hours
rule EU: German Crafts Code | a master or an exempted journeyman must lead each German shop
rule GB: HMRC employment status | chair renters must be truly self-employed, and cash shops draw raids
rule IN: municipal trade licence | a small nai shop works on cash under a licence, while chains must bill GST
season: Fridays, paydays, Eid and the week before school starts fill the bench
next: beard oil sales | chair-rent collection | group appointments for grooms
fail: walk-in queue apps died when old regulars ignored the screen and sat down anyway
fail: on-demand barbers at home lost an hour in traffic for each short cut
lately: barbers left commission shops for private suites, and booking moved to each barber's own link
economics: 70-82 | 2-5 | 30-200 USD
ask: Who pays: the shop, the booth renter or the client who skips the bench? | How are walk-ins and bookings mixed on a Saturday? | What does a barber lose by changing apps, reviews included?
grade: low
# solo-pros: solo nail, lash and makeup artists
words: nail technician, nail tech, lash artist, eyelash extensions, brow artist, makeup artist, bridal makeup, mobile beautician, home salon, gel nails, press-on nails, waxing, mehendi artist, beauty freelancer, deposits for appointments, salon suite, microblading, beautician, manicure, pedicure, lash tech, lash extensions, nail salon, nail artist, mua, beauty therapist, henna artist, brow lamination, parlour at home, eyebrow threading, spray tanning
job: fill the diary from Instagram and stop last-minute ghosting
buyer: self-employed beauty artists
user: self-employed beauty artists
run: brides, office workers and students | clients pick the artist whose close-up photos show clean cuticles and wear that lasts | gels, lamps, evening messages and free mends eat the price of a treatment
rival US: GlossGenius | a booking site and card reader for solo artists | a monthly plan plus a card fee
rival: Vagaro | a booking page with a marketplace | per calendar a month
rival US: StyleSeat | a marketplace for independent stylists | a fee on new clients
rival EU: Treatwell | a beauty marketplace across Europe | a share of first bookings
rival IN: WedMeGood | bridal makeup leads in India | a listing fee
rival: Fresha | a diary and booking page with a marketplace | a monthly plan plus a fee on new clients
system: Instagram | carries the enquiry, the photo and the haggling
system: Stripe | holds the deposit and the card on file
system: Canva | makes the price list that is out of date next week
today: the artist answers DMs between gel coats, asks for a deposit by transfer and keeps a paper diary
cost: a ghosted full set is most of a morning's income, with the suite rent still due
pain: clients send a photo of long sculpted nails and book the time of a plain gel
pain: a bride cancels after the trial, and the artist had refused other weddings for that date
pain: infills come late, lift, and the repair is expected for free
channel: product academies and lash trainers | students buy the kit and copy the trainer's diary set-up
channel US: salon suite landlords such as Sola | a new tenant needs a card reader and a diary on the first day
channel: wedding planners and photographers | a planner passes the bride's number on to a favourite artist
cycle: 1-2 weeks | the artist signs up by phone in bed after a no-show
price: an artist's booking page | 15-40 USD | artist a month
price: bridal makeup | 8000-30000 INR | event
rule US: state cosmetology licensing | lashes, nails and threading each fall under different licences by state
rule EU: Cosmetics Regulation | the gel ingredient TPO is banned, and old bottles may not be used up
rule GB: special treatment licensing | councils license nails, lashes or piercing, and insurers ask for patch tests
rule IN: Drugs and Cosmetics Act | products need a licence number on the label, and copies are common
season: prom, holidays, Eid and wedding dates overfill the diary
next: product resale to clients | training courses by the artist | tax set-aside for the self-employed
fail: marketplaces took a cut of the first visit, and artists told clients to book by DM
fail: beauty-at-home apps lost money on travel between short treatments
lately: solo artists moved into rented suites, and deposits by link became the rule
economics: 72-85 | 3-6 | 15-120 USD
ask: How does the right length of slot follow from a photo? | What share of enquiries pays a deposit within the hour? | Why would the artist leave an app that holds years of reviews?
grade: low
# skin-spa: skin clinics, medspas and spas
words: medspa, med spa, aesthetic clinic, botox, laser hair removal, facialist, esthetician, skin clinic, day spa, massage therapist, spa booking, treatment room, spa membership, skincare consultation, wellness spa, before and after photos, spa, cosmetic clinic, skin care clinic, aesthetics clinic, derma clinic, hydrafacial, dermal filler, anti-wrinkle injections, massage booking, laser clinic, facial treatment, lip filler, aesthetic injector
job: turn consultations into treatment plans that are followed
buyer: medspa owners
user: aesthetic injectors
run: clients with lines, scars or acne | clients trust the injector whose results look natural and who sometimes says no | laser leases, filler stock, the supervising doctor's fee and refunded courses eat the margin
rival: Zenoti | operations software for spa and medspa chains | per location a month
rival: Pabau | clinic records and consent forms | per staff member a month
rival US: Aesthetic Record | charts and photos for injectors | per provider a month
rival: Mindbody | booking for spas and wellness | per location a month
rival IN: Kaya | laser and skin treatments in Indian cities | a price per session
system US: Allergan Allē | holds points that decide where clients return
system US: Cherry | lends clients the price of a package
system: the Candela laser | logs pulses that must match the chart
system GB: Faces Consent | holds the consent form and orders the prescription toxin
today: the coordinator texts consent forms, scrolls for last spring's photo and guesses units from the chart
cost: an idle laser and an open vial of toxin are the dearest things in the room
pain: a client pays for a package, comes once and asks for money back when staff change
pain: the medical director signs charts long after the needle, and the board calls it unlawful
pain: before-and-after photos sit in a nurse's private phone
channel: device and toxin reps | Allergan and Galderma reps know each opening before the sign is up
channel US: injector trainers and AmSpa events | medspa owners learn delegation law and charting in the same room
channel: spa consultants and hotel groups | a consultant sets up the treatment menu and the system together
cycle: 3-12 weeks | the owner decides with the medical director and moves when the contract year ends
price: clinic software | 150-500 USD | location a month
price: a monthly skin membership | 80-200 USD | client a month
rule US: state medical practice law | a doctor must own or direct the clinic in many states, and a nurse needs an order
rule EU: Medical Device Regulation | fillers and cosmetic lasers count as devices even without a medical purpose
rule GB: Botulinum Toxin Act | minors are barred from injections, and a licence scheme for practitioners is under way
rule IN: Clinical Establishments Act | lasers and injections belong to registered doctors, though parlours offer them
season: laser sells in winter, and toxin goes before weddings and the holidays
next: client financing | skincare refills | photo analysis at the consultation
fail: deal sites filled rooms with one-time clients below the cost of the vial
fail: skin analysis apps gave scores that no clinic could bill for
lately: weight-loss drugs brought medspas new clients and new questions from regulators
economics: 65-80 | 1-3 | 500-3000 USD
ask: Who is the medical director, and what does the law ask before the needle? | What share of packages is used up within the year? | How many hours a week does the laser fire?
grade: low
# tattoo-piercing: tattoo and piercing studios
words: tattoo, tattoo studio, tattoo artist, tattooist, tattoo shop, tattoo parlour, tattoo design, tattoo flash, tattoo stencil, tattoo booking, tattoo deposit, cover-up tattoo, tattoo removal, piercing, piercer, body piercing, ear piercing, body jewellery, guest artist, guest spot, tattoo convention, tattoo consent form, aftercare, walk-in tattoo, fine line tattoo, sleeve tattoo, tattoo apprentice, scalp micropigmentation, permanent makeup, autoclave, sharps bin, tätowierer, tatoueur, tatuador, dövme
job: turn a message with a vague idea into a booked, paid and safe session
buyer: tattoo studio owners
user: tattoo artists
run: people with an idea for their skin | people wait months for the hand whose healed lines stay crisp and whose needles are unwrapped before them | guest artist splits, sterile supplies and touch-ups done for free eat the hourly rate
rival: Porter | bookings, deposits and forms for tattooers | a fee paid by the client
rival: Tattoodo | an artist search with bookings | a fee per booking
rival: DaySmart Body Art | shop bookings, forms and piercing stock | a monthly plan
rival: Venue Ink | booking requests and payments for artists | a share of payments
rival: InkHunter | tattoo previews on skin by phone | a subscription to clients
system: Instagram | is the portfolio and the inbox of each artist
system: the autoclave log | proves each cycle to the inspector
system: Square | takes deposits and splits nothing between artist and shop
today: the artist reads reference pictures in Instagram messages at night, asks size and place and holds a date against a deposit
cost: a full day is lost when the client does not come, and evenings go into drawings for people who never book
pain: the client sends a screenshot of another artist's work and wants the same
pain: the studio's cut is settled on paper slips at closing time
pain: the inspector asks for consent forms and ink batch numbers of a year ago
channel: guest artists who travel between studios | a travelling artist carries a habit from shop to shop
channel: suppliers of needles and inks | each studio orders cartridges monthly
channel: tattoo conventions | artists stand in one hall for a weekend and compare booking forms
cycle: 0-3 weeks | an artist decides alone between sessions
price: booking software for an artist | 15-60 USD | artist a month
price: a booking fee | 5-15 USD | booking
rule US: state body art licence | counties inspect studios, and artists take bloodborne pathogen courses
rule EU: REACH ink restriction | a long list of pigments is limited, and the label must name the use
rule GB: skin piercing registration | artist and premises are registered with the council, and Wales licenses each artist
rule IN: shop and municipal licences | no tattoo law exists, so trade licences and hospital waste rules apply
season: spring and summer skin brings bookings, and January fills after gift vouchers
next: aftercare products | print and flash sales | removal sessions
fail: artist marketplaces took a fee for clients who already followed the artist on Instagram
fail: preview apps were fun for a week and sold no session
lately: European ink limits emptied shelves, and design by AI brings clients with pictures that cannot be tattooed
economics: 55-80 | 3-6 | 20-200 USD
ask: How many messages turn into a paid deposit, before and after? | Who owns the client when the artist leaves the studio? | Does the form satisfy the inspector in your first county?
grade: low
# braids-wigs: braiders, wigs and textured hair
words: braids, hair braiding, braider, african hair, afro hair, textured hair, natural hair, curly hair, locs, dreadlocks, loctician, cornrows, box braids, weave, sew-in, wig, wigs, lace front, wig maker, wig installation, human hair, hair vendor, hair bundles, relaxer, silk press, black hair salon, afro barber, hair market, hair attachments, chemotherapy wig, hair loss, toupee, hair system, hair topper, hair replacement, beauty supply store
job: fill the day with clients who fit and be paid for long hours
buyer: braiders with their own clients
user: clients with textured hair
run: women and girls with coily hair | women return to the braider with neat partings, a gentle hand on the edges and no double booking | bundles bought ahead, long hours at a flat price and chair rent eat the style fee
rival: StyleSeat | bookings for independent stylists | a monthly plan plus fees on new clients
rival: Luvme Hair | ready-made wigs sold online | a price per wig
rival US: Mayvenn | hair sales with installation by stylists | a price per bundle
rival GB: Treatwell | salon bookings with a first-visit commission | a share of new bookings
rival: Ruka Hair | extensions for textured hair, from London | a price per pack
system: Instagram | shows styles, prices and rules in story highlights
system: Cash App | takes the deposit without a receipt
system: AliExpress | ships lace fronts and bundles of uncertain origin
today: the braider posts slots in a story, takes deposits by transfer and works through the night before a holiday
cost: a style takes most of a day, so one late client or a wrong pack of hair ruins the next
pain: general salons turn away coils or charge extra because no one was trained
pain: bundles sold as virgin hair shed and tangle after the first wash
pain: new clients read a page of rules on lateness, washing and guests before they may book
channel: hair vlogs and TikTok style videos | clients choose a style by video and then look for hands nearby
channel: beauty supply stores | the counter sells the packs that each braider asks for
channel: campus and church groups | students far from home ask one another who braids
cycle: 0-2 weeks | the braider tries it for one holiday weekend
price: box braids | 120-350 USD | style
price: a lace front wig | 100-800 USD | wig
rule US: state braiding law | some states still want a licence for braiding, and many dropped it
rule EU: Cosmetics Regulation | relaxers and glues need a responsible person and a safety file
rule GB: National Occupational Standards | hairdressing training must now cover textured hair
rule IN: human hair export licence | raw hair below a floor price may not leave the country
season: back to school, Christmas, Detty December and graduation fill every chair
next: hair packs | wig care | training in textured hair
fail: bookings apps for braiders were bypassed after the first visit by a phone number
fail: mobile stylists for textured hair could not price a job that lasts from breakfast to dusk
lately: lawsuits over relaxers turned clients to natural styles, and states passed the CROWN Act
economics: 25-60 | 4-8 | 8-90 USD
ask: How does a new client know that the braider can do her hair type? | What keeps the second booking on the platform? | Where does the hair come from, and who answers when it sheds?
grade: low
# beauty-schools: beauty schools and licences
words: beauty school, cosmetology school, cosmetology student, barber school, barber college, beauty academy, hairdressing apprentice, apprentice stylist, hairdressing course, nvq hairdressing, makeup course, makeup academy, nail course, lash course, lash training, esthetician school, state board exam, cosmetology licence, licence renewal, continuing education hours, clock hours, mannequin head, student clinic, salon educator, masterclass for stylists, brand educator, beauty trainer, kit list, milady, beauty therapy diploma, parlour course, beautician training, frisörausbildung, meisterprüfung, cap coiffure
job: bring a learner through hours, exam and first clients into a chair
buyer: beauty school directors
user: beauty instructors
run: school leavers and career changers | students enrol where the licence exam is passed and salons recruit from the floor | instructor ratios, starter kits, dropouts and attendance audits eat the fees
rival US: Milady | textbooks and exam practice | by student a course
rival US: Pivot Point | curricula and mannequin heads | by student a course
rival GB: VTCT | awarding and assessment for hair and beauty | by learner a qualification
rival IN: Lakmé Academy | franchised beauty courses | a course fee
rival: Wella Education | colour seminars by the product house | a fee per seminar
system US: the state board portal | takes hours and exam dates by student
system: the time clock | counts hours that decide on student aid
system: the learner portfolio | holds photos and sign-offs for each service
today: students punch the clock, collect sign-offs on a paper sheet and practise on mannequin heads and discounted walk-ins
cost: a lost hour sheet delays the exam, and tuition is repaid from tips for years
pain: the exam asks for sanitation theory while salons want a fast blow-dry
pain: online lash certificates are sold that no insurer accepts
pain: the student clinic has students on the floor and no clients on a Tuesday morning
channel: product houses such as Wella and L'Oréal | a colour brand equips the school and so meets each new stylist
channel: state boards and awarding bodies | an approved provider list is where schools look first
channel: salon chains that hire juniors | a chain short of juniors will pay for training
cycle: 6-40 weeks | the school decides ahead of the autumn intake and asks its accreditor
price: school software | 200-900 USD | school a month
price: a lash or nail course | 150-900 USD | learner
rule US: state cosmetology law | hours, syllabus and exam differ by state, and a compact is starting
rule EU: Professional Qualifications Directive | a hairdresser's training is recognised abroad after a comparison
rule GB: apprenticeship standard | a hair apprentice works with a contract and passes an end assessment
rule IN: Beauty Sector Skill Council | courses map to national job roles and can draw skill funds
season: intakes follow school years, and exams bunch in early summer
next: job placement | student kits | insurance for new therapists
fail: for-profit beauty chains closed when federal aid was stopped over fake diplomas
fail: online-only courses met boards that count only hours on the floor
lately: states cut required hours, and American aid rules now test what graduates earn
economics: 45-70 | 1-3 | 100-2000 USD
ask: Which board or awarding body accepts hours done with your product? | How many graduates work in a chair a year later? | Who pays, the learner, the school or the salon that needs juniors?
grade: low
`,
  facts: beautySalonsFacts,
  wordings: beautySalonsWordings,
  jobs: beautySalonsJobs,
});
