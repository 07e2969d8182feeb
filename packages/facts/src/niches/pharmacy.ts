import { pharmacyFacts } from './facts/pharmacy.ts';
import { pharmacyJobs } from './jobs/pharmacy.ts';
import { readField } from './reading/read-field.ts';
import { pharmacyWordings } from './wordings/pharmacy.ts';

export const pharmacy = readField('pharmacy', {
  niches: `
# dispensary: running a community pharmacy
words: pharmacy, pharmacist, independent pharmacy, chemist, chemist shop, community pharmacy, dispensary, dispensing, pharmacy software, pharmacy technician, pbm, drug reimbursement, dir fees, prescription queue, prescription refill, stock in pharmacy, pharmacy robot, medical store, medical shop, drugstore, pharmacy first, flu jab
job: dispense safely, keep the right stock and still earn on a prescription
buyer: independent pharmacy owners
user: pharmacists and technicians
run: patients, carers and care homes | patients stay with the pharmacist who knows their tablets and has the owing ready when promised | clawbacks, locum rates and brands dispensed below invoice price eat the script fee
rival US: PioneerRx (RedSail) | pharmacy management for American independents | per pharmacy a month
rival US: BestRx | a lower-cost pharmacy system | per pharmacy a month
rival GB: Cegedim Rx | dispensing software in British pharmacies | per pharmacy a month
rival IN: Marg ERP | billing and stock for Indian chemists | a licence per shop a year
rival: BD Rowa | picking robots for pharmacies | a machine price plus service a year
rival EU: Equasens | Pharmagest counter software in French, Belgian and Italian pharmacies | per pharmacy a month
system US: NCPDP claim switches | decide in seconds what a PBM pays for a script
system GB: the NHS prescription service | sends scripts and takes the claim at month end
system: wholesaler portals | set cost, rebates and the van that has the drug
system EU: the European verification system | must release each pack at the counter
today: the pharmacist fills from a printed queue, calls PBMs on rejects and counts tablets between questions at the till
cost: scripts are filled below cost, and the owner learns it when the PBM's payment arrives
pain: a brand-name claim pays less than the wholesaler charged for the bottle
pain: the phone rings with is-it-ready while vaccination walk-ins wait at the counter
pain: short stock means a partial fill, an owing slip and a second trip
channel: buying groups and wholesalers | independents join a group for rebates and take the software it recommends
channel: pharmacy owners' associations | owners share reimbursement tricks and vendor warnings
channel: pharmacy schools and locums | pharmacists carry habits from shop to shop
cycle: 4-20 weeks | the owner decides, and fears the night when script history moves
price: a pharmacy management system | 300-900 USD | pharmacy a month
price: billing and stock for a chemist | 8000-30000 INR | shop a year
rule US: DEA controlled-substance rules | opioid stock is counted and logged, and the pharmacist in charge signs
rule EU: Falsified Medicines Directive | each pack is scanned out against the national system before it is handed over
rule GB: GPhC standards | a responsible pharmacist must be signed in, and NHS services are paid by contract
rule IN: Drugs and Cosmetics Act | a registered pharmacist and licence are needed, and Schedule H1 sales go into a register
season: flu jabs carry autumn, and plan changes jam the phones in January
next: vaccinations and minor-ailment visits | delivery and collection lockers | medicine packs for care homes
fail: clinical add-ons failed where no payer paid the pharmacist for the talk
fail: tools that needed data from the pharmacy system were shut out by its owner
lately: Rite Aid shut down and CVS and Walgreens closed shops, and the pharmacies that remain took over their scripts
economics: 65-78 | 1-2 | 800-3000 USD
ask: Which pharmacy systems let you read the queue and write back a status? | What does the owner earn on one more service, and who pays it? | How many minutes at the counter does it save on a Monday?
grade: low
# home-delivery: online pharmacy and medicine delivery
words: online pharmacy, medicine delivery, e-pharmacy, medicines at home, order medicines, prescription delivery, mail order pharmacy, medicine app, quick commerce medicines, generic medicines, cheaper drugs, transparent drug price, discount card, monthly refill, chronic medicines, pharmacy locker, drone delivery, upload prescription
job: get medicines home on time, at a price known in advance
buyer: patients with monthly medicines
user: patients on repeat prescriptions
run: patients with repeat prescriptions | people reorder where the strips come complete, with long expiry, before the old box is empty | discounts on each basket, riders and split parcels for a missing strength turn a monthly basket into a loss
rival US: Amazon Pharmacy | next-day medicines with clear prices | a price per drug or a monthly RxPass
rival US: Cost Plus Drugs | generics at cost plus a fixed markup | a markup per order
rival IN: Tata 1mg | online medicines and lab tests in India | a margin on drugs and a delivery fee
rival GB: Pharmacy2U | NHS prescriptions by post | a dispensing fee per item, borne by the NHS
rival EU: Redcare (Shop Apotheke) | an online pharmacy for Germany and its neighbours | a margin on each drug
system US: Surescripts | carries the script to the pharmacy that the patient named
system GB: EPS nominations | decide which English pharmacy gets the next repeat
system: cold boxes | keep insulin within range and set the cost per parcel
system EU: e-prescription gateways | differ by member state and admit registered pharmacies only
today: patients queue at the chemist each month, or upload a photo of the prescription and wait for a call
cost: a late parcel breaks a blood-pressure course, and the family buys a strip locally at full price
pain: the app accepts the order and finds the strength out of stock a day later
pain: refills for one patient fall on different days from different doctors
pain: the price at the counter is known only after the claim has run
channel: doctors' e-prescription default | the first nominated pharmacy tends to stay
channel: insurers and employers | a plan steers long-term medicines to the cheaper line
channel: chronic-disease apps and clinics | diabetes and blood-pressure refills fall due each month
cycle: 0-4 weeks | the patient decides with the next refill
price: delivery of a monthly order | 0-6 USD | order
price: the markup on generics | 10-20 USD | hundred dollars of drug cost
rule US: State pharmacy licences | mail order needs a licence in each state it ships to
rule EU: Common logo for online medicines | member states may forbid the sale of prescription drugs by post, and many do
rule GB: GPhC distance-selling guidance | online sellers need checks before high-risk medicines, and no counter trade
rule IN: Drugs and Cosmetics Act | online sale stands on court orders and draft e-pharmacy rules, while chemists lobby against it
season: monsoon and winter illness bring acute orders, and chronic refills stay flat
next: lab tests at home | generic substitution and savings | doctor consultations before the refill
fail: PharmEasy bought a lab chain on debt while discounts ate the drug margin, and its value collapsed
fail: delivery of acute medicines within the hour could not earn its rider from a strip of tablets
lately: quick-commerce riders began to carry medicines in Indian cities, and chemists protest
economics: 12-30 | 4-8 | 15-80 USD
ask: What is left per order after drug cost, discount, rider and returns? | What share of patients reorders within the month without a coupon? | Under which licence and pharmacist does each pack leave the building?
grade: low
# adherence: taking medicines as prescribed
words: medication reminder, medicine reminder, pill reminder, pill box, pill dispenser, smart dispenser, blister pack, dosette box, pouch packaging, medication adherence, forgot medication, multiple medicines, polypharmacy, medication review, medicine list, side effects, deprescribing, insulin dose, inhaler, medication errors, caregiver alerts, synchronised refills
job: make sure the right tablet is taken at the right time, for months
buyer: health plans and pharmacies
user: patients on many medicines
run: older patients and their families | families stay with whoever delivers correct pouches each week and rings when one comes back full | repacking after each dose change and drivers for a weekly tray cost more than the packing fee
rival US: PillPack (Amazon) | pouches by dose and date | a price per drug and nothing for packing
rival: Medisafe | a reminder app for drug makers' patients | per programme a year
rival US: Hero | a home dispenser with refills | per patient a month
rival US: EnlivenHealth (Omnicell) | adherence outreach for pharmacies | per pharmacy a month
rival EU: Evondos | locked dose dispensers in Nordic home care | per client a month
rival GB: YOURmeds | pill packs with reminder tags for British social care | per client a month
system: pharmacy fill history | shows gaps between refills but not what was swallowed
system US: Medicare Star measures | pay plans for adherence in statins, diabetes and blood pressure
system: pouch packing machines | pack the doses and fix what a change costs
today: a daughter fills a plastic week box on Sunday, and the pharmacist phones late refills from a report
cost: skipped heart tablets come back as an admission, and doubled ones as a fall
pain: a dose change on Wednesday makes the packed pouches of the month wrong
pain: the app reminds, the patient taps done and the box is still full
pain: many late refills are a choice about side effects or price that no alarm can fix
channel US: Medicare Advantage plans | a point of adherence moves a plan's Star bonus
channel: home-care agencies | a locked dispenser replaces a visit that only hands out tablets
channel: independent pharmacies | dose packing keeps the patient from the mail-order firm
cycle: 4-50 weeks | families decide at once, and plans once a year before measurement
price: a home dispenser | 30-60 USD | patient a month
price: adherence outreach for a plan | 1-5 USD | member a month
rule US: Anti-Kickback Statute | gifts and free devices for Medicare refills must fit a safe harbour
rule EU: Medical Device Regulation | a device that changes doses is medical, and repacking follows pharmacy law
rule GB: NICE medicines-adherence guidance | blister packs are not the default, and a pharmacist assesses the patient first
rule IN: Drugs and Cosmetics Act | strips are cut loose at the counter, and repacking by others needs a pharmacy licence
season: plans push refills from September, because measures close in December
next: medication review after discharge | refill synchronisation | side-effect reporting
fail: connected pill bottles were free in trials and unpaid afterwards
fail: Proteus put sensors into pills and went bankrupt, because patients and payers did not want it
lately: Medicare lowered the weight of adherence in plan bonuses for a time, so programmes must show fewer admissions
economics: 40-70 | 3-6 | 60-400 USD
ask: How do you know that the dose was swallowed, and not only dispensed? | What happens on the day the doctor changes the dose? | Which refill gap closed, against similar patients without you?
grade: low
# shortages-trace: drug shortages and pack traceability
words: drug shortage, medicine shortage, out of stock medicine, pharma distributor, drug wholesaler, medicine stockist, serialization, serialisation, track and trace, counterfeit drugs, fake medicines, spurious drugs, pharma cold chain, dscsa, drug recall, expiry returns, batch tracking, hospital pharmacy stock, pharma supply chain, vaccine storage, parallel import
job: know where each pack is, whether it is real and what runs short
buyer: hospital pharmacy chiefs
user: drug buyers and warehouse pharmacists
run: hospitals, wholesalers and drug importers | hospitals ring the trader who finds the missing vial with a clean pedigree and an honest expiry date | cold storage, quarantined pallets and stock that arrives as the shortage ends wipe out the broker's spread
rival: TraceLink | serial-number exchange between drug makers and trade | per partner and volume a year
rival US: LSPedia | DSCSA compliance for dispensers and wholesalers | per site a year
rival US: OrbitalRX | shortage handling for hospital pharmacies | per hospital a year
rival: Controlant | loggers for cold drug shipments | per shipment
rival IN: Retailio | ordering between Indian chemists and distributors | a margin on each order
system: EPCIS files | carry the pack's history from plant to pharmacy
system EU: the European verification system | answers whether a pack is genuine and unsold
system: wholesaler ordering portals | show allocation but not the reason for it
today: a hospital buyer checks several wholesaler portals at dawn and keeps the shortage list in Excel
cost: nurses dilute from other vials, chemotherapy is put off and grey-market offers fill the inbox
pain: the serial file and the pallet do not match, and the goods stand in quarantine
pain: a shortage is announced on the day the last vial is drawn up
pain: expired strips wait in cartons for a credit note from the stockist
channel: hospital pharmacists' networks | pharmacists share shortage workarounds by the hour
channel US: wholesalers with a traceability deadline | the wholesaler's date becomes the dispenser's purchase
channel: drug makers' supply directors | a blocked pallet costs the maker a market
cycle: 16-60 weeks | a compliance date decides, and testing with partners takes the time
price: traceability for a dispenser | 500-3000 USD | site a year
price: shortage management | 15000-60000 USD | hospital a year
rule US: Drug Supply Chain Security Act | packs need electronic history by serial number, and false ones must be reported
rule EU: Falsified Medicines Directive | packs are verified and decommissioned at dispensing, by scan
rule GB: Serious shortage protocols | a pharmacist may swap only the drug and strength that the ministry's protocol names
rule IN: Schedule H2 QR codes | listed top brands must carry a code that patients can scan
season: respiratory drugs run short in winter, and antibiotics for children first
next: expiry returns and credits | second-source buying groups | cold-chain proof at the last mile
fail: blockchain pilots for drug packs ended when trading partners wanted plain EPCIS files
fail: marketplaces for short drugs drew grey-market sellers that hospitals may not touch
lately: American dispensers passed their traceability dates, and refusals of unmatched goods began
economics: 55-72 | 1-2 | 5000-40000 USD
ask: Which trading partners already send you clean serial data, and what share fails to match? | How many days before the last vial do you know? | Who at the hospital may act on your substitute, and is it in the formulary?
grade: low
# specialty-access: access to specialty drugs
words: specialty pharmacy, specialty drug, biologic, infusion drug, prior authorization for drugs, copay assistance, copay card, patient support programme, hub services, patient assistance, drug formulary, step therapy, rare disease drug, oncology drugs, drug affordability, medication access, benefit verification, biosimilar, white bagging, 340b, high-cost drugs
job: get a costly drug approved, paid and started within days
buyer: drug makers and specialty clinics
user: access coordinators and infusion nurses
run: specialist clinics and their patients | clinics refer to the specialty pharmacy that gets the biologic approved before the infusion date | the price of stock on the shelf, late payers and unpaid hours on prior authorisation thin the spread
rival US: CoverMyMeds (McKesson) | electronic drug authorisation | a programme fee to drug makers and nothing to clinics
rival: IQVIA | patient support programmes and market-access services | a programme fee to drug makers
rival US: Shields Health Solutions | specialty pharmacies inside health systems | a share of the specialty margin
rival US: Tandem | automated drug authorisation for clinics | a fee to drug makers
rival US: Accredo (Cigna) | payer-owned specialty dispensing | a margin on each drug
rival GB: Sciensus | home delivery and nurses for specialty drugs | a fee per patient, borne by drug makers and the NHS
system US: NCPDP ePA | returns the plan's questions at the moment of prescribing
system: the hospital's medication record | holds the referral, the drug order and the monitoring labs
system US: copay-card processors | pay at the pharmacy and meet accumulator programmes
system GB: Blueteq | holds the NHS approval form for each high-cost drug
today: a coordinator downloads the plan's form, copies labs from Epic, faxes it and calls each morning
cost: patients wait weeks for a biologic or give up at the copay, and the drug maker loses the start
pain: the plan wants a failed step drug that the patient took at another clinic years ago
pain: copay cards run dry in spring when the plan does not count them
pain: the drug must come from the payer's pharmacy while the patient sits in our infusion chair
channel: drug makers' market-access teams | a launch date and a price per started patient set the budget
channel US: health-system specialty pharmacies | the margin on one biologic funds the team
channel: rheumatology and dermatology networks | clinics copy the form shortcuts of others
cycle: 12-50 weeks | makers buy for a launch, systems after a pilot in one clinic
price: authorisation software for a clinic | 300-1500 USD | prescriber a month
price: a drug's support hub | 300-1200 USD | patient enrolled
rule US: Anti-Kickback Statute | help with copays is legal for private cover and not for Medicare
rule US: Inflation Reduction Act | the yearly cap on Medicare drug costs changed who needs assistance
rule EU: National reimbursement law | access follows national assessment such as AMNOG, not single requests
rule GB: Blueteq forms | high-cost drugs need a form for each patient, after NICE approval, before the trust is repaid
rule IN: UCPMP marketing code | drug makers' support programmes are watched as marketing to doctors
season: reverifications flood in January, and copay money thins out by spring
next: infusion scheduling | biosimilar switching | adherence calls in the first months
fail: access tools paid by makers were left by clinics when they covered only one brand
fail: hubs promised speed and added one more portal for the coordinator
lately: plans must open authorisation interfaces, and accumulators changed the worth of copay cards
economics: 45-70 | 1-3 | 5000-50000 USD
ask: From order to first dose, how many days and how many phone calls remain? | Who pays when the drug is not one of your sponsors'? | How do you learn a plan's criteria, and who keeps them current?
grade: low
# compounding: compounding pharmacies and made-to-order medicines
words: compounding pharmacy, compounded medicine, compounding lab, compounder, custom medication, made-to-order medicine, sterile compounding, clean room, cleanroom, beyond-use date, usp 797, 503a, 503b, outsourcing facility, hormone cream, bioidentical hormones, semaglutide compounded, peptide therapy, veterinary compounding, flavoured medicine, paediatric suspension, capsule filling, troche, formulation worksheet, excipient, potency test, lot log, fume hood, magistral formula, rezeptur, rezepturarzneimittel, préparation magistrale, formulación magistral, farmácia de manipulação, manipulado, majistral ilaç, leki recepturowe, specials manufacturer
job: make one patient's medicine safely and prove each step
buyer: owners of compounding pharmacies
user: compounding pharmacists
run: patients, vets and skin doctors | prescribers send scripts where the cream has the right base and arrives before the old tube ends | clean-room tests, gowns, expired raw powder and failed batches weigh on the price of each capsule
rival: PK Compounding (PCCA) | formulas, worksheets and stock | by the year
rival US: LifeFile | compounding dispensing with an online order portal | by the month
rival US: BestRx | pharmacy systems for independents | by the month
rival: Simplifi+ (Wolters Kluwer) | compliance records for clean rooms | by site a year
rival BR: FórmulaCerta | software for manipulation pharmacies | by the month
system: the balance in the lab | must print each weight to the worksheet
system: PCCA formulas | give steps, dating and calculators to members
system: the environmental test lab | returns air, surface and potency results
today: the technician weighs powders beside a printed worksheet and the pharmacist initials each line
cost: a failed potency test or a wrong dating throws out the batch and calls patients back
pain: a doctor's fax leaves out strength or base, and the day goes in phone calls
pain: clean room logs are signed in a row on the eve of the inspection
pain: a shortage ends, and the copy that paid the rent is no longer lawful
channel: suppliers of bulk powders | the supplier trains the pharmacist and hands over formulas
channel: prescribers in hormone, skin and vet clinics | the prescriber sends patients where the form is easy
channel: clean room certifiers | the certifier tests each hood on schedule and sees the logs
cycle: 6-24 weeks | the owner decides after an inspection letter
price: compounding software | 300-1500 USD | pharmacy a month
price: clean room compliance records | 200-700 USD | site a month
rule US: FDCA Section 503A | copies of approved drugs are barred unless the drug is on the shortage list
rule US: USP sterile chapter | garbing, air tests and dating follow the standard that states enforce
rule EU: Directive 2001/83/EC | magistral and officinal formulas are exempt from approval within the pharmacy
rule GB: MHRA Specials licence | unlicensed made-to-order medicines come from licensed makers
rule IN: Schedule M | making in lots needs a manufacturing licence, while a pharmacist may mix for one patient
season: hay fever drops, sun creams and vets' spring work shift the mix of orders
next: prescriber portals | potency tests | shipping across states
fail: telehealth brands grew on copied weight drugs and shrank when the shortage was declared over
fail: robots for tiny batches cost more than the technicians they helped
lately: copied weight-loss injections drew lawsuits, warning letters and new state limits
economics: 55-75 | 1-2 | 1500-6000 USD
ask: How do weights reach the worksheet without a hand in between? | Which inspector has accepted the electronic log? | How much of the revenue hangs on one drug on a shortage list?
grade: low
# ward-pharmacy: hospital pharmacy and ward medicines
words: hospital pharmacy, hospital pharmacist, clinical pharmacist, ward pharmacist, inpatient pharmacy, medication reconciliation, discharge medicines, iv room, iv compounding, chemotherapy preparation, dispensing cabinet, automated dispensing cabinet, pyxis, omnicell, unit dose, medication cart, ward stock, drug trolley, drug chart, kardex, electronic prescribing hospital, bedside barcode, controlled drugs register, drug diversion, narcotics count, antibiotic stewardship, antimicrobial stewardship, formulary committee, smart pump, krankenhausapotheke, stationsapotheker, pharmacie hospitalière, pui, farmacia hospitalaria, farmácia hospitalar, hastane eczanesi, apteka szpitalna
job: get the right dose to the right bed and account for each ampoule
buyer: hospital chief pharmacists
user: ward pharmacists and technicians
run: -
rival: BD Pyxis | ward cabinets | a lease by cabinet
rival: Omnicell | ward cabinets and central robots | a lease and service
rival: Swisslog Healthcare | central dispensing robots | a purchase and service
rival US: Bluesight | diversion and purchasing checks | by hospital a year
rival GB: Better Meds | electronic prescribing for wards | by hospital a year
rival: ICNET (Baxter) | infection and antibiotic surveillance | by hospital a year
system: Epic Willow | verifies orders and charges the dose
system: HL7 feeds | carry admissions, orders and lab values to each cabinet
system: smart pumps | hold the drug library and log overrides
system: First Databank | supplies interactions and dose limits
today: pharmacists walk wards with printed lists, and nurses countersign a bound register at the cupboard
cost: doses go missing or late, discharge waits for a bag, and waste from the IV room is never counted
pain: the list from home, the ward chart and the discharge letter name different doses
pain: interaction alerts fire at each order until all are clicked away
pain: a vial is short at shift change, and nobody can go home
channel: group purchasing bodies | the buying group lists what a hospital may order without a tender
channel: hospital pharmacists' congresses | a chief pharmacist believes the poster of a sister hospital
channel: makers of cabinets and pumps | the cabinet's service engineer is on the ward each month
cycle: 30-80 weeks | pharmacy chooses, nursing and IT must agree, and finance waits for the budget year
price: diversion checks | 20000-100000 USD | hospital a year
price: stewardship software | 15000-60000 USD | hospital a year
rule US: DEA controlled substance rules | losses are reported, and records of each ampoule are kept
rule EU: Annex 1 sterile manufacture | aseptic units prove their air, people and contamination plan
rule GB: Misuse of Drugs Regulations | controlled drugs need a register, a safe and an accountable officer
rule IN: NABH standards | accredited hospitals audit look-alike drugs, narcotics and errors
season: winter beds, new residents in summer and accreditation visits bring the errors to light
next: outpatient dispensing | home infusion | drug purchase contracts
fail: decision support added alerts to a ward that already ignored them
fail: delivery robots and tubes were bought and then waited for a lift and a key
lately: shortages of fluids and injectables pushed preparation back in-house
economics: 50-70 | 0.3-1 | 15000-60000 USD
ask: Which alerts do you remove, and not only add? | Which feed do you need from the record, and who at the hospital builds it? | How many losses did you find that the count had missed?
grade: low
# medical-reps: medical reps, detailing and pharma distribution
words: medical representative, medical rep, mr reporting, pharma rep, pharma sales, drug rep, detailing, e-detailing, visual aid pharma, doctor call report, daily call report, dcr, tour plan, chemist call, stockist, super stockist, pcd pharma, pharma franchise, third-party manufacturing pharma, generic company, key opinion leader, kol, hcp engagement, hcp marketing, medical affairs, medical science liaison, drug samples, sample accountability, prescription audit, primary sales, secondary sales, pharma crm, pharmareferent, visiteur médical, visitador médico, propagandista, tıbbi mümessil, przedstawiciel medyczny, marketing to doctors
job: reach prescribers lawfully and know what reached the pharmacy shelf
buyer: sales heads of drug makers
user: medical reps in the field
run: drug makers and village chemists | chemists order from the stockist who delivers by evening and takes expired strips back without a quarrel | credit to chemists, expiry returns and free schemes gnaw at the stockist's fixed percentage
rival: Veeva Vault CRM | call records and approved content | per user a month
rival: IQVIA OCE | call planning on prescription data | per user a month
rival: Salesforce Life Sciences Cloud | a pharma CRM on Salesforce | per user a month
rival IN: SANeForce | field reporting for Indian pharma | per user a month
rival: Doceree | adverts to doctors in their own software | by campaign
system: IQVIA data | shows prescriptions by area or by doctor where law allows
system: Veeva PromoMats | holds each approved claim and its reference
system: stockist statements | come as PDF in as many layouts as stockists
today: a rep waits behind patients, shows a visual aid for a minute and files the call report at night
cost: calls are typed from memory, stockists are loaded at month end and returns follow in the next
pain: the manager checks visits by location, and reps learn to fool it
pain: secondary sales arrive weeks late in stockist formats that nobody can join
pain: doctors shut the door, while an unapproved slide travels by WhatsApp
channel: third-party makers and franchise fairs | new brand owners start there with a price list
channel: pharma marketing agencies | the agency builds the detail aid and names the tool
channel: former regional managers | a manager moves firms and brings the reporting tool along
cycle: 4-40 weeks | an Indian firm decides in weeks, a global maker by region and validation
price: field reporting in India | 200-600 INR | rep a month
price: a pharma CRM seat | 80-200 USD | rep a month
rule US: Open Payments | meals and fees to doctors are reported and published
rule EU: Directive 2001/83/EC advertising rules | samples, gifts and claims to prescribers are limited, and none to the public
rule GB: ABPI Code | each item is certified, and transfers of value are disclosed
rule IN: Uniform Code for Pharmaceutical Marketing | gifts and trips for doctors are banned, and firms declare it yearly
season: targets close with month and quarter, and coughs and monsoon fevers set the sample bag
next: stockist claims and expiry returns | doctor webinars | patient leaflets
fail: remote detailing lived in lockdown and was unsubscribed when clinics reopened
fail: doctor networks had few active doctors in the specialty that a brand would pay for
lately: Veeva left the Salesforce platform, so each large maker must choose its system anew
economics: 60-78 | 0.8-2.5 | 1000-12000 USD
ask: What does the rep get from it besides control? | Whose sales data do you join, and how late is it? | Who approves a claim before it is sent to a doctor?
grade: low
# herbal: ayurveda, herbal shops and traditional remedies
words: ayurveda, ayurvedic, ayurvedic doctor, vaidya, siddha, unani, homeopathy, homeopath, homeopathic, traditional medicine, chinese medicine, tcm, acupuncture, acupuncturist, herbalist, herbal medicine, herbal remedy, medicinal plants, panchakarma, naturopath, naturopathy, jamu, traditional healer, sangoma, cbd oil, medical cannabis, cannabis dispensary, cannabis clinic, essential oils, churna, kadha, ayush, heilpraktiker, naturheilkunde, herboristerie, phytothérapie, medicina natural, fitoterapia, aktar, zielarz
job: get a trusted remedy, with a practitioner and a clean batch behind it
buyer: owners of herbal clinics and shops
user: practitioners and their patients
run: people with long-lasting complaints | patients come back to the vaidya who listens, names each root and does not promise a cure | slow stock that loses its scent, lab tests for lead and long consultations leave the bottle hardly paying
rival IN: Jiva Ayurveda | tele-consults and own medicines | per consult and bottle
rival IN: Kapiva | ayurvedic juices and supplements online | a price per bottle
rival: Jane | practice diaries for acupuncture and allied clinics | per practitioner a month
rival US: Fullscript | supplements ordered through practitioners | a margin on orders
rival US: Dutchie | tills for cannabis dispensaries | by store a month
rival DE: Bloomwell | medical cannabis by video consult | per consult
system: the batch test certificate | shows heavy metals, pesticides and microbes of each herb lot
system US: Metrc | tracks each cannabis plant and pack by tag
system IN: the Ayush licence portal | grants product and factory licences by state
system: the clinic's case sheet | keeps pulse, tongue and diet notes that no code covers
today: the practitioner writes long case notes by hand and hands over powders from jars with a verbal dose
cost: patients stop after the first bottle, and a lead-laden batch shuts a brand
pain: raw herbs are adulterated at the mandi, and nobody can tell bark from bark by eye
pain: adverts with cure claims are struck, and the payment account with them
pain: card firms refuse the cannabis till, so safes fill with cash
channel: colleges of traditional medicine | graduates open clinics with the habits of the college dispensary
channel: yoga studios and retreats | guests ask there for a practitioner and oil
channel: practitioners who dispense | the patient buys what the practitioner writes
cycle: 1-12 weeks | a patient tries one bottle, a clinic decides alone
price: an ayurvedic consult | 300-1000 INR | consult
price: practice diary software | 40-90 USD | practitioner a month
price: a dispensary till | 300-900 USD | store a month
rule US: DSHEA | herbs are supplements, may claim structure and function and never a cure
rule EU: Traditional Herbal Directive | decades of use replace trials, and the registration names the plant
rule GB: THR registration | sold herbal remedies carry the THR mark, while a herbalist may mix for one person
rule IN: Drugs and Magic Remedies Act | adverts that promise cures for listed diseases are an offence
season: immunity mixes sell in winter and at monsoon, and panchakarma fills the rains
next: diet plans | lab tests of herbs | practitioner training
fail: brands bought first orders by adverts and had no repeat without a practitioner
fail: cannabis delivery firms met falling flower prices, tax and no bank
lately: the Indian court fight over Patanjali adverts tightened claims, and Germany loosened cannabis
economics: 45-75 | 5-9 | 8-80 USD
ask: Which lab tests each lot, and can the buyer see it? | What may the label say in each country of sale? | What share of patients takes a second bottle?
grade: low
`,
  facts: pharmacyFacts,
  wordings: pharmacyWordings,
  jobs: pharmacyJobs,
});
