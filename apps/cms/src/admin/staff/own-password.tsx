'use client';
import { Field } from './field.tsx';
import type { StaffWords } from './words.ts';

interface OwnPasswordProps {
  value: string;
  isWrong: boolean;
  words: StaffWords;
  onValue: (value: string) => void;
}

/** The password of who is logged in, asked for before something that protects an account is changed. */
export const OwnPassword = ({ words, ...input }: OwnPasswordProps) => (
  <Field label={words.security.password} type="password" autoComplete="current-password" required {...input} />
);
