/** The founder's own words, by a short name. */
const ideas: Readonly<Record<string, string>> = {
  dental:
    'Recall letters for dental offices in Ohio. Front desks keep a paper list of patients who are due. Dentrix has letters, but nobody uses them.',
  seals:
    'Mechanics send a photo of a worn tractor seal on WhatsApp, we name the part and ship it from Ludhiana. Workshops in Punjab pay per order.',
  tutors:
    'A marketplace where retired teachers tutor nurses in Kenya for the licence exam. We take a share of each lesson.',
  bakery: 'A sourdough bakery in Leeds that bakes to order for regulars.',
  drones: 'Drones that map vineyards in Mendoza and show where to spray.',
  legal: 'Contract templates with a chat, for small landlords in Nigeria.',
  gym: 'Warns gym owners in Canada which members are about to quit, from their visits.',
  scaffold: 'Counts scaffold gear from photos, for scaffolding firms in the UK that lose gear between sites.',
};

interface HonestAnswer {
  readonly idea: string;
  readonly id: string;
  readonly text: string;
}

const read = (lines: string): HonestAnswer[] =>
  lines
    .trim()
    .split('\n')
    .map((line) => {
      const [, name = '', id = '', text = ''] = /^(\w+) (\w+): (.*)$/u.exec(line) ?? [];
      const idea = ideas[name];
      if (idea === undefined) throw new Error(`No idea: ${line}`);
      return { idea, id: id === 'find' ? 'find:1' : id, text };
    });

/** What a good model would say, written before any of it was run through the check: 29 passed, and the check was mended. */
export const honestAnswers = read(`
dental answer: I would test this before building. The office manager feels the pain, but the dentist signs, and Dentrix already sits on the same desk. Sell letters as a service to a handful of offices you know, and see whether empty chairs fill up.
dental answer: Worth a test. Recall is a known problem and the buyer can see the result in the schedule. The danger is that {{f:offices}} sounds like a large market while each office is hard to reach.
dental answer: The idea is sound but crowded. Win by doing the whole job for the front desk, not by adding another screen.
dental answer: Stop selling software and sell filled chairs. Offices pay when they see patients come back, and a paper list is easy to beat.
dental find: The front desk will do the work, so train them before you sell to the dentist.
dental find: Offices that belong to a group buy centrally, and your price would have to suit the group.
dental find: Patients who moved away will make the letters look useless, so clean the list before you send anything.
dental find: Ask why the letters in Dentrix are not used; the reason may apply to yours as well.
dental against: The offices already own a tool that sends letters and do not use it. A new tool may meet the same fate, because the list is wrong and nobody has time to mend it.
dental reply: That is a reason to sell the work and not the tool: you clean the list, you send the letters, the office only answers the phone.
seals answer: Test first. Naming the part from a photo is the hard step; shipping is not. If mechanics get the right seal the same afternoon, they will come back without any marketing.
seals answer: I like it, with a warning: a wrong seal costs you the workshop. Start with the makes of tractor that your supplier knows best.
seals answer: This can work as a parts shop with a clever counter. As a software business it has little to stand on, since the photo answers are only worth something with stock behind them.
seals answer: Go ahead with a small pilot among workshops near Ludhiana, and measure how often the seal fits.
seals find: A coin beside the seal in the photo gives you the scale, and mechanics will do it if you ask.
seals find: Workshops buy on credit from the local dealer, so cash on delivery may lose you the order.
seals find: Dealers can copy the photo trick quickly; your edge is the record of what fitted.
seals find: Mahindra and Swaraj owners use different seals for the same job, which makes a photo alone risky.
seals against: The dealer down the road has the seal on the shelf and gives credit. A photo service that ships from another town is slower when the tractor stands still in the field.
seals reply: The dealer guesses too, and a wrong guess means a lost day. If your parts fit more often, the wait is worth it, and you can later stock the dealers.
tutors answer: The demand is real, because the exam decides who may work. I doubt the marketplace: a nurse needs a tutor for a short time and then leaves, so you must find new learners again and again.
tutors answer: Test with hospitals as the payer. They lose staff who fail the exam and can buy lessons for a whole class.
tutors answer: A good cause with thin margins. Sell prepared courses taught by the teachers, not loose lessons, so that the value stays with you.
tutors answer: I would start with a single college, teach the course yourself, and only then open it to other teachers.
tutors find: Tutor and nurse will take their lessons off the platform after they have met.
tutors find: Retired teachers may lack the latest exam content, so you need nurses who passed recently to review the material.
tutors find: M-Pesa makes small payments easy, which suits lessons paid one at a time.
tutors find: Phone data is costly for students, so recorded lessons should be small or work offline.
tutors against: Free groups on social media already share past papers, and nurses with little money may prefer them to paid lessons.
tutors reply: Past papers show the questions, not the way to think. Nurses who failed before know that, and they are the ones to sell to.
scaffold answer: Promising. Lost gear is money the firm can see, and a photo count fits into the way crews already work. Prove the count on mixed piles before you talk about price.
scaffold answer: I would go on only if the count is right on a messy yard. Clean demos will not convince a yard manager.
scaffold answer: The value lies in the dispute with the client over missing gear, not in the count. Sell the proof, with date and place, and the count becomes a detail.
scaffold answer: Start with hire firms, because they charge for losses and already track what leaves the yard.
scaffold find: Boards and couplers look alike in a pile, so ask crews to spread them out or accept a weaker count.
scaffold find: The yard manager gains most, but the crew must take the photos, so make it part of loading the lorry.
scaffold find: Insurance and client contracts may accept photo records, which would give you a second reason to sell.
scaffold find: Avontus and similar tools track gear by entry, so an import from them lowers the barrier.
scaffold against: Firms have lived with losses for decades and price them in. A tool that shows the loss may only start arguments that nobody wants to have.
scaffold reply: Margins are thin enough that the owner wants to know. Begin with owners who have already argued with a client over missing gear.
`);

/** Written after that, and run once: nothing was changed for any of these. */
export const laterAnswers = read(`
bakery answer: A bakery with a list of regulars can work, but the oven is the limit. Take orders the evening before, and let the shop tell you what to bake.
bakery answer: Sell to the office canteens around you before you open a shop; they order ahead and pay by invoice.
bakery find: Rye keeps longer than wheat, so start with loaves that can wait for their buyer.
bakery find: A shop on the way to the station sells before work; the same shop in a side street does not.
bakery against: People say they want sourdough and then buy the cheap loaf at the supermarket.
drones answer: Worth a careful test. Growers pay for a decision, not for a map, so tell them which row to spray and stand beside them when they do it.
drones answer: The flight is easy to copy. What you learn about each vineyard over the seasons is not, so keep that record from the start.
drones find: The person who walks the rows will distrust the map until it finds something they missed.
drones find: Flight rules near villages may force you to fly early in the morning.
drones reply: Satellites see the field, not the leaf. Where disease starts on a leaf, the drone wins.
legal answer: I would narrow it to leases. A landlord signs the same paper again and again, and a mistake costs them a tenant.
legal answer: Test whether lawyers will refer clients to you. If they see a rival, you have lost your best channel.
legal find: A template that is right in Lagos may be wrong in Abuja, so show which state each clause is for.
legal find: Clients want somebody to blame, and a tool cannot be blamed.
legal against: A general chat assistant writes a contract for nothing, and the client cannot tell a good clause from a bad one.
legal reply: That is why the paper should carry a lawyer’s name. Sell the signature, and let the software do the typing.
gym answer: The gym owner cares about members who leave quietly. Show who stopped coming, and what the trainer should write to them.
gym find: Mindbody holds the visit data, so without its export you have nothing to work with.
gym find: Trainers are paid for sessions and not for keeping members, so give them a reason to send the message.
gym against: Members leave because they move or lose heart, and a message rarely changes that.
`);
