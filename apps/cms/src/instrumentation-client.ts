import * as z from 'zod/mini';

// The content security policy of the admin forbids eval, which zod would compile schemas with. Next runs this file before any other of ours.
z.config({ jitless: true });
