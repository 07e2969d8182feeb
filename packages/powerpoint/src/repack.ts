import { strFromU8, strToU8, unzipSync, zipSync } from 'fflate';
import { markedColours } from './draw-chart.ts';
import { labelEnds } from './label-ends.ts';

interface Dress {
  readonly palette: Readonly<Record<string, string>>;
  /** Of the theme, as PowerPoint lists it. */
  readonly name: string;
  /** Numbers of slides that take the colours of paper. */
  readonly paperSlides: readonly number[];
}

/** Gives the file the colours of its theme, and packs it six times tighter than the library does. */
export function repack(bytes: Uint8Array, dress: Dress): Uint8Array {
  const files: Record<string, Uint8Array> = {};
  const packed = unzipSync(bytes);
  const paperCharts = new Set(
    dress.paperSlides.flatMap((number) => {
      const rels = packed[`ppt/slides/_rels/slide${number}.xml.rels`];
      return rels === undefined ? [] : (strFromU8(rels).match(/charts\/chart\d+\.xml/gu) ?? []);
    }),
  );
  for (const [path, content] of Object.entries(packed)) {
    if (path.endsWith('/')) continue;
    files[path] = /\.(?:xml|rels)$/u.test(path)
      ? strToU8(redress(path, strFromU8(content), dress, paperCharts))
      : content;
  }
  return zipSync(files, { level: 9 });
}

function redress(path: string, xml: string, dress: Dress, paperCharts: ReadonlySet<string>): string {
  if (/^ppt\/theme\/theme\d+\.xml$/u.test(path)) return withTheme(xml, dress);
  if (path.startsWith('ppt/charts/chart')) {
    const chart = withNames(labelEnds(xml));
    return paperCharts.has(path.slice('ppt/'.length)) ? withPaperColours(chart, dress.palette) : chart;
  }
  const number = Number(/^ppt\/slides\/slide(\d+)\.xml$/u.exec(path)?.[1]);
  return dress.paperSlides.includes(number) ? onPaper(xml, dress.palette) : xml;
}

function withTheme(xml: string, { palette, name }: Dress): string {
  const { bg = '', surface = '', ink = '', muted = '', link = '', line = '', button = '' } = palette;
  const colours = {
    dk1: ink,
    lt1: bg,
    dk2: muted,
    lt2: surface,
    accent1: link,
    accent2: line,
    accent3: button,
    accent4: palette['on-button'] ?? muted,
    accent5: palette['paper-accent'] ?? link,
    accent6: palette.paper ?? surface,
    hlink: link,
    folHlink: muted,
  };
  const scheme = Object.entries(colours).map(
    ([slot, hex]) => `<a:${slot}><a:srgbClr val="${hex.replace('#', '').toUpperCase()}"/></a:${slot}>`,
  );
  return xml
    .replace(
      /<a:clrScheme[\s\S]*?<\/a:clrScheme>/u,
      `<a:clrScheme name="${name}">${scheme.join('')}</a:clrScheme>`,
    )
    .replace(/(<a:theme [^>]*?)name="[^"]*"/u, `$1name="${name}"`);
}

function withNames(xml: string): string {
  return markedColours.reduce(
    (text, [hex, name]) =>
      text
        .replaceAll(new RegExp(`<a:srgbClr val="${hex}"\\s*/>`, 'gu'), `<a:schemeClr val="${name}"/>`)
        .replaceAll(
          new RegExp(`<a:srgbClr val="${hex}">([\\s\\S]*?)</a:srgbClr>`, 'gu'),
          `<a:schemeClr val="${name}">$1</a:schemeClr>`,
        ),
    xml,
  );
}

/** Light where the others are dark: the names of the colours change places on this slide alone. */
function onPaper(xml: string, palette: Dress['palette']): string {
  const named = withPaperColours(xml, palette);
  return /<p:bg>/u.test(named)
    ? named
    : named.replace(
        /(<p:cSld[^>]*>)/u,
        `$1<p:bg><p:bgPr><a:solidFill><a:srgbClr val="${hexOf(palette, 'paper')}"/></a:solidFill><a:effectLst/></p:bgPr></p:bg>`,
      );
}

function hexOf(palette: Dress['palette'], role: string): string {
  return (palette[role] ?? palette.ink ?? '').replace('#', '').toUpperCase();
}

/** A chart is a file of its own, and knows nothing of the slide it is on. */
function withPaperColours(xml: string, palette: Dress['palette']): string {
  const colours = {
    tx1: hexOf(palette, 'on-paper'),
    tx2: hexOf(palette, 'on-paper'),
    accent1: hexOf(palette, 'paper-accent'),
    bg1: hexOf(palette, 'paper'),
  };
  return Object.entries(colours).reduce(
    (text, [name, value]) =>
      text
        .replaceAll(`<a:schemeClr val="${name}"/>`, `<a:srgbClr val="${value}"/>`)
        .replaceAll(
          new RegExp(`<a:schemeClr val="${name}">([\\s\\S]*?)</a:schemeClr>`, 'gu'),
          `<a:srgbClr val="${value}">$1</a:srgbClr>`,
        ),
    xml,
  );
}
