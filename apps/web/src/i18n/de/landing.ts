export const landing = {
  title: 'Maschinenprogramm für die Fleischverarbeitung',
  account: 'Konto',
  login: 'Anmelden',
  register: 'Registrieren',
  watch: 'Video ansehen',
};
