import { lowerFirst } from '../../wording/index.ts';
import { isManyThings } from '../brief.ts';
import { rule } from '../rule.ts';
import { line } from '../sentence.ts';

const ads = /\b(?:ads?|advert\w*|google|facebook|instagram|tiktok|seo|social media|influencer\w*)\b/iu;

export const channelRules = [
  rule({
    id: 'channel-known',
    matter: 'channel',
    side: 'opportunity',
    serves: ['swot-generator', 'score-your-idea', 'pitch-generator', 'market-size-estimator'],
    needs: ['channels', 'buyer'],
    impact: 3,
    likelihood: 0.7,
    say: ({ channels: [first], buyer }) =>
      first === undefined
        ? null
        : {
            label: lowerFirst(first.through),
            noun: lowerFirst(first.through),
            ...manyThings(first.through),
            clause: `${lowerFirst(first.through)} lead there: ${first.because}`,
            says: [
              line(`the way to ${buyer} is ${lowerFirst(first.through)}: ${first.because}`),
              line(`${first.because}, so begin with ${lowerFirst(first.through)}`),
              line(`the way in is ${lowerFirst(first.through)}; ${first.because}`),
            ],
          },
  }),
  rule({
    id: 'channel-spoken',
    matter: 'channel',
    side: 'strength',
    serves: ['swot-generator', 'score-your-idea'],
    needs: ['channels'],
    when: ({ channels }, _told, voice) => channels.some(({ through }) => voice.speaksClearly(through)),
    excludes: ['channel-unspoken'],
    impact: 3,
    likelihood: 0.7,
    say: ({ channels }, _told, voice) => {
      const channel = channels.find(({ through }) => voice.speaksClearly(through));
      return channel === undefined
        ? null
        : {
            label: `you sell through ${lowerFirst(channel.through)}`,
            noun: lowerFirst(channel.through),
            ...manyThings(channel.through),
            says: [
              line(`you plan on ${lowerFirst(channel.through)}, and that works here: ${channel.because}`),
              line(`${channel.because}: your plan for ${lowerFirst(channel.through)} fits the trade`),
            ],
          };
    },
  }),
  rule({
    id: 'channel-unspoken',
    matter: 'channel',
    side: 'weakness',
    serves: ['swot-generator', 'score-your-idea'],
    needs: ['channels', 'buyer'],
    unless: ({ channels }, _told, voice) => channels.some(({ through }) => voice.shares(through) >= 1),
    impact: 3,
    likelihood: 0.6,
    say: ({ channels, buyer }) => {
      const channel = channels[1] ?? channels[0];
      return channel === undefined
        ? null
        : {
            label: `no way to ${buyer} named`,
            noun: `the missing way to ${buyer}`,
            says: [
              line(
                `how ${buyer} hear of you is open; in this trade it is ${lowerFirst(channel.through)}, since ${channel.because}`,
              ),
              line(`your text is silent on ${lowerFirst(channel.through)}: ${channel.because}`),
            ],
          };
    },
  }),
  rule({
    id: 'channel-second',
    matter: 'channel',
    side: 'opportunity',
    serves: ['swot-generator', 'pitch-generator', 'landing-page-generator'],
    needs: ['channels'],
    when: ({ channels }) => channels.length >= 2,
    impact: 2,
    likelihood: 0.6,
    say: ({ channels: [, second] }) =>
      second === undefined
        ? null
        : {
            label: lowerFirst(second.through),
            noun: lowerFirst(second.through),
            ...manyThings(second.through),
            clause: `${lowerFirst(second.through)} lead there: ${second.because}`,
            says: [
              line(`${second.because}: try ${lowerFirst(second.through)} next`),
              line(`a second door is ${lowerFirst(second.through)}; ${second.because}`),
            ],
          },
  }),
  rule({
    id: 'channel-not-ads',
    matter: 'channel',
    side: 'weakness',
    serves: ['swot-generator', 'score-your-idea', 'pitch-generator'],
    needs: ['channels', 'buyer'],
    when: ({ channels }, _told, voice) =>
      voice.speaksOf(ads) && !channels.some(({ through }) => ads.test(through)),
    impact: 3,
    likelihood: 0.6,
    say: ({ channels: [first], buyer }) =>
      first === undefined
        ? null
        : {
            label: `${buyer} do not buy from an advert`,
            noun: 'the advert',
            says: [
              line(
                `advertising rarely reaches ${buyer}; ${lowerFirst(first.through)} do, because ${first.because}`,
              ),
              line(`before you pay for clicks, try ${lowerFirst(first.through)}: ${first.because}`),
            ],
          },
  }),
  rule({
    id: 'channel-cost',
    matter: 'channel',
    side: 'threat',
    serves: ['score-your-idea', 'market-size-estimator', 'pitch-generator'],
    needs: ['channels', 'cac', 'buyer'],
    impact: 3,
    likelihood: 0.6,
    say: ({ channels: [first], cac, buyer }) =>
      first === undefined
        ? null
        : {
            label: `what it costs to win ${buyer}`,
            noun: 'the cost of winning one',
            clause: `winning one customer usually costs ${cac.text}`,
            says: [
              line(
                `winning one customer usually costs ${cac.text}; ${lowerFirst(first.through)} keep it at the lower end`,
              ),
              line(
                `set ${cac.text} aside for each of the ${buyer} you win; ${lowerFirst(first.through)} ${isManyThings(first.through) ? 'keep' : 'keeps'} it low: ${first.because}`,
              ),
            ],
          },
  }),
  rule({
    id: 'channel-partner',
    matter: 'channel',
    side: 'opportunity',
    serves: ['swot-generator', 'competitor-matrix', 'pitch-generator'],
    needs: ['channels', 'systems'],
    when: ({ channels }) => channels.some(({ through }) => partner.test(through)),
    impact: 3,
    likelihood: 0.6,
    say: ({ channels, systems: [system] }) => {
      const channel = channels.find(({ through }) => partner.test(through));
      return channel === undefined || system === undefined
        ? null
        : {
            label: lowerFirst(channel.through),
            noun: lowerFirst(channel.through),
            ...manyThings(channel.through),
            clause: `${lowerFirst(channel.through)} lead there: ${channel.because}`,
            says: [
              line(`you can be carried by ${lowerFirst(channel.through)}: ${channel.because}`),
              line(
                `once you work with ${system.name}, ${lowerFirst(channel.through)} open up; ${channel.because}`,
              ),
            ],
          };
    },
  }),
  rule({
    id: 'channel-event',
    matter: 'channel',
    side: 'opportunity',
    serves: ['swot-generator', 'pitch-generator'],
    needs: ['channels', 'buyer'],
    when: ({ channels }) => channels.some(({ through }) => event.test(through)),
    impact: 2,
    likelihood: 0.6,
    say: ({ channels, buyer }) => {
      const channel = channels.find(({ through }) => event.test(through));
      return channel === undefined
        ? null
        : {
            label: lowerFirst(channel.through),
            noun: lowerFirst(channel.through),
            ...manyThings(channel.through),
            clause: `${lowerFirst(channel.through)} lead there: ${channel.because}`,
            says: [
              line(`${buyer} stand in one hall at ${lowerFirst(channel.through)}: ${channel.because}`),
              line(`book a seat, not a stand, at ${lowerFirst(channel.through)}; ${channel.because}`),
            ],
          };
    },
  }),
  rule({
    id: 'channel-peers',
    matter: 'channel',
    side: 'opportunity',
    serves: ['landing-page-generator', 'brand-analyzer', 'pitch-generator'],
    needs: ['channels', 'user'],
    when: ({ channels }) => channels.some(({ through, because }) => peers.test(`${through} ${because}`)),
    impact: 3,
    likelihood: 0.6,
    say: ({ channels, user }) => {
      const channel = channels.find(({ through, because }) => peers.test(`${through} ${because}`));
      return channel === undefined
        ? null
        : {
            label: 'word of mouth carries here',
            noun: 'word of mouth',
            clause: `${lowerFirst(channel.through)}: ${channel.because}`,
            says: [
              line(
                `one named customer beats every claim, best heard from ${lowerFirst(channel.through)}: ${channel.because}`,
              ),
              line(
                `let ${user} quote one of their own, as among ${lowerFirst(channel.through)}; ${channel.because}`,
              ),
            ],
          };
    },
  }),
  rule({
    id: 'channel-place',
    matter: 'channel',
    side: 'opportunity',
    serves: ['score-your-idea', 'market-size-estimator'],
    needs: ['channels', 'place', 'buyer'],
    impact: 2,
    likelihood: 0.6,
    say: ({ channels, place, buyer }) => {
      const channel = channels.at(-1);
      return channel === undefined
        ? null
        : {
            label: `${lowerFirst(channel.through)} in ${place.inName}`,
            noun: lowerFirst(channel.through),
            ...manyThings(channel.through),
            clause: `${lowerFirst(channel.through)} lead there: ${channel.because}`,
            says: [
              line(`in ${place.inName} look for ${lowerFirst(channel.through)}: ${channel.because}`),
              line(
                `find the first ${buyer} in ${place.inName} through ${lowerFirst(channel.through)}; ${channel.because}`,
              ),
            ],
          };
    },
  }),
];

const partner =
  /partner|reseller|dealer|marketplace|app store|consultant|integrat|distributor|agenc|supplier|wholesal/iu;
const event = /show|fair|conference|congress|expo|event|summit|meeting|convention|festival|market\b/iu;
const peers =
  /group|communit|peer|colleague|word of mouth|referr|forum|society|club|association|network|classmate|neighbour/iu;

function manyThings(thing: string): { readonly isMany?: true } {
  return isManyThings(thing) ? { isMany: true } : {};
}
