/** Log-ins of the demo; the password is public, so production never gets them. */
export const DEMO_PASSWORD = 'vitrine-demo-2026';

export const SALES_ACCOUNT = {
  gender: 'm',
  firstname: 'Jonas',
  lastname: 'Wieland',
  company: 'Varnholt Maschinenbau',
  // The same word in both languages: a log-in has one position.
  position: 'Key Account Manager',
  phone: '+49 221 4710 120',
  email: 'vertrieb@vitrine.example',
  language: 'de',
  kind: 'sales',
  state: 'active',
} as const;

export const ADMINISTRATOR = { name: 'Administration', email: 'admin@vitrine.example', roles: ['administrator'] } as const;
