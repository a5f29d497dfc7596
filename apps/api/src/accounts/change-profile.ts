import { updateProfile } from '@vitrine/accounts/customers/account-repository.ts';
import { giveConsent, keepConsentText, withdrawConsent } from '@vitrine/accounts/customers/consent-repository.ts';
import { type ProfileChange, profileChange } from '@vitrine/contract/my-data.ts';
import type { Language } from '@vitrine/contract/sites.ts';
import { user } from '@vitrine/contract/users.ts';
import { writeAudit } from '@vitrine/server/audit.ts';
import { type Queryable, transaction } from '@vitrine/server/database.ts';
import { requireAccess } from '../auth/require-access.ts';
import type { ApiContext, App } from '../context.ts';
import { callerAddress } from '../http/caller-address.ts';
import { BEARER, BODY_PROBLEMS, callHeaders, problems, resourceAnswer } from '../http/schema.ts';
import { requireSite } from '../http/site-language.ts';
import { newsletterOf } from './consent-texts.ts';
import { holdAccount, ownAccount } from './own-account.ts';
import { presentDocument } from './present-user.ts';

/** Consent to the newsletter, or its withdrawal, from an address; the person is logged in, so it is confirmed at once. */
async function changeNewsletter(db: Queryable, accountId: string, wanted: boolean, site: Language, address: string) {
  if (!wanted) return void (await withdrawConsent(db, accountId, 'newsletter', address));
  const text = newsletterOf(site);
  await keepConsentText(db, text);
  const given = { givenAt: new Date(), givenAddress: address, confirmedAddress: address };
  await giveConsent(db, { accountId, purpose: 'newsletter', version: text.version, ...given });
}

/** `PATCH user/current`: what a person changes without staff. Only the fields of the contract: kind, state or address never. */
export function changeProfile(app: App, { access, pool }: ApiContext) {
  async function store(accountId: string, change: ProfileChange, site: Language, address: string) {
    const { newsletter, ...profile } = change;
    const names = Object.keys(change).sort();
    if (names.length === 0) return;
    const self = { kind: 'account', id: accountId } as const;
    await transaction(pool, async (db) => {
      await holdAccount(db, accountId, 'update');
      await updateProfile(db, accountId, profile);
      if (newsletter !== undefined) await changeNewsletter(db, accountId, newsletter, site, address);
      await writeAudit(db, { actor: self, action: 'profile-changed', subject: self, details: { fields: names.join(' ') } });
    });
  }

  app.patch(
    '/user/current',
    {
      schema: {
        tags: ['accounts'],
        summary: 'Change my data',
        description: 'Fields that are left out stay. `newsletter` true gives consent, with proof; false withdraws it.',
        headers: callHeaders,
        security: BEARER,
        body: profileChange,
        response: { 200: resourceAnswer('The account.', user, { many: false }), ...problems(401, ...BODY_PROBLEMS) },
      },
      onRequest: requireAccess(access, 'user'),
    },
    async (request) => {
      const { id } = await ownAccount(pool, request);
      await store(id, request.body, requireSite(request), callerAddress(request));
      return presentDocument(await ownAccount(pool, request));
    },
  );
}
