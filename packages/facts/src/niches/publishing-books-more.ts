import { readField } from './reading/read-field.ts';

export const publishingBooksMore = readField('publishing-books', {
  niches: `
# school-texts: school textbook publishers and guides
words: textbook publisher, school textbook, school books, educational publisher, workbook, exercise book, guide books for exams, textbook approval, schoolbook supply, ncert books, textbook adoption, teacher's edition, digital textbook, reading primer, textbook shortage, set books, curriculum publishing, phonics readers, question bank book, local language textbook, textbook tender, school book distributor, pirated textbooks, schulbuch, past papers book, lehrbuchverlag
job: get an approved book into each pupil's bag before term
buyer: directors of educational publishers
user: textbook editors and authors
run: schools, ministries and parents | schools adopt the book that follows the syllabus line by line and comes with the teacher's answers | paper prices, sample copies, pirates and money owed by schools for a year eat the cover price
rival: Pearson | courses, workbooks and tests | per copy or per learner a year
rival: Oxford University Press | school series in many countries | per copy
rival: Macmillan Education | schoolbooks across Africa and Asia | per copy or by tender
rival IN: S Chand | school and exam titles through dealers | per copy with dealer discount
rival EU: Cornelsen | German schoolbooks with digital editions | per copy or licence a year
system: the ministry's approved list | decides which titles schools may buy at all
system: InDesign | holds the pages that must be reset for each state
system IN: DIKSHA | carries free chapters by a code printed on the page
system US: Clever | signs pupils in to the digital edition
today: an editor cuts the syllabus into chapters, pays teachers by the page and sends reps with sample bags
cost: a late approval misses the term, and a warehouse of last year's edition becomes waste paper
pain: the syllabus changes when the plates are made
pain: copied books stand on the pavement a week after launch
pain: dealers return unsold guides in a carton that the rats found first
channel: headteachers and subject heads | a subject head chooses for the whole year group after a term of samples
channel: education ministries | a ministry tender orders for a whole grade at once
channel: local book dealers | the dealer by the school gate sells the list that the class teacher wrote
cycle: 12-80 weeks | approval and adoption follow the school calendar, and a missed date waits a year
price: a printed schoolbook | 1-15 USD | copy
price: a digital edition | 3-20 USD | pupil a year
rule US: State adoption lists | boards such as that of Texas review each book and publish objections
rule EU: National textbook approval | many states license schoolbooks and some cap prices or buy centrally
rule GB: Exam board endorsement | a board may endorse a book, and no ministry has to approve it
rule IN: NCERT and state boards | government schools use state books, and private ones choose for some grades
season: sampling fills winter, orders come weeks before term, and returns close the year
next: test papers | teacher training | reading apps
fail: tablets full of textbooks were locked in cupboards for want of chargers and repairs
fail: open textbooks were free and still lost to the series with a teacher's key
lately: ministries write and print their own books again, and private publishers move into guides and digital practice
economics: 30-60 | 1-3 | 200-5000 USD
ask: Who approves the book and when does that list close? | How will you be paid, by the school, the parent or the state? | How do you keep copies off the pavement?
grade: low
# editors-agents: freelance editors, ghostwriters and literary agents
words: freelance editor, book editor, copy editor, proofreader, ghostwriter, literary agent, developmental editor, manuscript editing, query letter, book proposal, book coach, indexer, beta readers, sensitivity reader, manuscript assessment, lektor, lektorat, literary agency, submissions inbox, slush pile, author's agent, writing coach, book doctor, memoir ghostwriter, editing service for authors, fiction editor, translator of novels
job: turn a raw manuscript into one that a publisher or reader pays for
buyer: authors with a manuscript
user: freelance editors and agents
run: novelists, executives and small presses | authors choose the editor whose sample page heard their voice and who kept the last date | unpaid sample edits, manuscripts longer than quoted and gaps between books eat the rate per page
rival: Reedsy | a market of vetted editors, ghostwriters and designers | a share of each contract from both sides
rival: QueryManager | submission forms of literary agents | per agent a year
rival: Scribe Media | books for executives with a ghostwriter | a package price
rival: Grammarly | machine correction | per user a month
rival GB: Jericho Writers | courses and manuscript reports | a membership and a fee per report
system: Microsoft Word | carries track changes that each publisher expects
system: PerfectIt | checks hyphens and house style before delivery
system US: Publishers Marketplace | shows which agent sold which book to whom
system: The Chicago Manual of Style | settles the comma that author and editor fight over
today: an editor marks up in Word at night, an agent reads queries on Sunday, and the author waits for months
cost: a bad edit costs a debut its only chance, and a scam agent costs the savings
pain: the author wanted praise and the report says cut the whole subplot
pain: the query was a form letter sent to each agent in the country
pain: the executive cancels each interview and expects chapters on time
channel: editors' associations | members pass on work that does not fit their genre
channel: writing courses and festivals | a writer signs with the person who read the first page aloud
channel: small presses | a press gives the same trusted hand each season's list
cycle: 2-20 weeks | a sample edit and a talk decide, the fee is paid in parts
price: a developmental edit of a novel | 1500-5000 USD | manuscript
price: a ghostwritten memoir | 15000-100000 USD | book
rule US: Copyright work-for-hire rules | a ghostwriter's text belongs to the client only by written contract
rule EU: Copyright in the Single Market | authors keep a right to fair and reported pay that contracts cannot remove
rule GB: Copyright, Designs and Patents Act | moral rights must be waived in writing by a ghostwriter
rule IN: Copyright Act assignment rules | an assignment without a stated term lapses after a few years
season: queries pile up in January and after the novel month of November, and August sleeps
next: cover design | audiobook casting | rights sales abroad
fail: editing mills sold a cheap machine pass as a human edit and were named in author forums
fail: agent-matching apps raised the number of queries and not the number of deals
lately: machine drafts flood inboxes, and agents close to submissions or ask for a statement of authorship
economics: 50-80 | 5-12 | 50-400 USD
ask: Which published book carries your thanks on its last page? | How do you price a manuscript that doubles in length? | What do you do that a correction tool cannot?
grade: low
# cards-calendars: greeting cards, calendars and paper goods
words: greeting cards, greetings card, birthday card, card publisher, card designer, calendar publisher, wall calendar, stationery brand, wrapping paper, notebooks and planners, paper goods, postcards, christmas cards, advent calendar, card shop, invitation designer, letterpress studio, stickers and washi, planner brand, card subscription, art prints, panchang calendar, eid cards, red envelopes, grußkarten, stationery shop supplier, handmade cards
job: get designs onto the racks of shops before the occasion
buyer: owners of small card publishers
user: card designers and sales agents
run: gift shops and card senders | shops reorder the range that makes people laugh aloud at the rack and refills fast | unsold seasonal stock, agents' commission, envelopes and shop credit eat the wholesale price
rival: Hallmark | cards and racks for chains | per card with rack service
rival GB: Moonpig | printed cards by post | per card with postage
rival: American Greetings | cards, wrap and licensed characters | per card with rack service
rival: Faire | a wholesale market for gift shops | a commission on shop orders
rival IN: Archies | cards and gifts through its shops | per item
system: Faire listings | decide which shops abroad ever see a new card
system: sales agents' sample folders | travel to shops that never open an e-mail
system: GS1 barcodes | must be on the back before a chain takes the card
system: Adobe Illustrator | holds the design and the die line for the printer
today: a designer prints a first run, posts samples to shops and packs orders on the kitchen table until midnight
cost: a Christmas range printed too large sleeps in the garage, and a cautious print run is gone by November
pain: a chain copies the joke within a season
pain: dear stamps make people send a message instead
pain: shops pay for December in March
channel: stationery trade fairs | buyers walk the aisles with a rack plan for the next year
channel: sales agents by region | an agent puts a new range beside those that the shop already trusts
channel: wholesale markets online | a shop abroad tries a small first order with return rights
cycle: 2-20 weeks | an independent shop orders at the fair, a chain decides a year ahead
price: a card at wholesale | 1.2-2.5 USD | card
price: a wall calendar in shops | 10-20 USD | calendar
rule US: Trademark and character licences | a line from a song or a cartoon on a card needs a licence
rule EU: Deforestation Regulation | paper goods will need proof of where the wood grew
rule GB: Packaging producer rules | card wraps and cartons count towards packaging fees above a threshold
rule IN: Legal Metrology packaging rules | packs of stationery show price, maker and count
season: Christmas cards are designed in summer, sold to shops in January and posted in December
next: gift wrap | invitations | licensed prints
fail: digital card apps were sent for free and forgotten, and only print by post earned money
fail: printed planners with an app companion lost both kinds of buyer by February
lately: stamps rose steeply in many countries, and cards turned into keepsakes that cost more and sell fewer
economics: 45-65 | 3-7 | 20-150 USD
ask: How many shops reordered within a season? | What happens to unsold seasonal stock? | Who draws, and who owns the drawing?
grade: low
`,
  facts: `
cm-shared-maths-book@unesco | Pupils who share a mathematics book in Cameroon | about # pupils share a mathematics book in the second grade | 14 | pupils | count | CM | 2012 | UNESCO Global Education Monitoring Report | medium | school-texts
tx-approved-materials@texas | State money per pupil for approved books in Texas | Texas adds # per pupil for books that the state has approved | 40 | USD | limit | US | 2024 | Texas House Bill 1605 | medium | school-texts
in-state-textbooks@ncert | Who writes government schoolbooks in India | the national council writes model textbooks that states may adopt, adapt or replace by their own | - | - | statement | IN | 2023 | NCERT | medium | school-texts
us-editor-pay@bls | Median pay of editors | the median editor earned # a year | 75020 | USD/year | wage | US | 2023 | BLS, Occupational Outlook Handbook | medium | editors-agents
agent-commission@society-of-authors | Usual commission of a literary agent at home | a literary agent usually keeps # of an author's earnings at home | 0.15 | share | fee | GB | 2023 | Society of Authors | medium | editors-agents
in-assignment-lapse@copyright-act | Term of a copyright assignment that names none in India | an assignment that names no term is held to last # | 5 | years | limit | IN | 1994 | Copyright Act 1957, Sec. 19 | medium | editors-agents
us-cards-bought@gca | Greeting cards bought in America | Americans buy about # greeting cards a year | 6500000000 | greeting cards | count | US | 2022 | Greeting Card Association | medium | cards-calendars
gb-card-sales@gca-uk | Money spent on single cards in Britain | Britons spend about # a year on single greeting cards | 1500000000 | GBP/year | spend | GB | 2023 | Greeting Card Association (UK) | low | cards-calendars
gb-first-class@royal-mail | Price of a first-class stamp in Britain | a first-class stamp costs # in Britain | 1.7 | GBP | price | GB | 2025 | Royal Mail | medium | cards-calendars
`,
  wordings: `
# school-texts
also: primer, reader, reading scheme, maths book, atlas for schools, grammar book, answer key, teacher guide, sample copies, inspection copy, syllabus change, curriculum reform, board exam, guide and keys, refresher book, solved papers, model papers, kunji, rapid reader, copybook, slate, book list, school kit, stationery bundle, second-hand schoolbook, book bank, book loan, rental scheme, parents' fee, headmaster, class teacher, subject adviser, evaluator, panel review, manuscript panel, illustrator, typesetter, web offset, newsprint paper, binding glue, warehouse, transporter, dealer discount, returns, pirate printer, photocopy shop, watermark hologram, ministry tender, donor project, world bank textbook, mother tongue reader, bilingual book, braille textbook, large print, e-reader in class, qr code on chapter, workbook pages, wrong map, error in textbook, banned chapter, late books, missing books, cahier, manuel scolaire, libro de texto, livro didático, ders kitabı, vitabu, print, adopt, approve, books for class, school bag too heavy
plain: learning materials for pupils, printed lessons, classroom volumes, volumes for classrooms, lesson volumes, pupils without volumes, volumes arrive late, before lessons begin, printing close to classrooms, small print lots, mother-tongue first reading, village languages in class, african languages in class, picture volumes for islands, boats and gardens shown, sums practice sheets, teacher's own practice sheets, practice sheets printed singly, lending volumes to families, volumes mended in summer, scribbles wiped off, sorted sets per child, heavy satchels, thin instalments, ministry judges volumes, jurors' marks documented, official list of volumes, illegal copies on pavements, copied revision aids, revision aids, education ministry supply, didactic publishers, salespeople in staff rooms, curriculum reform, learning aids industry, publishing of educational works, instructional materials, textbook procurement, curriculum approval, print procurement education, mother-tongue instruction, primers, anthologies, copyright piracy education, evaluation panel, catalogue of permitted titles, book-to-pupil ratio, schoolchildren, schoolbag, satchel, desks, arithmetic, algebra, geography, spelling, grammar, atlas, alphabet, abc, reading scheme, syllables, answers at back, homework, revision, cram, crammers, exam hints, headmaster, teachers, term starts, september, monsoon delivery, regional presses, offset near district, tribal tongue readers, rental scheme, taped spines, teacher-author, worksheets sold, ministry scorecard, bootleg guides, footpath vendors, educational publishing, curriculum materials, pupil readers, instructional volumes, ministry approval, classroom literature, syllabus revision, decentralised production, late distribution, regional printing, term start, rural classrooms, delivery delay, copying from board, vernacular primers, early literacy, indigenous tongue, beginner reader, rote recitation, mother-language stories, decodable, loan scheme, book bank, repair of bindings, reuse between cohorts, defaced pages, rental for families, damaged volumes, educator-author, exercise sheets, self-published exercises, overprinting, grade-level drills, mathematics practice, tutor's material, tender evaluation, government selection, scoring transparency, appeals, assessor comments, missing file, procurement panel, counterfeit study aids, anti-piracy, street vendors, security seal, verification code, illegal reprints, exam crib
Term began in January, and the science books came in May. Meanwhile teachers copied pages onto the blackboard. Print near the schools, in small lots, as soon as the list is out.
Readers in Wolof and Pulaar for the first three years of primary.
my mum writes maths workbooks for class 4-6, sells 2 schools 1 by 1, wanna print on demand n get schools 2 pay upi
I carried sample bags through staff rooms in Uttar Pradesh for nine years. The head always asked the same thing: will you also give us the test papers?
Papua and Flores: picture books that show their own boats and gardens, made with village teachers, flown in with the mission plane.
We lend schoolbooks: collect in July, mend spines, wipe scribbles, deliver sorted sets per child in September, and the parents pay a third.
The kids' satchels weigh a ton. Tear-out chapters, half the paper, and mums can order a lost one for pennies.
At the ministry I evaluate forty titles a subject, with scoresheets in cardboard folders. Publishers appeal, and I can't find who wrote which mark.
# editors-agents
also: line edit, structural edit, red pen, track changes, margin notes, house style, style sheet, fact checker, reader's report, blurb, synopsis, first chapters, full request, rejection letter, offer of representation, auction for a debut, advance, royalty statement, foreign rights, film option, co-agent, book fair table, slush reader, intern reader, rate per word, rate card, deposit for edit, word count, deadline slip, plot hole, flat dialogue, purple prose, voice of the author, interview tapes, executive book, politician memoir, celebrity memoir, thesis editing, academic copy-editing, non-native author, index at the back, permissions, image rights, nda, credit in acknowledgements, unpaid trial, late payer, vanity agent, scam agent, fake publisher, machine-written manuscript, author forum, writing group, retreat for writers, manuskript, korrektorat, agente literario, correcteur, prête-plume, yayın ajansı, redaktor, polish, rewrite, proofread, pitch, represent, my novel is finished, who will read my book, make my book better
plain: people who improve texts, text improvers, polishing a manuscript, truth about a text, commas corrected, comma specialists, advocate for writers, writers' representatives, writing for someone else, hidden writer for executives, executive's memoir from recordings, spoken notes into chapters, unsolicited manuscripts, nine hundred hopeful writers, polite refusals to writers, matching text and improver, blind sample of improvement, thriller specialist, foreign novelists into english, sample chapter translated, arabic novelists, fair table at frankfurt, writing holiday, quiet house for writing, freelancers of a press, theology specialist, text craftsmen, revising, shortening a novel, literary intermediaries, manuscript midwife, literary representation, editorial freelancing, authors' agents, manuscript development, rights brokerage, ghost authorship, commission on advances, translation rights sample, creative writing residency, submission management, editorial matchmaking, redraft, rewriting, red pencil, margin notes, structure critique, plot holes, dialogue, pacing, chapters, typescript, first draft, debut, novice novelist, budding poet, rejection letter, form rejection, pile of hopefuls, answering hopefuls, ten per cent man, deal with publishing house, auction of novel, advance, memoirs of boss, autobiography, taped conversations, politician's life, celebrity life, kindly verdict, honest critique, crime fiction reader, turkish novelist abroad, frankfurt, cottage week prose, mentor by fireside, literary services, author representation, prose improvement, writer's advisor, structural critique, wordsmith for hire, editor matchmaking, genre specialist, trial edit, unsuitable pairing, crime fiction, stylistic preference, freelancer directory, honest appraisal, reader's report, novice writer, flattering relatives, predatory publisher, tactful criticism, publishability, memoir for executives, spoken drafts, business leader's volume, recorded conversations, missed appointments, thought leadership, collaborator, submission inbox, query letters, response backlog, rejection notes, triage, unanswered authors, representation request, cross-border rights, literary export, translated excerpt, book fair, acquisition pitch, award-winning fiction, foreign scouts, authors' residency, countryside workshop, mentoring slots, creative getaway, one-to-one critique, tearful participant, timetable
I wrote four hundred pages and my sister says they're lovely. I need somebody who will tell me the truth, kindly, before I ruin it with agents.
Match a thriller with three editors who have cut thrillers, by blind sample.
ghostwriter 4 ceos, they never show up 4 interviews, want voice notes sorted in2 chapters w quotes tagged
For twelve years I read the slush on trains. I can say on page two if it's dead; what I can't do is answer nine hundred people decently.
Arabic and Turkish novelists find no way into English: a small agency with sample translations, a reader in London and a table at Frankfurt.
A cottage in Wales with five desks: a week with an editor downstairs, soup at noon, and a marked-up manuscript to take home.
Swot who fixes commas, wanted: cheap for church histories and club newsletters, patient with old gents and their adverbs.
I'm production manager at a small press and keep thirty freelancers in my head: who's fast, who knows theology, who never answers in August.
# cards-calendars
also: card rack, spinner, envelope, cello wrap, foil blocking, die cut, embossing, riso print, screen print, linocut, gouache, watercolour, hand lettering, funny card, sympathy card, get well, new baby, wedding invite, save the date, thank you note, mother's day, valentine, graduation, diwali card, rakhi card, new year diary, desk calendar, kalnirnay, tear-off calendar, almanac, family planner, bullet journal, sticker sheet, gift tag, ribbon, paper craft, pop-up card, quilling, seed paper, museum shop, gift shop buyer, bookshop counter, garden centre rack, post office counter, sales rep folder, sample pack, minimum order, carriage paid, reorder, sale or return, licensed artwork, royalty to artist, copied design, out-of-date calendar, leftover christmas stock, misprint, typo in card, dear postage, late delivery, papeterie, schreibwaren, glückwunschkarte, tarjetas, kartpostal, cartoleria, letterbox, write, post, wrap, fold, cards by hand, pretty paper, drawer full of cards
plain: folded paper with wishes, printed wishes, wishes for birthdays, condolence paper, congratulatory stationery, illustrated paper goods, illustrators' paper goods, paper designers, revolving stand, stands in shops refilled, which motif sells where, sympathy motifs near hospitals, jokes near stations, forty tiny invoices, packing at night, parcel service for artists, invoices collected for illustrators, town view motifs, festive motifs of minorities, muslim festive motifs, selling to chains, moon and sowing days, farmers' yearly print, antique printing apparatus, shed with hand presses, wedding stationery, weekend printing lessons, forgetful relatives, monthly package of wishes, stamped and ready, paper gift trade, publishing of greeting, stationery manufacture, social expression products, printed novelties, wholesale to gift retailers, rack jobbing, merchandising rounds, planogram spinner, letterpress printing, almanac, seasonal paper sell-in, order consolidation, envelopes, cellophane, glitter, ribbon, valentine, mother's day, easter, diwali, hanukkah, ramadan, chinese new year, get well, sympathy, thank you, new baby, congratulations, anniversary, wedding invites, diary, notepad, bookmarks, gift wrap, tags, stamps, post, cardstock, pictures of kittens, witty verse, saints' days, tide tables, butcher's wall calendar, hand-set type, forgot auntie's birthday, black families' cards, occasion stationery, seasonal paper, illustrated notes, date planners, postcards, wall planner, copied humour, wholesale fulfilment, independent boutiques, invoice chasing, stockist orders, minimum pack, self-employed illustrator, overdue small sums, display stand replenishment, location-specific assortment, condolence, spinner merchandising, sell-through data, slow designs, hospital kiosk, promotional giveaways, astrological yearbook, business gift, late delivery, merchant imprint, misprinted contact, festival dates, artisanal relief printing, antique press, metal type, nuptial stationery, ink roller, humidity, craft studio, minority festivities, ethnic greetings, islamic celebration, hindu lights, major retailers, consignment terms, mainstream listing, automated remembrance, birthday reminder, posted on behalf, handwritten robot, forgotten anniversaries, postage subscription
My cards make shopkeepers giggle, but I pack them at one in the morning and chase forty invoices of nineteen pounds. Take the packing and the chasing off illustrators.
A card with the town's own skyline for every small post office.
sis paints eid n diwali cards in leicester, sold 2k at mosque fair, now wants shops but no clue abt barcodes n terms
My uncle printed the farmers' almanac for our district: moon, market days, bus times. When he died, people came to ask when to sow.
Wall calendars for shopkeepers in Kano and Ibadan with their own photo and phone number, printed in October, handed to customers at New Year.
Letterpress shed with two old presses: wedding suites on Fridays, workshops on Sunday, coasters for the pub in between.
Nan never forgets a birthday. A box each month with the right cards, stamped, and a little list of who is due.
As rack merchandiser I refill three hundred shops. Nobody tells me that sympathy sells out by the hospital and jokes by the station.
`,
});
