'use client';
import { useField, useForm, useFormFields, useTranslation } from '@payloadcms/ui';
import { FRAMES_MIN } from '@vitrine/content-model/collections/frames-min.ts';
import { message } from '@vitrine/content-model/messages.ts';
import { useId, useState } from 'react';
import { useLanguages } from '../use-languages.ts';
import styles from './turntable-drop.module.css';
import { RefusedFile, uploadTurntable } from './upload-turntable.ts';
import { TURNTABLE_WORDS } from './words.ts';

const PATH = 'threeDRenderings';
const asIds = (value: unknown): string[] => (Array.isArray(value) ? value.filter((id) => typeof id === 'string') : []);

/** Below the turntables of a product: one made from its frames in one go. */
export function TurntableDrop() {
  const { admin } = useLanguages();
  const { i18n } = useTranslation();
  const words = TURNTABLE_WORDS[admin];
  const field = useId();
  const { setValue } = useField<unknown>({ path: PATH });
  const { getField } = useForm();
  const typeName = useFormFields(([fields]) => fields.productTypeName?.value);
  const [said, setSaid] = useState<{ text: string; kind: 'busy' | 'done' | 'error' } | null>(null);
  const isBusy = said?.kind === 'busy';

  const make = async (list: FileList | null) => {
    const files = [...(list ?? [])];
    if (isBusy || files.length === 0) return;
    if (files.length < FRAMES_MIN) return setSaid({ text: message({ i18n }, 'framesTooFew'), kind: 'error' });
    const onProgress = (done: number) => setSaid({ text: words.progress(done, files.length), kind: 'busy' });
    onProgress(0);
    try {
      const machine = typeof typeName === 'string' ? typeName : '';
      // What the form has by then: the upload takes a while, and the editor goes on.
      const onMade = (id: string) => setValue([...asIds(getField(PATH)?.value), id]);
      await uploadTurntable({ files, machine, language: admin, onProgress, onMade });
      setSaid({ text: words.made, kind: 'done' });
    } catch (error) {
      const text = error instanceof RefusedFile ? words.failed(error.file, error.message) : String(error);
      setSaid({ text, kind: 'error' });
    }
  };

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: dropping is one way more; the field inside is the other
    <div
      className={styles.drop}
      onDragOver={(event) => event.preventDefault()}
      onDrop={(event) => {
        event.preventDefault();
        void make(event.dataTransfer.files);
      }}
    >
      <label htmlFor={field} className={styles.label}>
        {words.choose}
      </label>
      <input
        id={field}
        className={styles.input}
        type="file"
        accept="image/*"
        multiple
        disabled={isBusy}
        onChange={(event) => {
          void make(event.target.files);
          // So that the same files can be chosen again after a failure.
          event.target.value = '';
        }}
      />
      <p className={styles.help}>{words.help}</p>
      <p className={said?.kind === 'error' ? styles.error : styles.said} role="status">
        {said?.text}
      </p>
    </div>
  );
}
