import { createHash } from 'node:crypto';

/** The processes that have an account of PostgreSQL of their own. */
export const SERVICES = ['api', 'worker', 'cms'] as const;
export type Service = (typeof SERVICES)[number];
/** Per process. */
export type PerService<T> = Record<Service, T>;

/** Roles belong to a whole server: the database's name keeps those of two instances on one server apart. */
export const roleOf = (service: Service, database: string) =>
  `vitrine_${service}_${createHash('sha256').update(database).digest('hex').slice(0, 8)}`;
