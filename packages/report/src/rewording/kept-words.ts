/**
 * Words a claim turns on. A rewording has those of its statement, in their order, and no other. Words of one line may stand
 * for each other; the first names it. Those of `dividing` also part what stands before them from what stands after: in
 * "vets pay more than dentists" the two may not change places.
 */
const dividing = `
no not never none nothing nobody nowhere neither nor without cannot hardly barely scarcely rarely seldom
more
less fewer
than
least
most
above over beyond exceed exceeds exceeded
below under beneath
higher
lower
larger bigger greater
smaller
longer
shorter
faster quicker sooner
slower
cheaper
dearer
better
worse
grow grows growing grew growth rise rises rising rose increase increases increasing increased
shrink shrinks shrinking shrank fall falls falling fell drop drops dropping decline declines decrease decreases slow slows slowing
win wins winning won gain gains
lose loses losing lost loss losses
about around roughly approximately
nearly almost
within
between
outside
inside
against
or
if
unless
otherwise else
except
until till
before
after
because
`;

const counting = `
up
down
say says said saying tell tells told telling report reports reported
all every each everyone everybody everything always whole entire
any anyone anybody anything either
some someone somebody sometimes
only just alone merely solely
both
few
several
many much
enough
best
worst
strong strongest stronger
weak weakest weaker
may might could would perhaps maybe possibly
must should
will shall
too
same
different
already
still
yet
now today currently
soon
ago
last
next
again
hundred hundreds
thousand thousands
million millions
billion billions
dozen dozens
half halves
double doubles doubled doubling twice
triple triples
once
single
pair pairs
couple
percent percentage
times
dollar dollars
euro euros
second seconds
minute minutes
hour hours hourly
day days daily
week weeks weekly
fortnight
month months monthly
quarter quarters quarterly
year years yearly annual annually annum
decade decades
zero
one ones
two
three
four
five
six
seven
eight
nine
ten
eleven
twelve
fifteen
twenty
thirty
forty
fifty
sixty
seventy
eighty
ninety
first
third thirds
fourth
fifth
`;

export interface KeptWord {
  /** The line it stands in, by its first word. */
  readonly key: string;
  readonly isDividing: boolean;
}

const read = (lines: string, isDividing: boolean): [string, KeptWord][] =>
  lines
    .trim()
    .split('\n')
    .flatMap((line) => {
      const words = line.split(' ');
      return words.map((word): [string, KeptWord] => [word, { key: words[0] ?? word, isDividing }]);
    });

export const keptWords: ReadonlyMap<string, KeptWord> = new Map([
  ...read(dividing, true),
  ...read(counting, false),
]);
