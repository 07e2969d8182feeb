/** Numbers of the CommonMark 0.31 examples that come out otherwise, on purpose. */
export const deviations: readonly { readonly why: string; readonly examples: readonly number[] }[] = [
  {
    why: 'BL15: raw HTML, which these examples let through, is left out',
    examples: [
      21, 31, 148, 149, 150, 151, 152, 153, 154, 155, 156, 157, 158, 159, 160, 161, 162, 163, 164, 165, 166,
      167, 168, 169, 170, 171, 172, 173, 174, 175, 176, 177, 178, 179, 180, 181, 182, 183, 184, 185, 186, 187,
      188, 189, 190, 191, 201, 308, 309, 344, 475, 476, 477, 491, 494, 524, 536, 613, 614, 615, 616, 617, 623,
      625, 626, 627, 628, 629, 630, 631, 642, 643,
    ],
  },
];
