// @vitest-environment happy-dom
import { act } from 'react';
import { afterEach, expect, it, vi } from 'vitest';
import { clean, draw } from '../../../test/render.tsx';
import { MdxTest } from './mdx-test.tsx';

afterEach(async () => {
  await clean();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

async function open(answer: Response): Promise<HTMLElement> {
  vi.stubGlobal('fetch', async () => answer);
  const page = await draw(<MdxTest />);
  const settled = async () => {
    await act(async () => {});
    expect(page.textContent).not.toContain('Loading');
  };
  await vi.waitFor(settled, { timeout: 20_000 });
  return page;
}

it('[§2] renders the fetched file, and its JSON-LD goes into the head', async () => {
  const page = await open(
    new Response(
      '---\ntitle: A\n---\n## Cash\n\n```json-ld\n{"@type":"FAQPage"}\n```\n\n[a](/tools/brand-analyzer)',
    ),
  );
  expect(page.innerHTML).toContain('<h2 id="cash">Cash</h2>\n<p><a href="/">a</a></p>');
  expect(document.head.querySelector('script[type="application/ld+json"]')?.textContent).toBe(
    '{"@type":"FAQPage"}',
  );
});

it('[§8] a file that cannot be fetched is logged only, and the loading stops', async () => {
  const logged = vi.spyOn(console, 'error').mockImplementation(() => {});
  const page = await open(new Response('', { status: 404 }));
  expect(page.textContent).toBe('There is nothing to show here.');
  expect(JSON.stringify(logged.mock.calls)).toContain('Failed to fetch MDX content');
});

it('[§8] one that cannot be read says so', async () => {
  const page = await open(new Response('```calculator\ninputs:\n```'));
  expect(page.querySelector('[role=alert]')?.textContent).toBe('Error loading content');
});
