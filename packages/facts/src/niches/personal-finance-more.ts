import { readField } from './reading/read-field.ts';

export const personalFinanceMore = readField('personal-finance', {
  niches: `
# faith-money: zakat, halal saving and pilgrimage funds
words: halal finance, halal investing, islamic finance, islamic savings, sharia compliant, shariah compliant, interest-free, riba free, riba, zakat, zakat calculator, nisab, sadaqah, qard hasan, hajj savings, hajj fund, umrah savings, pilgrimage savings, halal mortgage, diminishing musharakah, takaful, sukuk, tithe, tithing, biblical investing, church savings, faith-based investing, ethical savings, purification of dividends, islamic will, halal pension, muslim families
job: save, invest and give in keeping with the faith without losing return
buyer: observant families
user: savers who avoid interest
run: Muslim, Christian and other observant households | families stay with the adviser whose scholar they have heard at the mosque and who answers the awkward question | scholar fees, screening data and cautious savers with small balances eat the management charge
rival: Wahed | halal portfolios by app | a yearly share of assets
rival US: Zoya | screening of shares for halal investors | per user a month
rival: Islamicly | share screening and zakat tools | per user a month
rival GB: Gatehouse Bank | home finance and savings without interest | a profit rate
rival GB: National Zakat Foundation | zakat collected and paid out at home | a share for running costs
rival US: GuideStone | funds screened by Christian values | a yearly share of assets
system: AAOIFI standards | set which ratios of debt and income a share may have
system: MSCI Islamic index screens | mark what is excluded each quarter
system: pilgrimage lotteries | open and close on dates that savings must meet
system: the gold and silver price | sets the nisab for the day
today: a father leaves savings in a current account, asks the imam and adds up zakat on paper in Ramadan
cost: years without return leave the family behind, and a house waits because no bank offers more than a loan
pain: the company pension sits in an interest-bearing default that nobody has explained
pain: each scholar screens shares by other ratios, and the cousin's list differs
pain: zakat on shares, gold and stock of the shop is guessed the night before Eid
channel: mosques, churches and their teachers | a question after prayers is answered with a name
channel: Ramadan campaigns | giving and reckoning come in the same weeks
channel: scholars and educators on video | a respected face brings savers who distrust advertising
cycle: 1-12 weeks | the couple asks a scholar, a relative and the internet, and then begins small
price: a halal portfolio | 0.4-1 USD | hundred dollars invested a year
price: a screening app | 8-15 USD | user a month
rule US: Investment Advisers Act | whoever picks shares for savers registers and discloses how the screen works
rule EU: MiFID | faith screens are preferences, and the suitability test still applies
rule GB: FCA rules on home purchase plans | interest-free home plans are regulated like mortgages, and wills follow local law
rule IN: SEBI adviser rules | banks may not offer Islamic accounts, so savers use screened funds from registered houses
season: Ramadan and the weeks before Eid bring giving and reckoning, and hajj dates set the savings plan
next: wills and inheritance shares | family cover by takaful | giving funds for a family
fail: interest-free apps began with costly credit cards and ran out of capital before the licence came
fail: zakat calculators were used one night a year and had nothing to sell on the other nights
lately: workplace schemes added sharia funds, hajj moved to booking by app, and British student finance still waits
economics: 40-65 | 1-3 | 20-180 USD
ask: Which scholars sign, and what do they do when they disagree? | What does a saver do with it outside Ramadan? | What is the cost against a plain index fund, in a year?
grade: low
`,
  facts: `
zakat-rate@aaoifi | Share of wealth owed as zakat | # of wealth held for a lunar year is owed as zakat | 0.025 | share | limit | global | 2020 | AAOIFI Shariah Standard on zakat | medium | faith-money
nisab-gold@aaoifi | Gold that sets the zakat threshold | zakat is owed from wealth worth # grams of gold | 85 | grams | limit | global | 2020 | AAOIFI Shariah Standard on zakat | medium | faith-money
islamic-finance-assets@lseg | Assets of Islamic finance, market data firm | Islamic finance held about # in assets | 4900000000000 | USD | estimate | global | 2023 | ICD-LSEG Islamic Finance Development Report | low | faith-money
islamic-finance-assets@ifsb | Assets of Islamic finance, standard setter | Islamic finance held about # in assets by the standard setter's count | 3380000000000 | USD | estimate | global | 2023 | Islamic Financial Services Board | low | faith-money
my-hajj-savers@tabung-haji | Savers in Malaysia's pilgrimage fund | more than # people save with the Malaysian pilgrimage fund | 9000000 | people | count | MY | 2023 | Lembaga Tabung Haji | low | faith-money
`,
  wordings: `
# faith-money
also: no interest loan, benevolent loan, gemach, hebrew free loan, gemilut chesed, dasvandh, dana giving, tzedakah, offering envelope, mission giving, giving pledge family, ushr, fitrana, kaffarah, waqf, family waqf, mudarabah, murabaha, ijara, musharaka home plan, salam, bay al inah, tawarruq, gharar, halal stock list, haram shares, sin stocks excluded, debt ratio screen, purify income, scholar board, fatwa, mufti, imam advice, madrasa savings, mahr, dowry savings muslim, bride gift, islamic inheritance, faraid shares, wasiyyah, estate by sharia, takaful family plan, burial fund mosque, gold dinar, gold saving grams, silver nisab, lunar year date, haul anniversary, ramadan giving, eid money, hajj queue, hajj deposit, umrah installments, kumbh trip fund, shrine trip fund, lourdes savings, student loan without interest, interest on account, give away interest, conventional bank guilt, ethical money, avoid usury, save for hajj, give to the poor, screen shares, clean money
plain: money by religious rules, religiously permitted saving, religious law finance, koran-compliant, forbidden interest, house purchase without interest, gradual buy-out house, obligatory alms, alms calculation, alms on merchandise, yearly alms shopkeeper, journey to mecca saving, holy journey fund, waiting years holy journey, permitted companies list, alcohol excluded, leather excluded, jain investors, hindu ethical shares, tenth of income, tenth put aside, christian givers, religious scholar approval, pious families, believers' pension refusal, islamic testament, conscience investing, after-prayer advice, spiritual rules investment, religious minorities banking, devout households' capital, scriptural investing, canonical prohibition, piety and capital, benevolence quota, ecclesiastical tenth, participatory banking, non-interest finance, religious endowments, almsgiving, waqf, profit-sharing contracts, ethical exclusion screening, sharia supervisory board, pilgrim savings institution, benevolent loans, stewardship giving, faith-consistent wealth, charitable purification, imam, rabbi, pastor, mosque committee, parish treasurer, ramadan, mecca, jerusalem, lourdes, usury, pork and gambling shares, casino shares, believers, grandfather's pilgrimage, sin of interest, gold jewellery alms, money without sin, no interest house, give to poor yearly, save for holy trip, church tenth, co-ownership rent home, partnership purchase of home, buying bank's share gradually, inventory valued for alms, grocer's alms reckoning, two-and-a-half percent, departure quota years, monthly set-aside for mecca, group tour deposit, guarantors in congregation, loan circle at mosque, benevolent lending fund, cleansing doubtful dividends, weapons and liquor excluded, vegetarian portfolio, first fruits, automatic tenth on payday, ethical finance religious, islamic finance, interest-free, believers' savings, religious giving, permissible investing, congregants, home purchase, co-ownership, rent-to-buy, usury-free mortgage, muslim household, shared equity, lease to ownership, obligatory charity, inventory valuation, merchant's wealth, annual assessment, receivables, calculation of dues, hajj fund, waiting list, sacred journey, long-term saving, elderly parents, quota, travel to mecca, jewish free loan, co-signers, marriage expenses, revolving fund, late repayment, community lending, investment filter, values-based portfolio, prohibited sectors, purification, jain, scholars' ruling, stock compliance, offering, automatic donation, churchgoers, stewardship, parish giving, salary-day transfer
My savings earn nothing because earning something feels like sin. Rent from shared warehouses, paid monthly, explained by a teacher whom my wife already follows.
Interest-free circle for Jewish weddings, with guarantors and a tidy ledger.
bro wants house in bradford no riba, only 2 banks n 25% deposit. community fund buys share, he buy us out slowly, legal?
Dad put fifty ringgit away each payday for twenty-six years, and the letter with his flight came the spring after he died. I keep thinking about that account.
Jain and Hindu families in Gujarat ask for funds without meat, leather or liquor; screen Indian shares and report twice a year.
A travelling clinic for money after Friday prayers: three desks, a planner, a will-writer, a bit of tea.
Church folk who tithe would like one account that sets the first tenth aside before rent, and a statement for the taxman.
I look after payroll at a warehouse where half the staff opted out of the pension; give me a fund and a preacher they believe.
`,
});
