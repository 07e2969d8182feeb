/** One fact a line; the columns stand in `read-facts.ts`. */
export const cultureHeritageFacts = `
us-museums@imls | Museums in the United States by the broad count | about # museums and related places were counted | 35144 | museums and related places | count | US | 2014 | Institute of Museum and Library Services | medium | museum-guides
us-museums@census | Museums with payroll in the United States | about # museums and historical sites have payroll | 8000 | museums and historical sites | count | US | 2021 | US Census Bureau, County Business Patterns | low | museum-guides
world-museums@unesco | Museums in the world | about # museums exist worldwide | 104000 | museums | count | global | 2021 | UNESCO, Museums around the World | medium | museum-guides
louvre-visitors@louvre | Visitors of the Louvre | the Louvre had about # visitors in the year | 8700000 | visitors | count | FR | 2024 | Musée du Louvre | medium | museum-guides
us-curator-pay@bls | Median pay of curators | a museum curator earns a median of # a year | 61750 | USD/year | wage | US | 2023 | BLS Occupational Employment and Wage Statistics | low | museum-guides, galleries
in-asi-monuments@asi | Protected monuments in India | # monuments are protected by the Archaeological Survey of India | 3697 | monuments | count | IN | 2024 | Archaeological Survey of India | medium | museum-guides
world-art-sales@art-basel | Art sold worldwide by dealers and auctions | dealers and auction houses sold art worth about # in the year | 57500000000 | USD | spend | global | 2024 | Art Basel and UBS, The Art Market 2025 | medium | galleries
eu-resale-right@directive | Artist's share on resale in Europe | an artist gets # of the resale price in the lowest band | 0.04 | share | limit | EU | 2006 | Directive 2001/84/EC | medium | galleries
eu-resale-cap@directive | Cap of the artist's resale share | the resale share of one sale ends at # | 12500 | EUR | limit | EU | 2006 | Directive 2001/84/EC | medium | galleries
gb-art-aml@hmrc | Sale from which British art dealers check the buyer | a British art dealer must check the buyer from a sale of # upwards | 10000 | EUR | limit | GB | 2020 | Money Laundering and Terrorist Financing (Amendment) Regulations 2019 | medium | galleries
sothebys-premium@sothebys | Buyer's premium at Sotheby's | Sotheby's adds # to the hammer price in its lower band | 0.27 | share | fee | global | 2025 | Sotheby's fee schedule | medium | galleries
in-antiquity-age@act | Age from which an object is an antiquity in India | an object older than # counts as an antiquity in India | 100 | years | limit | IN | 1972 | Antiquities and Art Treasures Act 1972 | medium | galleries
us-public-libraries@imls | Public library systems in the United States | about # public library systems serve the country | 9000 | public library systems | count | US | 2022 | IMLS Public Libraries Survey | medium | libraries
us-librarian-pay@bls | Median pay of librarians | a librarian or media specialist earns a median of # a year | 64370 | USD/year | wage | US | 2023 | BLS Occupational Outlook Handbook | medium | libraries
overdrive-checkouts@overdrive | Digital loans through OverDrive | readers borrowed about # digital titles through OverDrive in the year | 739000000 | digital titles | count | global | 2024 | OverDrive | medium | libraries
gb-archive-closure@tna | When British public records open | most British public records move to the archives after # | 20 | years | limit | GB | 2013 | Constitutional Reform and Governance Act 2010 | medium | libraries
internet-archive-ruling@court | The ruling against open lending of scans | an appeal court held that lending scanned books without a licence is not fair use | - | - | statement | US | 2024 | US Court of Appeals, Second Circuit, Hachette v. Internet Archive | medium | libraries
us-comics-sales@icv2 | Comics and graphic novels sold in North America | comics and graphic novels sold for about # in the year | 1870000000 | USD | spend | US | 2023 | ICv2 and Comichron | medium | comics
jp-manga-sales@ajpea | Manga sold in Japan | manga in print and digital form sold for about # in the year | 704300000000 | JPY | spend | JP | 2024 | All Japan Magazine and Book Publishers and Editors Association | medium | comics
webtoon-users@webtoon | Monthly readers of WEBTOON | about # people opened a WEBTOON app or site each month | 170000000 | people | count | global | 2024 | WEBTOON Entertainment prospectus | medium | comics
manga-piracy@abj | Readers' time on pirated manga | Japanese publishers count piracy sites in many languages that cost them more than they sell abroad | - | - | statement | JP | 2024 | Authorized Books of Japan (ABJ) | low | comics
ai-comic-ruling@usco | Copyright in an AI comic | the Copyright Office kept the text of a comic protected and struck out its generated pictures | - | - | statement | US | 2023 | US Copyright Office, Zarya of the Dawn decision | medium | comics
us-broadway-gross@league | Broadway's ticket sales in a season | Broadway shows sold tickets worth about # in the season | 1890000000 | USD | spend | US | 2025 | The Broadway League | medium | stage-choir
us-choral-singers@chorus-america | Americans who sing in a choir by one survey | about # Americans sang in a choir by the choirs' own survey | 54000000 | Americans | estimate | US | 2019 | Chorus America, Chorus Impact Study | medium | stage-choir
eu-choir-singers@eca | Europeans who sing in a group | about # Europeans sing together in a group | 37000000 | Europeans | estimate | EU | 2015 | European Choral Association, Singing Europe | medium | stage-choir
gb-theatre-relief@hmrc | British tax relief for stage productions | a stage production can claim a tax credit at # of its core costs, more if it tours | 0.4 | share | limit | GB | 2025 | HMRC, Theatre Tax Relief | medium | stage-choir
reverb-fee@reverb | Reverb's selling fee | Reverb takes # of an instrument's sale before payment costs | 0.05 | share | fee | US | 2024 | Reverb public fee page | medium | pianos
concert-pitch@iso | Concert pitch | the standard tuning note sounds at # hertz | 440 | hertz | ratio | global | 1975 | ISO 16 | medium | pianos
piano-keys-strings@steinway | Parts in a grand piano | a concert grand holds more than # parts | 12000 | parts | count | global | 2024 | Steinway & Sons | medium | pianos
gb-ivory-share@ivory-act | Ivory allowed in an old British instrument | an older instrument may be sold if less than # of its volume is ivory | 0.2 | share | limit | GB | 2022 | Ivory Act 2018 | medium | pianos
us-instrument-sales@namm | American sales of music products | music products sold for about # in the year | 8000000000 | USD | estimate | US | 2023 | NAMM Global Report and The Music Trades | low | pianos
fs-records@familysearch | Free records at FamilySearch | FamilySearch offers its records and one shared tree free of charge to anyone | - | - | statement | global | 2024 | FamilySearch | medium | genealogy
us-census-closure@nara | Years before an American census opens | American census sheets stay closed for # | 72 | years | limit | US | 1978 | National Archives, Public Law 95-416 | medium | genealogy
gb-census-closure@tna | Years before a British census opens | English and Welsh census sheets stay closed for # | 100 | years | limit | GB | 2022 | The National Archives | medium | genealogy
in-handloom-workers@census | Handloom workers in India | India counted about # handloom weavers and allied workers | 3500000 | people | count | IN | 2020 | Fourth All India Handloom Census | medium | artisans
in-handloom-women@census | Women among Indian handloom workers | # of Indian handloom workers are women | 0.72 | share | share | IN | 2020 | Fourth All India Handloom Census | low | artisans
eu-craft-gi@regulation | Protection of craft names in Europe | names of crafts bound to a place can be protected in the whole Union | - | - | statement | EU | 2025 | Regulation (EU) 2023/2411 | medium | artisans
us-vinyl-revenue@riaa | American sales of vinyl records | vinyl records brought about # in America in the year | 1400000000 | USD | spend | US | 2024 | RIAA | medium | collectors
gb-treasure-report@act | Time to report a find of treasure in Britain | a finder must report treasure within # | 14 | days | limit | GB | 1997 | Treasure Act 1996 | medium | collectors
discogs-fee@discogs | Discogs' share of a sale | Discogs takes # of a sale with shipping | 0.09 | share | fee | global | 2023 | Discogs fees | medium | collectors
`;
