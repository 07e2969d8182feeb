import { readField } from './reading/read-field.ts';

export const dentalClinicSoftwareMore = readField('dental-clinic-software', {
  niches: `
# aligners: orthodontists, braces and clear aligners
words: orthodontist, orthodontic practice, braces, clear aligners, invisible braces, aligner startup, teeth straightening, retainer, lost retainer, in-house aligners, aligner printing, 3d printed aligners, orthodontic monitoring, braces for teens, bracket, archwire, bite scan, treatment planning for aligners, aligner lab, kieferorthopäde, ortho payment plan, crooked teeth, retainer subscription, night guard by post, orthodontic treatment coordinator, malocclusion, remote orthodontics
job: move teeth as planned with fewer chair visits
buyer: orthodontists with their own practice
user: treatment coordinators
run: teenagers, parents and adult patients | parents choose the orthodontist who explains the bite, splits the fee and sees a broken bracket this week | aligner lab fees, refinements done for free, missed visits and adverts for consults eat the case fee
rival: Align Technology (Invisalign) | clear aligners planned and printed abroad | a lab fee per case
rival: OrthoFX | aligners with more elastic material | a lab fee per case
rival: DentalMonitoring | checks by phone photos between visits | per patient
rival: LightForce | printed custom brackets | a lab fee per case
rival IN: toothsi | aligners with home scans in Indian cities | a package price per case
system: iTero | scans the bite and sends it first to its own maker
system: Dolphin | holds tracings, photos and the treatment plan
system: uLab | lets a practice plan and print aligners itself
system US: OrthoFi | splits the fee into payments and checks cover
today: the coordinator shows a simulated smile, hands over a folder with prices and rings undecided parents for weeks
cost: refinements run past the planned end, and the fee was agreed on the first day
pain: the teenager wore the elastics in the car park before the visit
pain: the simulated teeth arrive on the screen and not in the mouth
pain: referring dentists now sell aligners themselves and send the hard cases
channel: general dentists who refer | a dentist sends children to whoever returns them on time and praises the referral
channel: orthodontic study clubs | orthodontists copy the workflow of a colleague with more starts
channel: schools and sports clubs | a mother asks on the touchline who did the neighbour's braces
cycle: 3-24 weeks | an owner tests on a few cases, a group's clinical board decides
price: clear aligner treatment | 2500-7000 USD | case
price: remote monitoring | 8-25 USD | patient a month
rule US: State dental practice acts | boards ask for an exam or records by a licensed dentist before aligners
rule EU: Medical Device Regulation | an aligner is a custom device with a prescription and a statement
rule GB: GDC guidance on direct aligners | a dentist must examine the mouth in person before prescribing
rule IN: Dentists Act | only a registered dentist may plan and take on the case
season: starts peak before the school year and in the new year, and tax refunds pay deposits
next: retainers by subscription | whitening | sleep and jaw splints
fail: SmileDirectClub sold aligners by post, met dentists and debts, and shut down in a night
fail: cheap aligner brands had nobody to call when the bite stayed open
lately: direct-print resins and own planning software let small practices make aligners in the back room
economics: 40-60 | 1-3 | 150-900 USD
ask: How many refinements does the average case need? | Who is the treating dentist in the patient's file? | What happens to a case if the aligner maker stops?
grade: low
# mobile-dentistry: dental vans, school and care-home dentistry
words: mobile dentist, dental van, mobile dental clinic, school dentist, school dental programme, care home dentist, dental camp, village dentistry, dental bus, fluoride varnish at school, home dental visit, dental outreach, portable dental chair, teledentistry for schools, community dentist, dentures at home, denturist, dental therapist, dentist for the elderly, charity dental clinic, sealants for children, rural dentist, prison dentist, corporate dental day, dental hygienist on wheels, toothache camp
job: bring the chair to people who never come to it
buyer: programme leads of community dentistry
user: dental therapists and hygienists
run: schools, care homes and villages | matrons and heads rebook the team that leaves a clean room, a clear list and calm children | vehicle repairs, consent slips that never return, low public fees and driving time eat the visit
rival US: Big Smiles | dentistry in American schools | billed to public insurance
rival US: HealthDrive | dental and eye care in nursing homes | billed to insurance or the resident
rival: Henry Schein Cares | kits and funding for outreach | donations and trade prices
rival GB: Dentaid | mobile units run by a British charity | grants and day fees
rival IN: Clove Dental | camps that lead to its clinics | per treatment
system: paper consent forms | decide which child may be treated that morning
system: MouthWatch | takes pictures in a classroom for a dentist elsewhere
system US: Medicaid dental portals | say whether the child was seen elsewhere this year
system: portable X-ray units | need a licence, a badge and a charged battery
today: a hygienist unfolds a chair in the school library, reads consent slips and writes findings in duplicate
cost: decay found in the library is never filled, because the parent cannot take a day off
pain: the slip comes back unsigned and the child sits on the mat with a hole in the tooth
pain: the care home has no list of who wears which denture
pain: water, power and suction stop when the van battery does
channel: school nurses | a nurse sees the swollen cheeks and keeps the list
channel: care home managers | inspectors ask the manager for oral care plans
channel: company welfare and village councils | a works manager or headman announces the day and gathers people
cycle: 6-40 weeks | a school needs the board's leave, a care group tries a few homes
price: an outreach day with team | 600-2500 USD | day
price: software for outreach teams | 80-250 USD | van a month
rule US: State public-health hygienist laws | some states let hygienists seal teeth in schools without a dentist present
rule EU: National dental act and device rules | mobile units need a registered practice, sterilising and radiation papers
rule GB: CQC registration | each provider registers and is inspected, van or not
rule IN: Clinical Establishments Act | camps need registered dentists and records, and waste goes to a licensed handler
season: school terms set the route, summer is for repairs, and winter closes mountain roads
next: denture marking | vision and hearing checks | training of carers
fail: start-ups with luxury vans for offices found that staff used them once a year
fail: camps counted mouths looked at and not teeth saved, and donors moved on
lately: therapists and hygienists gained the right to open treatment alone in several places
economics: 20-40 | 1-4 | 200-2000 USD
ask: What share of consent slips comes back? | Who fills the tooth that the van found? | How many minutes of driving stand behind an hour of treatment?
grade: low
# foot-care: podiatrists, chiropodists and foot-care visits
words: podiatrist, podiatry clinic, chiropodist, foot care, foot clinic, ingrown toenail, diabetic foot, diabetic foot check, corn removal, callus, nail cutting for elderly, foot care nurse, medical pedicure, podologe, fußpflege, orthotic insoles, insoles, heel pain, verruca, foot scan, mobile foot care, toenail fungus laser, foot ulcer, offloading shoe, gait analysis, foot health practitioner, pedicurist medical, plantar fasciitis
job: keep feet walking and find the ulcer before the surgeon does
buyer: podiatry clinic owners
user: podiatrists and foot-care nurses
run: older people, diabetics and runners | patients return to whoever takes the pain out without blood and can see them before the walk | sterile packs, home visits across town, insurer tariffs and missed appointments eat the treatment fee
rival: Cliniko | diaries and notes for small clinics | per practitioner a month
rival: Jane | bookings, charts and billing for clinics | per practitioner a month
rival EU: Theorg | practice software for German foot and therapy clinics | per practice a month
rival: Podimetrics | a mat that warns of diabetic ulcers at home | per patient a month
rival: iOrthotics | digital orders for custom insoles | per pair
system: insole labs | take a foam box or scan and post the pair back
system: instrument washers and autoclaves | set how many sterile packs a day can be opened
system GB: SystmOne | holds the diabetic foot check that the surgery must code
system DE: the Heilmittel prescription | must be filled to the letter or the insurer pays nothing
today: a podiatrist kneels at a low chair, files nails between phone calls and posts insole boxes on Friday
cost: a neglected blister on a numb foot turns into a hospital bed and a lost toe
pain: the home visit takes as long to park as to treat
pain: the insole lab made the left foot again
pain: the insurer sends the prescription back for a missing cross
channel: diabetes nurses | the nurse tests the toes with a thread and names a clinic
channel: running shops | the shop sends runners with heel pain and sells the shoe after
channel: day centres and care homes | a day centre books a monthly foot morning for a row of members
cycle: 2-16 weeks | a solo owner decides after a trial month
price: a foot-care visit | 30-90 USD | visit
price: custom insoles | 150-500 USD | pair
rule US: Medicare routine foot care | basic nail care is paid only with a listed illness and a doctor's date
rule EU: National podology laws | titles and treatments differ by state, and insoles are custom medical devices
rule GB: HCPC registration | podiatrist and chiropodist are protected titles
rule IN: Clinical Establishments Act | foot clinics run under a doctor's name, since podiatry has no council
season: sandals fill the diary from May, and winter brings chilblains and fewer visits
next: diabetic shoes | compression stockings | falls checks
fail: insole apps printed pairs from phone photos and paid back most of them
fail: pedicure chains with a medical name met health inspectors and left
lately: cheap pressure mats and phone cameras watch diabetic feet, and some payers fund them
economics: 45-65 | 1-3 | 30-250 USD
ask: What share of patients comes back on the date in the plan? | Who reads the warning from the mat at the weekend? | Which payer covers a diabetic foot check here?
grade: low
`,
  facts: `
us-smiledirect@smiledirect | End of the largest aligner firm by post | SmileDirectClub shut down and told customers that treatment had ended | - | - | statement | US | 2023 | SmileDirectClub notice to customers | medium | aligners
align-revenue@align | Yearly revenue of the maker of Invisalign | Align Technology took in about # in the year | 4000000000 | USD | spend | global | 2024 | Align Technology annual report | medium | aligners
gb-free-braces-age@nhs | Age below which braces are free in England | children under # get braces free of charge where there is a clear health need | 18 | years | limit | GB | 2024 | NHS | medium | aligners
oral-disease@who | People with oral disease in the world | about # people live with an oral disease | 3500000000 | people | estimate | global | 2022 | WHO Global Oral Health Status Report | medium | mobile-dentistry
us-sealant-decay@cdc | Decay in back teeth prevented by sealants | sealants prevent # of decay in back teeth over the first years | 0.8 | share | share | US | 2016 | Centers for Disease Control and Prevention | medium | mobile-dentistry
gb-child-decay@ohid | English school starters with tooth decay | # of English children starting school had visible tooth decay | 0.224 | share | share | GB | 2024 | Office for Health Improvement and Disparities | medium | mobile-dentistry
us-podiatrist-pay@bls | Median pay of podiatrists | the median podiatrist earned # a year | 141650 | USD/year | wage | US | 2023 | BLS, Occupational Outlook Handbook | medium | foot-care
diabetes-adults@idf | Adults with diabetes in the world | about # adults live with diabetes | 537000000 | adults | estimate | global | 2021 | International Diabetes Federation Atlas | medium | foot-care
diabetes-adults-in@icmr | People with diabetes in India | about # people in India live with diabetes | 101000000 | people | estimate | IN | 2023 | ICMR-INDIAB study, Lancet Diabetes and Endocrinology | medium | foot-care
`,
  wordings: `
# aligners
also: train tracks, metal mouth, brace face, overbite, underbite, crossbite, gap between teeth, crowding, jaw expander, headgear, elastics, rubber bands, ligature, bonding bracket, debond, broken bracket, poking wire, tray, attachment bumps, tooth buttons, chewies, aligner case, refinement, mid-course correction, staging, tooth movement simulation, ipr strips, impression, putty, intraoral scanner, printed models, thermoforming, suction former, resin, trimming, polishing, retainer check, fixed wire behind teeth, relapse, wear time, compliance, teen patient, adult patient, case fee, down payment, monthly plan, family discount, no-cost consult, phantom smile preview, referral letter, orthodontic assistant, ortho nurse, zahnspange, schiene, appareil dentaire, aparatologia, ortodonti, telli, ortodoncista, aparelho, teeth crooked again, dog ate retainer, lost aligner, bite does not close, refund fight, mail-order teeth, straighten, align, tighten, scan, bond, straight teeth, nice smile, fix my gap
plain: tooth correction, correcting bite, jaw correction specialists, transparent splints, invisible orthopaedics, plastic shells for bite, corrective shells, metal apparatus mouth, adolescents with apparatus, wearing at night, splint mislaid, splint reproduced, saved mouth scan, pricking metal weekend, weekend mouth help, planning overnight abroad, movement steps planned, printing shells in practice, shells made on premises, boxer's gumshield, rugby mouth protection, protection against grinding, instalments for correction, credit for smile, undecided families, hesitant purchasers, teeth drifted back, uneven bite, dentofacial specialists, smile correction, correction specialist's helper, correction abroad drafted, pain from apparatus, cosmetic bite, specialist dental practice, orthodontia, dentofacial orthopaedics, custom medical appliances, oral appliances, consumer instalment lending, remote treatment oversight, in-office manufacture, offshore digital planning, adolescent oral care, retention programmes, teenagers, schoolgirl grin, overbite, underbite, buck teeth, gap between teeth, jaw, gums, smile, wires on teeth, metal in mouth, see-through caps, teeth not straight, making teeth straight, plastic thing for teeth, sore cheek, wax for wire, emergency on saturday, snapped wire photo, loose brace advice, archived mouth model, reprint lost splint, replacement next day, dog ate it, resin printer surgery, thermoforming, trays made downstairs, technicians in asia plan, overnight set-up, simulation returned morning, monthly instalments parents, staged payment, divorced parents split, hockey guard, clenching, gnashing at night, snoring splint, jaw muscle ache, tooth straightening, crooked smiles, jaw correction, teenagers' appliances, malocclusion, bite correction, treatment compliance, emergency advice, broken appliance, mouth sore, weekend helpline, photo guidance, adolescents, self-help wax, archive of mouth, lost appliance, replacement order, relapse, nightguard, digital mould, reprint, in-house manufacturing, 3d printers, resin, production cost, plastic shells, distortion, treatment planning service, remote technicians, overseas designers, digital setup, root position, supervision, outsourced planning, instalments, patient loans, parents' budget, monthly payment, affordability, down payment, conversion of consultations, mouth protection, athletes, bruxism, custom fit, contact sports, club scanning day, gumshield
My daughter's wire pokes on a Saturday, the practice is shut, and the school trip starts on Monday. A picture, a nurse on call, and a clip that helps until then.
Keep the scan, reprint the retainer in two days.
dentist in pune, wanna print trays in my own clinic, software too costly, lab takes 3 wks, help w planning per case fee
I wore my splint for a year, went to university, lost it in a canteen, and my teeth walked back. At thirty I paid for everything again.
Dental students in Medellín and Manila draw up staged movements overnight for clinics in Europe; an orthodontist on each side signs.
A bench with two printers and a former behind a high-street shop: guards for rugby, splints for grinders, trays for dentists, all by courier.
Braces cost a bomb. Split it over three years, tell me the real end date, and no nagging lass with a folder.
I'm a treatment coordinator: of ten families who nod in my room, four never ring back. I'd love to know which need a price, and which a night's sleep.
# mobile-dentistry
also: folding chair, suction unit, compressor, generator, headlamp, mirror and probe, toothbrush handout, brushing lesson, varnish brush, sealant, silver diamine, hand filling, art filling, extraction day, emergency tooth, school hall, library corner, permission slip, parent form, swollen cheek, missed school day, milk teeth, sugar drinks, tooth fairy, denture name tag, loose denture, lost denture, dry mouth, bedside brushing, carer training, oral care plan, resident, matron, activity room, village headman, panchayat hall, mission clinic, refugee camp clinic, tea garden workers, factory dispensary, fishing village, island visit, truck conversion, van licence, ramp, water tank, grey water, autoclave in van, referral card, follow-up visit, public health dentist, dental nurse, tooth puller, street dentist, quack dentist, zahnmobil, bus dentaire, dentista móvil, diş taraması, danta chikitsa, dental shivir, barefoot dentist, remove a tooth, screen, seal, drive, visit, teeth check at school, nobody brings gran to the dentist, dentist comes to us
plain: tooth treatment on wheels, travelling tooth doctor, tooth doctor in lorry, rolling surgery, boat tooth surgery, river boat surgery, kids' mouths at school, classroom tooth painting, painting kids' molars, aged people's mouths, retirement homes mouths, bedside mouth inspection, unnamed prostheses, prostheses mixed up, prostheses labelled, poor regions tooth care, plantation workers' jaws, remote hamlets tooth care, no practice for miles, converted emergency vehicle, hire of rolling surgery, driver included hire, parents' signature missing, signed forms from parents, state insurance school treatment, oral hygiene helper alone, charity tooth care, foldable treatment seat, water on board, tooth care deserts, underserved people's mouths, molar protection coat, distant diagnosis by photo, indigenous villages tooth care, community dental services, domiciliary dentistry, public oral health, outreach programmes, school health service, stomatology, itinerant practitioners, mobile units leasing, underserved populations, preventive programmes, long-term care residents, public insurance reimbursement, tooth truck, travelling chair, dentists on road, pupils, schoolchildren, grandparents, inmates, villagers, toothache, rotten teeth, drill in a bus, bus for teeth, tooth doctor comes, kids open mouth, false teeth lost, old people's teeth, permission forms, unsigned letters, digital consent parents, reminder to mothers, engraved name plates, initials in acrylic, swapped false teeth, generator failed, vacuum pump repair, grey tank, compressor on board, discovered holes untreated, referral completion, second visit for fillings, screening without treatment, billing poor children, state claim codes, school-based treatment payment, ambulance conversion, rented van weekly, equipped vehicle lease, seat bolted, oral health outreach, travelling clinic, schoolchildren's teeth, elderly residents, underserved, bus clinic, caries prevention, parental permission, electronic signature, unsigned papers, school secretary, translated forms, reminders to parents, excluded pupils, prosthesis identification, nursing residents, lost false teeth, engraving, malnutrition, marking kit, mouth hygiene, vehicle equipment, portable unit, wastewater, power supply, drill air, engineers, mobile treatment room, treatment after screening, untreated cavities, referral pathway, silver fluoride, follow-through, oral survey, cavity care, public insurance, reimbursement rejection, provider enrolment, school billing, place-of-service, low-income children, claims specialist, vehicle rental, charity campaigns, shared clinic vehicle, damage deposit, converted truck, volunteer dentists, logistics of outreach
Grandad stopped eating, and for three weeks nobody looked in his mouth. The plate had cracked. Someone should come round with a lamp every quarter and check each room.
Paint children's teeth in the classroom, and send the picture to a dentist at night.
hygienist in new mexico, can now work w/o dentist on site, want van 4 pueblos n ranch schools, how bill medicaid n get slips back
On a plantation in Assam I saw a queue of two hundred with cloths round their jaws. We pulled until dusk. Next year the same children came, with the next tooth.
Boats on the Sundarbans and the Amazon with a chair, a solar fridge and a dental nurse who speaks the language, round each landing every ten weeks.
We convert old ambulances: chair, compressor, tank, steps, shelf for toys, and hire them to charities and insurers by the week, driver included.
The kids' gnashers are in a state, and there's no dentist taking folk for forty miles. Park something by the leisure centre twice a month.
I manage nine care homes. The inspector asks when each lady last saw a dentist, and I've a drawer of pink slips and a box of teeth without names.
# foot-care
also: bunion, hammertoe, athlete's foot, cracked heels, hard skin, thick nails, black toenail, blister, chilblain, flat feet, high arch, heel spur, numb toes, tingling feet, monofilament, tuning fork, pulse check foot, wound dressing, pressure sore heel, charcot foot, toe amputation, scalpel, nippers, burr drill, file, footrest, foot bath, antifungal, nail brace, nail surgery, phenol, padding, felt, foam box cast, pressure plate, treadmill video, insole blank, milled insole, rocker sole, wide shoes, diabetic socks, sterile pack, couch, low stool, dust extractor, care home round, home visit bag, parking permit, foot morning, bending down hard, cannot reach my toes, shaky hands, runner's heel, hiker, waitress feet, nurse on her feet, ballet feet, barefoot farmer, leprosy foot, sugar patient, insurer form, referral from gp, orthopaedic shoemaker, pedicura médica, podologue, ayak bakımı, pédicure médicale, footplejer, chiropody, trim, file, offload, debride, cut toenails, sore feet, feet hurt, my feet are killing me
plain: care of toes, toe specialists, toe nail help elders, elders cannot bend, pensioners' nails clipped, house calls nails, nurse with bag nails, lower limb wounds, sore on sole, sole warmth sensor, warmth sensing mat, sugar disease soles, sugar disease complications, amputation avoided, sole photographs weekly, carved shoe inlays, shoe inlays overnight, inlays from scan, inlay reimbursement, insurers refuse inlays, rubber sandals made locally, sandals for numb soles, tropical numbness disease, cobbler and hospital, market stall for soles, walk-in sole bench, skin thickening removed, painful walking, standing professions pain, limping pensioners, referrals lost diabetics, nurse to hospital handover, shoe technicians, lower extremities, podiatric services, chiropody, allied health practitioners, diabetic limb preservation, custom footwear devices, domiciliary nail care, orthopaedic shoemakers, durable medical equipment, prevention of amputation, remote temperature monitoring, leprosy control, wound pathway, feet, toes, toenails, heel, bunion, corns, warts, blisters, arches, ankle, soles, sandals, slippers, sock, thick nails, cannot reach toes, granny's feet, cutting toenails, sore feet, black toe, numb feet, shoes that hurt, visiting clippers, home rounds with file, housebound nails, infrared mat, inflamed spot alarm, thermometer socks, wound prevented, foam block milled, inserts by morning, prescription inserts, arch support, reimbursement paperwork inserts, prior authorisation, microcellular rubber, anaesthetic feet, village cobbler, hansen's disease, hospital transfer, district nurse handoff, vascular surgeon, gangrene, lower limb, diabetic wound, amputation prevention, sole, nail trimming, elderly mobility, domiciliary, pensioners, ingrown, carers, home appointments, route planning, temperature sensing, smart socks, neuropathy, pressure points, early inflammation, thermal mat, daily scan, custom shoe inserts, 3d printed, gait, running injuries, laboratory turnaround, foam impression, left-right error, reimbursement, prior approval, medical footwear, missing documents, health fund, orthopaedic shoemaker, claim rejected, protective shoes, disability, tropical disease, rural cobblers, nerve damage, plantation labourers, referral, hospital handover, vascular, district nurses, tissue death, photo record, limb salvage
Mum can't bend down any more, and her nails cut into the next toe. She won't ask a stranger in a salon. A kind nurse with a bag, every sixth week, same face.
Bathroom scale that feels a hot spot before the skin breaks.
sugar patients in chennai walk barefoot n find wound by smell, want cheap foot camp + sandal + photo check each week
I was a waitress for twenty years. The man who cut my corns knew more about the town than the priest; when he retired, four hundred people limped.
Rice farmers in Isan and cane cutters in Alagoas: soft rubber sandals cut on the spot by the leprosy hospital's cobbler, with a picture of the sole each month.
Insole mill in a garage: clinics send a scan at noon, we carve overnight, pair in the post, remake free if it pinches.
Dodgy plates of meat? Walk-in bench at the market: trim, file, a look at that toe, a tenner, and a nudge to the doctor if it's nasty.
As a diabetes nurse I tick foot checked for thirty people a clinic. I've no idea who then went, who waited, and who is now on the ward.
`,
});
