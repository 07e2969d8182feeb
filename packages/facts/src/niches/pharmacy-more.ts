import { readField } from './reading/read-field.ts';

export const pharmacyMore = readField('pharmacy', {
  niches: `
# drug-shops: village drug shops and patent medicine vendors
words: drug shop, drug seller, patent medicine vendor, ppmv, chemist in the village, medicine kiosk, addo, accredited drug outlet, over-the-counter medicine seller, malaria tablets, malaria test, ors and zinc, antibiotics without prescription, loose tablets, medicine hawker, rural chemist, medical store, rmp, unqualified doctor, drug shop restock, fake medicine, substandard drugs, warung obat, toko obat, sari-sari medicine, drug shop credit, pharmacy wholesaler market, open drug market, duka la dawa, farmacia rural, first aid shop
job: stock real medicine in small lots and sell the right dose to the village
buyer: owners of drug shops
user: shop attendants
run: mothers, farmers and day labourers | mothers walk to the shop that is open at night, tests before it sells and gives credit until market day | expired strips, unpaid credit and bus trips to the wholesale market take what a strip earns
rival: mPharma | stock on consignment and a chain of managed pharmacies | a share of sales
rival: Maisha Meds | a free till and restocking for African drug shops | a margin on stock
rival NG: DrugStoc | verified medicine with delivery and credit | a margin on each order
rival: Shelf Life by Field Intelligence | stock paid for when sold | a weekly subscription
rival IN: PharmEasy Retailio | medicine ordering for chemists | a margin on each order
system: mobile money | pays the wholesaler and keeps the only record of sales
system: scratch codes on packs | tell by text message if a blister is genuine
system: the rapid malaria test | decides if the child gets tablets or a referral
today: the owner closes for a day, rides to the open drug market and buys mixed cartons for cash
cost: fake or weak tablets fail the child, and cash sits in syrups that expire behind the counter
pain: the customer has coins for part of a course and asks for loose capsules
pain: inspectors shut the shop for a banned antibiotic that each rival sells
pain: hawkers on the bus sell the same blister from a bucket in the sun
channel: vendors' associations | the local chapter collects dues at monthly meetings where all owners sit
channel: medicine wholesalers | the wholesale counter sees each owner on market day
channel: malaria and family planning programmes | donors train and supply the shops by district
cycle: 1-6 weeks | the owner decides when a neighbour has restocked without travelling
price: credit on a restock order | 2-6 USD | hundred dollars lent a month
price: a till and stock book on a phone | 0-15 USD | shop a month
rule global: WHO list of essential medicines | national lists decide which packs a lay seller may keep
rule US: DSCSA | wholesale export lots must come from licensed partners with a transaction history
rule EU: Falsified Medicines Directive | exports to village wholesalers need a licensed wholesaler and checked buyers
rule GB: General sale list | shops without a pharmacist sell only listed packs of small size
rule IN: Drugs and Cosmetics Act | a retail licence needs a registered pharmacist, and village stores often borrow one
season: rains bring fever and diarrhoea, harvest brings cash, and the hungry months bring credit
next: rapid tests and referrals | family planning injections | micro-loans against stock
fail: franchises asked for a green sign and exclusive stock, and owners kept buying at the open market
fail: scratch codes were checked by few buyers, because the phone had no credit
lately: regulators tier and train vendors, and startups deliver small lots by motorbike
economics: 8-20 | 3-6 | 10-80 USD
ask: What does the owner pay today at the open market, with the bus fare? | Which medicines may this tier of shop hold by law? | Who takes back what expires?
grade: low
# pcd-makers: contract drug makers and PCD franchises
words: pcd pharma, pcd franchise, pharma franchise, third-party manufacturing, contract drug manufacturing, loan licence, monopoly rights pharma, baddi, generic tablets maker, pharma marketing company, propaganda cum distribution, syrup plant, tablet press, blister packing, softgel, drug licence, active ingredient trader, api supplier, bulk drug, excipient, own label medicine, nutraceutical manufacturing, certificate of analysis, stability study, dossier registration, export registration, ctd dossier, who-gmp, pharma distributor rights, molecule list
job: get a brand's molecules made, registered and into chemists' shelves
buyer: owners of small pharma brands
user: plant planners and franchise distributors
run: franchise distributors and small brands | a distributor signs where the district is truly his and stock leaves within the week | failed batches, printed foil left over and credit to distributors take the mark-up on a strip
rival IN: Akums | contract making for Indian brands | a price per strip
rival IN: Innova Captab | contract tablets and own generics | a price per strip
rival: Catalent | development and dose forms for drug firms | a quote per project
rival IN: Pharmahopers | listings of franchise and plant offers | a yearly listing fee
rival IN: Marg ERP | billing and batch stock for pharma firms | a licence
system: the drug licence portal | takes each product permission before a batch may run
system: the batch manufacturing record | follows the lot from dispensing to the last blister
system: IndiaMART | sends enquiries for molecules and district rights
system: national registration dossiers | let a generic into Nigeria, Vietnam or Peru after years
today: a former rep picks molecules from a price list, sends artwork to a Baddi plant and rings up distributors
cost: a low minimum lot still ties cash in foil and cartons, and a failed assay means a recall by WhatsApp
pain: the plant promises a month and delivers in the next season because a bigger brand came first
pain: the same district was sold to several distributors under other brand names
pain: the ingredient trader's certificate is a photocopy of somebody else's test
channel: pharma expos and molecule catalogues | distributors walk the hall with a list of molecules
channel: foil and carton printers in pharma towns | a printer knows which brand is about to launch
channel: regulatory consultants | a dossier consultant brings plants to importers abroad
cycle: 3-16 weeks | the founder decides after one trial lot and a visit to the plant
price: batch and distributor software | 20-150 USD | firm a month
price: a first lot of tablets | 800-3000 USD | molecule
rule IN: Schedule M | plants must meet the revised good manufacturing rules, with dates by turnover
rule US: FDA 21 CFR Part 211 | importing finished drugs means inspection, and an import alert shuts the plant out
rule EU: EudraLex Volume Four | each imported batch is tested and released by a qualified person
rule GB: MHRA wholesale and import licence | a licence holder must check the overseas maker and each batch
season: cough syrups and antibiotics run before winter, and distributors clear targets in March
next: dossiers for export markets | medical rep reporting | own-label supplements
fail: online molecule markets listed plants without audits, and a bad syrup ended the trust
fail: brands with a long list of molecules drowned in slow printed foil
lately: deaths from tainted cough syrup brought raids, new tests for glycols and closures of small plants
economics: 15-35 | 2-5 | 50-400 USD
ask: Whose name is on the licence, and who answers for a failed assay? | How many distributors hold the same district under other names? | Which tests do you run on each drum of syrup base?
grade: low
`,
  facts: `
substandard-share@who | Failed medicines in poorer countries | about # of medicines in low and middle-income countries are substandard or fake | 0.1 | share | estimate | global | 2017 | World Health Organization | medium | drug-shops
ng-ppmv@sfh | Medicine vendors in Nigeria | Nigeria has about # patent medicine vendors | 200000 | vendors | estimate | NG | 2020 | Society for Family Health Nigeria | low | drug-shops
tz-addo@pmc | How Tanzania upgraded its drug shops | Tanzania trained and accredited its drug shops to sell a short list of prescription medicines | - | - | statement | TZ | 2003 | Management Sciences for Health, ADDO programme | medium | drug-shops
in-schedule-m-small@moh | Deadline under revised Schedule M for smaller plants | smaller plants were given about # to meet the revised Schedule M | 12 | months | limit | IN | 2024 | Ministry of Health and Family Welfare, Drugs (Amendment) Rules 2023 | medium | pcd-makers
gm-syrup-deaths@who | Children in Gambia tied to tainted syrup | # child deaths in Gambia were tied to tainted cough syrups | 66 | deaths | count | global | 2022 | WHO Medical Product Alert | medium | pcd-makers
in-generic-volume@ibef | India's share of world generics | India supplies about # of the world's generic medicines by volume | 0.2 | share | estimate | IN | 2023 | India Brand Equity Foundation | medium | pcd-makers
`,
  wordings: `
# drug-shops
also: chemist boy, chemist shop village, medicine man, dispenser, dawakhana, quack, bengali doctor, jhola chhap, compounder, dresser, nurse with a shop, mixed medicines, sachet, paracetamol strip, amoxicillin capsules, cough syrup, worm tablets, iron tablets, condoms, pregnancy test, injectable, rapid kit, thermometer, plaster, spirit, gentian violet, glucose powder, rehydration salts, mosquito net, counter drawer, wooden shelf, tin roof shop, glass jar, blister cut with scissors, paper cone, dose written on packet, restock run, okada delivery, idumota, ogbete market, onitsha head bridge, kariakoo, wholesaler credit, esusu, expired stock, sun-damaged drugs, fake blister, nafdac number, raid, licence on wall, premises inspection, closure order, fever child, running stomach, typhoid, referral slip, health post closed, night knock, on credit book, small money, half course, tramadol abuse, codeine syrup
plain: wooden counter with pills, pill seller in villages, rural pill sellers, remedies sold in hamlets, informal pill sellers, hamlet healers without diploma, self-taught healers, fever treated blindly, worm and fever remedies, single pills for coins, chalk pills, worthless pills, imitation pills, weekly supply run, closing to fetch supplies, supplies by motorbike, supplies against later payment, supplier finances outlets, lakeside kiosks, teaching informal healers, sick people referred, african countryside remedies, hamlet without doctor, licence for tiny outlets, diarrhoea remedies, rural self-medication, mothers with feverish children, bucket vendors on buses, hamlet remedies, unlicensed remedies, pill wholesaler, retail sale of medicaments, licensed chemical sellers, proprietary medicines licence, informal health providers, rural health practitioners, essential drugs, community health outreach, over-the-counter outlets, bottom-of-pyramid healthcare, inventory credit, last-mile distribution, quality screening, antimalarial, dispensers without degree, quinine, paracetamol, oral rehydration, deworming, cough syrup, mosquito fever, shivering child, dusty road, tin roof, glass jar, stall under tree, quacks, half a strip, motorbike box, bush town, small shop with medicine, pills one by one, baby is hot, no doctor here, is medicine real, replenishing by bike, shelves refilled midday, scratch-code on packs, spectrometer for tablets, complete treatment affordable, instalments per strip, finger-prick before treatment, rapid parasite check, short courses for quacks, consignment from wholesaler, rural remedy seller, informal medicine retailer, accredited dispensing outlet, chemical seller, hamlet apothecary, low-income patients, primary care retail, supply without travel, motorbike replenishment, pooled purchasing, wholesale delivery remote, closed shutters, depot ordering phone, last-mile medicines, counterfeit screening, falsified antimalarials, handheld spectrometer, quality verification, substandard pills, chalk tablets, authenticity text, incomplete treatment, affordable regimen, pay in instalments treatment, antibiotic resistance, partial purchase, micro-savings treatment, blister splitting, rapid diagnostic, malaria strip, febrile child, presumptive treatment, pneumonia detection, oximeter, point-of-care check, unqualified practitioners, steroid misuse, injection safety, continuing education rural healers, bush doctor, informal provider upskilling, stock financing, consignment medicines, working capital outlet, slow movers, essential remedies stockout, revolving fund
Clinics in the hills open on weekdays only, so mothers buy from a wooden counter whose owner learned from his aunt. Train him, test before selling, restock him by bike.
Genuine tablets on weekly credit for corner dispensaries in Kano.
i run small chemist in kisumu, every monday i close n travel 4 stock, spend 800 bob fare, can app bring it n let me pay friday
My cousin swallowed chalk that looked like malaria tablets. Since then I scratch every code, and the line says invalid network.
Licensed kiosk chain along the boat landings of Lake Victoria, with rapid tests, a nurse on the phone and sealed packs of full courses.
Teach the barefoot doctors of Bihar and Sindh what they must not sell, and pay them for each patient they bring to the hospital.
Lorry-side hawkers flog pills from buckets; passengers could text the batch before they swallow, if it cost nothing.
I supply three hundred tiny outlets from one depot. I know who pays late and who runs out, and could finance them better than a bank.
# pcd-makers
also: propaganda distributor, district rights, sole distributor, molecule, composition, brand name approval, ethical division, derma range, gynae range, ortho range, paediatric drops, dry syrup, injectables line, ointment tube, sachet powder, capsule shell, gelatin, lactose, starch, propylene glycol, coating pan, granulator, fluid bed dryer, compression, dissolution test, assay, hplc, coa, retain sample, shelf life chart, alu-alu, pvc foil, mono carton, leaflet, change part, minimum batch, moq, loan licensee, drug inspector, not of standard quality, spurious, recall notice, visual aid, rep bag, sample strips, promotional inputs, stockist margin, net rate, scheme ten plus one, panchkula, solan, haridwar, ahmedabad pharma, hyderabad api, jodhpur import, bulk importer, dmf, nafdac registration, ppb kenya, african importer, consignee, free sale certificate, copp, plant audit, site master file, tender supply, rate contract, jan aushadhi supply, white label vitamins
plain: hired pill production, remedies under own brand, own brand of pills, brand without factory, exclusive territory broken, choosing a clean producer, inspection past of producers, small production lots, late production, production followed, penalty for lateness, poisoned solvent, ingredient examined first, children harmed by syrup, shared laboratory for producers, examined the same evening, foil and carton wording, wording altered by law, scrapped foil, file for foreign authorities, importer's own cartons, payment after laboratory approval, vitamin sweets, food supplements produced, influencer's vitamin brand, indian pill industry, pharmaceutical subcontractors, production licence, bottling of syrups, wholesale territory, manufacture of pharmaceutical preparations, basic pharmaceutical products, good manufacturing practice, marketing authorisation, toll manufacture, drug controller, marketing companies, territorial franchising, white-label production, regulatory affairs, batch release, quality testing, artwork approval, plant selection, exclusivity enforcement, glycol contamination, paracetamol, cough mixture, capsules, aluminium foil, cartons, leaflets, sachets, powders, gelatine, mixing drums, coating pan, hairnets, poisoned babies, stockist, himachal, gujarat, factory for pills, my name on medicine, someone makes tablets, sweets with vitamins, audit of small-lot plants, capacity for few thousand, glycerine screened, gas chromatograph, expiry and price wording, misprinted boxes, district monopoly, poaching neighbours, african ministry files, tajik dossier, chewable collagen, celebrity supplement, third-party pharmaceutical manufacturing, formulation plant, outsourced production tablets, private-label medicines, marketing rights, propaganda distribution, generic brand owner, factory selection, small batch formulation, production slot guarantee, manufacturing audit, delayed consignment brand, regulatory standing plant, raw material purity, diethylene contamination, excipient analysis, toxic cough mixture, laboratory release, inbound drum testing, solvent verification, packaging artwork, label compliance, proofreading packs, regulatory wording, printed foil waste, leaflet version, design approval, territorial rights, monopoly area, distributor conflict, parallel brand, channel protection, district franchisee, encroachment, market authorisation, export dossier, stability data, emerging market approval, bioequivalence, tender eligibility, nutraceutical contract, influencer supplements, chewable vitamins, health claim limits, wellness private label, gelatin, mouldy product
Ex-rep with fifteen loyal doctors wants own brand of gastro tablets: needs a clean plant, artwork that passes and lots small enough to survive.
Compare factories by dosage form, free slots and inspection history.
bhai 20 molecules ka order diya baddi me, 3 mahine ho gaye no dispatch, need tracking n penalty for late batch
Our syrup was fine; the drum of solvent was not. After the children's deaths abroad nobody believed the paper from the trader, and rightly so.
Importer in Kano wants forty registered generics in his own cartons: a partner to prepare files, inspect, sample at dispatch and hold payment until the lab says yes.
Shared laboratory in an industrial estate where small makers pay per assay and see the result the same evening.
Dietary gummies and collagen sachets under a creator's label, filled in hundred-box lots by a licensed unit in Poland.
I print foil for medicine firms. Half is scrapped when a law changes one word; approve text online, print only what the next lot needs.
`,
});
