/** Words that join others and never stand inside a name or a noun phrase. */
export const functionWords: ReadonlySet<string> = new Set(
  `a an the and or but nor so yet if then than that which who whom whose where when while as because since until
of to in on at by for from with without into onto over under about after before between through during against per via across among near around outside inside behind beyond towards toward upon along beside despite except although though whether unless
i me my we us our you your he him his she her it its they them their this these those there here what why how
is are was were be been being am do does did done have has had having can could will would shall should may might must cannot
not no never nobody nothing none only just even still also too very really more most much many few some any every each all both other another such same own
one two three four five six seven eight nine ten twelve fifteen twenty thirty forty fifty hundred thousand million first next last
up down out off away back again now today already yet soon later always often
let lets get gets got give gives gave make makes made take takes took keep keeps kept put find finds found show shows tell tells told help helps need needs want wants use uses used using try
pay pays paid charge charges cost costs spend spends lose loses lost wait waits sell sells sold buy buys bought send sends book books run runs work works know knows think see sees look read reads write writes
instead like unlike plus etc via it's that's don't can't cant dont doesn't won't isn't aren't we're they're
forget forgets throw throws chase chases drive drives struggle struggles decide decides resell hire hires join joins fill fills solve solves turn turns print prints match matches connect connects track tracks upload answer answers open opens share shares draft retype copy paste fight set sets bundle collect collects rather whoever within nearby everyone anybody
app based new`
    .split(/\s+/u)
    .filter((word) => word !== ''),
);
