// npm run build: the web app and the CMS, for services that start alone. npm start builds by itself.
import { build } from './lib/build.mjs';

for (const name of ['web', 'cms']) console.log(`${name}: ${await build(name)}`);
