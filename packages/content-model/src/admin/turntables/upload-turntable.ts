import { z } from 'zod';
import { inTurn } from './in-turn.ts';
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
}

/** Uploads the frames and makes their turntable, in both languages; answers its id. Throws RefusedFile. */
export async function uploadTurntable({ files, machine, language, onProgress }: Upload): Promise<string> {
  const headers = { 'Accept-Language': language };
  const queue = inTurn(files).map((file, index) => ({ file, index }));
  const frames: string[] = [];
  let done = 0;
  const work = async () => {
    for (let next = queue.shift(); next; next = queue.shift()) {
      const body = new FormData();
      body.append('file', next.file);
      body.append('_payload', '{}');
      const response = await fetch('/cms-api/rendering-frames', { method: 'POST', credentials: 'same-origin', headers, body });
      frames[next.index] = await answered(response, next.file.name);
      done += 1;
      onProgress(done);
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, work));
  const { title, alt } = turntableTexts(machine);
  const save = (path: string, method: 'POST' | 'PATCH', data: object) =>
    fetch(`/cms-api/three-d-renderings${path}`, {
      method,
      credentials: 'same-origin',
      headers: { ...headers, 'Content-Type': 'application/json' },
      body: JSON.stringify(data),
    }).then((response) => answered(response, title.de));
  const id = await save('?locale=de', 'POST', { title: title.de, alt, frames, jump: 1 });
  await save(`/${id}?locale=en`, 'PATCH', { title: title.en });
  return id;
}
