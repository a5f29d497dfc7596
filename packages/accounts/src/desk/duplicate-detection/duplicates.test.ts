import { describe, expect, test } from 'vitest';
import { duplicateKeys, fold, similarityOf } from './duplicates.ts';
import { isPublicProvider } from './mail-providers.ts';

const account = (firstname: string, lastname: string, company: string, email: string, phone: string | null = null) =>
  duplicateKeys({ firstname, lastname, company, email, phone });
const ada = account('Ada', 'Müller', 'Fleischwerk Niederaue GmbH & Co. KG', 'ada@niederaue.example', '+49 7031 445-566');

describe('accounts are alike', () => {
  test.each([
    ['by their domain', account('Ben', 'Holt', 'Andere', 'ben@NIEDERAUE.example'), ['domain']],
    ['by name, however it is written', account('MUELLER', 'Ada', 'Andere', 'x@gmx.de'), ['name']],
    ['by name, with invisible letters in it', account('A\u200bda', 'Mül\u00adler\u3164', 'Andere', 'x@gmx.de'), ['name']],
    ['by name with a slip', account('Ada', 'Müllre', 'Andere', 'x@gmx.de'), []],
    ['by name with a letter more', account('Adda', 'Müller', 'Andere', 'x@gmx.de'), ['name']],
    ['by company without its legal form', account('Ben', 'Holt', 'fleischwerk niederaue', 'x@gmx.de'), ['company']],
    ['by company with a letter less', account('Ben', 'Holt', 'Fleischwerk Nideraue AG', 'x@gmx.de'), ['company']],
    ['by a branch of the company', account('Ben', 'Holt', 'Fleischwerk Niederaue Nord GmbH', 'x@gmx.de'), ['company']],
    ['by the phone, however it is written', account('Ben', 'Holt', 'Andere', 'x@gmx.de', '(07031) 44 55 66'), ['phone']],
    ['not by a few digits of it', account('Ben', 'Holt', 'Andere', 'x@gmx.de', '445566'), []],
    ['by all', ada, ['domain', 'name', 'company', 'phone']],
    ['not by nothing', account('Ben', 'Holt', 'Wurstmanufaktur Ellern', 'ben@ellern.example'), []],
  ])('%s', (_, other, because) => {
    expect(similarityOf(ada, other)).toEqual(because);
    expect(similarityOf(other, ada)).toEqual(because);
  });

  test('but not by a public mail provider', () => {
    const [one, other] = [account('A', 'B', 'Cc', 'a@gmail.com'), account('D', 'E', 'Ff', 'd@gmail.com')];
    expect(similarityOf(one, other)).toEqual([]);
    for (const domain of ['gmx.de', 'web.de', 't-online.de', 'outlook.com', 'yahoo.co.uk', 'icloud.com', 'qq.com']) {
      expect(isPublicProvider(domain), domain).toBe(true);
    }
    for (const domain of ['niederaue.example', 'gmail.niederaue.example', 'web-design.de', 'live.events']) {
      expect(isPublicProvider(domain), domain).toBe(false);
    }
  });

  test.each([
    ['Karl Meier', 'Karl Maier'],
    ['Karl Mayer', 'Carl Meyer'],
    ['Günther Schmidt', 'Guenter Schmitt'],
  ])('by name as it sounds: %s and %s', (one, other) => {
    const named = (name: string, company: string) =>
      account(name.split(' ')[0] ?? '', name.split(' ')[1] ?? '', company, 'x@gmx.de');
    expect(similarityOf(named(one, 'Eine'), named(other, 'Andere'))).toEqual(['name']);
  });

  test('by their company as it sounds', () => {
    const [one, other] = [
      account('A', 'B', 'Metzgerei Meier', 'a@gmx.de'),
      account('D', 'E', 'Metzgerei Maier & Söhne', 'd@gmx.de'),
    ];
    expect(similarityOf(one, other)).toEqual(['company']);
  });

  test('but not by short words that are near', () => {
    expect(similarityOf(account('Al', 'Li', 'Ara', 'a@a.example'), account('Al', 'Lo', 'Aro', 'b@b.example'))).toEqual([]);
  });
});

test('all ways to write a name are folded to one', () => {
  expect(new Set(['Größmann', 'Groessmann', 'GROSSMANN', ' Grossmann '].map(fold)).size).toBe(1);
  expect(fold('Łukasz Żółć-Nowak')).toBe('łukasz zołc nowak');
});
