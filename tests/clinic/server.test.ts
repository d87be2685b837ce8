import { expect, test } from 'vitest'
import { pdfRenderer } from '../../server/node/pdfRenderer'
import { useBusiness } from '../businesses/useBusiness'
import { foreignWords } from './foreignWords'

const clinic = useBusiness()

test('a doctor signs in and sees the appointments, without any company', async () => {
  const doctor = await clinic.as('doctor')
  const { status, body } = await doctor('/appointments')
  expect(status).toBe(200)
  expect(body.data).toHaveLength(4)
})

test('an appointment is requested, confirmed and cancelled with a reason', async () => {
  const reception = await clinic.as('reception')
  const [patient] = (await reception('/patients')).body.data
  const values = { patient: patient.id, reason: 'Vacuna', start: '2126-01-10T08:30:00.000Z' }
  const created = await reception('/appointments', { method: 'POST', body: values })
  expect(created).toMatchObject({ status: 201, body: { doctor: patient.doctor, fee: 45 } })
  const moved = (name: string, { version, ...body }: Readonly<Record<string, unknown>>) =>
    reception(`/appointments/${created.body.id}/flow/${name}`, {
      method: 'POST',
      body,
      headers: { 'If-Match': `"${version}"` },
    })
  expect((await moved('attend', { version: 1 })).status).toBe(409)
  expect(await moved('confirm', { version: 1 })).toMatchObject({ status: 200, body: { status: 1 } })
  expect((await moved('cancel', { version: 2 })).status).toBe(422)
  expect(await moved('cancel', { version: 2, cancelReason: 'Viaje' })).toMatchObject({
    body: { status: 3, cancelReason: 'Viaje' },
  })
})

test('an appointment of a past hour cannot be confirmed, in the words of the reader', async () => {
  const doctor = await clinic.as('doctor', 'en')
  const { body } = await doctor('/patients')
  const values = {
    patient: body.data[0].id,
    reason: 'Vacuna',
    start: '2020-01-10T08:30:00.000Z',
  }
  const created = await doctor('/appointments', { method: 'POST', body: values })
  const path = `/appointments/${created.body.id}/flow/confirm`
  const refused = await doctor(path, {
    method: 'POST',
    body: {},
    headers: { 'If-Match': '"1"' },
  })
  expect(refused.status).toBe(422)
  expect(JSON.stringify(refused.body)).toContain('The time of the appointment has passed')
})

test('a doctor prints a prescription, in the language of the clinic', async () => {
  const doctor = await clinic.as('doctor', 'en')
  const printed = await doctor('/prescriptions/1/papers/receta', { method: 'POST', body: {} })
  expect(printed).toMatchObject({ status: 201, body: { copy: 1 } })
  const sheet = await clinic.fetch(new Request(new URL(printed.body.url, 'http://clinic.test')))
  expect(sheet.headers.get('content-type')).toBe('application/pdf')
  expect(new TextDecoder().decode(await sheet.arrayBuffer())).toMatch(/^%PDF/)
  const reception = await clinic.as('reception')
  const refused = await reception('/prescriptions/1/papers/receta', { method: 'POST', body: {} })
  expect(refused.status).toBe(403)
})

test('reception sees no allergies and no prescriptions', async () => {
  const reception = await clinic.as('reception')
  const { body } = await reception('/patients')
  expect(body.data[0]).toHaveProperty('telephone')
  expect(body.data[0]).not.toHaveProperty('allergies')
  expect((await reception('/prescriptions')).status).toBe(403)
})

test('a doctor writes a prescription with its lines', async () => {
  const doctor = await clinic.as('doctor')
  const [patient] = (await doctor('/patients')).body.data
  const medicines = [{ name: 'Paracetamol', dose: 'Uno cada 6 horas' }]
  const created = await doctor('/prescriptions', {
    method: 'POST',
    body: { patient: patient.id, medicines },
  })
  expect(created.status).toBe(201)
  expect(created.body.medicines).toMatchObject([{ name: 'Paracetamol', days: 7 }])
})

test('its API stands at its own address, in an OpenAPI document in its own words', async () => {
  const admin = await clinic.as('admin')
  const { body } = await admin('/openapi.json')
  expect(Object.keys(body.paths)).toContain('/clinic/api/appointments')
  expect(body.info.title).toContain('Clínica Alba')
  expect(foreignWords(JSON.stringify(body))).toEqual([])
})

test('a PDF is in its language and names no other business', async () => {
  const pdf = await pdfRenderer()({ title: 'Receta', content: ['Reposo'], foot: '' })
  const text = Buffer.from(pdf).toString('latin1')
  expect(text).toContain('/Lang (es-ES)')
  expect(text).not.toContain('Mostrador')
})
