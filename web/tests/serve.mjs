// A plain static server for the tests: the folder under a sub-path, compressed as every real server does.
import { createServer } from 'node:http';
import { readFile } from 'node:fs/promises';
import { dirname, extname, join, normalize } from 'node:path';
import { fileURLToPath } from 'node:url';
import { gzipSync } from 'node:zlib';

const root = join(dirname(fileURLToPath(import.meta.url)), '../dist');
const port = Number(process.argv[2] ?? 4174);
const kinds = {
  '.html': 'text/html', '.js': 'text/javascript', '.css': 'text/css', '.wasm': 'application/wasm', '.json': 'application/json',
  '.svg': 'image/svg+xml', '.png': 'image/png', '.webmanifest': 'application/manifest+json',
};
const packed = new Map();

createServer(async (request, response) => {
  const path = decodeURIComponent(new URL(request.url ?? '/', 'http://127.0.0.1').pathname);
  if (!path.startsWith('/lore/')) {
    response.writeHead(404).end();
    return;
  }
  const file = join(root, normalize(path.slice('/lore'.length)), path.endsWith('/') ? 'index.html' : '');
  try {
    const body = packed.get(file) ?? gzipSync(await readFile(file), { level: 6 });
    packed.set(file, body);
    response.writeHead(200, { 'content-type': kinds[extname(file)] ?? 'application/octet-stream', 'content-encoding': 'gzip', 'cache-control': 'max-age=600' });
    response.end(body);
  } catch {
    response.writeHead(404).end();
  }
}).listen(port, '127.0.0.1');
