import type { ServerAnswer } from '@vitrine/platform/main-process/types.ts';
import type { FormEvent } from 'react';
import { useForm } from 'react-hook-form';
import { serverOf } from './server-of.ts';

/** Why an address was not taken. `disk`: this computer could not write. */
export type ServerFault = 'empty' | 'invalid' | 'same' | 'disk' | Exclude<ServerAnswer, 'ours'>;
const FAULTS: readonly ServerFault[] = ['empty', 'invalid', 'same', 'disk', 'foreign', 'unreachable'];

/**
 * A form that asks for the address of a server. `take` uses it, or answers why not; what it throws counts as no connection. What was
 * typed stays, and the fault until it is edited.
 */
export function useServerForm(take: (server: string) => Promise<ServerFault | null>) {
  const { register, handleSubmit, setError, clearErrors, formState } = useForm({
    defaultValues: { server: '' },
    reValidateMode: 'onSubmit',
  });
  const { errors, isSubmitting } = formState;
  const submit = handleSubmit(async ({ server: typed }) => {
    const server = serverOf(typed);
    const check = async () => (server === null ? (typed.trim() ? 'invalid' : 'empty') : await take(server));
    const fault = await check().catch((): ServerFault => 'unreachable');
    if (fault) setError('server', { message: fault }, { shouldFocus: true });
  });
  return {
    /** For the field of the address. */
    field: {
      ...register('server', { onChange: () => clearErrors('server') }),
      type: 'url',
      inputMode: 'url',
      autoCapitalize: 'none',
      autoComplete: 'url',
      spellCheck: false,
      required: true,
    } as const,
    fault: FAULTS.find((fault) => fault === errors.server?.message),
    busy: isSubmitting,
    submit: (event: FormEvent) => {
      event.preventDefault();
      if (!isSubmitting) void submit(event);
    },
  };
}
