import type { login as german } from '../de/login.ts';
import type { Texts } from '../texts.ts';

export const login: Texts<typeof german> = {
  title: 'Log in',
  email: 'Email',
  password: 'Password',
  showPassword: 'Show password',
  hidePassword: 'Hide password',
  capsLock: 'Caps lock is on.',
  language: 'Language',
  submit: 'Log in',
  forgot: 'Forgot your password?',
  register: 'Register',
  create: 'Create an account',
  note: 'We check new accounts by hand. Varnholt is a fictional company.',
  failed: 'The email address or password is not correct. Please check both.',
  tooMany: 'Too many attempts. Please wait a moment and try again.',
  waitSeconds_one: 'Too many attempts. Please wait {{count}} more second.',
  waitSeconds_other: 'Too many attempts. Please wait {{count}} more seconds.',
  waitMinutes_one: 'Too many attempts. Please wait {{count}} more minute.',
  waitMinutes_other: 'Too many attempts. Please wait {{count}} more minutes.',
  waitClock: 'Too many attempts. Please wait {{time}} more minutes.',
  waited: 'You can try again now.',
  busy: 'A lot of people are logging in at the moment. Please try again in a few seconds.',
  network: 'No connection. Please check your internet connection and try again.',
  other: 'Logging in is not possible right now. Please try again in a minute.',
};
