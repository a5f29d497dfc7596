import { type FormEvent, useCallback, useEffect, useId, useRef, useState } from 'react';
import type * as z from 'zod/mini';
import { ApiFailure } from '../api/failure.ts';
import { checkFields, type FieldErrors, serverErrors } from './check-fields.ts';
import { focusControl } from './form-alert.tsx';
import { type FormTrouble, formTrouble, isWaiting } from './form-trouble.ts';

interface Options<V extends object, F extends keyof V & string> {
  initial: V;
  /** Fields in the order of the form. */
  fields: readonly F[];
  /** The schema of the call: what it refuses, the form refuses. */
  schema: z.ZodMiniType;
  /** What of the values the schema looks at; all of them unless said otherwise. */
  payload?: (values: V) => object;
  /** Sends what was accepted; throws ApiFailure. */
  send: (values: V) => Promise<void>;
  /** Tells of every change, to keep what is typed. */
  onChange?: (values: V) => void;
  /** Takes a failure that is told elsewhere than above the form; answers whether it has. */
  onFailure?: (failure: unknown) => boolean;
}

/**
 * State of a form about an account: what is typed, what was refused and why. A refused field keeps its errors until it is
 * edited; the first of them gets the focus; while an answer is awaited, and while the server wants no more tries,
 * nothing is sent again.
 */
export function useForm<V extends Readonly<Record<F, unknown>>, F extends keyof V & string>(options: Options<V, F>) {
  const { fields, schema } = options;
  const prefix = useId();
  const [values, setValues] = useState(options.initial);
  /** A password manager fills in several fields before anything is drawn anew. */
  const latest = useRef(values);
  const [errors, setErrors] = useState<FieldErrors<F>>({});
  const [trouble, setTrouble] = useState<FormTrouble | null>(null);
  /** Counts refusals: each one moves the focus. */
  const [refusals, setRefusals] = useState(0);
  const [busy, setBusy] = useState(false);
  const sending = useRef(false);
  const idOf = (field: F) => `${prefix}${field}`;
  const refused = fields.filter((field) => errors[field]);
  const first = refused[0] && idOf(refused[0]);

  // Only a refusal moves the focus, not the edit that changes which field is the first.
  useEffect(() => {
    if (refusals > 0 && first) focusControl(first);
  }, [refusals]);

  const refuse = (found: FieldErrors<F>) => {
    setErrors(found);
    setRefusals((count) => count + 1);
  };
  const set = <K extends F>(field: K, value: V[K]) => {
    const next = { ...latest.current, [field]: value };
    latest.current = next;
    setValues(next);
    setErrors((before) => ({ ...before, [field]: undefined }));
    // Nothing that is edited makes a wait shorter.
    setTrouble((before) => (isWaiting(before) ? before : null));
    options.onChange?.(next);
  };
  /** Begins anew, for a form that stays after it was taken. */
  const reset = (next: V) => {
    latest.current = next;
    setValues(next);
    setErrors({});
    setTrouble(null);
  };
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    // A second press comes before the button shows that it is busy.
    if (sending.current) return;
    // As a new one it gets the focus: it says how long.
    if (trouble && isWaiting(trouble)) return setTrouble({ ...trouble });
    setTrouble(null);
    const given = latest.current;
    const found = checkFields<F>(schema, options.payload?.(given) ?? given, fields);
    if (Object.keys(found).length > 0) return refuse(found);
    setErrors({});
    sending.current = true;
    setBusy(true);
    try {
      await options.send(given);
    } catch (error) {
      if (options.onFailure?.(error)) return;
      const byField = error instanceof ApiFailure ? serverErrors(error.errors, fields) : {};
      if (Object.keys(byField).length > 0) refuse(byField);
      else setTrouble(formTrouble(error));
    } finally {
      sending.current = false;
      setBusy(false);
    }
  };
  const waited = useCallback(() => setTrouble({ kind: 'waited' }), []);
  const waiting = isWaiting(trouble);
  return {
    values,
    set,
    reset,
    errors,
    refused,
    trouble,
    waiting,
    waited,
    busy,
    submit: (event: FormEvent) => void submit(event),
    idOf,
  };
}
