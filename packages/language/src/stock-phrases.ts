/** What could stand in any pitch. Lower case; matched as whole words, a trailing `*` takes any ending of the last word. */
export const stockPhrases: readonly string[] = `
a wide range of
a wide variety of
actionable insight*
add value
added value
ahead of the curve
all stakeholders
at the end of the day
at the forefront
at your fingertips
best in class
best-in-class
best of breed
best practice*
better than the competition
beyond imagination
big opportunity
boost productivity
brand awareness
bridge the gap
bring to the table
built for scale
business landscape
change the game
changing landscape
clear value proposition
competitive advantage
competitive edge
competitive landscape
comprehensive solution*
consider exploring
conduct market research
core competenc*
crowded market
customer acquisition can be challenging
customer satisfaction
customer-centric
customer centric
cutting edge
cutting-edge
data-driven decision*
deep dive
delight customers
delve
digital age
digital landscape
digital transformation
disruptive
disrupt the
diverse range
do your research
drive engagement
drive growth
drive innovation
drive results
dynamic market
easy-to-use
ease of use
economic downturn*
economic uncertainty
ecosystem of partners
elevate your
emerging market opportunit*
empower*
end-to-end solution*
enhance efficiency
enhance the customer experience
ensure success
ever-changing
ever-evolving
evolving landscape
exceed expectations
expand into new markets
experienced team
exponential growth
fast growing
fast-growing market
fast-paced world
fierce competition
first-mover advantage
first mover advantage
focus on quality
foster innovation
frictionless
future-proof
gain traction
game changer
game-changer
game changing
game-changing
go the extra mile
go-to solution
great potential
great team
ground-breaking
groundbreaking
growing demand
growing industry
growing market
growing trend
harness the power
high demand
high growth potential
high-quality product*
highly competitive market
highly scalable
holistic
huge market
huge opportunity
huge potential
human touch
in an increasingly
in the modern world
in today's
in today’s
increase brand
increase efficiency
increasing competition
increasing demand
industry leader*
industry-leading
innovative approach*
innovative product*
innovative solution*
intense competition
it depends on many factors
it is important to note
it's important to
keep up with the competition
key differentiator*
key player*
key stakeholder*
key takeaway*
large addressable market
leading provider
level up
leverag*
limited brand recognition
limited resources
lots of potential
low-hanging fruit
loyal customer base
make a difference
market leader*
market penetration
market trends
massive market
massive opportunity
meet the needs
mission-critical
move the needle
needle in a haystack
new technologies
next generation
next level
next-gen
niche market*
no-brainer
not just a
offers a unique
on the cutting edge
one-stop shop
one stop shop
open up new
operational efficienc*
optimize your
out-of-the-box
paradigm shift
passionate about
passionate team
peace of mind
perfect storm
pivotal
plethora
potential customers
potential partnerships
powerful platform
proven track record
push the boundaries
quality product*
rapidly changing
rapidly evolving
rapidly growing
raise awareness
reach its full potential
regulatory changes
revolutioni*
rich ecosystem
robust platform
robust solution*
save time and money
scalable business model
scalable solution*
seamless*
silver bullet
significant opportunit*
significant potential
skilled team
solid foundation
solid market
solve real problems
stand out from the crowd
stand out from the competition
state of the art
state-of-the-art
stay ahead
stay competitive
streamline*
strategic partnership*
strong brand
strong demand
strong foundation
strong growth
strong potential
strong team
strong value proposition
supercharge your
supercharges
superior quality
sustainable growth
synerg*
take it to the next level
talented team
tapestry
tap into
technological advancement*
testament to
the possibilities are endless
the sky is the limit
think outside the box
thought leader*
top-notch
track record of success
transform the way
transformative
trusted partner
turnkey
unique approach
unique opportunity
unique selling point
unique selling proposition
unique value proposition
unlock growth
unlock new
unlock the
unlock value
unlocks new
unlocks the
unlocking the
unparalleled
untapped market
untapped potential
user-friendly
utilize*
value-added
vast market
vibrant
well positioned
well-positioned
wide range of customers
win-win
world class
world-class
`
  .trim()
  .split('\n');
