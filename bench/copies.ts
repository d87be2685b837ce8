import { catalogue } from '../src/catalogue'
import { answerList, prepareAnswers } from '../src/providers/copies/answer'
import { addRows, type ListCopy, newCopy } from '../src/providers/copies/copy'
import { machine } from './machine'
import { printTable } from './table'

const ROWS = 10_000
const RUNS = 40
const resource = catalogue.get('warehouses')
const me = { ID: 1, ROLE: '10', EMPRESA: '0190000000001' } as const
const words = ['Revisión', 'ñandú', 'Álbum', 'pedido', 'cobranza', 'garantía', 'zapato']

/** Invented, with a long text. */
const row = (at: number, n = at) => ({
  id: `B${at}`,
  EMPRESA: '0190000000001',
  WhsCode: `B${at}`,
  WhsName: `${words[(n * 5) % 7]} ${words[(n * 3) % 7]} ${(n * 7919) % 9973} ${words[n % 7]}`,
  CIUDAD: `${words[(n * 3) % 7]} ${n % 90}`,
  CHECKOUT: n % 3 === 0,
  _VERSION: 1,
  _can: { update: true, delete: true },
})

function filled() {
  const copy = newCopy(resource, { owner: '', rights: '', titled: new Set() })
  addRows(
    copy,
    Array.from({ length: ROWS }, (_, at) => row(at)),
    {},
  )
  return copy
}

const questions = [
  { filter: {}, sort: ['WhsName', 'ASC'] },
  { filter: {}, sort: ['CIUDAD', 'ASC'] },
  { filter: {}, sort: ['WhsName', 'DESC'] },
  { filter: {}, sort: ['CHECKOUT,WhsName DESC', 'ASC'] },
  { filter: { CHECKOUT: true }, sort: ['WhsName', 'ASC'] },
  { filter: { CIUDAD: { contains: 'alb' }, CHECKOUT: false }, sort: ['WhsName', 'DESC'] },
  { filter: { q: 'revision 12' }, sort: ['WhsName', 'ASC'] },
] as const

/** Processor time, which other work does not change as much, in milliseconds. */
function busy() {
  const { user, system } = process.cpuUsage()
  return (user + system) / 1000
}

function ask(
  copy: ListCopy,
  { filter, sort: [field, order] }: (typeof questions)[number],
  page = 1,
) {
  const began = busy()
  const pagination = { page, perPage: 25 }
  answerList(copy, { resource, me, catalogue }, { filter, sort: { field, order }, pagination })
  return busy() - began
}

const change = (copy: ListCopy, n: number) =>
  addRows(
    copy,
    Array.from({ length: 5 }, (_, at) => row((n * 7 + at) % ROWS, n + at)),
    {},
  )

const times: Record<string, number[]> = {}
const note = (name: string, ms: number) => {
  times[name] ??= []
  times[name].push(ms)
}
console.log(machine())
for (let run = 0; run < RUNS; run++) {
  const usual = filled()
  for (const question of questions) note('first, before idle time', ask(usual, question))
  const ready = filled()
  const began = busy()
  await prepareAnswers(ready, () => true)
  note('columns and words in idle time', busy() - began)
  for (const question of questions) note('first, after it', ask(ready, question))
  for (const question of questions) {
    change(ready, run)
    note('first after five changed rows', ask(ready, question))
  }
  for (const question of questions) note('next page', ask(ready, question, 2))
}
const at = (name: string, share: number) => {
  const sorted = (times[name] ?? []).sort((a, b) => a - b)
  return (sorted[Math.floor(sorted.length * share)] ?? 0).toFixed(1)
}
const rows = Object.keys(times).map(name => [name, at(name, 0.5), at(name, 0.95)])
printTable([`question to ${ROWS} rows`, 'p50 ms', 'p95 ms'], rows)
globalThis.gc?.()
const before = process.memoryUsage().heapUsed
const held = [filled(), filled()]
await Promise.all(held.map(copy => prepareAnswers(copy, () => true)))
globalThis.gc?.()
const megabytes = (process.memoryUsage().heapUsed - before) / 1e6
console.log(`${held.length * ROWS} rows: ${megabytes.toFixed(1)} MB`)
