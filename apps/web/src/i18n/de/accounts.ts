import { germanAccountFieldTexts } from '@vitrine/contract/validation-texts/account-fields-de.ts';
export const accounts = {
  fieldErrors: germanAccountFieldTexts,
  rules: {
    length: 'Mindestens {{min}} Zeichen',
    missing: '{{rule}}, noch {{count}}',
    same: 'Zweimal dasselbe Passwort',
    free: 'Alle Zeichen sind erlaubt. Verbreitete Passwörter und solche aus Ihrem Namen oder Ihrer Firma lehnen wir ab.',
    met: 'erfüllt',
  },
  alert: {
    before: 'Bitte prüfen Sie: ',
    after: '. Ihre Eingaben sind erhalten.',
    network:
      'Keine Verbindung. Bitte prüfen Sie Ihre Internetverbindung und versuchen Sie es erneut. Ihre Eingaben sind erhalten.',
    busy: 'Gerade melden sich sehr viele Personen an. Bitte versuchen Sie es in einigen Sekunden noch einmal. Ihre Eingaben sind erhalten.',
    other: 'Das ist gerade nicht möglich. Bitte versuchen Sie es in einer Minute erneut. Ihre Eingaben sind erhalten.',
  },
};
