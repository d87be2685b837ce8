import { expect, test } from 'vitest'
import { today } from '../../../src/base/day'
import type { Client } from '../client'
import { aPdf, text } from '../fileBytes'
import { useShop } from './useShop'

const { server, open, place } = useShop()
const path = '/hanadb/api/deposits'

const details = { BANCO: 'austro', NUMERO: '44810027', FECHA_DEPOSITO: '2026-05-04', VALOR: 1200.5 }

const upload = (user: Client, bytes: BodyInit = aPdf('slip')) =>
  user.send('/hanadb/api/files?resource=deposits&field=COMPROBANTE&name=papeleta.pdf', {
    method: 'POST',
    headers: { 'content-type': 'application/octet-stream' },
    body: bytes,
  })

/** A customer with their sales agent, a payment checker and another agent. */
async function openWithBuyer() {
  const shop = await open()
  await shop.join('other', '7')
  await shop.join('buyer', '31', { CARD_CODE: shop.client })
  const { buyer, other } = shop.people as Record<'buyer' | 'other', Client>
  const send = async (change: object = {}) => {
    const { body } = await upload(buyer)
    return buyer.post(path, { ...details, COMPROBANTE: body, ...change })
  }
  return { ...shop, buyer, other, send }
}

test('a customer sends the slip of a deposit, seen by who checks payments and by their own agent', async () => {
  const { client, seller, credit, buyer, other, send } = await openWithBuyer()
  const created = await send()
  expect(created.status).toBe(201)
  expect(created.body).toMatchObject({
    CARD_CODE: client,
    ESTADO: 0,
    USUARIO: buyer.ID,
    VALOR: 1200.5,
  })
  const statuses = await Promise.all(
    [buyer, credit, seller, other].map(user => user.get(`${path}/${created.body.ID_DEPOSITO}`)),
  )
  expect(statuses.map(({ status }) => status)).toEqual([200, 200, 200, 404])
})

test('who checks payments confirms it or says why not, and the customer hears of it', async () => {
  const { credit, buyer, send } = await openWithBuyer()
  const first = await send()
  const second = await send({ NUMERO: '44810028' })
  const one = (created: typeof first) => `${path}/${created.body.ID_DEPOSITO}`
  const move = async (user: Client, step: string, body = {}) =>
    (await user.post(step, body, { 'if-match': '1' })).status
  const confirming = `${one(first)}/flow/confirmar`
  const refusing = `${one(second)}/flow/rechazar`
  expect(await move(buyer, confirming)).toBe(403)
  expect(await move(credit, confirming)).toBe(200)
  expect(await move(credit, refusing)).toBe(422)
  expect(await move(credit, refusing, { MOTIVO: 'No está' })).toBe(200)
  expect((await buyer.get(one(second))).body).toMatchObject({ ESTADO: 2, MOTIVO: 'No está' })
  const { body } = await buyer.get('/hanadb/api/account/notices')
  expect(JSON.stringify(body)).toContain('The bank confirmed your deposit')
})

test('it is confirmed with a payment of the same customer, and of no other', async () => {
  const { boss, client, credit, send } = await openWithBuyer()
  const more = { Tipo: 106, Celular: '0991234568', COMPANY: 'HT' }
  const neighbour = await boss.post('/hanadb/api/clients', {
    ...{ Cliente: 'Tienda Luna', RUC: '0912345675', ...more },
  })
  const { body } = await send()
  const pay = async (CARD_CODE: unknown, NO_PAGO: string) => {
    const paid = { CARD_CODE, NO_PAGO, FECHA_CONTAB_PAGO: '2026-05-05', TOTAL_PAGO: 1200.5 }
    return (await credit.post('/hanadb/api/payments', paid)).body.ID_PAGO
  }
  const confirm = async (PAGO: unknown) => {
    const step = `${path}/${body.ID_DEPOSITO}/flow/confirmar`
    return credit.post(step, { PAGO }, { 'if-match': '1' })
  }
  const wrong = await confirm(await pay(neighbour.body.ID, '8000001'))
  expect([wrong.status, Object.keys(wrong.body.errors ?? {})]).toEqual([422, ['PAGO']])
  expect((await confirm(await pay(client, '8000002'))).status).toBe(200)
})

test('it is for an order of the same customer, and of no other', async () => {
  const shop = await openWithBuyer()
  const { boss, client, credit } = shop
  const more = { Tipo: 106, Celular: '0991234568', COMPANY: 'HT' }
  const neighbour = await boss.post('/hanadb/api/clients', {
    ...{ Cliente: 'Tienda Luna', RUC: '0912345675', ...more },
  })
  const [mine, theirs] = [await place(shop), await place(shop, { CLIENTEID: neighbour.body.ID })]
  const slip = (await upload(credit)).body
  const sent = (PEDIDO: unknown) =>
    credit.post(path, { ...details, COMPROBANTE: slip, CARD_CODE: client, PEDIDO })
  const wrong = await sent(theirs.body.ID)
  expect([wrong.status, wrong.body.errors]).toEqual([
    422,
    { PEDIDO: 'This order belongs to another customer' },
  ])
  const unsaid = await credit.post(path, {
    ...{ ...details, COMPROBANTE: slip, FECHA_DEPOSITO: undefined, PEDIDO: mine.body.ID },
  })
  expect([unsaid.status, unsaid.body.CARD_CODE, unsaid.body.FECHA_DEPOSITO]).toEqual([
    ...[201, client, today(new Date())],
  ])
})

test.each([
  ['of nothing', { VALOR: 0 }, 'VALOR'],
  ['of tomorrow', { FECHA_DEPOSITO: '2999-01-01' }, 'FECHA_DEPOSITO'],
  ['into an account of somebody else', { BANCO: 'otro' }, 'BANCO'],
  ['without a slip', { COMPROBANTE: null }, 'COMPROBANTE'],
  ['for another customer', { CARD_CODE: 'CL0000000000' }, 'CARD_CODE'],
  ['for an order that is not theirs', { PEDIDO: 999_999 }, 'PEDIDO'],
])('a deposit %s is refused on its field', async (_, change, field) => {
  const { buyer, send } = await openWithBuyer()
  const { status, body } = await send(change)
  expect([status, Object.keys(body.errors ?? {})]).toEqual([422, [field]])
  expect((await buyer.get(path)).body.data).toEqual([])
})

test('a slip is a picture or a PDF, and the same slip counts once', async () => {
  const { buyer, send } = await openWithBuyer()
  expect((await upload(buyer, text('<!doctype html><script>alert(1)</script>'))).status).toBe(422)
  expect((await send()).status).toBe(201)
  expect((await send()).status).toBe(422)
})

test('what is paid for an order and does not come to its total is doubted, and may be confirmed all the same', async () => {
  const shop = await openWithBuyer()
  const order = await place(shop)
  const doubts = async (NUMERO: string, VALOR: number) => {
    const { body } = await shop.send({ NUMERO, VALOR, PEDIDO: order.body.ID })
    const seen = await shop.credit.get(`${path}/${body.ID_DEPOSITO}`)
    const { doubts } = seen.body._can as unknown as { doubts?: { confirmar?: unknown[] } }
    return doubts?.confirmar?.length ?? 0
  }
  expect(await doubts('51', 463.45)).toBe(0)
  expect(await doubts('52', 464.45)).toBe(0)
  expect(await doubts('53', 464.46)).toBe(1)
})

test('money goes into an account of the company worked in', async () => {
  const mikano = '1799990002001'
  const boss = await server.as('10', { EMPRESA: mikano, EMPRESAS: [mikano], COMPANY: 'MC' })
  const client = await boss.post('/hanadb/api/clients', {
    ...{ Cliente: 'Tienda Sol', RUC: '0102030405', Tipo: 106, Celular: '0991234567' },
    COMPANY: 'MC',
  })
  const pay = async (BANCO: string) => {
    const { body } = await upload(boss)
    return boss.post(path, { ...details, BANCO, CARD_CODE: client.body.ID, COMPROBANTE: body })
  }
  const wrong = await pay('austro')
  expect([wrong.status, wrong.body.errors]).toEqual([
    422,
    { BANCO: 'This account belongs to another company of the group' },
  ])
  expect((await pay('mcPichu')).status).toBe(201)
})
