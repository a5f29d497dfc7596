import { openContent } from '@vitrine/content-model/payload.ts';
import { publishJob } from '@vitrine/jobs/publish.ts';
import { publishAll, publishChanges } from '@vitrine/release/publish.ts';
import type { Pool } from '@vitrine/server/database.ts';
import type { Environment } from '@vitrine/server/environment.ts';
import type { FileStore } from '@vitrine/server/files.ts';
import type { Log } from '@vitrine/server/log.ts';
import type { Payload } from 'payload';
import { type Handler, handle } from '../queue/run-queue.ts';

interface PublishOptions {
  environment: Environment;
  pool: Pool;
  files: FileStore;
  log: Log;
}

export interface Publisher {
  handler: Handler;
  close(): Promise<void>;
}

/** Makes releases. The content is opened in the background, so that the first change does not wait for it. */
export function createPublisher({ environment, pool, files, log }: PublishOptions): Publisher {
  let content: Promise<Payload> | null = null;
  const open = () => {
    content ??= openContent(environment).catch((error: Error) => {
      content = null;
      throw error;
    });
    return content;
  };
  open().catch((error: Error) => log.warn({ reason: error.message }, 'the content could not be opened yet'));

  return {
    handler: handle(publishJob, async () => {
      const started = performance.now();
      const context = { payload: await open(), pool, files, log };
      const { rowCount } = await pool.query('select 1 from vitrine.release limit 1');
      const result = await (rowCount === 0 ? publishAll(context) : publishChanges(context));
      log.info(
        {
          release: result.release,
          changes: result.changes,
          built: result.built.length,
          changed: result.changed.length,
          failed: result.failed.length,
          ms: Math.round(performance.now() - started),
        },
        'published',
      );
    }),
    async close() {
      await (await content?.catch(() => null))?.destroy();
    },
  };
}
