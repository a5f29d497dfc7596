import { z } from 'zod';
import { defineJob } from './job.ts';

/**
 * Makes what videos lack: versions by height, stills. Key 'convert-videos'; it looks at every video, so that one that waits is enough
 * for all. Takes minutes and gives way to everything else.
 */
export const convertVideosJob = defineJob('convert-films', z.strictObject({}), { priority: 25, queue: 'convert-films' });
