'use client';
import { Link } from '@payloadcms/ui';
import { STAFF_WORDS, type StaffLanguage } from './words.ts';

export function ToLogIn({ language }: { language: StaffLanguage }) {
  return (
    <Link href="/admin/login" prefetch={false}>
      {STAFF_WORDS[language].toLogIn}
    </Link>
  );
}
