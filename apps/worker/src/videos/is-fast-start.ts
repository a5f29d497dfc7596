import { open } from 'node:fs/promises';

const HEADER_BYTES = 16;

/** Whether an MP4 can be played before it is there as a whole: its index (`moov`) comes before its pictures (`mdat`). */
export async function isFastStart(path: string): Promise<boolean> {
  const file = await open(path);
  try {
    const header = Buffer.alloc(HEADER_BYTES);
    let at = 0;
    for (;;) {
      const { bytesRead } = await file.read(header, 0, HEADER_BYTES, at);
      if (bytesRead < 8) return false;
      const type = header.toString('latin1', 4, 8);
      if (type === 'moov') return true;
      if (type === 'mdat') return false;
      const size32 = header.readUInt32BE(0);
      const size = size32 === 1 && bytesRead === HEADER_BYTES ? Number(header.readBigUInt64BE(8)) : size32;
      if (size < 8) return false;
      at += size;
    }
  } finally {
    await file.close();
  }
}
