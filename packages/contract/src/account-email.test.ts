import { expect, test } from 'vitest';
import { accountEmail, normalEmail } from './account-email.ts';

const read = (text: string) => {
  const parsed = accountEmail.safeParse(text);
  return parsed.success ? parsed.data : parsed.error.issues[0]?.message;
};

test.each([
  [' Anna.Beispiel@Metzgerei.Example ', 'anna.beispiel@metzgerei.example'],
  ["o'brien+news@mail.example.com", "o'brien+news@mail.example.com"],
  ['anna@Müller.example', 'anna@xn--mller-kva.example'],
  ['anna@müller.example', 'anna@xn--mller-kva.example'],
  ['anna@xn--mller-kva.example', 'anna@xn--mller-kva.example'],
  ['info@пример.рф', 'info@xn--e1afmkfd.xn--p1ai'],
  // A Cyrillic а: another domain, and it shows.
  ['anna@pаypal.example', 'anna@xn--pypal-4ve.example'],
])('%s is kept as %s', (given, kept) => {
  expect(read(given)).toBe(kept);
  expect(normalEmail(given)).toBe(kept);
});

test.each([
  // Look-alikes of letters before the @: Cyrillic, full width, a Kelvin sign that turns into k, a dotless i.
  'аnna@metzgerei.example',
  '\uff41nna@metzgerei.example',
  '\u212Aarl@metzgerei.example',
  'ıda@metzgerei.example',
  'anna',
  'anna@',
  '@metzgerei.example',
  'anna@metzgerei',
  'anna@-metzgerei.example',
  'anna@metzgerei..example',
  'anna@127.0.0.1',
  'anna@\uff11\uff12\uff17.0.0.1',
  'anna@[127.0.0.1]',
  '.anna@metzgerei.example',
  'anna..b@metzgerei.example',
  'anna@metzgerei.example,eva@metzgerei.example',
  'anna@metzgerei.example\r\nBcc: eva@metzgerei.example',
  'anna\r\n@metzgerei.example',
  'anna b@metzgerei.example',
  '"anna b"@metzgerei.example',
  'Anna <anna@metzgerei.example>',
  'anna@metz@gerei.example',
  'anna@metzgerei.example/x',
  'anna@müller.example/../x',
  `${'a'.repeat(65)}@metzgerei.example`,
  `anna@${'a'.repeat(64)}.example`,
])('%j is no address', (given) => expect(read(given)).toBe('noValidEmail'));

test('an address is bounded, also as the DNS has it', () => {
  expect(read(`anna@${'a.'.repeat(130)}example`)).toBe('tooLong');
  expect(read(`a@${'ü.'.repeat(60)}example`)).toBe('tooLong');
  expect(read('   ')).toBe('fieldCannotBeEmpty');
});
