/** What comes before the code of a link: a path of the app, or the page of staff with the id of the mail. */
const LINKS = /\/(?:registration-confirmation\/|forgot-password\/|admin\/reset#[\da-f-]{36}\.)([\w-]{43})/g;

/** Codes of the links in a mail that was sent, as its file has it: quoted-printable. */
export const codesIn = (mail: string): string[] =>
  [
    ...mail
      .replace(/=\r?\n/g, '')
      .replaceAll('=3D', '=')
      .matchAll(LINKS),
  ].flatMap(([, code]) => code ?? []);
