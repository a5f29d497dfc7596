import { loginAnswer } from '@vitrine/contract/auth.ts';

interface LogIn {
  /** The demo's sales account unless another is named. */
  email?: string;
  /** Says, for example, where the call comes from. */
  headers?: Record<string, string>;
}

/** Logs an account of the demo in and answers the access token. */
export async function logIn(url: string, { email = 'vertrieb@vitrine.example', headers = {} }: LogIn = {}): Promise<string> {
  const response = await fetch(`${url}/api/v1/auth/login`, {
    method: 'POST',
    headers: { 'X-Site-Language': 'de', ...headers },
    body: new URLSearchParams({
      'credentials[username]': email,
      'credentials[password]': 'vitrine-demo-2026',
    }),
  });
  if (!response.ok) throw new Error(`log-in answered ${response.status}`);
  return loginAnswer.parse(await response.json()).data.attributes.token;
}
