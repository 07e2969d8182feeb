/** A second attack, written when the check was there and with its rules in sight. */
export const freshLies: readonly string[] = `
Siebzig offices would pay for it.
Offices in Ohio number in the high forties.
The lion’s share of offices would pay.
Next to nobody pays for it.
A raft of offices would pay.
They are legion: a host of offices.
It pays for itself within a season, twice over.
Offices lose a fifth of their patients.
A good nine-tenths of offices lose patients.
Half-empty chairs cost a grand each.
Statista puts the market far higher.
Per Statista, the market is larger.
The market is larger (Statista).
Kantar found that offices would pay.
Kantar: offices would pay.
Offices would pay, say dentists.
Surveyed offices would pay.
Studies agree that offices would pay.
Trials show that letters work.
Insiders confirm that letters work.
As everyone knows, letters work.
It is widely known that letters work.
Offices would pay VII times the price.
Offices would pay about {{f:tam}} for it.
Offices would pay {{f:tam}} or more for it.
Offices would pay {{f:tam}} in {{f:offices}} for it.
Offices would pay more than {{f:tam}} for it.
Offices would pay {{f:tam}} a head for it.
Offices pay {{f:TAM}} for it.
Offices pay {{f:constructor}} for it.
Almost every office would pay.
Out of every ten, some would pay.
The average office would pay.
Ask again once a month.
Revenue would quadruple.
They would pay in the mid-nineties.
Ses dentistes veulent des lettres.
Zahnpraxen wollen Briefe.
Offices would pay. See slipway.example for more.
Offices would pay; write to ada at example.com.
`
  .trim()
  .split('\n');

/** A third attack: numbers as names, bounds behind a figure, sources that are on the sheet. */
export const lateLies: readonly string[] = `
Twentysomethings would pay for it.
Sell to Fiftyplus owners.
Sell to Fivehundred offices.
Sell to Twen-Ty offices.
Sell to Fif Ty offices.
Sell to Xl offices.
Sell to Mio offices.
Offices would pay {{f:tam}} at least.
Offices would pay {{f:tam}} and counting.
Offices would pay {{f:tam}} or so.
Offices would pay close to {{f:tam}} for it.
Offices would pay some {{f:tam}} for it.
Offices would pay barely {{f:tam}} for it.
Offices would pay towards {{f:tam}} for it.
Offices would pay exactly {{f:tam}} for it.
A smattering of offices would pay.
A sliver of offices would pay.
Records show that letters work.
History shows that letters work.
Experience shows that letters work.
It is documented that letters work.
As Kantar has it, letters work.
Kantar argues that letters work.
Weave estimates that letters work.
Dentrix found that letters work.
`
  .trim()
  .split('\n');

/**
 * A last attack, run once: the check was not changed for any of these, so they measure it. Leave it so; a lie that is mended
 * moves up, and a new one takes its place.
 */
export const heldLies: readonly string[] = `
Roughly three in four offices still use paper.
The dental software market grows at double-digit rates each year.
A typical office loses around $40,000 a year to missed recalls.
Industry benchmarks put recall rates near sixty percent.
Most front desks already have a tool for this.
Expect a sales cycle of several months.
The ADA recommends recall letters for every patient.
Research consistently shows that reminders cut missed visits.
Weave has raised hundreds of millions and will respond quickly.
Offices typically switch software only once in a decade.
You need at least ten pilots before you know.
Churn in this segment is usually low single digits.
A recent article in the Wall Street Journal describes the same problem.
Interviews with office managers suggest that they would pay.
It is common knowledge among dentists that letters work.
Offices would pay more than double what you think.
Conventional wisdom holds that letters work.
Practitioners report better results with letters.
The literature is clear that letters work.
Benchmarks indicate that letters work.
Letters work, as a leading consultancy has shown.
Take {{f:offices}} and add the same again for the neighbours.
Offices would pay {{f:tam}}, and their neighbours as much again.
Offices would pay a tidy multiple of {{f:tam}} for it.
Offices would pay {{f:tam}} to begin with and then treble that.
Sell to the Big Four of dental groups.
Sell to a football team of offices.
Scarcely an office in the land would refuse.
The overwhelming part of offices would pay.
Dental chains, nine to five, never answer.
`
  .trim()
  .split('\n');
