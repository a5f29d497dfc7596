import { expect, test } from 'vitest';
import { environmentForProcess } from './environment-for-process.ts';

test('a program that is not ours gets no secret, and all else', () => {
  const settings = { PATH: '/usr/bin', HOME: '/root', PORT: '4000' };
  const secrets = {
    VITRINE_SECRET: 'x',
    VITRINE_SECRET_PREVIOUS: 'x',
    DATABASE_URL: 'x',
    SMTP_URL: 'x',
    METRICS_TOKEN: 'x',
    CMS_TOKEN: 'x',
    VITRINE_ADMINISTRATOR_PASSWORD: 'x',
  };
  expect(environmentForProcess({ ...settings, ...secrets, EMPTY: undefined })).toEqual(settings);
});
