import { headers } from 'next/headers';

const TEXT = {
  de: {
    title: 'Noch kein Mitarbeiter angelegt',
    copy: 'Der erste Administrator wird auf dem Server angelegt, nicht hier. Führen Sie dort diesen Befehl aus und geben Sie das Passwort ein:',
    next: 'Zur Anmeldung',
  },
  en: {
    title: 'No member of staff yet',
    copy: 'The first administrator is made on the server, not here. Run this command there and enter the password:',
    next: 'To the log-in',
  },
};
const COMMAND = 'npm run create-administrator -- name@example.com';

/** Instead of Payload's form that makes an administrator of the first visitor. */
export async function NoStaffYet() {
  const language = (await headers()).get('accept-language')?.toLowerCase().startsWith('de') ? 'de' : 'en';
  const text = TEXT[language];
  return (
    <main className="no-staff-yet" lang={language}>
      <h1>{text.title}</h1>
      <p>{text.copy}</p>
      <pre>{COMMAND}</pre>
      <a href="/admin/login">{text.next}</a>
    </main>
  );
}
