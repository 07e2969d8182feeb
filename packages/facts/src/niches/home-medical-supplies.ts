import { homeMedicalSuppliesFacts } from './facts/home-medical-supplies.ts';
import { homeMedicalSuppliesJobs } from './jobs/home-medical-supplies.ts';
import { readField } from './reading/read-field.ts';
import { homeMedicalSuppliesWordings } from './wordings/home-medical-supplies.ts';

export const homeMedicalSupplies = readField('home-medical-supplies', {
  niches: `
# hearing-care: audiologists and hearing aids
words: hearing aid, hearing aids, audiologist, audiology, hearing clinic, hearing care, hearing test, hearing loss, hard of hearing, deaf, tinnitus, otc hearing aid, hearing aid fitting, real-ear measurement, earmould, cochlear implant, ear wax removal, hearing centre, hearing aid dispenser, audiogram, dizziness clinic, grandmother cannot hear, hearing aid batteries, hearing screening, microsuction
job: turn a failed hearing test into a fitted aid that stays in the ear
buyer: owners of hearing clinics
user: audiologists and hearing-aid dispensers
run: older people with hearing loss | people come back to whoever cleans the domes for free and listens about the grandchild nobody can follow | returned aids, booth rent and long free follow-ups eat the fitting fee
rival US: Sycle | clinic software for hearing practices | per clinic a month
rival: Blueprint Solutions | office system for audiologists | per clinic a month
rival: Auditdata | an audiology clinic system from Denmark | per user a month
rival: Amplifon | its own chain of hearing shops | a bundled price for aids and visits
rival US: Jabra Enhance | hearing aids sold online with remote care | a price per pair
system: Noah | stores audiograms and fittings and opens only to certified modules
system: Phonak Target | programs one maker's aids alone, as each rival's software does
system GB: NHS audiology commissioning | pays the provider by pathway and tariff
today: the audiologist tests in the booth, fits in the maker's program through Noah and phones non-buyers from a tested-not-sold list
cost: an aid returned within the trial goes back to the maker, and the fitting hours and follow-ups stay unpaid
pain: patients wait years, try an aid in a noisy café and put it in the drawer
pain: the aid price hides the visits, so patients compare it with a pair from Costco
pain: insurer and third-party plans pay a fitting fee that does not cover the chair hour
channel: aid makers and buying groups | the group lends money and software with the order volume
channel: ENT doctors and GP practices | the ear doctor's referral fills the booth
channel: national audiology meetings | audiologists believe a colleague's real-ear curves
cycle: 4-16 weeks | an independent owner decides, but the buying group must nod
price: clinic software | 150-500 USD | clinic a month
price: a pair of prescription aids with fitting | 2000-7000 USD | pair
rule US: OTC Hearing Aid Rule | adults with mild to moderate loss may buy without a fitting, and prescription aids stay with licensed dispensers
rule EU: Medical Device Regulation | aids and apps that tune them are devices, and national funds set what is repaid
rule GB: HCPC | a hearing-aid dispenser must be registered, and NHS aids come free through contracted providers
rule IN: Rehabilitation Council of India Act | only registered audiologists may fit, and ADIP camps give aids free to poor patients
season: insurance allowances are used up before the year ends, and summer holidays leave the booth empty
next: wax removal appointments | tinnitus therapy | hearing checks at workplaces
fail: direct-to-consumer aids returned in masses, because nobody adjusted them after the first week
fail: Bose had the first cleared self-fitting aid and gave it up, since selling it needed care behind it
lately: AirPods became a hearing aid by software, and OTC aids moved the talk from price to service
economics: 45-75 | 1-2 | 300-1500 USD
ask: What share of tested patients with a loss goes home with aids, and what share returns them? | Which maker modules run in Noah beside yours, and who certified you? | Who pays for the third follow-up visit?
grade: low
# opticians: opticians, eyewear and eye tests
words: optician, opticians, optometrist, optical shop, eyewear, glasses, eyeglasses, spectacles, contact lenses, eye test, eye exam, prescription glasses, lens lab, frame, virtual try-on, pupillary distance, myopia, varifocal, reading glasses, sunglasses, lens edging, dispensing optician, sight test, lens delivery, children's glasses, vision insurance, eye clinic shop, chashma
job: dispense the right lenses the first time and bring the patient back on recall
buyer: owners of optical practices
user: dispensing opticians
run: spectacle wearers and their children | wearers return to the shop whose varifocals needed no second fitting | remakes, frame stock that goes out of fashion and insurer discounts eat the lens margin
rival: EssilorLuxottica | frames, lenses and labs under one roof | a margin on each pair
rival GB: Optix | practice software for British opticians | per practice a month
rival US: Eyefinity | practice software and plan claims from VSP | per provider a month
rival US: RevolutionEHR | cloud records for American optometrists | per provider a month
rival IN: Lenskart | spectacles online and in its own shops | a price per pair
rival EU: Fielmann | glasses and eye tests in its own shops across Europe | a price per pair
system US: the VSP member portal | decides the allowance and often the lab
system US: VisionWeb | carries lens orders to American labs
system GB: NHS eGOS | takes the sight-test claim and the voucher
system: the lab's lens portal | takes the job with prescription, frame trace and fitting height
today: the dispenser measures with a ruler and a marker, types the job into the lab portal and checks the tray by hand
cost: a remake for a wrong fitting height eats the lens margin and costs the patient's second visit
pain: patients take the prescription to an online shop and come back for a free adjustment
pain: the plan's lab takes a fortnight, and the patient waits in taped glasses
pain: frames on the wall age past a season while the size that sells is missing
channel: buying groups of independent opticians | members get lens prices and a list of tools
channel: lens and frame reps | the rep stands at the frame wall each month
channel: optical trade fairs | owners order frames and look at edgers on the same day
cycle: 3-12 weeks | the owner-optometrist decides after the claims have run for one month
price: practice software | 150-450 USD | practice a month
price: single-vision glasses at an independent | 150-350 USD | pair
rule US: FTC Eyeglass Rule | the prescription goes to the patient unasked after the exam, so online shops can fill it
rule EU: Medical Device Regulation | lenses made to prescription are devices, and who may refract differs by country
rule GB: Opticians Act | sight tests belong to registered optometrists and doctors, and children's glasses to registered dispensers
rule IN: Allied and Healthcare Professions Act | optometrists are being registered, while shops still refract without a licence
season: school starts and flexible-spending money in December fill the diary
next: myopia control for children | dry-eye clinics | contact-lens subscriptions
fail: online refraction tests met state bans and doctors who refused to sign, as Opternative found
fail: frame subscription boxes learned that most people buy glasses once in years
lately: smart glasses and myopia lenses brought new money, and Lenskart and Warby Parker built shops after clicks
economics: 50-70 | 1-3 | 100-900 USD
ask: What share of lens jobs is remade, and who pays the lab? | Which plan portals can you read the allowance from before the patient chooses a frame? | What share of exam patients buys the glasses under the same roof?
grade: low
# home-equipment: CPAP resupply and home medical equipment
words: cpap, cpap supplies, cpap resupply, sleep apnea, sleep apnoea, durable medical equipment, dme, home medical equipment, hme, oxygen concentrator, home oxygen, wheelchair, hospital bed rental, walker, nebulizer, ventilator at home, mask and tubing, medical supply store, equipment rental, patient adherence, sleep therapy, home medical supplier, nursing bed, medical equipment on rent, mobility scooter, stairlift, breast pump
job: ship the mask on the day it is due and get it paid
buyer: owners of home-medical suppliers
user: intake clerks and respiratory therapists
run: sleep-apnoea patients and discharged families | discharge nurses ring the supplier whose bed stood at home before the ambulance | denied claims, vans and machines that come back broken eat the rental fee
rival US: Brightree | billing and orders for home-medical suppliers, owned by ResMed | per user and claim a month
rival US: NikoHealth | cloud orders and billing for suppliers | per user a month
rival US: Parachute Health | electronic orders from clinicians to suppliers | a fee to the supplier per order
rival US: AdaptHealth | a national supplier of sleep and oxygen gear | an insurer's rate per item
rival: Air Liquide Healthcare | oxygen and sleep therapy at home in many countries | a health fund's rate per patient
rival IN: Portea | oxygen concentrators, BiPAP machines and beds for rent in Indian cities | a rent by the month
system: ResMed AirView | knows the hours of mask use and opens to approved partners
system US: Medicare DME MAC portals | answer eligibility, same-or-similar and claim status
system US: fax servers | bring the prescription, the face-to-face note and the missing signature
system: Philips Care Orchestrator | shows mask hours from the other big maker's machines
today: a clerk phones patients about masks and tubing, checks AirView hours and chases the doctor's signature by fax
cost: a shipment without a valid order or usage proof is clawed back in an audit, long after the mask was used
pain: the clinic note does not say benefit from therapy, and the claim is denied
pain: patients ignore the resupply call because it sounds like a scam
pain: the concentrator is in a home whose tenant died, and nobody knows where it went
channel: sleep clinics and discharge planners | the referral goes to whoever answers and delivers the same day
channel US: Brightree users' groups and Medtrade | suppliers ask one another who gets paid on resupply
channel US: buying groups such as VGM | members accept a partner that the group has checked
cycle: 4-16 weeks | the owner tests it on a slice of resupply patients and counts paid orders
price: resupply outreach | 3-12 USD | shipped order
price: supplier software | 100-250 USD | user a month
rule US: DMEPOS supplier standards | Medicare wants accreditation, a surety bond, a written order and proof of delivery
rule EU: National aid catalogues | in Germany a supplier needs prequalification and a contract with each sickness fund
rule GB: NHS home oxygen contracts | regional suppliers hold oxygen, and councils lend beds through community equipment stores
rule IN: Medical Devices Rules | concentrators and CPAPs need registration, and families rent or pay cash
season: deductibles reset in January, so resupply orders stall and then crowd the autumn
next: prior authorisation packets | equipment pick-up routes | home ventilator monitoring
fail: mask-by-subscription shops that took cash lost patients to insurance that pays the same mask
fail: order networks stalled where clinics kept the fax, because the supplier pays and the nurse does the clicks
lately: the Philips recall moved patients to ResMed, and payers began to ask what weight-loss drugs do to apnoea
economics: 45-70 | 1-3 | 1500-7000 USD
ask: What share of eligible patients orders when due, and what share of shipped orders is paid? | From which cloud do the usage hours come, and did the maker agree? | How do you show the doctor's order and delivery in an audit years later?
grade: low
# prosthetics: prosthetics and orthotics
words: prosthetic, prosthetics, prosthesis, prosthetist, artificial limb, artificial leg, bionic hand, amputee, limb loss, orthotic, orthotics, orthotist, orthosis, brace, insole, foot orthotics, socket fitting, limb scanning, scoliosis brace, cranial helmet, afo, diabetic footwear, custom insoles, below-knee leg, jaipur foot, bionic arm, podiatry insoles, club foot brace, liner
job: make a socket or brace that fits and a file the payer accepts
buyer: owners of limb clinics
user: prosthetists and orthotists
run: amputees and children with braces | amputees stay with the maker who remade the socket until the walk home was painless | imported knees, unpaid adjustments and payers who settle after months eat a limb workshop
rival US: Hanger | its own clinics and central fabrication | an insurer's rate per device
rival: Ottobock | knees, feet and clinic supplies | a price per component
rival US: OPIE Software | practice software for limb clinics | per clinic a month
rival US: Nymbl Systems | cloud practice software for limb clinics | per user a month
rival: Invent Medical | printed insoles, braces and helmets | a price per device
rival IN: BMVSS (Jaipur Foot) | free limbs fitted at Indian camps | nothing, since donors pay
system US: Medicare L-codes | name each foot, knee and liner that is paid
system: scanning apps on an iPad | hand the limb's shape to the lab
system: Rodin4D | turns the scan into a carved or printed shape
today: the prosthetist wraps the stump in plaster, rectifies the cast by hand and writes L-codes on a paper order
cost: a socket that rubs means another cast and weeks more, while the clinic carries the component bill
pain: the surgeon's note does not name the activity level, so the knee is denied
pain: the limb shrinks in the first months, and a new socket is not yet allowed
pain: the child outgrows the brace before the insurer has approved it
channel: component makers' clinical trainers | the trainer stands beside the prosthetist at the first fitting
channel: congresses such as OTWorld | clinic owners see devices on walking patients
channel: central fabrication labs | one lab serves many small clinics and decides the file format
cycle: 8-30 weeks | a clinic tries a handful of patients and waits for the payer's answer
price: clinic software | 100-300 USD | user a month
price: a below-knee leg | 5000-20000 USD | limb
rule US: Medicare Local Coverage Determination | the functional K-level in the doctor's notes decides which knee and foot is paid
rule EU: Medical Device Regulation | custom-made devices need a statement and records from each workshop
rule GB: NHS limb centres | specialised centres fit under contract, and HCPC registers prosthetists and orthotists
rule IN: ADIP scheme | ALIMCO and camps give free limbs, and the RCI registers prosthetists
season: yearly deductibles fill the last quarter, and summer heat makes sockets loose
next: wound and fit checks from home | outcome measures for the payer | printed covers and check sockets
fail: cheap printed hands were loved by newspapers and left in drawers by children
fail: bionic-hand makers met payers who call a moving wrist not medically necessary
lately: phone scans and printed sockets passed the test stage, and states passed laws for sports limbs
economics: 40-60 | 1-2 | 800-4000 USD
ask: How many check sockets does a patient need, against plaster? | Which L-codes has a payer actually paid for your device? | Who answers when the socket breaks on the stairs?
grade: low
# blood-donation: blood banks and donation
words: blood bank, blood donation, blood donor, donate blood, blood drive, plasma donation, plasma centre, platelet donor, blood centre, blood shortage, rare blood group, find a donor, blood transfusion, blood request, cord blood, bone marrow donor, milk bank, blood units, blood camp, replacement donor, stem cell donor, apheresis, thalassemia patient, o negative, blood delivery
job: have the right group on the shelf before it expires
buyer: blood centre directors
user: donor recruiters and blood-bank technologists
run: hospitals and regular donors | donors come back where the needle hand is calm and the nurse knows their name | expired platelets, test kits and mobile drives with few arms eat the price per unit
rival: Haemonetics | apheresis machines and donor software | per kit and by licence
rival US: WellSky | transfusion and donor systems | a licence by contract
rival: MAK-SYSTEM | donor-to-vein software for blood services | a licence by contract
rival US: InVita Healthcare | donor and biologics systems | per site a year
rival: Zipline | drones that bring blood to clinics | a contract by delivery network
system: ISBT 128 labels | name product, group and donation on each bag
system: hospital laboratory systems | order and cross-match the unit
system IN: eRaktKosh | shows stock of licensed Indian blood centres
today: recruiters ring lapsed donors from a call list, and a family in India posts a plea in WhatsApp groups
cost: platelets go into the bin while surgery waits for O negative from a centre across the state
pain: donors book a slot and are turned away for iron, and never come back
pain: a school drive brings many new donors in May and none in August
pain: a volunteer list gives phone numbers of people who gave last month or moved away
channel: employers, colleges and temples that host drives | one host brings a whole morning of donors
channel US: AABB and America's Blood Centers | blood centres change only what a peer has validated
channel: thalassaemia and cancer patient groups | families know each week which group is missing
cycle: 16-60 weeks | validation and the quality manager decide, not the recruiter
price: donor engagement tools | 1000-6000 USD | centre a month
price: a unit of red cells to a hospital | 200-300 USD | unit
rule US: FDA blood regulations | donor eligibility, deferral and labels are inspected, and a change to the software needs validation
rule EU: SoHO Regulation | donation stays voluntary and unpaid, and each unit is traceable from arm to patient
rule GB: Blood Safety and Quality Regulations | only licensed establishments such as NHSBT collect, and MHRA inspects them
rule IN: Drugs and Cosmetics Rules | a blood centre needs a licence, payment to donors is banned and processing fees are capped
season: stocks fall in August and around the new year, and dengue season drains platelets in India
next: platelet forecasting | iron and heart checks for donors | rare-donor registers
fail: donor-finder apps matched strangers in an emergency, but hospitals may only take a tested bag
fail: drive-booking tools outside the donor system made recruiters type each slot again and were dropped
lately: donor questions became individual instead of banning gay men, and plasma centres spread across Europe
economics: 45-70 | 1-2 | 4000-25000 USD
ask: Do you bring tested units or only people, and who validates that step? | How many lapsed donors give again because of you, and how many are deferred at the door? | How does your forecast treat the days a platelet lives?
grade: low
# daily-supplies: diabetic, continence and ostomy supplies
words: diabetic supplies, glucose sensor, cgm, continuous glucose monitor, test strips, insulin pump supplies, incontinence, incontinence pads, adult diapers, catheter, ostomy, stoma bag, wound dressing, compression stockings, medical supply delivery, supply refill, urology supplies, bladder leak, pads by post, continence nurse, feeding tube supplies, medical nappies, elderly diapers, libre sensor, lancets
job: bring the month's sensors, pads or bags before the last one is used
buyer: medical-supply company owners
user: refill clerks and community nurses
run: diabetics, carers and ostomates | carers stay with the supplier whose plain parcel comes before the last pad is used | postage of bulky pads, rejected prescriptions and free samples eat the reimbursement
rival US: Byram Healthcare | sensors, catheters and pads by post | an insurer's rate per item
rival US: Edgepark | sensors and ostomy supplies by post | an insurer's rate per item
rival US: Aeroflow Health | pads and breast pumps through Medicaid | an insurer's rate per item
rival: Coloplast | catheters and stoma bags with a home service | a price per box
rival: Attends | pads for homes and care groups | a price per case
system US: the Dexcom sensor programme | steers patients to pharmacy or supplier
system US: state Medicaid fee schedules | set pads per month and price per piece
system GB: NHS Supply Chain | carries pads, and the Drug Tariff lists bags and catheters
system: Abbott LibreView | shares the sensor's glucose curve with the clinic
today: a refill clerk rings each patient, reads out sizes from a screen and asks how many pads are left in the cupboard
cost: a box sent too early is not paid, and one too late means a wet bed or a blind night
pain: patients are ashamed to say the size is wrong, so boxes pile up in the wardrobe
pain: the plan moved sensors to the pharmacy, and the old supplier keeps shipping
pain: the doctor's note for catheters must be renewed, and the clinic ignores the fax
channel: stoma and continence nurses | the patient keeps the brand the nurse put in the bag
channel US: Medicaid managed-care plans | one contract sets who may ship to a state's members
channel: diabetes educators and clinics | the educator teaches the sensor and writes where to get it
cycle: 4-24 weeks | suppliers test on refills, and plans tender for years
price: refill automation | 2-8 USD | shipped order
price: pads paid privately | 50-120 USD | user a month
rule US: Medicare refill rules | the patient must ask for the refill and need must be noted before the box leaves
rule EU: National aid catalogues | German funds pay a flat rate for pads, so suppliers ask patients for extra money
rule GB: Drug Tariff Part IX | listed bags and catheters are paid on prescription, and free pads depend on a local assessment
rule IN: Medical Devices Rules | meters and catheters are regulated, and pads and sensors are paid by the family
season: deductibles reset in January, and heat and travel raise orders for bags and sensors in summer
next: size and leak advice by chat | nurse visits for new stomas | sensor data for the clinic
fail: discreet pad subscriptions could not match the price of a supermarket pack
fail: strip-selling start-ups lost their product when sensors replaced finger pricks
lately: sensors went over the counter and to patients on basal insulin, and Medicare plans to bid for them again
economics: 25-55 | 2-4 | 60-350 USD
ask: Who counts what is left at home, and is that note good in an audit? | What share of patients changed size or product after the first box? | Which plans pay you, and on which fee schedule?
grade: low
# chair-repair: wheelchair repair, loan and reuse
words: wheelchair repair, wheelchair service, power chair, electric wheelchair, wheelchair battery, wheelchair parts, seating clinic, wheelchair cushion, equipment loan, loan closet, equipment reuse, refurbished wheelchair, used hospital bed, medical equipment donation, return crutches, community equipment store, rehab technician, wheelchair user, wheelchair tyres, joystick fault, equipment recycling, rental wheelchair, airport wheelchair damage, wheelchair rental, zimmer frame return, handcycle, sports wheelchair, wheelchair motor kit
job: get a broken chair moving again before its user loses a week
buyer: wheelchair services and loan stores
user: repair technicians
run: wheelchair users and care homes | users ring the workshop that lends a chair and fixes the motor before Monday | odd spare parts, long drives and low fees for a visit eat the repair income
rival US: Numotion | complex chairs with service contracts | by insurance claim
rival US: National Seating and Mobility | chairs, seating and repair | by insurance claim
rival GB: AJM Healthcare | NHS wheelchair services by contract | by contract
rival GB: Medequip | community equipment loan stores for councils | by contract
rival: Motivation | low-cost chairs and training for poorer countries | per chair
system: the maker's parts catalogue | gives out parts by serial number to dealers only
system: the funder's authorisation queue | must approve the part before the technician may fit it
system GB: TCES Connect | tracks loaned beds, hoists and frames by barcode
today: the user phones a depot, a technician visits to look, orders a part and comes back weeks later to fit it
cost: a flat battery or torn tyre keeps an adult in bed, off work and open to pressure sores
pain: the insurer pays for a new chair sooner than for an hour of labour
pain: crutches and frames never come back, and the store buys new ones
pain: parts and diagnostic dongles are locked to dealers, so bike shops cannot help
channel: spinal injury and disability groups | users publish which depot left them stranded
channel: rehab and seating therapists | the therapist names the service that comes in time
channel: councils and hospitals that buy loan services | a contract counts collections and reuse
cycle: 2-60 weeks | users pay out of pocket at once, and public stores tender for years
price: a repair visit | 80-250 USD | visit
price: a loan-store system | 1500-8000 GBP | depot a month
rule US: state wheelchair right-to-repair laws | Colorado and others force makers to share parts, tools and firmware
rule EU: Medical Device Regulation | full refurbishing can make the workshop the maker of the device
rule GB: LOLER | hoists and patient lifts need a thorough check at fixed intervals
rule IN: ADIP scheme | subsidised tricycles and chairs are given at camps, with repair left open
season: tyres and batteries die in cold months, and airlines break chairs in holiday weeks
next: battery plans | pressure-care cushions | airport claim help
fail: a big British loan-store contractor failed and left councils without beds within days
fail: donation drives shipped hospital chairs to rough roads where no tyre or part could be had
lately: right-to-repair laws open parts and codes to users, and councils count carbon saved by reuse
economics: 20-40 | 2-4 | 60-500 USD
ask: How many days is a user without the chair, measured from the first call? | Where do parts and unlock codes come from? | What share of loaned items comes back, and at what cost per collection?
grade: low
# home-therapies: home dialysis, infusion and oxygen refills
words: home dialysis, dialysis at home, peritoneal dialysis, dialysis bags, dialysis patient, kidney patient, home infusion, infusion at home, iv at home, infusion nurse, infusion pump, tube feeding, enteral feeding, parenteral nutrition, tpn, oxygen cylinder, oxygen refill, cylinder refill, oxygen cylinder on rent, icu at home, hospital at home supplies, ventilator patient, tracheostomy, suction machine, palliative kit, syringe driver, chemo at home, immunoglobulin, home nurse drip, picc line
job: get bag, pump, nurse and cylinder there before the last runs out
buyer: home therapy providers
user: patients and visiting nurses
run: dialysis and infusion patients | hospitals refer to the provider whose nurse came on Christmas night with the right pump | cold boxes, nurse overtime and pumps stuck in cupboards eat the daily rate
rival: Fresenius Medical Care | machines, bags and home dialysis training | per treatment
rival: Vantive | peritoneal dialysis bags and cyclers | per month of therapy
rival US: Option Care Health | infusion drugs with nurses at home | by insurance claim
rival IN: Portea | nurses, equipment and intensive care at home | per day
rival EU: Air Liquide Healthcare | oxygen and ventilation at home | a daily rate from the payer
system: the pump and cycler portal | shows which night was cut short
system: the compounding pharmacy's order desk | mixes a bag that lives only days
system: the route planner of the delivery van | must fit a freezer, a stair and a waiting patient
today: a coordinator phones patients to count the bags in the hall, books a van and begs an agency for a nurse
cost: a missed delivery sends a stable patient back to the hospital bed the scheme was built to spare
pain: boxes of fluid fill a small flat, and the family gives up the living room
pain: the cylinder gauge reads empty on a Sunday, and the refill shop is shut
pain: the alarm rings at night, and the helpline asks for a serial number
channel: kidney and infusion wards | the discharge nurse chooses the provider before the family knows the word
channel: insurers that pay for hospital days | a payer gains from each night spent at home
channel: patient associations | patients warn each other about pumps and vans
cycle: 12-52 weeks | clinic, pharmacy licence and payer contract must stand before the first bag
price: a nurse visit | 20-180 USD | visit
price: a rented oxygen set | 30-200 USD | month
rule US: ESRD payment model | Medicare pays by treatment and adds for training at home
rule EU: Falsified Medicines Directive | oxygen and bags are medicines, so storage and transport need a licence
rule GB: Homecare medicines standards | hospitals audit the homecare firm on missed deliveries
rule IN: Gas Cylinders Rules | filling and storing medical oxygen needs a licence from PESO
season: oxygen peaks in smog and flu weeks, and snow or floods stop the van
next: pump training by video | waste pick-up | carer respite
fail: home intensive care sold by the day lost families when insurers refused the bill
fail: new dialysis machines pleased engineers, while clinics earned more per chair in the centre
lately: hospital-at-home wards need pumps and vans, and fluid shortages made stock at home a risk
economics: 20-45 | 2-5 | 150-1500 USD
ask: How many deliveries came late last month, and what did patients do? | Who is licensed for the drug or gas at each step? | What does the payer save per patient, by its own count?
grade: low
# body-fitters: wigs, breast forms and orthopaedic shoes
words: medical wig, wig for cancer, chemo wig, hair loss wig, scalp cooling, mastectomy bra, breast form, breast prosthesis, post-surgery bra, lymphoedema sleeve, lymphedema, compression fitting, compression garment, orthopaedic shoemaker, orthopedic shoes, wide shoes, diabetic shoes, sanitätshaus, surgical appliance shop, scar silicone, burn garment, pressure garment, facial prosthesis, ocular prosthesis, artificial eye, ocularist, truss, maternity belt, posture belt, adaptive clothing, clothes for wheelchair users, easy dressing
job: fit a changed body with dignity and get the voucher paid
buyer: owners of medical fitting shops
user: certified fitters
run: cancer patients and people with sore feet | women choose the room with a curtain, a kind fitter and forms in their size in stock | deep stock in many sizes, hour-long fittings and slow payers eat the shop's income
rival: Amoena | breast forms and bras through fitters | per item
rival: medi | compression garments made to measure | per item
rival US: A Fitting Experience | mastectomy wear with insurance billing | per item
rival EU: Bauerfeind | braces and compression with foot scans | per item
rival GB: Nicola Jane | mastectomy wear by post and in shops | per item
system: the payer's item list | decides how many bras, sleeves or pairs a year
system: the maker's made-to-measure form | turns a wrong centimetre into a remake
system: foot and leg scanners | give the last and the stocking size
today: a fitter measures behind a curtain, writes a card, faxes the prescription and waits months for the payer
cost: a remake eats the profit, and a shy patient who felt hurried never returns
pain: patients learn of the shop after the operation, when the drain is still in
pain: a prescription lacks one word, and the claim is refused
pain: online sellers offer the same bra cheaper and leave the fitting to the shop
channel: breast care nurses and oncology wards | the nurse hands over a card before the first chemo
channel: lymph and diabetic foot clinics | a clinic wants a fitter in the room on its day
channel: makers' training days | each certified fitter comes from a maker's course
cycle: 2-12 weeks | the shop owner decides, if it fits the billing software
price: a fitting shop system | 50-250 USD | shop a month
price: a fitted wig | 200-2000 USD | piece
rule US: Lymphedema Treatment Act | Medicare pays for compression garments by set numbers and periods
rule US: Women's Health and Cancer Rights Act | plans that cover mastectomy also cover forms and bras
rule EU: Medical Device Regulation | made-to-measure items need a statement and a file
rule GB: NHS wig charges | hospitals supply wigs for a set charge, with exemptions
rule IN: GST on assistive aids | rates differ between listed aids and wigs or clothing sold as ordinary goods
season: vouchers renew with the year, and heat brings patients who cannot bear last year's sleeve
next: prescription renewals | home fittings | swimwear
fail: box-by-post sellers of forms had return rates that no margin could bear
fail: phone scans of legs looked fine and were wrong where swelling mattered
lately: American Medicare began to pay for compression, and large chains buy the family shop
economics: 35-55 | 1-3 | 60-500 USD
ask: What share of made-to-measure items is remade? | How many days from prescription to payment? | Who tells the patient about the shop, and when?
grade: low
`,
  facts: homeMedicalSuppliesFacts,
  wordings: homeMedicalSuppliesWordings,
  jobs: homeMedicalSuppliesJobs,
});
