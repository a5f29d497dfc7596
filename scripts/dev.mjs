// npm run dev: npm start with the web app from Vite (hot reload) and processes that restart on change.
process.env.VITRINE_DEV = '1';
await import('./start.mjs');
