import { type FormEvent, useCallback, useEffect, useId, useRef, useState } from 'react';
import { type DefaultValues, type FieldPath, type FieldValues, type UseFormSubscribe, useForm } from 'react-hook-form';
import type * as z from 'zod/mini';
import { ApiFailure } from '../api/failure.ts';
import { type FieldErrors, serverErrors } from './check-fields.ts';
import { focusControl } from './form-alert.tsx';
import { type FormTrouble, formTrouble, isWaiting } from './form-trouble.ts';
import { messagesOf, refusal, requestResolver } from './request-resolver.ts';
import { useFieldSentence } from './use-field-sentence.ts';

interface Options<V extends FieldValues, F extends FieldPath<V>> {
  initial: DefaultValues<V>;
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
 * A form that sends a request, by react-hook-form. A refused field keeps its errors until it is edited; the first of them gets the
 * focus; while an answer is awaited, and while the server wants no more tries, nothing is sent again.
 */
export function useRequestForm<V extends FieldValues, F extends FieldPath<V>>(options: Options<V, F>) {
  const { fields, schema, payload = (values: V) => values, send, onChange, onFailure } = options;
  const prefix = useId();
  const sentenceOf = useFieldSentence();
  const [trouble, setTrouble] = useState<FormTrouble | null>(null);
  const sending = useRef(false);
  const form = useForm<V>({
    defaultValues: options.initial,
    resolver: requestResolver(schema, fields, payload),
    reValidateMode: 'onSubmit',
    shouldFocusError: false,
  });
  const { formState } = form;
  const { isSubmitting, submitCount } = formState;
  const idOf = (field: F) => `${prefix}${field}`;
  const refused = fields.filter((field) => form.getFieldState(field, formState).invalid);
  const first = refused[0] && idOf(refused[0]);

  // Only a refusal moves the focus, not the edit that changes which field is the first.
  useEffect(() => {
    if (submitCount > 0 && first) focusControl(first);
  }, [submitCount]);

  const edited = (values: V, field: F | undefined) => {
    if (field) form.clearErrors(field);
    // Nothing that is edited makes a wait shorter.
    setTrouble((before) => (isWaiting(before) ? before : null));
    onChange?.(values);
  };
  useEdits(form.subscribe, (values, name) =>
    edited(
      values,
      fields.find((field) => field === name),
    ),
  );

  const work = async (values: V) => {
    try {
      await send(values);
    } catch (error) {
      if (onFailure?.(error)) return;
      const byField: FieldErrors<F> = error instanceof ApiFailure ? serverErrors(error.errors, fields) : {};
      const found = fields.flatMap((field) => (byField[field] ? [{ field, messages: byField[field] }] : []));
      for (const { field, messages } of found) form.setError(field, refusal(messages));
      if (found.length === 0) setTrouble(formTrouble(error));
    }
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    // A second press comes before the button shows that it is busy.
    if (sending.current) return;
    // As a new one it gets the focus: it says how long.
    if (trouble && isWaiting(trouble)) return setTrouble({ ...trouble });
    setTrouble(null);
    sending.current = true;
    void form
      .handleSubmit(work)(event)
      .finally(() => {
        sending.current = false;
      });
  };
  /** Begins anew with these values. */
  const reset = (next: DefaultValues<V>) => {
    form.reset(next as V);
    setTrouble(null);
  };
  const waited = useCallback(() => setTrouble({ kind: 'waited' }), []);
  return {
    control: form.control,
    reset,
    /** What a control of a field needs: its registration, its id, and the sentences that it was refused with. */
    field: (name: F) => ({ ...form.register(name), id: idOf(name), error: errorOf(name) }),
    errorOf,
    refused,
    trouble,
    waiting: isWaiting(trouble),
    waited,
    busy: isSubmitting,
    submit,
    idOf,
  };

  function errorOf(name: F): readonly string[] | undefined {
    const messages = messagesOf(form.getFieldState(name, formState).error);
    return messages.length > 0 ? messages.map(sentenceOf) : undefined;
  }
}

/** Tells of each edit of a person: the values then, and the field. */
function useEdits<V extends FieldValues>(subscribe: UseFormSubscribe<V>, tell: (values: V, name: string) => void): void {
  const latest = useRef(tell);
  latest.current = tell;
  useEffect(
    () =>
      subscribe({
        formState: { values: true },
        // Without a name the form itself was filled anew.
        callback: ({ values, name }) => void (name && latest.current(values, name)),
      }),
    [subscribe],
  );
}
