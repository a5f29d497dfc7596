import { z } from 'zod';
import { defineJob } from './job.ts';

/**
 * Makes what videos lack: versions by height, stills. It looks at every video, so that one that waits is enough for all. Takes minutes and
 * gives way to everything else. Its name is kept: jobs of an earlier version may wait under it.
 */
export const convertVideosJob = defineJob('convert-films', z.strictObject({}), { priority: 25, queue: 'convert-films' });
