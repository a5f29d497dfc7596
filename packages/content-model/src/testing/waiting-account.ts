import type { TestContent } from './open-test-content.ts';

interface Given {
  firstname: string;
  lastname: string;
  company: string;
  email: string;
  language: 'de' | 'en';
  newsletter: boolean;
  /** When the address was confirmed; half an hour after it was registered. */
  confirmedAt: Date;
  state: 'pending' | 'active' | 'declined' | 'blocked';
}
let made = 0;

/** An account that was registered and confirmed, as the API leaves it behind. Answers its id. */
export async function waitingAccount({ payload, pool }: TestContent, given: Partial<Given> = {}): Promise<string> {
  made += 1;
  const { confirmedAt = new Date(), newsletter = false, ...data } = given;
  const { id } = await payload.create({
    collection: 'accounts',
    data: {
      gender: 'f',
      firstname: `Vorname${made}`,
      lastname: `Nachname${made}`,
      company: `${made}. Werk`,
      email: `person${made}@werk${made}.example`,
      language: 'de',
      kind: 'customer',
      state: 'pending',
      ...data,
    },
  });
  const registeredAt = new Date(confirmedAt.getTime() - 30 * 60_000);
  await pool.query("insert into vitrine.consent_text (version, language, text) values ('v1', 'de', '{}') on conflict do nothing");
  for (const purpose of newsletter ? ['terms', 'newsletter'] : ['terms']) {
    await pool.query(
      `insert into vitrine.consent (account_id, purpose, text_version, given_at, confirmed_at) values ($1, $2, 'v1', $3, $4)`,
      [id, purpose, registeredAt, confirmedAt],
    );
  }
  return id;
}
