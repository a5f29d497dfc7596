import { lockAccount } from '@vitrine/accounts/desk/decide.ts';
import { normalEmail } from '@vitrine/contract/account-email.ts';
import type { CollectionConfig } from 'payload';
import { isApprover } from '../access/is-approver.ts';
import { nobody } from '../access/nobody.ts';
import { deskEndpoints } from '../desk/endpoints.ts';
import { shownField } from '../fields/shown-field.ts';
import { guardAccountState, guardOpenForm } from '../hooks/account-state.ts';
import { hashAccountPassword } from '../hooks/hash-account-password.ts';
import { holdRows } from '../hooks/hold-rows.ts';
import { eraseDeletedAccount, recordAccountChange } from '../hooks/record-account-change.ts';
import { verifyCurrentPassword } from '../hooks/verify-current-password.ts';
import { validateAccountEmail } from './account-address.ts';
import { currentPassword } from './current-password.ts';
import { GROUP_PEOPLE } from './groups.ts';
import { validateNewPassword } from './new-password.ts';

/** Customers and sales staff, who log in to the app. The API reads the table itself; staff decide here. */
export const accounts: CollectionConfig = {
  slug: 'accounts',
  disableDuplicate: true,
  labels: { singular: { de: 'Konto', en: 'Account' }, plural: { de: 'Kunden & Vertrieb', en: 'Customers & sales' } },
  access: { read: isApprover, create: isApprover, update: isApprover, delete: isApprover },
  admin: {
    group: GROUP_PEOPLE,
    useAsTitle: 'email',
    defaultColumns: ['email', 'lastname', 'firstname', 'company', 'kind', 'state'],
    listSearchableFields: ['email', 'lastname', 'company'],
  },
  endpoints: deskEndpoints,
  hooks: {
    beforeOperation: [holdRows(async (db, id) => id !== null && lockAccount(db, id))],
    beforeChange: [guardOpenForm, guardAccountState, verifyCurrentPassword, hashAccountPassword],
    afterChange: [recordAccountChange],
    beforeDelete: [eraseDeletedAccount],
  },
  fields: [
    {
      type: 'row',
      fields: [
        {
          name: 'gender',
          type: 'select',
          required: true,
          label: { de: 'Anrede', en: 'Form of address' },
          options: [
            { value: 'f', label: { de: 'Frau', en: 'Ms' } },
            { value: 'm', label: { de: 'Herr', en: 'Mr' } },
          ],
          admin: { width: '20%' },
        },
        {
          name: 'firstname',
          type: 'text',
          required: true,
          maxLength: 100,
          label: { de: 'Vorname', en: 'First name' },
          admin: { width: '40%' },
        },
        {
          name: 'lastname',
          type: 'text',
          required: true,
          maxLength: 100,
          label: { de: 'Nachname', en: 'Last name' },
          admin: { width: '40%' },
        },
      ],
    },
    {
      type: 'row',
      fields: [
        {
          name: 'company',
          type: 'text',
          required: true,
          maxLength: 200,
          label: { de: 'Firma', en: 'Company' },
          admin: { width: '50%' },
        },
        { name: 'position', type: 'text', maxLength: 120, label: { de: 'Funktion', en: 'Position' }, admin: { width: '50%' } },
      ],
    },
    {
      type: 'row',
      fields: [
        {
          name: 'email',
          type: 'email',
          required: true,
          unique: true,
          label: { de: 'E-Mail', en: 'Email' },
          admin: { width: '50%', autoComplete: 'off' },
          hooks: { beforeValidate: [({ value }) => (typeof value === 'string' ? normalEmail(value) : value)] },
          validate: validateAccountEmail,
        },
        { name: 'phone', type: 'text', maxLength: 60, label: { de: 'Telefon', en: 'Phone' }, admin: { width: '50%' } },
      ],
    },
    {
      type: 'row',
      fields: [
        {
          name: 'country',
          type: 'relationship',
          relationTo: 'countries',
          label: { de: 'Land', en: 'Country' },
          admin: { width: '50%' },
        },
        {
          name: 'language',
          type: 'select',
          required: true,
          defaultValue: 'de',
          label: { de: 'Sprache der E-Mails', en: 'Language of mails' },
          options: [
            { value: 'de', label: { de: 'Deutsch', en: 'German' } },
            { value: 'en', label: { de: 'Englisch', en: 'English' } },
          ],
          admin: { width: '50%' },
        },
      ],
    },
    {
      name: 'password',
      type: 'text',
      virtual: true,
      label: { de: 'Neues Passwort', en: 'New password' },
      admin: {
        components: { Field: '/admin/fields/new-password.tsx#NewPassword' },
        description: {
          de: 'Leer lassen: Ein vorhandenes Passwort bleibt; ein neues Konto hat noch keines. 12 bis 128 Zeichen. Gespeichert wird nur sein Prüfwert; lesbar ist es danach nicht mehr.',
          en: 'Leave empty: an existing password stays; a new account has none yet. 12 to 128 characters. Only its hash is stored; it cannot be read again.',
        },
      },
      validate: validateNewPassword,
    },
    currentPassword,
    {
      name: 'passwordHash',
      type: 'text',
      hidden: true,
      access: { create: nobody, read: nobody, update: nobody },
      admin: { hidden: true, disableListColumn: true, disableListFilter: true },
    },
    {
      name: 'kind',
      type: 'select',
      required: true,
      defaultValue: 'customer',
      label: { de: 'Art', en: 'Kind' },
      options: [
        { value: 'customer', label: { de: 'Kunde', en: 'Customer' } },
        { value: 'sales', label: { de: 'Vertrieb', en: 'Sales' } },
      ],
      admin: { position: 'sidebar' },
    },
    {
      name: 'state',
      type: 'select',
      required: true,
      defaultValue: 'pending',
      label: { de: 'Zustand', en: 'State' },
      options: [
        { value: 'pending', label: { de: 'wartet auf Freigabe', en: 'waiting for approval' } },
        { value: 'active', label: { de: 'aktiv', en: 'active' } },
        { value: 'declined', label: { de: 'abgelehnt', en: 'declined' } },
        { value: 'blocked', label: { de: 'gesperrt', en: 'blocked' } },
      ],
      admin: {
        position: 'sidebar',
        readOnly: true,
        description: {
          de: 'Registrierungen geben Sie unter „Freigaben“ frei oder lehnen sie dort ab. Ein Konto, das Sie selbst anlegen, wartet, bis Sie es hier freigeben.',
          en: 'Registrations are approved or declined under “Approvals”. An account that you create yourself waits until you approve it here.',
        },
      },
    },
    shownField(
      'stateActions',
      { de: 'Zustand ändern', en: 'Change state' },
      '/admin/desk/account-state.tsx#AccountState',
      'sidebar',
    ),
    shownField('decisions', { de: 'Entscheidungen', en: 'Decisions' }, '/admin/desk/account-decisions.tsx#AccountDecisions'),
  ],
};
