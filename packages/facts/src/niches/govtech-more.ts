import { readField } from './reading/read-field.ts';

export const govtechMore = readField('govtech', {
  niches: `
# reentry: prisons, probation and life after release
words: prison, prisons, jail, inmate, prisoner, parole, parole officer, probation, probation officer, ex-offender, returning citizen, reentry, halfway house, ankle monitor, electronic tag, court date reminder, bail, prison phone calls, prison tablet, commissary, prison education, prison workshop, second chance hiring, record expungement, criminal record, family visits in prison, community service hours, drug test check-in, youth offender, recidivism, gefängnis, jail visit booking, undertrial
job: get people through custody and supervision and keep them from coming back
buyer: heads of probation and prison services
user: probation officers and people on release
run: people on release and their families | judges and officers send people to the house that answers the phone and keeps its curfew log | beds left empty after a recall and day rates paid months late ruin a halfway house
rival US: Securus | inmate calls, tablets and monitoring | a fee per minute or message
rival US: ViaPath | prison phones and tablets | a fee per minute or message
rival: Unilink | custody and self-service software | a licence per prison
rival: BI Incorporated | ankle monitors and check-in by phone | a daily fee per person
rival US: Uptrust | court reminders and messages to clients | per agency a year
system: the offender case system | holds licence conditions, risk scores and contact notes
system: court calendars | set the next hearing and change it without telling the person
system: the monitoring vendor's map | shows zones, curfews and flat batteries
system: the prison account ledger | holds wages, canteen spending and money sent by the family
today: an officer with a caseload beyond any guideline rings old numbers and types contact notes after hours
cost: a missed check-in becomes a recall to a cell, and the job and the room are lost with it
pain: people walk out on a Friday with a plastic bag, no ID and no pharmacy open
pain: families pay dearly for each call and travel a day for a visit that is cancelled at the gate
pain: conditions from court, parole and the landlord contradict each other
channel: sheriffs and prison associations | a jail commander asks the neighbouring county what it uses
channel: public defenders | defenders see each missed hearing and push their county for reminders
channel: charities at the gate | charity workers hold the trust that officers lack
cycle: 20-70 weeks | a tender follows the budget year and a pilot in one prison wing
price: check-in and reminders for an agency | 500-4000 USD | agency a month
price: electronic monitoring | 3-15 USD | person a day
rule US: Martha Wright-Reed Act | the FCC may cap rates of voice and video calls from jails and prisons
rule EU: Law Enforcement Directive | criminal data need a legal basis, logs and a human behind risk scores
rule GB: Rehabilitation of Offenders Act | spent convictions need not be told to most employers
rule IN: Model Prisons Act | states are asked for digital records, parole rules and video visits
season: budgets close in summer, and releases and relapse both rise before the holidays
next: housing and job matching | treatment attendance | victim notification
fail: apps with constant location checks broke the phone plan and sent people back for a dead battery
fail: job platforms for people with records found that employers liked the idea and not the background check
lately: several states and cities made prison calls free, and vendors moved their fees to tablets
economics: 50-75 | 1-2 | 8000-40000 USD
ask: Who pays, the agency, the family or the person on the tag? | What happens in your system when a phone is dead for a night? | Which supervisor has agreed to drop a form because of you?
grade: low
# road-crews: street works, road markings and traffic control
words: traffic management, traffic control plan, road works, roadworks, street works permit, cone laying, lane closure, flagger, flag person, temporary traffic lights, road marking, line painting, road sign, guardrail, crash barrier, pothole patching, asphalt crew, tarmac gang, gully emptying, road sweeper, winter gritting, snow plough, street lighting crew, utility dig, trench reinstatement, detour sign, work zone, impact truck, lane rental, highway contractor, paving contractor, speed bump, cat's eyes
job: close a lane lawfully, do the work and open it on time
buyer: owners of traffic management firms
user: crew foremen and permit coordinators
run: utilities, councils and paving contractors | councils rehire the crew whose cones stood before the rush hour and were gone at the end | stolen cones, night wages and shifts cancelled for rain swallow a lane-closure rate
rival: Invarion | traffic control drawings | a yearly licence
rival GB: Causeway one.network | a map of street works and permit tools | a yearly licence
rival: Assignar | crew and plant scheduling for civil contractors | per firm a month
rival: Vialytics | road condition from a phone on the windscreen | per kilometre a year
rival US: HCSS | bids and crew diaries for heavy civil work | per user a year
system GB: Street Manager | takes each permit for works in English streets and charges overruns
system US: state work-zone data feeds | tell navigation maps which lane is shut
system: utility line locating services | mark cables before the breaker starts
system: the traffic plan drawing | shows cones, tapers and signs that an inspector measures
today: a coordinator draws cone plans from a library, files permits by portal and texts crews the change at dusk
cost: an overrun is charged by the day, and a missing taper stops the job or kills a flagger
pain: the permit says Tuesday and the gas crew comes on Wednesday
pain: drivers abuse and hit the crew, and the report is a line on a damp sheet
pain: lines are painted the day before the utility cuts the new surface open
channel: utility framework contractors | a water company's main contractor brings its cone firm to each job
channel: sign and cone hire depots | a crew fills its lorry at the depot each dawn
channel: highway trade associations | training bodies gather foremen for the yearly ticket
cycle: 6-24 weeks | the owner tries it with one gang before the summer season
price: planning and permit software | 100-600 USD | firm a month
price: a manned lane closure | 800-2500 USD | shift
rule US: MUTCD Part 6 | tapers, signs and flaggers in a work zone follow the federal manual
rule EU: Road Infrastructure Safety Directive | main roads need safety audits and inspections, and markings must be readable
rule GB: New Roads and Street Works Act | works need a permit, qualified supervisors and a lasting reinstatement
rule IN: IRC SP 55 | construction zones need signs, barriers and marshals in the contract
season: paving and painting run from spring to autumn, gritting fills winter nights, and budgets rush jobs in March
next: crew training tickets | dashcam evidence for insurers | asset surveys of signs and lines
fail: pothole-spotting apps mapped holes that the council already knew and had no money to fill
fail: smart cones were run over or stolen faster than they were paid off
lately: permit charges for overruns rose, and navigation apps began to want live closures
economics: 20-40 | 1-2 | 1000-5000 USD
ask: Who pays the overrun, your customer or the utility behind the job? | How many minutes before a closure does the crew get its final drawing? | Which depot or framework holder brings you the first gangs?
grade: low
`,
  facts: `
us-prisoners@bjs | People in American prisons | state and federal prisons held about # people | 1254200 | people | count | US | 2023 | Bureau of Justice Statistics, Prisoners in 2023 | medium | reentry
us-rearrest@bjs | Released Americans arrested again within a decade | # of people released from state prison were arrested again within a decade | 0.82 | share | share | US | 2021 | Bureau of Justice Statistics | medium | reentry
in-undertrial@ncrb | Indian prisoners who await trial | about # of Indian prisoners await trial | 0.75 | share | share | IN | 2022 | National Crime Records Bureau, Prison Statistics India | medium | reentry
us-work-zone-deaths@fhwa | Deaths in American work zones | # people died in work-zone crashes in the year | 891 | people | count | US | 2022 | FHWA and FARS | medium | road-crews
gb-overrun-charge@dft | Highest daily overrun charge on English streets | overruns on busy streets can cost up to # a day | 10000 | GBP | fee | GB | 2012 | Street Works charges regulations, Department for Transport | low | road-crews
gb-reinstatement-guarantee@sroh | Guarantee on British trench repairs | a utility guarantees its trench repair for # | 2 | years | limit | GB | 2020 | Specification for the Reinstatement of Openings in Highways | medium | road-crews
`,
  wordings: `
# reentry
also: lockup, penitentiary, correctional facility, remand, cell block, wing officer, warder, prison guard, chaplain, case manager, bail bond, bondsman, public defender, sheriff, released today, gate money, licence recall, technical violation, curfew, tagging, gps bracelet, breathalyser, urine test, sober home, hostel bed, approved premises, sex offender register, gang exit, mentor with record, felon, felony, rap sheet, clean slate, sealing records, job with a record, fair chance, prison bakery, sewing in prison, vocational certificate, prison library, letters to prison, photo prints for inmates, money order, canteen, visitor list, video visit, children of prisoners, juvenile home, borstal, diversion, restorative justice, victim letter, community payback, unpaid work, fine default, undertrial review, bewährungshelfer, haftentlassung, libertad condicional, egresso, prison ministry, recall, reoffend, relapse, discharge grant, birth certificate lost, no fixed address
plain: people behind bars, convicts, detainees, detention, serving a sentence, freshly freed, leaving custody, life after detention, former convicts, convicted persons at work, employers of former convicts, correctional service, penal institution, criminal justice, supervised freedom, conditional freedom, supervision appointment, missed appointment with supervisor, forgotten hearing, summons reminder, awaiting trial, held without verdict, relatives of detainees, seeing a detained parent, calling a detained parent, drug-free lodging, lodging after detention, alcohol-free shared house, monitoring bracelet, erased conviction, trade learned inside, baking behind bars, relapse into crime, reintegration, first days in freedom, custodial establishments, penitentiary, correctional institutions, offender management, rehabilitation of offenders, resettlement, pretrial services, remand, non-custodial measures, desistance, felons, lawbreakers, thieves who served time, ex-cons, locked up, cells, gatehouse release, bus ticket and bag, nowhere to sleep, homeless on discharge, relapse risk weekend, phone and identity papers, hearing notification, failure to appear, text before hearing, reporting to authorities, employer takes a chance, background check barrier, jobs despite past, abstinence lodging, recovery residence, curfew house, house rules tenants, urine screening, children visiting dad, visiting hours, glass partition, video call with dad, poor suspects locked up, no lawyer, overlong remand, statutory release eligibility, legal aid for accused, gps anklet, former inmates, offender rehabilitation, correctional supervision, recidivism, penal institutions, returning citizens, discharge preparation, immediate shelter, medication continuity, temporary lodging, crisis hours, identity papers missing, welfare gap, missed summons, accused persons, attendance prompts, arrest avoidance, pretrial supervision, transport assistance, second-chance employers, convicted jobseekers, surety insurance, curfew conflicts, labour placement, ex-convict apprentices, criminal background, abstinence residence, recovery lodging, substance relapse, community objections, drug testing, accredited halfway accommodation, bed availability, visitation scheduling, incarcerated relatives, telephone contact, transport for families, jail correspondence, separated children, visiting slots, unlawful detention, custody calculation, legal aid, overstayed detainees, bail entitlement, indigent prisoners, sentence computation
My brother came out on a Friday evening with a bus ticket and nobody to call. By Monday he had missed his appointment and was back inside.
Texts that tell defendants where to be tomorrow, which tram to take and whom to ring if the child is ill.
wanna hire guys w records 4 my moving crew in ohio but insurance n parole check ins mess up shifts, app to sync all that?
I taught bread baking behind walls for nine years. The men were good, and no bakery outside ever rang; I would like to open one that does.
Undertrials in Bihar wait longer than their sentence could be. Paralegals need a list that shows who is already entitled to be let out.
Sober house with eight beds, run by people who have done time, with nightly log for the officer and a van to work.
Mum in the nick: booking a visit for two kiddies takes days on hold, and the coach gets there after the gate shuts.
As a parole supervisor I sign off reports for ninety persons a month and read none. Show me who is slipping and who could be left alone.
# road-crews
also: cones, coning, barrels, arrow board, message sign, variable sign, stop-go board, lollipop man road, pilot car, crash cushion, attenuator, taper, buffer zone, hi-vis, spotter, line striping, thermoplastic, glass beads, paint machine, stencil arrow, zebra crossing, rumble strip, speed hump, bollard, kerb, kerbstone, manhole cover, ironwork, gully sucker, jet patcher, cold lay, hot box, roller, paver, planer, milling, sealing cracks, surface dressing, chippings, gritter, salt barn, brine, ploughing route, verge mowing, sign cleaning, lamp column, cable strike, dig safe, trial hole, backfill, core sample, reinstatement defect, section notice, noticing, overrun, lane rental charge, diversion, bus stop suspension, night shift, abuse from motorists, vehicle incursion, near miss, permit refused, umleitung, baustelle, obras na via, señalización vial, yol çizgi, bitumen drum, road gang
plain: repairs on public streets, street maintenance workers, highway maintenance workers, men in orange vests, orange vests, blocked carriageway, carriageway narrowed, redirecting vehicles, hand signals to drivers, closure plan for authorities, permission to dig up, digging up pavements, white stripes, painted arrows, playground stripes, parking stripes, holes filled with tar, thin tar, tar washed away, scattering salt, icy carriageways, snow clearance, alarm for workers, empty closure, nobody working behind barriers, jam through closures, rural carriageway quality, drilled sample of tar, drivers ignore barriers, asphalt contractors, overnight stripes, civil engineering gangs, public carriageway, highway maintenance activities, temporary traffic regulation, operation of road infrastructure, street works undertakers, occupational hazards carriageway, signalling operatives, stop-and-go man, lollipop board, cones and tape, flashing arrow, contraflow, diversion, tailback, motorists furious, speeding past workers, struck by lorry, lorry-mounted cushion, intrusion alert, high-visibility clothing, dawn muster, missing operatives, crew allocation, drawing of signs, layout to statute, chapter eight, thermoplastic, hopscotch, disabled bay, zebra crossing, reflective beads, bitumen thickness, coring sample, contractor cheats layer, rural lane acceptance, payment withheld asphalt, brine, rock salt lorry, frost forecast, black ice, salting itinerary, sweeping gutters, kerb, temporary signals, excavation refilled, highway maintenance, carriageway closures, lane occupation, municipal contractors, safe diversion, statutory authorisation, utility excavation, temporary signage plan, compliant layout, warning distances, traffic engineers, diagram generator, regulation drawing, stopped works, labour scheduling, traffic marshals, last-minute absence, standby workforce, early-morning call-out, substitute personnel, asphalting delays, workzone intrusion, vehicle incursion, wearable alarm, roadside labourers, collision prevention, impact cushion, distracted motorists, surface painting, disabled parking dimensions, nocturnal contractors, schoolyard games, adhesion failure, humidity, quality assurance of surfacing, rural lanes, core sampling, bituminous thickness, corrupt certification, rain damage, independent testers, winter service, de-icing, thermal mapping, sodium chloride, freezing bends, spreader dispatch, icy pavements
Half the jams in our city come from closures where no one is working. Photograph start and finish, prove it to the authority and free the street sooner.
Draw a compliant cone layout from a satellite picture in minutes.
run 6 crews doing flagging in atlanta, they text me at 4am who's sick, need roster n timesheet n pics in 1 place
A lorry went through our barrier and missed my mate by a hand. The log said nothing, since the pen had run out; I want a body alarm and a record.
Village contractors in Maharashtra lay thin bitumen before the monsoon and it washes off. Sell core tests and photos to the panchayat before it pays.
Mobile striping business for car parks, schools and warehouses: arrows, bays, hopscotch, wheelchair marks, done overnight and dry by seven.
Council sends the gritters by a sheet from the nineties; sensor posts and a sensible route would save salt and the odd broken hip.
I dig for a broadband company. Every borough wants other forms, and a single wrong postcode means the gang sits in the van all day.
`,
});
