import { checkKind } from '../../testing/check-kind.ts';

checkKind('team', {
  variants: ['rows', 'columns', 'side by side'],
  shape: 'heading 120, people 20 (name 80, role 80, body 400, image image, link link)',
  needs: ['people'],
  start: 'Who we are | [Name] | [Role] | [What they did before]',
  stored: {
    heading: 'Who answers',
    people: [
      {
        name: 'The founder',
        role: 'Parts clerk for twenty years',
        body: 'Named seals at a dealer in Selma before starting Sealfinder.',
        image: {
          src: '',
          alt: '',
          width: 0,
          height: 0,
        },
        link: {
          label: 'hello@sealfinder.example',
          href: 'mailto:hello@sealfinder.example',
        },
      },
    ],
  },
  written:
    '<div class="head"><h2>Who answers</h2></div><ul class="people"><li><h3>The founder</h3><p class="role">Parts clerk for twenty years</p><p>Named seals at a dealer in Selma before starting Sealfinder.</p><a class="link" href="mailto:hello@sealfinder.example">hello@sealfinder.example</a></li></ul>',
});
