import type { german } from './de.ts';

export const english: typeof german = {
  instead: 'Or open this address in your browser:',
  closing: 'Kind regards',
  logIn: 'Log in',
  newPassword: 'Set a new password',
  registration: {
    subject: 'Please confirm your email address',
    lead: 'Thank you for registering. Please confirm that this email address is yours.',
    button: 'Confirm email address',
    password: 'You will be asked for the password you chose when you registered.',
    next: 'We will then check your details and write to you as soon as we have approved your account.',
    validity: (until: string) => `The link works until ${until} and only once.`,
    notYou: (days: number) =>
      `You did not register? Then there is nothing you need to do: without your confirmation we delete the details after ${days} days.`,
  },
  registrationKnown: {
    subject: 'You already have an account',
    lead: 'Somebody has just begun to register with your email address. You already have an account with us, and we have not made a second one.',
    forgotten: 'Forgotten your password? Then set a new one:',
    notYou: 'That was not you? Then there is nothing you need to do. Nothing has changed in your account.',
  },
  registrationRefused: {
    subject: 'Your new registration',
    lead: {
      declined:
        'Somebody has just begun another registration with your email address. We reviewed your earlier registration and did not approve it. That decision still stands, and we have not made a new registration.',
      blocked:
        'Somebody has just begun a registration with your email address. Your account with us is blocked, so we have not made a new registration.',
    },
    reason: 'Our reason was',
    contact: 'Has something changed, or do you have questions about this? Then please reply to this email.',
    notYou: 'That was not you? Then there is nothing you need to do.',
  },
  passwordReset: {
    subject: 'Your new password',
    lead: 'A new password was requested for your account. You can set it here.',
    validity: (minutes: number) => `The link works once and for ${minutes} minutes. Do not pass it on.`,
    notYou: 'You did not request this? Then there is nothing you need to do: your password stays as it is.',
  },
  staffPasswordReset: {
    subject: 'Your new password for the admin',
    lead: 'A new password was requested for your access to the admin. You can set it here. If you have a second factor, it is still asked for when you log in.',
    notYou:
      'You did not request this? Then your password stays as it is. If you get such mails more often, please tell an administrator.',
  },
  passwordResetRefused: {
    subject: 'Your account is not approved',
    lead: 'A new password was requested for your account. The account is not approved, so none can be set.',
    contact: 'If you have any questions about this, please contact us.',
    notYou: 'You did not request this? Then there is nothing you need to do.',
  },
  passwordChanged: {
    subject: 'Your password was changed',
    lead: (at: string) =>
      `The password of your account was changed on ${at}. Sessions on other devices and in other browsers have ended.`,
    you: 'If that was you, there is nothing more to do.',
    notYou: 'If it was not you, please set a new password at once. Change the password of your mailbox too, and let us know.',
  },
  addressChanged: {
    subject: 'Your email address was changed',
    lead: (at: string) => `We changed the email address of your account on ${at}. All sessions have ended.`,
    next: 'From now on, log in with the new address.',
    notYou: 'You did not ask for this? Then please contact us at once.',
  },
  accountWaiting: {
    subject: (company: string) => `New account waiting for approval: ${company}`,
    lead: 'Somebody has confirmed their registration and is waiting for your decision.',
    person: 'Person',
    company: 'Company',
    country: 'Country',
    email: 'Email',
    button: 'Go to approval',
  },
  accountApproved: {
    subject: 'Your account is approved',
    lead: 'We have approved your account. From now on you can log in with your email address and your password.',
  },
  accountDeclined: {
    subject: 'Your registration',
    lead: 'We have checked your registration and are sorry that we cannot approve your account.',
    reason: 'Reason',
    contact: 'If you have any questions about this, please reply to this email.',
  },
  accountQuestion: {
    subject: 'A question about your registration',
    lead: 'Before we approve your account, we have a question for you.',
    question: 'Our question',
    reply: 'Please simply reply to this email. Your registration stays open until then.',
  },
  deletionRequested: {
    subject: 'Your account will be deleted',
    lead: (due: string) =>
      `You have asked us to delete your account. We will do so, with all data that belong to it, by ${due} at the latest.`,
    withdraw: 'Until then you can change your mind and withdraw the request in your profile.',
    button: 'Go to your profile',
    notYou: 'You did not ask for this? Then please withdraw the request, set a new password and let us know.',
  },
  deletionDone: {
    subject: 'Your account is deleted',
    lead: (at: string) => `On ${at} we deleted your account and with it all data that belonged to it.`,
    last: 'This email is our last one to you: we delete your address too as soon as it is sent.',
  },
  staffSecurity: {
    subject: {
      'factor-set': 'Your second factor is set up',
      'factor-removed': 'Your second factor was removed',
      'factor-reset': 'Your second factor was reset',
      'recovery-codes-renewed': 'Your recovery codes are new',
      'recovery-code-used': 'A recovery code was used',
      'password-changed': 'Your password for the admin was changed',
      'address-changed': 'Your email address for the admin was changed',
      'staff-created': 'A new member of staff was added',
      'staff-roles-changed': 'The roles of a member of staff were changed',
    },
    lead: {
      'factor-set': (at: string) =>
        `An authenticator app was set up for your account in the admin on ${at}. From now on you log in with password and code.`,
      'factor-removed': (at: string) => `Your second factor was removed on ${at}. Your password alone now opens the admin.`,
      'factor-reset': (at: string) =>
        `An administrator reset your second factor on ${at}. Your sessions in the admin have ended.`,
      'recovery-codes-renewed': (at: string) =>
        `New recovery codes were made for your account in the admin on ${at}. The former ones are no longer valid.`,
      'recovery-code-used': (at: string) =>
        `A recovery code was used on ${at} instead of a code of your app. Each one works only once.`,
      'password-changed': (at: string) =>
        `The password of your account in the admin was changed on ${at}. Sessions on other devices and in other browsers have ended.`,
      'address-changed': (at: string) =>
        `The email address of your account in the admin was changed on ${at}. This message goes to the former and to the new address.`,
      'staff-created': (at: string) =>
        `A new member of staff was added to the admin on ${at}. The audit log says by whom. This message goes to all administrators.`,
      'staff-roles-changed': (at: string) =>
        `The roles of a member of staff were changed in the admin on ${at}. The audit log says by whom. This message goes to all administrators.`,
    },
    you: 'If that was you, or you know of it, there is nothing more to do.',
    notYou: 'If not, please set a new password at once and let an administrator know.',
  },
};
