import { readField } from './reading/read-field.ts';

export const estatesNotariesMore = readField('estates-notaries', {
  niches: `
# heir-tracing: heir tracing and unclaimed money
words: heir hunter, heir tracing, probate genealogist, missing heirs, unclaimed estate, unclaimed property, unclaimed money, bona vacantia, lost bank account, dormant account, unclaimed dividends, iepf, unclaimed shares, forgotten pension, lost life insurance policy, escheat, asset recovery for families, missing beneficiary, erbenermittler, généalogiste successoral, intestate, next of kin search, finder fee, asset locator, transmission of shares, unclaimed deposits, forgotten savings, lost inheritance, physical share certificates, demat old shares
job: find who is owed money from the dead and prove it
buyer: heirs and estate administrators
user: researchers and claims clerks
run: heirs and probate lawyers | heirs sign with the searcher who shows the family tree, asks for no advance and names the cut in writing | archive trips, rival hunters and estates that turn out empty cost more than many finds bring
rival GB: Finders International | tracing of missing heirs | a share of the inheritance
rival: Coutot-Roehrig | heir tracing across Europe | a share of the inheritance
rival EU: Hoerner Bank | heir tracing by a German private bank | a share of the inheritance
rival US: MissingMoney | a free search across state registers | nothing
rival IN: Share Samadhan | recovery of old shares and deposits | a share of the value
system GB: the Bona Vacantia list | names estates without known kin each working day
system IN: the IEPF portal | takes claims for old dividends and shares
system US: state unclaimed property sites | hold the account until kin prove themselves
system: parish and civil registers | give births, marriages and deaths on paper or film
today: a researcher reads the morning's list of estates, races through registers and knocks at a cousin's door by evening
cost: a rival signs the cousins first, and months of research on a house with debts earn nothing
pain: an heir takes a call about unknown money for a scam and hangs up
pain: the share certificate bears a maiden name and a signature no one can match
pain: the civil registry abroad answers by post after the deadline
channel: probate lawyers and notaries | a notary may not distribute while a branch of the family is missing
channel: banks and insurers' dormant desks | a dormant desk must look for kin before the state takes the money
channel: care homes and hospitals | a home's office is the first to know that nobody came
cycle: 0-6 weeks | an heir signs within days, a notary's mandate comes by name
price: a finder's share | 10-30 USD | hundred dollars recovered
price: a fixed tracing fee | 300-3000 USD | missing person
rule US: State finder-fee caps | states cap what a finder may take and void contracts signed too early
rule EU: Succession Regulation | one law governs an estate across borders, and a certificate proves the heirs
rule GB: Administration of Estates rules | kin inherit in a fixed order, and the Crown takes what none of them claims
rule IN: IEPF Authority Rules | old dividends and shares move to the fund and come back on a paper claim
season: -
next: missing-beneficiary insurance | family trees for the living | share certificates made electronic
fail: search sites for forgotten money found the entry for free, and heirs then claimed it alone
lately: regulators opened central search portals, so finders live from hard proof and not from the list
economics: 40-65 | 1-4 | 80-600 USD
ask: How many signed cases end with money, and after how long? | What proof do you bring that the registry cannot give by mail? | Which cap on fees applies to your heirs?
grade: low
# repatriation: repatriation of the dead and burial societies
words: repatriation of remains, body repatriation, send body home, mortal remains, funeral abroad, coffin transport, human remains cargo, burial society, burial club, funeral cover diaspora, harambee for funeral, mortuary transport, embalming certificate, funeral contribution group, zinc coffin, ashes transport, consulate death papers, janazah abroad, muslim burial, hearse plane, air cargo coffin, death of migrant worker, funeral stokvel, bringing body home, memorial fundraiser, laissez-passer mortuaire, traslado de restos, body transport, village burial, diaspora association funeral fund
job: bring a dead relative home before the family at the grave gives up waiting
buyer: families and diaspora associations
user: repatriation coordinators
run: migrant families and their associations | families call whoever the imam or pastor trusts, answers at night and tells the true date of the flight | cargo rates, embalmers, consulate stamps and families who collect the money later tie up cash
rival: Rowland Brothers International | repatriation from and to Britain | per case
rival: Albin International | repatriation and embalming | per case
rival EU: DITIB burial fund | a mosque association's fund that flies members home | a yearly member share
rival: Allianz Partners | repatriation inside travel cover | a premium
rival IN: Anthyesti | funeral and repatriation services in Indian cities | per case
system: the airline's human remains desk | books a coffin by weight and refuses without each stamp
system: the consulate | cancels the passport and issues the mortuary pass
system: mobile money collections | gather the family's shares in a chat group
today: an uncle collects money in a WhatsApp group, and an undertaker runs between hospital, registry and consulate
cost: days in a foreign mortuary cost money and shame, and a missing stamp leaves the coffin on the apron
pain: the consulate closes on Friday and the family wants burial within a day
pain: the employer holds papers and wages, and the body waits for a release
pain: the fund's treasurer has a notebook, and members who never paid still expect the flight
channel: mosques, churches and hometown unions | elders decide on the undertaker the same night
channel: hospital mortuaries and consulates | a mortuary clerk hands over a list of licensed carriers
channel: remittance shops and community radio | a migrant's death is announced where money is sent home
cycle: 0-12 weeks | a death decides in hours, an association's fund once a year
price: a repatriation | 2500-9000 USD | case
price: membership of a burial fund | 2-15 USD | family a month
rule US: CDC human remains import rules | a death certificate or a sealed casket is needed before entry
rule EU: Strasbourg agreement on corpses | a mortuary pass and a sealed coffin let the dead cross borders
rule GB: Out of England notice | the coroner must be told before a body leaves the country
rule IN: Carriage of remains rules | the mission's clearance, embalming and death papers come before airport health
season: winter deaths and holiday months crowd flights home
next: graves kept for families abroad | travel for mourners | streamed burials
fail: funeral cover sold to migrants lapsed within months, because premiums came second to money sent home
lately: hometown unions turned chat collections into funds with rules, and governments run help desks for dead workers
economics: 15-30 | 1-4 | 20-250 USD
ask: How long from death to take-off, in your last cases? | Who advances the freight while the family collects? | Is the fund insurance in the eyes of the regulator?
grade: low
`,
  facts: `
us-unclaimed-people@naupa | Americans with unclaimed property | about # of Americans have money waiting in a state register | 0.14 | share | estimate | US | 2024 | National Association of Unclaimed Property Administrators | low | heir-tracing
in-unclaimed-deposits@rbi | Unclaimed deposits at Indian banks | Indian banks had moved # of unclaimed deposits to the central fund | 782130000000 | INR | spend | IN | 2024 | Reserve Bank of India annual report | medium | heir-tracing
ca-finder-cap@code | Finder's share in California | a finder may take at most # of unclaimed property in California | 0.1 | share | limit | US | 2024 | California Code of Civil Procedure, Section 1582 | medium | heir-tracing
gb-crown-claim@gld | Time to claim an estate back from the Crown | kin can ask the Crown for an estate up to # after the death | 30 | years | limit | GB | 2024 | Government Legal Department, Bona Vacantia Division | medium | heir-tracing
eu-corpse-pass@coe | Paper for carrying the dead across Europe | a mortuary pass issued by the place of death goes with every coffin across the border | - | - | statement | EU | 1973 | Council of Europe, Agreement on the Transfer of Corpses | medium | repatriation
us-remains-entry@cdc | Entry of human remains to America | remains must be cremated, embalmed or in a leak-proof container with the right certificate | - | - | statement | US | 2018 | CDC, 42 CFR 71.55 | medium | repatriation
za-stokvel-members@nasasa | Members of South African savings and burial clubs | about # South Africans belong to savings and burial clubs | 11500000 | people | estimate | ZA | 2020 | National Stokvel Association of South Africa | low | repatriation
in-gulf-emigrants@mea | Indians who live in the Gulf states | about # Indians live in the Gulf states | 9000000 | people | estimate | IN | 2022 | Ministry of External Affairs, India | medium | repatriation
`,
  wordings: `
# heir-tracing
also: ahnenforscher für erben, nachlasspfleger, nachlassgericht, héritier inconnu, herederos desaparecidos, buscador de herdeiros, mirasçı, waris, legal heir finder, forensic genealogist, skip tracer, estate detective, cousin abroad, half-siblings, emigrated uncle, maiden name, old passbook, post office savings, fixed deposit receipt, bearer bond, premium bonds, share register, dividend warrant, signature mismatch, duplicate certificate, folio number, nominee missing, succession certificate, indemnity bond, surrender form, safe deposit box, uncashed cheque, utility deposit refund, insurance proceeds, dead man's pension, provident fund of father, demutualisation shares, treasury list, gazette notice, census film, church book, ship manifest, dna match, family tree chart, grave inscription, obituary, electoral roll, town hall clerk, consular register, advance-fee fraud, too good to be true call, rival hunter at the door, empty estate, debts larger than house, cousin refuses to sign, contingency agreement, missing beneficiary cover, locate relatives, prove kinship, dematerialise, claim back, money nobody collected, granddad's shares, papers in the trunk, who inherits, nobody to inherit, forgotten account of mother
plain: searching relatives of deceased, ownerless fortune, forgotten fortune, money waiting for relatives, family detective, kin researcher, distant cousins found, lineage proof, kinship evidence, inherited stock papers, yellowed stock papers, renamed companies, rejected signature, deceased father's retirement fund, policy nobody claimed, sleeping bank balance, state keeps the rest, treasury's public notice, archive visits abroad, parish books, foreign registry errands, credible first call, suspected swindle, percentage of recovered sum, court proof of search, county administrator, emigrated relatives, pensioners' old papers, descendants of emigrants, burned registers, abandoned balances, success-only research, retrieving lost wealth, ancestry sleuth, orphaned wealth, genealogical research services, succession research, unclaimed property administration, escheatment, dormant assets scheme, contingency-fee search, beneficiary location, evidence of kinship, custodial funds claims, investor education fund claims, asset reunification, genealogist, family tree, long-lost nephew, uncle in australia, estranged, orphan, adopted, illegitimate child, emigrated aunt, bachelor died alone, no relatives known, windfall, surprise legacy, stranger telephones, is it a scam, percentage agreement, treasury list thursday, crown list, competing researchers, baptism entry, parish ledger, census, ship passenger list, civil registrar overseas, mairie copy, old bonds in drawer, paper stock of grandfather, provident money forgotten, policy in attic, bank book found, signature mismatch bank, affidavit of thorough search, judge satisfied, genealogical research, missing beneficiaries, next of kin, dormant assets, inheritance detective, bequests, suspicion of fraud, forgotten securities, dematerialisation, company registrar, signature mismatch, surname change, investor protection fund, widow's holdings, intestate list, crown estates, competitor researchers, contingency percentage, early morning publication, family tree race, unclaimed legacy, credibility, verification of caller, doorstep visit, swindle fears, reassurance, impartial confirmation, sceptical relatives, overseas archives, civil registry retrieval, vital records, palaeography, emigrant lineage, slow correspondence, municipal extracts, retirement savings, defunct employer, lapsed life cover, pension claim, migrant labourer, worker's nominee, locked balance, due diligence affidavit, newspaper notice, judicial satisfaction, exhaustive inquiry, unknown relatives, search report
My mother died with eleven paper share certificates in a steel trunk, two companies were renamed, and the registrar rejects her signature. Take it off my hands for a cut.
Morning alert on ownerless estates with a first sketch of the family.
papa pf n lic never claimed, 1998 company shut. who can recover, 20% ok
A stranger rang about an aunt in Lyon whom nobody had mentioned. I thought it was a trick, and it was a house.
Armenian, Lebanese and Syrian branches: registers are burnt or abroad, so build kinship from church books, passports and oral history.
Archive runners by the hour in Polish, Ukrainian and Romanian town halls, with certified copies by courier.
An old-paper clinic at the housing society once a month where pensioners bring passbooks and bonds.
I administer estates for a county and must show the judge that a diligent search was made before the treasury keeps the rest.
# repatriation
also: überführung, leichenüberführung, rapatriement de corps, repatriación, translado de corpo, cenaze nakil, cenaze fonu, jeneza, antim sanskar abroad, shav vahan, burial association, munno mukabi, iddir, tontine for funerals, hometown union, welfare officer embassy, undertaker at airport, embalmer, mortuary attendant, coroner's release, consular death report, no-objection certificate, police clearance death, cancelled passport, sealing of coffin, hermetic coffin, freight waybill for coffin, cold hall airport, hearse to village, ambulance to native place, urn in hand luggage, cremation papers, washing of the dead, shroud, kafan, salat, wake-keeping, funeral poster, canopy and chairs, graveside, plot at home, ancestral land burial, flight delay coffin, lost coffin, wrong body, unpaid hospital bill, unclaimed migrant, worker died on site, heat death workers, road crash abroad, drowned migrants, tourist died abroad, death on cruise, collection in chat, contributor list, treasurer ran off, lapsed membership, waiting days, mourners' visas, stream burial, fly home the deceased, carry to the homeland, bury, collect contributions, last journey, laid to rest at home, grave near parents, death far away
plain: returning deceased abroad, corpse transport, dying far from home, deceased guest worker, emigrants' death fund, mutual fund for burials, collecting for coffin, member rules and cards, consular documents, missing signature from employer, refrigerated vehicle, crossing frontiers with coffin, mourners' seats, miners from lesotho, ritual washing, within twenty-four hours, tourist dies in hotel, tour operator hotline, ash carrier, holy river ceremony, filmed ceremony abroad, airline freight of deceased, emigrant association, paper sequence explained, days in cold room, relatives waiting abroad, funeral of emigrants, deceased seafarers, mutual aid on death, last homecoming, corpse homecoming, overseas death formalities, funeral and related activities, transport of corpses, international mortuary conveyance, human remains transport permit, consular mortuary certificate, mutual burial fund, funeral insurance migrants, bereavement assistance expatriates, death of nationals abroad, casualty assistance hotels, undertaker airport, cadaver, casket, urn, shroud, kafan, ghusl, imam, ganges, varanasi, hearse, embalmer, cold chamber, cargo hold, customs at frontier, border post night drive, mourners, wake, ancestral village, hometown grave, fatherland, labourer fell in qatar, domestic servant died, sponsor's exit paper, no-objection employer, kafeel, whip-round, levy per member, contribution ledger, community treasurer, holidaymaker found dead, receptionist protocol, scattering overseas, suitcase with cinders, mortal remains, deceased migrants, overseas death, final journey, cadaver transport, homeland interment, consular clearance, mutual aid society, expatriate contributions, community levy, bereavement pool, membership dues, emergency collection, hometown association, gulf labourers, exit clearance, unpaid salary, death certificate attestation, sponsor's consent, embalming, labour attache, road transfer, frontier permit, cross-border undertaker, african overland, sanitary passport, customs halt, islamic rites, rapid interment, air cargo, muslim travellers, late signature, faith deadline, tourist fatality, hospitality protocol, guest decease, police liaison, travel insurer, crisis checklist, sealed room, cremains, urn transit, airport screening, river immersion, matching identity, pilgrim courier
Three times this year our town's union in Milan passed the hat for a coffin, and once the money came after the burial. I want a proper fund with cards, rules and an undertaker on call.
One number for hotels and tour guides when a guest dies abroad.
bhai died in saudi, kafeel not signing, 40 days now. someone who knows evry office there n tells truth
My aunt lay nineteen days in a Brussels cold room because one stamp lacked a date. We sang by video each evening.
From Johannesburg mines to Lesotho and Malawi: hearse minibuses with a fridge, border papers ready and seats for the mourners.
Wash, shroud and flight within twenty-four hours for Muslim families in the Ruhr, prices on the door.
Ashes carried with dignity to Varanasi or Haridwar for families overseas, with the rite filmed.
I work at a consulate desk, and half of each day goes on telling relatives which paper comes before which.
`,
});
