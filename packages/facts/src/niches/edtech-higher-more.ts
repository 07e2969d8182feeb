import { readField } from './reading/read-field.ts';

export const edtechHigherMore = readField('edtech-higher', {
  niches: `
# tech-transfer: university patents, spin-outs and research contracts
words: technology transfer, technology transfer office, tech transfer, tto, university spin-off, spin-out, spinout, university patent, invention disclosure, licensing university patents, research commercialisation, knowledge transfer, university incubator, research park, science park, proof of concept fund, university venture fund, founder scientist, phd founder, deep tech spin-out, sponsored research, industry collaboration, research contract, material transfer agreement, collaboration agreement university, inventor royalty, research grant office, horizon europe proposal, innovate uk grant, ausgründung, technologietransfer, transferencia de tecnología, valorisation de la recherche, satt, bayh-dole, equity of university, lab to market
job: bring an invention from a lab notebook to a licence or a company
buyer: heads of transfer offices
user: licensing officers and founding scientists
run: scientists, investors and industrial partners | scientists trust the adviser who got a colleague's company out with fair equity before the paper appeared | patent fees, unpaid first meetings and licences that bear fruit after years eat the office budget
rival: Inteum | records of inventions, patents and licences | a yearly licence per office
rival: Wellspring | office software and scouting for firms | a yearly licence
rival: IN-PART | matches of university work with firms | a yearly subscription
rival: Oxford University Innovation | a transfer office that also advises others | by project
rival: Halo | calls of companies put before scientists | a yearly fee by the company
system: patent dockets | hold filing, foreign and renewal dates that cannot be missed
system: iEdison | takes reports of inventions made with American federal money
system: the grant office record | says whose money paid for the experiment
today: a postdoc fills a disclosure form, an officer searches patents on Friday and mails a non-confidential summary to strangers
cost: a talk at a conference kills the foreign patent, and a year of equity talks kills the company
pain: the professor, the hospital and the funder each claim the same antibody
pain: officers read far more disclosures than they can ever file
pain: investors walk when the university asks for a founder's share without a founder's risk
channel: meetings of transfer managers | officers swap templates and tools at AUTM and ASTP each year
channel: patent attorneys | the attorney sees each case and knows which office drowns
channel: funders with translation money | a grant that wants a market plan sends the scientist for help
cycle: 8-50 weeks | an office buys in the budget year, a scientist signs when the term sheet lies there
price: transfer-office software | 10000-60000 USD | office a year
price: help with a grant proposal | 3000-15000 EUR | proposal
rule US: Bayh-Dole Act | universities may own federally funded inventions if they disclose, elect and file in time
rule EU: Research state-aid framework | firms must pay market price for university rights or the aid is unlawful
rule GB: Independent spin-out review | universities are urged to take small stakes and publish their terms
rule IN: Patent fee rebate | educational institutions pay sharply reduced patent fees
season: grant calls set the rhythm, and disclosures pile up before conferences and summer
next: founders' training | patent landscape searches | cap-table and licence watching
fail: online shops for patents filled with orphans, since licences are sold by people who know the inventor
fail: offices filed everything, ran out of renewal money and dropped the patent before the market came
lately: governments push standard deals with low equity, and sovereign and corporate funds shop in labs
economics: 55-75 | 0.5-1.5 | 3000-15000 USD
ask: Whose grant, hospital or firm has a claim on the invention? | How long from disclosure to a signed licence at a typical office? | Who pays the patent between the priority year and the first investor?
grade: low
# teaching-labs: teaching labs, trainers and campus workshops
words: teaching lab, student laboratory, university lab equipment, lab trainer kit, engineering lab, physics practical, chemistry practical, virtual lab, remote lab, lab manual, lab technician college, engineering college lab, polytechnic workshop, fluid mechanics bench, electronics trainer, plc trainer, oscilloscope for students, microscope for students, anatomy models, cadaver, anatomy table, dissection, nursing skills lab, simulation lab, makerspace university, fablab, 3d printer for campus, glassware supplier, lab chemicals supplier, lab furniture, lab assistant, lab equipment tender, laborgeräte hochschule, travaux pratiques, laboratorio didáctico, equipamento didático, robotics trainer, wet lab
job: let each student do the experiment and not only watch it
buyer: department heads and lab managers
user: lab technicians and demonstrators
run: colleges, polytechnics and nursing schools | colleges reorder from the supplier whose engineer installed the bench and came back when it leaked | tenders won at cost, spare parts and payments after the fiscal year eat the kit price
rival: PASCO | sensors and experiments for physics teaching | a price per kit
rival: Quanser | control and robotics benches | a price per bench
rival: Armfield | fluid and process benches | a price per bench
rival: Labster | virtual labs | per student a year
rival IN: Scientech | electronics trainers from Indore | a price per kit
rival: Anatomage | a virtual dissection table | a price per table
system: Moodle | holds the lab sheet, the quiz and the mark
system: LabVIEW | runs the bench and stores old wiring nobody dares to touch
system: tender portals | ask for clauses copied from the last supplier's leaflet
today: a technician sets out trays at dawn, repairs leads with tape and lends one oscilloscope to a crowd of students
cost: an idle bench, bought for an inspection, gathers dust while students copy last year's readings
pain: the only man who knew the machine retired, and the manual went with him
pain: groups crowd round one kit, and most students hold the clipboard
pain: acid, solvents and old sources wait in cupboards for a disposal budget
channel: accreditation and new-course approvals | a new programme needs a room of benches before the visit
channel: dealers of scientific instruments | the dealer writes the tender line together with the head of lab
channel: technicians' networks | technicians trade fixes, spare lamps and warnings
cycle: 12-60 weeks | the department asks in autumn and the tender pays before the budget year ends
price: a teaching bench | 3000-40000 USD | bench
price: virtual lab access | 20-100 USD | student a year
rule US: OSHA Laboratory Standard | labs need a chemical hygiene plan and training for staff
rule EU: REACH and CLP labels | each bottle needs its hazard label, sheet and safe store
rule GB: COSHH | each practical with chemicals needs a written assessment
rule IN: AICTE approval norms | colleges must own listed labs and equipment before intake is approved
season: orders fall before the budget year ends and kits must stand before term starts
next: upkeep contracts | lab manuals with videos | consumables by term
fail: virtual labs boomed in the lockdown and were cut when the rooms opened again
fail: remote benches needed a caretaker at night, and the grant had paid only for the webcam
lately: cheap microcontrollers replace costly trainers, and nursing schools buy simulators as ward places shrink
economics: 25-50 | 0.5-2 | 400-3000 USD
ask: How many students share a kit in the largest group? | Who repairs it in the third year, and with which part? | Does an accreditor count it?
grade: low
`,
  facts: `
us-startups-formed@autm | Companies formed from American university research in a year | American universities and institutes report about # new companies in a year | 1000 | companies | count | US | 2022 | AUTM Licensing Survey | low | tech-transfer
bayh-dole-disclose@nist | Time to report an invention to the funder | an invention must be disclosed to the agency within # of reaching the patent staff | 2 | months | limit | US | 2018 | 37 CFR 401.14 | medium | tech-transfer
us-grace-period@uspto | Grace after an inventor's own publication | an American patent can still be filed within # of the inventor's own publication | 12 | months | limit | US | 2013 | 35 U.S.C. 102(b) | medium | tech-transfer
gb-spinout-stake@tracey | Stake advised for British life-science spin-outs | the review advised universities to take between a tenth and a quarter in life sciences | - | - | statement | GB | 2023 | Independent Review of University Spin-out Companies | medium | tech-transfer
in-patent-rebate@ipindia | Rebate on patent fees for Indian colleges | educational institutions pay # less in patent fees | 0.8 | share | fee | IN | 2021 | Patents (Amendment) Rules 2021 | medium | tech-transfer
us-lab-standard@osha | What the American laboratory standard asks for | each lab employer must write and follow a chemical hygiene plan | - | - | statement | US | 1990 | 29 CFR 1910.1450 | medium | teaching-labs
us-nurse-sim-hours@ncsbn | Clinical hours that simulation may replace | a national study found that up to # of nursing clinical hours could be simulated | 0.5 | share | limit | US | 2014 | NCSBN National Simulation Study | medium | teaching-labs
in-approved-institutions@aicte | Technical institutions in India | labs of Indian technical colleges are checked against listed equipment when intake is approved | - | - | statement | IN | 2024 | AICTE Approval Process Handbook | low | teaching-labs
`,
  wordings: `
# tech-transfer
also: licensing officer, innovation manager, knowledge exchange, business development university, inventor professor, postdoc founder, scientific founder, academic entrepreneur, disclosure form, prior art search, provisional filing, priority date, pct filing, renewal fee, abandoned patent, licence option, exclusive licence, royalty share, milestone payment, term sheet, dilution, founder vesting, equity split, spin-out policy, conflict of interest form, consultancy agreement, framework agreement, nda with company, background ip, joint ownership, hospital trust ip, funder claim, sponsor veto, publication delay, poster session leak, thesis embargo, lab prototype, technology readiness, proof of principle, demonstrator, pilot money, gap funding, seed fund campus, accelerator university, incubator bench, rented bench space, science park tenant, innovation voucher, company-paid phd, industrial doctorate, chair endowed, grant writer, proposal consultant, consortium partner, work package, letter of support, national lab, research institute, agricultural research licence, seed variety licence, open science, professorenprivileg, patentverwertung, startup de laboratoire, empresa de base tecnológica, núcleo de inovação, teknokent, commercialise research, invention from university, start company from phd
plain: academic inventions, campus inventions, scholars' inventions, inventions to industry, scientific discoveries market, discovery exploitation, intellectual property academia, academic patents office, from discovery to product, scientists founding companies, companies born on campus, academic founders' stakes, quick founding contracts, percentage for institution, sorting inventions, sifting invention reports, letters to industry, honest technology scouting, appraisal of strains, appraisal new materials, public plant breeding, improved cassava licences, breeders' remuneration, seed companies africa, european project partners, consortium matchmaking, application writing small firms, rented workbenches scientists, shared chemistry rooms, former brewery workbenches, industry cooperation academia, hospital claims invention, raw measurements to scouts, conference before protection, exploitation agency, innovation bridge, scientific research and development, leasing of intellectual property, higher education institutions, public research organisations, state aid for innovation, plant variety rights, employee inventions act, valorisation, commercialisation of science, innovation intermediaries, equity splits, royalty streams, early-stage deep science, contract research, incubators, licensing-out, grant consortia, professor's gadget, white coats, eureka, breakthrough, boffin, start-up from faculty, patent lawyer, hospital quarrel, microbes, graphene, vaccine, hybrid maize, potato breed, greenhouse, invention of a teacher, sell discovery to factory, scientist opens company, who owns idea, test tube to shop, screening of inventor forms, novelty search, yes or no quickly, founder equity template, vesting for scientists, pricing bacteria, biological deposits, cultivar sublicence, sorghum, brussels partner search, coordinator and work packages, fume hood rental, wet bench leasing, commercialisation of research, intellectual property office, knowledge valorisation, ownership dispute, scientific entrepreneurship, faculty inventors, invention screening, novelty check, premature publication, patentability, prior disclosure, conference leak, evaluation of discoveries, equity negotiation, academic founders, venture from campus, standard terms, delayed investment, royalty, stake allocation, appraisal of biological material, scale-up evidence, microbial cultures, laboratory curiosities, monetary worth, demonstration plant, material transfer, plant breeding, improved seed, agricultural institute, disease-free cuttings, smallholder access, variety commercialisation, root vegetables, research collaboration, grant call, matchmaking of laboratories, european funding, small enterprise partner, proposal deadline, consortium building, biotech incubator, wet laboratory space, shared equipment, early-stage scientists, cold storage, facility access, bench leasing
My supervisor and I have a membrane that works. The university wants a third, the hospital wants a say, and the conference is in nine days.
Standard papers for founders leaving a lab: signed in weeks rather than a year.
officer here, 140 disclosures a yr, 2 of us, need triage + letters to companies that dont sound like spam
I was the fourth person asked to value a yeast strain nobody had grown outside one fridge. Since then I sit down with growers first and attorneys second.
Public institutes in Kenya and Ghana breed good cassava and never license it. A broker who pairs varieties with seed firms and collects the royalty.
Proposal workshop for small firms that want a university partner in a European consortium: we find the lab, write the budget and chase signatures.
Rented benches with fume hoods in an old brewery for scientists who have left the faculty and cannot afford the park.
I scout for a chemicals group and read two hundred campus summaries a month, all polished and useless. Show me the raw data and who else has seen it.
# teaching-labs
also: demonstrator, lab steward, workshop instructor, head of practicals, store keeper glassware, fume cupboard, bunsen, burette, pipette, titration, pendulum, air track, optical bench, spectrometer, breadboard, multimeter, signal generator, soldering station, lathe training, cnc trainer, welding booth, hydraulic bench, wind tunnel small, tensile tester, concrete cube lab, soil mechanics lab, survey instruments students, engine cut-away, refrigeration trainer, solar trainer, drone kit students, microcontroller board, patch leads, broken probe, blown fuse, missing manual, leaking bench, calibration sticker, risk assessment, safety goggles, lab coat, spill, old mercury, radioactive source, formalin, plastinated organs, body donation, prosection, skeleton model, manikin nursing, injection arm, birthing simulator, herbarium, greenhouse teaching, microscope slides, slide box, specimen jar, lab partner, group of eight, lab report, copied readings, viva practical, external examiner, practical exam, inspection visit, equipment list, quotation comparison, rate contract, installation certificate, praktikum, versuchsaufbau, paillasse, bancada didática, prácticas de laboratorio, deney seti, hands-on experiment, science kit for college, practice at home kit
plain: practical science instruction, hands-on science, experiments for undergraduates, apparatus for undergraduates, science apparatus, demonstration apparatus, practising on apparatus, workshops of technical colleges, technical college machinery, ninety students one machine, machinery circulating, lorry with machinery, shared apparatus colleges, postal experiment box, electronics box by mail, distant learners experiments, broken apparatus nigeria, apparatus without instructions, apparatus mending service, restoring antique apparatus, nursing practice dolls, practice dolls hire, inspection by nursing council, furnished practice chamber, artificial organs, dissection substitute, screen corpse, hydraulic apparatus export, assembly abroad apparatus, who used apparatus, usage record apparatus, wrapped unused apparatus, quality inspectors education, chemistry vessels, learning by doing science, campus science rooms, manufacture of didactic equipment, educational apparatus, laboratory technicians in education, technical and vocational institutions, instruments for demonstration, scientific equipment supply, practical training infrastructure, shared instrumentation, asset utilisation, equipment refurbishment, turnkey installation, usage accounting, distance practicals, accreditation visits, bunsen burner, test tubes, pendulum, wind tunnel, pulleys, circuits, frog, skeleton, plastic torso, lathe, goggles, only teacher touches, crowd around one bench, dusty crates, donated but broken, missing fuse, try it yourself, science room for students, learn with real machines, box with experiment, doll for nurses, roving apparatus, timetable across institutes, equipment pool, parcel of components, kitchen titration, circuit diagrams reconstructed, spare boards, injection arm, mannequins for visit day, council approval, export of rigs, crating and erection, swipe to use, hours per station, practical science education, experimental apparatus, hands-on engineering, demonstration equipment, retired technician, laboratory instruction, didactic devices, equipment pooling, inter-institution sharing, machining practice, workshop access, observation only, booking of machinery, theory-heavy graduates, home experiments, mailed apparatus, remote learners, electronics set, missing component, practical coursework, loaned instruments, refurbishment, obsolete apparatus, donated equipment idle, spare components, reverse-engineered schematic, service technician, simulation suite, nursing practice room, regulator's visit, medical dummies, shared clinical facility, rented compliance, faculty inspection, fluid mechanics, educational apparatus manufacturer, overseas delivery, commissioning, hydraulic demonstrator, leaking seal, remote engineer, utilisation log, equipment usage evidence, locked storeroom, unused instruments, technician roster, audit of facilities, attendance at stations, asset register
Second-year engineers at our polytechnic have one lathe for ninety people, and most graduate having only watched. Small desktop machines, shared among colleges by lorry.
Take-home electronics box for distance learners, returned by post after the term.
lab tech in lagos, all our trainers dead because no fuse n no manual, i can repair, how to make it a business for 30 colleges
The optics bench I learnt on was built in Jena in 1961 and still lines up. I restore such apparatus and sell it to departments that are tired of plastic.
Nursing colleges in Kerala need mannequins before the council visits. Rent a furnished skills room by the week, with an instructor who knows the checklist.
We build water-flow rigs in a shed in Ringwood and ship them flat; what we lack is someone abroad who can fit and mend them.
Bones, organs and a screen table for small medical schools that cannot keep bodies.
I sit on accreditation panels and see locked rooms full of wrapped kit. A log of which student touched which bench would tell me more than the invoice.
`,
});
