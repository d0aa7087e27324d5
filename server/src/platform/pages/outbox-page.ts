import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { answerUnknownAddress } from '../http/failures.ts';
import { isFromThisMachine } from '../http/this-machine.ts';
import { escapeHtml } from '../mail/letter-html.ts';
import type { Outbox, OutboxLetter } from '../mail/outbox-mail.ts';

/**
 * The demo's letters at /outbox. Only mounted in the demo, and only for this machine, because letters contain sign-in
 * codes.
 */
export function serveOutbox(app: FastifyInstance, outbox: Outbox): void {
  app.get('/outbox', { schema: { hide: true } as object }, async (request, reply) => {
    if (!isFromThisMachine(request)) return answerUnknownAddress(request, reply);
    return html(reply, pageOf(await outbox.letters()));
  });
  app.get('/outbox/:letterId', { schema: { hide: true } as object }, async (request, reply) => {
    const letter = await outbox.letter(letterIdOf(request));
    if (!letter || !isFromThisMachine(request)) return answerUnknownAddress(request, reply);
    return html(reply, letter.html);
  });
}

function letterIdOf(request: FastifyRequest): string {
  return (request.params as { letterId: string }).letterId;
}

function html(reply: FastifyReply, body: string): FastifyReply {
  return reply.type('text/html; charset=utf-8').header('cache-control', 'no-store').send(body);
}

function pageOf(letters: readonly OutboxLetter[]): string {
  const none = '<p>No mail yet. Register or reset a password, and the mail appears here.</p>';
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>Outbox</title>
<style>
body { margin: 0 auto; padding: 24px 16px; max-width: 720px; background: #f6f5f1; color: #0f1214; font: 16px/1.5 Inter, Arial, sans-serif; }
h1 { font: 700 32px/1.1 'Barlow Condensed', 'Arial Narrow', Arial, sans-serif; text-transform: uppercase; }
article { margin: 0 0 16px; padding: 16px; border: 1px solid #dcd9cf; background: #fff; }
h2 { margin: 0; font-size: 18px; }
small { color: #5e656b; }
pre { margin: 12px 0; font: inherit; white-space: pre-wrap; overflow-wrap: anywhere; }
a { color: #1c5b2b; overflow-wrap: anywhere; }
</style>
</head>
<body>
<h1>Outbox</h1>
<p>The demo doesn’t send mail. The mails it would send appear here, newest first.</p>
${letters.length === 0 ? none : letters.map(articleOf).join('\n')}
</body>
</html>
`;
}

function articleOf(letter: OutboxLetter): string {
  const { action } = letter;
  const link = action && `<p><a href="${escapeHtml(action.url)}">${escapeHtml(action.label)}</a></p>`;
  return `<article>
<h2>${escapeHtml(letter.subject)}</h2>
<small>To ${escapeHtml(letter.to)}, <time datetime="${letter.sentAt}">${letter.sentAt}</time> · <a href="/outbox/${letter.id}">preview</a></small>
<pre>${escapeHtml(letter.text)}</pre>
${link ?? ''}
</article>`;
}
