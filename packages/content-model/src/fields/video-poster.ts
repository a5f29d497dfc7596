import { rowsOf } from '@vitrine/jobs/rows.ts';
import type { PayloadRequest, UploadField, UploadFieldSingleValidation } from 'payload';
import { upload } from 'payload/shared';
import { z } from 'zod';
import { message } from '../messages.ts';
import { staffQueries } from '../requests/staff-reads.ts';

/** A worker that says nothing for this long is gone; it gives a sign every 5 s. */
const SILENT_SECONDS = 20;

/** Whether a worker is there that takes stills out of videos (apps/worker/src/videos). */
async function takesStills(req: PayloadRequest): Promise<boolean> {
  const workers = await rowsOf(
    staffQueries(req),
    z.object({}),
    "select 1 from vitrine.worker where ffmpeg like 'ffmpeg%' and seen_at > now() - make_interval(secs => $1) limit 1",
    [SILENT_SECONDS],
  );
  return workers.length > 0;
}

const validate: UploadFieldSingleValidation = async (value, options) => {
  if (value) return upload(value, options);
  return options.event === 'onChange' || (await takesStills(options.req)) || message(options.req, 'videoNeedsStill');
};

/** The still of a video: chosen by hand, or left to a worker where one can take it out of the video. */
export const videoPosterField: UploadField = {
  name: 'poster',
  type: 'upload',
  relationTo: 'images',
  label: { de: 'Standbild', en: 'Still' },
  validate,
  admin: {
    description: {
      de: 'Steht da, bis das Video läuft, bei langsamer Internetverbindung und im Druck. Wo ffmpeg installiert ist, kann es leer bleiben: Dann kommt es aus dem Video.',
      en: 'Stands in until the video plays, on slow internet connections and in print. Where ffmpeg is installed it may stay empty: then it is taken out of the video.',
    },
  },
};
