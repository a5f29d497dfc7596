import * as z from 'zod/mini';

// The content security policy forbids eval, which zod would compile schemas with. Imported before any schema is made.
z.config({ jitless: true });
