import { nonprofitFacts } from './facts/nonprofit.ts';
import { nonprofitJobs } from './jobs/nonprofit.ts';
import { readField } from './reading/read-field.ts';
import { nonprofitWordings } from './wordings/nonprofit.ts';

export const nonprofit = readField('nonprofit', {
  niches: `
# fundraising: fundraising at small charities
words: donor, donors, donation, donations, fundraising, fundraiser, donor management, donor retention, charity, charities, nonprofit, monthly giving, giving tuesday, charity gala, charity auction, crowdfunding for charity, peer-to-peer fundraising, gift aid, donation receipt, lapsed donors, major gifts, legacy giving, animal rescue, donation page
job: keep last year's donors giving, with one fundraiser who also runs the gala
buyer: executive directors of small charities
user: development managers
run: charities without a fundraiser | charities call the fundraiser who tells them which letter not to send and knows the local donors | postage, agencies at the door and donors who stop after one month eat the gifts
rival US: Bloomerang | a donor database that shows retention on its first screen | by number of records a month
rival: Donorbox | donation forms with recurring gifts | a share of donations
rival US: Givebutter | donation pages and events paid by donor tips | an optional tip and processing
rival GB: Donorfy | a British donor CRM with Gift Aid claims | by number of constituents a month
rival IN: danamojo | donation pages for Indian NGOs with tax receipts | a share of donations
rival EU: iRaiser | donation pages and peer campaigns for European charities | a yearly fee and a share of donations
system: Raiser's Edge | holds the gift history of larger charities and exports it grudgingly
system: QuickBooks | wants deposits that match the gift batch
system GB: HMRC Charities Online | takes the Gift Aid claim with each donor's declaration
system US: Double the Donation | finds the employer who would match the gift
today: the development manager exports from PayPal and Facebook, cleans Excel and posts the letters of thanks late
cost: most first-time donors never hear back in time and do not give again
pain: year-end letters go to donors who died because nobody merged the duplicates
pain: the gala takes a season of evenings and nets little after the venue
pain: board members ask who lapsed, and the answer takes a week of VLOOKUP
channel: fundraisers' associations | fundraisers move jobs often and carry their database with them
channel: freelance fundraising consultants | a consultant chooses the system in the first month of a contract
channel: TechSoup | charities look for a donated licence before they pay for one
cycle: 3-12 weeks | the director asks the board treasurer, and never switches between October and January
price: a donor database | 40-200 USD | charity a month
price: online giving | 1-3 USD | hundred dollars given
rule US: State charitable solicitation acts | asking residents for money needs registration first in most states, and platforms register in California
rule EU: GDPR | wealth screening and profiling of donors need a lawful basis that regulators have tested
rule GB: Gift Aid rules | every claim needs a stored declaration from a taxpayer, ready for an HMRC visit
rule IN: Form 10BD | donor receipts count only when the charity files its statement of donations each year
season: the last weeks of December bring the most gifts, and Diwali, Ramadan and Giving Tuesday the rest
next: matching gifts from employers | direct mail with online follow-up | gift entry from cheques
fail: donation apps that rounded up purchases paid out a few dollars a donor and closed
fail: new CRMs never won the board over because the old gift history arrived with holes
lately: fewer households give each year and larger gifts arrive through donor-advised funds without a name
economics: 60-80 | 1-2.5 | 250-1200 USD
ask: What does second-year donor retention look like for charities who switched? | Who cleans and loads the old gift history, and how long does it take? | Does the deposit match the books to the cent without a spreadsheet?
grade: medium
# faith: congregation life and giving
words: church, churches, pastor, priest, congregation, parish, mosque, masjid, imam, synagogue, rabbi, temple, mandir, gurdwara, tithe, church offering, zakat, sunday school, worship, sermon, prayer, bible, quran app, religious community, church management, faith community
job: keep a congregation in touch, on the rota and giving between services
buyer: pastors and mosque committees
user: parish secretaries
run: families and seekers in the quarter | newcomers stay where somebody learned their name by the second Sunday and the children are happy | a leaking roof, heating and an organ tuner eat the plate
rival: Planning Center | rotas, check-in, giving and groups | by module and size a month
rival: Tithe.ly | giving by app and text with a church database | a processing fee and monthly plans
rival GB: ChurchSuite | an address book, rotas and Gift Aid for British churches | by congregation size a year
rival US: Subsplash | church apps with sermons and giving | a monthly contract fee
rival US: ShulCloud | membership, seats and billing for synagogues | by household count a month
system: CCLI SongSelect | licenses the songs on the screen and wants them reported
system: ProPresenter | shows lyrics and verses from the sound desk
system US: Mohid | runs donations and prayer screens in many American mosques
system: QuickBooks | keeps the building fund apart from the general fund
today: the secretary prints the bulletin, texts the worship team on Friday and counts the plate with a deacon
cost: newcomers fill in a card on Sunday and nobody calls them before they stop coming
pain: the nursery rota has gaps on Saturday night and the pastor's wife fills them
pain: giving statements in January are built from envelopes, cash apps and a bank export
pain: members move away or drift off and the roll still counts them as families
channel: diocesan and denominational offices | a bishop's office recommends one system to all parishes
channel: church-tech groups on Facebook | worship leaders ask other worship leaders before the board meets
channel: visits after Friday prayers or Sunday service | the treasurer wants to see the person who holds the money
cycle: 4-20 weeks | elders or the mosque committee meet monthly and the treasurer has the last word
price: a church management suite | 30-200 USD | congregation a month
price: digital giving | 2-3 USD | hundred dollars given
rule US: IRS church rules | churches file no annual return, but gifts above the limit need a written acknowledgement
rule EU: GDPR Article 9 | membership alone reveals belief, which is special data even in a rota
rule GB: Church safeguarding checks | children's workers need an enhanced DBS check before they appear on the rota
rule IN: State endowment acts | temples under state boards follow their audit, and foreign gifts need an FCRA account
season: Easter, Christmas, Ramadan and High Holy Days bring the crowds and the money, and summer empties pews
next: safe check-in for children | streaming of services | pastoral visit lists
fail: Christian social networks stalled because members were already in the church's WhatsApp group
fail: giving apps that took a cut of the tithe lost to ones where the giver covers the fee
lately: services stayed online after the pandemic, so the people on the stream are members nobody has met
economics: 65-85 | 0.8-2 | 150-900 USD
ask: Which tradition is it for, and which words on the screen would a Baptist or an imam reject? | How do cash, envelopes and app gifts end up in one statement? | Who on a Sunday morning actually holds the phone or the tablet?
grade: medium
# grants: grant seeking and reporting
words: grant, grants, grant writing, grant application, grant writer, grant search, charitable foundation, funder, funding for ngo, philanthropy, grant report, impact report, impact measurement, grant management, grantmaking, scholarship program, csr funding, letter of inquiry, proposal for funding, logic model, community foundation
job: find funders who fit, write the proposal and report what the money did
buyer: development directors
user: grant writers
run: charities and community groups | charities rehire the grant writer who turns down hopeless calls and knows the programme officer's taste | drafts for calls that were lost and last-minute budgets eat the fixed fee
rival US: Instrumentl | matching of funders with deadlines and drafts | per organisation a month
rival US: Candid | profiles of American foundations from their tax returns | per user a month
rival: Submittable | forms and reviews for those who give grants | a yearly fee by programme
rival: Fluxx | grant management for large foundations | a yearly contract fee
rival GB: Charity Excellence Framework | British funder lists and policies | nothing except for extras
rival: fundsforNGOs | grant alerts and proposal courses | a yearly membership
system US: Grants.gov | takes federal applications, with SAM registration first
system EU: the EU Funding Portal | takes proposals once the charity holds a validated participant code
system: funders' online portals | take each application only in their own form and word limit
system IN: India's CSR-1 portal | registers implementers before a company may fund them
today: grant writers keep deadlines in Excel, reuse old narratives and rebuild the budget for each portal
cost: weeks go into a proposal for a funder who only renews old friends
pain: each foundation's portal has its own character limits and logs out while the answer is pasted
pain: programme staff hand over outcomes in the last week, in other terms than the logic model promised
pain: funders ask for heartfelt stories and then pay only for restricted budget lines
channel: freelance grant writers | one freelance grant writer works for many charities
channel: courses at community foundations | small charities take the tool they were trained on
channel: foundations that license tools for grantees | a foundation wants reports that can be laid side by side
cycle: 2-10 weeks | a charity buys when a large deadline is near, a foundation after its board cycle
price: funder search and tracking | 100-400 USD | charity a month
price: a grantmaking system | 8000-60000 USD | foundation a year
rule US: Uniform Guidance | federal money brings time sheets, indirect rates and an audit above the spending limit
rule EU: Horizon grant agreement | costs count only with time records and procurement proof kept for years
rule GB: Charity SORP | restricted funds are shown apart, so a tool must know which pound belongs to which grant
rule IN: FCRA | foreign money may not be sub-granted, and CSR spend above a size needs an impact study
season: foundation boards meet quarterly, federal notices bunch in spring, and fiscal year ends bring reports
next: budget templates by funder | outcome data collection | grantee portals for foundations
fail: text generators flooded portals with sameness, and program officers began to ask for a phone call first
fail: matching engines without the funder's real giving history sent charities to closed doors
lately: federal cuts sent charities to private foundations, which see far more applications for the same payout
economics: 65-85 | 2-4 | 200-1200 USD
ask: How do you know a funder takes newcomers, not only renewals? | What share of drafted proposals gets funded, against the writer's own record? | Do reports reuse the numbers promised in the proposal?
grade: low
# volunteers: volunteer recruiting and scheduling
words: volunteer, volunteers, volunteering, volunteer management, volunteer shifts, volunteer hours, volunteer rota, sign-up sheet, community service hours, corporate volunteering, background check volunteer, food bank volunteers, hospital volunteers, museum volunteers, event volunteers, charity trustees, skills-based volunteering, mentoring programme
job: fill every shift with volunteers who turn up and come back
buyer: volunteer managers
user: shift leaders
run: retirees, students and company teams | helpers come back to the shift where work was ready, tea was hot and somebody said thanks | inductions, background checks and helpers who come once eat the coordinator's week
rival: Better Impact | volunteer records, shifts and hours for charities and hospitals | by volunteer count a year
rival US: SignUpGenius | sign-up sheets by link | a monthly fee to remove adverts
rival US: Galaxy Digital | volunteer centres for cities and universities | a yearly contract fee
rival GB: TeamKinetic | volunteer recruitment for British charities and councils | a yearly fee by volunteers
rival: Goodera | corporate volunteering events | per employee or event
system GB: DBS checks | clear people before they meet children or patients
system: Salesforce NPSP | holds donors who are often the same people as volunteers
system: Benevity | counts employee hours that bring company money
today: the coordinator emails a Doodle, prints the shift sheet and phones round when people drop out
cost: a food pantry turns families away because the morning crew stayed in bed
pain: background checks and inductions take weeks and eager people go elsewhere
pain: hours for court, school and company grants are pencilled in a binder at the door
pain: the same retired regulars hold up every shift, and their phone list is in one coordinator's notebook
channel: local volunteer centres | the volunteer centre trains coordinators and lists opportunities
channel: hospital volunteer managers' associations | volunteer managers copy each other's induction packs
channel: corporate social responsibility teams | a company day brings a crowd that needs a shift at once
cycle: 3-16 weeks | the coordinator chooses, the director signs, and the crowd decides by using it or not
price: volunteer management software | 30-250 USD | organisation a month
price: a corporate volunteering event | 20-60 USD | participant
rule US: Fair Labor Standards Act | stipends or production work can turn a volunteer into an employee with back pay
rule EU: GDPR | a criminal-record extract is special data and may be looked at, not stored, in many countries
rule GB: Safeguarding Vulnerable Groups Act | regulated activity needs an enhanced check, and barred people commit an offence by applying
rule IN: POCSO Act | programmes with children need vetting, and abuse that is disclosed must be reported
season: December brings more hands than tasks, while August and exam weeks leave shifts empty
next: safeguarding training | volunteer driver routes | trustee recruitment
fail: marketplaces showed many openings and few replies, because charities answered too late
fail: apps that rewarded hours with points attracted point hunters who never came again
lately: formal volunteering has not come back to its old level, so charities design shorter and remote tasks
economics: 60-80 | 1.5-3 | 150-800 USD
ask: What share of sign-ups shows up, and what happens the night before? | How long from first click to first shift, background check included? | Who brings people, the charity's own list or yours?
grade: low
# aid-delivery: aid and food bank delivery
words: ngo, humanitarian, humanitarian aid, relief work, food bank, food pantry, homeless, homelessness, homeless shelter, beneficiary, beneficiaries, field worker, field data, community health worker, refugee camp, cash transfer, social services charity, soup kitchen, surplus food, disaster relief, case worker charity, development project, monitoring and evaluation
job: register people in need once and get food, cash or care to them
buyer: programme directors
user: field officers and caseworkers
run: families in need | donors choose the agency that shows who received the sack and comes before the big convoys | trucks, warehouses and reports in each donor's template eat the overhead line
rival: KoboToolbox | offline survey forms for field teams | nothing to small humanitarian users and a yearly plan above
rival: Dimagi | CommCare, case tracking for community health workers | per programme a month
rival US: Bonterra | Apricot case management for shelters and family services | per user a year
rival US: Link2Feed | client intake for food-bank networks | per agency a year
rival: RedRose | cash and voucher programmes | a contract fee per programme
system US: HMIS | is the record American homeless funding depends on
system: DHIS2 | collects health figures for ministries and is open source
system: ActivityInfo | gathers the numbers of a cluster response
system: M-Pesa | pays the transfer to the phone
today: field officers fill Kobo forms offline, paste exports into a donor template and register the same family at each agency
cost: families queue and tell their story again while donor reports are rebuilt from spreadsheets
pain: pantry volunteers turn pages of a client binder while the line stands in the rain
pain: each donor wants its own indicator set for the same sack of maize
pain: caseworkers carry memory sticks with names that could get people hurt
channel: UN cluster coordination meetings | aid agencies adopt what the cluster lead asks for
channel: national food-bank networks | a network standard reaches all local agencies
channel: implementing partners of large donors | a tool written into the proposal has a budget
cycle: 12-52 weeks | the budget opens only when a new grant names the tool
price: case management software | 20-60 USD | user a month
price: a field survey platform | 300-2500 USD | programme a month
rule US: HUD HMIS standards | shelter intake questions are prescribed, and asking more than needed is a finding
rule EU: GDPR | humanitarian donors audit personal data kept in camps as they would at home
rule GB: Serious incident reporting | losing beneficiary data or aid must be reported to the Charity Commission
rule IN: FCRA | foreign money enters through one State Bank branch and admin costs are capped
season: shelters fill at first frost, lean seasons and floods set the rest, and donor years end in December or March
next: donor reporting | surplus food routing | complaint hotlines
fail: blockchain and biometric pilots ended with the grant because agencies would not share a registry
fail: apps designed in capitals failed in valleys without signal, charger or a phone that was not shared
lately: the end of most USAID awards closed programmes, so agencies cut tools and look for shared ones
economics: 45-75 | 1-3 | 1500-9000 USD
ask: Whose grant pays in the second year? | What works for weeks without signal, and who repairs the phone? | Who may see the names, and what would happen if the list leaked?
grade: low
# member-bodies: associations, clubs and professional bodies
words: association, trade association, professional body, professional association, membership organisation, membership management, member renewal, membership dues, membership fee, subscription dues, chamber of commerce, rotary, lions club, alumni association, alumni network, residents association, hobby club, verein, vereinsverwaltung, vereinsmitglied, association loi 1901, asociación, dernek, stowarzyszenie, society secretary, club treasurer, club secretary, annual general meeting, agm, bylaws, committee minutes, board election, member voting, member directory, cpd points, chapter leader, trade union, union steward, labour union, sindicato
job: keep members paid up, informed and able to vote
buyer: executive directors of associations
user: membership secretaries
run: members of a trade or hobby | members renew where a phone call is answered and the annual meeting is worth the train | the journal, hall rent and dues nobody chased eat the yearly budget
rival: Wild Apricot | sites, dues and events for small associations | by contacts a month
rival: MemberClicks | association management | by the year
rival: Fonteva | association management on Salesforce | by the year
rival: GrowthZone | chamber and association software | by the year
rival GB: White Fuse | member records for British charities and bodies | by the month
rival DE: easyVerein | club administration | by members a month
system: GoCardless | collects dues by direct debit
system: Mailchimp | sends the member letter to lists that age quickly
system: the treasurer's Excel file | is the true member register in most clubs
today: a volunteer secretary keeps the register in Excel, chases dues by letter and counts hands at the AGM
cost: lapsed members stay on the mailing list for years, and dues leak away unseen
pain: the treasurer steps down, and passwords, ledger and bank mandate go with the laptop
pain: nobody knows whether the quorum stands until the evening itself
pain: chapters keep own lists, and the national office pays for dead addresses in the journal
channel: umbrella federations | a federation hands its member clubs the model statutes and a list of tools
channel: associations of association managers | managers of associations have an own body with an own fair
channel: banks and insurers of clubs | the club's bank sees each change of treasurer
cycle: 4-40 weeks | the committee decides, and a large change waits for the yearly assembly
price: association software | 50-400 USD | association a month
price: a club plan | 10-60 EUR | club a month
rule US: IRC Section 501(c)(6) | trade bodies tell members which part of the dues is spent on lobbying
rule EU: GDPR | member lists on the notice board and photos of meetings need a legal ground
rule GB: Trade Union Act | union ballots go by post, and thresholds decide whether a strike counts
rule IN: Societies Registration Act | a society files its list of officers after each yearly meeting
season: dues fall due in January, and assemblies crowd into spring
next: event sign-ups | training points | online ballots
fail: community apps for clubs were opened by the young members and not by the board
fail: platforms priced by contact made clubs delete the lapsed members they hoped to win back
lately: remote assemblies became lawful in many countries, and volunteers for treasurer are hard to find
economics: 70-82 | 0.8-2 | 150-1500 USD
ask: Who brings the old register over, and how many rows are dead? | What happens in the year the treasurer changes? | Which statutes allow a vote on your screen?
grade: low
# charity-shops: charity shops and donated goods
words: charity shop, charity shops, thrift shop, thrift store, op shop, second-hand shop charity, goodwill store, donated goods, donated clothes, clothes donation, donation bin, clothing bank, textile bank, furniture donation, furniture reuse, donation pickup, house clearance, sorting donations, rag merchant, rag trade, jumble sale, hospice shop, oxfam shop, reuse centre, repair cafe, library of things, tool library, school supplies donation, toy donation, book donation, sozialkaufhaus, kleiderspende, ressourcerie, emmaüs, friperie solidaire, rastro solidario, brechó beneficente, retail gift aid, in-kind donation
job: turn bags of donated things into money for the cause
buyer: retail heads at charities
user: shop managers and sorters
run: bargain hunters and donors | shoppers come weekly to the rail that is sorted, washed and priced below the web | high-street rent and skips for wet mattresses swallow what a weak rag price leaves
rival GB: Cybertill CharityStore | tills with retail Gift Aid | by till a month
rival GB: Wil-U | tills for charity shops | by till a month
rival: ThriftCart | thrift store tills and pickups | by store a month
rival: Upright | online listing for thrift operators | a share of sales
rival: eBay for Charity | online sales with reduced fees | a share of each sale
system: the shop till | prints the donor's tag number on each sale
system: eBay | sells the better finds and wants photos and measures
system GB: HMRC Charities Online | takes the Gift Aid claim from tagged goods
today: volunteers sort black bags in the back room, price by feel and send the rest to the rag merchant
cost: a good coat goes for pocket change, and unsaleable bags cost money to haul away
pain: doorstep dumping overnight leaves wet mattresses that the shop must pay to remove
pain: donors sign the tax form once, and the tag is lost before the rail
pain: the rag price falls, and back rooms fill to the ceiling
channel: charity retail associations | shop heads compare rag prices and tills at a yearly meeting
channel: textile collectors | the collector's driver visits each back room weekly
channel: municipal waste offices | the council pays reuse shops to keep goods out of the tip
cycle: 6-30 weeks | head office tries a few shops, and the volunteers must like it
price: a charity till | 40-120 GBP | till a month
price: listing help for online sales | 50-300 USD | shop a month
rule US: IRS noncash gift rules | donors value their own goods, and larger gifts need a form and an appraisal
rule EU: Waste Framework Directive | textiles are collected apart, and producer fees will follow
rule GB: retail Gift Aid | the charity sells as agent and writes to the donor about the proceeds
rule GB: POPs rules on sofas | upholstered waste with fire retardants must be burnt, not resold or buried
rule IN: CGST Act | free gifts of goods bring no tax, while shop sales by a trust can
season: January clear-outs and moving summers fill the bags, and Christmas empties the shelves
next: collection vans | online auctions | volunteer rotas for the till
fail: pickup apps promised donors a slot and paid more for the van than the bags brought
fail: photo pricing guessed brands well and condition badly
lately: sellers keep good clothes for Vinted, and ultra-cheap fashion spoils the bags
economics: 55-75 | 0.8-2 | 400-3000 USD
ask: What does a bag bring after sorting, rags and waste? | How many minutes may a volunteer spend on one item? | How many sales carry a donor's tag at the till?
grade: low
# campaigns: petitions, advocacy and election campaigns
words: petition, online petition, advocacy, advocacy group, grassroots campaign, campaigners, activist, activism, election campaign, political campaign, candidate running for office, canvassing, canvasser, door knocking, phone banking, voter file, voter contact, get out the vote, political party, party members, constituency, constituents, write to your mp, contact your representative, lobbying, public affairs, bill tracking, policy monitoring, think tank, town hall meeting, participatory budgeting, citizen assembly, pressure group, wahlkampf, bürgerinitiative, pétition, campagne électorale, campanha eleitoral, seçim kampanyası, booth worker
job: turn supporters' anger or hope into votes, calls and signatures
buyer: campaign directors
user: organisers and canvassers
run: candidates, unions and causes | candidates hire the organiser who brought out the wards that others had written off | print, walkers' wages and unpaid bills of the losing side eat the consultancy fee
rival US: NGP VAN | voter files and fundraising for Democrats | by state and campaign
rival: NationBuilder | supporter records, sites and mail | by contacts a month
rival: Action Network | petitions and mail for progressive groups | by mails sent
rival: Ecanvasser | canvassing maps | by users a month
rival US: Quorum | bill tracking and grassroots letters | by the year
rival EU: Qomon | canvassing and mobilisation from France | by contacts a month
system US: the state voter file | lists who is registered and who voted
system GB: the electoral register | goes to parties and candidates only for electoral purposes
system: WhatsApp groups | carry the message and the rumours to the last ward
system: Meta Ads Library | shows who paid for each political advert
today: organisers print walk lists, volunteers note doors on paper, and interns type them in at night
cost: doors are knocked again by another team, and the supporters of last time are never called
pain: the list of the last campaign stays with a consultant who has left
pain: platforms stop the adverts in the last week, and the team learns by a dashboard
pain: form letters reach the office of a lawmaker as one click and are counted as none
channel: campaign consultants | a consultant brings the same tools to each candidate
channel: party headquarters | the party office buys for all districts and lends logins to candidates
channel: federations of NGOs | sister groups copy a petition that reached a minister
cycle: 1-12 weeks | a campaign decides in days and vanishes after the vote, while an NGO budgets yearly
price: supporter software | 50-500 USD | group a month
price: bill tracking | 8000-30000 USD | organisation a year
rule US: FECA | campaigns report donors and spending, and paid messages say who paid
rule EU: Political Advertising Regulation | adverts name the sponsor and targeting needs explicit consent
rule GB: Elections Act | digital material carries an imprint with the promoter's name and address
rule IN: Model Code of Conduct | adverts are certified beforehand, and a silence falls before polling
season: the last weeks before polling day take all the money, and the year after takes the staff
next: small-donor pages | volunteer texting | lawmaker contact data
fail: petition sites counted signatures that no minister ever answered, and users came once
fail: election startups had customers for one autumn and payroll for the whole year
lately: Google and Meta stopped political adverts in the Union, and deepfakes entered ward chats
economics: 65-80 | 3-8 | 200-2500 USD
ask: What do you earn in a year without an election? | Which side do you serve, and who then refuses you? | What proof is there that a click moved a vote or a lawmaker?
grade: low
`,
  facts: nonprofitFacts,
  wordings: nonprofitWordings,
  jobs: nonprofitJobs,
});
