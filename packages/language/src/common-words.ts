const ofGrammar = `
a about above after again against all almost along already also although always am among an and another any anyone
anything are around as ask at away back be became because become been before being below best better between both but
by came can cannot come could day days did do does doing done down during each either else enough even ever every
everyone everything far few find first for from further gave get gets getting give given gives go goes going gone good
got had has have having he her here hers him his how however if in inside instead into is it its itself just keep keeps
kept know known last later least less let like likely little long longer look made make makes making many may me mean
means might more most much must my near need needs neither never new next no nobody none nor not nothing now of off
often old on once one only onto or other others our out outside over own part per perhaps put rather right said same
saw say says second see seen set she should show shows side since so some someone something soon still such take taken
takes tell tells than that the their them then there these they thing things this those though three through thus to
today together too took toward two under until up upon us use used user users uses using very want wants was way ways
we week weeks well went were what whatever when where whether which while who whole whom whose why will with within
without work working works would yes yet you your yours
`;

/** Said of every company there is, so none of them anchors a statement. */
const ofBusiness = `
ability access account action advantage ai amount answer app application apps area assumption audience base benefit
brand budget build builds building built business businesses buy buyer buyers buying buys capital case cash change
channel charge claim client clients company companies compete competition competitor competitors content control cost
costs create customer customers data deal decide decision demand demo depend design develop development digital easy
effort evidence example expect experience fact factor feature features feedback few field figure find firm focus
founder founders future gap goal group grow growing growth hard help helps high hire idea ideas impact improve increase
industry information interview interviews investor investors invest issue job join key kind large launch lead learn
level line list loss low main manage management market marketing markets matter measure method metric metrics model
money month months move name network number numbers offer offers online open opportunity option order organization
owner partner partners pay paying payment pays people percent person place plan platform platforms point possible
potential power price prices pricing problem problems process product products profit project proof prove provide
quality question range rate reach real reason reduce result results return revenue risk risks rival rivals run sale
sales save score sell seller selling sells service services share sign simple size small software solution solutions
solve source spend staff stage start startup startups step stop strategy strength strong success support system
systems target task team teams technology term test tests threat time tool tools total trend trust try type value
want weak weakness website win world worth year years
`;

export const commonWords: ReadonlySet<string> = new Set(`${ofGrammar} ${ofBusiness}`.trim().split(/\s+/u));
