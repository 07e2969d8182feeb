/** Statements of the idea tools on their samples, and what an honest editor who keeps to our instructions makes of them. */
export const honest: readonly (readonly [said: string, reworded: string])[] = `
Promising, at {{f:score}} of a hundred: dental offices have talked to you, and none has signed up. Test before you build more.
Promising, at {{f:score}} of a hundred. Dental offices talk to you, but none has signed up: test before you build more.
What carries it: {{f:cost}} for living with it.
What carries it is {{f:cost}} for living with it.
No dimension counts above {{f:ceiling}}, because dental offices have talked to you, and none has signed up; a first list of sign-ups would lift that.
No dimension can count above {{f:ceiling}}, because dental offices have talked to you and none has signed up. A first list of sign-ups would lift it.
You speak to {{f:covered}} of the weight; what you leave open about dental offices adds nothing yet, and opens the range.
You speak to {{f:covered}} of the weight. What you leave open about dental offices is adding nothing yet, and it opens the range.
Your words are worth {{f:claimed}}; your evidence carries {{f:score}} of it.
What you write is worth {{f:claimed}}; the evidence you have carries {{f:score}} of it.
Nothing in your text would make dental offices leave Weave.
In your text there is nothing that would make dental offices leave Weave.
Tools that could read the schedule but not write to it left the front desk typing everything again; say what you do otherwise.
Tools that could read the schedule but could not write to it left the front desk typing everything again: say what you do otherwise.
Read as every day for dental offices: your answer. It counts {{f:claimed-frequency}} once you have a dental office that paid.
You answered every day for dental offices. It counts {{f:claimed-frequency}} once a dental office has paid you.
Read as a prototype: your stage. One step up, to {{f:next-feasibility}}: put it into the hands of a few dental offices.
This reads as a prototype, by your stage. To go one step up, to {{f:next-feasibility}}, put it into the hands of a few dental offices.
Everything rests on this: dental offices would choose you over Weave. It decides {{f:risk-share}} of the score, and nothing is said about it for dental offices.
Everything rests on whether dental offices would choose you over Weave. That decides {{f:risk-share}} of the score, and nothing is said about it for dental offices.
Show {{f:test-n}} a drawing of yours beside Weave, without saying which is whose.
Put a drawing of yours beside Weave and show it to {{f:test-n}}, without saying which is whose.
It takes {{f:test-pass}} of {{f:test-n}} that pick yours and give your reason in their own words; then at least {{f:test-low}} of all do.
It takes {{f:test-pass}} of {{f:test-n}} who pick yours and give your reason in words of their own; then at least {{f:test-low}} of all do.
At {{f:test-fail}} or fewer, stop: under {{f:test-target}} of all would; anything between asks for a second round.
Stop at {{f:test-fail}} or fewer: under {{f:test-target}} of all would. Anything in between asks for a second round.
A pass with dental offices would move the score from {{f:score}} to {{f:score-after}}.
What a pass with dental offices would do is move the score from {{f:score}} to {{f:score-after}}.
The front desk phones down a paper short-notice list between patients: an empty hygiene hour is production that the practice never gets back.
Between patients, the front desk phones down a paper short-notice list. An empty hygiene hour is production the practice never gets back.
You aim at something front-desk coordinators would nod at: texts from a second number look like spam to patients who know the office line.
Front-desk coordinators would nod at what you aim at: texts from a second number look like spam to patients who know the office line.
The way in is dental office managers' groups such as AADOM; the office manager finds the tool and the owner signs.
The way in is through dental office managers' groups such as AADOM, where the office manager finds the tool and the owner signs.
Close by lies phoning lapsed patients in the evening: a stranger's number is blocked, though a known voice would have filled Tuesday.
Phoning lapsed patients in the evening is close by: a stranger's number is blocked, but a known voice would have filled Tuesday.
Beside what you describe, patients overdue for recall sit in a report that nobody has time to work: practice owners would pay for that too.
Patients overdue for recall also sit in a report that nobody has time to work, and practice owners would pay for that too.
Practice owners answer within {{f:niche-cycle}}: the owner decides alone after a trial month and a word with a colleague.
Practice owners reply within {{f:niche-cycle}}. The owner decides alone, after a trial month and a word with a colleague.
You help front-desk coordinators to keep the chairs filled when patients cancel late, and do not try to do the rest.
When patients cancel late you help front-desk coordinators to keep the chairs filled, and you do not try to do the rest.
Weave got there first with phones, texts and card payments for the front desk; it charges per location a month.
Weave was there first, with phones, texts and card payments for the front desk. It charges per location a month.
Front-desk coordinators live in Dentrix or Open Dental: how your product gets in there is not told.
Front-desk coordinators live in Dentrix or Open Dental, and how your product gets in is not told.
HIPAA in the United States: a message that names a visit is patient data, and the practice wants a signed agreement first.
By HIPAA in the United States, a message that names a visit is patient data, and the practice wants a signed agreement first.
Weave charges per location a month; {{f:niche-price}} per location a month is the number in their heads.
Weave charges per location a month, so {{f:niche-price}} per location a month is the number they have in their heads.
NexHealth can throw your part in for free and earn on unscheduled treatment follow-up.
NexHealth can throw in your part for free, and earn on the follow-up of unscheduled treatment.
Practice owners remember it: reminder apps that only sent texts were bundled away when the practice systems added the same button.
Practice owners remember the reminder apps that only sent texts: they were bundled away when the practice systems added the same button.
Eaglesoft opens its data only through partner fees: ask for access before a line is built on it.
Eaglesoft opens its data only through partner fees, so ask for access before a line is built on it.
Which practice systems do you write to, and who granted that access?
Which practice systems do you write to, and who gave you that access?
What share of freed slots is filled the same day, against the phone list?
Of the freed slots, what share is filled the same day, against the phone list?
Too close to call with dental offices. What decides it: how you get into Dentrix.
With dental offices it is too close to call. How you get into Dentrix decides it.
The best it has for dental offices: your {{f:founder-years}} in the field.
For dental offices, the best it has is your {{f:founder-years}} in the field.
Strongest against it with dental offices: the cash ends soon ({{f:runway}} of cash).
What is strongest against it with dental offices is that the cash ends soon ({{f:runway}} of cash).
The scales for the assistant: {{f:side:for}} on one side, {{f:side:against}} on the other.
On the scales for the assistant there is {{f:side:for}} on one side and {{f:side:against}} on the other.
You have spent {{f:founder-years}} near dental offices, and can tell a loud wish from a real need.
Near dental offices you have spent {{f:founder-years}}, and you can tell a loud wish from a real need.
It works inside the practice software they already use: dental offices learn no new screen and move no data.
It runs inside the practice software they already use, so dental offices learn no new screen and move no data.
{{f:runway}} of cash: a slow yes from dental offices would arrive too late.
{{f:runway}} of cash means that a slow yes from dental offices would come too late.
So far dental offices have given time, not money.
So far you have had time from dental offices, not money.
Dentrix, Open Dental, Eaglesoft and the practice calendar share the trade among them; choose the one your first customers have.
Dentrix, Open Dental, Eaglesoft and the practice calendar share this trade, so choose the one that your first customers have.
For dental offices you replace the paper list, which nobody defends with a contract.
You replace the paper list for dental offices, and nobody defends that with a contract.
What front-desk coordinators do by hand has a price: a dental assistant earns a median of {{f:pay}}.
There is a price on what front-desk coordinators do by hand: a dental assistant earns a median of {{f:pay}}.
Once you work with Dentrix, the partner pages of practice systems open up; a listed integration answers the first question before the call.
Once you work with Dentrix, the partner pages of practice systems open up, and a listed integration replies to the first question before the call.
Weave and NexHealth meet dental offices first; Weave alone offers “phones, texts and card payments for the front desk”.
Dental offices meet Weave and NexHealth first, and Weave alone offers “phones, texts and card payments for the front desk”.
Part of your fate lies with Eaglesoft, which opens its data only through partner fees.
With Eaglesoft lies part of your fate: it opens its data only through partner fees.
The cash ends soon. If no new money from dental offices is in the bank well before that, stop.
The cash ends soon. Stop if no new money from dental offices is in the bank well before that.
You can see the paper list from close by (your {{f:founder-years}} in the field): start where it goes wrong.
You see the paper list from close by (your {{f:founder-years}} in the field), so start where it goes wrong.
A dental assistant earns a median of {{f:pay}}; the pain you aim at puts a number on it.
A dental assistant earns a median of {{f:pay}}, and that is the number which the pain you aim at puts on it.
Weave and NexHealth are already known to dental offices; your {{f:founder-years}} in the field can tell you what that leaves undone.
Dental offices already know Weave and NexHealth. Your {{f:founder-years}} in the field can tell you what they leave undone.
Dental offices still do it with a paper list; with {{f:runway}} of cash, sell that before you build more.
Dental offices are still doing it with a paper list. With {{f:runway}} of cash, sell that before you build more.
Set the date on which you stop, and plan backwards from it to the next sale to dental offices.
Set a date on which you stop and plan backwards from there to the next sale to dental offices.
Take over the paper list for one dental office for a week, and write down each step that surprised you.
Take over the paper list of one dental office for a week and write down each step that surprises you.
When the week is over, they ask you to keep the paper list.
They ask you to keep the paper list when the week is over.
Three of the five dental offices name the same thing.
Three of the five dental offices are naming the same thing.
One dental office pays in advance.
One dental office has paid in advance.
Even where Solutionreach is in use, hygiene columns fall apart in the morning while the front desk is checking patients in.
Even where they have Solutionreach in use, hygiene columns fall apart in the morning while the front desk checks patients in.
Begin with Open Dental, which publishes its database, which makes it the first one to write to.
Begin with Open Dental: it publishes its database, and that makes it the first one to write to.
Front-desk coordinators work with it, but practice owners sign: the demo and the invoice go to different desks.
Front-desk coordinators use it and practice owners sign, so the demo and the invoice go to different desks.
Patient data leaves the building, accents matter, and practices fear losing the chair-side tone.
Accents matter, patient data leaves the building, and practices fear that they lose the chair-side tone.
Insurance benefits lapse at the end of December, so autumn fills itself and February does not.
Insurance benefits lapse at the end of December, so autumn fills by itself and February does not.
For front-desk coordinators it is daily life: patients overdue for recall sit in a report that nobody has time to work.
It is daily life for front-desk coordinators: patients overdue for recall sit in a report nobody has time to work on.
Practices are moving their charts to the cloud, which opens schedules that a back-room server kept shut.
Practices move their charts to the cloud, and this opens schedules that a back-room server kept shut.
The independent dental offices you can reach in the United States would pay {{f:sam}}: enough for a company, thin for a venture fund.
Independent dental offices in your reach in the United States would pay {{f:sam}}, which is enough for a company and thin for a venture fund.
What bounds you is who sells: {{f:reps}} at {{f:dealsPerRep}} each end with {{f:customers}} after {{f:horizonYears}}, or {{f:som}}.
Who sells is what bounds you: {{f:reps}} at {{f:dealsPerRep}} each end with {{f:customers}} after {{f:horizonYears}}, or {{f:som}}.
It may be {{f:somP10}} or {{f:somP90}}. Most of that gap is "deals per seller and month", taken as {{f:dealsPerRep}}.
It may be {{f:somP10}} or {{f:somP90}}. Most of the gap comes from "deals per seller and month", which is taken as {{f:dealsPerRep}}.
All with the problem in the United States: {{f:tamBuyers}}, each paying {{f:annualPrice}}.
All that have the problem in the United States are {{f:tamBuyers}}, each paying {{f:annualPrice}}.
{{f:samBuyers}} that fit the product and can be reached.
The product fits {{f:samBuyers}} that can be reached.
{{f:customers}} after {{f:horizonYears}}; sales capacity bounds it.
{{f:customers}} after {{f:horizonYears}}, as sales capacity bounds it.
{{f:problemShare}} of {{f:buyers}} have the problem: {{f:tamBuyers}}, at {{f:annualPrice}} each.
The problem is there for {{f:problemShare}} of {{f:buyers}}: {{f:tamBuyers}}, at {{f:annualPrice}} each.
One in ten of {{f:draws}} ends below {{f:somP10}}, one in ten above {{f:somP90}}; the middle is {{f:somP50}}.
One in ten of {{f:draws}} ends below {{f:somP10}} and one in ten above {{f:somP90}}; in the middle it is {{f:somP50}}.
"Deals per seller and month" alone moves the SOM from {{f:low}} to {{f:high}}.
"Deals per seller and month" is what alone moves the SOM from {{f:low}} to {{f:high}}.
Money is spent here already: {{f:niche-price}} per location a month for patient messaging for one practice.
Money is already being spent here, {{f:niche-price}} per location a month for patient messaging for one practice.
Winning one costs {{f:niche-cac}} here; at {{f:own-price}} that is back in {{f:niche-payback}}.
To win one costs {{f:niche-cac}} here, and at {{f:own-price}} you have that back in {{f:niche-payback}}.
Numbers are old, insured intervals forbid an early visit, and each call needs the schedule open.
The numbers are old, an early visit is forbidden by insured intervals, and each call needs an open schedule.
Practice owners pay for what front-desk coordinators feel: each must hear a reason of their own.
What front-desk coordinators feel is what practice owners pay for, and each must hear a reason of their own.
Sell for a month yourself and count the dental offices that sign: {{f:dealsPerRep}} is what the sum takes.
For a month, sell yourself and count the dental offices that sign. The sum takes {{f:dealsPerRep}}.
Below {{f:problemShare-floor}} the dental offices in reach are worth less than {{f:ventureFloor}}: then it is no venture.
Below {{f:problemShare-floor}}, the dental offices in reach are worth less than {{f:ventureFloor}}, and then it is no venture.
How do you know that {{f:problemShare}} of dental offices have this problem badly enough to pay?
How do you know that {{f:problemShare}} of dental offices have the problem badly enough to pay?
How many dental offices in the United States have paid {{f:annualPrice}}, and what did they stop paying for?
How many dental offices in the United States paid {{f:annualPrice}}, and what did they stop paying for?
At the end you lose {{f:lostPerMonth}}; how much of your selling only fills that gap?
By the end you are losing {{f:lostPerMonth}}: how much of your selling only fills the gap?
If {{f:sam}} is all there is among dental offices in reach, which second product or place makes it larger?
If {{f:sam}} is all there is among the dental offices in reach, which second product or place makes that larger?
`
  .trim()
  .split('\n')
  .reduce<[string, string][]>((pairs, line, index) => {
    if (index % 2 === 0) pairs.push([line, '']);
    else pairs[pairs.length - 1] = [pairs.at(-1)?.[0] ?? '', line];
    return pairs;
  }, []);
