import { randomUUID } from 'node:crypto';
import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import type { RegisterDocumentRequest } from '@vitrine/contract/documents.ts';
import { documentStatusAnswer, registerDocumentAnswer } from '@vitrine/contract/documents.ts';

/** Seldom enough for the API's limit of calls from one address. */
const STATUS_EVERY_MS = 100;

/** A first start leaves some minutes of work, and every new page is printed to count its sheets. */
const WAIT_MS = 20 * 60_000;

/** Asks every so many milliseconds until there is an answer; throws after 20 minutes. */
export async function until<T>(what: string, read: () => Promise<T | null>, everyMs = 10): Promise<T> {
  const deadline = Date.now() + WAIT_MS;
  for (;;) {
    const value = await read();
    if (value !== null) return value;
    if (Date.now() > deadline) throw new Error(`waited in vain: ${what}`);
    await new Promise((resolve) => setTimeout(resolve, everyMs));
  }
}

/** Documents of a running instance, through its API and its mail catcher. `token`: of an account. */
export function documentsOf({ url, dataDir }: { url: string; dataDir: string }, token: string) {
  const headers = { Authorization: `Bearer ${token}`, 'X-Site-Language': 'de' };

  async function register(paths: string[]): Promise<string> {
    const body: RegisterDocumentRequest = {
      meta: {
        customer: {
          email: 'messlauf@kunde.example',
          firstname: 'Karin',
          lastname: 'Petersen',
          company: 'Fleischwerk Niederaue GmbH',
          gender: 'female',
        },
        message: 'Messlauf.',
      },
      pages: paths.map((urlPath) => ({ id: urlPath, tableOfContentsTitle: urlPath.slice(9), urlPath, type: 'pdf' })),
    };
    const response = await fetch(`${url}/api/v1/document-generator/register`, {
      method: 'POST',
      headers: { ...headers, 'Content-Type': 'application/json', 'Idempotency-Key': randomUUID() },
      body: JSON.stringify(body),
    });
    if (!response.ok) throw new Error(`register answered ${response.status}: ${await response.text()}`);
    return registerDocumentAnswer.parse(await response.json()).data.hash;
  }

  const isSent = async (hash: string) => {
    const response = await fetch(`${url}/api/v1/document-generator/status/${hash}`, { headers });
    if (!response.ok) throw new Error(`status answered ${response.status}: ${await response.text()}`);
    return documentStatusAnswer.parse(await response.json()).data.status === 'success' ? true : null;
  };

  const mails = () =>
    readdir(join(dataDir, 'mail')).then(
      (names) => names.filter((name) => name.endsWith('.eml')).length,
      () => 0,
    );

  return {
    register,
    /** Registers a document and waits until it was mailed; answers its hash. */
    async send(paths: string[]): Promise<string> {
      const hash = await register(paths);
      await until('the document', () => isSent(hash), STATUS_EVERY_MS);
      return hash;
    },
    /** Milliseconds from the accepted register call until the mail is in the recipient's mailbox. */
    async registerToMail(paths: string[]): Promise<number> {
      const before = await mails();
      const hash = await register(paths);
      const accepted = performance.now();
      await until('the mail', async () => ((await mails()) > before ? true : null));
      const taken = performance.now() - accepted;
      await until('the document', () => isSent(hash), STATUS_EVERY_MS);
      return taken;
    },
  };
}
