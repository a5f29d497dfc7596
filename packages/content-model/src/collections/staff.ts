import { lockMember, lockMembers } from '@vitrine/accounts/sessions/staff-sessions.ts';
import type { CollectionConfig } from 'payload';
import { ROLES } from '../access/has-role.ts';
import { isAdministrator } from '../access/is-administrator.ts';
import { isAdministratorOrSelf } from '../access/is-administrator-or-self.ts';
import { isStaff } from '../access/is-staff.ts';
import { logRefusal } from '../access/log-refusal.ts';
import { nobody } from '../access/nobody.ts';
import type { ContentEnvironment } from '../environment.ts';
import { shownField } from '../fields/shown-field.ts';
import { holdRows } from '../hooks/hold-rows.ts';
import { keepOneAdministrator } from '../hooks/keep-one-administrator.ts';
import { checkStaffPassword, forgetStaff, hashStaffPassword, recordStaffChange } from '../hooks/record-staff-change.ts';
import { verifyCurrentPassword } from '../hooks/verify-current-password.ts';
import { guardLogIn, lockAtLogOut } from '../staff-login/guard-log-in.ts';
import { logInEndpoints } from '../staff-login/log-in-endpoints.ts';
import { renewSession } from '../staff-login/renew-session.ts';
import { securityEndpoints } from '../staff-login/security-endpoints.ts';
import { currentPassword } from './current-password.ts';
import { GROUP_PEOPLE } from './groups.ts';

const ROLE_LABEL = {
  administrator: { de: 'Administrator: alles', en: 'Administrator: everything' },
  editor: { de: 'Redaktion: Inhalte und Medien', en: 'Editor: content and media' },
  approver: { de: 'Freigabe: Kundenkonten', en: 'Approver: customer accounts' },
};

/** Who works in the admin. The first one comes from the demo or from create-administrator.ts, never from a visitor. */
export const staff = (environment: ContentEnvironment): CollectionConfig => ({
  slug: 'staff',
  disableDuplicate: true,
  labels: { singular: { de: 'Mitarbeiter', en: 'Member of staff' }, plural: { de: 'Mitarbeiter', en: 'Staff' } },
  auth: {
    // Tries are counted by staff-throttle.ts.
    maxLoginAttempts: 0,
    tokenExpiration: 8 * 3600,
    useSessions: true,
    removeTokenFromResponses: true,
    cookies: { sameSite: 'Strict', secure: environment.publicUrl.startsWith('https:') },
  },
  access: {
    admin: isStaff,
    read: isAdministratorOrSelf,
    create: isAdministrator,
    update: isAdministratorOrSelf,
    // Only with the own password: delete-member.ts.
    delete: nobody,
    unlock: nobody,
  },
  admin: { group: GROUP_PEOPLE, useAsTitle: 'name', defaultColumns: ['name', 'email', 'roles', 'updatedAt'] },
  endpoints: [
    ...logInEndpoints(environment),
    ...securityEndpoints(environment),
    {
      // Goes before Payload's own: it would make an administrator of the first visitor.
      path: '/first-register',
      method: 'post',
      handler: (req) => {
        logRefusal(req);
        return Response.json({ errors: [{ message: 'Forbidden' }] }, { status: 403 });
      },
    },
  ],
  hooks: {
    beforeOperation: [guardLogIn, holdRows((db, id) => (id === null ? lockMembers(db) : lockMember(db, id)))],
    beforeChange: [keepOneAdministrator.onChange, checkStaffPassword, verifyCurrentPassword, hashStaffPassword],
    afterChange: [recordStaffChange(environment)],
    beforeDelete: [keepOneAdministrator.onDelete],
    afterDelete: [forgetStaff],
    afterLogout: [lockAtLogOut],
    refresh: [renewSession],
  },
  fields: [
    currentPassword,
    { name: 'name', type: 'text', required: true, maxLength: 120, label: { de: 'Name', en: 'Name' } },
    {
      name: 'roles',
      type: 'select',
      hasMany: true,
      required: true,
      saveToJWT: true,
      defaultValue: ['editor'],
      label: { de: 'Rollen', en: 'Roles' },
      options: ROLES.map((value) => ({ value, label: ROLE_LABEL[value] })),
      access: { create: isAdministrator, update: isAdministrator },
    },
    shownField('security', { de: 'Sicherheit', en: 'Security' }, '/admin/staff/security-field.tsx#SecurityField'),
  ],
});
