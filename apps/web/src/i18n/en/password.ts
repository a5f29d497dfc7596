import type { password as german } from '../de/password.ts';
import type { Texts } from '../texts.ts';

export const password: Texts<typeof german> = {
  forgot: {
    title: 'Forgot your password',
    lead: 'We will send you a link to set a new password.',
    email: 'Email',
    submit: 'Send link',
    back: 'Back to the login',
  },
  sent: {
    title: 'Please check your inbox',
    lead: 'If this address has an account, an email is on its way. The link in it is valid for {{minutes}} minutes and only once.',
    missing: 'No email? Please look in your spam folder too, and check the address.',
    again: 'Send again',
  },
  reset: {
    title: 'New password',
    lead: 'Set your new password. You will then be logged out on all devices.',
    newPassword: 'New password',
    newPassword_confirmation: 'Repeat new password',
    submit: 'Save password',
    expired: 'This link has expired or was used already.',
    newLink: 'Request a new link',
  },
  success: {
    title: 'Your password has been changed',
    lead: 'All earlier sessions have ended. Log in with the new password.',
  },
};
