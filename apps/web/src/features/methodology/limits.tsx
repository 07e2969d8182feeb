const limits = [
  [
    'Today’s news',
    'The built-in analyst searches nothing while it answers. It works from the facts below, each with its year.',
  ],
  [
    'You',
    'Whether you can sell, hire or last two years. It asks, and where you do not answer, the range gets wider.',
  ],
  [
    'Whether they pay you',
    'A fact says what such customers pay today. Only a conversation shows whether one pays you.',
  ],
  [
    'Prices today',
    'Prices of named companies are list prices of some past month, rounded. Look at the vendor’s own page.',
  ],
  ['The law in your case', 'Rules are named so that you know what to ask a lawyer.'],
  [
    'Most of the world',
    'Beyond the places in Fig. 6 there is little or nothing, and the report then says where its facts are from.',
  ],
] as const;

export function Limits() {
  return (
    <dl className="grid gap-x-12 md:grid-cols-2">
      {limits.map(([name, meaning]) => (
        <div key={name} className="grid content-start gap-1 border-t border-line py-4">
          <dt className="font-display text-lg leading-snug font-semibold">{name}</dt>
          <dd className="text-ink-soft">{meaning}</dd>
        </div>
      ))}
    </dl>
  );
}
