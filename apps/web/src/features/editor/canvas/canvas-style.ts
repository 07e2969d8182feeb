/**
 * Over the page's own style, in its own colours: where one can type, and what is selected. A wide page is drawn at half its size: what is
 * said of an empty section grows with it, to stay readable. A caret that comes into a field is there at once: gliding to it draws thirty frames.
 */
export const editingStyle = `
html{scroll-behavior:auto}
.s{position:relative}
[data-selected]{outline:2px solid var(--link);outline-offset:-2px}
[data-field]:hover,[data-rich]:hover{outline:1px dashed var(--muted);outline-offset:3px}
[contenteditable]:focus{outline:2px solid var(--link);outline-offset:3px}
[data-rich]{min-height:1.5em}
[data-empty]{margin:12px;padding:20px;border:1px dashed var(--muted);color:var(--muted);font:clamp(15px,2.2vw,28px)/1.5 var(--text)}
img{cursor:pointer}
`;
