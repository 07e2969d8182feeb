import { readField } from './reading/read-field.ts';

export const legaltechMore = readField('legaltech', {
  niches: `
# community-paralegals: legal aid clinics and community paralegals
words: legal aid, legal aid clinic, community paralegal, barefoot lawyer, law centre, pro bono, free legal advice, legal awareness, prison paralegal, bail help, undertrial prisoners, lok adalat, nalsa, legal aid lawyer, citizens advice, duty solicitor, public defender, law school clinic, widow land rights, domestic violence legal help, village legal camp, human rights lawyers, refugee legal clinic, eviction defence, justice hub, access to justice ngo, legal helpline, rights radio, court support volunteers, mckenzie friend
job: get poor people heard before the court date passes them by
buyer: directors of legal aid groups
user: paralegals and duty lawyers
run: tenants, widows and remand prisoners | people come to the clinic that speaks their tongue, walks with them to the registry and asks for no bribe | bus fares, photocopies, unpaid intake hours and grants that end in the middle of a case strain the clinic
rival: Namati | methods and training for community paralegals | nothing
rival US: LegalServer | case files for legal aid offices | per user a year
rival GB: AdvicePro | case records for advice agencies | per user a year
rival: BarefootLaw | free advice by phone and chat in Uganda | grants
rival: Paladin | matching of pro bono cases with firms | per firm a year
system: court cause lists | show tomorrow's hearing only the evening before
system IN: e-Courts Services | gives case status by number for Indian courts
system: funder report forms | count clients by sex, age and outcome
today: a paralegal with a notebook sits in a court corridor, takes the story and copies papers at the kiosk
cost: a missed hearing keeps a man in remand, and the landlord changes the lock before the stay
pain: the client comes with a plastic bag of papers and the summons was for yesterday
pain: magistrates will not hear a paralegal, and the lawyer on the list did not come
pain: each donor wants another count of the same people
channel: legal aid boards and bar councils | a board pays per case and recognises whoever is on its panel
channel: prison welfare officers and chiefs | a prison officer can name all who wait without a charge
channel: law school clinics | students do intake each term and carry tools into practice
cycle: 6-40 weeks | a funder's cycle or a board's tender decides
price: case software | 20-70 USD | user a month
price: a legal aid helpline | 3-15 USD | call
rule US: LSC restrictions | funded offices may not take class actions, most immigrants or fee cases
rule EU: Legal Aid Directive | suspects without means have a right to a paid lawyer before questioning
rule GB: LASPO Act | much family, housing and benefits law lost legal aid and goes to advice centres
rule IN: Legal Services Authorities Act | women, scheduled castes, workers and prisoners are entitled to a free lawyer
season: evictions rise after winter bans end, and camps follow the court's open days
next: mediation in the village | document replacement | know-your-rights on radio
fail: chatbots for tenants gave the statute and not the form, and people lost at the counter
lately: aid budgets were cut, and phones with voice notes in local tongues reach clients that leaflets never did
economics: 10-40 | 1-4 | 300-3000 USD
ask: Which hearing outcome changed because of you, counted? | Who may sign the paper that your tool drafts? | What happens to the client's file when the grant ends?
grade: low
# group-claims: group claims, claims firms and litigation funding
words: class action, group claim, group litigation, mass tort, litigation funding, litigation finance, claims management company, no win no fee, settlement claim form, class action settlement, flight delay claims, diesel emissions claim, data breach claim, ppi claims, car finance claims, mass arbitration, claims aggregator, plaintiff firm leads, law firm funding, after the event insurance, collective redress, consumer compensation, claims administrator, opt-out class, pre-settlement funding, sue together, compensation claim app, settlement cheque, judgment enforcement finance, claim portfolio
job: gather many small claims and carry them until somebody pays
buyer: claimant firms and funders
user: intake and claims clerks
run: drivers, passengers and bank customers | claimants sign with whoever takes the paperwork away, names the cut and sends the money soon | adverts, court fees, lost test cases and years without income eat a claims firm's share
rival: Burford Capital | money for large lawsuits | a share of the award
rival: AirHelp | flight compensation claims | a share of the payout
rival US: ClassAction.org | lists of open cases and settlements | fees from law firms
rival US: LexShares | funding of single lawsuits | a share of the award
rival EU: Deminor | funding of investor and antitrust claims | a share of the award
system: the settlement administrator's site | takes forms and proof until a cut-off date
system: DocuSign | carries the retainer that a court may later examine
system: defendants' claim portals | answer each claimant with the same refusal
today: a marketing firm gathers names by online adverts, and clerks chase each person for the policy number or boarding pass
cost: unsigned forms and duplicate claimants sink the case economics, and a funder waits years for nothing
pain: the judge throws out sign-ups that came from a misleading advert
pain: claimants move house, and settlement cheques come back
pain: a top-court ruling voids the funding agreement in the middle of the case
channel: claimant law firms | a trial firm buys intake when a recall or breach breaks
channel: consumer associations | an association has members, standing and no money for the case
channel: comparison and news sites | readers check whether they are owed anything on the day of the headline
cycle: 4-40 weeks | an intake pilot starts at once, a funder's committee reads for months
price: a signed claimant | 50-600 USD | retainer
price: a funder's return | 20-40 USD | hundred dollars won
rule US: Rule 23 settlements | a judge checks fees and notice before the class is paid
rule EU: Representative Actions Directive | only qualified bodies may bring collective claims, and funders must not steer them
rule GB: FCA claims management rules | firms need authorisation, and fees in finance claims are capped
rule IN: Consumer Protection Act class complaints | many buyers with one grievance need the commission's leave
season: -
next: settlement administration | after-the-event cover | tracing of lost claimants
fail: claim apps rose on one rule such as flight delay and fell when airlines paid direct
lately: car finance, data breach and price-fixing cases brought claims firms back, and courts look harder at funders
economics: 30-60 | 1-5 | 40-300 USD
ask: What share of sign-ups ends with money paid? | Who bears the other side's costs if the case is lost? | Which regulator has read your advert?
grade: low
# expert-witness: expert witnesses and forensic engineers
words: expert witness, forensic engineer, forensic accountant, medico-legal report, medical expert report, court expert, expert report, accident reconstruction, fire investigator, handwriting expert, digital forensics expert, building defects expert, loss assessor court, quantum expert, daubert, expert witness directory, single joint expert, gutachter, expert judiciaire, perito judicial, forensic lab, document examiner, failure analysis lab, metallurgist court, cause of fire, crash investigator, personal injury report, valuation expert court, ballistics expert, forensic consultant
job: find the right expert and get a report that stands cross-examination
buyer: litigators and insurers
user: experts and case clerks
run: law firms, insurers and courts | lawyers recall the expert who writes plainly, keeps the deadline and does not bend under cross | unpaid reading, cancelled trial days, indemnity cover and lab time gnaw at the hourly rate
rival US: Expert Institute | search and vetting of experts | a margin on expert fees
rival: GLG | short calls with specialists and trial experts | per hour
rival GB: National Expert Witness Agency | matching of experts to solicitors | a margin on the report
rival US: SEAK | an expert directory and courses | a yearly listing
rival: Envista Forensics | engineering investigations for insurers | per case
system: court expert lists | name sworn experts by trade and district
system: the trial bundle | numbers the pages to which the report must refer
system: evidence chain forms | prove who held the burnt fuse since the fire
today: a paralegal phones a list of names, sends boxes of papers and edits the invoice when the trial is moved
cost: an expert who contradicts an old report loses the case, and a late one is struck out
pain: both sides pick the same few surgeons, who are booked past the trial window
pain: the insurer throws the failed valve away before anybody tests it
pain: the fee is cut by the court after the work was done
channel: litigation partners | a partner asks colleagues who survived cross-examination last month
channel: professional institutes | an institute's register is searched when a judge wants neutrality
channel: loss adjusters | an adjuster is on the scene first and names the engineer
cycle: 1-12 weeks | counsel decides after a short call and a conflict check
price: report work by an expert | 150-600 USD | hour
price: a directory listing | 300-1500 USD | year
rule US: Federal Rule of Evidence 702 | the party must show that the method is more likely than not reliable
rule EU: national sworn expert lists | many courts appoint their own expert, paid by tariff
rule GB: Civil Procedure Rules Part 35 | the expert's duty is to the court, and a single joint expert is common
rule IN: Bharatiya Sakshya Adhiniyam | courts accept expert opinion on science, handwriting and electronic records with a certificate
season: court terms bunch trials before the summer and Christmas breaks
next: report drafting tools | evidence storage | training for cross-examination
fail: expert marketplaces were used for the first contact, and the second case came by phone
lately: courts punish generated citations in reports, and deepfake questions bring work to image experts
economics: 30-55 | 1-3 | 300-2500 USD
ask: How do you check earlier testimony for contradictions? | Who stores the broken part, and for how long? | What happens to the fee when the case settles at the door?
grade: low
`,
  facts: `
world-justice-gap@wjp | People without access to justice | # people lack meaningful access to justice | 5100000000 | people | estimate | global | 2019 | World Justice Project | medium | community-paralegals
gb-legal-aid-income@laa | Income limit for civil legal aid in England | a household above # gross a month gets no civil legal aid | 2657 | GBP/month | limit | GB | 2024 | Legal Aid Agency, means assessment | medium | community-paralegals
in-free-lawyer@nalsa | Who gets a free lawyer in India | women, children, scheduled castes and prisoners get a free lawyer whatever they earn | - | - | statement | IN | 1987 | Legal Services Authorities Act, Section 12 | medium | community-paralegals
us-claims-rate@ftc | Class members who file a claim | in the median settlement # of those who got notice filed a claim | 0.09 | share | share | US | 2019 | FTC, Consumers and Class Actions | medium | group-claims
gb-claims-cap@fca | Highest share a claims firm may take | a claims firm may take at most # of a small finance redress | 0.3 | share | limit | GB | 2022 | Financial Conduct Authority, PS21/18 | medium | group-claims
gb-paccar@uksc | Ruling on litigation funding in Britain | the Supreme Court held that funders who share damages need a damages-based agreement | - | - | statement | GB | 2023 | UK Supreme Court, PACCAR | medium | group-claims
us-interchange@court | Settlement over card fees | merchants shared a card-fee settlement of about # | 5540000000 | USD | spend | US | 2023 | US Court of Appeals, Second Circuit | medium | group-claims
us-testimony-list@frcp | Past cases an American expert must list | an expert must list the cases in which they testified during the last # | 4 | years | limit | US | 2010 | Federal Rules of Civil Procedure, Rule 26 | medium | expert-witness
gb-expert-immunity@uksc | Experts can be sued in England | experts lost their immunity from negligence claims by their own client | - | - | statement | GB | 2011 | UK Supreme Court, Jones v Kaney | medium | expert-witness
us-testimony-fee@expert-institute | Hourly fee for testimony in an American trial | experts charged # an hour on average for trial testimony | 478 | USD/hour | price | US | 2021 | Expert Institute | low | expert-witness
`,
  wordings: `
# community-paralegals
also: rechtsberatungsstelle, point-justice, consultorio jurídico, defensoria pública, adli yardım, vidhik sahayata, nyaya mitra, para-legal volunteer, panel lawyer, remand lawyer, lay advocate, court navigator, housing adviser, welfare rights worker, advice volunteer, law clinic students, street lawyer, village elder court, chief's court, baraza, shalishi, women's shelter advocate, prison visitor, bail bond, surety, charge sheet, remand warrant, cell visit, eviction notice, stay order, protection order, affidavit at kiosk, birth certificate missing, land grabbing, inheritance of widows, unpaid wages claim, evicted family, bonded labour, child marriage case, police station visit, free hotline law, legal literacy camp, rights poster, radio phone-in law, community theatre on law, fee waiver, means test, intake form, case diary, donor log frame, hearing date missed, bribe asked, no interpreter, lawyer did not appear, photocopy kiosk, file lost at registry, draft petition, file complaint, accompany to court, explain summons, help for prisoners, poor people's lawyer, free solicitor, know your rights, someone to stand by me in court
plain: free counsel, village rights helpers, barefoot jurists, jailed without trial, waiting in prison, pre-trial detainees, detention longer than punishment, release request, rights by telephone, spoken rights answers, travelling rights advisers, students giving advice, charity lawyers, measuring releases, human rights charity, poor defendants, rights education, sunday advice tent, neighbourhood justice helpers, ordinary people's rights, remote valley advocates, penniless defendants, impoverished litigants, entitlement guidance, charitable jurists, dispossessed women, legal empowerment, counsel without fee, guidance booth in infirmary, philanthropy for justice, inmates lacking counsel, grassroots jurists, entitlements explained orally, legal services for indigents, state-funded representation, social justice organisations, pre-trial detention review, bail applications, custodial overstays, rights literacy, legal needs of vulnerable, non-lawyer advocates, stipends for village advocates, hospital-based advice, medical-legal partnership, interactive voice helpline, outcome evidence for donors, caseload follow-through, case tracking after camps, outreach sessions, paupers, the poor in dock, inmates forgotten, languishing behind bars, stolen chicken jailed, lost court file, years awaiting hearing, beaten wives, evicted squatters, widows thrown out, orphans' plot, refugees' papers, migrants without papers, handcuffs, someone speaks for you, knows some law, tells villagers their rights, free help with court, question by missed call, recorded reply in dialect, tent under banyan, bench beside maternity ward, helper in clinic corridor, counted who walked free, sponsor wants numbers, illiterate complainants, thumbprint statements, access to justice, destitute defendants, barefoot lawyers, pro bono, indigent clients, grassroots advisers, rights awareness, pre-trial detention, inmates awaiting trial, detainee tracking, unlawful imprisonment, prison visits, forgotten detainees, telephone guidance, women's land rights, inheritance dispossession, recorded answers, illiterate callers, toll-free line, vernacular advice, outreach event, case continuation, entitlement appeals, welfare denial, mobile clinic, mass consultation, lapsed casework, rural justice workers, stipend, accredited helpers, remote hamlets, volunteer advisers' pay, certification of helpers, lay advocates, bedside advice, threatened tenants, ward adviser, social determinants, benefits letters, patient's housing, impact measurement, donors' evidence, liberated inmates, outcome tracking, judicial records, philanthropic reporting, verified releases
Men sit in the cells for stealing a phone longer than any sentence would be, because nobody filed for release. I want a list per prison of who is overdue and a volunteer for each.
Voice hotline in Hausa, Kanuri and Fulfulde for women thrown off their husband's plot.
law student, we do camp evry sunday, 80 ppl come, same questions, no follow up. need simple case tracker in hindi
My neighbour lost her flat in a four-minute hearing. She had the receipt in her bag and no one told her to hold it up.
Walking advocates in the hills of Nepal, one per valley, trained for a month and paid by the municipality.
Drop-in desk inside a hospital in Glasgow for debt, housing and benefit letters, staffed by trainees under a solicitor.
Pamphlets do not work here; short plays and a phone number after the show do. We would tour forty townships.
I fund nine such organisations and cannot tell from their reports whether anyone left jail sooner.
# group-claims
also: sammelklage, sammelklageninkasso, prozessfinanzierer, recours collectif, action de groupe, acción colectiva, ação coletiva, toplu dava, claims handler, claimant recruiter, lead seller to lawyers, book builder, lead plaintiff, funder's analyst, costs lawyer, settlement fund, opt in form, claimant portal, boarding pass proof, finance agreement copy, vin number, breach notice letter, recall letter, bank charges refund, overcharged tenants, payday loan refunds, housing disrepair, delayed train refund, cancelled holiday money, defective implant, hernia mesh, talc, pesticide illness, wildfire victims, dam collapse victims, oil spill villagers, shareholder losses, cartel overcharge, truck cartel, gig workers misclassified, unpaid overtime group, cy-pres, notice by post, cheque returned, duplicate claimant, fake sign-ups, signature missing, adverse costs, security for costs, champerty, contingency share, success fee, waterfall, portfolio advance, bellwether trial, test case, tribunal opt-out, assign the claim, pursue refunds, money owed to me, get my cash back, join others and sue, we were all ripped off
plain: joint lawsuit, thousands of plaintiffs, victims united, paying for lawsuits, overcharged customers, price-fixing damages, illegal price agreement, compensation form filling, dam disaster victims, finding moved victims, unclaimed compensation, overpaid drivers' wages, underpaid couriers lawsuit, loss estimate old cartel, mass damages, financing justice, lawsuit as investment, collecting signatures victims, representative lawsuit, numerous harmed people, bundled grievances, harmed crowd, investor behind proceedings, percentage of damages, remuneration upon success, secret markup, purchased passenger entitlements, pooled grievances, locating recipients, roll of harmed households, polluted villagers, proceedings financed by strangers, entitlement questionnaire, representative proceedings, collective actions regime, third-party financing of disputes, claims handling regulated activities, aggregate damages, contingency remuneration, damages-based agreements, adverse costs cover, claimant onboarding, book-building of claimants, settlement distribution, beneficiary tracing, overcharge quantification, economic loss modelling, portfolio of disputes, non-recourse investment, portal for settlement forms, aggrieved drivers, poisoned river villagers, faulty implants, hip replacements, cheating carmakers, truck price ring, bread price ring, airline strands passengers, bank overcharged thousands, banding together, david and goliath, sue the giant, ambulance chasers, cheque in the post, five pounds each, unclaimed payout, moved house years ago, widow of claimant, duplicate family names, fishermen after spill, mine collapse households, together against big company, everyone gets a bit, money man behind case, proof uploaded when joining, receipts for refund, who has joined, class action, collective redress, mass litigation, plaintiffs, aggregated grievances, compensation scheme, eligibility evidence, mis-sold car loans, book building, intake verification, adverse costs, questionable recruits, payout applications, shoppers' refunds, settlement administrator, forgotten entitlements, filing on behalf, low take-up, victims' roll, deduplication, environmental disaster, mining catastrophe, conflicting mandates, double representation, beneficiaries deceased, litigation finance, third-party capital, investors in lawsuits, disbursement funding, expert fees, portfolio of lawsuits, return on judgment, locating beneficiaries, undelivered payments, last known address, distribution of proceeds, former workers owed, unpaid balances, address search, overcharge estimate, price fixing, economic damages, historic invoices, antitrust, econometrics, truck purchasers
Forty thousand of us paid the hidden commission on our hire-purchase cars and each is owed less than a lawyer's hour. Collect the agreements by photo and press as one.
Cash now for airline passengers, who hand over the right to the refund.
got mail i m in some settlement, form 9 pages, deadline fri. just fill it 4 me n take cut
Fishermen downstream of the burst dam signed with three different offices, and none could say who was represented. We would clean the register family by family.
Overtime suits for delivery couriers in Spain and Italy, carried by a fund and steered by the union.
Tracing desk that finds people who moved before the payout was posted.
I'd front the court costs for villages in the Niger Delta against a share and an elders' vote on each offer.
A treasurer at a dairy co-op wonders whether we were overcharged by the lorry cartel and what proof is still in the cellar.
# expert-witness
also: sachverständiger, sachverständigenbüro, gerichtsgutachter, expert près la cour, perito forense, perito contable, bilirkişi, forensic pathologist for hire, medico-legal doctor, occupational physician expert, causation expert, life care planner, vocational expert, actuary in court, quantity expert claims, delay analyst, arborist expert, veterinary expert, maritime expert court, aviation crash analyst, electrical fire expert, arson dog, burn pattern, skid marks, black box of car, airbag module, dashcam analysis, cell-site analysis, phone extraction, metadata of photo, forged signature, ink dating, microscope slide, fracture surface, tensile test, corroded bolt, broken ladder, slip test of floor, pendulum test, damp meter, cracked wall, roof collapse, leaking membrane, noise nuisance measurement, odour expert, soil contamination opinion, share valuation in divorce, lost profit calculation, hospital records pages, joint statement, hot-tubbing of experts, deposition prep, rebuttal report, struck-out report, conflict check, retainer letter, cancellation fee trial, exhibit storage, sealed bag, inspect scene, opine, testify, second surgeon's view, someone who can prove why it broke, professional opinion for judge, crash detective
plain: technical testimony, scientific opinion for judges, neutral specialist, opinion by deadline, availability of specialists, burnt objects kept, unbroken seal, material laboratory, rehearsing testimony, speaking before judge, hostile questioning practice, opposing opinions compared, damage calculation differences, building damage assessor, specialist finder, agency commission avoided, court-appointed specialist, scientific evidence, technical cause inquiry, disputed lost profit, authorities explaining science, learned adviser to tribunal, rupture explained, wreckage examined, independent scientific view, physician heard by tribunal, engineer heard by tribunal, custody of objects, tamper-proof depot, microscope pictures of rupture, accredited damage appraisers, technical truth finding, specialists' diaries, technical expertise for tribunals, judicial appraisers, sworn appraisers, assessor to the bench, forensic examination services, materials testing laboratory, medico-legal practitioners, independent expertise procurement, availability matching of consultants, exhibit custody, destructive testing protocol, witness familiarisation, reconciliation of quantum, specialists' own marketing, agency-free instructions, failure root cause, surgeon's opinion negligence, professor in court, skid marks, collapsed balcony, snapped crane hook, burnt toaster, exploded boiler, leaking roof quarrel, forged will, ink and paper ageing, gunshot residue, botched operation, whiplash, blood alcohol calculation, clever person tells judge, explains to jury, scientist for the trial, grilled by barrister, barrister's trick questions, practice in witness box, two numbers differ why, side-by-side sums, sealed bags shelf, locked evidence store, broken bolt under microscope, orthopaedist before june, directory of specialists, retained by both parties, specialist testimony, forensic consultants, technical opinion, courtroom credibility, independent assessor, litigation specialists, scientific opinion, consultant availability, medical opinion, bone specialist, filing deadline, injury lawyers, excluded opinion, evidence warehouse, chain of custody, burnt appliances, physical proof, secure depot, contamination allegations, insurer's remains, materials examination, metallurgy, failure analysis, broken component, destructive examination, microscopy, root cause, testimony coaching, mock questioning, witness stand, nerves under questioning, barrister role-play, hostile questioning, composure, quantum dispute, damages models, assumptions contrasted, joint statement, forensic accountants, arbitrators' comparison, divergence table, direct instruction, referral commission, engineer's marketing, lawyers' enquiries, intermediary's cut, late fees, fire investigators
Our orthopaedic opinion came nine months late and the judge refused it. I want calendars of surgeons who truly have room before the hearing.
Cold, dry lock-up for burnt toasters, snapped ladders and other exhibits, logged each time the bag is opened.
fire engr here 25 yrs, insurers call me only thru 1 agent who keeps 40 pct. want own court clients
I once testified for six hours about a bolt. The jury understood when I broke one in my hands.
Sworn building assessors for Maghreb and West African courts, listed by town with real fees and languages.
A laboratory in Pune that cuts, polishes and photographs failed machine parts for quarrels between mills and makers.
Mock cross-examination days for doctors and accountants who are brilliant on paper and crumble on the stand.
As a judge I get two opposite calculations of the same lost profit; give me a side-by-side of where the assumptions part.
`,
});
