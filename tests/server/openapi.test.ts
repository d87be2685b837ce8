import { describe, expect, test } from 'vitest'
import { policyOfHandler } from '../../server/routes/addRoute'
import { catalogue } from '../../src/catalogue'
import { useServer } from './useServer'
import { ACME } from './world'

const demo = { email: 'admin@demo.test', password: 'x', role: '10' }

describe('while demo accounts are shown', () => {
  const server = useServer({ change: { demoAccounts: [demo] } })

  test('anyone reads the document, which names every address the server answers', async () => {
    const { status, body } = await server.anyone.get('/hanadb/api/openapi.json')
    expect(status).toBe(200)
    expect(body.openapi).toBe('3.1.0')
    const told = new Set(
      Object.entries(body.paths ?? {}).flatMap(([path, item]) =>
        Object.keys(item).map(verb => `${verb} ${path.replaceAll(/\{\w+\}/g, ':')}`),
      ),
    )
    const answered = server.app.routes
      .filter(({ handler, path }) => policyOfHandler(handler) === 'schema' && !isPlatform(path))
      .map(({ method, path }) => `${method.toLowerCase()} ${path.replaceAll(/:\w+/g, ':')}`)
      .filter(address => !address.startsWith('patch '))
    expect(answered.filter(address => !told.has(address))).toEqual([])
  })

  test.each([
    ['es', 'Obligatorio', 'ltr'],
    ['en', 'Required', 'ltr'],
    ['ar', 'مطلوب', 'rtl'],
  ])('the page reads in %s', async (language, word, dir) => {
    const page = await server.anyone.get('/hanadb/api/docs', { 'accept-language': language })
    expect(page.status).toBe(200)
    const text = String(page.body.text)
    expect(text).toContain(word)
    expect(text).toContain(`dir="${dir}"`)
    for (const name of catalogue.resources.keys()) expect(text).toContain(`id="${name}"`)
  })

  test('the page runs and loads nothing, and only its own style applies', async () => {
    const page = await server.anyone.get('/hanadb/api/docs')
    const text = String(page.body.text)
    expect(text).not.toMatch(/<script|\son\w+=|style="|src=|url\(/)
    const style = /<style>([\s\S]*)<\/style>/.exec(text)?.[1] ?? ''
    const hash = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(style))
    const policy = page.headers.get('content-security-policy')
    expect(policy).toContain(`'sha256-${Buffer.from(hash).toString('base64')}'`)
    expect(policy).toMatch(/^default-src 'none';(?!.*unsafe)/)
  })
})

describe('elsewhere', () => {
  const server = useServer()

  test.each(['/hanadb/api/openapi.json', '/hanadb/api/docs'])(
    '%s asks for a session',
    async path => {
      expect((await server.anyone.get(path)).status).toBe(401)
      const agent = await server.as('31', { EMPRESA: ACME })
      const { status, body } = await agent.get(path)
      expect(status).toBe(200)
      expect(JSON.stringify(body)).not.toMatch(/COSTO|CreditLine/)
    },
  )
})

describe('with public documents', () => {
  const server = useServer({ change: { publicDocs: true } })

  test('anyone reads them', async () => {
    expect((await server.anyone.get('/hanadb/api/docs')).status).toBe(200)
  })
})

const isPlatform = (path: string) => path.startsWith('/hanadb/api/files')
