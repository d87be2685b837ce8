import { expect, test } from 'vitest'
import {
  batchWith,
  pendingScans,
  type ScanBatch,
  scanKind,
} from '../../src/custom-pages/series/scans'
import { getScanAnswers } from '../../src/custom-pages/series/useScans'
import { newEntryHead } from '../../src/providers/sendLater/laterOf'
import { createQueue } from '../../src/providers/sendLater/queue'
import { memoryBox } from '../providers/memoryBox'

interface Asked {
  readonly order: number
  readonly product: string | null
  readonly codes: readonly string[]
}
/** A server that accepts scans, over a connection that can be cut. */
function aServer() {
  const line = { isCut: false, message: '' }
  const requests: Asked[] = []
  const exchange = async (_: string, { body }: { body?: unknown } = {}) => {
    const headers = new Headers()
    if (line.isCut) return { status: 0, ok: false, headers, body: undefined }
    requests.push(body as Asked)
    if (line.message) return { status: 409, ok: false, headers, body: { message: line.message } }
    const codes = (body as Asked).codes.map(() => ({ verdict: 'good', isNew: true }))
    return { status: 200, ok: true, headers, body: { codes } }
  }
  return { line, requests, http: { exchange, upload: exchange } }
}
const owner = () => '1|ACME'
const ofOrder = (order: number, code: string, line: string): ScanBatch => ({
  ...{ ...newEntryHead('1|ACME'), order, mayLoad: true },
  codes: [{ code, line }],
})

test('scans without a connection leave as they came, a request a line, and are told the last first', async () => {
  const { line, requests: request, http } = aServer()
  const queue = createQueue(scanKind, { box: memoryBox(), http, owner })
  const answers = getScanAnswers(queue)
  line.isCut = true
  for (const [code, product] of [
    ['1', 'A'],
    ['2', 'A'],
    ['3', 'B'],
  ] as const)
    await queue.add(batchWith(queue, ofOrder(7, code, product)))
  await queue.add(batchWith(queue, ofOrder(8, '9', 'C')))
  expect(queue.list()).toHaveLength(2)
  expect(pendingScans(queue.list(), 7).map(({ code, verdict }) => [code, verdict])).toEqual([
    ['3', 'waiting'],
    ['2', 'waiting'],
    ['1', 'waiting'],
  ])
  line.isCut = false
  await queue.send()
  expect(request).toEqual([
    { order: 7, product: 'A', codes: ['1', '2'] },
    { order: 7, product: 'B', codes: ['3'] },
    { order: 8, product: 'C', codes: ['9'] },
  ])
  expect(queue.list()).toEqual([])
  expect(answers.scansOf(7).map(({ code, verdict }) => [code, verdict])).toEqual([
    ['3', 'good'],
    ['2', 'good'],
    ['1', 'good'],
  ])
  answers.clear(7)
  expect([answers.scansOf(7), answers.scansOf(8).length]).toEqual([[], 1])
})

test('more than the server takes at once are several requests', async () => {
  const { requests: request, http } = aServer()
  const queue = createQueue(scanKind, { box: memoryBox(), http, owner })
  const codes = Array.from({ length: 501 }, (_, n) => ({ code: String(n), line: 'A' }))
  await queue.add({ ...ofOrder(7, '', 'A'), codes })
  expect(request.map(each => each.codes.length)).toEqual([500, 1])
  expect(getScanAnswers(queue).scansOf(7)).toEqual([])
})

test('what a former version kept is sent, and what is refused stays with its reason', async () => {
  const { line, requests: request, http } = aServer()
  const box = memoryBox()
  await box.write('scans|1|ACME|7', [
    { code: '2', line: 'B' },
    { code: '1', line: 'A' },
  ])
  line.message = 'El pedido ya salió'
  const queue = createQueue(scanKind, { box, http, owner })
  await queue.read()
  await queue.send()
  expect(request).toEqual([{ order: 7, product: 'A', codes: ['1'] }])
  expect(pendingScans(queue.list(), 7)).toMatchObject([
    { code: '2', verdict: 'refused', reason: line.message },
    { code: '1', verdict: 'refused', reason: line.message },
  ])
  for (const batch of queue.list()) await queue.drop(batch)
  expect(await box.keys()).toEqual([])
})
