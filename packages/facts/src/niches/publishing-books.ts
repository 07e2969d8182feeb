import { publishingBooksFacts } from './facts/publishing-books.ts';
import { publishingBooksJobs } from './jobs/publishing-books.ts';
import { readField } from './reading/read-field.ts';
import { publishingBooksWordings } from './wordings/publishing-books.ts';

export const publishingBooks = readField('publishing-books', {
  niches: `
# self-publishing: authors who publish themselves
words: author, authors, self-publishing, self-published, indie author, write a book, publish my book, write a novel, novelist, fiction writer, book writing, kdp, kindle book, ebook, book cover, beta readers, book launch, book marketing, book formatting, manuscript, ghostwriter, memoir, children's book author, romance author, fantasy novel, amazon ads for books
job: get a finished manuscript to readers who buy the next one too
buyer: independent authors
user: self-published authors
run: readers of romance and fantasy series | readers follow the author who delivers the promised tropes and a next volume soon | line edits, cover artists, click bids and a falling page rate eat each royalty
rival: Amazon KDP | the store, the printer and the reader account in one | a share of each sale
rival: Reedsy | editors and designers for hire, with a free writing tool | a commission on each project
rival: Draft2Digital | ebook distribution to all shops but Amazon | a share of royalties
rival: Atticus | formatting for print and ebook | a one-off price
rival IN: Notion Press | Indian self-publishing with print on demand | a package price plus a share of royalties
system: KDP | accepts the file, decides the category and pays the royalty
system: IngramSpark | prints for bookshops and libraries
system: BookFunnel | hands advance copies and reader magnets to readers
system: Amazon Ads | takes the launch budget and sells the keyword to the next author
today: authors draft in Scrivener or Word, hire a cover from Reedsy and learn Amazon ads from Facebook groups
cost: editing, cover and adverts swallow the royalties of the first book and most of the second
pain: a category full of machine-written books buries a real one in its launch week
pain: reviews decide sales, and Amazon deletes those from people the author knows
pain: Kindle Unlimited pays by the page read, so a series that loses readers after book one earns little
channel US: author conferences such as Author Nation | authors buy what a named author shows on her own sales dashboard
channel: editors and cover designers | the edit and the cover are where an author's money goes first
channel: November writing challenges | first drafts are born in November and need an editor by spring
cycle: 1-6 weeks | an author buys in the months before a launch and compares in a forum first
price: a writing or formatting tool | 8-25 USD | author a month
price: a professional edit and cover | 800-4000 USD | book
rule US: Copyright registration | statutory damages need registration in time, and paid reviews are unlawful under FTC rules
rule EU: European Accessibility Act | new ebooks must be accessible, and shops collect VAT by the reader's country
rule GB: Legal deposit | a copy goes to the British Library, and books carry no VAT
rule IN: GST on ebooks | ebooks carry GST that print does not, while ISBNs are free from the national agency
season: romance and gift books sell before Christmas and Valentine's Day, drafting peaks in November
next: audiobooks with human or machine voice | direct sales from the author's own shop | translations for foreign markets
fail: vanity presses took fees and left authors with boxes, which taught writers to fear packages
fail: book social networks brought authors who sell and hardly any readers who buy
lately: chatbots write books faster than Amazon can limit uploads, so authors prove that they are human
economics: 60-85 | 4-9 | 15-90 USD
ask: How many copies did the second book of a series sell to readers of the first? | Does it move reviews, rank or only vanity, and on which date? | What does a working author stop paying for when she pays you?
grade: medium
# small-presses: publishers, rights and metadata
words: book publisher, publishing house, small press, independent publisher, book editor, manuscript submissions, slush pile, literary agent, book rights, foreign rights, royalty statement, onix, book metadata, print run, book distribution, academic publisher, textbook publisher, poetry press, publisher's catalogue, isbn, typesetting, book production, backlist
job: bring a list of books to market with clean metadata and right royalties
buyer: directors of small publishers
user: editors and production managers
run: bookshops, libraries and loyal readers | booksellers stock the list whose taste they trust and whose reps bring proofs early | pulped copies, trade discounts, warehouse charges and advances that never earn out eat the list
rival: Consonance | title management and ONIX for small publishers | a monthly fee by size of list
rival GB: BooksoniX | bibliographic data for British presses | a yearly fee by titles
rival: Firebrand | title and order systems for larger houses | a yearly contract
rival: Submittable | submission handling for presses and magazines | a yearly plan by volume
rival: Klopotek | rights and royalties for large publishing groups | a licence plus services by the day
system: ONIX | carries price, subject and blurb to each shop
system GB: Nielsen BookData | feeds the bookshop's screen and issues British ISBNs
system US: Ingram | stocks, ships and takes back the copies
system US: Edelweiss | holds the catalogue in which buyers order
today: a small team keeps titles in Excel, mails covers to Nielsen and works out royalties by hand each spring
cost: a wrong price or subject code hides a book in its launch month, and returns eat the year's profit
pain: submissions arrive by the sackful and the good one waits a year unread
pain: royalty runs with rising scales and reserves against returns take weeks by hand
pain: authors ask for sales that the distributor reports only after months
channel: national guilds of independent publishers | members share suppliers at conferences and in lists
channel: distributors' onboarding | a press must send clean ONIX before the first order
channel: the Frankfurt and London book fairs | rights and suppliers are settled at the stands
cycle: 6-30 weeks | the publisher moves only between seasons and fears losing backlist data
price: title management | 80-600 USD | publisher a month
price: royalty software | 100-800 USD | publisher a month
rule US: Copyright Act termination rights | authors may take rights back after decades, so contracts need dates that a system knows
rule EU: General Product Safety Regulation | printed books need a contact in the Union, and children's titles a safety check
rule GB: Legal Deposit Libraries Act | a copy of each print title goes to the British Library within a month
rule IN: GST on royalties | presses pay tax on author royalties by reverse charge unless the author opts in
season: autumn lists decide the year, fairs fall in spring and October, and returns come home in January
next: audiobook production | direct-to-reader shop | rights sales pipeline
fail: flat-rate ebook subscriptions paid publishers per book until heavy readers broke them
fail: software that promised to predict bestsellers repeated last year's, and editors kept to their taste
lately: AI firms pay for training licences after court settlements, so presses check who owns which right
economics: 60-80 | 0.5-2 | 400-3000 USD
ask: Does your ONIX pass the distributor's check without warnings? | Can it run a real royalty statement with escalators, reserves and sub-rights? | Who migrates the backlist, and how are errors found?
grade: low
# local-news: local papers and independent newsrooms
words: local news, local newspaper, newspaper, newsroom, journalist, journalism, reporter, news site, community newspaper, paywall, reader revenue, newsletter publisher, hyperlocal, magazine publisher, news editor, news app, obituaries, classifieds, public notices, investigative journalism, fact-checking, news archive, newspaper subscriptions, vernacular news, stringer
job: cover a town with a handful of reporters and get readers to pay
buyer: publishers of local papers
user: editors and reporters
run: residents and shopkeepers of a district | residents pay for whoever names the planning row first and gets the football scores right | newsprint, delivery rounds, libel cover and slow-paying advertisers eat the cover price
rival: Newspack (Automattic) | WordPress with membership for small newsrooms | a monthly fee by revenue
rival US: BLOX Digital | websites and print workflow for American dailies | a monthly contract
rival: Substack | newsletters with paid subscriptions | a share of subscriptions
rival: Piano | paywalls and audience data for larger publishers | a yearly contract
rival EU: Steady | memberships for European media makers | a share of revenue
system: WordPress | holds the stories of most small newsrooms
system: Google Discover | sends the traffic that may be gone tomorrow
system US: Legacy.com | carries the obituaries that readers open first
system: Beehiiv | sends the morning letter and keeps the subscriber list
today: an editor rewrites press releases, sits in council at night and lays the paper out before the printer's slot
cost: nobody is left for the courts, and readers leave when the paper is full of wire copy
pain: print subscribers die or cancel faster than digital ones join at a fraction of the price
pain: public notices and obituaries keep the paper alive and both are moving to free sites
pain: chat answers and AI summaries take the click that paid for the story
channel: publisher networks such as INMA | publishers copy a peer whose reader revenue grew
channel US: funders such as Press Forward | grants pay for a reporter and name the tool
channel: printers and group owners | one owner moves many titles at once
cycle: 6-30 weeks | the publisher decides alone in a small title, a chain wants one platform for all
price: a site and membership platform | 100-1500 USD | newsroom a month
price: a reader's subscription | 5-15 USD | reader a month
rule US: Public-notice statutes | official notices need a paper of record in many states, and repeal would empty its till
rule EU: European Media Freedom Act | large platforms owe newsrooms notice before they remove a story
rule GB: Contempt of court law | court reports have strict limits, and IPSO members answer complaints under its code
rule IN: Press and Registration Act | papers register online, and digital publishers keep a grievance officer under the IT Rules
season: elections and budgets bring readers, summer and Christmas bring adverts or nothing
next: events and local awards | data reporting from council papers | archives for schools and families
fail: Patch and other national hyperlocal chains could not sell adverts street by street
fail: volunteer start-ups lost their founder to exhaustion in the third year
lately: philanthropy pays reporters while search traffic falls, so newsletters and membership carry the plan
economics: 50-80 | 2-5 | 20-120 USD
ask: How many hours does a reporter get back on council night? | What share of income would be left without print, notices and grants? | Which story made readers pay, and can it be repeated weekly?
grade: medium
# readers: reading apps, clubs and libraries
words: reading app, avid readers, book lovers, book club, book recommendations, bookworm, audiobook, audiobooks, public library, librarian, library app, reading tracker, reading habit, kids reading, book summary, speed reading, read later, web novel, fan fiction, manga, booktok, reading list, bookshelf scanner, short stories app, e-reader
job: find the next book and finish it, alone or with others
buyer: avid readers
user: readers in book clubs
run: readers in clubs and lending libraries | readers join the club whose host picks what they would never have found and keeps the talk alive | licence fees per loan, room hire and members who lapse by spring eat the membership
rival: Goodreads (Amazon) | shelves and reviews | a fee to advertisers and authors per campaign
rival: The StoryGraph | mood-based tracking and statistics | a yearly plan over a free version
rival: Libby (OverDrive) | library ebooks and audiobooks on the phone | a licence per title, borne by libraries
rival: Audible | audiobooks by monthly credit | per listener a month
rival: Pocket FM | serial audio stories | a few coins per episode
system: Kindle | keeps highlights and progress behind Amazon's login
system: Open Library | supplies covers and editions free of charge
system: Koha | holds a library's catalogue and patrons in open source
system: Goodreads exports | let a reader leave with the shelf as a file
today: readers log books on Goodreads, take tips from BookTok and meet in a living room with wine
cost: piles grow unread, and the club spends an evening on a book that few have finished
pain: recommendations repeat the bestsellers that the reader has already seen everywhere
pain: library holds take months because licences expire and each copy serves one reader
pain: kids scroll, and parents cannot find the book that pulls a reluctant reader past the first chapter
channel: BookTok and Bookstagram creators | one tearful clip moves a backlist title to the front table
channel: librarians and school reading schemes | a librarian hands the reading app to a whole class
channel: book-club hosts | one host brings her members each month
cycle: 1-30 weeks | a reader installs at once, a library buys after a consortium vote and a budget year
price: a reader's plan | 3-10 USD | reader a month
price: a library licence | 1000-20000 USD | library a year
rule US: State library-privacy laws | what a patron reads is confidential, also for the vendor of the app
rule EU: European Accessibility Act | e-readers and reading apps must serve blind readers
rule GB: Public Lending Right | ebook and audiobook loans count for authors, so loans must be reported
rule IN: Copyright Act | summaries that replace the book infringe, and audio versions need their own licence
season: Christmas e-readers and New Year resolutions fill January, summer reading programmes fill June
next: children's literacy programmes | author events for clubs | read-aloud for dyslexic readers
fail: Oyster and other flat-rate apps paid publishers full price for each heavy reader
fail: social reading apps without Kindle progress asked readers to type in each page
lately: audio and serial fiction grow faster than ebooks, and libraries fight over licence prices
economics: 40-80 | 5-12 | 3-25 USD
ask: What do you know about the reader's taste that Goodreads does not? | How does progress arrive without typing, from Kindle, Libby or paper? | Who pays, the reader, the library or the publisher who wants to be found?
grade: low
# journals: scholarly journals and peer review
words: scholarly journal, academic journal, peer review, peer reviewer, reviewer finder, journal editor, editorial office, managing editor, manuscript tracking, open access, article processing charge, apc, preprint, doi, crossref, scopus indexed, ugc care list, impact factor, predatory journal, paper mill, plagiarism check, image manipulation, retraction, research integrity, learned society, copyediting articles, jats xml, citation check, university press journal, ojs, revue scientifique, fachzeitschrift, conference proceedings, submission system
job: find reviewers, keep fakes out and publish an article that gets indexed
buyer: journal publishers and learned societies
user: editorial office staff
run: scholars and their universities | scholars submit where decisions come fast, the index counts and the editor is known | copy-editing, plagiarism checks, archive fees and waivers for poor authors eat the article charge
rival: ScholarOne Manuscripts | submission and review workflow | a yearly fee by submissions
rival: Editorial Manager (Aries) | submission and review workflow | a yearly fee by submissions
rival: Open Journal Systems | free journal software with paid hosting | a yearly hosting fee
rival: Scholastica | review and publishing for small journals | a fee per submission
rival: Cactus Communications | editing and integrity checks, from Mumbai | a fee per manuscript
system: Crossref | registers the DOI and the reference list
system: ORCID | says which Zhang or Kumar is the author
system: iThenticate | reports overlap that an editor must still judge
system: the DOAJ index | lists open journals that pass its criteria
today: a managing editor writes to a long list of scholars, gets refusals and sends reminders from the manuscript system
cost: good papers wait for months and go elsewhere while fake ones from paper mills slip in
pain: the invited reviewers are tired, and the one who accepts was suggested by the author
pain: typesetters in Chennai and authors in Lagos mail proofs around with lost formulas
pain: a batch retraction takes the journal off the index that universities count
channel: learned societies and their secretaries | a society renews its publishing contract in cycles and asks around
channel: university libraries that host journals | one library runs the software of many titles
channel: publisher fairs such as London Book Fair | production heads meet their vendors there each spring
cycle: 8-52 weeks | the editorial board debates, and the contract year decides
price: review software for a small journal | 100-800 USD | journal a month
price: an integrity check | 1-15 USD | manuscript
rule US: OSTP public access memo | papers from federal grants must be free to read at once
rule EU: Plan S | funders pay only for open routes that meet their terms
rule GB: UKRI open access policy | funded articles must be open from publication
rule IN: One Nation One Subscription | the state licences journals for public universities as one buyer
season: submissions swell before grant reports and after summer, and holidays empty the reviewer pool
next: reviewer credit | plain-language summaries | dataset checks
fail: paid peer review attracted fast and shallow reports
fail: social networks for scholars hosted papers, met takedown letters and never found a payer
lately: mass retractions at Hindawi and machine-written papers made integrity checks a budget line
economics: 60-80 | 0.5-1.5 | 1500-9000 USD
ask: How many days fall away between submission and first decision? | How often is an honest author flagged as a fake? | Which submission system lets the tool write back?
grade: low
# used-books: used, rare and school books
words: used books, second-hand books, second hand bookshop, rare books, antiquarian, book dealer, book scout, book fair stall, book reseller, used textbooks, textbook rental, textbook resale, school book exchange, book swap, book donation, charity bookshop, library discards, isbn scanner, book sorting, sell my books, book collector, first edition, abebooks, biblio, old books market, raddiwala, daryaganj, bouquiniste, antiquariat, sebo, sahaf, ukay books, book buyback, remaindered books
job: price a pile of old books in minutes and sell the few that matter
buyer: used-book dealers
user: book sorters and scouts
run: collectors, students and bargain hunters | collectors trust the dealer who describes foxing honestly and packs corners in card | rent for unsold shelves, parcel rates and listing fees eat a cheap paperback
rival: AbeBooks | a marketplace for used and rare books | a monthly fee plus a commission
rival: Biblio | a marketplace for independent dealers | a commission or a monthly plan
rival US: ThriftBooks | used books sorted in large halls | a price per book
rival GB: World of Books | buyback and resale of used books | a price per book
rival EU: momox | fixed-price buyback of books and media | a price per book
rival IN: BookChor | used books online and by the box | a price per book
system: Amazon Seller Central | sets the lowest price and bars some ISBNs
system: eBay | shows what a copy truly sold for
system: Basil | holds the stock of small bookshops that mix new and used
system: Keepa | shows the price history behind a scan
today: a scout scans barcodes at a library sale, and the dealer types descriptions of older books by hand
cost: most boxes cost more to carry and shelve than they bring, and the one rare copy goes for pennies
pain: repricing robots race a title down to the postage
pain: books older than the barcode need an eye, a bibliography and an hour
pain: new editions and access codes make last year's textbook worthless overnight
channel: charity shops and library friends' groups | each group has a cellar full of donated boxes
channel: antiquarian associations and fairs | dealers trust tools shown by a colleague at the stand
channel: campus clubs and parents' groups | textbook lists change hands in class chats
cycle: 1-8 weeks | a dealer tries it on one pallet and counts the hour
price: scanning and listing tools | 20-120 USD | seller a month
price: a used book online | 4-12 USD | book
rule US: First-sale doctrine | a lawfully made copy may be resold, while ebooks may not
rule EU: VAT margin scheme | dealers pay tax on the margin of used and antique books
rule GB: Consumer Contracts Regulations | online buyers may return a book, so condition notes matter
rule IN: Copyright Act | cheap Indian editions may not be exported freely, and pirated prints are seized
season: August and January bring textbooks, Christmas brings gifts, and house clearances come in spring
next: house-clearance buying | vinyl and games | pulp recycling of dead stock
fail: campus swap apps were busy for a week each term and silent between
fail: rental of textbooks shrank when publishers moved to access codes, as Chegg learned
lately: phone cameras read whole shelves of spines at once, and marketplaces raised their fees
economics: 35-65 | 3-6 | 20-150 USD
ask: What share of a random box is worth listing, and how fast is it found? | How is a book without a barcode priced? | What is left after fee, postage and one return?
grade: low
# family-books: family memoirs, yearbooks and photo books
words: family memoir, life story, grandparent stories, personal historian, biography service, family book, photo book, photobook, photo album, yearbook, school yearbook, recipe book family, baby book, wedding album, personalised book, personalized children's book, storybook for my child, interview my grandmother, memory book, keepsake, legacy letters, local history book, club chronicle, company chronicle, anniversary book, festschrift, travel book print, livre photo, fotobuch, álbum de fotos, class memories, scanned letters, ai storybook
job: turn memories and photos into a printed book that the family keeps
buyer: adult children of ageing parents
user: storytellers and album makers
run: families with ageing grandparents | children hire the ghostwriter whose sample page sounds like their own father | long interviews, corrections by quarrelling siblings and tiny print runs eat the album price
rival US: Storyworth | weekly questions bound as a book | a fixed price per book and year
rival: Remento | spoken memories turned into a book | a fixed price per book and year
rival: Wonderbly | personalised books for children | a price per book
rival EU: CEWE | photo books through shops and an app | a price by pages
rival US: Jostens | school yearbooks with a rep and an editor | a price per copy under a school contract
rival IN: Zoomin | photo books and prints in India | a price by pages
system: Google Photos | holds the pictures, with little access for outside apps
system: Lulu Direct | prints one copy at a time and ships it
system: Gelato | prints close to the buyer in many countries
system: school photo studios | own the portraits and the names beside them
today: a daughter records her father on a phone, copies chats into Word and gives up at the layout
cost: the shoebox stays unsorted until the one who knew the names has died
pain: parents answer the first questions warmly and then stop
pain: pictures from chat apps are too small to print across a page
pain: the yearbook editor waits for class texts until the printer's last day
channel: gift guides before Christmas and Mother's Day | buyers look for a present that is no object
channel: wedding and school photographers | the photographer holds the pictures and the address
channel: hospices, care homes and genealogy clubs | families ask staff there how to keep the stories
cycle: 1-4 weeks | a gift is bought in one evening, a school signs for the next year
price: a memoir package | 80-200 USD | book
price: a ghostwritten family memoir | 3000-30000 USD | book
rule US: COPPA | names and photos of young children in a school book app need a parent's consent
rule EU: GDPR | pictures of pupils and relatives need a ground, and a child's face more care
rule GB: Age Appropriate Design Code | storybook apps that children open must hold data back by default
rule IN: DPDP Act | data of children needs a parent's verifiable consent
season: Christmas, Mother's Day and the end of the school year carry nearly all orders
next: scanning of letters and slides | audio keepsakes | reprints for cousins
fail: memoir gifts were bought by children and never filled by parents, so nobody reordered
fail: machine-drawn storybooks charmed once and showed another child on each page
lately: voice models turn a rambling call into readable chapters, which removed the typing
economics: 45-70 | 6-15 | 20-70 USD
ask: What share of books paid for is ever printed? | Who fixes a name that the machine misheard? | What brings the family back after the first book?
grade: low
`,
  facts: publishingBooksFacts,
  wordings: publishingBooksWordings,
  jobs: publishingBooksJobs,
});
