/** From the list "Homophones" of the Wiktionary appendix on English. */
export const homophones: readonly (readonly [string, string])[] = `
ate eight, bare bear, brake break, buy bye, cell sell, cent scent, dear deer, die dye, fair fare, flour flower, hair hare, heal heel,
hear here, hole whole, hour our, knight night, knot not, know no, made maid, mail male, meat meet, morning mourning, one won,
pair pear, peace piece, plain plane, rain reign, right write, road rode, sail sale, sea see, son sun, stair stare, steal steel,
tail tale, waist waste, wait weight, weak week, wood would
`
  .trim()
  .split(/,\s*/u)
  .map((pair) => {
    const [a = '', b = ''] = pair.split(' ');
    return [a, b] as const;
  });
