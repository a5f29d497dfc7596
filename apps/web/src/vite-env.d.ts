interface ImportMetaEnv {
  /** Version of the app, from package.json. */
  readonly APP_VERSION: string;
  /** Folder of the files that the map loads by address (build/map-files.ts). */
  readonly MAP_FILES: string;
  /** Folder of the files that the PDF viewer loads by address (build/pdf-files.ts). */
  readonly PDF_FILES: string;
}

/** Static faces for print (build/print-fonts.ts): weight "560", stretch "110%", range as in CSS `unicode-range`. */
declare module 'virtual:print-fonts' {
  const faces: { url: string; weight: string; stretch: string; range: string }[];
  export default faces;
}
