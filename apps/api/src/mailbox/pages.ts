import { type Language, LOCALES } from '@vitrine/contract/sites.ts';
import type { Address, Email } from 'postal-mime';
import { type Html, html } from '../http/html.ts';
import { TEXTS } from './texts.ts';

/** Nothing in a mail runs; its links open beside it, as ordinary pages. */
export const BODY_SANDBOX = 'allow-popups allow-popups-to-escape-sandbox';

export interface ListedMail {
  name: string;
  subject: string | null;
  to: string;
  date: string | null;
  attachments: number;
}

const page = (language: Language, title: string, body: Html) => html`<!doctype html>
<html lang="${language}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${title}</title>
<link rel="icon" href="/favicon.svg" type="image/svg+xml">
<link rel="stylesheet" href="/mailbox/style.css">
</head>
<body>
${body}
</body>
</html>
`;

/** Names and addresses of a header, groups included. */
export function addresses(list: Address | readonly Address[] | undefined): string {
  const all = list === undefined ? [] : Array.isArray(list) ? list : [list];
  return all
    .flatMap((entry: Address) => entry.group ?? [entry])
    .map(({ name, address }) => (name ? `${name} <${address}>` : (address ?? '')))
    .join(', ');
}

function time(language: Language, date: string | null): Html | null {
  const value = new Date(date ?? Number.NaN);
  if (Number.isNaN(value.getTime())) return null;
  const text = value.toLocaleString(LOCALES[language], { dateStyle: 'medium', timeStyle: 'long' });
  return html`<time datetime="${value.toISOString()}">${text}</time>`;
}

export function listPage(language: Language, mails: readonly ListedMail[]): Html {
  const t = TEXTS[language];
  const items = mails.map(
    (mail) => html`<li><a href="/mailbox/${mail.name}"><strong>${mail.subject ?? t.noSubject}</strong>${time(language, mail.date)}
<span class="small">${mail.to}</span><span class="small">${mail.attachments > 0 ? `${t.attachments}: ${mail.attachments}` : ''}</span></a></li>`,
  );
  const list = mails.length > 0 ? html`<ul>${items}</ul>` : html`<p>${t.none}</p>`;
  return page(language, t.title, html`<main><h1>${t.title}</h1><p>${t.intro}</p>${list}</main>`);
}

export function mailPage(language: Language, name: string, mail: Email): Html {
  const t = TEXTS[language];
  const row = (label: string, value: Html | string | null) => (value ? html`<dt>${label}</dt><dd>${value}</dd>` : null);
  const files = mail.attachments.map((attachment, index) => {
    const kilobytes = Math.ceil((attachment.content as ArrayBuffer).byteLength / 1000);
    return html`<a href="/mailbox/${name}/attachment/${index}">${attachment.filename ?? attachment.mimeType}</a> <span class="small">${kilobytes} kB</span> `;
  });
  const subject = mail.subject ?? t.noSubject;
  return page(
    language,
    subject,
    html`<main><a href="/mailbox">${t.back}</a>
<h1>${subject}</h1>
<dl>${row(t.from, addresses(mail.from))}${row(t.to, addresses(mail.to))}${row(t.replyTo, addresses(mail.replyTo))}${row(t.date, time(language, mail.date ?? null))}${files.length > 0 ? row(t.attachments, html`${files}`) : null}</dl>
<iframe title="${t.body}" sandbox="${BODY_SANDBOX}" src="/mailbox/${name}/body"></iframe>
<p class="small"><a href="/mailbox/${name}/text">${t.text}</a> · <a href="/mailbox/${name}/source">${t.source}</a></p></main>`,
  );
}
