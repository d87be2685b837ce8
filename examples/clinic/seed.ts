import { createAccount, createAsSystem } from '../../server/account/createAccount'
import type { AppContext } from '../../server/http/appContext'
import { addDays, instantOfClock, today } from '../../src/base/day'

export const password = 'Jacaranda-ventana-7'

export const accounts = [
  { role: 'admin', email: 'direccion@clinica.test', name: 'Marta Soler' },
  { role: 'doctor', email: 'medica@clinica.test', name: 'Inés Robles' },
  { role: 'reception', email: 'recepcion@clinica.test', name: 'Jorge Vidal' },
]

const patients = [
  { name: 'Lucía Herrero', born: '1984-03-12', telephone: '600 100 201', allergies: 'Penicilina' },
  {
    name: 'Andrés Peña',
    born: '1957-11-02',
    telephone: '600 100 202',
    home: { lat: 40.4262, lng: -3.7033 },
  },
  { name: 'Noa Ferrer', born: '2016-07-25', telephone: '600 100 203', allergies: 'Frutos secos' },
  {
    name: 'Carmen Ibáñez',
    born: '1991-01-30',
    telephone: '600 100 204',
    home: { lat: 40.4091, lng: -3.6926 },
  },
]

const visits = [
  { reason: 'Revisión anual', inDays: 2, time: '09:00' },
  { reason: 'Dolor de espalda', inDays: 1, time: '10:20' },
  { reason: 'Vacuna', inDays: 3, time: '11:00' },
  { reason: 'Resultados de la analítica', inDays: 0, time: '16:30' },
]

/** Length of an appointment: twenty minutes. */
const VISIT_MS = 20 * 60_000

const medicines = [
  { name: 'Ibuprofeno 400 mg', dose: 'Uno cada 8 horas', days: 5 },
  { name: 'Omeprazol 20 mg', dose: 'Uno en ayunas', days: 5 },
]

/** Writes accounts, patients, their appointments and one prescription, as people would. */
export async function plant(context: AppContext) {
  const [, doctor = 0] = await createAccounts(context)
  const create = async (resource: string, values: object) =>
    (await createAsSystem(context, { resource, values: { ...values }, author: doctor })).id
  const ids = []
  for (const patient of patients) ids.push(await create('patients', { ...patient, doctor }))
  for (const [at, { reason, inDays, time }] of visits.entries()) {
    const start = instantOfClock(`${addDays(today(context.clock()), inDays)}T${time}`) ?? ''
    const end = new Date(Date.parse(start) + VISIT_MS).toISOString()
    await create('appointments', { patient: ids[at], doctor, reason, start, end })
  }
  await create('prescriptions', { patient: ids[0], medicines })
}

async function createAccounts(context: AppContext) {
  const ids = []
  for (const { role, email, name } of accounts) {
    const account = { ROLE: role, EMAIL: email, DISPLAYNAME: name, PASSWORD: password }
    const specialty = role === 'doctor' ? 'Medicina de familia' : null
    ids.push(await createAccount(context, { ...account, specialty }))
  }
  return ids
}
