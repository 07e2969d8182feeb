import type { Design } from '@slipway/page';
import { restingStyle } from './rest-far.ts';

/**
 * Over the page's own style, in its own colours: where one can type, and what is selected. A wide page is drawn at half its size: what is
 * said of an empty section grows with it, to stay readable. A caret that comes into a field is there at once: gliding to it draws thirty frames.
 * Each field has its outline from the start: one that comes around words lays the whole page out anew, another colour only paints it.
 */
const editing = `
html{scroll-behavior:auto}
.s{position:relative}
[data-selected]{outline:2px solid var(--link);outline-offset:-2px}
.s :is([data-field],[data-rich]){outline:2px solid transparent;outline-offset:3px}
.s :is([data-field],[data-rich]):hover{outline-color:var(--muted)}
.s :is([data-field],[data-rich]):focus{outline-color:var(--link)}
[data-rich]{min-height:1.5em}
[data-empty]{margin:12px;padding:20px;border:1px dashed var(--muted);color:var(--muted);font:clamp(15px,2.2vw,28px)/1.5 var(--text)}
img{cursor:pointer}
`;

/** A section is painted for itself, with room for the frame around a field at its edge. */
const boxes = 'main>.s{contain:layout paint;overflow-clip-margin:8px}';
/**
 * Chromium counts a whole page anew whenever an element that counts comes or goes. Where every heading of a design does, the editor
 * writes the numbers itself.
 */
const numbers = 'main h2{counter-increment:none}main h2::before{content:attr(data-number)}';

/** What a long page of this design needs besides, so that one section can be drawn without the others. */
export function editingStyle({
  hasBoxes,
  numbersHeadings,
}: Pick<Design, 'hasBoxes' | 'numbersHeadings'>): string {
  return `${editing}${hasBoxes ? boxes + restingStyle : ''}${numbersHeadings ? numbers : ''}`;
}
