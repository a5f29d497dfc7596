/** Content type by the ending of a file's name. */
const TYPES: Record<string, RegExp> = {
  webp: /^image\/webp$/,
  avif: /^image\/avif$/,
  jpg: /^image\/jpeg$/,
  png: /^image\/png$/,
  svg: /^image\/svg\+xml$/,
  mp4: /^video\/mp4$/,
  pdf: /^application\/pdf$/,
  xml: /^(application|text)\/xml\b/,
};
/** Requests at a time. */
const LANES = 8;

/** What is wrong with the files at some paths: no answer, another type than the name says, nothing in it. */
export async function fileFaults(origin: string, paths: readonly string[]): Promise<string[]> {
  const faults: string[] = [];
  const waiting = paths.values();
  const lane = async () => {
    for (const path of waiting) {
      const { status, headers } = await fetch(origin + path, { method: 'HEAD', headers: { 'Accept-Encoding': 'identity' } });
      const type = headers.get('content-type') ?? '';
      const size = Number(headers.get('content-length'));
      const expected = TYPES[path.split('.').at(-1) ?? ''];
      if (status !== 200 || !expected?.test(type) || !(size > 0)) faults.push(`${path}: ${status}, ${type}, ${size} bytes`);
    }
  };
  await Promise.all(Array.from({ length: LANES }, lane));
  return faults;
}
