import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { beforeEach, expect, test } from 'vitest'
import { builtPages } from '../../../server/main/serve/pages'
import { anEmbeddedFolder } from '../embedded'

const folder = anEmbeddedFolder()
let pages: ReturnType<typeof builtPages>

const listed = [
  ...['', '/auth/login', '/dashboard', '/dashboard/user'],
  ...['/dashboard/e-commerce/product/:id', '/dashboard/e-commerce/product/:id/edit'],
]

beforeEach(() => {
  const write = (name: string, text: string) => writeFileSync(join(folder.path(), name), text)
  for (const name of ['assets', '.vite']) mkdirSync(join(folder.path(), name))
  write('.vite/pages.json', JSON.stringify(listed))
  write(
    'index.html',
    '<html><script>preload()</script><script src="/assets/a-1.js"></script></html>',
  )
  write('favicon.svg', '<svg/>')
  write('.env', 'SECRET=1')
  write('assets/a-1.js', 'plain')
  write('assets/a-1.js.br', 'brotli')
  write('assets/a-1.js.gz', 'gzip')
  write('assets/a-1.js.map', 'map')
  pages = builtPages(folder.path())
})

const get = async (path: string, headers: Record<string, string> = {}) => {
  const answer = await pages(new Request(`http://localhost${path}`, { headers }))
  return answer && { status: answer.status, headers: answer.headers, text: await answer.text() }
}

test.each([
  '/',
  '/auth/login/',
  '/dashboard/e-commerce/product/10.02.141',
  '/dashboard/e-commerce/product/10.02.141/edit/',
  '/dashboard/E-Commerce/product/a%2Fb',
  '/index.html',
])('the address %s is a page', async path => {
  const page = await get(path)
  expect(page?.status).toBe(200)
  expect(page?.text).toContain('<html>')
  expect(page?.headers.get('cache-control')).toBe('no-cache')
})

test.each([
  '/nowhere',
  '/Auth/login',
  '/dashboard/nowhere',
  '/dashboard/e-commerce/product',
  '/dashboard/e-commerce/product/1/2/3',
  '/dashboard/e-commerce/productos.html/',
  '/%E0%A4%A',
])('the address %s is no page: 404, and the app says so', async path => {
  const tag = (await get('/'))?.headers.get('etag') ?? ''
  const page = await get(path, { 'if-none-match': tag })
  expect([page?.status, page?.text]).toEqual([404, expect.stringContaining('<html>')])
})

test.each(['/assets/gone.js', '/assets/../.env', '/assets/a-1.js.map'])(
  '%s is nothing',
  async path => {
    const answer = await get(path)
    expect(answer?.text ?? '').not.toMatch(/SECRET|^map$/)
  },
)

test('hidden files and paths that climb are never sent', async () => {
  for (const path of ['/.env', '/..%2f..%2fetc%2fpasswd', '/assets/%2e%2e/.env'])
    expect((await get(path))?.text ?? '<html>').toContain('<html>')
})

test('a file with its hash in its name is cached for ever', async () => {
  const answer = await get('/assets/a-1.js')
  expect(answer?.text).toBe('plain')
  expect(answer?.headers.get('cache-control')).toContain('immutable')
  expect(answer?.headers.get('content-type')).toContain('javascript')
})

test.each([
  ['gzip, deflate, br', 'brotli', 'br'],
  ['gzip', 'gzip', 'gzip'],
])('to a browser that takes "%s" the file goes as %s', async (accepted, text, encoding) => {
  const answer = await get('/assets/a-1.js', { 'accept-encoding': accepted })
  expect(answer?.text).toBe(text)
  expect(answer?.headers.get('content-encoding')).toBe(encoding)
})

test('an unchanged page is not sent again', async () => {
  const tag = (await get('/'))?.headers.get('etag') ?? ''
  expect((await get('/', { 'if-none-match': tag }))?.status).toBe(304)
})

test('the policy allows the page’s own script by its hash and no other inline one', async () => {
  const policy = (await get('/'))?.headers.get('content-security-policy') ?? ''
  const scripts = policy.split('; ').find(rule => rule.startsWith('script-src'))
  expect(scripts).toMatch(/^script-src 'self' 'wasm-unsafe-eval' 'sha256-[\w+/=]+'$/)
})

test('only an encrypted connection is told to stay so', async () => {
  const plain = await get('/', { 'x-forwarded-proto': 'https' })
  expect(plain?.headers.get('strict-transport-security')).toBeNull()
  const secure = await pages(new Request('http://localhost/'), { isHttps: true })
  expect(secure?.headers.get('strict-transport-security')).toContain('max-age')
})

test('the screens ask their own server, or the one they were built for, and nobody else', async () => {
  const policyOf = async (api?: string) => {
    const answer = await builtPages(folder.path(), { api })(new Request('http://localhost/'))
    return answer?.headers.get('content-security-policy')
  }
  for (const own of [undefined, '', '/mostrador'])
    expect(await policyOf(own)).toContain("; connect-src 'self';")
  const otherPlace = await policyOf('https://api.example.com/mostrador/')
  expect(otherPlace).toContain("; connect-src 'self' https://api.example.com;")
  expect(otherPlace).toContain("; media-src 'self' https://api.example.com;")
})
