/** Content through the API with a valid token, against nginx serving the same bytes as a file; same machine, same client. */
import { execFile, spawn } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { startInstance } from '../../scripts/lib/instance.mjs';
import { freePort } from '../../scripts/postgres.mjs';
import { type Load, load } from './load.ts';
import { median, report } from './report.ts';
import { logIn } from './session.ts';

const run = promisify(execFile);
const ROUNDS = 3;
const PATH = '/api/v1/product/ww-200';

async function startNginx(body: Buffer) {
  const folder = await mkdtemp(join(tmpdir(), 'vitrine-nginx-'));
  const port = await freePort();
  await writeFile(join(folder, 'product.json'), body);
  await writeFile(
    join(folder, 'nginx.conf'),
    `daemon off; worker_processes 1; pid ${folder}/pid; error_log ${folder}/error.log;
     ${process.getuid?.() === 0 ? 'user root;' : ''}
     events { worker_connections 256; }
     http { access_log off; sendfile on; tcp_nopush on; keepalive_requests 1000000; default_type application/vnd.api+json;
       client_body_temp_path ${folder}; proxy_temp_path ${folder}; fastcgi_temp_path ${folder}; uwsgi_temp_path ${folder}; scgi_temp_path ${folder};
       open_file_cache max=10; server { listen 127.0.0.1:${port}; root ${folder}; } }`,
  );
  const child = spawn('nginx', ['-c', join(folder, 'nginx.conf'), '-p', folder], { stdio: 'ignore' });
  const url = `http://127.0.0.1:${port}/product.json`;
  for (let i = 0; i < 100; i++) {
    if (
      await fetch(url).then(
        (r) => r.ok,
        () => false,
      )
    )
      break;
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  return {
    url,
    async stop() {
      child.kill('SIGQUIT');
      await rm(folder, { recursive: true, force: true });
    },
  };
}

await run('nginx', ['-v']).catch(() => {
  console.error('SKIPPED  content: nginx is not installed.');
  process.exit(2);
});
const instance = await startInstance({ show: false });
const token = await logIn(instance.url);
const headers = { Authorization: `Bearer ${token}`, 'X-Site-Language': 'de', 'Accept-Encoding': 'identity' };
const body = Buffer.from(await (await fetch(instance.url + PATH, { headers })).arrayBuffer());
const nginx = await startNginx(body);
try {
  const ours: Load[] = [];
  const theirs: Load[] = [];
  for (let i = 0; i < ROUNDS; i++) {
    ours.push(await load(instance.url + PATH, headers));
    theirs.push(await load(nginx.url, headers));
  }
  const rate = (loads: Load[]) => median(loads.map((l) => l.requestsPerSecond));
  const p99 = (loads: Load[]) => median(loads.map((l) => l.p99));
  const against = `nginx, the same ${(body.length / 1024).toFixed(1)} KiB`;
  const kept = await report('content', [
    {
      what: 'throughput',
      unit: 'requests/s',
      ours: rate(ours),
      peer: rate(theirs),
      against,
      ratio: rate(ours) / rate(theirs),
      bound: { atLeast: 0.3 },
    },
    {
      what: 'p99 latency',
      unit: 'ms',
      ours: p99(ours),
      peer: p99(theirs),
      against,
      ratio: p99(ours) / p99(theirs),
      bound: { atMost: 3 },
    },
  ]);
  process.exitCode = kept ? 0 : 1;
} finally {
  await nginx.stop();
  await instance.stop();
}
