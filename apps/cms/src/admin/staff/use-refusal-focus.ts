'use client';
import { type RefObject, useEffect } from 'react';

/**
 * Gives the first field that was refused the focus, or the first one where none is to blame: the button that was pressed is out
 * of work while an answer is awaited, and has lost it.
 */
export function useRefusalFocus(form: RefObject<HTMLFormElement | null>, problem: string | null): void {
  useEffect(() => {
    if (problem === null) return;
    const fields = [...(form.current?.querySelectorAll('input') ?? [])];
    (fields.find((field) => field.ariaInvalid === 'true') ?? fields[0])?.focus();
  }, [form, problem]);
}
