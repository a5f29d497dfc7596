import * as z from 'zod/mini';

/** Path of the call by which a window reports, below /api/v1. */
export const ERROR_REPORTS_PATH = 'error-reports';

/** Processes and windows in which an error happens. */
export const ERROR_SOURCES = ['web', 'desktop', 'api', 'cms', 'worker'] as const;
export type ErrorSource = (typeof ERROR_SOURCES)[number];
export const CLIENT_SOURCES = ['web', 'desktop'] as const satisfies ErrorSource[];

/**
 * What failed in a window: errors that nothing caught, pages that could not be drawn, what shell.md and catalogue.md say is reported, a
 * catalogue of the desktop app that has lost files, and panics of the program around its window.
 */
export const CLIENT_ERROR_KINDS = [
  'error',
  'rejection',
  'error-boundary',
  'download',
  'sending',
  'rotator',
  'offline-catalogue',
  'panic',
] as const;
export type ClientErrorKind = (typeof CLIENT_ERROR_KINDS)[number];
/** What failed in a process: an answer of the API or the CMS, a job, a document or a mail that waits for staff, the process itself. */
export const SERVER_ERROR_KINDS = ['request', 'job', 'document', 'mail', 'crash', 'log'] as const;
export const ERROR_KINDS = [...CLIENT_ERROR_KINDS, ...SERVER_ERROR_KINDS] as const;
export type ErrorKind = (typeof ERROR_KINDS)[number];

/** Codes that a window may report: labels of the offline overlay (shell.md 8), and `http-` with the status of an answer. */
const CLIENT_CODE =
  /^(?:http-[1-5]\d\d|default|dataObjectFailed|imageFailed|renderingFailed|webrotate360Failed|videoFailed|pdfFailed|internet)$/;
export const isClientErrorCode = (code: string): boolean => CLIENT_CODE.test(code);

/** How classes of errors are called; a name that is none could be anything. */
const ERROR_NAME = /^(?:(?:[A-Z][A-Za-z]{0,40})?(?:Error|Failure|Exception)|BrokenRotation)$/;
/** The name of an error's class; `Error` for what does not look like one. */
export const errorNameOf = (name: unknown): string => (typeof name === 'string' && ERROR_NAME.test(name) ? name : 'Error');

export const FRAMES_MAX = 20;
/** A file of the build of the app, as the browser names it: `/app/page-B2d_x9a.js`; those of earlier versions have a letter more. */
export const BUILT_FILE = /^\/app\/[\w.-]{1,60}-[\w-]{7,8}\.js$/;
/** A file of the desktop app's own program: `src-tauri/src/menu.rs`. */
export const PROGRAM_FILE = /^(?:src-tauri|store)\/src\/[a-z_]{1,40}\.rs$/;

const position = z.int().check(z.minimum(0), z.maximum(10_000_000));
const frameIn = (file: z.ZodMiniString) => z.strictObject({ file, line: position, column: position });

/** A version of the app: `1.4.0`. */
const version = z.string().check(z.regex(/^\d{1,4}\.\d{1,4}\.\d{1,4}$/));
/** The id of a record of the catalogue that cannot be used, for editors; it stays in this instance. */
const record = z.nullable(z.uuid());

const reportedFile = z.string().check(z.regex(new RegExp(`${BUILT_FILE.source}|${PROGRAM_FILE.source}`)));

/** `POST error-reports`: all that a window says of an error. There is no field for a message, an address or a person. */
export const errorReportRequest = z.strictObject({
  source: z.enum(CLIENT_SOURCES),
  kind: z.enum(CLIENT_ERROR_KINDS),
  name: z.string().check(z.maxLength(60)),
  code: z.nullable(z.string().check(z.maxLength(40))),
  /** Pattern of the route: `/product/$slug`. */
  place: z.nullable(z.string().check(z.maxLength(80))),
  version,
  frames: z.array(frameIn(reportedFile)).check(z.maxLength(FRAMES_MAX)),
  record,
});
export type ErrorReportRequest = z.infer<typeof errorReportRequest>;

/** An error as it is kept and shown to staff. The first frame is where it was thrown. */
export const errorReport = z.strictObject({
  source: z.enum(ERROR_SOURCES),
  kind: z.enum(ERROR_KINDS),
  name: z.string(),
  /** One of our own codes, of an answer, of PostgreSQL (`sql-23505`) or of the system (`ENOSPC`). */
  code: z.nullable(z.string()),
  /** Pattern of a route, or name of a job. */
  place: z.nullable(z.string()),
  version: z.string(),
  frames: z.array(frameIn(z.string())),
  record,
});
export type ErrorReport = z.infer<typeof errorReport>;
export type ErrorFrame = ErrorReport['frames'][number];
