import { expect, test } from 'vitest'
import { readConfig } from '../../server/base/config'
import { pageHeaders, pictureSites } from '../../server/http/headers'
import { useServer } from './useServer'

const server = useServer()

test('an answer of the API says what may be done with it, over https also that it stays so', async () => {
  const { headers } = await server.anyone.get('/hanadb/api/settings')
  expect(headers.get('cross-origin-resource-policy')).toBe('same-origin')
  expect(headers.get('permissions-policy')).toContain('camera=()')
  expect(headers.get('content-security-policy')).toContain("base-uri 'none'")
  expect(headers.has('strict-transport-security')).toBe(false)
  const details = { headers: { 'x-forwarded-proto': 'https' } }
  for (const path of ['/hanadb/api/settings', '/hanadb/api/users', '/hanadb/api/nothing']) {
    const readText = async (isHttps: boolean) =>
      (await server.app.request(path, details, { isHttps })).headers.get(
        'strict-transport-security',
      )
    expect([await readText(false), await readText(true)]).toEqual([null, 'max-age=31536000'])
  }
})

test('everybody is told of which sites pictures are drawn', async () => {
  const { body } = await server.anyone.get('/hanadb/api/settings')
  expect(body.pictures).toEqual(['https://www.gravatar.com'])
})

test('pages draw pictures of ours, of the map and of the sites that configuration names', () => {
  const config = readConfig({ PICTURE_HOSTS: 'https://pictures.example' })
  const pictures = pictureSites(config, 'https://{s}.tiles.example/{z}/{x}/{y}.png')
  const policy = pageHeaders({ pictures })['Content-Security-Policy']
  expect(policy).toContain(
    "img-src 'self' data: blob: https://pictures.example https://www.gravatar.com https://*.tiles.example;",
  )
  expect(policy).toContain("base-uri 'none'")
})
