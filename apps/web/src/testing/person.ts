import type { User } from '../stores/objects.ts';

/** The account of somebody who may be logged in. */
export const person = (id: string): User => ({
  type: 'user',
  id,
  gender: 'f',
  firstname: 'Eva',
  lastname: 'Muster',
  company: 'Varnholt',
  position: null,
  phone: null,
  email: `${id}@vitrine.example`,
  language: 'de',
  kind: 'sales',
});
