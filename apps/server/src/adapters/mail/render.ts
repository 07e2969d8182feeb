import type { Mail } from '../../deps.ts';
import { look } from './look.ts';

/** The text as it is, then the action's address on a line of its own. */
export function renderText(mail: Mail): string {
  const parts = [mail.text.trim()];
  if (mail.action && !mail.text.includes(mail.action.url))
    parts.push(`${mail.action.label}:\n${mail.action.url}`);
  if (mail.unsubscribeUrl) parts.push(`Unsubscribe: ${mail.unsubscribeUrl}`);
  return `${parts.join('\n\n')}\n`;
}

export function renderHtml(mail: Mail): string {
  const paragraphs = mail.text
    .trim()
    .split(/\n{2,}/)
    .map((paragraph) => `<p style="margin:0 0 16px">${escapeHtml(paragraph).replaceAll('\n', '<br>')}</p>`);
  const action = mail.action ? renderAction(mail.action.label, mail.action.url) : '';
  const leave = mail.unsubscribeUrl
    ? `<p style="margin:24px 0 0;font-size:14px;color:${look.inkSoft}">${link(mail.unsubscribeUrl, 'Unsubscribe')}</p>`
    : '';
  return `<!doctype html>
<html lang="en">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${escapeHtml(mail.subject)}</title></head>
<body style="margin:0;padding:24px;background:${look.paper};color:${look.ink};font:16px/1.5 ${look.font}">
<div style="max-width:560px;margin:0 auto;background:${look.sheet};border:1px solid ${look.line};border-radius:10px">
<div style="padding:16px 28px;background:${look.hull};color:${look.sheet};border-radius:9px 9px 0 0;font-weight:700">Slipway</div>
<div style="padding:28px">
<h1 style="margin:0 0 16px;font-size:22px;line-height:1.3">${escapeHtml(mail.subject)}</h1>
${[...paragraphs, action, leave].filter(Boolean).join('\n')}
</div>
</div>
</body>
</html>
`;
}

function renderAction(label: string, url: string): string {
  const button = `display:inline-block;padding:12px 20px;background:${look.hull};color:${look.sheet};border-radius:6px;text-decoration:none;font-weight:600`;
  return `<p style="margin:24px 0"><a href="${escapeAddress(url)}" style="${button}">${escapeHtml(label)}</a></p>
<p style="margin:0;font-size:14px;color:${look.inkSoft}">Or open this address:<br>
${link(url, url)}</p>`;
}

function link(url: string, text: string): string {
  return `<a href="${escapeAddress(url)}" style="color:${look.hull};overflow-wrap:anywhere">${escapeAddress(text)}</a>`;
}

export function escapeHtml(text: string): string {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;');
}

export function unescapeHtml(text: string): string {
  return text
    .replaceAll('&quot;', '"')
    .replaceAll('&gt;', '>')
    .replaceAll('&lt;', '<')
    .replaceAll('&amp;', '&');
}

/** Leaves `&` alone, so that the address can be copied out of the file as it stands. */
function escapeAddress(url: string): string {
  return url.replaceAll('<', '%3C').replaceAll('>', '%3E').replaceAll('"', '%22');
}
