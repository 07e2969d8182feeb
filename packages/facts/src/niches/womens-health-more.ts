import { readField } from './reading/read-field.ts';

export const womensHealthMore = readField('womens-health', {
  niches: `
# confinement: confinement centres, jaapa maids and postnatal meals
words: confinement, confinement centre, confinement nanny, confinement lady, confinement food, yuezi, sitting the month, postnatal centre, sanhujori, joriwon, jaapa, japa maid, jaapa nanny, newborn nurse, night nurse, night nanny, maternity nurse, postnatal massage, belly binding, bengkung, postpartum retreat, postpartum meal delivery, mother roasting, cuarentena, forty days after birth, gond laddu, herbal soup for mothers, postpartum hotel, newborn night care, kraamzorg, kraamverzorgende, recovery after birth
job: let a mother rest, eat and learn to feed in the first weeks
buyer: families with a newborn
user: new mothers and confinement nannies
run: new mothers and grandmothers | families choose the nanny whose soup the grandmother approves and who lets the mother sleep | nannies booked for due dates that move and rooms that stand ready for a late baby cost most of the package
rival: Saint Bella | luxury postnatal centres in Asia | a package per stay
rival US: Boram Postnatal Retreat | hotel nights with newborn care | a price per night
rival GB: Night Nannies | maternity nurses and night nannies | a fee per placement
rival SG: PEM Confinement Nanny Agency | confinement nannies for Singapore homes | a package per month
rival IN: Portea | nurses and newborn attendants at home | a price per shift
system: the due-date calendar | shifts nannies and rooms as babies come early or late
system: WhatsApp | carries the family's wishes, photos of meals and the nanny's arrival
system: the feeding and nappy log | shows the paediatrician weight, feeds and yellow skin
today: the grandmother asks around for a nanny who is free, and the agency juggles due dates on a wall calendar
cost: a baby who comes early meets an empty room at home and a nanny still with the last family
pain: nanny and mother-in-law quarrel over cold water, ginger and the air conditioner
pain: an agency swaps the nanny at the last moment for a stranger without papers
pain: a jaundiced newborn is kept home because the month must not be broken
channel: maternity wards and obstetricians | the ward hands out a folder on the day of discharge
channel: mothers' chat groups | mothers share the names of good nannies and of bad agencies
channel: antenatal class teachers | a teacher hears in each course who has no family near
cycle: 1-8 weeks | the couple decides in the second trimester, with the grandmother's word
price: a month with a live-in nanny | 2000-6000 USD | month
price: a stay at a postnatal centre | 400-1200 USD | night
rule US: state newborn care and lodging rules | a retreat is mostly a hotel with nurses, and some states want a licence
rule EU: domestic work and hygiene rules | live-in carers have rest hours, and Dutch maternity care is insured by law
rule GB: Ofsted voluntary childcare register | nannies may register, and agencies must check identity and references
rule IN: state private placement agency rules | attendants sent into homes need verification, and wages follow the state's domestic scale
season: dragon years and autumn births fill centres, and lunar new year doubles a nanny's rate
next: lactation help | night care after the month | infant sleep and weaning
fail: retreats in western cities opened with celebrity prices and found few families for a second floor
fail: meal boxes for mothers lost the order after the first week, when neighbours brought food
lately: Korean and Chinese centres moved into hotels abroad as births at home fell
economics: 20-40 | 15-30 | 100-500 USD
ask: What do you do when a baby comes a month early and the nanny is elsewhere? | Who on site sees jaundice or a mother's low mood, and by which checklist? | Does the mother choose, or the grandmother who pays?
grade: low
# surrogacy: surrogacy and egg-donor agencies
words: surrogacy, surrogate, surrogate mother, gestational carrier, egg donor, egg donation, donor agency, sperm donor, sperm bank, donor conceived, intended parents, commissioning couple, surrogacy agency, surrogacy abroad, parentage order, parental order, embryo transfer abroad, same-sex parents, gay dads, escrow for surrogates, surrogacy contract, surrogacy lawyer, donor matching, donor profile, altruistic surrogacy, leihmutter, eizellspende, gestation pour autrui, co-parenting match, known donor, donor siblings
job: match parents with a donor or carrier and bring the child home lawfully
buyer: intended parents
user: donors, carriers and agency coordinators
run: intended parents and donors | parents choose the agency that names all costs, knows its carriers and answers at night | failed matches, insurance gaps and coordinators who hold hands for a year use up the agency fee
rival US: ConceiveAbilities | matching with carriers and donors | a fixed agency fee
rival: Cryos International | donor sperm and eggs shipped worldwide | a price per straw
rival GB: Brilliant Beginnings | non-profit surrogacy matching in Britain | a membership and stage fees
rival US: SeedTrust | escrow for surrogacy money | a fee per case
rival US: Nodal | matching led by surrogates | a membership for parents
system: the clinic's donor screening file | says whether genetics, infections and counselling have passed
system: the escrow ledger | releases monthly payments when the heartbeat and the bill arrive
system: embassy passport desks | decide if the newborn may leave the country
today: a coordinator matches by spreadsheet and long calls, and parents wire money in stages to a lawyer's account
cost: a failed match or a wrong clause loses a year, and a baby may wait for months without papers
pain: a country shuts its doors overnight while a carrier is in her last weeks
pain: carriers wait for expenses while escrow asks for one more receipt
pain: the donor was anonymous on paper, and a saliva kit finds her in a week
channel: fertility clinics | the clinic's third-party nurse hands over a short list of agencies
channel: parenthood fairs for gay men | fathers-to-be fill halls in Brussels, London and New York
channel: family lawyers | a parentage lawyer sees who was matched badly
cycle: 8-40 weeks | parents compare for months and sign after one long call
price: an agency fee for a carrier match | 25000-45000 USD | journey
price: software for an agency's cases | 300-1500 USD | agency a month
rule US: state parentage laws | some states grant pre-birth orders and pay carriers, and others void the contract
rule EU: national bans on surrogacy | Italy punishes its citizens even for surrogacy abroad, and Germany bans egg donation
rule GB: Surrogacy Arrangements Act | contracts cannot be enforced, adverts are barred and a court order moves parenthood
rule IN: Surrogacy (Regulation) Act | only altruistic surrogacy for eligible Indian couples is allowed, with certificates
season: -
next: newborn papers and travel | donor sibling contact | legal wills for new parents
fail: agencies spent parents' escrow on running costs and closed with carriers unpaid
fail: cheap destinations closed one after the other, and families were stranded with newborns
lately: donor-conceived adults won rights to know, and registries now open at adulthood
economics: 40-60 | 1-3 | 1500-6000 USD
ask: Who holds the money, and who outside the firm audits it? | Which passport has the child on the day of birth? | What does the carrier get if the parents part before the birth?
grade: low
`,
  facts: `
kr-postnatal-use@mohw | Korean mothers who use a postnatal centre | about # of Korean mothers stayed at a postnatal care centre | 0.85 | share | share | KR | 2024 | Ministry of Health and Welfare, Postnatal Care Survey | low | confinement
nl-maternity-hours@zvw | Least hours of Dutch maternity care at home | a Dutch mother is entitled to at least # of maternity care at home | 24 | hours | limit | NL | 2024 | Landelijk Indicatieprotocol Kraamzorg | medium | confinement
postnatal-day@who | Stay after birth that the WHO advises | mother and child should stay in care for at least # after birth | 24 | hours | limit | global | 2022 | WHO recommendations on postnatal care | medium | confinement
in-surrogacy-cover@act | Insurance that Indian parents buy for a carrier | Indian parents must insure the carrier for # after the transfer | 36 | months | limit | IN | 2021 | Surrogacy (Regulation) Act 2021 | medium | surrogacy
gb-parental-order@hfe | Time to ask for a British parental order | parents are to apply for a parental order within # of the birth | 6 | months | limit | GB | 2008 | Human Fertilisation and Embryology Act 2008, section 54 | medium | surrogacy
gb-egg-donor-payment@hfea | Payment to a British egg donor | a British egg donor receives up to # for a donation | 985 | GBP | limit | GB | 2024 | HFEA | medium | surrogacy
`,
  wordings: `
# confinement
also: pui yuet, yue sao, yuesao, month nanny, ayi, newborn auntie, maasi, dai, dai maa, malishwali, baby massage lady, mother massage, til oil, ajwain water, panjiri, pinni, harira, sheera, papaya fish soup, pig trotter vinegar, red date tea, seaweed soup, miyeok, ginger bath, sitz bath, steam bath, jamu, tangas, pilis, hot stone, abdominal wrap, sarong binding, omugwo, ugwu soup, pepper soup for mothers, wrapping belly, la quarantaine, resguardo, lohusa, lohusa şerbeti, wochenbett, wochenbettpflege, haushaltshilfe, mother hotel, rooming-in, nursery glass, night feeds, burping, swaddle, umbilical stump, jaundice, cracked nipples, milk coming in, baby blues, stitches, caesarean scar, due date, early baby, live-in, salary plus red packet, visitors, mother-in-law, first bath, freezer meals, postpartum doula night, newborn care specialist, baby nurse, sleep when baby sleeps
plain: rest after childbirth, weeks after delivery, newly delivered mothers, recuperating mothers, childbed traditions, childbed customs, traditional aftercare, month of rest, asian childbed tradition, live-in newborn helper, infant helper at night, night-time infant helper, nourishing broths, strengthening dishes, traditional strengthening food, frozen dishes for mothers, recuperation guesthouse, guesthouse beside hospital, aftercare hotel, helpers' schooling and vetting, background check helper, early arrival of baby, unpredictable delivery date, replacement helper, helper's night log, grandmother abroad, visa refused grandmother, substitute grandmother, oil rubbing, belly wrapping tradition, quarrel with in-laws, generations and customs, household of newborn, maternity home care, domestic staff placement, postnatal residential facilities, nannies and childminders, home help after birth, puerperium, postpartum hospitality, culturally specific recovery, maternal nutrition delivery, live-in caregiver agencies, caregiver vetting, surge cover for prematurity, shift logging, lying-in, new mum, exhausted mother, crying infant, swaddling, bottle at three, breast milk, ginger, pig trotter, papaya fish soup, sesame, red dates, warm water only, no hair washing, bossy mother-in-law, grandma's rules, rested month, woman who helps newborn, soup for new mother, house for mothers, sleep while baby cared, forty days indoors, born three weeks early, standby attendant, contract start shifts, tonics by courier, thermos delivery, reheated broths, rooms near maternity, suites with nursery, certified attendants, police clearance, feeding chart overnight, nappies counted, agreement on rituals, truce between generations, post-birth recovery, newborn helper, maternal recuperation, traditional postpartum, live-in carer, generational conflict, forty days, replacement caregiver, premature arrival, backup helper, unavailable carer, chinese maternity aide, emergency substitute, placement guarantee, recovery cuisine, herbal broths, delivered nourishment, lactation dishes, chilled courier, traditional recipes, new mothers' diet, recuperation hotel, maternity residence, occupancy swings, surgical births, overnight infant room, hotel conversion, recovery suites, caregiver certification, background verification, infant massage, untrained helpers, theft, umbilical infection, domestic staffing, night log, infant tracking, honest records, remote oversight, formula volume, sleep diary, absent supervision, cultural mediation, elder relatives, ritual rules, bathing taboo, overheating, modern medical advice, household tension
After my caesarean I was alone in a flat in Toronto while my mother's visa was refused. Someone to cook the soups, hold the child at three and send me to bed.
Frozen broths and laddus for the first thirty days, posted in the week before term.
my mum was a yuesao in guangzhou, now in sydney all her friends want 1, how do i start agency legally n handle babies coming early
Grandmother in Enugu packs spices and flies to Houston for omugwo. When she cannot, we send a trained auntie from the community, with checks and a fair wage.
Guest house near the hospital in Pune for ten mothers: oil massage, panjiri, a nurse at night, fathers welcome at dinner.
Training school for newborn attendants from villages, certificate, police check and placement, so that families stop hiring through the watchman.
Night nanny came highly recommended and slept through the crying; parents want a log, a camera rule and a replacement by next evening.
As a ward sister I discharge women to nothing on the second day. A half-board house next door with our midwives visiting would empty beds and calm families.
# surrogacy
also: carrier, gestational mother, tummy mummy, birth mother by contract, rent a womb, donor eggs, frozen eggs from donor, egg bank, vials, straws, cryo shipment, donor register, open-identity donor, anonymous donor, half siblings, diblings, donor dad, lesbian mums, two dads, single father by choice, infertile couple, no uterus, hysterectomy, mrkh, cancer survivor wanting child, psychological screening, home study, medical clearance, matching call, profile book, base compensation, allowance, maternity clothes allowance, lost wages, bed rest, multiples fee, c-section fee, selective reduction clause, heartbeat scan, pre-birth order, adoption by partner, citizenship for baby, dna test at embassy, exit permit, stranded newborn, ukraine surrogacy, georgia surrogacy, colombia surrogacy, mexico surrogacy, cyprus clinic, agency bankruptcy, lost escrow, scam agency, altruistic sister, friend carries, turkey baster, co-parent, mère porteuse, madre subrogada, gestación subrogada, barriga solidária, eizellspenderin, spenderkinder, saliva kit, ancestry match, telling the child, delivery room plan
plain: another woman bears child, bearing for others, childbearing on behalf, womb lent, foreign cells for child, donated reproductive cells, reproductive cell donors, donated sperm children, future parents, male couples wanting child, couples needing helper, trustee for payments, money kept by trustee, bankrupt intermediary, quotation explained, overview of total costs, frozen cells transported, hand-carried cold tank, cold tank courier, aftercare bearing woman, unpaid travel expenses, citizenship of child, child's passport, judge recognises parents, legal parenthood, origins search, unknown genetic father, genetic relatives contact, half-brothers found, cross-border parenthood, intermediary for parenthood, altruistic bearing, bearing woman's welfare, assisted reproduction law, human tissue legislation, adoption and parentage, gamete donation, fertility intermediaries, reproductive agencies, third-party reproduction, cross-border family formation, escrow administration, fee transparency, cryogenic courier, carrier welfare, legal parentage services, donor registries, egg giver, womb for rent, carrying someone's baby, two fathers, infertile wife, celebrity's baby, ukraine, georgia, baby stuck abroad, embassy, birth certificate, missing mother, stranger's sperm, forty siblings, agency collapsed, woman bears our baby, pay woman for pregnancy, buy an egg, baby papers home, who is my father, ring-fenced funds, staged disbursement, trust account, hidden extras listed, itemised fee, straws in dry shipper, nitrogen escort, airport hand luggage, psychologist for carrier, maternity cover for carrier, postpartum follow-up, emergency travel document, court declaration, dna relatives, sibling registry, contact by consent, gestational carriers, intended parents, oocyte donation, legal uncertainty, reproductive intermediary, client funds safeguarding, misappropriation, independent custodian, milestone payments, unpaid medical costs, fiduciary, cost transparency, all-inclusive comparison, hidden charges, multiple pregnancy, journey budget, agency comparison, contract clarity, reproductive material transport, temperature excursion, liquid nitrogen vessel, accompanied flight, chain of custody, air cargo, carrier wellbeing, postpartum counselling, emotional support, reimbursement of expenses, exploitation concerns, aftercare, breast milk, citizenship papers, parentage order, passport for infants, embassy recognition, stateless newborn, family lawyers, exit permit, genetic relatives, donor siblings, identity disclosure, dna matching, contact register, origins, anonymity ended
We lost our savings when the firm that held them folded in week twenty. Keep the money with a neutral trustee and show both sides each payment.
Find other families who used the same donor, politely and with consent.
me n my husband in madrid want a kid thru usa, quotes r 120k to 200k n nobody explains whats inside, comparison pls
I carried twins for a couple in Leeds and am glad. But I chased train fares for months, and no one asked how I slept afterwards.
Indian couples with a medical certificate need a willing relative, court papers, cover for the years after and a clinic on the national list: guide them step by step.
Small agency in Athens, run by a former midwife, for women without a womb: screening, counselling, judge's permit, birth plan, papers home.
Freeze, thaw, fly: courier business carrying tanks of embryos by hand between clinics, with temperature proof for each airport scan.
I counsel people born from anonymous samples. They come with a surname from an online kit and nobody to write the first letter with them.
`,
});
