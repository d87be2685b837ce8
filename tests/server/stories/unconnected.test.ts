import { expect, test } from 'vitest'
import { readConfig } from '../../../server/base/config'
import { otherSystems, simulatedSystems, unansweredCalls } from '../../../server/business/systems'
import { mailerOf } from '../../../server/main/mailer'
import type { Json } from '../client'
import { useShop } from './useShop'

/** A production server without connected systems. */
const { server, open } = useShop({ change: { unconnected: unansweredCalls() } })

test('each call that a simulator answers elsewhere is known as unanswered in production', () => {
  const simulated = Object.keys(simulatedSystems(server.context)).sort()
  expect(Object.keys(unansweredCalls()).sort()).toEqual(simulated)
  expect(otherSystems(server.context)).toEqual({})
})

test('production without a mail server sends nothing, and says so', async () => {
  const config = readConfig({ NODE_ENV: 'production', JWT_SECRET: 'x'.repeat(32) })
  const mailer = await mailerOf(config, server.db, () => new Date())
  expect(mailer.isSimulated).toBe(false)
  const mail = { to: 'ana@example.com', subject: 'Hola', text: 'Hola' }
  await expect(mailer.send(mail)).rejects.toThrow('Mail is not connected')
})

test('the interface’s document names what the step asks besides', async () => {
  const { credit } = await open()
  const { body } = await credit.get('/hanadb/api/openapi.json', { 'accept-language': 'en' })
  const step = body.paths?.['/hanadb/api/invoices/{id}/flow/facturar']?.post as Json
  const schema = step.requestBody?.content?.['application/json']?.schema as Json
  expect(Object.keys(schema.properties as Json)).toEqual([
    'NUMEROFACTURALIDENAR',
    'CLAVE_ACCESO',
    'FACTURA_PDF',
  ])
  expect(String(step.description)).toContain('SAP is not connected')
})
