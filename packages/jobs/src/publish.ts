import { z } from 'zod';
import { defineJob } from './job.ts';

/** Makes a release of everything in vitrine.change. Key 'publish': one waits at most. */
export const publishJob = defineJob('publish', z.strictObject({}), { queue: 'publish' });
