import { isContent } from './content-tables.ts';
import type { PerService } from './services.ts';

/** What a process may do with a table, as GRANT says it; what is not named it may not touch. */
export type TableRights = Partial<PerService<string>>;

const ALL = 'select, insert, update, delete';
/** Neither a database's migrations nor its versions are any process's business. */
const NO_SERVICE: TableRights = {};
/** Removed with the account they belong to: by the worker (the clock) and by the CMS (staff). */
const ERASED = { worker: 'select, delete', cms: 'select, delete' };
/** A registration is erased without a look at its password. */
const REGISTRATION = 'id, email, person, language, expires_at, confirmed_at, created_at, account_id';
/** An account without its password. */
const ACCOUNT = 'id, gender, firstname, lastname, company, email, country_id, language, state, updated_at';

const vitrine: Record<string, TableRights> = {
  release: { api: 'select', worker: ALL, cms: 'select' },
  release_blob: { api: 'select', worker: ALL },
  release_asset: { api: 'select', worker: ALL },
  asset_file: { api: 'select', worker: ALL },
  release_entry: { api: 'select', worker: ALL, cms: 'select' },
  release_dependency: { worker: ALL, cms: 'select' },
  release_failure: { api: 'select', worker: ALL, cms: 'select' },
  release_code: { worker: ALL },
  change: { worker: 'select, insert, delete', cms: 'select, insert' },
  image_version: { worker: ALL },
  original: { worker: ALL },
  converted_video: { worker: ALL },
  converted_video_version: { worker: ALL },
  page_count: { api: 'select', worker: ALL },
  search_part: { worker: ALL },
  search_miss: { api: 'select, insert, update', worker: 'select, delete', cms: 'select, delete' },
  worker: { api: 'select', worker: ALL, cms: 'select' },
  error_report: { api: 'select, insert, update', worker: ALL, cms: 'select, insert, update' },

  document_request: { api: 'select, insert', worker: 'select, update', cms: 'select, update' },
  mail: { api: 'select, insert, delete', worker: ALL, cms: ALL },
  asset_state: { api: 'select', worker: ALL },
  mail_pause: { api: 'select', worker: 'select', cms: ALL },
  audit_log: { api: 'select, insert', worker: 'select, insert', cms: 'select, insert' },
  throttle: { api: ALL, worker: 'select, delete', cms: ALL },

  session: { api: 'select, insert, update', worker: 'select, update, delete', cms: 'select, update, delete' },
  refresh_token: { api: 'select, insert, update' },
  auth_code: { api: 'select, insert, update', worker: 'select, update, delete', cms: 'select, update, delete' },
  trusted_network: { api: ALL, ...ERASED },
  notification_seen: { api: 'select, insert, update', ...ERASED },
  registration: {
    api: ALL,
    worker: `select (${REGISTRATION}, code), update (code), delete`,
    cms: `select (${REGISTRATION}), delete`,
  },
  consent: { api: 'select, insert, update', ...ERASED },
  consent_text: { api: 'select, insert, update' },
  password_reset: { api: 'select, update', worker: ALL, cms: 'select, update, delete' },
  account_decision: { api: 'select', worker: 'select, delete', cms: ALL },
  // A trigger on the accounts writes to it as the role that changes one.
  account_duplicate_tokens: {
    api: 'select (account_id), insert, update (tokens)',
    worker: 'select (account_id), delete',
    cms: ALL,
  },
  deletion_request: { api: 'select, insert, update', worker: 'select, update', cms: 'select, update' },

  staff_password: { cms: ALL },
  staff_second_factor: { cms: ALL },
  staff_password_reset: { worker: ALL, cms: 'select, update, delete' },
  staff_session_device: { worker: 'select, delete', cms: ALL },
  staff_network: { api: 'select', worker: 'select, delete', cms: ALL },
  staff_language: { api: 'select', cms: ALL },
};

const people: Record<string, TableRights> = {
  // State and kind of a new one are the columns' defaults. `update` of one column is what locking a row takes.
  accounts: {
    api: `select, insert (gender, firstname, lastname, company, email, phone, country_id, password_hash, language),
      update (password_hash, language, phone, company, updated_at)`,
    worker: `select (${ACCOUNT}), update (updated_at), delete`,
    cms: ALL,
  },
  staff: { api: 'select (id, email)', worker: 'select (id, email)', cms: ALL },
  staff_roles: { api: 'select', worker: 'select', cms: ALL },
  staff_sessions: { api: 'select (id, _parent_id, expires_at)', worker: 'select (id, expires_at)', cms: ALL },
  payload_kv: { cms: ALL },
  payload_locked_documents: { cms: ALL },
  payload_locked_documents_rels: { cms: ALL },
  payload_preferences: { cms: ALL },
  payload_preferences_rels: { cms: ALL },
  payload_migrations: NO_SERVICE,
  vitrine_migrations: NO_SERVICE,
};

/** Its functions run as who calls them. */
const queue: Record<string, TableRights> = {
  _private_jobs: { api: ALL, worker: ALL, cms: ALL },
  _private_job_queues: { api: 'select, insert', worker: ALL, cms: 'select, insert' },
  _private_tasks: { api: 'select, insert', worker: ALL, cms: 'select, insert' },
  _private_known_crontabs: { worker: ALL },
  migrations: { worker: 'select' },
  jobs: { api: 'select', worker: 'select', cms: 'select' },
};

/** The schemas processes use. */
export const SCHEMAS = ['vitrine', 'public', 'graphile_worker'] as const;

/** The rights on a table; null when it is not listed: then no process may touch it. */
export function rightsOn(schema: string, table: string): TableRights | null {
  if (schema === 'vitrine') return vitrine[table] ?? null;
  if (schema === 'graphile_worker') return queue[table] ?? null;
  if (schema !== 'public') return null;
  if (people[table]) return people[table];
  if (!isContent(table)) return null;
  return { worker: 'select', cms: ALL, ...(table === 'countries' && { api: 'select' }) };
}
