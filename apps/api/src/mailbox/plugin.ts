import { readFile } from 'node:fs/promises';
import type { FastifyReply } from 'fastify';
import fp from 'fastify-plugin';
import PostalMime, { type Email } from 'postal-mime';
import { z } from 'zod';
import type { App } from '../context.ts';
import { browserLanguage } from '../http/browser-language.ts';
import type { Html } from '../http/html.ts';
import { isOwnHost } from '../http/own-host.ts';
import { Problem } from '../http/problem.ts';
import type { MailFolder } from './mail-folder.ts';
import { addresses, BODY_SANDBOX, type ListedMail, listPage, mailPage } from './pages.ts';

const PAGE_POLICY =
  "default-src 'none'; style-src 'self'; img-src 'self'; frame-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'";
/** A mail may bring styles and pictures in itself, and do nothing; its links may be followed. */
const BODY_POLICY = `default-src 'none'; style-src 'unsafe-inline'; img-src data:; frame-ancestors 'self'; sandbox ${BODY_SANDBOX}`;
const PDF_POLICY = "default-src 'none'; object-src 'self'; style-src 'unsafe-inline'";
/** Mails of the list that are opened to show their subject. */
const LISTED_MAX = 200;

const named = z.object({ name: z.string() });
const attachmentParams = z.object({ name: z.string(), index: z.coerce.number().int().min(0) });

const parse = (source: Buffer) => PostalMime.parse(source, { attachmentEncoding: 'arraybuffer' });

function sendPage(reply: FastifyReply, page: Html) {
  return reply
    .headers({ 'content-security-policy': PAGE_POLICY, 'cache-control': 'no-store' })
    .type('text/html; charset=utf-8')
    .send(page.text);
}

/** The HTML of a mail with the pictures it brings put in where it names them. */
function bodyOf(mail: Email): string {
  return mail.attachments.reduce((body, { contentId, mimeType, content }) => {
    if (!contentId || typeof content === 'string') return body;
    const data = Buffer.from(content instanceof Uint8Array ? content : new Uint8Array(content)).toString('base64');
    return body.replaceAll(`cid:${contentId.replace(/^<|>$/g, '')}`, `data:${mimeType};base64,${data}`);
  }, mail.html ?? '');
}

/** `/mailbox`: what the local mail catcher kept, for development only. */
export const mailbox = fp(
  async (app: App, { folder, publicUrl }: { folder: MailFolder; publicUrl: string }) => {
    const style = await readFile(new URL('style.css', import.meta.url));
    const sourceOf = async (name: string) => {
      const source = await folder.read(name);
      if (!source) throw new Problem('notFound');
      return source;
    };
    const hidden = { schema: { hide: true, params: named } };
    app.addHook('onRequest', async (request) => {
      const route = request.routeOptions.url ?? '';
      if (!/^\/mailbox(?:\/|$)/.test(route)) return;
      // Not request.host: a page may send X-Forwarded-Host with its own calls.
      if (!isOwnHost(request.headers.host, publicUrl)) throw new Problem('foreignOrigin');
    });

    app.get('/mailbox/style.css', { schema: { hide: true } }, (_request, reply) => reply.type('text/css').send(style));
    app.get('/mailbox', { schema: { hide: true } }, async (request, reply) => {
      const names = (await folder.list()).slice(0, LISTED_MAX);
      const mails = await Promise.all(
        names.map(async (name): Promise<ListedMail> => {
          const { subject, to, date, attachments } = await parse(await sourceOf(name));
          return { name, subject: subject ?? null, to: addresses(to), date: date ?? null, attachments: attachments.length };
        }),
      );
      return sendPage(reply, listPage(browserLanguage(request), mails));
    });
    app.get('/mailbox/:name', hidden, async (request, reply) => {
      const { name } = request.params;
      return sendPage(reply, mailPage(browserLanguage(request), name, await parse(await sourceOf(name))));
    });
    app.get('/mailbox/:name/body', hidden, async (request, reply) => {
      const mail = await parse(await sourceOf(request.params.name));
      reply.headers({ 'content-security-policy': BODY_POLICY, 'x-frame-options': 'SAMEORIGIN' });
      if (!mail.html) return reply.type('text/plain; charset=utf-8').send(mail.text ?? '');
      return reply.type('text/html; charset=utf-8').send(bodyOf(mail));
    });
    app.get('/mailbox/:name/text', hidden, async (request, reply) => {
      const mail = await parse(await sourceOf(request.params.name));
      return reply.type('text/plain; charset=utf-8').send(mail.text ?? '');
    });
    app.get('/mailbox/:name/source', hidden, async (request, reply) =>
      reply.type('text/plain; charset=utf-8').send(await sourceOf(request.params.name)),
    );
    app.get('/mailbox/:name/attachment/:index', { schema: { hide: true, params: attachmentParams } }, async (request, reply) => {
      const mail = await parse(await sourceOf(request.params.name));
      const attachment = mail.attachments[request.params.index];
      if (!attachment || typeof attachment.content === 'string') throw new Problem('notFound');
      const isPdf = attachment.mimeType === 'application/pdf';
      const filename = encodeURIComponent(attachment.filename ?? 'attachment');
      const { content } = attachment;
      return reply
        .headers({
          'content-security-policy': isPdf ? PDF_POLICY : BODY_POLICY,
          'content-disposition': `${isPdf ? 'inline' : 'attachment'}; filename*=UTF-8''${filename}`,
        })
        .type(isPdf ? 'application/pdf' : 'application/octet-stream')
        .send(Buffer.from(content instanceof Uint8Array ? content : new Uint8Array(content)));
    });
  },
  { name: 'mailbox' },
);
