import { expect, test } from 'vitest'
import { type Proof, proofKind } from '../../src/custom-pages/load-evidence/proofs'
import type { HttpAnswer } from '../../src/providers/http/http'
import { newEntryHead } from '../../src/providers/sendLater/laterOf'
import { createQueue, type Queue, type QueueConfig } from '../../src/providers/sendLater/queue'
import { memoryBox } from './memoryBox'

const headers = new Headers()
const message = (status: number, body?: unknown): HttpAnswer => ({
  ...{ status, ok: status < 300 && status > 0, headers, body },
})

/** A server with one order that awaits its evidence, over a connection that can be cut. */
function aServer() {
  const order = { ESTADO: 22, _VERSION: 1, URL_INVOICE_SELLER: null as { id: string } | null }
  const line = { isCut: false, losesAnswer: false }
  const seen: string[] = []
  const http = {
    async exchange(path: string, request: { body?: object } = {}) {
      if (line.isCut) return message(0)
      seen.push(path.replace('/hanadb/api/invoices/', ''))
      if (!path.includes('/flow/')) return message(200, { ...order })
      if (order.ESTADO !== 22) return message(409, { message: 'Ya no espera evidencia' })
      Object.assign(order, request.body, { ESTADO: 23, _VERSION: 2 })
      return line.losesAnswer ? message(0) : message(200, {})
    },
    async upload() {
      seen.push('upload')
      return message(201, { id: 'foto-1' })
    },
  }
  return { http, line, order, seen }
}

const createProofs = (config: QueueConfig) => createQueue(proofKind, config)
const photo = {
  ...newEntryHead('1|ACME'),
  order: 7,
  title: 'Tienda Sol',
  name: 'foto.jpg',
  photo: new Blob(['x']),
}
const waits = (proofs: Queue<Proof>) => proofs.list().map(({ state }) => state)

test('a photo taken without a connection is sent once it is back, also from another visit', async () => {
  const { http, line, order, seen } = aServer()
  const box = memoryBox()
  const config = { http, box, owner: () => '1|ACME' }
  line.isCut = true
  const before = createProofs(config)
  await before.add(photo)
  expect(waits(before)).toEqual(['waiting'])
  line.isCut = false
  const later = createProofs(config)
  await later.read()
  await later.send()
  expect([waits(later), order.ESTADO, seen]).toEqual([
    ['sent'],
    23,
    ['7', 'upload', '7/flow/cargarEvidencia'],
  ])
  expect(await box.keys()).toEqual([])
})

test('an answer that got lost is no second photo', async () => {
  const { http, line, order, seen } = aServer()
  const proofs = createProofs({ http, box: memoryBox(), owner: () => '1|ACME' })
  line.losesAnswer = true
  await proofs.add(photo)
  expect(order.URL_INVOICE_SELLER).toEqual({ id: 'foto-1' })
  line.losesAnswer = false
  await proofs.send()
  expect([waits(proofs), seen.filter(each => each === 'upload')]).toEqual([['sent'], ['upload']])
})

test('an order that no longer waits refuses the photo, and says why; another person sees none of it', async () => {
  const { http, order } = aServer()
  order.ESTADO = 1
  const box = memoryBox()
  const proofs = createProofs({ http, box, owner: () => '1|ACME' })
  await proofs.add(photo)
  expect(proofs.list()).toMatchObject([{ state: 'refused', reason: 'Ya no espera evidencia' }])
  const others = createProofs({ http, box, owner: () => '2|ACME' })
  await others.read()
  await others.send()
  expect(others.list()).toEqual([])
})
