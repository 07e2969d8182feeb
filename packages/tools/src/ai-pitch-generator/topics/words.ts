/**
 * What is asked | what is missing. Where to get it | what we do not know yet, as said aloud. `{they}` are those who pay; `{x}` is
 * the figure or name that the topic is about.
 */
const rows = `
problem.none | What goes wrong for {they} today, and what does it cost them? | Missing: one bad day as one of them lived it. Ask five {they} what happened last time, and what they lost.
problem.said | What does that cost one of them in a year? | Missing: the sum in money. Ask three {they} for hours and wages, and multiply.
demand.none | Which {they} have paid you, and how much? | Missing: {they} who described the problem before you named it. Interview ten you do not know; note what they did about it last time. | whether {they} pay
demand.talks | Which {they} have paid you, and how much? | Missing: one who paid. Offer it at full price to ten {they} you talked to, and ask for a deposit.
demand.signed | Which {they} use it every week? | Missing: a month of use. Put it to work at the first of those who signed, and count what they do with it.
demand.paid | Which {they} said no, and why? | Missing: why the last three said no. Call them, and write their words down.
retention.none | How many {they} still use it after three months? | Missing: one cohort over three months. Export start and last payment of each customer into Retention & Burn. | how long {they} stay
retention.data | You lose {x}: who leaves, and after how long? | Missing: the reasons, by month of start. Load your payments into Retention & Burn, and call those who left early.
growth.none | How fast did revenue grow in each of the last six months? | Missing: revenue by month. Type six months into Financial Metrics.
growth.said | Growth is {x}: which month had the most of it, and what did you do then? | Missing: the months behind it. Put six of them into Growth Trends: it says whether it is a slope or a spike.
growth.data | Growth is {x}: which month had the most of it, and what did you do then? | Missing: growth without the best month. Leave it out in Growth Trends, and see what is left.
price.none | What do {they} pay, and for what? | Missing: a price that was accepted. Quote one figure to five {they}, and write down what each says first. | which price they accept
price.said | Why {x}, and what happens at twice that? | Missing: one who paid it. Quote it in writing, and count who signs within two weeks.
price.paid | Why {x}, and what happens at twice that? | Missing: a higher price that was tried. Quote double to the next three, and keep it where one agrees.
market.none | How many {they} are there, and who counted them? | Missing: a count with publisher and year. Run Market Size Estimator: it looks for one and multiplies it by your price. | how many {they} there are
market.data | How do you get to {x}? | Missing: a second way to the same sum. Open Market Size Estimator, and put a second count beside the first.
win.data | You say you can win {x}: with how many people, signing how many a month? | Missing: the sales you closed last month, by person. Put that rate into Market Size Estimator.
cac.none | What does it cost you to win one of these {they}? | Missing: hours and money spent on the last five. Add them up, and divide by those who signed. | what it costs to win one
cac.data | A customer costs {x}: what does the next hundred cost? | Missing: cost by channel. Split last quarter’s spend by where each customer came from.
payback.data | Payback takes {x}: what shortens it first, price, margin or cost of sale? | Missing: one test of each. Change each in Financial Metrics, and try the one that moves most.
margin.none | What is left of each sale after what it costs to deliver? | Missing: the cost to serve one customer for a month. Add support hours, hosting and fees. | what serving one costs
margin.data | Gross margin is {x}: what is in the cost, and does it fall with size? | Missing: what is in it. Take the invoices of last month, and put each line to a customer or to nobody.
rivals.none | What do {they} use today instead? | Missing: the names. Ask five {they} what they would do without you. | what {they} use instead
rivals.noted | What do {they} use today instead? | Missing: the names your customers say. Begin with {x} from our notes, in Competitor Matrix. | what {they} use instead
rivals.said | Why does {x} not add this next month? | Missing: what {x} does today. Try it for an hour, and fill Competitor Matrix.
rivals.data | Why does {x} not add this next month? | Missing: one of your {they} who left {x}. Ask what they would have stayed for.
edge.none | What do you do that the next best cannot? | Missing: a difference in a number. Time one task with you and without you at three {they}.
edge.said | How much better is that, in hours or money? | Missing: the difference in a number. Time the same task with and without you at three {they}.
edge.counted | Who measured that, and how often did it fail? | Missing: a log. Run it twenty times at {they}, and note each result, failures too.
now.none | Why was this not built five years ago? | Missing: one change with a date: a law, a cost, a habit. Ask {they} what is different since last year.
now.said | You say something changed: where can I read that? | Missing: the page that says it. Put the address on the slide.
route.none | How do the next ten {they} hear of you? | Missing: one channel you tried. Spend a week and a small sum on two of them, and count replies. | how {they} find us
route.said | You sell through {x}: how many came that way last month? | Missing: a count by channel. Ask each new one how they heard of you, and write it down.
team.none | Who builds it, who sells it, and who is full-time? | Missing: names, roles and hours. Fill in who is on it.
team.said | Who is missing, and what have you done to find them? | Missing: the name of the next hire. List three people you asked.
runway.none | How many months of cash do you have? | Missing: cash and net burn. Take both from your bank statement, and fill them in here.
runway.data | Your cash lasts {x}: what do you stop doing halfway there? | Missing: the plan without this round. Rank what buys a month in Retention & Burn.
ask.none | How much do you need, and what will be proved with it? | Missing: the sum, what for, and how long. Begin with net burn times months, and add what it must prove.
ask.part | What do you do if you raise half of {x}? | Missing: what it buys and what will be true by then. Fill in both.
ask.whole | What do you do if you raise half of {x}? | Missing: the smaller plan. Write down what goes first, and what stays.
largest.data | One customer is {x} of revenue: what if they leave? | Missing: the term of their contract. Have the date at hand.
field.none | How do you know {they} so well? | Missing: your years in the field. Name them, or the person on the team who has them.
field.said | What did {x} in the field show you that outsiders miss? | Missing: the one story. Choose a day when it went wrong, and who paid for it.
rules.noted | How do you comply with {x}? | Missing: a page that says who checked it. Ask a lawyer in the field for an hour.
failed.noted | {x} Why not you? | Missing: what you do otherwise. Find one founder of those days, and ask what ended it.
`;

interface Words {
  readonly asks: string;
  readonly missing: string;
  readonly unknown?: string;
}

const words: ReadonlyMap<string, Words> = new Map(
  rows
    .trim()
    .split('\n')
    .map((row) => {
      const [key = '', asks = '', missing = '', unknown] = row.split(' | ');
      return [key, { asks, missing, ...(unknown !== undefined && { unknown }) }];
    }),
);

/** A key without words is a fault of ours. */
export function wordsFor(key: string, they: string, x: string): Words {
  const found = words.get(key);
  if (found === undefined) throw new Error(`No question is called ${key}.`);
  const fill = (text: string) => text.replaceAll('{they}', they).replaceAll('{x}', x);
  return {
    asks: fill(found.asks),
    missing: fill(found.missing),
    ...(found.unknown !== undefined && { unknown: fill(found.unknown) }),
  };
}
