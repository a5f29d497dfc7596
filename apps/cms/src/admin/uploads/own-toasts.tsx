'use client';
import { toast } from '@payloadcms/ui';
import { type ReactNode, useEffect } from 'react';
import { useLanguages } from '../use-languages.ts';
import { inOurWords } from './ended-uploads.ts';

/** Around every page of the admin: what Payload says in English only is said in the language of the admin. */
export function OwnToasts({ children }: { children: ReactNode }) {
  const { admin } = useLanguages();
  useEffect(() => {
    const { success, error } = toast;
    toast.success = (message, data) => success(inOurWords(message, admin), data);
    toast.error = (message, data) => error(inOurWords(message, admin), data);
    return () => {
      Object.assign(toast, { success, error });
    };
  }, [admin]);
  return children;
}
