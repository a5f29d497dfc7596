/** Quality of the pictures that publishing makes. A change of any of them needs the next PICTURE_VERSION. */
export const WEBP_QUALITY = 80;
/** 0 to 6: against 2, the default 4 takes 1.8 times the time for 2 to 10 % fewer bytes. */
export const WEBP_EFFORT = 2;
/** The still of a video, of which all its crops are made: made once, so it may take its time. */
export const STILL_WEBP = { quality: 90, effort: 4 };
/** Width of the JPEG for a whole page, 208 dpi on A4. Chromium passes JPEG through into a PDF (look.md, "Pictures"). */
export const PRINT_WIDTH = 1720;
/** Table 3 (ImageMagick's) and progressive: 13 % more bytes than all of mozjpeg in a quarter of its time. */
export const PRINT_JPEG = { quality: 82, progressive: true, quantisationTable: 3 };
/** Part of the key of each version that is remembered: with the next number every picture is made anew. */
export const PICTURE_VERSION = 2;
