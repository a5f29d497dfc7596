// Runs as a process of its own (bundled.ts starts it): `@sparticuz/chromium` unpacks into the temporary folder and
// changes its process' environment when it is loaded.
import Chromium from '@sparticuz/chromium';

await Chromium.executablePath();
