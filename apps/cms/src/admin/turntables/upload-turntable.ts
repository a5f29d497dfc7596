import pLimit from 'p-limit';
import { z } from 'zod';
import { inOrder } from './in-order.ts';
import { turntableTexts } from './words.ts';

const made = z.object({ doc: z.object({ id: z.string() }) });
const refusal = z.object({ errors: z.array(z.object({ message: z.string() })).min(1) });
/** Uploads at a time: more would only wait for each other. */
const AT_ONCE = 3;

/** A file that was refused, with the sentence that says why. */
export class RefusedFile extends Error {
  override name = 'RefusedFile';
  readonly file: string;
  constructor(file: string, why: string) {
    super(why);
    this.file = file;
  }
}

async function answered(response: Response, file: string): Promise<string> {
  const body: unknown = await response.json().catch(() => null);
  if (response.ok) return made.parse(body).doc.id;
  const said = refusal.safeParse(body);
  throw new RefusedFile(file, said.data?.errors[0]?.message ?? String(response.status));
}

interface Upload {
  files: readonly File[];
  /** The type of the machine. */
  machine: string;
  language: string;
  onProgress: (done: number) => void;
  /** With the id of the turntable, as soon as it is there: what fails later must not leave one that nobody has. */
  onMade: (id: string) => void;
}

/**
 * Uploads the frames and makes their turntable, in both languages. Throws RefusedFile; then no further frame is begun, and those under
 * way have ended.
 */
export async function uploadTurntable({ files, machine, language, onProgress, onMade }: Upload): Promise<void> {
  const headers = { 'Accept-Language': language };
  const limit = pLimit(AT_ONCE);
  const refused: unknown[] = [];
  let done = 0;
  const frames = await limit.map(inOrder(files), async (file) => {
    if (refused.length > 0) return '';
    const body = new FormData();
    body.append('file', file);
    body.append('_payload', '{}');
    try {
      const response = await fetch('/cms-api/rendering-frames', { method: 'POST', credentials: 'same-origin', headers, body });
      const frame = await answered(response, file.name);
      done += 1;
      onProgress(done);
      return frame;
    } catch (error) {
      refused.push(error);
      return '';
    }
  });
  if (refused.length > 0) throw refused[0];
  const { title, alt } = turntableTexts(machine);
  const save = (path: string, method: 'POST' | 'PATCH', data: object) =>
    fetch(`/cms-api/three-d-renderings${path}`, {
      method,
      credentials: 'same-origin',
      headers: { ...headers, 'Content-Type': 'application/json' },
      body: JSON.stringify(data),
    }).then((response) => answered(response, title.de));
  const id = await save('?locale=de', 'POST', { title: title.de, alt, frames, jump: 1 });
  onMade(id);
  await save(`/${id}?locale=en`, 'PATCH', { title: title.en });
}
