import { expect, it } from 'vitest';
import { xssVectors } from '../../page/src/testing/xss-vectors.ts';
import { renderPost } from './render-post.ts';
import { exampleRules } from './testing/example-rules.ts';
import { publicXssVectors } from './testing/public-xss-vectors.ts';

/** Every place of a post that takes text. */
const places: readonly ((vector: string) => string)[] = [
  (v) => v,
  (v) => `text ${v} text`,
  (v) => `> ${v}`,
  (v) => `- ${v}`,
  (v) => `1. ${v}`,
  (v) => `## ${v}`,
  (v) => `${v}\n===`,
  (v) => `**${v}**`,
  (v) => `*${v}*`,
  (v) => `\`${v}\``,
  (v) => `    ${v}`,
  (v) => `\`\`\`\n${v}\n\`\`\``,
  (v) => `\`\`\`${v}\nx\n\`\`\``,
  (v) => `[x](${v})`,
  (v) => `[x](<${v}>)`,
  (v) => `[x](/a "${v}")`,
  (v) => `[x](/a '${v}')`,
  (v) => `[${v}](/a)`,
  (v) => `[${v}](https://known.example)`,
  (v) => `[x](https://known.example/${v})`,
  (v) => `[x](https://${v})`,
  (v) => `[x](/tools/${v})`,
  (v) => `![x](${v})`,
  (v) => `![x](<${v}>)`,
  (v) => `![${v}](/a.png)`,
  (v) => `![x](/a.png "${v}")`,
  (v) => `![x](https://known.example/${v})`,
  (v) => `<${v}>`,
  (v) => `<https://${v}>`,
  (v) => `[x]\n\n[x]: ${v}`,
  (v) => `[x]\n\n[x]: <${v}> '${v}'`,
  (v) => `![x]\n\n[x]: ${v}`,
  (v) => `|a|\n|---|\n|${v}|`,
  (v) => `|${v}|\n|---|\n|a|`,
  (v) => `---\ntitle: ${v}\n---\n${v}`,
  (v) => `---\n${v}\n---\n${v}`,
  (v) => `\`\`\`json-ld\n${v}\n\`\`\``,
  (v) => `<script type="application/ld+json">${v}</script>`,
  (v) => `\`\`\`calculator\ntool: ${v}\ninputs:\n  a: ${v}\n\`\`\``,
  (v) => `<div>\n\n${v}\n\n</div>`,
  (v) => `<!--\n${v}\n-->\n${v}`,
  (v) => `a<br>${v}`,
  (v) => `\\${v}`,
  (v) => v.replaceAll('<', '&lt;').replaceAll(':', '&colon;'),
  (v) => `[x](${v.replaceAll(':', '&#58;')})`,
];

const allowed = new Set(
  'a,blockquote,br,code,del,div,em,figcaption,figure,h2,h3,h4,h5,h6,hr,img,li,ol,p,pre,span,strong,table,tbody,td,th,thead,tr,ul'.split(
    ',',
  ),
);
const allowedNames =
  /^(?:title|target|rel|class|id|alt|loading|decoding|data-image|role|aria-label|tabindex|align|start)$/;
const safeAddress = /^(?:https?:\/\/|mailto:|[/#](?![/\\]))/;

const safeSource = /^(?:https:\/\/|\/(?![/\\]))/;
function isBad(name: string, value: string): boolean {
  if (name === 'href') return !safeAddress.test(value);
  if (name === 'src') return value !== '' && !safeSource.test(value);
  return !allowedNames.test(name);
}

/** Reads the HTML as a strict tokeniser would: every `<` opens or closes an allowed element with allowed attributes. */
function listBreaches(html: string): string[] {
  const breaches: string[] = [];
  const left = html.replaceAll(
    /<\/?([a-z][a-z\d]*)((?:\s+[a-z-]+(?:="[^"]*")?)*)>/g,
    (tag, element: string, attributes: string) => {
      const named = [...attributes.matchAll(/([a-z-]+)(?:="([^"]*)")?/g)];
      if (!allowed.has(element) || named.some(([, name = '', value = '']) => isBad(name, value)))
        breaches.push(tag);
      return '';
    },
  );
  return left.includes('<') ? [...breaches, left] : breaches;
}

it('BL15: the finder sees what got through', () => {
  for (const bad of [
    '<script>x</script>',
    '<p onclick="x">',
    '<a href="javascript:x">a</a>',
    '<img src="data:x">',
  ])
    expect(listBreaches(bad), bad).not.toEqual([]);
});

function findBreaches(posts: readonly string[]) {
  return posts.flatMap((post) =>
    renderPost(post, exampleRules).parts.flatMap((part) =>
      part.kind === 'html' ? listBreaches(part.html).map((breach) => ({ post, breach })) : [],
    ),
  );
}

it('BL15: no vector of the page editor becomes an element or an attribute that runs, in any place', () => {
  expect(findBreaches(places.flatMap((place) => xssVectors.map(place)))).toEqual([]);
});

/** As links and images besides, and in a real browser: e2e/blog.spec.ts. */
it('BL15: no public vector does', () => {
  expect(publicXssVectors.length).toBeGreaterThan(2000);
  expect(findBreaches(publicXssVectors)).toEqual([]);
});
