import { expect, test } from 'vitest';
import { loadCommonPasswords } from './common-passwords.ts';
import { newPasswordProblems } from './new-password-problems.ts';

const anna = { firstname: 'Anna', lastname: 'Größe', company: 'Metzgerei Beispiel GmbH', email: 'einkauf@metzgerei.example' };

test.each([
  'password1234',
  'Password123!',
  'passwordpassword',
  'PASSWORDpassword',
  'iloveyou2024!!',
  'qwertyuiopasdf',
  'qwertzuiopü1',
  'mnbvcxzlkjhg',
  '123456789012',
  '987654321098',
  'abcdefghijkl',
  'aaaaaaaaaaaa',
  'abababababab',
  'abc123abc123abc123',
  'qwertyqwerty99',
  '000000000000',
  '12345password',
  '!!!password!!!',
  'password1password',
  'summer2024winter',
  'Willkommen123',
  'hallowelt1234',
  'ichliebedich',
  '1234567890ab',
  'correcthorsebatterystaple',
  // As lists of breaches have them.
  '1qaz2wsx3edc',
  'gfhjkmgfhjkm',
  'leavemealone',
  'aaaaaaaaaaab',
  'xyzxyzxyzxyz1!',
  'ｐａｓｓｗｏｒｄ１２３４',
  'P a s s w o r d 1',
  'w i l l k o m m e n',
])('%s is common', async (password) => expect(await newPasswordProblems(password, {})).toEqual(['passwordCommon']));

test.each([
  'Anna-Größe-1987',
  'groesse Anna Groesse'.replaceAll('oesse', 'öße'),
  'Metzgerei-Beispiel',
  'AnnaMetzgerei2026!',
  'vitrine-2026-!!',
  'Vitrine Varnholt',
  'einkauf.metzgerei',
])('%s is made of words of the person or of ours', async (password) =>
  expect(await newPasswordProblems(password, anna)).toEqual(['passwordPersonal']),
);

test.each([
  'vier schöne rote Rosen',
  'correct horse battery staple',
  'correct horse battery',
  'Anna liebt Leberkäse',
  'Fleischwolf-Meister',
  'love7x2k9q4m1z',
  'a1z7q4m2x9k3',
  'kNp4-Wq9x-Lm2z',
  '839201746502',
  'vitrine-demo-with-words',
  'пароль для входа в дом',
  '🙂🐟🌳🏠🚗📦🎹🔭🧭🪣🧵🥨',
])('%s is taken: there are no rules of composition', async (password) =>
  expect(await newPasswordProblems(password, anna)).toEqual([]),
);

test('length is counted in characters as people see code points, in normal form', async () => {
  expect(await newPasswordProblems('🐟'.repeat(5) + '🌳'.repeat(6), {})).toContain('passwordTooShort');
  expect(await newPasswordProblems('ü'.normalize('NFD').repeat(6), {})).toContain('passwordTooShort');
  expect(await newPasswordProblems('🐟🌳'.repeat(64), {})).not.toContain('passwordTooLong');
  expect(await newPasswordProblems('x'.repeat(129), {})).toEqual(['passwordTooLong']);
  expect(await newPasswordProblems('zwölf Zeichen\0', {})).toEqual(['noValidText']);
});

test('a text of any length is answered at once', async () => {
  // Of the processor: what else the machine does takes none of it.
  const began = process.cpuUsage();
  await newPasswordProblems('1'.repeat(250_000), anna);
  for (const unit of ['ab', '1', 'a1!', 'Anna']) await newPasswordProblems(unit.repeat(200).slice(0, 128), anna);
  const { user, system } = process.cpuUsage(began);
  expect((user + system) / 1000, 'milliseconds').toBeLessThan(500);
});

test('the list is read once', async () => {
  expect(await loadCommonPasswords()).toBe(await loadCommonPasswords());
  expect((await loadCommonPasswords()).size).toBeGreaterThan(30_000);
  expect([...(await loadCommonPasswords())].filter((word) => [...word].length >= 12).length).toBeGreaterThan(3000);
});
