export const landing = {
  title: 'Maschinenprogramm für die Fleischverarbeitung',
  account: 'Konto',
  login: 'Anmelden',
  watch: 'Film ansehen',
};
