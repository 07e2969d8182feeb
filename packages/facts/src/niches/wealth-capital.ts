import { wealthCapitalFacts } from './facts/wealth-capital.ts';
import { wealthCapitalJobs } from './jobs/wealth-capital.ts';
import { readField } from './reading/read-field.ts';
import { wealthCapitalWordings } from './wordings/wealth-capital.ts';

export const wealthCapital = readField('wealth-capital', {
  niches: `
# adviser-desk: the financial adviser's desk
words: financial advisor, financial adviser, wealth manager, wealth management, ria, ifa, independent financial adviser, mutual fund distributor, relationship manager, family office, client review, suitability report, financial planning software, meeting notes adviser, portfolio rebalancing, private banker, estate planning, hni clients, tax-aware portfolio, advice process
job: give more families good advice without evenings of paperwork
buyer: owners of advice firms
user: advisers and paraplanners
run: families, widows and business owners | families stay with the adviser who rang first when markets fell and explains the fee plainly | platform fees, insurance for bad advice and paraplanning hours eat the yearly charge
rival US: Orion | portfolio accounting, reports and trading | by accounts a year
rival US: eMoney | planning software | per adviser a year
rival GB: intelliflo | an adviser back office in Britain | per user a month
rival US: Jump | meeting notes written into the CRM | per adviser a month
rival IN: NJ Wealth | a platform for Indian fund distributors | a share of trail commission
rival: Salesforce Financial Services Cloud | client records for larger advice houses | per user a month
system US: Schwab | holds accounts and decides which vendors may trade
system US: Redtail | holds the client notes that compliance will read
system IN: BSE StAR MF | places Indian fund orders and sends the statements
system: custodian bank feeds | bring positions overnight and miss a fund now and then
today: a paraplanner copies holdings from custodian PDFs into eMoney and writes a suitability letter over days
cost: each annual review takes hours of preparation, so small clients are let go or never taken
pain: transfer forms come back as not in good order for one missing initial
pain: texts with clients on private phones are a record the firm does not have
pain: heirs move the money to their own app the month after the funeral
channel: custodians' partner pages and conferences | advisers pick from what the custodian supports
channel: adviser networks | an approved-vendor list decides what a desk may use
channel US: adviser study groups such as XYPN | planners copy tech stacks by name
cycle: 4-24 weeks | the owner decides alone, while compliance consultants slow it down
price: planning or notes software | 80-350 USD | adviser a month
price: portfolio accounting | 30-60 USD | account a year
rule US: Investment Advisers Act | records of advice and testimonials are kept for years and examined
rule EU: MiFID II suitability | advice is recorded, and inducements are under attack
rule GB: FCA Consumer Duty | firms must prove that yearly reviews were held or refund the fee
rule IN: SEBI Investment Advisers Regulations | advice fees and fund commission may not mix in one client
season: reviews fill the first quarter, and year-end brings harvesting and required withdrawals
next: estate papers and trusts | held-away retirement accounts | next-generation onboarding
fail: robo-advice for the public won small accounts at a cost that assets never repaid
fail: add-ons that could not write to the custodian meant one more login and were dropped
lately: note-takers became the first tool since e-signature that advisers adopt in a month
lately: buyers backed by private equity roll up advice firms and choose the stack from the centre
economics: 68-80 | 1-2 | 1500-6000 USD
ask: Which custodian feeds do you have by contract, not by screen scraping? | How many hours does one annual review take now, from prep to signed letter? | What does the examiner see when he asks for the record of that advice?
grade: low
# active-traders: tools for active retail traders
words: trading platform, day trading, intraday trading, options trading, f&o trading, stock screener, algo trading, backtesting, trading signals, trading journal, copy trading, futures trading, forex, technical analysis, retail traders, prop firm, trading education, stock research app, stock price alerts, stock market app, zerodha, broker api
job: find, test and control trades before the account is gone
buyer: active retail traders
user: options and day traders
run: day traders and options learners | traders follow the educator whose losing trades are shown as openly as the winners | market-data licences, refunds after a blown account and paid ads eat the subscription
rival: TradingView | charts, scripts and a crowd | a monthly plan
rival: Interactive Brokers | low-cost orders in most markets | a commission per trade
rival IN: Zerodha | Indian broking with the Kite screen | a flat fee per order
rival US: thinkorswim (Schwab) | options tools in the brokerage | a commission per contract
rival: eToro | copying other traders | a spread and fees
system IN: Kite Connect | places Indian orders and throttles them
system: Interactive Brokers | places orders in most markets and drops the session at night
system US: OPRA data feeds | bring option quotes, cost real money and forbid redistribution
system: MetaTrader servers | run most retail forex accounts
today: the trader follows a Telegram channel, draws lines on TradingView and keeps the journal in his head
cost: spread, slippage and revenge trades eat the account within a year for most who try
pain: a backtest looks golden because it bought at prices that nobody could get
pain: the broker's API times out in the minute of the rate decision
pain: tipsters delete losing calls from the channel
channel: YouTube educators and Discord rooms | followers open what the teacher trades on
channel: brokers' app stores and referral codes | the order has to end at a broker
channel: prop-firm challenges | traders pay for a test and bring their friends
cycle: 1-2 weeks | traders try in a volatile week and quit after the drawdown
price: charts, screeners or signals | 15-100 USD | trader a month
rule US: Investment Advisers Act | signals sold to individuals are advice unless impersonal and honest
rule EU: ESMA limits on CFDs | CFDs carry loss warnings and margin caps, and promotions are watched
rule GB: FCA CFD rules | margin is capped, and copy trading can be portfolio management that needs permission
rule IN: SEBI retail algo rules | each retail algo goes through the broker and carries an exchange tag
season: volatile months and earnings weeks bring the users, and quiet summers lose them
next: tax reports for traders | risk limits and journals | paper-trading lessons
fail: users lost their stake and with it the reason to pay, so churn followed the market
fail: prop firms that paid winners from losers' entry fees shut down when MetaTrader pulled licences
lately: same-day options became the main game, and brokers earn more from them than from shares
lately: SEBI raised contract sizes and cut weekly expiries, and Indian option volume fell
economics: 60-80 | 6-12 | 40-200 USD
ask: How many paying users are still solvent after a year? | Which market data do you license for display, and at what fee a user? | Is what you send an instruction, a signal or plain data, in the regulator's words?
grade: low
# startup-capital: startup rounds and cap tables
words: startup fundraising, raise a round, angel investors, venture capital, cap table, safe note, startup investors, pitch deck investors, equity crowdfunding, spv, angel syndicate, employee stock options, esop, investor crm, data room, secondary shares, investor updates, startup accelerator, term sheet, convertible note, seed funding
job: close a round and keep the cap table right until the exit
buyer: startup founders
user: founders in a round
run: founders and angel investors | founders pick the adviser whose introductions answer and whose term sheet held no surprise | months of unpaid deck work and rounds that never close eat the success fee
rival: Carta | cap tables, valuations and fund admin | a yearly plan by stakeholders
rival US: AngelList | SPVs and rolling funds | a setup fee and a share of carry
rival US: Wefunder | equity crowdfunding | a share of the money raised
rival GB: SeedLegals | British round papers and option plans | a yearly plan or per round
rival IN: Qapita | Indian ESOPs and cap tables | a yearly fee by stakeholder
rival EU: Ledgy | cap tables and employee shares for European firms | a yearly plan by stakeholders
system GB: Companies House | holds the legal truth behind a British cap table
system IN: MCA filings | record each Indian allotment by form and date
system US: SEC Form D | records the exempt offer for all to see
system: DocuSign | holds the signed SAFE that nobody can find
today: the founder keeps a spreadsheet of SAFEs, mails decks as PDFs and counts warm introductions
cost: months of a founder's time go into a round, and a forgotten SAFE shows up at the priced round
pain: stacked notes with different caps dilute the founder more than anybody had computed
pain: angels wire from abroad and the KYC of one holds up the close
pain: staff leave and lose options because nobody explained the exercise window
channel: startup lawyers and accelerators | the first papers of a company are set up by the lawyer
channel: venture funds' platform teams | the fund wants one format for all its companies
channel: founder communities | the cap-table choice is copied from the last batch
cycle: 1-8 weeks | the closing date of the round decides how fast it is bought
price: a cap table with valuation | 100-600 USD | company a month
price: a syndicate vehicle | 4000-10000 USD | deal
rule US: Regulation D | each offer needs an exemption and a Form D, and general solicitation wants verified investors
rule US: Section 409A | options need a fresh valuation, or staff pay the tax penalty
rule EU: European Crowdfunding Regulation | one licence covers offers up to a yearly limit
rule GB: SEIS | advance assurance of the tax relief moves angels more than the deck does
rule IN: Companies Act private placement | each offer letter, filing and share certificate has a date
season: rounds close before August and before Christmas, and accelerators' demo days make waves
next: employee liquidity | investor reporting | startup banking and treasury
fail: founder-investor matching sites filled with founders, while investors kept to warm introductions
fail: Carta lost trust when it offered cap-table holders' shares for sale without being asked
lately: rounds got fewer and larger, and AI companies took most of the money
lately: India scrapped its angel tax, and America widened the tax relief on small-company stock
economics: 55-78 | 1-3 | 300-2000 USD
ask: Who pays, the founder once a round or the investor each month? | Which investors have wired money through it in the last quarter? | Are you a broker-dealer in the regulator's eyes when you earn on success?
grade: low
# fund-ops: private fund back offices
words: fund administration, private equity fund, venture fund operations, hedge fund operations, limited partners, lp reporting, capital call, investor onboarding fund, distribution waterfall, carried interest, k-1, side letters, portfolio monitoring, family office reporting, emerging manager, subscription documents, fund accounting, aif, fund manager back office
job: call capital, report to investors and close the fund's books
buyer: finance chiefs of funds
user: fund accountants
run: fund managers and family offices | managers stay with the administrator whose capital statements need no second version | senior accountants, auditors' queries and side letters nobody priced eat the basis points
rival US: Juniper Square | fund administration with an investor portal | a yearly fee per fund
rival: Citco | full-service fund administration | a yearly fee in basis points with a minimum
rival: Allvue | accounting and portfolio monitoring for managers | a yearly licence
rival: Passthrough | digital subscription documents | per fund or investor
rival: Standard Metrics | portfolio data for venture funds | a yearly plan
system: FIS Investran | holds the fund ledger at the administrator
system: ILPA templates | shape what a limited partner expects to read
system: custodian banks | release the wire only after each name is cleared
today: an associate tracks side letters in Excel, mails capital-call notices as PDFs and phones late investors
cost: a wrong waterfall or late K-1 costs the next commitment more than the admin fee
pain: portfolio companies send metrics in as many formats as there are companies
pain: the same limited partner fills in the same passport pages for each fund
pain: tax papers arrive after the investors' own deadline each spring
channel: fund lawyers and auditors | the lawyer forms the fund and names the administrator
channel: emerging-manager programmes | first funds choose as their peers did
channel: placement agents and fund bankers | an agent sees each closing that slips over papers
cycle: 8-40 weeks | managers change at a new fund and almost never in mid-life
price: administration of a small fund | 1500-6000 USD | fund a month
price: portfolio monitoring | 500-3000 USD | manager a month
rule US: SEC custody rule | audited fund accounts go out within months, and Form PF goes to the SEC
rule EU: AIFMD | managers above a size need a depositary, full authorisation and Annex IV reports
rule GB: FCA AIFM regime | thresholds decide capital, reporting and valuation rules
rule IN: SEBI AIF Regulations | minimum tickets, categories and valuation by independent firms are fixed
season: audits and tax papers fill January to April, and closings cluster before year end
next: investor portals and KYC passports | portfolio valuations | GP and employee payroll of carry
fail: software for tiny funds lost them when no second fund was raised
fail: admins that promised automation hired rooms of accountants after all
lately: private funds open to wealthy individuals, so tickets shrink and onboarding grows
lately: models read capital-account statements for limited partners who hold many funds
economics: 40-72 | 0-1 | 6000-40000 USD
ask: Do you keep the ledger, or sit beside the administrator that does? | What is the smallest fund that pays your minimum fee? | How do you test a waterfall against the signed agreement?
grade: low
# market-research: research for investment teams
words: investment research, equity research, company financial data, alternative data, earnings call, buy-side analyst, asset manager, hedge fund research, esg data, company filings, ai analyst for stocks, bloomberg terminal, expert network, investment due diligence, credit research, market data feed, annual report analysis, quant fund
job: let an analyst cover more names and catch the footnote that matters
buyer: research heads of funds
user: buy-side analysts
run: portfolio managers and analysts | managers renew the boutique that was early and right on the name they owned | data feeds, expert calls and travel to plants eat what research votes pay
rival: Bloomberg | the terminal, data and chat | per seat a year
rival: FactSet | data and models | per seat a year, by module
rival: AlphaSense | search over filings and expert calls | per seat a year
rival: Rogo | document agents for bankers and investors | per seat a year
rival IN: Screener.in | Indian company data | a yearly subscription
system US: EDGAR | publishes the raw filings and XBRL, free for all
system: Capital IQ plug-ins | feed the Excel model in which a view is formed
system: Smarsh | keeps the calls and chats that compliance must find
today: the analyst reads filings and transcripts after the close, copies tables into Excel and calls an expert
cost: coverage stays at a short list of names, and the footnote is read after the price has moved
pain: numbers restated in a footnote break a model with years of hard-coded cells
pain: expert calls skirt inside information, and compliance listens in
pain: data trials last a quarter and the signal has decayed by the contract
channel: prime brokers and data marketplaces | funds try many feeds under one contract with the prime broker
channel: former analysts as sellers | the desk trusts someone who has covered the same names
channel: data-scouting conferences such as BattleFin | scouts meet vendors in short slots
cycle: 8-36 weeks | an analyst wants it, data procurement tests it and compliance reads the licence
price: a research seat | 500-1500 USD | seat a month
price: an alternative data feed | 30000-250000 USD | fund a year
rule US: Regulation FD | companies may not tip single analysts, and funds must stop leaks of inside information
rule EU: MiFID II research payments | research and dealing may be paid jointly again, with a budget on file
rule GB: Market Abuse Regulation | insider lists are kept, and research budgets are disclosed
rule IN: SEBI Research Analyst Regulations | publishing a view needs registration, and fees to individuals are capped
season: earnings seasons decide usage, and budgets close in November
next: portfolio risk reports | investor letters | ESG questionnaires
fail: data vendors sold a signal to so many funds that it was priced away
fail: chat on filings impressed in demos and failed on tables and footnotes
lately: models read a transcript within seconds, so the edge moved to private and licensed text
lately: fee pressure from index funds shrinks teams and leaves fewer seats to sell
economics: 65-80 | 0-2 | 8000-50000 USD
ask: Which decision changed because of it, and can a portfolio manager say so? | What is your error rate on tables in filings, checked by an analyst? | Do your licences let a client feed the data to its own model?
grade: low
# business-sale: buying and selling small companies
words: sell my business, buy a business, business for sale, business broker, business valuation, company valuation, succession, business succession, retiring owner, owner retirement, search fund, searcher, small business acquisition, acquire a small business, sba loan acquisition, micro acquisition, sell my saas, management buyout, m&a advisor, investment banker small firms, deal sourcing, letter of intent, quality of earnings, vendor due diligence, earn-out, business transfer, unternehmensnachfolge, transmission d'entreprise, cession d'entreprise, venda de empresa, şirket devri, sukcesja firmy
job: find a buyer who can pay before the owner is too tired to sell
buyer: business brokers and searchers
user: owners who want to retire
run: retiring owners and would-be buyers | sellers sign with the broker who sold the firm next door quietly and at a fair price | valuations, advertised teasers and deals that die in diligence eat the closing commission
rival US: BizBuySell | listings of small firms | a listing fee a month
rival: Acquire.com | a marketplace for online firms | a closing fee plus buyer plans
rival: Axial | deal matching for mid-size firms | a fee on success
rival EU: Dealsuite | deal matching between European advisers | a yearly membership
rival DE: nexxt-change | the public exchange for German successions | nothing, by public banks
rival: Grata | company search for deal sourcing | per seat a year
system: QuickBooks | holds the books that rarely separate family from firm
system: virtual data rooms | keep leases, contracts and tax returns for the buyer's lawyer
system US: SBA lenders | decide by cash flow whether the buyer gets the loan
today: the owner asks the accountant, who knows a broker, who writes a teaser and mails it to a list
cost: years of work end in a closing-down sale, or the price melts away in due diligence
pain: the owner's price comes from a golf friend, and the books support much less
pain: staff and the largest client hear of the sale and leave before it
pain: searchers mail each owner in the county with the same letter
channel: accountants and tax advisers | the accountant hears the word retirement years before a broker
channel: chambers of commerce and trade associations | an owner asks peers at the chamber who found a successor
channel: small-business lenders | a lender meets each serious buyer early
cycle: 2-40 weeks | a broker subscribes at once, an owner takes years to decide and months to close
price: deal search for a buyer | 200-1500 USD | seat a month
price: a valuation report | 500-6000 USD | company
rule US: M&A broker exemption | small private sales may be brokered without a securities licence, within limits
rule EU: Acquired rights on transfer | employees move to the buyer with contract and seniority
rule GB: TUPE | staff must be informed before the transfer, and their terms go along
rule IN: Income-tax slump sale rules | selling a whole undertaking at one price has its own tax and report
season: deals close before the tax year ends, and January brings tired owners to the phone
next: financing of the purchase | the first months after the handover | estate and tax planning
fail: listing sites filled with firms that nobody could finance or value
fail: roll-ups of Amazon shops such as Thrasio paid peak prices with debt and fell
lately: a generation of owners retires, and business schools send graduates to search for their firms
economics: 60-80 | 3-6 | 200-2500 USD
ask: How many of the listed firms were really sold, and in how long? | Who cleans the books before a buyer looks? | What do you earn when a deal dies in diligence?
grade: low
# workplace-pensions: pension schemes and retirement plans at work
words: workplace pension, company pension, pension scheme, retirement plan, retirement plan provider, auto-enrolment, auto enrolment, pension provider, pension trustee, scheme administrator, plan sponsor, plan administrator, third-party administrator, epf, provident fund, pf withdrawal, nps, gratuity, superannuation, lost pension, pension consolidation, pension transfer, drawdown, annuity, final salary scheme, pension dashboard, solo retirement plan, betriebsrente, épargne salariale, previdência privada, bes, retirement income
job: run a lawful plan at work and get people to save enough
buyer: payroll and benefits managers
user: employees and scheme clerks
run: employers and their staff | employers stay with the plan firm that fixes a payroll file without a regulator's letter | tiny pots, call-centre minutes and correction work eat the charge on assets
rival US: Guideline | plans for small employers | a base fee plus per employee a month
rival US: Human Interest | plans tied to payroll | a base fee plus per employee a month
rival GB: NEST | the public default scheme | a charge on contributions and pots
rival GB: PensionBee | old pots moved into one app | a share of assets a year
rival GB: Smart Pension | a master trust with its own platform | a share of assets plus a fee
rival: Mercer | pension advice and administration for employers | a contract or a share of assets
system: payroll software | sends contributions each pay day, or sends them wrong
system IN: the EPFO portal | holds each worker's UAN, passbook and claims
system GB: the pensions dashboards | will show a saver all pots after schemes connect
today: payroll uploads a contribution file, errors come back by mail and leavers forget the pot
cost: late or wrong contributions bring penalties and a correction file that takes weeks
pain: staff change jobs and leave small pots that fees eat up
pain: a name misspelt at the provident fund blocks a withdrawal for months
pain: nobody at the firm dares to answer whether to take the lump sum
channel: payroll vendors and accountants | the plan is chosen where pay is run
channel: benefits brokers and pension consultants | a consultant writes the tender and sits on the committee
channel: state mandates with a deadline | a letter from the state makes a small firm act
cycle: 2-40 weeks | a small firm signs within days before a deadline, a trustee board takes a year
price: a small employer's plan | 40-150 USD | company a month
price: an employee in the plan | 4-10 USD | employee a month
rule US: ERISA | whoever runs the plan is a fiduciary, files a yearly report and tests fairness
rule EU: IORP II | occupational funds need governance, risk reports and a plain benefit statement
rule GB: Pensions Act auto-enrolment | each employer enrols staff, re-enrols leavers and declares it to the regulator
rule IN: EPF Act | firms above a headcount pay by the middle of the month, with interest on delay
season: plan years start in January or April, and filings pile up in July and October
next: financial coaching for staff | retirement income plans | equity and bonus savings
fail: pot-finding apps earned once for each transfer and waited months for old providers
fail: plan start-ups priced below the cost of support and sold their books
lately: American states oblige small firms to offer a plan, and British dashboards begin to connect
economics: 50-72 | 1-2 | 300-3000 USD
ask: Which payrolls send contributions without a file by hand? | Who is the named fiduciary or trustee, and what does that cost? | How many days pass before an old pot arrives?
grade: low
# property-syndicates: property investment clubs and syndicators
words: real estate syndication, property syndicate, real estate investors, real estate investing, property investor, property investment, buy to let investor, rental yield, fix and flip, house flipper, house flipping, brrrr, property crowdfunding, real estate crowdfunding, passive investor, accredited investor real estate, sponsor deal, gp sponsor, multifamily investing, cap rate, rental property calculator, deal analysis property, off-market property, property sourcing, reit, sm reit, fractional property, land banking, plot investment, property auction, immobilieninvestment, investissement locatif, investidor imobiliário
job: find a deal that still pays after repairs, and bring the partners' money in
buyer: syndicators and property investors
user: passive partners
run: dentists, engineers and other passive partners | partners put money in again with the sponsor who reported the bad quarter first | roof repairs, vacant flats, interest and lawyers' papers eat the promote
rival US: AppFolio Investment Manager | investor portals for property sponsors | by investors and assets a month
rival US: PropStream | owner and distress data for flippers | a monthly plan
rival US: Fundrise | property funds for small savers | a share of assets a year
rival EU: Estateguru | secured property loans from Tallinn | fees from borrowers
rival IN: Property Share | small REITs of Indian offices | a share of assets and rent
rival GB: CrowdProperty | development loans from private investors | fees from developers
system: land registry extracts | show owner, charge and last price
system: comparable sales | decide the exit value that the sheet assumes
system: operating agreements | set the waterfall between sponsor and partners
today: the sponsor models a building in Excel, shows it on Zoom to dentists and collects wires and PDFs
cost: a wrong rent or repair line wipes out the partners' preferred return, and calls for more cash follow
pain: the floating-rate loan resets before the renovated flats are let
pain: partners ask for tax papers and updates that sit in the property manager's mails
pain: each flipper buys the same list of distressed owners and mails the same postcard
channel: investor meetups and podcasts | beginners copy the host's tools and spreadsheet
channel: mortgage brokers and hard-money lenders | a lender sees each deal sheet and knows the sloppy ones
channel: syndication lawyers | a lawyer drafts the offering and names a portal
cycle: 1-10 weeks | one investor buys in an evening, a sponsor before the next raise
price: deal analysis | 10-100 USD | investor a month
price: an investor portal | 250-1000 USD | sponsor a month
rule US: Regulation D | partners in a passive deal hold securities, and open adverts need verified investors
rule EU: European Crowdfunding Regulation | lending and shares to the public need a licence and a key fact sheet
rule GB: FCA collective investment rules | pooled property for ordinary people is restricted, and sourcing agents need redress membership
rule IN: SEBI SM REIT rules | fractional platforms must become registered small REITs with a minimum scheme size
season: listings rise in spring, auctions by quarter and tax papers in March
next: property management reports | bridge loans | cost segregation and tax help
fail: crowdfunding sites lent to developers who stopped building, and recoveries took years
fail: sponsors bought at peak prices with floating debt and suspended distributions
lately: higher rates froze deals and broke weak sponsors, and India moved fractional platforms under SEBI
economics: 60-80 | 4-8 | 50-900 USD
ask: Whose rents and repair costs fill the model, and how far off were they? | Do you touch the money or advertise the deal, and under which exemption? | What do users do in a year without deals?
grade: low
# investor-relations: investor relations and company secretaries
words: investor relations, ir team, ir officer, listed company, small cap, shareholder, shareholder register, shareholder meeting, annual general meeting, agm, proxy voting, proxy statement, company secretary, company secretarial, board meeting, board pack, board portal, board minutes, board resolution, statutory registers, annual return filing, disclosure to exchange, earnings release, press release results, retail shareholders, dividend unclaimed, share transfer agent, xbrl filing, roc filing, hauptversammlung, assemblée générale, secretarial audit, corporate governance
job: tell shareholders and the board what law and market expect
buyer: company secretaries and IR heads
user: board members and IR officers
run: listed companies and their boards | boards keep the adviser who knows by name which holders will vote against pay | senior hours before results day and quiet months on a thin retainer eat the fee
rival: Diligent | board portals and entity records | by board seats a year
rival: Q4 | IR sites, events and shareholder targeting | a yearly plan
rival: Computershare | share registers and meetings | a contract by holders
rival: Broadridge | proxy mailing and votes | a fee per holder
rival GB: Investor Meet Company | online meetings with private shareholders | a yearly fee from the company
rival IN: KFin Technologies | registrar services for Indian issuers | a fee per folio
system US: EDGAR | takes each filing in the exact format
system GB: Companies House | takes annual returns and persons with control
system IN: the MCA portal | takes board and annual forms with a digital signature
system: central depositories | know the holders behind the brokers, for a fee
today: the secretary builds the board pack from late PDFs, and IR guesses from custodian lists who owns the shares
cost: a late filing is fined by the day, and a thin share price makes the next raise dear
pain: directors read the pack on the plane in a version that has been replaced
pain: private holders vote through brokers who do not pass the papers on
pain: a sentence in a chat about the quarter becomes inside information
channel: law firms and corporate service firms | the firm that files for many companies chooses the tool
channel: stock exchanges' issuer services | an exchange bundles IR tools with the listing
channel: institutes of company secretaries | members train together and share checklists
cycle: 8-40 weeks | the change comes between annual meetings
price: a board portal | 200-1500 USD | company a month
price: an IR site and events | 500-3000 USD | company a month
rule US: Regulation FD | what one analyst hears, all must be able to hear
rule EU: Shareholder Rights Directive | issuers may ask who holds the shares, and brokers must pass votes on
rule GB: Companies Act | registers, filings and members' rights have dates, and identity checks are new
rule IN: SEBI LODR Regulations | results and board outcomes reach the exchange within set minutes or days
season: annual meetings crowd into spring in the West and August to September in India
next: entity management | ESG disclosure | insider lists
fail: shareholder apps had no list of holders, because brokers kept the names
fail: board tools for start-ups were dropped when the board met on a shared drive anyway
lately: private investors trade by phone and ask in public, while fund research on small caps dried up
economics: 65-80 | 0-1 | 1500-12000 USD
ask: Where does the list of real shareholders come from? | Which filing does it produce in the regulator's format? | Who in the company opens it between meetings?
grade: low
`,
  facts: wealthCapitalFacts,
  wordings: wealthCapitalWordings,
  jobs: wealthCapitalJobs,
});
