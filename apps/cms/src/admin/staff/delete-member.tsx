'use client';
import { Button, toast } from '@payloadcms/ui';
import { useRouter } from 'next/navigation.js';
import { useState } from 'react';
import { OwnPasswordDialog } from './own-password-dialog.tsx';
import styles from './staff.module.css';
import { STAFF_WORDS, type StaffLanguage } from './words.ts';

/** For administrators: deletes a colleague, in the place of Payload's own button, which asks for no password. */
export function DeleteMember({ staffId, name, language }: { staffId: string; name: string; language: StaffLanguage }) {
  const words = STAFF_WORDS[language];
  const text = words.remove;
  const [asking, setAsking] = useState(false);
  const router = useRouter();
  return (
    <section className={styles.panel} aria-labelledby="delete-member">
      <h2 id="delete-member" className={styles.heading}>
        {text.heading}
      </h2>
      <p>{text.hint}</p>
      <Button buttonStyle="secondary" size="medium" margin={false} onClick={() => setAsking(true)}>
        {text.open}
      </Button>
      {asking && (
        <OwnPasswordDialog
          path={`/${staffId}/delete`}
          text={{ ...text, title: text.title(name) }}
          isDangerous
          words={words}
          onClose={() => setAsking(false)}
          onDone={() => {
            toast.success(text.done(name));
            router.replace('/admin/collections/staff');
          }}
        />
      )}
    </section>
  );
}
