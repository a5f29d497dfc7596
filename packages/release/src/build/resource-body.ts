import type { ResourceIdentifier } from '@vitrine/contract/json-api.ts';
import type { ResourceDefinition } from '@vitrine/contract/resource.ts';
import type { z } from 'zod';

type Linked<R> = { [K in keyof R]: R[K] extends { many: true } ? ResourceIdentifier[] : ResourceIdentifier | null };

/** What a presenter says of a resource: everything its definition names, nothing else. */
export type ResourceBody<D extends ResourceDefinition> =
  D extends ResourceDefinition<string, infer A, infer R>
    ? {
        attributes: z.input<A>;
        relationships: Linked<R>;
        /** Path below the API prefix, for resources that have a document of their own. */
        self?: string;
      }
    : never;
