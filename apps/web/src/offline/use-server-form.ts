import type { MainProcess, ServerAnswer } from '@vitrine/platform/main-process/types.ts';
import type { FormEvent } from 'react';
import { useForm } from 'react-hook-form';
import { namesProtocol, serverOf } from './server-of.ts';

/** Why an address was not taken. `disk`: this computer could not write; `notSecure`: it may lack a `http://`. */
export type ServerFault = 'empty' | 'invalid' | 'same' | 'disk' | 'notSecure' | Exclude<ServerAnswer, 'ours'>;
const FAULTS: readonly ServerFault[] = ['empty', 'invalid', 'same', 'disk', 'notSecure', 'foreign', 'unreachable'];

/**
 * A form that asks for the address of a server, and starts the app anew with one that is ours; `leave` removes what belongs to the server
 * before. What was typed stays, and the fault until it is edited.
 */
export function useServerForm(
  main: Pick<MainProcess, 'server' | 'checkServer' | 'changeServer'>,
  leave: () => Promise<void> = async () => undefined,
) {
  const { register, handleSubmit, setError, clearErrors, formState } = useForm({
    defaultValues: { server: '' },
    reValidateMode: 'onSubmit',
  });
  const { errors, isSubmitting } = formState;
  async function take(typed: string): Promise<ServerFault | null> {
    const server = serverOf(typed);
    if (server === null) return typed.trim() ? 'invalid' : 'empty';
    if (server === main.server()) return 'same';
    const answer = await main.checkServer(server).catch((): ServerAnswer => 'unreachable');
    const isAdded = server.startsWith('https:') && !namesProtocol(typed);
    if (answer === 'unreachable' && isAdded) return 'notSecure';
    if (answer !== 'ours') return answer;
    try {
      await leave();
      await main.changeServer(server);
      return null;
    } catch {
      // The server has answered: what fails from here on is the disk of this computer.
      return 'disk';
    }
  }
  const submit = handleSubmit(async ({ server: typed }) => {
    const fault = await take(typed);
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
