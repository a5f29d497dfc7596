export const accounts = {
  fieldErrors: {
    noValidPhone: 'Bitte geben Sie eine gültige Telefonnummer ein.',
    noValidCountry: 'Bitte wählen Sie ein Land aus der Liste.',
    termsNotAccepted: 'Bitte stimmen Sie der Datenschutz\u00aderklärung zu.',
    passwordTooShort: 'Bitte wählen Sie ein Passwort mit mindestens 12 Zeichen.',
    passwordTooLong: 'Bitte kürzen Sie das Passwort auf höchstens 128 Zeichen.',
    passwordCommon: 'Dieses Passwort ist zu verbreitet. Bitte wählen Sie ein anderes.',
    passwordPersonal: 'Bitte wählen Sie ein Passwort ohne Ihren Namen, Ihre Firma oder Ihre E-Mail-Adresse.',
    passwordsDiffer: 'Die beiden Passwörter stimmen nicht überein.',
    passwordWrong: 'Das Passwort stimmt nicht.',
    codeInvalid: 'Dieser Link gilt nicht oder nicht mehr.',
    confirmationRefused: 'Dieses Passwort gehört nicht zu diesem Link, oder der Link gilt nicht mehr. Er gilt 48 Stunden.',
  },
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
    network: 'Keine Verbindung. Bitte prüfen Sie das Netz und versuchen Sie es erneut. Ihre Eingaben sind erhalten.',
    busy: 'Gerade melden sich sehr viele Personen an. Bitte versuchen Sie es in einigen Sekunden noch einmal. Ihre Eingaben sind erhalten.',
    other: 'Das ist gerade nicht möglich. Bitte versuchen Sie es in einer Minute erneut. Ihre Eingaben sind erhalten.',
  },
};
