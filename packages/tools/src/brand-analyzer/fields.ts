import type { Field, InputOf } from '../field.ts';

const look = 'Look';
const others = 'Rivals';

export const fields = [
  {
    name: 'company',
    kind: 'text',
    label: 'Name',
    help: 'Of the company or product, as customers see it.',
    maxLength: 60,
    essential: true,
  },
  {
    name: 'tagline',
    kind: 'text',
    label: 'Tagline',
    help: 'The line under the name.',
    maxLength: 140,
    essential: true,
  },
  {
    name: 'copy',
    kind: 'long-text',
    label: 'Text of your page or pitch',
    help: 'Paste a hundred words or more, in English: fewer give no reliable reading grade.',
    maxLength: 6000,
    essential: true,
  },
  {
    name: 'colours',
    kind: 'colours',
    label: 'Colours',
    help: 'The main one first: #1f6feb, or a name such as teal.',
    maxItems: 8,
    essential: true,
  },
  {
    name: 'site',
    kind: 'url',
    label: 'Address of your site',
    help: 'Its first page is read once: title, description, icons, fonts, colours.',
    group: look,
  },
  {
    name: 'logo',
    kind: 'image',
    label: 'Logo or screenshot',
    help: 'Its colours are held against yours.',
    group: look,
  },
  {
    name: 'character',
    kind: 'choice',
    label: 'How it should feel',
    options: [
      { value: 'plain', label: 'Plain and exact' },
      { value: 'warm', label: 'Warm' },
      { value: 'technical', label: 'Technical' },
      { value: 'classic', label: 'Classic' },
      { value: 'playful', label: 'Playful' },
    ],
    group: look,
    editable: true,
  },
  {
    name: 'rivals',
    kind: 'list',
    label: 'Rivals you meet',
    help: 'The names your customers mention.',
    maxItems: 8,
    maxLength: 60,
    group: others,
  },
  {
    name: 'rivalColours',
    kind: 'table',
    label: 'Their colours',
    help: 'The main colour of each rival, as you see it on their site.',
    columns: [
      { name: 'rival', label: 'Rival', kind: 'text', aliases: ['name', 'company', 'competitor'] },
      { name: 'colour', label: 'Main colour', kind: 'text', aliases: ['color', 'hex', 'main color'] },
    ],
    maxRows: 8,
    group: others,
  },
] as const satisfies readonly Field[];

export type Input = InputOf<typeof fields>;
