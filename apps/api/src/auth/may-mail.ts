import type { FastifyRequest } from 'fastify';
import type { ApiContext } from '../context.ts';

/** Whether a mail that the caller asks for may go to a mailbox now; counts it. The work is the same for every address. */
export async function mayMail(
  { trustedNetworks, throttle }: ApiContext,
  kind: 'registration' | 'password-reset',
  { mailbox, ip }: { mailbox: string } & Pick<FastifyRequest, 'ip'>,
): Promise<boolean> {
  const isTrustedNetwork = await trustedNetworks.knows(mailbox, ip);
  return throttle.mayMail({ mailbox, kind, address: ip, isTrustedNetwork });
}
