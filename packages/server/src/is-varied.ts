import { deflateRawSync } from 'node:zlib';

/** 32 random digits or letters have more of each, but for one in many millions. */
const LETTERS_MIN = 6;
const STEPS_MIN = 6;
/** What repeats itself becomes short: four times the ten digits 14 bytes, 32 random hexadecimal digits 26 and more. */
const BYTES_MIN = 20;

/** Whether a secret may have been made at random: not one letter again and again, one word repeated, or a row of the alphabet. */
export function isVaried(secret: string): boolean {
  const codes = Array.from(secret, (letter) => letter.codePointAt(0) ?? 0);
  const steps = codes.slice(1).map((code, index) => code - (codes[index] ?? 0));
  return new Set(codes).size >= LETTERS_MIN && new Set(steps).size >= STEPS_MIN && deflateRawSync(secret).length >= BYTES_MIN;
}
