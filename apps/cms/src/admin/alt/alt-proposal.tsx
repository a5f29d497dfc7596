'use client';
import { useField, useFormFields } from '@payloadcms/ui';
import type { AdminText } from '@vitrine/content-model/languages.ts';
import { useEffect, useRef } from 'react';
import { useLanguages } from '../use-languages.ts';
import { wordsOfFile } from './words-of-file.ts';

const HINT: AdminText = {
  de: 'Der Anfang kommt aus dem Dateinamen. Bitte schreiben Sie daraus einen Satz.',
  en: 'The beginning is from the file name. Please make a sentence of it.',
};

/** Begins the description of a picture with what the name of its file says, in both languages, where nothing is written yet. */
export function AltProposal() {
  const file = useFormFields(([fields]) => fields.file?.value);
  const german = useField<string>({ path: 'alt.de' });
  const english = useField<string>({ path: 'alt.en' });
  const { admin } = useLanguages();
  const proposed = useRef<unknown>(null);
  const name = file instanceof File ? file.name : null;

  useEffect(() => {
    if (name === null || proposed.current === name) return;
    proposed.current = name;
    const words = wordsOfFile(name);
    if (!words) return;
    if (!german.value) german.setValue(words.de);
    if (!english.value) english.setValue(words.en);
  }, [name, german, english]);

  if (name === null || !proposed.current) return null;
  return <p className="field-description">{HINT[admin]}</p>;
}
