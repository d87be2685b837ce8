import { expect, test } from 'vitest'
import { catalogue } from '../../src/catalogue'
import { answerList } from '../../src/providers/copies/answer'
import { addRows, newCopy } from '../../src/providers/copies/copy'

const ROWS = 10_000
const resource = catalogue.get('warehouses')
const me = { ID: 1, ROLE: '10', EMPRESA: '0190000000001' } as const

/** Invented rows with a long text, dates and two references. */
function filled(rows: number) {
  const copy = newCopy(resource, { owner: '', rights: '', titled: new Set() })
  const words = ['Revisión', 'ñandú', 'Álbum', 'pedido', 'cobranza', 'garantía', 'zapato']
  const made = Array.from({ length: rows }, (_, at) => ({
    id: `B${at}`,
    EMPRESA: '0190000000001',
    WhsCode: `B${at}`,
    WhsName: `${words[(at * 5) % 7]} ${words[(at * 3) % 7]} ${(at * 7919) % 9973} ${words[at % 7]}`,
    CIUDAD: `${words[(at * 3) % 7]} ${at % 90}`,
    CHECKOUT: at % 3 === 0,
    _VERSION: 1,
    _can: { update: true, delete: true },
  }))
  addRows(copy, made, {})
  return copy
}

const questions = [
  { filter: {}, sort: ['WhsName', 'ASC'] },
  { filter: { CHECKOUT: true }, sort: ['WhsName', 'ASC'] },
  { filter: { CIUDAD: 'ñandú 8' }, sort: ['WhsName', 'ASC'] },
  { filter: { CIUDAD: { contains: 'alb' }, CHECKOUT: false }, sort: ['WhsName', 'DESC'] },
  { filter: { q: 'revision 12' }, sort: ['WhsName', 'ASC'] },
  { filter: {}, sort: ['CIUDAD', 'ASC'] },
  { filter: {}, sort: ['CHECKOUT,WhsName DESC', 'ASC'] },
] as const

const say = (line: string) => process.stdout.write(`${line}\n`)

/** Prints the time of an answer; told in docs/performance.md. */
test('a copy of 10,000 rows answers', () => {
  const list = { resource, me, catalogue }
  const [first, again]: [number[], number[]] = [[], []]
  for (let run = 0; run < 5; run++) {
    const copy = filled(ROWS)
    for (let page = 1; page <= 6; page++)
      for (const { filter, sort } of questions) {
        const [field, order] = sort
        const began = performance.now()
        const found = answerList(copy, list, {
          filter,
          sort: { field, order },
          pagination: { page, perPage: 25 },
        })
        const times = page === 1 ? first : again
        if (run > 1) times.push(performance.now() - began)
        expect(found).toBeDefined()
      }
  }
  const at = (times: number[], share: number) =>
    times.sort((a, b) => a - b)[Math.floor(times.length * share)]?.toFixed(1)
  say(
    `first question in an order: p50 ${at(first, 0.5)} p95 ${at(first, 0.95)} ms; further: p50 ${at(again, 0.5)} p95 ${at(again, 0.95)} ms`,
  )
  globalThis.gc?.()
  const before = process.memoryUsage().heapUsed
  const held = [filled(ROWS), filled(ROWS)]
  globalThis.gc?.()
  say(
    `${held.length * ROWS} rows: ${((process.memoryUsage().heapUsed - before) / 1e6).toFixed(1)} MB`,
  )
})
