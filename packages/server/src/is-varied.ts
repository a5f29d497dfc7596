import { deflateRawSync } from 'node:zlib';

/** 32 random digits or letters have more of each, but for one in many millions. */
const SECRET = {
  letters: 6,
  steps: 6,
  /** What repeats itself becomes short: four times the ten digits 14 bytes, 32 random hexadecimal digits 26 and more. */
  bytes: 20,
};
/** The same of 16 of them: 16 random digits have 12 bytes and more, one word of six letters three times 10. */
const TOKEN = { letters: 3, steps: 3, bytes: 11 };

function hasAtLeast(text: string, { letters, steps, bytes }: typeof SECRET): boolean {
  const codes = Array.from(text, (letter) => letter.codePointAt(0) ?? 0);
  const apart = codes.slice(1).map((code, index) => code - (codes[index] ?? 0));
  return new Set(codes).size >= letters && new Set(apart).size >= steps && deflateRawSync(text).length >= bytes;
}

/** Whether a secret may have been made at random: not one letter again and again, one word repeated, or a row of the alphabet. */
export const isVaried = (secret: string): boolean => hasAtLeast(secret, SECRET);

/** The same of a token, which may be as short as 16 letters. */
export const isVariedToken = (token: string): boolean => hasAtLeast(token, TOKEN);
