import { trade } from './trade.ts';

export const healthTrades = [
  trade(
    'dental-clinic-software',
    `
- | Slow switching because of data migration | switching | offices fear losing charts and recall lists when they move to another system
- | Integration gatekeeping by incumbent systems | gatekeeper | the practice system decides who may read its schedule, and at what fee
- | Long replacement cycles | sales | a practice keeps its main system for many years and adds little beside it
- | DSO consolidation shrinks buyer count | consolidation | dental groups buy single practices and pick one system for all of them | | !\\bDSOs?\\b|groups?
+ | DSO consolidation | consolidation | one yes from a dental group brings many offices at once | | \\bDSOs?\\b|dental groups?
+ | Cloud replacement of on-premise | rail | practices are moving off the server in the back room, and cloud systems are easier to connect to
+ | AI imaging and claims | ai | dentists have begun to accept a machine's second look at X-rays and claims | | x-?rays?|imag|claim|insur|scan
+ | Staff shortages push automation | labour | front-desk staff are hard to find, so practices let software do what a person did
§ | HIPAA (US) | rule | HIPAA wants a signed agreement with each practice before you touch a patient's name | US
§ | GDPR health-data rules (EU) | rule | GDPR treats patient data as a special class that needs a lawful reason and a processing contract | EU,GB
§ | ONC certification and information-blocking rules for EHRs (US) | rail | American rules against information blocking oblige record systems to open their data to others | US | EHR|records?|chart|integrat|inside|into
§ | PCI DSS for card payments | rule | taking cards brings PCI DSS with it, unless a processor holds the card data | | pay|card|bill|deposit
`,
  ),
  trade(
    'telehealth',
    `
- | Reimbursement changes | policy | insurers and states rewrite what they refund for a video visit almost every year
- | High consumer acquisition cost | acquisition | clinics that sell to patients directly bid against Hims & Hers and Ro for each click
- | Clinician supply | supply | every visit needs a licensed clinician, and they choose among many platforms
- | Low repeat use for episodic care | churn | a patient who is well again does not come back for months | | !chronic|diabet|hypertens|pregnan|lactat|mother|weekly|monthly
+ | GLP-1 demand | habit | weight-loss drugs have taught patients to see a clinician by video and pay cash | | weight|obes|diabet|GLP
+ | Hybrid care models | habit | clinics now mix video with visits, so a video tool can enter beside the clinic | | clinic|hospital|doctor|visit|nurse
+ | Behavioural health share of visits | habit | talking care works by video better than most other care, and patients know it | | therap|mental|counsel|psych|anxi|coach|mother|lactat
+ | Remote monitoring billing codes | funding | American payers refund the monitoring of patients at home under codes of its own | US | monitor|device|sensor|wearable|home
§ | State medical licensure (US) | rule | a clinician needs a licence in the patient's state, so each state is its own launch | US
§ | Ryan Haight Act limits on controlled-substance prescribing | rule | the Ryan Haight Act limits which drugs may be prescribed without a visit | US | prescri|drug|medic|pill|ADHD
§ | HIPAA | rule | HIPAA covers the video, the notes and every supplier who can see them | US
§ | Telemedicine Practice Guidelines 2020 (India) | rule | India's telemedicine guidelines list what may be advised or prescribed at a first video call | IN
§ | CQC registration (UK) | rule | a service that treats patients in England must register with the CQC first | GB
`,
  ),
  trade(
    'mental-health',
    `
- | Clinician supply | supply | therapists have full diaries and little time to learn one more tool
- | Safety incidents | trust | one patient in danger who was missed can end a product's name in a week
- | Privacy enforcement | trust | regulators have already fined therapy apps for passing on what patients told them
- | Reimbursement rates | policy | insurers set what a session brings, and the rate decides what is left for software
+ | Parity enforcement | funding | American law makes insurers cover the mind like the body, which fills therapists' books | US
+ | AI triage and notes | ai | therapists have started to let software write notes and sort who needs help first | | note|AI|voice|model|flag|triage|check-?in|bot
+ | Youth demand | habit | young people ask for help earlier than their parents did, and start on a phone | | youth|teen|student|school|young|campus|kids
+ | Insurance-first models | distribution | Headway and Grow Therapy have moved many therapists from cash to insurance | US
§ | State licensure and PSYPACT | rule | a therapist may only treat clients in states that license them or belong to PSYPACT | US | therapist|session|counsel|match
§ | HIPAA; FTC action on health-data sharing (BetterHelp 2023) | rule | HIPAA and the FTC both watch what happens to a client's words; BetterHelp paid for sharing them | US
§ | FDA digital therapeutics | rule | the moment it claims to treat a disorder, the FDA may call it a medical device | US | treat|cure|therapy|anxi|depress|disorder
§ | State bans or limits on AI therapy (e.g. Illinois 2025) | rule | Illinois and other states limit what software may say in place of a therapist | US | AI|bot|model|automat|chat
`,
  ),
  trade(
    'elder-care',
    `
- | Caregiver shortage | supply | carers leave faster than homes can train them, so every new tool is learned again and again | | care homes?|nursing|carer|caregiver|nurse|agenc|staff|home care|facilit
- | Payer complexity | sales | family, home, insurer and state each pay a part, and any of them can refuse | | care homes?|insur|nursing|hospital|health plan|facilit|agenc|medic
- | Buyer is not the user | adoption | the family or the home pays, while an older person must live with the thing
- | Reimbursement cuts | policy | public payers trim care rates in hard years, and homes then stop buying | | care homes?|insur|nursing|hospital|health plan|facilit|agenc|medic
+ | Ageing population | habit | each year more people grow old enough to need help
+ | Ageing in place | habit | older people want to stay at home, and their families look for ways to allow it | | alone|sensor|mother|father|at home|own home
+ | AI monitoring | ai | sensors can now tell a missed routine from a quiet morning without a camera | | sensor|monitor|camera|wearable|fall|detect|kettle
+ | Medicaid budget pressure | policy | American states look for care that keeps people out of nursing homes | US
§ | CMS conditions of participation | rule | American homes must prove to CMS inspectors how drugs and care were given | US | care home|nursing|medicat|facility|drug
§ | HIPAA | rule | HIPAA covers residents' data as soon as a provider or insurer is your customer | US
§ | State licensing | rule | home care is licensed state by state, and the licence sets who may do what | US | carer|caregiver|visit|home care
§ | CQC (UK) | rule | CQC inspectors look at records first, so a home asks whether yours will pass | GB
§ | Medicaid EVV mandate | mandate | Medicaid refunds home visits only when they are logged electronically | US | visit|carer|caregiver|home care|log
`,
  ),
  trade(
    'fitness-wellness',
    `
- | High churn after January | churn | members sign up in January and stop by spring
- | Hardware inventory | capital | devices must be paid for months before a member pays for them | | device|wearable|sensor|hardware|ring|bike|equipment|camera
- | Platform privacy changes | acquisition | Apple's privacy rules have made new members dearer to find by ads | | consumer|members|runners|people who
- | Claims liability | trust | a promise about health that cannot be proved draws lawyers and the advertising watchdog | | health|weight|pain|recover|sleep|heal
+ | GLP-1 effects | habit | people on weight-loss drugs look for strength training to keep their muscle | | strength|weight|train|gym|coach|nutrition|diet
+ | Longevity interest | habit | more people pay to stay strong in old age, not only to look fit | | old|age|senior|strength|health|longev
+ | Wearable data | rail | most people who train wear something that counts, and its data can be read | | wearable|watch|data|track|heart|plan|sleep
+ | AI coaching | ai | software now writes training plans, so a trainer can look after more people | | plan|coach|trainer|AI|model
§ | FTC health-claim rules and click-to-cancel state laws | rule | American states want cancelling to be as easy as joining, and health claims to be proved | US
§ | HIPAA only if covered entity | rule | HIPAA stays away until a clinic or insurer becomes your customer | US | clinic|insur|physio|doctor|patient
§ | FDA wellness-device line | rule | the FDA leaves wellness devices alone until they claim to find or treat a disease | US | device|wearable|sensor|heart|sleep
§ | GDPR health data | rule | GDPR counts heart rate and weight as health data, which needs explicit consent | EU,GB
`,
  ),
  trade(
    'biotech-tools',
    `
- | Biotech funding cycle | cycle | young biotechs stop buying the month their funding round slips
- | Long validation | sales | a lab changes nothing in a running study until it has been validated again
- | Concentrated pharma buyers | consolidation | a handful of pharma groups hold most of the budget, and they know it
- | Scientific risk | trust | a method that fails in one well-known lab is doubted in all of them
+ | AI discovery | ai | drug hunters buy data and tools that feed their models | | AI|model|data|discover|predict|design
+ | Lab automation | labour | labs move hand work to robots and need what surrounds them to fit | | automat|robot|pipett|instrument|sensor|lab
+ | Cell and gene therapy | habit | cell and gene therapies use up materials that older labs hardly bought | | cell|gene|culture|media|reagent|therapy
+ | NIH funding uncertainty | cycle | unsure grants make American university labs hunt for savings | US | universit|academic|grant|lab
§ | FDA 21 CFR Part 11, GxP | rule | records that reach the FDA need signatures and audit trails under its Part 11 | US | record|data|software|track|log|trial|document
§ | CLIA/CAP for labs | rule | a lab that tests patients works under CLIA, and each new method is checked | US | clinical|patient|diagnos|test
§ | HIPAA and GDPR for patient data | rule | patient samples carry HIPAA or GDPR duties with them | US,EU,GB | patient|sample|clinical|genom
§ | EU IVDR/CTR | rule | the European IVDR asks for proof before a test is sold | EU | diagnos|test|assay|kit
`,
  ),
  trade(
    'pet-care',
    `
- | Discretionary trade-down | cycle | owners swap premium food for cheaper bags when money gets tight | | food|treat|toy|subscription|box|groom
- | Vet shortage | supply | there are too few vets, and those who stay guard their hours
- | Shipping cost of food | margin | fresh food is heavy and must stay cold, and the parcel eats the margin | | food|fresh|meal|treat
- | Low insurance penetration | budget | few owners hold insurance, so a large bill is a question of cash
+ | Premiumisation | habit | owners feed and treat a dog more and more like a child
+ | Clinic consolidation by private equity | consolidation | funds buy up clinics, and the independents look for ways to stay so | | clinic|vets?\\b|practice
+ | Telehealth triage | rail | owners have learned to ask a vet by video before they drive | | triage|video|call|night|emergency|remote|vets?\\b
+ | Insurance growth | funding | more insured pets mean owners who agree to treatment sooner | | treat|disease|clinic|vets?\\b|kidney|surgery|insur
§ | FDA/AAFCO pet-food rules | rule | the FDA and AAFCO rule what a pet-food label may promise | US | food|diet|treat|feed|supplement
§ | Vet licensing and telehealth VCPR rules | rule | in many places a vet must have seen the animal before prescribing for it | | prescri|video|remote|tele|drug|recipe
§ | State insurance rules | rule | selling pet cover needs a licence in each American state | US | insur|cover|policy
`,
  ),
  trade(
    'hospital-systems',
    `
- | Epic adds the feature itself | bundling | hospitals ask first whether Epic has it, and wait when Epic says soon
- | Procurement takes more than a year | sales | a hospital lets IT, nursing, finance and legal each say no before anyone says yes
- | Thin hospital margins | budget | most hospitals live on a thin margin and freeze new vendors when volumes dip
- | Security reviews after Change Healthcare | trust | since the Change Healthcare outage each vendor meets a long security review
+ | Nurse shortage | labour | wards run short of nurses, so chief nurses pay for whatever gives hours back | | nurs|shift|ward|staff|rota|roster|bedside
+ | Payer denials | cost | payers refuse more claims at first pass, and finance heads look for help | | denial|claim|bill|payer|insur|authori|revenue|coding
+ | Shift to outpatient and home | habit | surgery and recovery move out of the building, and hospitals need tools that reach there | | home|outpatient|surgery|discharge|remote|ambulatory|virtual
+ | Ambient and generative AI in the record | ai | doctors already let software draft their notes, so the next tool meets less doubt | | AI|note|document|draft|summar|scribe|model|predict
§ | HIPAA (US) | rule | HIPAA wants a signed agreement before a vendor sees one patient's name | US
§ | CMS conditions of participation and prior-authorization rule (US) | mandate | American plans must open an interface for authorisations and answer within set days | US | authori|payer|claim|denial|insur|discharge
§ | European Health Data Space and GDPR (EU) | rule | the European Health Data Space will oblige record systems to open, step by step | EU
§ | NHS DTAC and clinical-safety standards (UK) | rule | an NHS trust asks for the DTAC form and a clinical safety case before a pilot | GB
§ | IRDAI cashless rules and NABH accreditation (India) | rule | Indian insurers must clear cashless bills within hours, and NABH looks at the records | IN
`,
  ),
  trade(
    'pharmacy',
    `
- | PBM reimbursement below cost | margin | benefit managers pay some scripts below what the bottle cost the pharmacy | US
- | Pharmacy closures shrink the buyer count | consolidation | chains and independents close shops, so each year there are fewer counters to sell to | | pharmac|chemist|counter|dispens
- | Thin drug margins | margin | medicines leave little per pack, and a rider or a discount can eat all of it | | deliver|online|app|order|discount|e-pharmac
- | Licence in every state or country | patchwork | each state or country licenses the pharmacy that ships there | | deliver|online|ship|mail|post|app
+ | Pharmacists paid for clinical services | funding | health systems have begun to pay pharmacists for vaccines, tests and minor illness | | vaccin|test|consult|clinic|service|minor|pharmacist
+ | Traceability deadlines | mandate | pack-level tracing has dates by law, and wholesalers refuse goods that do not match | | trac|serial|supply|wholesal|counterfeit|fake|recall|batch
+ | Direct-to-patient drug sales | distribution | drug makers now sell some medicines straight to patients and need pharmacies behind it | | patient|online|deliver|direct|weight|cash|price
+ | Drug shortages | cost | shortages make hospitals and pharmacies pay for earlier warning | | short|stock|supply|hospital|inventory
§ | State boards of pharmacy and DEA rules (US) | rule | American state boards and the DEA decide who may hold, count and hand over drugs | US
§ | Drug Supply Chain Security Act (US) | rule | the DSCSA wants an electronic history for each pack an American pharmacy takes in | US | trac|serial|supply|wholesal|stock|pack|counterfeit|dispens
§ | Falsified Medicines Directive and common logo (EU) | rule | European packs are scanned out at the counter, and online sellers must show the common logo | EU
§ | GPhC standards and NHS terms of service (UK) | rule | a British pharmacy needs a responsible pharmacist signed in and follows its NHS contract | GB
§ | Drugs and Cosmetics Act (India) | rule | Indian law wants a licensed shop and a pharmacist, and has no settled rule for online sale | IN
`,
  ),
  trade(
    'medical-devices',
    `
- | Clearance takes longer than the runway | capital | reviewers ask for more data, and months without sales burn the round
- | No payment code for a new device | policy | a cleared device without a payment code is bought from charity or not at all | | !consumer|over-the-counter|wellness
- | Hospital value-analysis committees | sales | a hospital committee asks what the new device replaces before a surgeon may use it | | hospital|surg|theatre|implant|ward|clinic
- | Recalls and liability | trust | one recall reaches each unit in the field, and insurers remember it
+ | AI-enabled devices | ai | the FDA has cleared many devices with AI, and the path is known by now | | AI|model|imag|scan|detect|algorithm|predict
+ | Care moves to the home | habit | tests and therapy move to the living room, and payers have begun to accept it | | home|wearable|self|remote|kit|patient|patch
+ | Surgery moves to outpatient centres | distribution | day-surgery centres choose faster than hospitals and want less stock and fewer trays | | surg|implant|orthop|tray|instrument|theatre
+ | Over-the-counter devices | rail | hearing aids and glucose sensors are now sold without a prescription | | hearing|glucose|consumer|over-the-counter|retail|pharmacy
§ | FDA clearance and approval, QMSR (US) | rule | the FDA wants a cleared file and a quality system before the first sale | US
§ | EU MDR and IVDR | rule | European rules ask for clinical evidence and a notified body for nearly all devices and tests | EU
§ | UK MDR and MHRA | rule | the MHRA registers each device and still accepts the CE mark for a time | GB
§ | Medical Devices Rules, CDSCO (India) | rule | India licenses all classes of devices, and importers need a local agent | IN
§ | CLIA for laboratory tests (US) | rule | an American lab needs a CLIA certificate before it reports one result | US | test|lab|diagnos|sample|assay|kit|swab
`,
  ),
  trade(
    'womens-health',
    `
- | Trust in intimate data | trust | women know that cycle apps have shared what they typed, and ask first where it goes
- | Short life stage of each customer | churn | a pregnancy, a cycle of IVF or a hard year of symptoms ends, and the customer leaves
- | Ad platforms reject health words | acquisition | ad platforms refuse words such as vagina or menopause, so paid reach is narrow | | consumer|app|women|brand|direct
- | Evidence gap for new treatments | adoption | women's conditions were little studied, so doctors and payers ask for trials first | | treat|therap|device|test|diagnos|pain
+ | Employer fertility cover | funding | large employers now pay for fertility treatment and look for what belongs around it | | fertil|ivf|egg|employ|benefit|clinic
+ | Menopause out of the shadow | habit | women have begun to ask for menopause care by name, at the doctor and at work | | menopaus|midlife|hormone|hrt|flush|flash
+ | Maternal-health funding | funding | states and funds pay for safer births and the months after them | | pregnan|matern|birth|postpartum|midwi|mother|doula
+ | Home tests and sensors | rail | swabs, rings and hormone strips bring lab data from the bathroom | | test|sensor|track|hormone|ring|swab|temperature|home
§ | HIPAA, FTC health-data rule and state reproductive-privacy laws (US) | rule | the FTC and states such as Washington treat shared cycle data as a breach | US
§ | GDPR special-category data and MDR (EU) | rule | GDPR wants explicit consent for intimate data, and a contraceptive claim makes an app a device | EU,GB
§ | HFEA licensing (UK) | rule | each British fertility clinic works under an HFEA licence with exact consents | GB | ivf|fertil|egg|embryo|sperm|donor|clinic
§ | ART Act, Surrogacy Act and PCPNDT Act (India) | rule | India registers IVF clinics, bans paid surrogacy and forbids telling a child's sex | IN | ivf|fertil|surrog|pregnan|ultrasound|embryo|birth
§ | FDA clearance for contraceptive and diagnostic claims (US) | rule | the FDA wants clearance before software or a kit claims to prevent or diagnose | US | contracept|birth control|diagnos|test|predict|detect
`,
  ),
];
