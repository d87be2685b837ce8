import { expect, test } from 'vitest'
import { aCatalogue } from './aCatalogue'
import { useServer } from './useServer'

const patients = aCatalogue({
  ...{ name: 'patients', table: 'PACIENTE', key: 'ID', title: 'NOMBRE' },
  label: 'Paciente | Pacientes',
  fields: { ID: { kind: 'id' }, NOMBRE: { kind: 'text' } },
  access: { admin: 'all' },
})
const server = useServer({ catalogue: patients, change: { business: {} } })

test('a business without areas has accounts, records, notices and live changes', async () => {
  const admin = await server.as('10')
  const created = await admin.post('/hanadb/api/patients', { NOMBRE: 'Rosa' })
  expect(created.status).toBe(201)
  const live = (await admin.get('/hanadb/api/live?since=60000')).body
  expect(live).toMatchObject({ changes: [{ resource: 'patients' }] })
  expect((await admin.get('/hanadb/api/account/notices')).status).toBe(200)
  expect((await admin.get('/hanadb/api/waiting')).body).toEqual({ waiting: {} })
})

test('endpoints of areas are unknown to it', async () => {
  const admin = await server.as('10')
  expect((await admin.get('/api/chat/conversations')).status).toBe(404)
})
