import { describe, expect, test } from 'vitest'
import { wordsOfHandler } from '../../server/http/addRoute'
import { catalogue } from '../../src/catalogue'
import { type RoleCode, roles } from '../../src/domain/accounts/roles'
import { openApiOf } from '../../src/model/openapi/openapi'
import { orderStates } from '../../src/schemas/flows/orderStates'
import type { Client, Json } from './client'
import { declared, features } from './declared'
import { useServer } from './useServer'
import { ACME } from './world'

const demo = { email: 'admin@demo.test', password: 'x', role: '10' }

describe('while demo accounts are shown', () => {
  const server = useServer({ change: { demoAccounts: [demo] } })

  test('anyone reads the document, which names every address the server answers', async () => {
    const { status, body } = await server.anyone.get('/hanadb/api/openapi.json')
    expect(status).toBe(200)
    expect(body.openapi).toBe('3.1.0')
    const read = new Set(
      Object.entries(body.paths ?? {}).flatMap(([path, item]) =>
        Object.keys(item).map(
          verb => `${verb} ${path.replaceAll(/\{\w+\}|(?<=\/:?flow\/)\w+/g, ':')}`,
        ),
      ),
    )
    const answered = server.app.routes
      .filter(({ handler, path }) => wordsOfHandler(handler) && !isTheDocument(path))
      .filter(
        ({ path }) => path.startsWith('/hanadb') && !/\/(export|zip|papers\/\w+)\/:/.test(path),
      )
      .map(({ method, path }) => `${method.toLowerCase()} ${path.replaceAll(/:\w+/g, ':')}`)
    expect(answered.filter(address => !read.has(address))).toEqual([])
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

  test('each flow is drawn and told: states in their colours, steps with their names and who may', async () => {
    const page = await server.anyone.get('/hanadb/api/docs', { 'accept-language': 'es' })
    const text = String(page.body.text)
    const drawings = text.match(/<svg class="flow"[\s\S]*?<\/svg>/g) ?? []
    const flows = [...catalogue.resources.values()].flatMap(({ schema }) =>
      Object.values(schema.flow ?? {}),
    )
    expect(drawings).toHaveLength(flows.length)
    const words = (svg: string) =>
      [...svg.matchAll(/<text[^>]*>([^<]*)/g)].map(([, word]) => word).join(' ')
    const [orders = ''] = drawings.filter(svg => words(svg).includes('Por facturar'))
    expect(orders).toMatch(/role="img" aria-label="Flujo: [^"]+tabla/)
    expect(words(orders)).toMatch(/Crear factura en SAP Crédito/)
    expect(words(orders)).toContain('↻ Priorizar')
    expect(orders.match(/class="state \w+/g)).toHaveLength(Object.keys(orderStates).length)
    expect(orders).not.toMatch(/NaN|undefined/)
    expect(text).toMatch(/Avisa antes: <span class="soft">El total del pedido es 0/)
    for (const { transitions } of flows)
      for (const name of Object.keys(transitions)) expect(text).toContain(`<code>${name}</code>`)
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

describe('to one person', () => {
  const server = useServer()

  test.each(roles)('role %s is told what it may call, and nothing else', async role => {
    const open = openApiOf(catalogue, {
      language: 'en',
      routes: declared,
      features,
      label: ({ name }) => name,
    })
    const client = await server.as(role, { EMPRESA: ACME, EMPRESAS: [ACME] })
    const { body } = await client.get('/hanadb/api/openapi.json')
    const details = addressesOf(body.paths as object)
    const refused: string[] = []
    for (const address of addressesOf(open.paths)) {
      // A step is refused on its record, and there is none here.
      if (/\/(account|files|settings|flow|health|simulated-mails)(\/|$)/.test(address)) continue
      if ((await statusOf(client, address)) === 403) refused.push(address)
    }
    expect(details.filter(address => refused.includes(address))).toEqual([])
    const readStored = addressesOf(open.paths).filter(address => !details.includes(address))
    // A person without bulk writes gets the refusal that there is no batch to undo.
    const ours = readStored.filter(address => !/\/flow\/|\/undo$|simulated-mails/.test(address))
    const silent = ours.filter(address => !refused.includes(address))
    expect(silent).toEqual([])
  })

  test('the steps of a flow are told to whom they are open, with what they need and ask', async () => {
    const stepsFor = async (role: RoleCode) => {
      const client = await server.as(role, { EMPRESA: ACME })
      const { body } = await client.get('/hanadb/api/openapi.json', { 'accept-language': 'en' })
      return { paths: body.paths as Json, body }
    }
    const dispatch = '/hanadb/api/invoices/{id}/flow/enviarFacturar'
    const warehouse = await stepsFor('8')
    expect(warehouse.paths[dispatch]?.post).toMatchObject({
      summary: 'Send to billing',
      description: expect.stringMatching(
        /^Who can: Warehouse\. From: .+\. To: .+\. Needs: .+\. .*Serials are missing/,
      ),
      'x-from': [7],
      'x-to': [0],
      'x-need': ['NUMEROGUIA', 'IDUSUARIOENTREGARA'],
      requestBody: {
        content: {
          'application/json': {
            schema: { properties: { NUMEROGUIA: { pattern: '^\\d{9}$' } } },
          },
        },
      },
    })
    const customer = await stepsFor('31')
    expect(customer.paths[dispatch]).toBeUndefined()
    expect(JSON.stringify(customer.body)).not.toMatch(/IDUSUARIOENTREGARA|Administrator, Credit/)
  })
})

const addressesOf = (paths: object) =>
  Object.entries(paths).flatMap(([path, item]) =>
    Object.keys(item as object)
      .filter(verb => verb !== 'parameters')
      .map(verb => `${verb} ${path}`),
  )

describe('with public documents', () => {
  const server = useServer({ change: { publicDocs: true } })

  test('anyone reads them', async () => {
    expect((await server.anyone.get('/hanadb/api/docs')).status).toBe(200)
  })
})

const isTheDocument = (path: string) => /^\/hanadb\/api\/(docs|openapi\.json)$/.test(path)

/** Sends one request per operation, for a missing record. */
async function statusOf(client: Client, address: string) {
  const [verb = '', path = ''] = address.split(' ')
  const method = verb.toUpperCase()
  const body = path.endsWith('/export') ? '{"format":"csv"}' : '{}'
  const init = {
    method,
    headers: { 'content-type': 'application/json', 'if-match': '"1"' },
    ...(method !== 'GET' && method !== 'DELETE' && { body }),
  }
  return (await client.send(path.replace('{id}', '999999'), init)).status
}
