import { createServer, type IncomingMessage } from 'node:http';
import { HEADER_IDEMPOTENCY_KEY, HEADER_SITE_LANGUAGE } from '@vitrine/contract/headers.ts';
import { beforeAll, beforeEach, vi } from 'vitest';
import { wantTexts } from '../i18n/i18n.ts';
import { PROBLEM_EVENT } from '../shell/report.ts';
import { documentsStore, draftEntry } from '../stores/documents.ts';
import { EMPTY_DOCUMENTS } from '../stores/documents-state.ts';
import { notificationsStore } from '../stores/notifications.ts';
import { serveApi } from './serve-api.ts';

interface DocumentServer {
  /** Answers by call, the next one first; the last one stays. Without any the connection ends; null is none, over a connection that stays. */
  answers: ({ status: number; body: unknown; headers?: Record<string, string> } | null)[];
  calls: { path: string; key: string | undefined; language: string | undefined; body: unknown }[];
  /** Failures that the app reported. */
  reported: unknown[];
}

/** Who gets the documents of the tests. */
export const receiver = {
  gender: 'female' as const,
  firstName: 'Karin',
  lastName: 'Petersen',
  company: 'Fleischwerk Niederaue',
  email: 'k.petersen@niederaue.example',
  message: 'Guten Tag',
};
/** The page that is in the draft. */
export const page = draftEntry('Winkelwolf WW 200', '/product/ww-200');

/** The answer to a document that was registered. */
export const accepted = { status: 201, body: { data: { hash: 'abc' } } };
/** The answer to a question about a document; with a time, mailing it is tried again. */
export const status = (value: string, nextAttemptAt: string | null = null) => ({
  status: 200,
  body: { data: { status: value, step: 'mail', attempts: nextAttemptAt ? 2 : 1, nextAttemptAt, pages: 9 } },
});

export const state = () => documentsStore.getState();
export const notices = () => notificationsStore.getState().list.map(({ icon, text }) => ({ icon, text }));

async function bodyOf(request: IncomingMessage): Promise<unknown> {
  let text = '';
  for await (const chunk of request) text += chunk;
  return text ? JSON.parse(text) : null;
}

/** For the tests of a file: a server of documents, and a person with one page in the draft. */
export function serveDocuments(): DocumentServer {
  const told: DocumentServer = { answers: [], calls: [], reported: [] };
  serveApi(
    createServer((request, response) => {
      void bodyOf(request).then((body) => {
        const header = (name: string) => request.headers[name.toLowerCase()]?.toString();
        const [key, language] = [header(HEADER_IDEMPOTENCY_KEY), header(HEADER_SITE_LANGUAGE)];
        told.calls.push({ path: request.url ?? '', key, language, body });
        const { answers } = told;
        const [answer] = answers.length > 1 ? answers.splice(0, 1) : answers;
        if (answer === null) return;
        if (!answer) return request.socket.destroy();
        response
          .writeHead(answer.status, { 'content-type': 'application/vnd.api+json', ...answer.headers })
          .end(JSON.stringify(answer.body));
      });
    }),
  );
  beforeAll(async () => {
    vi.stubGlobal('window', new EventTarget());
    window.addEventListener(PROBLEM_EVENT, ({ detail }) => told.reported.push(detail));
    await wantTexts('documents');
  });
  beforeEach(() => {
    Object.assign(told, { answers: [], calls: [], reported: [] });
    documentsStore.setState({ ...EMPTY_DOCUMENTS, userId: '7', documents: [page], receiver }, true);
    notificationsStore.setState({ list: [], cameUp: new Set() }, true);
  });
  return told;
}
