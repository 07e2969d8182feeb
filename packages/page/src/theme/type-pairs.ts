import type { TypePair } from './theme.ts';

/** Faces that machines already have: a page fetches no font. */
export const stacks = {
  grotesque: "'Helvetica Neue','Liberation Sans',Arial,sans-serif",
  neo: "'Segoe UI',Roboto,'Noto Sans','Liberation Sans',Arial,sans-serif",
  humanist: "Seravek,'Gill Sans Nova',Ubuntu,Calibri,'DejaVu Sans',sans-serif",
  geometric: "Avenir,'Avenir Next',Montserrat,'Century Gothic',Corbel,'URW Gothic','DejaVu Sans',sans-serif",
  wide: "'Arial Black','Archivo Black',Verdana,'DejaVu Sans',sans-serif",
  poster: "Impact,Haettenschweiler,'Franklin Gothic Bold','Arial Narrow','Liberation Sans Narrow',sans-serif",
  condensed: "'Avenir Next Condensed','Roboto Condensed','Arial Narrow','Liberation Sans Narrow',sans-serif",
  transitional: "Charter,'Bitstream Charter',Cambria,'Liberation Serif',serif",
  'old-style':
    "'Iowan Old Style','Palatino Linotype',Palatino,'URW Palladio L',P052,'Liberation Serif',serif",
  didone: "Didot,'Bodoni MT','Noto Serif Display','URW Palladio L',P052,'Liberation Serif',serif",
  news: "'Times New Roman',Times,'Liberation Serif',serif",
  slab: "Rockwell,'Rockwell Nova','Roboto Slab','DejaVu Serif','Sitka Small',serif",
  mono: "ui-monospace,'Cascadia Code',Menlo,Consolas,'Liberation Mono','DejaVu Sans Mono',monospace",
} as const;

type Stack = keyof typeof stacks;

export interface Faces {
  readonly display: Stack;
  readonly text: Stack;
}

export const pairs: Readonly<Record<TypePair, Faces>> = {
  grotesque: { display: 'grotesque', text: 'neo' },
  'old-style': { display: 'old-style', text: 'old-style' },
  slab: { display: 'slab', text: 'neo' },
  mono: { display: 'mono', text: 'neo' },
  condensed: { display: 'condensed', text: 'grotesque' },
  humanist: { display: 'humanist', text: 'transitional' },
};
