import type { SharpDependency } from 'payload';
import sharp from 'sharp';

/**
 * Payload encodes each WebP anew and measures sizes by encoding them; nothing of it is kept (keep-upload.ts) but the thumbnail of
 * its lists. So it is done with the least effort of the encoder, which halves the time of an upload.
 */
export const quickSharp: SharpDependency = (input, options) =>
  sharp(input, options).webp({ effort: 0, force: false }).avif({ effort: 0, force: false });
