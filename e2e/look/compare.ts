import pixelmatch from 'pixelmatch';
import sharp from 'sharp';

/** As small as it may be before letters fray. */
const WEBP = { quality: 72, effort: 4, smartSubsample: true } as const;
/** The largest picture that WebP holds, px. */
const SIDE_MAX = 16_383;
/** How far a colour may differ (0 to 1, pixelmatch). Both pictures went through the same encoder: it adds nothing to a difference. */
const COLOUR = 0.1;
/** Pixels that may differ: less than one letter has. */
export const PIXELS = 12;

export interface Difference {
  pixels: number;
  /** Both pictures with what differs in red, WebP. */
  picture: Buffer;
}

/** A picture (any format) as the baseline keeps it, of at most `tallest` px. Throws where it is too large for the format. */
export async function toBaseline(picture: Buffer, tallest = SIDE_MAX + 1): Promise<Buffer> {
  const { width = 0, height: whole = 0 } = await sharp(picture).metadata();
  const height = Math.min(whole, tallest);
  if (Math.max(width, height) > SIDE_MAX) throw new Error(`A picture of ${width} x ${height} px does not fit into WebP.`);
  return sharp(picture).extract({ left: 0, top: 0, width, height }).removeAlpha().webp(WEBP).toBuffer();
}

/** Pixels (RGBA) on a ground of a size that both pictures fit on. */
const pixelsOf = (picture: Buffer, width: number, height: number, own: { width: number; height: number }) =>
  sharp(picture)
    .extend({ right: width - own.width, bottom: height - own.height, background: '#f0f' })
    .ensureAlpha()
    .raw()
    .toBuffer();

async function sizeOf(picture: Buffer) {
  const { width = 0, height = 0 } = await sharp(picture).metadata();
  return { width, height };
}

/** What differs between two pictures as the baseline keeps them; null where a person sees nothing. */
export async function differenceOf(before: Buffer, after: Buffer): Promise<Difference | null> {
  if (before.equals(after)) return null;
  const [sizeBefore, sizeAfter] = [await sizeOf(before), await sizeOf(after)];
  const width = Math.max(sizeBefore.width, sizeAfter.width);
  const height = Math.max(sizeBefore.height, sizeAfter.height);
  const shown = Buffer.alloc(width * height * 4);
  const pixels = pixelmatch(
    await pixelsOf(before, width, height, sizeBefore),
    await pixelsOf(after, width, height, sizeAfter),
    shown,
    width,
    height,
    { threshold: COLOUR },
  );
  if (pixels <= PIXELS) return null;
  return {
    pixels,
    picture: await sharp(shown, { raw: { width, height, channels: 4 } })
      .webp(WEBP)
      .toBuffer(),
  };
}
