import { trade } from './trade.ts';

export const cultureAndPapersTrades = [
  trade(
    'print-packaging',
    `
- | Waste and reprints eat the job margin | margin | one wrong sheet, shirt or panel is scrap, and the rush reprint is free to the customer
- | Machine makers keep their formats closed | gatekeeper | presses, saws and printers speak their makers' own formats, and a way in must be asked for | | press|cnc|saw|machine|printer|nest|plotter|integrat|cutter
- | Owners buy machines before software | budget | a shop owner spends gladly on a press or a router and hardly on a program
- | Price race on online print | pricing | online printers show prices for cards, shirts and parts at once, and buyers compare to the cent | | online|shirt|card|merch|instant|demand|marketplace|quote
- | Seasonal order peaks | season | Christmas packs, shop openings and elections fill the floor, and quiet months follow
+ | Short runs and digital presses | pricing | runs grow shorter, so setting up and quoting cost more than printing and are worth automating
+ | Image models for mock-ups and artwork | ai | a mock-up of a pack, sign or shirt now takes minutes instead of a designer's morning | | mock|design|art|AI|image|logo|sign|pack
+ | New packaging laws force redesigns | mandate | new packaging laws make brands touch whole ranges of artwork and box sizes | EU,GB,IN | packag|box|carton|label|brand
+ | Skilled press and bench staff retire | labour | the operator who mixes ink by eye and the joiner who sets out by hand are retiring | | colo|ink|press|join|cabinet|cut|estimat|wood
§ | Packaging and packaging waste rules | rule | empty space, recyclability and weight of a box are becoming law, and printers are asked for proof | | packag|box|carton|label|mailer
§ | Food-contact ink and label rules | rule | inks near food must not migrate, and a wrong allergen line recalls the pack | | food|label|packag|ink|pharma|carton
§ | Sign permits and electrical listing | rule | many signs need a council's consent, and lit letters an electrical label, before they are hung | | sign|billboard|hoarding|wrap|neon|shopfront
§ | Product safety and copyright of printed goods | rule | whoever prints a crest or a toy figure answers for the mark and for the item's safety | | shirt|merch|gift|print on demand|custom|personal|figure|3d
§ | Wood dust and panel emission limits | rule | workshops must extract dust and use certified boards, and inspectors visit small ones too | | wood|join|cabinet|furniture|panel|kitchen|carpent
`,
  ),
  trade(
    'culture-heritage',
    `
- | Grants end before the contract does | budget | a museum or archive buys with a grant and has no line for the second year | | museum|librar|archiv|heritage|guide|exhibit|digiti
- | Free philanthropic apps | bundling | Bloomberg Connects and other donors give museums for nothing what startups want to sell | | museum|guide|tour|visitor|gallery app|exhibit
- | Committees and tenders decide slowly | sales | trustees, cities and library boards meet a few times a year and write tenders | | museum|librar|archiv|theat|choir|city|university
- | Artists reject generated work | trust | readers and artists turn away from pages that look generated, and say so in public | | comic|manga|webtoon|art|illustrat|draw|AI
- | Small shops with few staff | budget | a tuner, a luthier or a small gallery pays little and has nobody to learn a system | | piano|tuner|luthier|instrument|gallery|dealer|shop
+ | Synthetic voices and translation | ai | a tour, surtitle or comic in many languages costs a fraction of what studios charged | | audio|guide|translat|language|voice|manga|museum|comic
+ | Handwriting and image recognition for collections | ai | models now read old hands and match objects, so boxes can be searched at last | | archiv|librar|manuscript|collect|catalog|scan|digiti|museum
+ | Manga and webtoon readers abroad | habit | readers outside Japan and Korea now wait for the same-day chapter and pay by coin | | manga|webtoon|comic|manhwa|letter
+ | Craftspeople retire without heirs | labour | tuners, instrument makers and bookbinders retire, and their customer cards go with them | | piano|tun|instrument|luthier|organ|craft|violin
§ | Accessibility laws for cultural bodies | mandate | public museums and libraries must serve deaf and blind visitors, on the app and in the hall | US,EU,GB | museum|librar|guide|visitor|theat|app
§ | Resale right and art money-laundering rules | rule | dealers owe artists a share of resales and must check who buys costly works | EU,GB | art|galler|auction|dealer|collector|antique
§ | Copyright in digitised and generated works | rule | scans, lending and generated pictures each need a right that somebody else may hold | | comic|manga|archiv|librar|scan|AI|image|sheet music|score
§ | Ivory and protected-material rules | rule | ivory keys and rosewood make an old instrument hard to sell across a border | | piano|instrument|antique|violin|guitar|ivory
`,
  ),
  trade(
    'outdoor-leisure',
    `
- | Short season and weather | season | a wet summer or a warm winter takes the weeks that pay for the year
- | Accidents and insurance cost | trust | one child hurt or one drowning ends the insurance, and many insurers have left already | | pool|play|trampoline|ski|dive|surf|horse|kid|child|climb
- | Booking platforms take the guest | gatekeeper | marketplaces for pitches, lessons and tee times keep the guest's address and a share of the price | | book|marketplace|tee|camp|lesson|pitch|platform
- | Owners change systems only off season | sales | a park or ski school touches nothing from opening day until the last guest has left | | camp|ski|park|golf|school|pool|surf
- | Seasonal staff | supply | wardens, instructors and hosts change every season and learn any tool on the job | | staff|instructor|host|warden|lifeguard|school
+ | Late booking by phone | habit | guests now book pitches, lessons and parties on the day, from the car park | | book|camp|lesson|party|reserv|guest
+ | Price by the night and hour | pricing | owners have begun to price pitches, tee times and sessions by demand, as hotels do | | price|tee|camp|session|ticket|slot|yield|demand
+ | Digital waivers and self check-in | rail | signed waivers and gate codes on the phone free the desk on a Saturday | | waiver|check-?in|gate|form|self|sign|kiosk
+ | Funds buy parks and routes | consolidation | funds buy campsites, pool routes and play halls and want one system for all | | park|camp|route|chain|group|pool|club
§ | Site, pool and venue licences | rule | councils and health offices license sites, pools and halls, and inspect before the first guest | | camp|pool|hall|venue|site|park|caravan
§ | Child safety and liability waivers | rule | a parent's signature does not bind everywhere, and checks of the frame must be on file | | child|kid|play|waiver|trampoline|ride|lesson|horse|party
§ | Crowd, fire and noise rules | rule | head count, exits and the hour when music stops are set by the town | | hall|party|wedding|venue|event|banquet|play
§ | Outfitter permits and instructor diplomas | rule | guiding on public land or teaching on a slope needs a permit or a recognised diploma | | ski|dive|surf|guide|instructor|raft|climb|school|outdoor
`,
  ),
  trade(
    'estates-notaries',
    `
- | Professions with a legal monopoly | gatekeeper | notaries, conveyancers and sworn translators may do by law what software may not | | notar|deed|title|translat|probate|patent|sign|legal
- | One-off customers | acquisition | a family buys a will, a funeral or an apostille once and is gone | | famil|will|funeral|apostille|probate|people|translat|executor
- | Registers differ by county and country | patchwork | each county, state and court keeps its register in a form of its own
- | Liability for a single error | trust | one missed lien, date or heir costs more than the software ever earned | | title|docket|patent|probate|deed|search|draft|trade ?mark
- | Grieving families do not shop | adoption | in the first hours a family calls the number that the nurse gives, and compares nothing | | funeral|death|bereav|cremat|burial|grie|memorial
+ | Remote signing and electronic registers | rail | registers and notaries have begun to accept filings and signatures over video | | notar|sign|deed|regist|title|remote|apostille
+ | Models that read old deeds and draft papers | ai | software now reads old scripts and drafts claims, deeds and letters that a clerk only checks | | deed|draft|title|patent|translat|AI|record|search|document
+ | Wealth passing to heirs | habit | a large generation is handing its houses and savings to heirs who expect to do it online | | estate|will|inherit|probate|heir|trust|executor
+ | Direct cremation and online prices | pricing | price lists moved online and simple cremations grew, so families compare before they call | | funeral|cremat|burial|undertaker|memorial
§ | Probate and succession law | rule | each state and country sets its own notices, fees and waiting times for an estate | | probate|estate|will|inherit|heir|executor|success
§ | Notary and remote signing law | rule | which deeds may be signed by video, and how identity is shown, is fixed by law | | notar|sign|deed|attorney|affidavit
§ | Land registration and title rules | rule | some states guarantee the register and others only file deeds, which decides who pays for errors | | land|title|deed|property|plot|convey|registry
§ | Patent and trade mark office rules | rule | dates at the patent office cannot be moved, and a person must be the inventor | | patent|trade ?mark|invention|brand name|IP
§ | Funeral price and burial law | mandate | price lists must be shown in America and Britain, and burial papers come before the date | US,GB | funeral|cremat|burial|undertaker|mortuar
§ | Sworn translation and apostille rules | rule | an office abroad accepts only its own kind of sworn translator and chain of stamps | | translat|apostille|attest|certif|document|sworn
`,
  ),
  trade(
    'savings-groups',
    `
- | Members who stop paying | liquidity | a member who takes the pot early and stops leaves a hole that somebody must fill | | chama|group|circle|tontine|rosca|chit|saving|loan
- | Trust in the treasurer, not in an app | adoption | members follow the woman who holds the book, and she may not want it read by all | | chama|group|circle|tontine|rosca|treasurer|saving|member
- | Core vendors control access | gatekeeper | the core banking vendor sells each connector and decides when it works | | credit union|sacco|core|cooperative|member|back office|dispute
- | Banks close the accounts of small operators | policy | banks drop transfer shops and pot holders overnight, because cash and foreign names look risky | | remit|transfer|money|cash|hawala|diaspora|migrant
- | Tiny tickets | margin | premiums, turns and transfers are so small that collecting them can cost more than they bring
+ | Mobile money and instant payments | rail | mobile money and instant payments let a turn or premium be taken for almost nothing | | mobile|m-?pesa|upi|pay|chama|premium|transfer|collect
+ | Group records as credit history | funding | lenders have begun to read years of punctual turns as a credit record | | credit|loan|group|chama|score|circle|saving
+ | High gold price | cycle | a record gold price makes each bangle worth a larger loan | | gold|pawn|jewel|pledge
+ | Small-town savers in mutual funds | habit | savers in small Indian towns now put money into SIPs, mostly through a person they know | IN | fund|sip|invest|distribut|agent|advis
+ | Digital remittance corridors | pricing | app transfers have pushed the price down, and senders compare rates on the phone | | remit|transfer|send money|diaspora|migrant|abroad
§ | Chit fund and deposit-taking laws | rule | whoever holds a pot of other people's money needs a registration or a bank behind it | | chama|chit|group|circle|tontine|rosca|pot|saving
§ | Credit union rate caps and examiners | rule | rate caps and examiners set what a credit union may charge and which vendor it may use | US,GB | credit union|loan|cooperative|sacco|member
§ | Pawn and gold-loan rules | rule | charges, holding days, purity tests and auction notices of a pledge are fixed by law | | pawn|gold|pledge|jewel
§ | Fund distribution rules | rule | commission is capped in India, must be justified in Europe and is banned for advice in Britain | EU,GB,IN | fund|distribut|advis|sip|commission|agent|invest
§ | Money transfer licences and sender checks | rule | each operator needs a licence and must know sender, receiver and source of cash | | remit|transfer|send money|hawala|cash|migrant|diaspora
§ | Micro-insurance rules | rule | sums, forms and agents of small cover are set by the insurance regulator, often in a sandbox | | insur|cover|premium|claim|trader
`,
  ),
];
