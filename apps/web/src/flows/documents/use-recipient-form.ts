import { zodResolver } from '@hookform/resolvers/zod';
import { useNavigate } from '@tanstack/react-router';
import type { Receiver } from '@vitrine/contract/documents.ts';
import { ROUTES } from '@vitrine/contract/routes.ts';
import { useEffect, useState } from 'react';
import { type SubmitHandler, useForm } from 'react-hook-form';
import { type FieldMessage, fieldMessage } from '../../forms/field-message.ts';
import { documentsStore, setReceiver } from '../../stores/documents.ts';
import type { RecentRecipient } from '../../stores/documents-state.ts';
import { useUser } from '../../stores/objects.ts';
import { type FormField, fieldErrors } from './field-errors.ts';
import { receiverSchema } from './receiver-schema.ts';
import { sendDraft } from './sender.ts';

/** Fields in the order of the form. */
const FIELDS = ['gender', 'firstName', 'lastName', 'company', 'email', 'message'] as const satisfies (keyof Receiver)[];

/**
 * The recipient form: what is typed is stored at once, so that it outlives errors, reloads and the way back; a refused
 * field keeps its error until it is edited; the form goes on once the document is on its way.
 */
export function useRecipientForm() {
  const navigate = useNavigate();
  const userId = useUser()?.id;
  /** Whether the last press of "send" was refused, and whether fields were named. */
  const [refused, setRefused] = useState<'no' | 'fields' | 'server'>('no');
  const [pagesError, setPagesError] = useState<FieldMessage | null>(null);
  const form = useForm<Receiver>({
    resolver: zodResolver(receiverSchema),
    defaultValues: documentsStore.getState().receiver,
    reValidateMode: 'onSubmit',
  });
  const { errors, isSubmitting } = form.formState;

  const { subscribe, clearErrors } = form;
  useEffect(
    () =>
      subscribe({
        formState: { values: true },
        callback: ({ values, name }) => {
          setReceiver(values);
          const edited = FIELDS.find((field) => field === name);
          if (edited) clearErrors(edited);
        },
      }),
    [subscribe, clearErrors],
  );

  const send: SubmitHandler<Receiver> = async (receiver) => {
    setRefused('no');
    setPagesError(null);
    if (documentsStore.getState().documents.length === 0) {
      setPagesError({ code: 'fieldCannotBeEmpty' });
      setRefused('fields');
      return;
    }
    if (!userId) return;
    const serverErrors = await sendDraft(receiver, userId);
    if (!serverErrors) {
      await navigate({ to: ROUTES['document-processing'].path });
      return;
    }
    const { pages, ...byField } = fieldErrors(serverErrors);
    for (const field of FIELDS) {
      const message = byField[field];
      if (message) form.setError(field, { message: 'code' in message ? message.code : message.sentence });
    }
    setPagesError(pages ?? null);
    const first = FIELDS.find((field) => byField[field]);
    setRefused(first || pages ? 'fields' : 'server');
    if (first) form.setFocus(first);
  };

  const messageOf = (field: keyof Receiver): FieldMessage | undefined => {
    const message = errors[field]?.message;
    return errors[field] && fieldMessage(message, message);
  };
  const refusedFields: FormField[] = [...FIELDS.filter((field) => errors[field]), ...(pagesError ? (['pages'] as const) : [])];

  return {
    form,
    isSubmitting,
    submit: form.handleSubmit(send, () => setRefused('fields')),
    messageOf,
    /** The alert shows after a refusal until the next try: it names what is still wrong. */
    alertFields: refused === 'no' ? null : refusedFields,
    /** Every field that was refused has been edited since. */
    isMended: refused === 'fields' && refusedFields.length === 0,
    pagesError,
    fill: (recipient: RecentRecipient) => {
      const next = { ...recipient, message: form.getValues('message') };
      form.reset(next);
      setReceiver(next);
      setRefused('no');
    },
  };
}
