import { readdirSync, readFileSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { build } from 'vite'
import type { Route } from './routes'

/** The least that a page drawn with React can be. */
export const emptyRoute: Route = {
  name: 'empty React page',
  path: '/',
  first: 'main h1',
  signedIn: false,
  kilobytes: 65,
  seconds: 1,
}

const outDir = join(process.cwd(), 'dist/bench/empty')
const types: Readonly<Record<string, string>> = { html: 'text/html', js: 'text/javascript' }

/** Builds the empty page with the React of the product, and serves it: its script is cached for good. */
export async function startEmpty() {
  await build({
    configFile: false,
    logLevel: 'warn',
    root: 'bench/emptyPage',
    build: { outDir, emptyOutDir: true, modulePreload: { polyfill: false } },
  })
  const files = new Map(
    readdirSync(outDir, { recursive: true, encoding: 'utf8' }).flatMap(name => {
      const type = types[name.split('.').at(-1) ?? '']
      return type ? [[`/${name}`, { type, body: gzipSync(readFileSync(join(outDir, name))) }]] : []
    }),
  )
  const server = createServer(({ url = '' }, response) => {
    const found = files.get(url === '/' ? '/index.html' : url)
    if (!found) return response.writeHead(404).end()
    response.writeHead(200, {
      'content-type': found.type,
      'content-encoding': 'gzip',
      'cache-control': found.type === 'text/html' ? 'no-cache' : 'max-age=31536000, immutable',
    })
    return response.end(found.body)
  })
  await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  return { url: `http://127.0.0.1:${port}`, stop: () => void server.close() }
}
