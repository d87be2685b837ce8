import { expect, test } from 'vitest'
import { bureauCalls } from '../../../server/adapters/bureau/bureauCalls'
import { simulatedBureau } from '../../../server/adapters/bureau/simulatedBureau'
import { storedScore } from '../../../server/areas/credit/storedScore'
import { moveOverdue } from '../../../server/flow/moveOverdue'
import { createRecords } from '../../../server/routes/createRecords'
import { bureauAuthorisation, bureauState as state } from '../../../src/domain/credit/bureau'
import type { Client, Json } from '../client'
import { anApplication } from './anApplication'
import { following, type Shop, useShop } from './useShop'

const { server, open, file } = useShop()
const path = '/hanadb/api/bureau-queries'
const cedula = '0102030405'

async function authorisation({ credit }: Shop, ID_EMPRESA: unknown) {
  const { status, body } = await credit.post(path, { ID_EMPRESA })
  return { status, ...following(`${path}/${body.ID_CONSULTA}`, body) }
}
type Query = Awaited<ReturnType<typeof authorisation>>
const sign = async (user: Client, query: Query) =>
  query.move(user, 'firmar', { FIRMA: await file(user, 'bureau-queries', 'FIRMA') })

/** Runs the outbox with a bureau of these answers; returns the keys of its requests. */
function bureauThat(
  answer: () => Promise<unknown> = () => simulatedBureau().query('1', { cedula, name: '' }),
) {
  const keys: string[] = []
  const bureau = {
    simulated: false,
    query: async (key: string) => {
      keys.push(key)
      return answer()
    },
  }
  const { context } = server
  const stored = storedScore(createRecords(context))
  const handlers = bureauCalls({ bureau, findStored: stored, clock: context.clock })
  return { keys, run: () => server.runOutbox(handlers) }
}

test('nobody is asked about who has not signed; who has is asked about once', async () => {
  const shop = await open()
  const { credit } = shop
  const application = await anApplication(shop)
  const query = await authorisation(shop, application.body.ID_EMPRESA)
  expect(query.body).toMatchObject({
    ...{ ESTADO: state.unsigned, NOMBRE: 'Ana Vera', CEDULA: cedula },
    ...{ TEXTO: bureauAuthorisation, PUNTAJE: null },
  })
  const early = await query.move(credit, 'consultar')
  expect(early).toMatchObject({ status: 409 })
  expect(early.body.message).toContain('Request bureau report')
  expect((await query.move(credit, 'firmar')).body.errors).toHaveProperty('FIRMA')
  const signed = await sign(credit, query)
  expect(signed.body).toMatchObject({ ESTADO: state.authorised, FIRMADO_ANTE: credit.ID })
  expect(signed.body.FECHA_CADUCIDAD).toMatch(/^\d{4}-\d\d-\d\d$/)
  const bureau = bureauThat()
  expect((await query.move(credit, 'consultar')).body.ESTADO).toBe(state.asked)
  expect((await query.move(credit, 'consultar')).status).toBe(409)
  await bureau.run()
  const scored = (await credit.get(query.path)).body
  expect(scored).toMatchObject({ ESTADO: state.scored, SIMULADO: false })
  expect(scored.PUNTAJE).toBeGreaterThan(0)
  expect(scored.RANGO).toMatch(/^[A-E]$/)
  const again = await query.move(credit, 'consultar')
  expect([again.status, again.body.unmet]).toEqual([
    422,
    [expect.stringMatching(/^The bureau.s answer is valid until \d+ \w{3} \d{4}; you can/)],
  ])
  await bureau.run()
  expect(bureau.keys).toHaveLength(1)
})

test('a score that is still good serves the same person’s next application, and is asked anew when it is not', async () => {
  const shop = await open()
  const { credit } = shop
  const bureau = bureauThat()
  const scores: unknown[] = []
  for (const RUC of ['0102030405001', '0190000000001']) {
    const more = RUC.startsWith('019') ? { TIPO_PERSONA: 'J' } : {}
    const { body } = await anApplication(shop, { RUC, ...more })
    const query = await authorisation(shop, body.ID_EMPRESA)
    await sign(credit, query)
    await query.move(credit, 'consultar')
    await bureau.run()
    scores.push((await credit.get(query.path)).body.PUNTAJE)
  }
  expect(bureau.keys).toHaveLength(1)
  expect(scores[0]).toBe(scores[1])
  await server.db.write.updateTable('CONSULTA_BURO').set({ PUNTAJE_HASTA: '2020-01-01' }).execute()
  const [last] = (await credit.get(path)).body.data as unknown as Json[]
  const query = following(`${path}/${last?.ID_CONSULTA}`, last ?? {})
  expect((await query.move(credit, 'consultar')).body.ESTADO).toBe(state.asked)
  await bureau.run()
  expect(bureau.keys).toHaveLength(2)
})

test('an authorisation ends by its day, or when it is taken back, and another may be signed', async () => {
  const shop = await open()
  const { credit } = shop
  const application = await anApplication(shop)
  const of = application.body.ID_EMPRESA
  const query = await authorisation(shop, of)
  await sign(credit, query)
  await server.db.write
    .updateTable('CONSULTA_BURO')
    .set({ FECHA_CADUCIDAD: '2020-01-31' })
    .execute()
  const late = await query.move(credit, 'consultar')
  expect(late.status).toBe(422)
  expect(late.body.unmet).toEqual([
    'The authorization expired on 31 Jan 2020: the applicant must sign a new one',
  ])
  await moveOverdue(createRecords(server.context))
  expect((await credit.get(query.path)).body.ESTADO).toBe(state.expired)
  const next = await authorisation(shop, of)
  expect(next.status).toBe(201)
  expect((await next.move(credit, 'revocar')).body.errors).toHaveProperty('OBSERVACIONES')
  const revoked = await next.move(credit, 'revocar', { OBSERVACIONES: 'La retira' })
  expect(revoked.body.ESTADO).toBe(state.revoked)
  expect((await next.move(credit, 'consultar')).status).toBe(409)
})

test('a bureau that is down or answers nonsense is asked again; who has no record there has no score', async () => {
  const shop = await open()
  const { credit } = shop
  const query = await authorisation(shop, (await anApplication(shop)).body.ID_EMPRESA)
  await sign(credit, query)
  await query.move(credit, 'consultar')
  const answers = [
    async () => Promise.reject(new Error('no route to Equifax')),
    async () => ({ encontrado: true, puntaje: 4000, cedula }),
    async () => ({ encontrado: false, referencia: 'EQ-1' }),
  ]
  const bureau = bureauThat(async () => answers.shift()?.())
  const calls = async () =>
    (await credit.get(`${query.path}/calls`)).body.calls as unknown as [Json & { id: number }]
  for (const error of ['no route to Equifax', 'Equifax answered what makes no sense']) {
    await bureau.run()
    const [call] = await calls()
    expect(call).toMatchObject({ state: 'waiting', error })
    expect((await credit.get(query.path)).body.ESTADO).toBe(state.asked)
    await credit.post(`${query.path}/calls/${call.id}/retry`)
  }
  await bureau.run()
  expect((await credit.get(query.path)).body).toMatchObject({
    ...{ ESTADO: state.unknown, PUNTAJE: null, REFERENCIA_BURO: 'EQ-1' },
  })
  expect(new Set(bureau.keys).size).toBe(1)
})

test('nobody is asked about whom the authorisation no longer speaks of; a late answer fills nothing', async () => {
  const shop = await open()
  const { credit } = shop
  const application = await anApplication(shop)
  const query = await authorisation(shop, application.body.ID_EMPRESA)
  await sign(credit, query)
  await query.move(credit, 'consultar')
  const names = { NOMBRE: 'Ana Vera Ruiz', NOMBRE_REPRESENTANTE: 'Ana Vera Ruiz' }
  expect((await application.move(credit, 'corregirIdentidad', names)).status).toBe(200)
  const revoked = (await credit.get(query.path)).body
  expect(revoked).toMatchObject({ ESTADO: state.revoked, PUNTAJE: null })
  const bureau = bureauThat()
  await bureau.run()
  expect(bureau.keys).toEqual([])
  expect((await credit.get(query.path)).body).toEqual(revoked)
  expect((await credit.get(application.path)).body.CONSULTAS_BURO).toBe(0)
  expect(await bureau.run()).toBe(0)
})

test('a query that the bureau never answers can be taken back, and ends by its day', async () => {
  const shop = await open()
  const { credit } = shop
  const sendRequest = async () => {
    const RUC = ['0102030405001', '0102030413001'][created++] ?? ''
    const query = await authorisation(shop, (await anApplication(shop, { RUC })).body.ID_EMPRESA)
    await sign(credit, query)
    expect((await query.move(credit, 'consultar')).body.ESTADO).toBe(state.asked)
    return query
  }
  let created = 0
  const withdrawn = await sendRequest()
  const revoked = await withdrawn.move(credit, 'revocar', { OBSERVACIONES: 'La retira' })
  expect(revoked.body.ESTADO).toBe(state.revoked)
  const late = await sendRequest()
  await server.db.write
    .updateTable('CONSULTA_BURO')
    .set({ FECHA_CADUCIDAD: '2020-01-31' })
    .execute()
  await moveOverdue(createRecords(server.context))
  expect((await credit.get(late.path)).body.ESTADO).toBe(state.expired)
  const bureau = bureauThat()
  await bureau.run()
  expect(bureau.keys).toEqual([])
})
