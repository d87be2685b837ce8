import { expect, test } from 'vitest'
import { unansweredCalls } from '../../../server/business/systems'
import { addDays, today } from '../../../src/base/day'
import { bureauState as state } from '../../../src/domain/credit/bureau'
import { anApplication } from './anApplication'
import { following, useShop } from './useShop'

/** A production server without a connected bureau. */
const { server, open, file } = useShop({ change: { unconnected: unansweredCalls() } })
const path = '/hanadb/api/bureau-queries'

/** A signed authorisation, and the report that credit got directly from the bureau. */
async function authorised() {
  const shop = await open()
  const { credit } = shop
  const application = await anApplication(shop)
  const { body } = await credit.post(path, { ID_EMPRESA: application.body.ID_EMPRESA })
  const query = following(`${path}/${body.ID_CONSULTA}`, body)
  const FIRMA = await file(credit, 'bureau-queries', 'FIRMA')
  const sign = () => query.move(credit, 'firmar', { FIRMA })
  const INFORME_BURO = await file(credit, 'bureau-queries', 'INFORME_BURO')
  return { shop, application, query, sign, INFORME_BURO }
}
const figures = {
  ...{ PUNTAJE: 720, OPERACIONES: 3, DEUDA_TOTAL: 1_850.5, DEUDA_VENCIDA: 0, DIAS_MORA: 4 },
  REFERENCIA_BURO: 'eq-2026/77',
}
const refused = ({ status, body }: { status: number; body: { errors?: unknown } }) => [
  status,
  Object.keys(body.errors ?? {}).sort(),
]

test('a score is entered with its PDF report, and counts as the bureau’s own answer does', async () => {
  const { shop, application, query, sign, INFORME_BURO } = await authorised()
  const { credit } = shop
  expect((await query.move(credit, 'consultar', { ...figures, INFORME_BURO })).status).toBe(409)
  await sign()
  const { body } = await query.move(credit, 'consultar', { ...figures, INFORME_BURO })
  expect(body).toMatchObject({
    ...{ ESTADO: state.scored, PUNTAJE: 720, RANGO: 'B', DEUDA_TOTAL: 1_850.5, SIMULADO: false },
    ...{ REFERENCIA_BURO: 'EQ-2026/77', PUNTAJE_HASTA: addDays(today(new Date()), 30) },
    INFORME_BURO: { id: INFORME_BURO.id },
  })
  expect((await credit.get(application.path)).body.CONSULTAS_BURO).toBe(1)
  const again = await query.move(credit, 'consultar', { ...figures, INFORME_BURO })
  expect(again.status).toBe(422)
  expect(JSON.stringify(again.body.unmet)).toContain('is valid until')
})

test('screen and history say who entered the score by hand, to credit alone', async () => {
  const { shop, query, sign, INFORME_BURO } = await authorised()
  const { credit, seller } = shop
  await sign()
  await query.move(credit, 'consultar', { ...figures, INFORME_BURO })
  const by = { ID: credit.ID, DISPLAYNAME: expect.any(String) }
  const { body } = await credit.get(query.path)
  for (const name of ['PUNTAJE', 'DEUDA_TOTAL', 'INFORME_BURO'])
    expect(body._byHand?.[name]).toMatchObject({ system: 'Equifax', by })
  const { history } = (await credit.get(`${query.path}/history`)).body
  expect(history?.[0]).toMatchObject({ action: 'responder', byHand: 'Equifax', by })
  expect((await seller.get(query.path)).status).toBe(403)
  expect((await seller.get(`${query.path}/history`)).status).toBe(403)
  const headers = { 'if-match': String(body._VERSION) }
  const moved = await seller.post(`${query.path}/flow/consultar`, figures, headers)
  expect([403, 404]).toContain(moved.status)
})

test('a report without a score says that the bureau has no record; half a score is no score', async () => {
  const { shop, query, sign, INFORME_BURO } = await authorised()
  const { credit } = shop
  await sign()
  expect(refused(await query.move(credit, 'consultar', figures))).toEqual([422, ['INFORME_BURO']])
  expect(
    refused(await query.move(credit, 'consultar', { INFORME_BURO, PUNTAJE: 720, DIAS_MORA: 1 })),
  ).toEqual([422, ['DEUDA_TOTAL', 'DEUDA_VENCIDA', 'OPERACIONES']])
  for (const wrong of [{ PUNTAJE: 4_000 }, { DEUDA_VENCIDA: -1 }, { DIAS_MORA: -3 }])
    expect(
      refused(await query.move(credit, 'consultar', { ...figures, INFORME_BURO, ...wrong })),
    ).toEqual([422, Object.keys(wrong)])
  const { body } = await query.move(credit, 'consultar', { INFORME_BURO })
  expect(body).toMatchObject({
    ...{ ESTADO: state.unknown, PUNTAJE: null, RANGO: null, PUNTAJE_HASTA: null },
  })
})

test('the report of an earlier answer stays when another is entered', async () => {
  const { shop, query, sign, INFORME_BURO } = await authorised()
  const { credit } = shop
  await sign()
  await query.move(credit, 'consultar', { ...figures, INFORME_BURO })
  await server.db.write.updateTable('CONSULTA_BURO').set({ PUNTAJE_HASTA: '2020-01-01' }).execute()
  const next = await file(credit, 'bureau-queries', 'INFORME_BURO')
  const { body } = await query.move(credit, 'consultar', { ...figures, INFORME_BURO: next })
  expect(body.INFORME_BURO).toMatchObject({ id: next.id })
  const rows = await server.db.read.selectFrom('_FILE').selectAll().execute()
  const readStored = rows.filter(({ FIELD }) => FIELD === 'INFORME_BURO')
  expect(readStored.map(({ RECORD_ID }) => RECORD_ID)).toEqual(
    Array(2).fill(String(body.ID_CONSULTA)),
  )
})
