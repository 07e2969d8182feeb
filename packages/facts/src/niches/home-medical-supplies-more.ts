import { readField } from './reading/read-field.ts';

export const homeMedicalSuppliesMore = readField('home-medical-supplies', {
  niches: `
# first-aid: first-aid kits, defibrillators and surgical shops
words: first aid kit, first aid box, first aid supplies, workplace first aid, first aid cabinet, refill first aid kit, defibrillator, aed, aed cabinet, aed inspection, eyewash station, burn kit, trauma kit, bleeding control kit, tourniquet, surgical shop, surgical store, surgical supplies shop, medical equipment shop, bp machine shop, nebuliser shop, bandages and dressings, gloves and masks supplier, plaster cast supplies, first aid training, cpr class, first aid course, verbandskasten, verbandbuch, trousse de secours, botiquín, desfibrilador, ilk yardım çantası, expedition medical kit, school nurse supplies, restocking van
job: have the right dressing and a charged defibrillator within reach on the bad day
buyer: safety officers and shop owners
user: first-aiders and restocking drivers
run: workshops, schools and families | workshops keep the supplier whose driver checks dates and leaves the cabinet full | expired stock, small drops by van and copied pads sold online eat the refill price
rival: Cintas First Aid | cabinets restocked by van | per visit plus what was used
rival: ZOLL | defibrillators with pads and service | a price per unit plus pads
rival: Philips HeartStart | home and office defibrillators | a price per unit plus pads
rival: St John Ambulance | kits and courses in many countries | per course or kit
rival IN: Romsons | disposables through surgical dealers | a price per box
system: AED registries | tell the dispatcher where the nearest unit hangs
system: expiry labels | govern pads, batteries and sterile dressings
system: accident books | record who took the plaster and why
today: a driver opens each cabinet, counts plasters and tapes a new date on the lid, and nobody looks at the defibrillator
cost: a unit beeps with a dead battery when a man lies on the gym floor
pain: plasters vanish by the week while the burn gel expires untouched
pain: pads fit one model only, and the maker has stopped making them
pain: the surgical shop near the hospital sells on credit to clinics that pay after the season
channel: occupational safety advisers | the adviser's report lists what is missing by the next visit
channel: first-aid trainers | pupils buy what lay on the trainer's table
channel: hospital-gate surgical shops | discharged families walk across the road with the doctor's slip
cycle: 1-12 weeks | a workshop orders after an inspection, a chain compares refill contracts
price: a cabinet on a van round | 30-120 USD | visit
price: a public defibrillator | 1000-2200 USD | unit
rule US: OSHA first aid standard | supplies and trained people must be near where no clinic is
rule EU: Medical Device Regulation | kits and pads need a CE mark, and importers register and keep traceability
rule GB: First-Aid Regulations | employers decide on kit and first-aiders from a written assessment
rule IN: Factories Act first-aid boxes | factories keep boxes and a trained person by number of workers
season: schools order before term, sites after winter, and travel kits sell before holidays
next: first-aid courses | eyewash checks | oxygen and stretchers
fail: connected defibrillators added a data plan that the village hall stopped paying
fail: subscription plaster boxes piled up unused in offices that went remote
lately: football clubs and schools put up defibrillators after collapses shown on live television
economics: 35-55 | 0.5-2 | 40-300 USD
ask: Who opens the cabinet, and how often is something out of date? | What share of income is refill rather than the first box? | Does the dispatcher know that the unit exists?
grade: low
# lens-labs: lens labs, frame makers and optical supplies
words: lens lab, optical lab, lens grinding, lens edging, edger, surfacing lab, freeform lenses, lens blanks, stock lenses, anti-reflective coating, lens coating, frame maker, eyewear manufacturer, acetate frames, titanium frames, custom eyewear, bespoke glasses, wooden glasses, safety glasses prescription, reading glasses wholesale, frame wholesaler, frame distributor, optical trade fair, ocularist, glass eye, contact lens manufacturer, scleral lens, low vision aids, magnifier maker, brillenmanufaktur, lunetier, oyonnax, cadore, óptica laboratorio, gözlük camı, danyang, spectacle maker, hinge screws, frame repair, lensometer
job: deliver finished pairs that fit the first time, a day before the rival lab
buyer: owners of optical labs
user: lab technicians and frame makers
run: opticians, chains and workplace safety buyers | opticians send jobs to the lab that catches a wrong axis before it is cut | remakes, express couriers and coating baths that go off eat the price of a pair
rival: EssilorLuxottica | lenses, frames and labs in one group | per lens by list
rival: Hoya Vision Care | lenses through its own labs | per lens by list
rival: ZEISS Vision Care | lenses and fitting devices | per lens by list
rival: GKB Ophthalmics | Indian lenses for export and labs | per lens by list
rival: Shamir | freeform designs licensed to labs | per lens or click fee
system: VisionWeb ordering | carries jobs from practice to lab with trace files
system: lab management software | calculates curves and follows each tray
system: frame tracers | send the shape that the edger cuts
today: a tray with a paper ticket runs past generator, polisher and coating bath, and a technician reads power by eye
cost: a chipped lens at the last bevel sends the tray back to the start while the wearer squints
pain: chains build their own labs and leave the independents with the odd prescriptions
pain: the trace from the shop is old, and the lens rattles in the rim
pain: small frame makers must order acetate a season ahead in colours that may not sell
channel: trade fairs such as MIDO | opticians order frames by hand and labs meet coating chemists
channel: buying groups of independents | a group lists a few labs and its members seldom look further
channel: sales reps with frame trays | the rep with the suitcase opens the optician's drawer
cycle: 2-26 weeks | an optician tries a lab with a few jobs, a chain audits and contracts
price: a finished varifocal pair from the lab | 40-180 USD | pair
price: a frame at wholesale | 15-120 USD | frame
rule US: FDA impact resistance rule | lenses must survive a dropped steel ball, and labs keep the records
rule EU: Medical Device Regulation | finished spectacles are custom devices with a statement by the maker
rule GB: Opticians Act sale rules | the lab makes, but only registered people may fit children and the blind
rule IN: Quality control on lenses | imports of lenses and frames meet BIS and customs checks
season: insurance allowances push orders in December, and sunglasses fill the labs in spring
next: in-shop edging | lens remakes by video measuring | repair of old frames
fail: printed frames looked fine on screens, and hinges broke in the first summer
fail: online labs undercut opticians and drowned in remakes for badly measured pupils
lately: lenses that slow children's short sight are the growth, and smart frames bring new parts to labs
economics: 25-45 | 0.5-2 | 150-1200 USD
ask: What is the remake rate, and who pays for it? | How many hours from order to courier on a freeform pair? | Which chain could take its jobs in-house tomorrow?
grade: low
`,
  facts: `
us-arrests-outside@aha | Cardiac arrests outside American hospitals in a year | more than # people a year have a cardiac arrest outside hospital | 350000 | people | count | US | 2023 | American Heart Association | medium | first-aid
survival-minute@aha | Survival lost with each minute without a shock | the chance to survive falls by up to # with each minute without a shock | 0.1 | share | estimate | global | 2020 | American Heart Association | medium | first-aid
in-first-aid-workers@factories-act | Workers per first-aid box in Indian factories | a factory keeps at least one first-aid box for every # workers | 150 | workers | limit | IN | 1948 | Factories Act 1948, section 45 | medium | first-aid
us-lens-impact@fda | The drop-ball test for lenses | American spectacle lenses must withstand a steel ball dropped from above the lens | - | - | statement | US | 1972 | 21 CFR 801.410 | medium | lens-labs
short-sight-forecast@holden | People with short sight by mid-century | # of the world's people may be short-sighted by mid-century | 0.5 | share | forecast | global | 2016 | Holden et al., Ophthalmology | medium | lens-labs
essilor-revenue@essilorluxottica | Yearly sales of the largest lens and frame maker | EssilorLuxottica sold for about # in a year | 26500000000 | EUR/year | spend | global | 2024 | EssilorLuxottica annual results | medium | lens-labs
us-lab-tech-pay@bls | Median pay of ophthalmic lab technicians | an ophthalmic laboratory technician earns a median of about # a year | 38000 | USD/year | wage | US | 2023 | BLS OEWS | low | lens-labs
`,
  wordings: `
# first-aid
also: first-aider, safety rep, fire warden, school secretary, site foreman, gym manager, village hall, parish cabinet, phone box defib, heart attack at football, cardiac arrest, resuscitation, pads, battery beep, child pads, rescue ready, green cross, plaster, sticking plaster, band-aid, gauze, crepe bandage, triangular bandage, sterile eye wash, saline pods, antiseptic wipes, foil blanket, ice pack, splint, cervical collar, stretcher, oxygen cylinder, crutches, walker frame, hot water bag, glucometer counter, thermometer, pulse oximeter, syringe, cannula, cotton roll, crepe, adhesive tape, surgical gloves box, catheter shop, adult diaper counter, hospital gate shop, chemist row, dealer credit, expired dressing, empty kit, wrong pads, stolen defib, vandalised cabinet, accident report, workplace injury, kitchen burn, blue plasters, chainsaw cut, snake bite kit, hiker's kit, boat kit, car kit, bike medics, festival medic, manikin, dummy for cpr, refresher course, certificate card, ersthelfer, erste hilfe kurs, secouriste, primeros auxilios, primeiros socorros, acil çanta, medical box, help until ambulance
plain: emergency help boxes, emergency cupboards, help until doctors arrive, lay rescuers, lay rescue, rescue lessons, heart shock device, shock device, device reviving hearts, heart stops, reviving people, wall boxes for emergencies, locked emergency box, map of devices, device readiness, flat device batteries, refilling rounds, expired contents, outdated contents, wound material, small injuries at work, cut hands, employers' duty, occupational accidents, immigrant kitchens, lessons in turkish, remote mines, wilderness camps, injury bags, drivers trained, medical goods merchant, merchant near hospital, goods on trust, physicians' debts, wedding standby, sports events, occupational health supplies, medical goods retail, emergency preparedness, resuscitation devices, readiness inspection, workplace welfare regulation, lifesaving instruction, safety consumables, sticking plasters, bandage, antiseptic, scissors, tweezers, burns gel, green cross box, red cross cupboard, bleeding worker, cut finger, scalded cook, choking, cardiac arrest, collapsed at gym, kiss of life, chest compressions, dummy torso, pads expired, battery flat, shock box on wall, phone booth device, village hall device, guardian volunteers, marathon, festival, rent for weekend, restock visit, van driver refills, use-by dates, bangladeshi cooks, spanish-speaking kitchen, lesson in own tongue, oil rig, mining camp, expedition doctor, haemorrhage pouch, crutches and thermometers, clinics pay later, pharmacy-like counter, emergency provisions, wound care, resuscitation equipment, workplace injuries, medical consumables retail, lifesaving apparatus, rescue readiness, replenishment service, cabinet inspection, catering injuries, detectable dressings, restocking visits, compliance of employers, cardiac devices, public access, electrode replacement, remote status monitoring, battery depletion, unlocked enclosure, short-term lease, sporting gatherings, race stewards, cardiac arrest coverage, festival medics, portable shock device, multilingual training, immigrant cooks, scald treatment, vernacular courses, folk remedies, kitchen safety, practical drills, expedition medicine, haemorrhage control, heat-resistant packing, venom emergencies, bush lodges, evacuation delay, wilderness pouch, medical retail, trade credit, private hospitals, disposable supplies, outstanding balances, procurement ledger, seasonal settlement, syringes
The box in our kitchen had blue plasters and a bandage from 2009 when the cook cut his hand. A van that checks, refills and leaves a photo.
Rent a heart-shocker for your wedding, marathon or building site.
surgical shop opp district hospital nagpur, 900 items, half on credit to nursing homes, need stock n udhaar in one place
My brother fell on the five-a-side pitch and the yellow case on the wall was locked. I spent the next year mapping every case in the county.
Remote mines and safari camps in Zambia: made-up trauma bags, a yearly swap of what expired and a course for the drivers.
Weekend classes in Turkish and Arabic for kebab shops and garages, with the cupboard sold and filled by the same teacher.
Grandad's got a dicky ticker and we live forty minutes from the ambulance. What should be in the hall cupboard, and who keeps it working?
I inspect workplaces for an insurer, and empty cabinets are the finding I type most. A tag that shows date and contents would end the argument.
# lens-labs
also: glazing lab, prescription lab, rx lab, tray ticket, job tray, generator machine, polishing pad, blocking alloy, bevel, groove, drill mount, rimless, nylor, bridge, temple, nose pad, hinge, acetate sheet, tumbling drum, laser engraving, frame trace, pupil distance, fitting height, axis, prism, cylinder, base curve, semi-finished blank, polycarbonate, high index, tint bath, mirror coat, hard coat, vacuum chamber, blue filter, photochromic, polarised, progressive design, varifocal, bifocal, myopia lenses for children, welding shield insert, diving mask lenses, ski goggle insert, shooting glasses, swim goggles prescription, vr lens insert, smart glasses lenses, artificial eye painter, prosthetic eye, hand-painted iris, telescope spectacles, magnifying visor, lens meter, chipped edge, crazed coating, delamination, wrong axis, remake, warranty scratch, courier tray, sample case, frame rep, designer licence, deadstock frames, vintage frames, horn frames, brillenglas, einschleifen, verre progressif, monture, montura, cristales, armação, gözlük çerçevesi, chashma frame, glasses factory, make glasses, spectacles repair
plain: workshop for corrective glass, grinding corrective glass, glass grinders, ground glass, corrective glass producers, optics workshop, optics production, supplier to eye shops, commissions from merchants, overnight production, multi-distance glass, contour measurement, ill-fitting glass, redone orders, figures on redone orders, artificial eyeballs, painted eyeballs, craftsman of eyeballs, matching the other eye, bespoke face furniture, broader noses, local assembly, surface treatment shared, corrective inserts, firefighters' masks, divers' masks, gamers' headsets, rapid mending at stations, broken rims soldered, tiny screws, handmade rims, visual aids production, craft of optics, manufacture of optical instruments, ophthalmic goods, prescription workshop, contract finishing, eyewear manufacture, spectacle components, precision polishing, wholesale of ophthalmic goods, technicians, semi-finished discs, plastic discs, polishing pads, bifocals, progressives, coating chamber, scratch resistant, tinting, rim shape tracing, template, doesn't fit rim, breakage remake, next-day courier, independent shops' supplier, horn, wood, buffalo, 3d-printed rims, nose bridge, asian fit, african faces, low bridge, iris painting, lost an eye, artificial globe, socket impression, acrylic shell, welding mask, diving goggles, swimming goggles, ski goggles, virtual reality insert, gas mask insert, snapped hinge, lost screw, while-you-wait, laser solder, temple arm, ophthalmic manufacturing, spectacle production, optical grinding, eyewear components, prescription glazing, trade laboratory, remakes, freeform generation, multifocals, independent dispensers, overnight turnaround, rural eyecare, chain competition, varifocal, rim scanning, edging, shape data, loose glazing, edge profile, remote tracing, chipped glass, artificial eyes, ocularist, iris artistry, facial disfigurement, anaplastology, lifelike colouring, orbital moulding, inclusive fit, facial anthropometry, low nasal bridge, asian faces, custom eyewear, size range, wider temples, protective goggles, prescription adaptors, respirator wearers, scuba optics, virtual reality, condensation, rescue workers, spectacle repair, soldering, hinge replacement, emergency mending, stranded motorists, titanium laser joint
Opticians in small towns wait nine days for varifocals because the chain's plant serves its own shops first. A regional workshop with overnight couriers.
Horn and acetate frames cut to one person's face in a Naples backroom.
edging machine 2nd hand 8k, i do lenses for 5 shops in nairobi, want coating too but bath is expensive, any shared option
I learnt to paint irises from the last man in Lauscha who blew glass eyes. Families travel a day for a match, and I cannot answer the letters.
Danyang ships millions of plain pairs; I want a small brand for African faces, wider bridges, local assembly in Accra and spare hinges in every shop.
Prescription inserts for firefighters' masks, divers and headset gamers, traced by post and cut in a week.
My specs snapped on holiday. Somebody should solder bridges while you wait, at the station, with a drawer full of odd screws.
As a buyer for forty independent practices I see remake figures of each supplier, and nobody publishes them. Benchmarks would move orders overnight.
`,
});
