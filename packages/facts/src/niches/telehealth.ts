import { telehealthFacts } from './facts/telehealth.ts';
import { telehealthJobs } from './jobs/telehealth.ts';
import { readField } from './reading/read-field.ts';
import { telehealthWordings } from './wordings/telehealth.ts';

export const telehealth = readField('telehealth', {
  niches: `
# home-monitoring: remote monitoring of patients at home
words: remote patient monitoring, rpm, blood pressure cuff, bp monitor, glucose meter, sugar patients, continuous glucose monitor, pulse oximeter, chronic disease, chronic care management, hypertension, diabetes, heart failure, copd, readmission, patient vitals, hospital at home, virtual ward, care manager, connected medical device, discharged patient
job: catch a worsening chronic patient at home before the emergency room does
buyer: physician group owners
user: care-management nurses
run: heart-failure and diabetes patients | clinics refer to the service whose nurse rings the patient before the ambulance is needed | lost cuffs, cellular plans and months that miss the billable days go unpaid
rival US: HealthSnap | monitoring and chronic-care programmes for physician groups | per enrolled patient a month
rival US: Cadence | clinician-run monitoring for health systems | a share of billed monitoring codes
rival: Huma | a remote-care platform used in virtual wards | per patient or per programme
rival IN: Dozee | contactless bed monitoring for Indian hospitals | per bed a month
rival EU: Luscii (Omron) | home monitoring programmes for European hospitals | per patient a month
rival GB: Doccla | virtual wards with kits and nurses for NHS trusts | per patient or per programme
system US: Tenovi cuffs | send readings by cellular hub, without a phone or pairing
system: Epic | holds the chart where the alert and the monthly minutes must land
system US: CPT monitoring codes | decide which days and minutes can be billed
system: Bluetooth cuffs | lose their pairing when the patient changes phones
today: nurses phone patients from a list after discharge and write down cuff readings from a paper log
cost: a heart-failure patient who gains water weight unseen comes back as a readmission within the month
pain: alert dashboards fill with readings from a loose cuff, and the nurse learns to ignore them
pain: patients stop measuring after some weeks, and the month falls short of the days that can be billed
pain: care managers track monitoring minutes in a spreadsheet that an auditor will ask for
channel US: cardiology and primary-care groups | a practice bills the monitoring codes itself and feels the new income
channel: hospital heart and lung clinics | the discharge nurse knows which patients will be back within the month
channel GB: NHS integrated care boards | virtual wards are funded and tendered region by region
cycle: 8-40 weeks | a physician group pilots on one panel, a health system asks security and nursing first
price: monitoring with devices and nurses | 40-90 USD | patient a month
price: monitoring software and devices alone | 15-40 USD | patient a month
rule US: CMS monitoring codes | billing needs a device that sends by itself, a minimum of days and logged minutes
rule US: False Claims Act | mailing cuffs without consent or real monitoring has become an enforcement target
rule EU: Medical Device Regulation | software that raises alerts from vital signs is usually a class IIa device
rule GB: DTAC | a virtual ward asks for the safety case and the DTAC before a pilot
rule IN: Medical Devices Rules | cuffs, oximeters and glucometers need a CDSCO licence from maker or importer
season: winter fills wards, so health systems buy virtual-ward capacity in late summer
next: chronic care management calls | medication titration under a protocol | post-surgical recovery checks
fail: device-first companies shipped kits that stayed in the box, because no nurse called
fail: programmes built on one billing code shrank when payers questioned who really looked at readings
lately: Medicare added codes for shorter monitoring periods, while large insurers began to limit what they cover
economics: 40-65 | 2-5 | 3000-15000 USD
ask: What share of enrolled patients still measures on most days in the sixth month? | Who answers an alert at night, and under whose licence? | What is left for the practice after devices, nurses and your fee, per patient?
grade: low
# cash-clinic: online clinics that patients pay themselves
words: online clinic, weight loss medication, weight loss injection, glp-1, semaglutide, hair loss, erectile dysfunction, acne treatment, testosterone, menopause prescription, longevity clinic, direct to consumer health, d2c health, asynchronous visit, online prescription, compounded medication, telehealth brand, membership clinic, skin prescription
job: get a common treatment prescribed and delivered without a clinic visit
buyer: cash-paying adults
user: adults who avoid the clinic
run: adults with an awkward complaint | patients pick the clinic with a named doctor, a clear price and a plain parcel by Friday | advert auctions, clinician reviews, pharmacy fills and early cancellations outrun the subscription
rival: Hims & Hers | treatment for hair, sex, skin and weight by post | per treatment a month
rival US: Ro | weight-loss programmes with brand-name drugs | a monthly membership plus the drug
rival GB: Numan | British men's health and weight treatment | per treatment a month
rival IN: Mosaic Wellness | Indian hair, skin and intimate-health brands such as Man Matters | a price per kit
rival US: OpenLoop | clinicians, licences and pharmacy behind other people's telehealth brands | per visit plus a platform fee
system US: DoseSpot | carries the electronic prescription to a pharmacy
system: partner pharmacies | fill, ship and set the real unit cost
system: LegitScript | certifies the site, without which search and social ads stay shut
today: patients fill in a questionnaire from an Instagram ad and a contracted clinician approves it in minutes
cost: ad spend eats the first months of a subscription that many cancel after the first refill
pain: LegitScript, Meta and Google each reject an ad for a different drug claim
pain: the compounding pharmacy runs short and paid subscribers wait without a vial
pain: patients want the brand-name pen their friend has, at the price of the compound
channel: paid social and podcasts | treatment starts from shame or vanity late at night on a phone
channel: trainers, barbers and skin creators | a barber hears about hair loss before any doctor does
channel US: insurers' and employers' weight programmes | plans steer members once coverage of the drug is settled
cycle: 0-2 weeks | the patient decides between the ad and the checkout
price: compounded or generic treatment | 25-300 USD | patient a month
price: programme membership beside the drug | 20-150 USD | patient a month
rule US: State licensure | clinicians must be licensed where the patient sits, and lay owners cannot employ them in many states
rule US: FDA compounding rules | copies of a branded drug are allowed only while it is on the shortage list
rule EU: Falsified Medicines Directive | online sale needs the common logo, and most states bar prescription drugs by post
rule GB: GPhC online pharmacy guidance | weight-loss drugs need an independent check of the patient, not a questionnaire alone
rule IN: Drugs and Magic Remedies Act | advertising cures for hair loss, obesity or sexual weakness is restricted
season: January and the weeks before summer carry weight treatment, and ad prices climb with them
next: home blood tests before and during treatment | coaching and nutrition beside the drug | moving subscribers into insurance-covered care
fail: Cerebral and Done grew on stimulant prescriptions by ad and drew federal investigations
fail: clinics with one drug lost their margin when the shortage ended and compounding had to stop
lately: drug makers opened their own direct shops for weight-loss pens, under the prices of the clinics
economics: 55-80 | 6-15 | 80-400 USD
ask: What does a patient bring over a year after drug, pharmacy, clinician and refunds? | Which entity employs the clinicians, and who owns it in each state? | What remains of the offer if compounding of that drug ends next month?
grade: low
# employer-care: virtual doctors for employers
words: virtual primary care, virtual urgent care, employee health benefit, employer health plan, self-funded employer, benefits broker, per member per month, online gp, workplace doctor, on-demand doctor, video visit, doctor on call for staff, care navigation, company health insurance, private gp, open enrolment, musculoskeletal, physio app, corporate wellness doctor
job: give employees a doctor the same day, before they try the emergency room
buyer: employee benefits directors
user: employees and their families
run: employers and their insured staff | employers renew when staff reach a doctor the same hour and emergency claims visibly fall | idle doctors on call, broker commissions and unused logins weigh on the fee per employee
rival: Teladoc Health | video visits and chronic programmes for plans and employers | per member a month plus visit fees
rival US: Included Health | navigation with virtual primary care | per employee a month
rival US: HealthJoy | one benefits app with virtual visits | per employee a month
rival EU: HealthHero | white-label doctors for European insurers | per member or per visit
rival IN: MediBuddy | outpatient and doctor access for Indian employers | per employee a year
rival GB: Square Health | remote GPs behind British insurers' policies | per member or per visit
system: eligibility files | say which employees may register, and arrive late from payroll
system US: Businessolver | carries enrolment and single sign-on
system: insurers' claims feeds | hold the only proof of avoided visits
today: employees call in sick, wait for a family doctor or sit in urgent care while the benefits team mails reminders
cost: a self-funded plan pays emergency-room prices for sore throats and back pain
pain: registration stays low because the welcome mail lands once a year at open enrolment
pain: benefits directors juggle a shelf of point solutions and cannot tell which one saved money
pain: virtual doctors cannot see the chart, so they repeat tests or send the employee in anyway
channel: benefits consultants such as Mercer | brokers draw up the shortlist and guard the renewal
channel US: health plans and stop-loss carriers | one contract puts the doctor into each group policy the carrier renews
channel: insurers' added-value services | a virtual doctor is now expected inside group health cover
cycle: 16-60 weeks | the decision follows the plan year, and brokers collect bids in spring
price: virtual urgent and primary care | 2-12 USD | employee a month
price: a single video visit | 60-95 USD | visit
rule US: HSA telehealth safe harbour | first-dollar visits beside a health savings account rest on a carve-out from Congress
rule US: State licensure | a doctor for a distributed workforce needs licences in each state where staff sit
rule EU: GDPR | the employer must never see who used the doctor, which decides how reports are built
rule GB: CQC registration | an online doctor who treats patients in England is a regulated provider
rule IN: Telemedicine Practice Guidelines | first consultations by chat limit what can be prescribed to the employee
season: American contracts start in January, so what is not signed by autumn waits a year
next: musculoskeletal care by video | care navigation and second opinions | occupational health and sick notes
fail: Babylon took fixed fees for whole populations and collapsed before the savings came
fail: point solutions priced per employee were cut when brokers began to ask for use and fees at risk
lately: brokers now ask virtual doctors for fees tied to visits and claims in place of a flat member fee
economics: 35-60 | 1-2 | 20000-120000 USD
ask: What share of eligible employees used it in the year, and how is that counted? | Which part of the fee is at risk, and on which claims measure? | Which broker or carrier has already put you on a shortlist?
grade: low
# rural-access: teleconsultation for villages
words: rural patients, rural health, village clinic, village doctor, primary health centre, phc, community health worker, asha worker, teleconsultation, telemedicine for villages, whatsapp doctor, affordable healthcare, tier two towns, health kiosk, nurse-assisted, doctor shortage, low bandwidth, vernacular health, underserved patients, outreach camp, federally qualified health center
job: bring a doctor's opinion to patients far from any clinic
buyer: state health missions
user: community health officers and nurses
run: village families and health workers | villagers come where the doctor on the screen speaks their language and the medicine is in the next room | generators, data bundles, nurse stipends and late government payments exceed the visit fee
rival IN: eSanjeevani | the national telemedicine service of India | nothing, with the health ministry paying
rival IN: Apollo TeleHealth | doctor centres run with Indian state governments | per centre by public tender
rival IN: iKure | assisted clinics in small towns | per consultation
rival IN: Practo | app consultations for urban patients | per consultation
rival: Intelehealth | open-source telemedicine for health workers with poor networks | a project fee for set-up
rival US: Avel eCare | hub doctors on screen for rural hospitals | per site a month
system IN: ABDM | links records and identities across Indian providers by ABHA number
system IN: the eSanjeevani hub | routes a health worker's case to a doctor at the hub
system: OpenMRS | holds the open-source record of many health programmes
system: Starlink | brings the picture to clinics that no mast reaches
today: families lose a day's wage to ride to the district hospital or ask the unqualified local practitioner
cost: a fever or a pregnancy complication arrives late, and the family borrows to pay for the trip
pain: the health worker has patients and a tablet but no doctor at the other end at the promised hour
pain: the network drops in the middle of the consultation and the prescription never prints
pain: the medicine that the doctor names is out of stock at the sub-centre
channel IN: state health missions and tenders | public programmes decide what the health worker's tablet runs
channel: foundations and corporate giving funds | grants pay for the first districts that prove the model
channel: hospital chains with rural outreach | teleconsultation finds the cataracts and hearts that fill a chain's theatres
cycle: 26-90 weeks | a state pilots in some districts and then tenders, and budgets follow the fiscal year
price: a paid teleconsultation in a small town | 50-300 INR | consultation
price: an assisted telemedicine centre | 40000-120000 INR | centre a month
rule IN: Telemedicine Practice Guidelines | health workers may start the call, and the listed drugs depend on mode and first visit
rule US: Medicare telehealth waivers | rural clinics depend on how long Congress lets the home count as a site of care
rule EU: Cross-border Healthcare Directive | the law of the doctor's country governs a remote consultation
rule GB: GMC remote-prescribing guidance | island and rural services answer to the same rules as a city practice
season: monsoon brings fever and dengue peaks while roads and power fail
next: screening camps for blood pressure, sugar and eyes | medicine delivery to the sub-centre | lab sample pick-up from villages
fail: paid kiosks in villages could not compete with the free government line and the trusted local practitioner
fail: telemedicine pilots ended with the grant, because no state budget line paid the doctor at the hub
lately: the Indian health mission pushed digital health numbers into clinics, which makes records portable
economics: 20-45 | 2-6 | 5000-40000 USD
ask: Who pays for the doctor's hour after the grant, and under which budget line? | How does the prescribed medicine reach the patient the same day? | What happens to a consultation when the line drops?
grade: low
# specialist-advice: e-consults, tele-stroke and second opinions
words: specialist doctor, e-consult, econsult, specialist referral, second opinion, tele-stroke, telestroke, teleradiology, teledermatology, tele-icu, advice and guidance, waiting list for specialist, specialist shortage, dermatologist, neurologist, oncologist, expert medical opinion, store and forward, referral triage, interpreting scans
job: get a specialist's answer without waiting months for the visit
buyer: hospital chief medical officers
user: general practitioners and emergency doctors
run: family doctors and worried patients | doctors send cases to the specialist who answers by evening with a plan they can follow | specialists' reading time, licences in many states and unpaid questions use up the consult price
rival US: ConferMED | written specialist answers for community health centres | per consult
rival US: AristaMD | e-consults for plans and clinics | per consult or per member
rival US: TeleSpecialists | tele-stroke and neurology cover for hospitals | per site a month plus per consult
rival GB: Consultant Connect | phone and photo advice lines for the NHS | per region a year
rival: Teleradiology Solutions | overnight scan reading from India | per study
rival EU: Telemedicine Clinic (Unilabs) | scan reading for European hospitals, from Barcelona | per study
system GB: the NHS e-Referral Service | carries advice and guidance requests to hospital specialists
system: PACS | holds the scan that the remote doctor must read
system US: Epic Care Everywhere | shows outside charts when both sides run it
today: the family doctor faxes a referral and the patient waits while the dermatologist's triage list grows
cost: simple rashes hold the slots that a melanoma needs, and rural stroke patients miss the clot-drug window
pain: referrals bounce back for a missing photo, scan or blood result
pain: the small hospital's neurologist covers every night alone or not at all
pain: specialists are not paid for the advice that avoids a visit
channel: regional referral redesign teams | the waiting-list target and the advice budget sit in one office
channel: hub hospitals with spokes | a hub sells stroke and intensive-care cover to the smaller sites around
channel: insurers' second-opinion benefits | a corrected cancer diagnosis is a story that sells the benefit
cycle: 16-52 weeks | credentialing each doctor at each hospital takes longer than the contract
price: a written specialist answer | 40-250 USD | consult
price: tele-stroke cover for a small hospital | 5000-25000 USD | site a month
rule US: Credentialing by proxy | a spoke hospital may rely on the hub's checks of the remote doctor
rule US: Interprofessional consult codes | Medicare pays both sides for a written consult when the patient agrees
rule EU: Cross-border Healthcare Directive | reading scans for another state counts as care in the reader's country
rule GB: NHS advice and guidance | practices are now paid for asking advice before they refer
rule IN: PCPNDT Act | remote ultrasound is tightly watched, and reports need an Indian registered doctor
season: -
next: referral triage by photo or questionnaire | image reading at night | virtual tumour boards
fail: consult platforms sold to single practices, although the saving landed with the insurer
fail: marketplaces of famous specialists had answers to sell but no place in the referral form
lately: the NHS began to pay practices for advice requests, which moves referrals from letters to messages
economics: 35-60 | 1-2 | 10000-60000 USD
ask: Who pays the specialist for an answer that prevents a visit? | How many hours pass between question and answer, at the median and at the slow end? | What share of your answers ends without a referral, and who audits the missed ones?
grade: low
# practice-video: video visits at independent doctors
words: video consultation, online consultation, doctor appointment software, clinic appointment app, independent doctor, solo practitioner, private doctor, opd queue, token system clinic, waiting room queue, e-prescription, digital prescription, prescription pad, follow-up visit, patient reminders, clinic whatsapp, gp appointment, paediatrician, dermatologist, polyclinic, family doctor, doctor profile page, practo, doctolib, téléconsultation, arztpraxis, consultório, muayenehane, medical secretary, clinic receptionist
job: see follow-up patients by video and keep the waiting room calm
buyer: doctors with their own practice
user: doctors and front-desk staff
run: existing patients of the practice | patients stay with the doctor who picks up on time and knows the chart by heart | failed calls, free follow-ups in chat and empty slots between clinics eat the consulting fee
rival EU: Doctolib | booking and video visits for doctors in France, Germany and Italy | per doctor a month
rival: Doxy.me | a video room without download | nothing at first, then per doctor a month
rival IN: Practo Ray | clinic records with bookings from the Practo site | per doctor a month
rival GB: accuRx | texts, forms and video for British practices | per patient on the list
rival IN: HealthPlix | e-prescriptions for Indian doctors | nothing to doctors
rival US: SimplePractice | records and video for solo clinicians | per clinician a month
system: the practice record | holds the chart that the video link must open from
system IN: ABHA numbers | tie a prescription to the patient's national health record
system: WhatsApp | carries reports, photos of rashes and late-night questions
system: SMS gateways | send the link and the reminder before the slot
today: the receptionist calls out token numbers while patients send rash photos to the doctor's own WhatsApp
cost: free advice by chat eats the evening, and a no-show leaves the consulting room empty
pain: old patients will not install an app, and the doctor spends the slot on sound checks
pain: the walk-in queue runs late, and the video patient waits on a black screen
pain: a chat prescription leaves no record when a complaint reaches the medical council
channel: medical representatives and pharma firms | a drug rep sits in each waiting room weekly and may hand out software
channel: specialist societies and their yearly congress | a dermatologist copies what colleagues show on a congress slide
channel: practice secretaries | the secretary decides which calendar is really used
cycle: 1-8 weeks | the doctor tries it on follow-ups for a month and asks the receptionist
price: booking and video for a practice | 30-150 USD | doctor a month
price: a video follow-up in an Indian city | 300-800 INR | consultation
rule US: HIPAA | a video vendor signs a business associate agreement, since the pandemic waiver has ended
rule EU: GDPR | health data of the waiting list needs a processor contract, and France asks for certified hosting
rule GB: DCB0129 | whoever supplies software to a surgery must file a clinical safety case
rule IN: Telemedicine Practice Guidelines | the doctor shows the registration number, and the consent and notes of each call are kept
season: winter flu and monsoon fevers fill the queue, and August empties European surgeries
next: payment before the call | lab orders and reports | recall of chronic patients
fail: doctor marketplaces sent price shoppers, while good doctors had full rooms without them
fail: stand-alone video rooms were dropped when the record vendor added a camera button
lately: France and England pay for video visits on the same list as rooms, and scribes now write the note
economics: 65-80 | 2-4 | 100-700 USD
ask: What share of the doctor's visits is a follow-up that needs no hands? | Does the visit note land in the record without the receptionist? | Who pays for the video slot, and when is the fee collected?
grade: low
# dietitians: dietitians and nutrition counselling online
words: dietitian, dietician, nutritionist, registered dietitian, nutrition counselling, diet plan, meal plan, diet chart, medical nutrition therapy, diabetes reversal, prediabetes, gut health, ibs, low fodmap, food allergy, coeliac, kidney diet, sports nutritionist, eating disorder, nutrition coach, client food diary, weight clinic, thali, ernährungsberatung, diététicienne, nutricionista, diyetisyen, dietetyk, ahli gizi, weight management programme, food intolerance
job: turn a diagnosis into meals the client will really cook
buyer: dietitians with private clients
user: clients on a diet plan
run: people with diabetes or weight worries | clients choose the dietitian who starts from their own kitchen and answers the plate photo | evening messages, dropouts after the first month and insurer paperwork fill the unpaid hours
rival US: Nourish | insured video visits with dietitians | a fee per visit to insurers
rival US: Fay | billing and clients for dietitians | a share of insurer payment
rival: Practice Better | charts, forms and programmes for nutritionists | per practitioner a month
rival: Nutrium | meal plans with an app for clients, from Portugal | per practitioner a month
rival IN: HealthifyMe | diet plans with coaches in India | by plan length
rival GB: Oviva | dietitian programmes paid by health systems | per enrolled patient
system: food composition tables | give the nutrients of dal, pierogi and jollof, or lack them
system: glucose sensors | show the client what rice does within the hour
system US: CAQH | holds the credentials that insurers check before they pay a dietitian
today: the dietitian types a chart in Word, sends it on WhatsApp and asks for plate photos in the evening
cost: most clients drop the plan within weeks, and the unpaid chat between sessions is the real workload
pain: the meal plan lists quinoa, and the family cooks one pot of rice for all
pain: insurers take months to admit a dietitian to the panel and then pay for few visits
pain: influencers sell the same diet as a PDF for the price of a coffee
channel: diabetes doctors and gastroenterologists | a doctor names the diet and has no time to explain it
channel: dietetic associations | members look for placements, insurance and software in the same newsletter
channel: gyms and bariatric clinics | a surgeon needs diet notes before the operation is approved
cycle: 0-6 weeks | a practitioner starts with new clients, and a clinic waits for a paid referral
price: practice software | 20-90 USD | practitioner a month
price: a diet programme for a client | 2000-8000 INR | client a month
rule US: state dietitian licensure | in many states only licensed dietitians may give nutrition therapy
rule EU: Health Claims Regulation | advice tied to a product may not promise to cure a disease
rule GB: HCPC registration | dietitian is a protected title, nutritionist is not
rule IN: Allied and Healthcare Professions Act | dietitians fall under a new national register with fixed education
season: January and the months before weddings and summer bring clients, and festivals lose them
next: recipe boxes and grocery lists | lab tests for deficiencies | nutrition care beside weight-loss drugs
fail: photo calorie counters misjudged oil and mixed dishes, and clients stopped trusting the number
fail: diet apps hired coaches for so many clients that each message became a template
lately: weight-loss injections bring patients who need protein and side-effect advice, and insurers pay for it
economics: 40-75 | 6-12 | 40-300 USD
ask: How many clients still log or reply in the third month? | Does the plan start from what the household already cooks? | Which insurer pays for the visit, and how long did the panel take?
grade: low
# house-calls: doctors, nurses and blood draws at home
words: house call, doctor at home, home visit doctor, nurse at home, home nursing, injection at home, blood test at home, home sample collection, phlebotomist, phlebotomy, blood draw, iv drip at home, mobile clinic, wound dressing, catheter change, physiotherapist at home, vaccination at home, post-surgery care at home, home healthcare, attendant for patient, sos médecins, hausbesuch, infirmière libérale, enfermeira, evde sağlık, home hospital, mobile x-ray, elderly parent doctor visit, diagnostic lab pickup, icu at home
job: send the right clinician to the door within the promised hour
buyer: families and health plans
user: visiting nurses and phlebotomists
run: housebound patients and busy families | families ring the service whose nurse arrives within the hour, hits the vein and is gentle | traffic, parking, missed visits and staff poached by patients ruin the day sheet
rival US: DispatchHealth | urgent medical visits at home | a fee per visit to insurers
rival IN: Portea | nurses, attendants and physiotherapy at home | per visit or per day
rival IN: Healthians | home blood tests across Indian cities | a price per test package
rival US: Getlabs | phlebotomists for home draws | per appointment
rival EU: Libheros | nurse bookings for French labs and hospitals | a subscription or a fee per request
rival GB: Medichecks | private blood tests with clinic or home nurse draws | a price per test
system: the lab information system | prints the barcode that must match the tube
system: Google Maps | sets the order of the morning fasting round
system: cool boxes | keep the sample valid for the hours to the centrifuge
today: a coordinator matches phone requests to nurses on WhatsApp and phones again when the traffic is bad
cost: a missed fasting slot or a clotted tube means a second trip that nobody pays
pain: the family asks for the same kind nurse, who now works for them directly and in cash
pain: a haemolysed sample is found at the lab when the patient has eaten
pain: the visiting clinician is alone in a stranger's flat at night
channel: hospital discharge desks | a ward that needs the bed hands the family a number
channel: diagnostic labs | a lab sells home draws beside its counter and lacks people for the early morning
channel: residents' groups and adult children abroad | a son in another country pays for the visit to his mother
cycle: 1-30 weeks | a family orders within the hour, a plan contracts by county after a pilot
price: a home blood draw | 100-300 INR | visit
price: an urgent doctor visit at home | 150-400 USD | visit
rule US: CLIA | each place that tests samples needs a certificate, and home draws follow the lab's licence
rule EU: Professional Qualifications Directive | nurses and doctors register in each country where they knock on a door
rule GB: CQC registration | nursing care and treatment at home are regulated activities in England
rule IN: Clinical Establishments Act | collection centres register by state, and rules for home nurses differ
season: fever months and heat waves fill the morning round, and festivals leave no nurses
next: medicine delivery with the visit | equipment hire such as oxygen and beds | yearly health packages
fail: on-demand doctor apps paid for driving time, and the visit never earned it back
fail: nurse marketplaces lost each good match to a private cash deal
lately: American hospital-at-home waivers were extended again, and Indian labs fight over the morning slot
economics: 20-45 | 4-9 | 10-150 USD
ask: How many visits does a clinician finish in a shift, with driving counted? | What share of samples has to be drawn again? | What stops the family from hiring the nurse directly?
grade: low
`,
  facts: telehealthFacts,
  wordings: telehealthWordings,
  jobs: telehealthJobs,
});
