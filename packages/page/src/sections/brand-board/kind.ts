import { image, list, text } from '../../fields/shape.ts';
import { html } from '../../html/markup.ts';
import { isBrandColour } from '../../theme/theme.ts';
import { defineKind } from '../kind.ts';

/** Name, tagline, palette, type, voice and logo use of a brand. */
export const kind = defineKind({
  label: 'Brand board',
  variants: ['light', 'dark'],
  needs: ['colours', 'faces', 'voice', 'logo'],
  shape: {
    heading: text('Heading', 120),
    tagline: text('Tagline', 140),
    logo: image('Logo'),
    logoUse: text('How the logo is used', 300),
    colours: list(
      'Colours',
      { name: text('Name', 40), hex: text('Colour as #rrggbb', 7), use: text('Use', 80) },
      8,
    ),
    faces: list('Typefaces', { name: text('Name', 60), use: text('Use', 80) }, 3),
    voice: list('Voice', { say: text('We write', 140), avoid: text('We do not write', 140) }, 6),
  },
  start: ({ title }) => ({
    heading: title,
    tagline: '[Tagline]',
    voice: [{ say: '[How we write]', avoid: '[How we do not]' }],
  }),
  // A swatch is drawn, because the page's content policy allows no style attributes.
  render: (data, paper) => html`
    <div class="tile tile-name">${paper.heading(data.heading)}${paper.line(data.tagline, 'lead')}</div>
    ${data.logo.src !== '' && html`<div class="tile tile-logo">${paper.image(data.logo)}</div>`}
    ${data.colours.filter(({ hex }) => isBrandColour(hex)).map(({ name, hex, use }) => html`<div class="tile tile-colour"><svg aria-hidden="true" preserveAspectRatio="none" viewBox="0 0 1 1"><rect width="1" height="1" fill="${hex}"/></svg><p><b>${name}</b> ${hex}</p>${paper.line(use)}</div>`)}
    ${data.faces.map(({ name, use }, index) => html`<div class="tile tile-face${index === 0 && ' first'}"><p class="specimen" aria-hidden="true">Aa</p><p><b>${name}</b></p>${paper.line(use)}</div>`)}
    ${data.voice.length > 0 && html`<div class="tile tile-voice">${data.voice.map(({ say, avoid }) => html`<dl><dt>We write</dt><dd>${say}</dd><dt>Not</dt><dd>${avoid}</dd></dl>`)}</div>`}
    ${data.logoUse !== '' && html`<div class="tile tile-use"><p>${data.logoUse}</p></div>`}`,
});
