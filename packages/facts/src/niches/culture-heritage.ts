import { cultureHeritageFacts } from './facts/culture-heritage.ts';
import { cultureHeritageJobs } from './jobs/culture-heritage.ts';
import { readField } from './reading/read-field.ts';
import { cultureHeritageWordings } from './wordings/culture-heritage.ts';

export const cultureHeritage = readField('culture-heritage', {
  niches: `
# museum-guides: museums, audio guides and visitor apps
words: museum, museums, museum app, audio guide, audioguide, audio tour, museum visitor, exhibition, exhibit, curator, heritage site, castle, historic house, docent, museum label, museum ticket, timed entry, visitor centre, science centre, zoo guide, museum shop, school trip museum, augmented reality tour, self-guided tour, museum education, musée, museumsführer, museo, museu, müze, zeitzeuge, guide conférencier, monument
job: tell each visitor the story of the room in their own language
buyer: museum directors
user: visitor service and education staff
run: tourists, families and school classes | families come where children may touch something and the story outlasts the ice cream | guards, heating for old halls and empty weekdays eat the ticket money
rival: Smartify | scan-and-listen guides for many museums | a yearly fee by museum size
rival: Bloomberg Connects | free guide app for cultural places | nothing, since it is philanthropy
rival: izi.TRAVEL | audio tours that museums publish themselves | nothing, or a share of paid tours
rival: Antenna International | audio guide devices and content at large sites | a share of rentals or a project fee
rival: Orpheo | audio guide hardware and apps | device rent plus a project fee
system: TMS Collections | holds object records, dates and rights for large museums
system: Axiell Collections | holds the catalogues of many museums and archives
system: Tessitura | sells tickets and memberships for large houses
today: a curator writes wall labels in one language, and a rack of handsets is charged and wiped at the desk
cost: foreign visitors walk past most cases in silence, and the handset desk costs more hands than it rents
pain: the exhibition closes before the tour in the third language is recorded
pain: a lender's contract forbids the picture that the app shows
pain: visitors will not download an app in a stone hall without signal
channel: museum associations such as ICOM | directors ask a colleague of the same size first
channel: exhibition designers and content studios | the designer writes the media list into the tender
channel: regional museum services and grant funders | small museums spend what a grant allows
cycle: 12-60 weeks | the curator wants it, the trustees or the city sign when a grant or new show starts
price: guide app for a mid-size museum | 200-1500 USD | museum a month
price: handset rental for a visitor | 4-9 USD | visit
rule US: ADA | guides must serve deaf and blind visitors, and complaints go to lawyers quickly
rule EU: European Accessibility Act | ticket shops and apps sold to the public must be usable with a screen reader
rule GB: Public Sector Bodies Accessibility Regulations | council and national museums must publish how accessible their app is
rule IN: Archaeological Survey of India rules | protected monuments need permission for filming, guides and signs
season: school groups fill spring, tourists fill summer, and blockbuster shows open in autumn
next: timed tickets and memberships | school worksheets from the collection | labels in plain language
fail: location beacons and headsets were installed for one show and left flat after the grant
fail: paid tour apps earned little, since Bloomberg gives the same to museums for nothing
lately: synthetic voices and translation make a tour in many languages affordable for a town museum
economics: 55-75 | 1-3 | 800-6000 USD
ask: Who writes and signs off the text, and how long does one room take? | What share of visitors used it last month, and where in the building did they stop? | Which funder pays after the first grant ends?
grade: low
# galleries: galleries, art dealers and auction rooms
words: art gallery, gallery owner, gallerist, art dealer, visual artist, portrait painter, sculptor, art collector, art fair, artwork inventory, consignment, artist studio, art sale, art marketplace, auction house, auction room, provenance, art logistics, art insurance, art appraisal, art valuation, antiques, antique dealer, viewing room, limited edition print, art advisor, galerie, kunsthandel, kunsthändler, galería de arte, antiquitäten, marchand d'art, sanat galerisi, condition report
job: know where each work is, whose it is and who may buy it
buyer: gallery owners
user: gallery managers and registrars
run: collectors and interior designers | collectors buy from the dealer whose word on provenance held at resale | fair stands, crates and canvases that hang unsold over white walls eat the commission
rival: Artlogic | inventory, web pages and private views for galleries | per gallery a month
rival: Artsy | an online marketplace and listings for galleries | a monthly listing fee or a commission
rival: ArtCloud | inventory, web pages and sales for galleries | per gallery a month
rival: Artwork Archive | inventory for artists and small collections | per user a month
rival: Invaluable | online bidding for auction rooms | a share of each online lot
system: the Art Loss Register | checks works against claims of theft and looting
system: the Artnet Price Database | shows past hammer prices, behind a subscription
system: QuickBooks | holds consignment splits that it was never made for
today: the registrar keeps works, frames and loans in Excel, and the director sends PDF previews on WhatsApp
cost: the same canvas is offered to rival collectors, or waits in a crate because nobody knew it came back
pain: an artist asks what has sold, and the consignment ledger takes a week to answer
pain: resale royalty, import VAT and the fair's commission arrive after the price was agreed
pain: a collector asks for provenance papers that lie in a dead dealer's filing cabinet
channel: art fairs such as Art Basel | galleries meet collectors and one another in the same aisle
channel: artists and their studios | an artist shows each new gallery how the last one kept the list
channel: shippers, framers and insurers of art | the shipper handles every work that is sold or lent
cycle: 4-20 weeks | the owner decides in the quiet weeks between fairs
price: gallery inventory and web pages | 100-600 USD | gallery a month
price: a booth at a mid-size fair | 8000-40000 USD | fair
rule US: state consignment laws | in many states an artist's works and money are held in trust by the dealer
rule EU: Artist Resale Right Directive | artists get a share when a dealer or auction resells their work
rule EU: import licences for cultural goods | old works from outside the Union need papers on lawful export
rule GB: money laundering rules for art | dealers must register with HMRC and check buyers of costly works
rule IN: Antiquities and Art Treasures Act | old objects are registered and may not leave the country
season: fairs and evening auctions crowd spring and autumn, and August is dead
next: shipping and condition reports | loans against art | estate inventories for artists' heirs
fail: marketplaces for unknown artists found many sellers and no collectors
fail: token art rose and fell within a season and left galleries wary of anything on a chain
lately: dealers sell more from a phone picture, while fair costs close mid-size galleries
economics: 65-80 | 1-3 | 300-2500 USD
ask: Can the artist see what is sold and owed, without asking? | Who checks provenance, and which database answers? | How does a work on consignment leave the books when it goes back?
grade: low
# libraries: libraries, archives and their catalogues
words: library, librarian, public library, school library, university library, library software, library catalogue, opac, marc record, archive, archivist, local history, oral history, digitisation, digitization, old newspapers, manuscript, handwriting recognition, finding aid, special collections, library of things, interlibrary loan, e-book lending, bibliothek, stadtarchiv, bibliothèque, médiathèque, biblioteca, archivo, arquivo, kütüphane, granthalaya, family archive, records management
job: make what lies in boxes and on shelves findable by a stranger
buyer: library directors and county archivists
user: cataloguers and reading-room staff
run: readers, families and local historians | readers return to the desk that found the photograph of their own street | scanning by hand, storage rent and rights clearing eat the archive's fees
rival: Ex Libris Alma | systems for university libraries | a yearly contract by students
rival: SirsiDynix | systems for public libraries | a yearly contract
rival: OverDrive | e-book lending behind Libby | a platform fee and each title's licence
rival: Preservica | digital preservation for archives | a yearly fee by storage
rival: Transkribus | reading of old handwriting | credits per page
system: MARC records | carry catalogue data in a form older than the web
system: Koha | is the open catalogue that small libraries can extend
system: AtoM | publishes finding aids in the archive standard
today: an archivist opens each box, types a finding aid and scans pages on request between school visits
cost: most boxes wait unlisted for years, and the donor's niece cannot find the letters she gave
pain: a vendor's contract locks the catalogue, and export is charged by the record
pain: publishers license an e-book for a term at several times the shop price
pain: scans come without text, so a village name in a parish register cannot be searched
channel: library consortia | members buy on one frame contract
channel: national library conferences | directors compare systems over coffee and believe peers
channel: digitisation bureaus and scanner makers | the scanning bureau sees which boxes are funded this year
cycle: 20-78 weeks | a committee writes a tender, and funds follow the budget year
price: system for a small public library | 150-900 USD | library a month
price: reading of handwriting | 0.1-0.4 USD | page
rule US: Section 108 copying rights | libraries may copy for keeping and research, but not lend each scan freely
rule EU: Copyright in the Single Market | heritage bodies may digitise works out of commerce, with notice on a portal
rule GB: Public Records Act | places of deposit keep official records to a standard that inspectors check
rule IN: state public library acts | few states fund libraries by a cess, so tenders go state by state
season: school and budget years set purchases, and summer reading fills public libraries
next: e-book holds and licences | room booking and makerspaces | local history as paid searches for families
fail: the Internet Archive lost its lending case, and scanned books went off its shelves
fail: crowdsourced transcription began with zeal and stopped once the dull parish ledgers came up
lately: handwriting models read old German, French and Modi script well enough to search
economics: 55-75 | 1-1 | 2000-12000 USD
ask: Which catalogue does your output go into, and in which record format? | How many letters per line are read wrong on this archive's own hands? | What happens to the text when the licence ends?
grade: low
# comics: comics, webtoon and manga production
words: comic, comics, comic book, comic artist, graphic novel, webtoon, webcomic, manga, manga translation, scanlation, lettering, letterer, speech bubble, sound effects lettering, inking, colorist, colourist, flatting, storyboard, panel layout, character sheet, tapas, comixology, indie comics, kickstarter comic, comic convention, comic shop, bande dessinée, comicverlag, historieta, fumetti, quadrinhos, çizgi roman, manhwa, doujinshi
job: get the weekly episode drawn, lettered and posted without breaking the artist
buyer: comics studios and publishers
user: artists, letterers and editors
run: readers of weekly series | readers follow the artist who never skips a Thursday and leaves them hanging | assistants, platform shares and print runs that come back from shops eat the coins
rival: Clip Studio Paint | drawing software for comics and webtoons | a licence or per month
rival: WEBTOON | a scroll platform with fans and paid episodes | a share of coins and adverts
rival: Mantra Engine | machine translation of manga with lettering | per page or a contract fee
rival US: Orange | fast manga localisation through its emaqi shop | per title
rival: GlobalComix | a reading platform for indie comics | a share of subscriptions
system: Clip Studio files | hold layers, balloons and screentones that letterers need
system: Adobe Photoshop | is where raws are cleaned and sound effects are redrawn
system: WEBTOON Canvas | sets the scroll width, the episode rules and the payout
today: letterers erase balloons in Photoshop, retype scripts line by line and fit fonts by eye until dawn
cost: one missed weekly episode drops the series in the ranking, and the coins of a month with it
pain: flats and backgrounds eat the night that should go to faces and acting
pain: vertical Japanese must fit a balloon drawn for tall text, and the sound effect sits over the hair
pain: scan pirates post the chapter in English before the licensed release
channel: artist communities on Discord and at artist alleys | creators copy the brushes and tools of someone they admire
channel: conventions such as Comic Con | editors review portfolios and buy rights at the tables
channel: localisation agencies and letterers' guilds | publishers hand an agency the whole backlist
cycle: 1-16 weeks | an artist buys on a whim, a publisher tests one chapter blind
price: drawing and lettering tools | 5-40 USD | artist a month
price: translation and lettering | 10-40 USD | page
rule US: Copyright Office guidance on AI | images made by a prompt alone get no copyright, so studios ask how a page was made
rule EU: AI Act | makers of image models must respect opt-outs and list what they trained on
rule GB: Copyright Designs and Patents Act | text mining for profit needs a licence, and the law is being fought over
rule IN: Copyright Act royalties | authors keep a royalty share by law, which work-for-hire contracts must respect
season: Comiket and Comic Con set deadlines, and platforms launch new series with the school year
next: print editions through crowdfunding | licensing for games and anime | voice and motion versions
fail: generated comics were turned away by readers and platforms, and artists quit the tools
fail: comiXology was folded into the Kindle app, and indie sales fell with it
lately: Japanese publishers fund machine lettering to beat pirates to the same-day release
economics: 50-80 | 4-8 | 10-300 USD
ask: Which step does the artist hand over gladly, and which never? | What did the model learn from, and may the publisher know? | How many balloons per chapter does a letterer fix after you?
grade: low
# stage-choir: theatres, choirs and amateur stages
words: theatre, theater, playhouse, theatre company, rehearsal, rehearsal schedule, stage manager, call sheet, choir, choir director, chorus, church choir, amateur dramatics, community theatre, orchestra, ensemble, opera, ballet, dance company, sheet music, score library, casting, audition, costume store, props, surtitles, box office, season subscription, fringe festival, theater spielplan, chorleiter, chorale, coro, koro, théâtre, teatro, tiyatro, brass band, rangmanch
job: get everyone to the right rehearsal with the right notes, and fill the house
buyer: theatre managers and choir boards
user: stage managers and choir leaders
run: audiences, pupils and amateur singers | audiences come for a niece in the chorus and return for a show that moved them | hall rent, rights for musicals and thin matinees eat the box office
rival: Tessitura | tickets, donors and subscriptions for large houses | a yearly licence by income
rival: Spektrix | tickets and audience data for theatres | a fee per ticket
rival: Chorus Connection | rosters, attendance and dues for choirs | a monthly fee by choir size
rival DE: Konzertmeister | rehearsal dates and replies for German clubs | a yearly fee by members
rival: Propared | schedules and call sheets for stage production | per user a month
system: QLab | plays sound and video cues on show night
system: forScore | holds the singers' and players' marked scores on tablets
system: Spektrix | holds the audience and gates its data by agreement
today: the stage manager types the daily call at midnight and mails it, and choir replies come in a WhatsApp group
cost: a missing bass or a double-booked hall wastes the evening of everyone who did come
pain: parts are copied by hand, and the markings of the last concert are in the wrong folder
pain: seats for Tuesday stay empty, while the list of past visitors lies in the ticket system
pain: a star falls ill, and the understudy learns it from a chain of phone calls
channel: choir and theatre federations | boards ask the federation for insurance, music and tools
channel: sheet music shops and publishers | each choir orders its next programme from a music shop
channel: drama schools and stage managers' networks | stage managers carry their tools from house to house
cycle: 2-30 weeks | a choir board votes at its meeting, a theatre waits for the season break
price: choir or band management | 10-60 USD | group a month
price: ticketing for a theatre | 0.5-2 USD | ticket
rule US: Actors' Equity agreements | breaks, calls and overtime of union casts are counted by the quarter hour
rule EU: Working Time Directive | rest between late show and morning rehearsal is due, also for guests
rule GB: child performance licences | each child on stage needs a licence and a chaperone from the council
rule IN: state performance licences | many cities want police and censor papers for a ticketed play
season: rehearsals start in September, Christmas concerts and pantomime carry the year, summer is dark
next: score libraries on tablets | donor and member dues | costume hire between houses
fail: streaming of shows filled lockdown evenings and emptied once halls reopened
fail: casting apps found many actors and few producers who pay
lately: audiences book later and subscribe less, so houses price by the night
economics: 60-78 | 1-3 | 60-1500 USD
ask: Who enters the rehearsal plan, and does every singer see the change tonight? | How many seats are empty on a weeknight, and who could be asked? | Whose licence covers the scores on the tablet?
grade: low
# pianos: piano dealers, tuners and instrument shops
words: piano, piano tuner, piano tuning, piano technician, piano dealer, used piano, grand piano, upright piano, steinway, music shop, music store, instrument shop, instrument rental, violin maker, luthier, violin shop, guitar shop, guitar repair, band instrument repair, organ builder, church organ, sitar maker, harmonium, instrument dealer, pitch raise, klavierstimmer, klavierhaus, geigenbauer, accordeur de piano, facteur de pianos, afinador de pianos, piyano akortçusu, accordatore
job: keep tuning rounds, rentals and slow-selling stock in order
buyer: owners of music shops
user: piano tuners and workshop repairers
run: families, teachers and concert halls | owners stay with the tuner whose piano holds through the heating season | hoists, showroom rent and uprights nobody wants eat an instrument shop
rival: Gazelle | tuning reminders and invoices for piano technicians | per technician a month
rival US: Tri-Tech AIMsi | stock, rentals and lessons for music stores | per store a month
rival: Reverb | an online market for used instruments | a share of each sale
rival: Yamaha | pianos and dealer programmes | a dealer margin on instruments
rival US: Rain Point of Sale | till and rentals for music shops | per store a month
system: Verituner | measures the strings and saves each piano's curve
system: Reverb | holds prices of sold instruments and charges for the sale
system: CITES permits | decide whether ivory keys or rosewood may cross a border
today: the tuner keeps index cards with serial numbers and phones owners when the heating season has pulled the pitch
cost: pianos that are not called stay flat for years, and the tuner drives across town for a single upright
pain: a grand stands on the showroom floor for a year and ties up the price of a car
pain: school horns come back in June dented, and rent-to-own ledgers do not agree with the cases
pain: heirs want money for an old upright that costs more to move than it will ever fetch
channel: piano technicians' guilds | tuners trust tools shown at the yearly convention
channel: music teachers and conservatoires | parents buy what the teacher names
channel: makers' dealer networks such as Yamaha and Steinway | dealers adopt what the maker's area man brings
cycle: 1-8 weeks | a tuner decides alone, a shop waits until school rentals are out
price: client and route software for tuners | 20-60 USD | technician a month
price: one tuning | 120-250 USD | visit
rule US: Endangered Species Act | old ivory keys make a piano hard to sell across state lines
rule EU: EU ivory trade rules | worked ivory in old instruments needs a certificate before sale
rule GB: Ivory Act | older instruments with little ivory may be sold only after they are registered
rule IN: Wildlife Protection Act | ivory trade is banned, and rosewood instruments need papers for export
season: heating and monsoon move the pitch, schools rent in August and concerts want tunings in December
next: lesson bookings and teacher rooms | moving and storage of pianos | humidity sensors with service calls
fail: tuning apps told owners the pitch and could not turn the pin
fail: online piano brokers met freight, stairs and a buyer who wanted to play it first
lately: digital pianos and free uprights on Facebook emptied showrooms, while old tuners retire without heirs
economics: 60-80 | 1-2 | 40-500 USD
ask: How many pianos on the list are overdue, and who calls them? | How far apart are the day's stops, before and after? | Which ivory or rosewood papers does a sale need, and who files them?
grade: low
# genealogy: family history and ancestry research
words: genealogy, genealogist, family tree, family history, ancestry, ancestors, ancestor research, parish register, census records, birth records, civil registration, immigration records, dna matches, gedcom, family photos, old photos, photo restoration, colorize old photos, family archive, grandparents' stories, life story book, memoir, family memoir, voice recordings of grandparents, family letters, heir hunter, citizenship by descent, cemetery search, gravestone, surname origin, village history, ahnenforschung, stammbaum, généalogie, genealogia, kutumb, gotra, vanshavali, soy ağacı
job: find out who came before and keep it for those who come after
buyer: family historians
user: hobby genealogists
run: descendants and adoptees | descendants hire the researcher who reads old script and admits when the trail ends | archive trips, dead-end parishes and cheap online trees eat the researcher's day rate
rival: Ancestry | records, trees and DNA kits | a yearly subscription
rival: MyHeritage | trees, DNA and photo tools | a yearly subscription
rival GB: Findmypast | British and Irish records | a yearly subscription
rival EU: Geneanet | French and European trees and indexes | a yearly plan beside a free tree
rival: FamilySearch | free records and one shared tree | nothing to users
rival: StoryWorth | weekly questions bound into a memoir | a price per book
system: GEDCOM | carries trees between programs and loses sources
system: FamilySearch | holds films of parish books that the county archive never indexed
system: the archive's reading room | copies one certificate at a time by post
today: a retired teacher reads parish registers in old script on a screen, copies names into a tree and writes to registry offices
cost: one wrong John in the tree carries a stranger's family along, and the aunt who knew has died
pain: the register burned, or the village changed its country and its spelling
pain: the shoebox of photographs has no names on the back
pain: a DNA match shows a brother whom nobody had spoken of
channel: family history societies | a society's volunteers index records and teach beginners
channel: fairs such as RootsTech | hobby researchers watch talks and buy kits in one weekend
channel: gifts for Mother's Day and Christmas | children buy the kit or memoir for a parent
cycle: 0-3 weeks | the hobbyist buys after the first free hint, the family for a birthday
price: records and a tree | 10-40 USD | person a month
price: a professional search | 40-100 USD | hour
rule US: state genetic privacy laws | DNA firms need separate consent for research and for police
rule EU: GDPR | living people in a tree are protected, and France bans recreational DNA tests
rule GB: General Register Office rules | recent births are closed to indexes, and certificates are copies for a fee
rule IN: DPDP Act | living relatives in a tree are personal data, and caste notes are delicate
season: kits sell for Christmas, and winter evenings are research time
next: photo restoration | heritage travel | citizenship papers
fail: new tree sites asked people to type what Ancestry already showed them
fail: DNA kits are bought once, and the best known kit maker went bankrupt
lately: handwriting recognition opened whole archives to search, and old photographs move and speak by AI
economics: 55-85 | 2-5 | 20-120 USD
ask: Which records do you have that FamilySearch does not show for free? | What keeps the hobbyist paying after the first wall in the tree? | How do you treat living relatives who never agreed?
grade: low
# artisans: craftspeople, handloom and traditional makers
words: artisan, artisans, craftsperson, craftspeople, handicraft, handicrafts, handloom, weaver, weavers, saree weaver, khadi, block printing, pottery, potter, ceramics studio, basket weaver, carpet weaver, woodcarver, blacksmith, leather worker, glassblower, embroidery artisan, zardozi, batik, kente, craft cluster, craft cooperative, craft fair, craft market, fair trade crafts, gi tag, geographical indication, traditional craft, heritage craft, indigenous art, kunsthandwerk, artisanat, artesanato, zanaatkar
job: sell handmade work at a price that keeps the craft alive
buyer: craft cooperatives and studios
user: weavers and potters
run: design-minded buyers and gift shops | buyers pay for the weave whose maker they have seen at the loom | yarn advances, slow festivals and copies from powerlooms eat the maker's share
rival: NOVICA | a shop for artisans from many countries | a margin on each piece
rival IN: Okhai | crafts by rural women, from Tata | a margin on each piece
rival IN: iTokri | handloom and crafts online | a margin on each piece
rival: Etsy | a marketplace for handmade goods | a share of each sale
rival: Ankorstore | wholesale for independent makers and shops | a share of each order
system: the master weaver's order book | holds advances, yarn given and pieces due
system: WhatsApp | carries photos of pieces and the buyer's haggling
system: the GI register | says who may use the name of the place
system: the export parcel form | asks for a tariff code for a clay pot
today: the master weaver gives out yarn with an advance, collects sarees by bus and sells to a trader on credit
cost: the trader keeps most of the price, powerloom copies undercut it and the children leave for the city
pain: each piece is different, while the shop wants one photo and stock for a month
pain: a pot breaks in the post and eats the profit of the batch
pain: a machine copy carries the name of the town
channel: craft councils and state emporiums | a council knows the clusters and holds the fairs
channel: interior designers and hotels | one hotel order feeds a village for a season
channel: craft fairs and museum shops | buyers touch the cloth and ask who made it
cycle: 2-16 weeks | a cooperative tries one collection through one festival
price: the share of a marketplace | 0.15-0.4 USD | dollar sold
price: a pottery class | 30-90 USD | seat
rule US: Indian Arts and Crafts Act | goods may be sold as Native made only if they truly are
rule EU: craft GI Regulation | names of craft and industrial goods can be protected by place
rule GB: product safety rules | glazes, toys and candles by small makers need tests and labels
rule IN: Geographical Indications Act | only registered users in the area may use the craft's name
season: Diwali, weddings and Christmas make the year, and monsoon stops dyeing
next: workshops for visitors | raw yarn credit | hotel and gift orders
fail: craft portals took photos of each piece and sold so few that the studio light cost more
fail: social enterprises paid fair advances and ran out when the export order slipped
lately: American tariffs and the end of duty-free parcels hit small craft exporters
economics: 25-50 | 2-5 | 5-80 USD
ask: What does the weaver get of the shop price, and when? | How do you hold stock when no piece is like another? | Who proves that it is handmade and from that place?
grade: low
# collectors: stamps, coins, records and memorabilia
words: collector, collectors, collectibles, collectible, coin collector, coins, numismatics, stamp collector, stamps, philately, vinyl records, vinyl, record collector, record shop, trading cards, pokemon cards, sports cards, card grading, psa graded, action figures, lego collector, model trains, model railway, toy collector, watches collector, memorabilia, autographs, vintage toys, flea market, brocante, car boot sale, estate sale, house clearance, price guide, collection catalogue, swap meet, funko, sneaker collector, sammler, koleksiyon
job: know what the piece is, what it is worth and what is missing
buyer: collectors
user: dealers and hobbyists
run: collectors and heirs | collectors buy from the dealer who takes a wrong grade back without a word | auction fees, grading slips and albums bought too dear eat the dealer's turn
rival: eBay | the market and the record of sold prices | a share of each sale
rival: Discogs | a database and market for records | a share of each sale
rival: Collectors (PSA) | grading and sealing of cards | a fee per card
rival: Catawiki | expert-led auctions from the Netherlands | a share from buyer and seller
rival: Whatnot | live auction shows | a share of each sale
rival: Colnect | a collectors' catalogue and swap lists | a yearly plan
system: eBay sold listings | are the price guide that dealers trust
system: the grading slab number | links a card to its grade and picture
system: the Scott or Michel number | names a stamp in each catalogue
today: the widow lays albums on a kitchen table, and the dealer leafs through with a loupe and names one sum
cost: heirs sell the rare piece with the bulk, and collectors buy fakes or the same issue again
pain: the phone photo cannot show a hairline scratch that moves the grade
pain: grading takes months and the player has been traded by then
pain: shill bids push the price of the last missing issue
channel: fairs, shows and flea markets | dealers set up the same tables each month
channel: clubs and their exchange circuits | a club's treasurer knows who sells up
channel: breakers and video hosts | a pack opened live draws viewers who buy
cycle: 0-3 weeks | the hobbyist tries it with one box of the collection
price: a catalogue app | 3-10 USD | collector a month
price: grading | 20-150 USD | card
rule US: Hobby Protection Act | copies of coins and political items must be marked as copies
rule EU: cultural goods import rules | old coins and artefacts need a licence or statement at import
rule GB: Treasure Act | finds of old coins are reported to the coroner within days
rule IN: Antiquities and Art Treasures Act | old coins and objects may not leave and must be registered
season: fairs fill spring and autumn, and prices move with film releases and sports finals
next: insurance for collections | consignment sales | storage and slabs
fail: fractional shares in cards and records gave owners a chart and no buyer
fail: scan-to-price apps guessed the edition wrong, and dealers laughed at the sum
lately: live selling and Pokémon brought new money and theft, and stamps kept losing theirs
economics: 15-80 | 3-7 | 5-60 USD
ask: How often does the scan name the right edition, judged by a dealer? | Where do your prices come from, asked or sold? | Who carries the loss when the piece is a fake?
grade: low
`,
  facts: cultureHeritageFacts,
  wordings: cultureHeritageWordings,
  jobs: cultureHeritageJobs,
});
