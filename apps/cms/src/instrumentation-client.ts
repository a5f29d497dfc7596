import * as z from 'zod/mini';
import { refusingLargeFiles } from './admin/uploads/refuse-large-files.ts';

// The content security policy of the admin forbids eval, which zod would compile schemas with. Next runs this file before any other of ours.
z.config({ jitless: true });

// Payload writes the language of the admin there.
const language = () => (document.documentElement.lang === 'en' ? 'en' : 'de');
window.fetch = refusingLargeFiles(window.fetch.bind(window), language);
