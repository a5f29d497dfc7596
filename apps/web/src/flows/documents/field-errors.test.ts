import { expect, test } from 'vitest';
import { fieldErrors } from './field-errors.ts';
import { receiverSchema } from './receiver-schema.ts';

const error = (pointer: string, code: string, detail?: string) => ({
  status: '422',
  code,
  title: 'Unprocessable Entity Error',
  ...(detail && { detail }),
  source: { pointer },
});

test('pointers of the register call become fields of the form', () => {
  expect(
    fieldErrors([
      error('meta.customer.firstname', 'fieldCannotBeEmpty'),
      error('meta.customer.lastname', 'tooLong'),
      error('meta.customer.company', 'noValidText'),
      error('meta.customer.email', 'noValidEmail'),
      error('meta.message', 'tooLong'),
      error('pages.2.urlPath', 'pageNotFound'),
    ]),
  ).toEqual({
    firstName: { code: 'fieldCannotBeEmpty' },
    lastName: { code: 'tooLong' },
    company: { code: 'noValidText' },
    email: { code: 'noValidEmail' },
    message: { code: 'tooLong' },
    pages: { code: 'pageNotFound' },
  });
});

test('the first error of a field counts, an unknown code shows the sentence of the server', () => {
  expect(
    fieldErrors([
      error('meta.customer.email', 'mailboxFull', 'Dieses Postfach nimmt nichts an.'),
      error('meta.customer.email', 'noValidEmail'),
    ]),
  ).toEqual({ email: { sentence: 'Dieses Postfach nimmt nichts an.' } });
});

test('errors about nothing in the form are left out', () => {
  expect(fieldErrors([error('headers', 'x'), { status: '422', code: 'x', title: 'x' }])).toEqual({});
});

const receiver = {
  gender: 'male',
  firstName: ' Jens ',
  lastName: 'Ahlers',
  company: 'Ahlers',
  email: 'j@ahlers.example',
  message: '',
};
const codes = (value: unknown) =>
  Object.fromEntries(receiverSchema.safeParse(value).error?.issues.map((i) => [i.path[0], i.message]) ?? []);

test('the form refuses what the register call refuses, with the same codes', () => {
  expect(codes(receiver)).toEqual({});
  expect(codes({ ...receiver, firstName: ' ', lastName: '', company: '', email: '' })).toEqual({
    firstName: 'fieldCannotBeEmpty',
    lastName: 'fieldCannotBeEmpty',
    company: 'fieldCannotBeEmpty',
    email: 'fieldCannotBeEmpty',
  });
  expect(codes({ ...receiver, email: 'j@ahlers' })).toEqual({ email: 'noValidEmail' });
  expect(codes({ ...receiver, company: 'A\r\nBcc: x' })).toEqual({ company: 'noValidText' });
  expect(codes({ ...receiver, message: 'x'.repeat(5001) })).toEqual({ message: 'tooLong' });
});
