import { expect, test } from 'vitest';
import { checkKind, writeKind } from '../../testing/check-kind.ts';

checkKind('code-sample', {
  variants: ['steps', 'one'],
  shape: 'heading 120, lead 300, samples 8 (title 80, code 2000, output 2000)',
  needs: ['samples'],
  start: 'How it is called | [What the request does] | # your request',
  stored: {
    heading: 'From your own stock system',
    lead: 'One request with a photo, one answer.',
    samples: [
      {
        title: 'Send a photo',
        code: 'curl -F photo=@seal.jpg \\\n  https://api.sealfinder.example/v1/name',
        output: '{ "part": "RS-45-55-10",\n  "rod_mm": 45,\n  "checked_by": "clerk" }',
      },
    ],
  },
  written:
    '<div class="head"><h2>From your own stock system</h2><p class="lead">One request with a photo, one answer.</p></div><div class="samples"><div class="sample"><h3>Send a photo</h3><pre tabindex="0"><code>curl -F photo=@seal.jpg \\\n  https://api.sealfinder.example/v1/name</code></pre><pre class="output" tabindex="0"><samp>{ &quot;part&quot;: &quot;RS-45-55-10&quot;,\n  &quot;rod_mm&quot;: 45,\n  &quot;checked_by&quot;: &quot;clerk&quot; }</samp></pre></div></div>',
});

test('code is shown letter by letter', () => {
  const samples = [{ title: '', code: 'if (a < b) **c**', output: '' }];
  expect(writeKind('code-sample', { samples })).toContain('<code>if (a &lt; b) **c**</code></pre></div>');
});
