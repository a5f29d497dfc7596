/** The package brings no types; these are the parts in use (its README, "API"). */
declare module 'subset-font' {
  interface Options {
    keepAllGlyphs?: boolean;
    targetFormat: 'truetype' | 'woff2';
    /** Pins axes of a variable font to one value. */
    variationAxes: Record<string, number>;
  }
  export default function subsetFont(font: Buffer, text: string | undefined, options: Options): Promise<Buffer>;
}
