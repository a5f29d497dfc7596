import { publishJob } from '@vitrine/jobs/publish.ts';
import { type Handler, handle } from '../queue/run-queue.ts';
import type { Publishing, PublishingOptions } from './publishing.ts';

interface Publisher {
  handler: Handler;
  /** Loads and opens the content before the first change needs it. */
  warm(): void;
  close(): Promise<void>;
}

/** Makes releases. Payload takes seconds to load: a worker that starts makes documents meanwhile. */
export function createPublisher(options: PublishingOptions): Publisher {
  const { log } = options;
  let opened: Promise<Publishing> | null = null;
  const open = () => {
    opened ??= import('./publishing.ts')
      .then(({ openPublishing }) => openPublishing(options))
      .catch((error: Error) => {
        opened = null;
        throw error;
      });
    return opened;
  };

  return {
    warm() {
      open().catch((error: Error) => log.warn({ reason: error.message }, 'the content could not be opened yet'));
    },
    handler: handle(publishJob, async () => {
      await (await open()).publish();
    }),
    async close() {
      await (await opened?.catch(() => null))?.close();
    },
  };
}
