/** What a model may say about the example report: the same numbers in other clothes. */
export const truths: readonly string[] = `
There are 136,855 dental offices.
About 137,000 offices answer their own phone.
Roughly 137k offices.
Some 140,000 offices.
It costs $249 a month.
It costs USD 249 per month.
It costs 249 dollars a month.
It costs two hundred and forty-nine dollars a month.
Together they could pay $408.9M a year.
Together they could pay $409 million a year.
Together they could pay $0.41 billion.
A 409 million market.
That is 40.9 crore dollars.
12% of them have it.
12 percent have it.
Twelve percent have it.
A share of 0.12 has it.
Between 8–20% have it.
From 8 to 20 per cent have it.
Between 8% and 20% have it.
It pays back in 18 months.
An 18-month payback.
It pays back in 1.5 years.
It pays back in eighteen months.
Counted in 2024.
In 2024 they were counted.
They ask for a SOC 2 audit.
GDPR 2016/679 applies.
You lose $200 an hour.
B2B sales take longer.
The first clinic decides.
No one pays by card.
One of them will say no.
At {{f:price}} it is cheap.
Between {{f:price}} and the rest lies a gap.
１２% have it.
١٢٪ of them have it.
१२% have it.
1\u200b2% have it.
Hundreds of thousands of offices.
It falls due this quarter.
The second visit is free.
NAICS 621210 counts them.
There are 136 855 offices.
There are 1,36,855 offices.
`
  .trim()
  .split('\n');

/** What it must never get past us: numbers of its own, in every disguise we know. */
export const lies: readonly string[] = `
There are 150,000 dental offices.
It costs $299 a month.
It costs $249 a year.
It costs €249 a month.
It costs 249 euros a month.
The market is worth $500M.
The market is worth $409 billion.
The market is worth 5 lakh rupees.
The market is worth 4.7 crore.
The market is worth 1.5e6 dollars.
The market is over 1.1 million.
15% of them have it.
Fifteen percent have it.
Three quarters of them have it.
Half of all offices have it.
A third of dentists have it.
Two-thirds agree.
One in five has it.
Nine out of ten agree.
9 of 10 agree.
1 in 4 agree.
It pays back in 24 months.
It pays back in two years.
It pays back in 12 weeks.
In 2019, dentists began to ask.
Since 2020 they ask.
They want ISO 27001.
They want SOC 3.
They want an audit under Act 1998.
GPT-4 does it.
It is 3x faster.
It is 10 times faster.
It is twice as fast.
It is a tenfold gain.
A five-fold gain.
A 20-fold gain.
Revenue doubled.
Costs were halved.
There are dozens of rivals.
There are a dozen rivals.
There are millions of patients.
There are billions at stake.
It costs {{f:nope}}.
It costs {{f:price}} million.
It costs {{f:price}}0.
It costs 1{{f:price}}.
It costs -{{f:price}}.
It costs \${{f:price}}.
It reaches {{f:reach}}%.
It costs {{f:cac}} each.
It costs {{price}}.
It costs {{f:price.
４５% have it.
٤٥٪ have it.
४५% have it.
𝟒𝟓% have it.
4\u200b5% have it.
½ of them have it.
③ clinics said so.
Five hundred clinics said so.
Half a million clinics said so.
Two and a half million said so.
18 customers said so.
A couple of clinics said so.
The 47th office said so.
They answer 24/7.
Fifty-five clinics said so.
It costs $1–2M to build.
Between 5-10% leave.
It takes 30 min to set up.
三百万 patients.
It costs $ 12.
It costs 12 dollars.
A hundred clinics said so.
Forty-two said so.
99.9% uptime.
It scored 249.
45 % have it.
It fell by -12%.
A 300-seat group.
The Top 50 groups buy first.
By Q3 it is done.
Calls start at 9am.
Since the 1990s.
A 2x gain.
By mid-2025.
Sales rose 3,000%.
`
  .trim()
  .replaceAll('\\u200b', '\u200b')
  .split('\n')
  .map((line) => line.replace('\\$', '$'));
