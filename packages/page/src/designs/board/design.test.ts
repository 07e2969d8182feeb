import { checkDesign } from '../../testing/check-design.ts';

checkDesign('board', {
  order: 'hero, brand-board, footer',
  bar: '',
  bareBar: '',
  colours:
    'bg #dedede, surface #f8f8f8, ink #0d0d0d, muted #4d4d4d, link #7f1c7b, button #7f1c7b, on-button #fcfcfc, line #bebebe, on-dark #f5f5f5, bright #f09be8',
  branded:
    'bg #dedede, surface #f8f8f8, ink #0d0d0d, muted #4d4d4d, link #97061d, button #97061d, on-button #fcfcfc, line #bebebe, on-dark #f5f5f5, bright #ffa09b',
  unsaid: {
    hero: 'note, mark, markLink.label, markLink.href, points.0.label, points.0.value, sides.0.label, sides.0.heading, sides.0.lead, sides.0.action.label, sides.0.action.href',
    'brand-board': 'heading',
  },
  written: {
    hero: `
section.s.s-hero.v-plain
  div.in
    div.tile.tile-title
      p “Brand, spring”
      h2 “Acme”
    div.tile.tile-say
      p.big “Food from the tide, plainly sold.”
      p “How we look and write, on one page. Take what you need.”
`,
    'brand-board': `
section.s.s-brand-board.v-light
  div.in
    div.tile.tile-colour.c0
      svg
      p
        b “Kelp”
        “#0f6b57”
        br
        “Name, buttons”
    div.tile.tile-colour.c1
      svg
      p
        b “Sand”
        “#efe3cb”
        br
        “Grounds”
    div.tile.tile-face.f0
      p.specimen “Aa”
      p
        b “Headlines”
        br
        “Names and prices”
    div.tile.tile-face.f1
      p.specimen “Aa”
      p
        b “Text”
        br
        “Everything else”
    div.tile.tile-voice
      dl
        dt “We write”
        dd “Dried this morning.”
        dt “Not”
        dd
          s “Crafted with passion.”
      dl
        dt “We write”
        dd “Salty. Try it in soup.”
        dt “Not”
        dd
          s “A superfood experience.”
    div.tile.tile-pattern
      p “AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA”
    div.tile.tile-use
      p.big “Food from the tide.”
      p “Keep the width of one K free around the name. On photos it stands in a white box.”
`,
  },
});
