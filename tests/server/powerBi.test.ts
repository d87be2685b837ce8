import { expect, test } from 'vitest'
import { createPowerBi } from '../../server/adapters/powerbi/powerBiOf'
import { powerBiTenant } from '../../server/adapters/powerbi/tenant'
import { ConfigError } from '../../server/base/config'
import { readDistributorConfig } from '../../server/business/config'
import { pageHeaders } from '../../server/http/headers'

const id = (digit: number) => `0000000${digit}-0000-4000-8000-000000000000`
const env = {
  POWERBI_TENANT: id(1),
  POWERBI_CLIENT: id(2),
  POWERBI_SECRET: 'hush',
  POWERBI_WORKSPACE: id(3),
  POWERBI_REPORTS: `cartera=${id(4)},cartera@0190000000001=${id(5)}`,
}

interface Sent {
  readonly url: string
  readonly body: string
  readonly authorization: string | null
}

/** A tenant that answers like the real one and records its requests. */
function aTenant(status = 200) {
  const sent: Sent[] = []
  const settings = readDistributorConfig(env).business.powerBi
  if (!settings) throw new Error('the settings are whole')
  const tenant = powerBiTenant(settings, async (url, init) => {
    const authorization = new Headers(init.headers).get('authorization')
    sent.push({ url, body: String(init.body ?? ''), authorization })
    const expiration = '2026-11-21T08:00:00Z'
    const answer = url.endsWith('/token')
      ? { access_token: 'principal' }
      : url.endsWith('/GenerateToken')
        ? { token: 'embed', expiration }
        : { embedUrl: 'https://app.powerbi.com/reportEmbed', datasetId: 'data' }
    return Response.json(answer, { status })
  })
  return { tenant, sent }
}

test('a token is for one report, as the person it is drawn for, and the secret goes to the sign-in alone', async () => {
  const { tenant, sent } = aTenant()
  const viewer = { id: 7, company: '0190000000001', isAgent: true }
  expect(await tenant.embed('cartera', viewer)).toEqual({
    simulated: false,
    reportId: id(5),
    embedUrl: 'https://app.powerbi.com/reportEmbed',
    accessToken: 'embed',
    expiresAt: '2026-11-21T08:00:00.000Z',
  })
  const input = JSON.parse(sent.at(-1)?.body ?? '')
  expect(input).toEqual({
    reports: [{ id: id(5) }],
    datasets: [{ id: 'data' }],
    identities: [{ username: '0190000000001|7', roles: ['vendedor'], datasets: ['data'] }],
  })
  expect(sent.filter(({ body }) => body.includes('hush')).map(({ url }) => url)).toEqual([
    `https://login.microsoftonline.com/${id(1)}/oauth2/v2.0/token`,
  ])
  expect(sent.at(-1)?.authorization).toBe('Bearer principal')
})

test('a company without a report of its own sees the common one; for a page without any there is no tenant', async () => {
  const { tenant, sent } = aTenant()
  const viewer = { id: 9, company: '0190000000002', isAgent: false }
  expect(await tenant.embed('cartera', viewer)).toMatchObject({ reportId: id(4) })
  expect(sent.at(-1)?.body).toContain('"roles":["empresa"]')
  expect(await tenant.embed('vendedor', viewer)).toEqual({
    ...{ simulated: false, unconnected: true },
  })
})

test('without a tenant the demo simulates it, and production says that it is not connected', async () => {
  const viewer = { id: 9, company: '0190000000001', isAgent: false }
  const answerOf = (isProduction: boolean) =>
    createPowerBi(undefined, isProduction).embed('cartera', viewer)
  expect(await answerOf(false)).toEqual({ simulated: true })
  expect(await answerOf(true)).toEqual({ simulated: false, unconnected: true })
})

test('a tenant that refuses is a failure', async () => {
  const viewer = { id: 9, company: '0190000000001', isAgent: false }
  await expect(aTenant(401).tenant.embed('cartera', viewer)).rejects.toThrow('401')
})

test('the tenant is set up whole or not at all', () => {
  expect(readDistributorConfig({}).business.powerBi).toBeUndefined()
  expect(() => readDistributorConfig({ ...env, POWERBI_SECRET: '' })).toThrow(ConfigError)
  expect(() => readDistributorConfig({ ...env, POWERBI_REPORTS: `nada=${id(4)}` })).toThrow(/nada/)
})

test('pages may show Power BI inside only where a tenant is set up', () => {
  const policy = (frames: readonly string[]) => pageHeaders({ frames })['Content-Security-Policy']
  expect(policy([])).toContain("frame-src 'self' blob:;")
  expect(policy(['https://app.powerbi.com'])).toContain('blob: https://app.powerbi.com;')
})
