import { loginAnswer } from '@vitrine/contract/auth.ts';

/** Logs the demo's sales account in and answers the access token; `headers`: say, where from. */
export async function logIn(url: string, headers: Record<string, string> = {}): Promise<string> {
  const response = await fetch(`${url}/api/v1/auth/login`, {
    method: 'POST',
    headers: { 'X-Site-Language': 'de', ...headers },
    body: new URLSearchParams({
      'credentials[username]': 'vertrieb@vitrine.example',
      'credentials[password]': 'vitrine-demo-2026',
    }),
  });
  if (!response.ok) throw new Error(`log-in answered ${response.status}`);
  return loginAnswer.parse(await response.json()).data.attributes.token;
}
