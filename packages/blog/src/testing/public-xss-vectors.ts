import naughtyStrings from 'big-list-of-naughty-strings/blns.json' with { type: 'json' };
import scanner from './xss-scanner-payloads.json' with { type: 'json' };

/** Event attributes of the HTML standard and of its neighbours: SVG animation, transitions, touch, pointers, old browsers. */
const events =
  'abort,afterprint,afterscriptexecute,animationcancel,animationend,animationiteration,animationstart,auxclick,beforecopy,beforecut,beforeinput,beforeprint,beforescriptexecute,beforetoggle,beforeunload,begin,blur,bounce,cancel,canplay,canplaythrough,change,click,close,contextmenu,copy,cuechange,cut,dblclick,drag,dragend,dragenter,dragleave,dragover,dragstart,drop,durationchange,end,ended,error,finish,focus,focusin,focusout,formdata,fullscreenchange,gesturestart,gotpointercapture,hashchange,input,invalid,keydown,keypress,keyup,load,loadeddata,loadedmetadata,loadstart,message,mousedown,mouseenter,mouseleave,mousemove,mouseout,mouseover,mouseup,mousewheel,pagehide,pageshow,paste,pause,play,playing,pointercancel,pointerdown,pointerenter,pointermove,pointerover,pointerrawupdate,pointerup,popstate,progress,propertychange,readystatechange,repeat,reset,resize,scroll,scrollend,search,seeked,select,selectionchange,selectstart,show,start,storage,submit,suspend,timeupdate,toggle,touchstart,transitionend,transitionrun,unhandledrejection,unload,volumechange,waiting,webkitanimationstart,wheel'.split(
    ',',
  );

/** Each with what makes some of its events come by themselves. */
const carriers: readonly ((event: string) => string)[] = [
  (event) => `<img src=x ${event}>`,
  (event) => `<svg ${event}></svg>`,
  (event) => `<svg><animate attributeName=x dur=1s ${event} /></svg>`,
  (event) => `<body ${event}>`,
  (event) => `<details open ${event}>x</details>`,
  (event) => `<input autofocus ${event}>`,
  (event) => `<iframe src=about:blank ${event}></iframe>`,
  (event) => `<video src=x autoplay ${event}></video>`,
  (event) => `<audio/src/${event}></audio>`,
  (event) => `<marquee loop=1 ${event}>x</marquee>`,
  (event) => `<object data=x ${event}></object>`,
  (event) => `<style ${event}>a{}</style>`,
  (event) => `<x tabindex=1 contenteditable ${event}>x</x>`,
  (event) => `"><a href=# ${event}>x</a>`,
];

/** One element, one event that runs script: as the published cheat sheets list them. */
export const eventVectors: readonly string[] = carriers.flatMap((carrier) =>
  events.map((event) => carrier(`on${event}=alert(1)`)),
);

/** Addresses that run script, and ways to write them past a filter. */
const addresses: readonly string[] = [
  'javascript:alert(1)',
  'JaVaScRiPt:alert(1)',
  'javascript://x.example/%0aalert(1)',
  'jav\tascript:alert(1)',
  'jav\nascript:alert(1)',
  'jav&#x09;ascript:alert(1)',
  'jav&#x0A;ascript:alert(1)',
  'java&NewLine;script:alert(1)',
  'javascript&colon;alert(1)',
  'javascript&#58;alert(1)',
  'javascript&#x3a;alert&lpar;1&rpar;',
  '&#106;avascript:alert(1)',
  '&#0000106avascript:alert(1)',
  '&#x6A&#x61&#x76&#x61&#x73&#x63&#x72&#x69&#x70&#x74&#x3A;alert(1)',
  '\u0001javascript:alert(1)',
  '\u00a0javascript:alert(1)',
  'javascript\u200b:alert(1)',
  'javascript%3Aalert(1)',
  'vbscript:msgbox(1)',
  'livescript:alert(1)',
  'mocha:alert(1)',
  'data:text/html,<script>alert(1)</script>',
  'data:text/html;base64,PHNjcmlwdD5hbGVydCgxKTwvc2NyaXB0Pg==',
  'data:image/svg+xml,<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"/>',
  'blob:https://x.example/alert(1)',
  'view-source:javascript:alert(1)',
  'feed:javascript:alert(1)',
  'https:javascript:alert(1)',
  '//javascript:alert(1)',
];

const places: readonly ((address: string) => string)[] = [
  (to) => to,
  (to) => `[x](${to})`,
  (to) => `[x](<${to}> "t")`,
  (to) => `[x][y]\n\n[y]: <${to}>`,
  (to) => `![x](${to})`,
  (to) => `![x](<${to}>)`,
  (to) => `<${to}>`,
  (to) => `[![x](${to})](${to})`,
  (to) => `<a href="${to}">x</a>`,
  (to) => `<a href='${to}' target=_self>x</a>`,
  (to) => `<iframe src="${to}"></iframe>`,
  (to) => `<embed src="${to}">`,
  (to) => `<object data="${to}"></object>`,
  (to) => `<form action="${to}"><button>x</button></form>`,
  (to) => `<form><button formaction="${to}">x</button></form>`,
  (to) => `<svg><a xlink:href="${to}"><text>x</text></a></svg>`,
  (to) => `<math href="${to}">x</math>`,
  (to) => `<base href="${to}">`,
  (to) => `<meta http-equiv=refresh content="0;url=${to}">`,
  (to) => `<link rel=stylesheet href="${to}">`,
  (to) => `<script src="${to}"></script>`,
  (to) => `<img src="${to}">`,
  (to) => `<table background="${to}"><td>x</table>`,
];

/** 3,000 in all: the strings of two public lists (among them the classic ways past filters), and every event and address in every place. */
export const publicXssVectors: readonly string[] = [
  ...new Set([
    ...eventVectors,
    ...addresses.flatMap((address) => places.map((place) => place(address))),
    ...naughtyStrings,
    ...scanner.payloads,
  ]),
];
