import { changePasswordRequest } from '@vitrine/contract/password-reset.ts';
import { registerRequest } from '@vitrine/contract/registration.ts';
import { expect, test } from 'vitest';
import { checkFields, serverErrors } from './check-fields.ts';

const FIELDS = [
  'gender',
  'firstname',
  'lastname',
  'company',
  'countryId',
  'email',
  'phone',
  'password',
  'password_confirmation',
  'acceptTerms',
] as const;
const person = {
  gender: 'f',
  firstname: 'Karin',
  lastname: 'Petersen',
  company: 'Fleischwerk',
  countryId: 'DE',
  email: 'karin@fleischwerk.example',
  phone: '+49 4621 555-0',
  password: 'sieben Messer',
  password_confirmation: 'sieben Messer',
  acceptTerms: true,
  newsletter: false,
};
const codes = (change: object) =>
  Object.fromEntries(
    Object.entries(checkFields(registerRequest, { ...person, ...change }, FIELDS)).map(([field, messages]) => [
      field,
      messages?.map((message) => ('code' in message ? message.code : message.sentence)),
    ]),
  );

test('the form refuses what the call refuses, in the codes of the server', () => {
  expect(codes({})).toEqual({});
  expect(codes({ email: 'karin@fleischwerk' })).toEqual({ email: ['noValidEmail'] });
  expect(codes({ company: 'A\r\nBcc: x' })).toEqual({ company: ['noValidText'] });
  expect(codes({ lastname: 'x'.repeat(101) })).toEqual({ lastname: ['tooLong'] });
  expect(codes({ phone: 'abc' })).toEqual({ phone: ['noValidPhone'] });
  expect(codes({ acceptTerms: false })).toEqual({ acceptTerms: ['termsNotAccepted'] });
  expect(codes({ password: 'kurz', password_confirmation: 'kurz!' })).toEqual({
    password: ['passwordTooShort'],
    password_confirmation: ['passwordsDiffer'],
  });
});

test('an empty field is empty, whichever rule finds it', () => {
  const empty = {
    firstname: '',
    lastname: ' ',
    company: '',
    countryId: '',
    email: '',
    password: '',
    password_confirmation: '',
  };
  expect(codes({ phone: ' ' })).toEqual({});
  expect(codes({ ...empty, acceptTerms: false })).toEqual({
    ...Object.fromEntries(Object.keys(empty).map((field) => [field, ['fieldCannotBeEmpty']])),
    acceptTerms: ['termsNotAccepted'],
  });
});

test('a password has a list of errors, a field of another form none', () => {
  const error = (pointer: string, code: string, detail = 'Ein Satz.') => ({
    status: '422',
    code,
    title: 'x',
    detail,
    source: { pointer },
  });
  expect(
    serverErrors(
      [
        error('password', 'passwordCommon'),
        error('password', 'passwordPersonal'),
        error('password', 'passwordCommon'),
        error('lastname', 'nameOfAnother'),
        error('code', 'codeInvalid'),
        { status: '422', code: 'x', title: 'x' },
      ],
      FIELDS,
    ),
  ).toEqual({
    lastname: [{ sentence: 'Ein Satz.' }],
    password: [{ code: 'passwordCommon' }, { code: 'passwordPersonal' }],
  });
});

test('what the form does not ask for is no field of it', () => {
  expect(
    checkFields(changePasswordRequest, { newPassword: 'sieben Messer', newPassword_confirmation: 'sieben Messer' }, [
      'newPassword',
    ]),
  ).toEqual({});
});
