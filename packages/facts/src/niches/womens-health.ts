import { womensHealthFacts } from './facts/womens-health.ts';
import { womensHealthJobs } from './jobs/womens-health.ts';
import { readField } from './reading/read-field.ts';
import { womensHealthWordings } from './wordings/womens-health.ts';

export const womensHealth = readField('womens-health', {
  niches: `
# ivf-journey: fertility treatment and IVF clinics
words: ivf, fertility, infertility, fertility clinic, ivf clinic, test tube baby, egg freezing, embryo, embryologist, sperm test, male fertility, surrogacy, egg donor, sperm donor, trying to conceive, ttc, fertility benefit, ivf loan, ivf cost, stimulation protocol, semen analysis, miscarriage, iui, ovulation induction
job: bring a patient through treatment to a baby without a lost cycle
buyer: fertility clinic directors
user: patients and fertility nurses
run: couples and single women wanting children | couples compare live births at their age and whether the nurse calls back the same evening | the embryology lab, its gases and its night cover cost the same whether retrievals come or not
rival US: Progyny | fertility benefits for employers | per employee a month plus treatment
rival: Carrot Fertility | family-building benefits across countries | per employee a month
rival US: Kindbody | clinics for employers and patients | per cycle
rival EU: Meditex | cycle records and lab sheets for European clinics | per clinic a month
rival IN: Indira IVF | treatment in the largest Indian clinic chain | a package price per cycle
system US: eIVF | holds cycles, lab grades and consents
system: EmbryoScope incubators | film the embryos that software wants to rank
system GB: the HFEA register | must be told of each British cycle and its result
system US: the SART registry | takes the cycles and live births of most American clinics
today: patients keep injection times on the fridge and call a nurse line, while nurses phone doses each afternoon
cost: a mistimed trigger shot or a missing consent loses a cycle that took months and savings
pain: nurses call all patients with the day's dose between blood results and closing time
pain: nobody tells the couple what the whole road costs before the second cycle
pain: embryologists grade by eye, and a freezer alarm is a phone call at night
channel: clinic groups owned by private equity | one medical director sets the patient app of all sites
channel: employers' fertility benefits | the benefit chooses clinics, pharmacies and tools
channel US: patient communities such as RESOLVE | women compare clinics cycle by cycle
cycle: 4-40 weeks | patients choose within a cycle, clinics after the lab has agreed
price: a patient app with clinic workflow | 500-3000 USD | clinic a month
price: one IVF cycle with medicines | 12000-25000 USD | cycle
price: one IVF cycle in India | 120000-250000 INR | cycle
rule US: State embryo law | some states treat embryos as children, which has stopped clinics and storage
rule EU: SoHO Regulation | gametes and embryos get common traceability rules, and donor law stays national
rule GB: HFEA Code of Practice | each clinic is licensed, consents are exact, and treatment add-ons are rated in public
rule IN: ART Regulation Act | clinics and gamete banks must be registered, and paid surrogacy is banned by its sister act
season: clinics close labs around Christmas and batch cycles after it
next: egg freezing and storage | genetic testing of embryos | financing and refund plans
fail: egg-freezing studios sold parties and memberships, and could not fill labs at clinic cost
fail: embryo-ranking software found that clinics want live births, not a prettier score
lately: employers and California's new law widened IVF cover, while embryo rulings made clinics cautious
economics: 35-75 | 1-3 | 300-3000 USD
ask: Which number changes for a clinic, cycles per nurse, dropout or live births? | What happens to a patient's plan on the weekend when her blood result changes the dose? | Who owns embryo images and outcomes, and may you learn from them?
grade: low
# cycle-apps: period, contraception and hormone tracking
words: period tracker, menstrual cycle, cycle tracking, ovulation, fertile window, birth control, contraception, the pill, hormone test, period pain, pms symptoms, period products, menstrual cup, teen periods, fertility awareness, hormonal health, period underwear, sanitary pads, cycle syncing, femtech app
job: understand the cycle, avoid or plan a pregnancy and manage the bad days
buyer: women who track their cycle
user: women of all ages
run: women and teenage girls | women keep the app that owns up when it cannot predict and that never sold their log | app-store cuts, content reviewed by doctors and free users who never upgrade take the subscriptions
rival: Flo | the largest cycle app | a yearly premium over a free version
rival: Clue | a Berlin cycle app with research partners | a yearly premium over a free version
rival: Natural Cycles | cleared birth control by temperature | a yearly subscription
rival US: Wisp | contraception by online prescription | per treatment
rival IN: Nua | Indian period care by post | a price per pack, on subscription
system: Apple Health | feeds wrist temperature to the cycle without a thermometer
system: Oura | sells the ring whose night temperature marks ovulation, with partner access only
system: advertising SDKs | bring installs and the trackers that regulators look for
system: contract pad makers | set the unit cost and the absorbency tests
today: women log dots in a free app, guess the fertile days and carry painkillers in each bag
cost: a wrong window means a surprise or a lost month, and a shared log can become evidence
pain: the app predicts neatly for a regular cycle and fails with PCOS or after the pill
pain: free apps have sold or leaked what women typed about sex and miscarriage
pain: girls get their first period with no one in the house to ask
channel: app-store search and school health talks | the first tracker is chosen in the teens and often kept
channel: gynaecologists and pharmacists | a contraceptive method is trusted when a clinician names it
channel: creators who speak about pain and cycles | openness carries further than ads that platforms reject
cycle: 0-2 weeks | a woman installs in a minute and pays when she tries to conceive
price: a premium cycle app | 30-100 USD | user a year
price: period products on subscription | 5-20 USD | user a month
rule US: FTC Health Breach Notification Rule | sharing cycle data without consent is treated as a breach, and Washington lets women sue
rule EU: Medical Device Regulation | a contraceptive claim makes the app a device of a high class
rule GB: MHRA device rules | birth control by app needs a device mark, and the ICO has looked into period apps
rule IN: BIS pad standard | pads follow an Indian standard for absorbency, pH and hygiene
season: January installs rise with plans to conceive, and product sales stay flat
next: hormone tests by post | pregnancy mode and postpartum | perimenopause tracking
fail: pure trackers earned little from free users and were tempted into data deals that ruined trust
fail: cycle-syncing diets and workouts promised more than the studies could hold
lately: abortion laws made cycle logs a legal risk in some states, and local storage became a selling point
economics: 60-85 | 5-12 | 3-30 USD
ask: What is stored where, and what would you hand over to a court? | How well is ovulation predicted for irregular cycles, in whose study? | What does a woman pay for after she has become pregnant?
grade: low
# pregnancy-birth: maternity care and postpartum months
words: pregnancy, pregnant women, maternity, midwife, doula, antenatal, prenatal care, postnatal, postpartum, birth plan, high-risk pregnancy, preeclampsia, gestational diabetes, breast pump, pelvic floor after birth, postpartum depression, maternal mortality, rural mothers, asha, obstetrician, nicu, lactation
job: bring mother and child safely through birth and after
buyer: health plans and maternity units
user: pregnant women and midwives
run: pregnant women and their partners | mothers choose the birth centre where the midwife they met is the one who comes at night | midwives on call for empty rooms and liability premiums eat the fee for each birth
rival: Maven Clinic | virtual maternity and family care for employers | per employee or per member
rival US: Babyscripts | blood-pressure and visit plans for obstetric practices | per practice or per member
rival US: Pomelo Care | virtual maternity teams for plans | a fee per pregnancy, partly at risk
rival GB: BadgerNet (System C) | maternity records in British units | per trust a year
rival IN: Janitri | labour and fetal monitors for Indian clinics | a price per device plus a subscription
system: Epic Stork | holds the pregnancy record that midwives chart in
system: connected blood-pressure cuffs | report at home what a visit would measure
system IN: India's RCH portal | tracks pregnancies and vaccinations by district
today: women carry a paper pregnancy book, wait months between visits and search each symptom at night
cost: rising blood pressure is found at the seizure, and most deaths come after the mother has gone home
pain: after the birth all appointments are for the baby, and the first check for the mother comes weeks later
pain: midwives write the same visit in the book, the record and the screening form
pain: a doula is wanted by many and paid for by few insurers
channel US: Medicaid plans and states | public money pays for a large part of births and for extended cover
channel: obstetric groups and maternity units | all pregnant women of a district pass through the first antenatal visit
channel: employers' family benefits | leave and return bring the question to HR each month
cycle: 12-60 weeks | plans contract for a year, and maternity units after clinical-safety sign-off
price: a virtual maternity programme | 300-1500 USD | pregnancy
price: a practice's blood-pressure programme | 20-60 USD | patient a month
rule US: Medicaid postpartum extension | most states now cover a year after birth, and more pay doulas each session
rule EU: Medical Device Regulation | home fetal monitors are devices, and midwives bill by national fee lists
rule GB: Saving Babies' Lives bundle | units must show blood-pressure and growth checks, and CQC inspectors rate them hard
rule IN: PCPNDT Act | any tool near ultrasound must hide the sex of the child and keep forms
rule IN: PMSMA | free antenatal checks run on a fixed day each month in public facilities
season: births peak in late summer in America, and programmes enrol evenly
next: lactation and infant feeding | postpartum mood care | pelvic-floor recovery
fail: pregnancy apps lost each user at the birth and lived on ads for formula and nappies
fail: doula marketplaces could not match short urgent demand with women who work on call
lately: Britain keeps inquiring into failing maternity units, and American wards close in rural counties
economics: 35-60 | 3-6 | 50-3000 USD
ask: At which week do women enrol, and how many still answer after the birth? | Who acts at night on a high reading, and in which unit? | Which outcome does the plan pay for, and when is it counted?
grade: low
# menopause: menopause and midlife care
words: menopause, perimenopause, hot flashes, hot flushes, hrt, hormone replacement, brain fog, midlife women, women over fifty, night sweats, vaginal dryness, low libido, menopause clinic, menopause at work, testosterone for women, bone density, sleep in menopause, older women's health, hormone therapy, supplements for menopause
job: get believed, get treated and keep working through the change
buyer: women in midlife
user: women with symptoms
run: women with hot flushes and poor sleep | women go where the doctor knows hormones by heart and leaves time to talk about sleep and mood | long first consultations, blood tests and clinicians trained at the clinic's expense cost more than the visit fee covers
rival US: Midi Health | insured online menopause visits | a fee per visit to insurers
rival US: Alloy | cash-pay hormone therapy | a monthly price with the drug
rival GB: Newson Clinic | British menopause clinics behind the Balance app | per consultation
rival GB: Peppy | menopause support as a staff benefit | per employee a year
rival: Maven Clinic | a menopause track inside a family benefit | per employee a month
system: mail pharmacies | supply patches and gels, and the shortages of both
system: the Greene scale | scores symptoms before and after treatment
system GB: EMIS Web | holds the British GP record in which HRT is repeated
today: a woman sees her doctor for sleep, then joints, then mood, and leaves with an antidepressant
cost: women turn down promotions or leave work, and years pass before anyone says the word
pain: the family doctor learned almost nothing about menopause and fears the old cancer headlines
pain: patches are out of stock at the third pharmacy
pain: supplement ads promise relief and hide behind tiny print
channel: friends and group chats | women pass on the name of the one doctor who listened
channel: employers with menopause policies | HR wants something to offer beside a fan
channel: general practitioners with an interest | a GP with a full menopause list refers the next woman on
cycle: 0-20 weeks | a woman books within days, an employer at benefits renewal
price: online visits with a treatment plan | 30-150 USD | patient a month
price: an employer's menopause programme | 1-4 USD | employee a month
rule US: FDA hormone labels | the FDA moved to drop old boxed warnings, while prescribers still need the patient's state licence
rule EU: Health Claims Regulation | no herb holds an approved claim that promises relief of hot flushes
rule GB: Equality Act | tribunals treat severe menopause symptoms as possible disability
rule IN: Drugs and Magic Remedies Act | ads for cures of women's complaints are restricted, and few clinics use the word
season: World Menopause Day in October brings employer events and press
next: bone and heart checks | sexual health and pelvic floor | weight treatment in midlife
fail: symptom-tracker apps charged for logging and offered no prescriber
fail: supplement brands spent on ads and lost women once hormone therapy was back in favour
lately: celebrities, new guidelines and the change of FDA warnings brought women to ask for hormones by name
economics: 40-75 | 4-8 | 80-300 USD
ask: How many women are still treated after a year, and with what relief on a scale? | What do you do when patches run short? | Who pays, insurer, employer or the woman, and which of them renews?
grade: low
# pcos-endo: endometriosis, PCOS and pelvic health
words: endometriosis, pcos, pcod, polycystic, pelvic pain, pelvic floor, incontinence, painful periods, fibroids, heavy bleeding, vulvodynia, painful sex, gynaecology waiting list, breast cancer screening, cervical screening, hpv test, uti, thrush, bladder leaks, kegel trainer, gynecologist
job: bring a diagnosis in months, not years, and less pain
buyer: health plans and gynaecology departments
user: patients and pelvic-floor physios
run: women with pelvic pain or PCOS | patients travel to the clinic where the surgeon excises lesions and the physio treats on the same day | theatre time, repeat scans and letters to unwilling insurers outrun the package price
rival US: Allara | online PCOS and hormone care | a monthly membership beside insurance
rival US: Hinge Health | pelvic exercise therapy for plans and employers | per member
rival: Perifit | pelvic-floor trainers with a game | a price per device
rival US: Teal Health | a home cervical screening kit | a price per kit
rival IN: Gynoveda | ayurvedic PCOS treatment in India | a price per pack
system: pelvic MRI reports | decide whether deep disease is seen
system: laboratory HPV assays | decide which home swab may be sent in
system GB: the NHS e-Referral Service | sets who sees the gynaecologist first
today: women keep a pain diary, see several doctors and are told that period pain is normal
cost: years of lost workdays and emergency visits pass before a surgeon looks
pain: a scan comes back normal and the pain is called stress
pain: incontinence after birth is hidden for years, because no one asks
pain: the advice for PCOS ends at weight loss and a new appointment when children are wanted
channel: endometriosis and PCOS patient groups | women send each other to the few surgeons who know
channel: pelvic-health physios | a physio sees the patient weekly and chooses the trainer
channel GB: NHS women's health hubs | waiting lists bring money for a first step outside hospital
cycle: 2-50 weeks | patients join at once, plans and hospitals after evidence
price: an online condition programme | 30-150 USD | patient a month
price: a pelvic-floor trainer | 100-250 USD | device
rule US: FDA device classes | pelvic trainers and home swabs need clearance before a claim is made
rule EU: IVDR | a home swab is a diagnostic that needs a notified body in most classes
rule GB: NICE endometriosis guideline | referral paths are set, and women's health hubs are asked for first-line care
rule IN: CDSCO device licence | home tests and trainers need a licence from maker or importer
season: awareness months in March, September and October bring searches and screening budgets
next: fertility advice for PCOS and endometriosis | pain and mood support | cervical and breast screening at home
fail: saliva and blood tests for endometriosis reached the press before independent studies could confirm them
fail: pelvic gadgets were bought with hope and used for a fortnight
lately: self-collected cervical samples were approved in America and spread through European programmes
economics: 40-70 | 4-9 | 50-250 USD
ask: By how many months does the diagnosis come sooner, and how do you know? | Which surgeon or physio takes over when the programme is not enough? | What is measured besides logged pain, workdays, admissions or operations?
grade: low
# period-products: pads, cups and period products
words: sanitary pad, sanitary pads, sanitary napkin, pad brand, tampon, tampons, menstrual cup brand, menstrual disc, period pants, period panties, reusable pads, cloth pads, biodegradable pads, organic tampons, period poverty, free period products, pad vending machine, pad dispenser, menstrual hygiene, menstrual hygiene management, school girls periods, girls missing school, pad making machine, low-cost pads, period subscription box, incinerator for pads, asha pads, serviettes hygiéniques, absorvente, pembalut, podpaski, pads in office washrooms
job: have the right product there on the day, at a price girls can pay
buyer: women, schools and workplaces
user: girls and women
run: schoolgirls, women and employers | girls stay with the pad that neither leaks in class nor itches, and that the kiosk always has | pulp, wings of film, freight for bulky cartons and the retailer's cut leave little on a pack
rival: Always (Procter & Gamble) | pads in each shop of the world | a price per pack
rival: Modibodi (Essity) | period underwear | a price per piece
rival US: Aunt Flow | free-vend dispensers for washrooms | per refill case
rival IN: Pee Safe | pads, cups and intimate hygiene | a price per pack
rival GB: Hey Girls | products with a give-away promise and school contracts | a price per pack
rival: AFRIpads | reusable pads for programmes in East Africa | a price per kit by tender
system: retail shelf plans | give the category to a few large makers
system: school tender portals | decide which kit reaches the washroom
system IN: the Jan Aushadhi network | sells pads at a rupee and sets the floor price
today: girls ask a friend or the school office, fold cloth or buy a single pack at the kiosk in black paper
cost: a missing pad costs a school day, a stained uniform and in places the school year
pain: the washroom dispenser is empty, broken or wants a coin
pain: used pads block the school's toilets because there is no bin with a lid
pain: cups save money for years and are returned as unused after one fright
channel: schools, councils and NGOs | one programme puts the product into a whole district
channel: facility managers and washroom suppliers | a cleaner refills the box with the soap
channel: women's self-help groups and health workers | a neighbour sells what a shop would hide
cycle: 0-30 weeks | a shopper decides at the shelf, a school by yearly tender
price: a month's pads or tampons | 3-12 USD | woman a month
price: stocking a washroom dispenser | 15-60 USD | dispenser a month
rule US: FDA menstrual product rules | tampons and cups are devices with clearance and absorbency labels
rule EU: General Product Safety Regulation | pads have no own law, so makers test skin contact and recall under the general one
rule GB: Period Products Scotland Act | councils and schools must give products free, and England funds schools by scheme
rule IN: BIS standard for pads | absorbency and pH are tested to the standard, and GST on pads was removed
season: back to school and Menstrual Hygiene Day in May bring tenders and press
next: pain relief and heat patches | puberty lessons | incontinence products
fail: pad subscription boxes competed with the supermarket aisle on price and lost
fail: village pad machines stood idle, because nobody sold against the branded pack
lately: tampon taxes fall, metals and chemicals in products make headlines, and schools give products away
economics: 30-60 | 4-9 | 8-50 USD
ask: Who refills the box in the third month, and who pays? | What does a pad cost at the kiosk against the cheapest brand? | Where does the used product go?
grade: low
# breast-health: breast checks and life after breast cancer
words: breast cancer, mammogram, mammography, breast screening, breast lump, self-exam, breast self-examination, dense breasts, breast ultrasound, brca, genetic risk, breast clinic, breast surgeon, mastectomy, mastectomy bra, breast prosthesis, breast reconstruction, survivor, breast cancer survivor, lymphoedema, lymphedema sleeve, chemo hair loss, scalp cooling, cancer wig, cancer companion app, early detection women, screening van, mobile mammography, thermal breast scan, oncology nurse, brustkrebs, cancer du sein, meme kanseri
job: find a tumour early, and live well in the body that is left
buyer: screening programmes and breast clinics
user: women at risk and survivors
run: women at screening age and survivors | women return where the mammogram is read on the same day and somebody holds their hand | the mammography lease and scarce radiologists cost more than the self-payers of a quiet week bring
rival: Hologic | mammography systems with reading software | a price per system plus service
rival: Lunit | AI reading of mammograms | by exams a year
rival IN: Niramai | thermal breast screening | a fee per test
rival: ScreenPoint Medical | AI reading of mammograms, from Nijmegen | by exams a year
rival US: AnaOno | bras and clothes after breast surgery | a price per piece
rival GB: Becca (Breast Cancer Now) | a support app after treatment | nothing, by the charity
system: PACS | keeps the images that a second reader must open
system: BI-RADS | is the scale in which each finding is reported
system GB: the NHS breast screening system | invites women by list and keeps the recall date
today: letters invite women by age, radiologists read films in pairs and survivors swap tips in a Facebook group
cost: a missed invitation or a dense breast read as clear turns a small lump into chemotherapy
pain: the letter goes to the old address, and the van has left the town
pain: dense tissue hides the tumour, and the second scan is not paid
pain: after the last infusion the calls stop, and arm swelling and fear begin
channel: radiologists and breast units | a unit short of readers tries software on its backlog
channel: patient charities | a woman with a diagnosis calls the charity before any firm
channel: employers and insurers with screening days | a van at the office reaches women who never go
cycle: 4-80 weeks | a survivor buys at once, a screening programme after trials and tender
price: reading of an exam by software | 1-10 USD | exam
price: a home or van screening | 500-2500 INR | woman
rule US: MQSA | centres are certified, and each report must name breast density
rule EU: Medical Device Regulation | reading software is a device of a high class with clinical proof
rule GB: UK National Screening Committee | no reader may be replaced in the programme before the committee agrees
rule IN: CDSCO device licence | screening devices need a licence, and thermal tests may not claim to replace mammography
season: October brings pink campaigns, adverts and full vans, and the months after are empty
next: genetic counselling | lymph and physio care | return to work support
fail: thermal and bra sensors promised painless screening before trials could show cancers found
fail: companion apps were loved by patients, and no clinic had a budget line for them
lately: a Swedish trial showed that software can spare a second reader, and America starts screening at an earlier age
economics: 40-72 | 1-4 | 30-15000 USD
ask: How many cancers are found per exam against readers alone, in which trial? | Who calls the woman back, and within how many days? | Who pays after treatment has ended?
grade: low
# birth-pros: independent midwives, doulas and lactation consultants
words: independent midwife, midwifery practice, home birth, birth centre, birth center, doula business, birth doula, postpartum doula, doula training, doula certification, lactation consultant practice, ibclc, hypnobirthing, childbirth educator, antenatal class, birthing class, prenatal yoga teacher, maternity nurse agency, confinement nanny, confinement meals, postpartum massage, japa maid, birth photographer, hebamme, hebammensuche, sage-femme libérale, parteira, comadrona, położna, traditional birth attendant, bidan praktek
job: look after enough families to live from it, and be free on the night
buyer: independent midwives and doulas
user: midwives, doulas and their families
run: expectant mothers and new parents | mothers pick whoever calmed them at the first meeting and has a trusted back-up for the night | weeks on call, petrol to late feeds and insurance for births eat a doula's package fee
rival US: Maternity Neighborhood | records for midwives and birth centres | by practice a month
rival US: ClientCare EHR | midwife charts | by practice a month
rival US: DoulaMatch | a directory of doulas and dates | a listing fee
rival DE: Ammely | midwife search run by the midwives' association | nothing to families
rival: Practice Better | forms, sessions and payments for birth workers | a monthly plan
rival GB: NCT | antenatal courses across Britain | a price per course
system US: Medicaid provider portals | enrol doulas and ask for visit codes
system DE: the GKV fee schedule | sets what a German midwife may bill for each visit
system: paper maternity notes | travel in the mother's bag to each birth
today: the midwife answers enquiries between births, keeps due dates on a wall calendar and bills at night
cost: a birth at the wrong weekend means a paid back-up, and unbilled visits eat the fee
pain: mothers phone a whole list of midwives in the first weeks and hear that all are full
pain: doulas are on call for a month for each client and earn once
pain: liability cover for home births rises until the practice closes
channel: midwives' and doulas' associations | members get insurance and training from the same body
channel: antenatal teachers and obstetric offices | a teacher is asked for names in each course
channel: payers that begin to cover doulas | a plan needs enrolled birth workers by county
cycle: 1-6 weeks | the birth worker decides alone between clients
price: practice software | 20-120 USD | practice a month
price: a doula for a birth | 800-2500 USD | birth
rule US: state midwife licensing | who may attend a home birth, and with which drugs, differs by state
rule EU: Professional Qualifications Directive | midwife training and tasks are set, doulas are not regulated
rule GB: NMC registration | midwife is a protected title, and an independent one needs indemnity cover
rule IN: Indian Nursing Council midwifery rules | nurse practitioner midwives work in led units, and home attendants are discouraged
season: due dates crowd in late summer, and holidays leave few back-ups
next: insurance billing | courses and video lessons | postpartum meal plans
fail: doula marketplaces took a share of a fee paid once, and the next client came by word of mouth
fail: record software for hospitals drowned solo midwives in fields
lately: more American states pay doulas through Medicaid, and German midwives fight a new fee contract
economics: 60-80 | 2-5 | 30-250 USD
ask: How many births a month can one person lawfully and humanly attend with it? | Which payer has paid a claim sent through it? | Who is on call when births overlap?
grade: low
# sexual-health: contraception by post and private STI tests
words: sexual health, sti test, std test, sti clinic, home sti kit, birth control delivery, contraceptive pill online, pill by post, morning-after pill, emergency contraception, plan b, iud, coil fitting, implant contraception, abortion pill, abortion access, abortion clinic, medical abortion, unwanted pregnancy, pregnancy test, hpv vaccine, condoms, sexual wellness, sex education, intimacy, vaginal microbiome, bacterial vaginosis, family planning, family planning clinic, planned parenthood, planning familial, antykoncepcja, kontrasepsi
job: get the pill, the test or the help without shame or a waiting room
buyer: women who want privacy
user: young women
run: young women and couples | women choose the service whose plain parcel arrives on time and whose nurse answers without judging | lab fees, prescriber time and ads that networks reject swallow the price of a test kit
rival US: Nurx (Thirty Madison) | pills, tests and creams by post | per treatment plus a visit fee
rival GB: SH:24 | free home test kits and pills for English councils | per kit from councils
rival US: Wisp | online treatment of infections and contraception | per treatment
rival GB: Hertility | hormone tests and clinics | a price per test
rival IN: Proactive For Her | private clinics and video visits for women | per consultation
rival: Women on Web | abortion pills by post | a donation
system: partner laboratories | read the swab and must report positives by law
system: discreet parcel post | decides whether the box may show a sender
system: pharmacy networks | hand out the pill, and refuse in places
today: a woman searches at night, fears the family doctor and buys the pill at a chemist in another suburb
cost: a missed pill pack or an untested infection becomes a pregnancy, a scar or a secret debt
pain: the clinic opens in school and working hours only
pain: a bank statement or a parcel shows parents what was ordered
pain: ads for sexual health are rejected, while ads for potency run
channel: councils and public health funds | a council pays per kit and wants fewer clinic visits
channel: pharmacists | a chemist is asked first and may now prescribe in many places
channel: creators and helplines | a calm voice on video answers what no one asks aloud
cycle: 0-30 weeks | a woman orders within minutes, a council tenders for years
price: contraception by post | 0-30 USD | woman a month
price: a home test kit | 40-150 USD | kit
rule US: state abortion and telehealth laws | what may be posted depends on the state of the patient, and shield laws on that of the doctor
rule EU: IVDR | self-collected infection tests need a notified body before sale
rule GB: Abortion Act pills-by-post rule | early pills may be taken at home after a call with a licensed service
rule IN: Medical Termination of Pregnancy Act | only registered doctors and places may give it, and names are confidential
season: the weeks after new year and summer festivals bring tests, and term starts bring the pill
next: vaccines and screening | fertility checks | counselling after loss
fail: pill-by-post brands paid more for each ad click than the insurer paid for the pack
fail: test kits left women with a positive result and no prescription
lately: a daily pill is sold without prescription in America, and British chemists start contraception
economics: 35-65 | 4-8 | 20-120 USD
ask: Who treats the woman on the day a test is positive? | What does the parcel, the statement and the phone screen reveal? | In which states or countries may you post it, and who checked?
grade: low
`,
  facts: womensHealthFacts,
  wordings: womensHealthWordings,
  jobs: womensHealthJobs,
});
