import type { registration as german } from '../de/registration.ts';
import type { Texts } from '../texts.ts';

export const registration: Texts<typeof german> = {
  title: 'Create an account',
  lead: 'We check every account by hand and usually activate it on the same working day.',
  gender: 'Form of address',
  genders: { m: 'Mr', f: 'Ms' },
  firstname: 'First name',
  lastname: 'Last name',
  company: 'Company',
  phone: 'Phone',
  countryId: 'Country',
  email: 'E-mail',
  password: 'Password',
  password_confirmation: 'Repeat password',
  terms: {
    before: 'I have read the ',
    link: 'privacy policy',
    newWindow: '(opens a new window)',
    after: ' and agree to it.',
  },
  acceptTerms: 'Privacy',
  newsletter: 'Newsletter',
  submit: 'Create account',
  haveAccount: 'I already have an account',
  countries: {
    none: 'No country of this name',
    found_one: '{{count}} country',
    found_other: '{{count}} countries',
    failed: 'The list of countries cannot be reached right now.',
  },
  steps: {
    title: 'What happens next',
    confirm: 'You confirm your e-mail address.',
    check: 'We check your account and activate it.',
    use: 'You log in and load the app for macOS or Windows.',
    done: 'done',
    current: 'now',
  },
  sent: {
    title: 'Please check your inbox',
    lead: 'We have sent you an e-mail. Please open the link in it within {{hours}} hours.',
    leadTo: 'We have sent an e-mail to {{email}}. Please open the link in it within {{hours}} hours.',
    missing: 'No e-mail? Please look in your spam folder too.',
    again: 'Register again',
  },
  confirmation: {
    title: 'Confirm your e-mail address',
    lead: 'Confirm that this address is yours. Then we check your account.',
    submit: 'Confirm address',
  },
  success: {
    title: 'Your address is confirmed',
    lead: 'We are now checking your account and will write to you as soon as it is activated.',
    home: 'Go to the home page',
  },
  error: {
    title: 'Registration failed',
    lead: 'An error occurred during your registration process. Please try again.',
    link: 'A confirmation link is valid for {{hours}} hours and only once. If you have used it already, your address is confirmed.',
    back: 'Back to the registration',
  },
};
