import { expect, test } from 'vitest'
import type { Me } from '../../src/model/access/access'
import type { ImportCell } from '../../src/model/import/cell'
import { importingOf } from '../../src/model/import/columns'
import type { ImportCalls, ImportInput } from '../../src/providers/dataProvider/importing'
import {
  type ImportProgress,
  isDone,
  isImportUndone,
  jobOf,
  nothingYet,
  remainderOf,
  undoPart,
  writeChunk,
} from '../../src/resources/import/plan/job'
import { rehearseImport, touchedBy } from '../../src/resources/import/plan/rehearseImport'
import { expectNoFault, snapshot } from './humane'
import { aRow, callsOf, catalogue, headers, plan, setUp } from './importWorld'
import { useServer } from './useServer'
import { ACME } from './world'

const server = useServer({ catalogue })

/** One fault of each of eight types. */
const faults: readonly (readonly [number, ImportCell])[] = [
  [0, ''],
  [0, '001'],
  [1, ''],
  [2, 'Nadie'],
  [2, 'Gemelos'],
  [3, 'caro'],
  [3, '-5'],
  [4, '31/02/2026'],
]

test('1,000 rows with 37 wrong ones: each wrong one is told, the others are written, and all of it undone', async () => {
  const wrong = new Map(Array.from({ length: 37 }, (_, n) => [30 + n * 20, faults[n % 8]]))
  const rows = Array.from({ length: 1000 }, (_, n) => aRow(n, wrong.get(n)))
  const { boss, calls, rehearsing, all } = await setUp(server, rows)
  const old = { NOMBRE: 'Viejo', FABRICANTE: 'N', PRECIO: 1 }
  for (let n = 0; n < 20; n += 1) await boss.post('/hanadb/api/goods', { ...old, CODIGO: `00${n}` })
  const before = await snapshot(server)

  const rehearsed = await rehearseImport(rehearsing)
  expect(await snapshot(server)).toBe(before)
  const refused = rehearsed.filter(({ outcome }) => outcome === 'refused')
  expect(refused.map(({ number }) => number)).toEqual([...wrong.keys()].map(n => n + 2))
  for (const [at, { errors }] of refused.entries()) {
    const column = headers[faults[at % 8]?.[0] ?? 0]
    expect([at, Object.keys(errors)]).toEqual([at, [column]])
  }
  expect(rehearsed[0]).toMatchObject({
    outcome: 'change',
    changes: { NOMBRE: ['Viejo', 'Artículo 0'], PRECIO: [1, 1234.5], DESDE: [null, '2026-12-31'] },
  })

  const job = jobOf('goods', 'lista.csv', rehearsed)
  expect([job.rows.length, job.left]).toEqual([963, 37])
  let progress: ImportProgress = nothingYet
  while (!isDone(job, progress))
    progress = await writeChunk(calls, job, { progress, skipRefused: false })
  expect(progress.counts).toEqual({ create: 943, change: 20, same: 0, refused: 0 })
  expect(await all()).toMatchObject({
    count: 963,
    first: { NOMBRE: 'Artículo 0', FABRICANTE: 'N' },
  })

  const again = await rehearseImport(rehearsing, new Set(rows.slice(0, 100).map((_, n) => n + 2)))
  expect(new Set(again.map(({ outcome }) => outcome))).toEqual(new Set(['same', 'refused']))

  do progress = await undoPart(calls, job, progress)
  while (!isImportUndone(progress))
  expect(await all()).toMatchObject({ count: 20, first: { ...old, DESDE: null } })
  expectNoFault(server)
}, 90_000)

test('a part whose answer was lost is sent again and written once, and the import goes on', async () => {
  const rows = Array.from({ length: 150 }, (_, n) => aRow(n, undefined))
  const { calls, rehearsing, all } = await setUp(server, rows)
  const job = jobOf('goods', 'lista.csv', await rehearseImport(rehearsing))
  expect(job.chunks).toHaveLength(2)
  const sent = { progress: nothingYet, skipRefused: false }
  const first = await writeChunk(calls, job, sent)
  expect(await writeChunk(calls, structuredClone(job), sent)).toEqual(first)
  const done = await writeChunk(calls, job, { ...sent, progress: first })
  expect([isDone(job, first), isDone(job, done)]).toEqual([false, true])
  expect(done).toMatchObject({ written: 150, counts: { create: 150 } })
  expect((await all()).count).toBe(150)
})

test('an import that was cut off is undone whole, also a part whose answer was lost, and once', async () => {
  const rows = Array.from({ length: 150 }, (_, n) => aRow(n, undefined))
  const { calls, rehearsing, all } = await setUp(server, rows)
  const job = jobOf('goods', 'lista.csv', await rehearseImport(rehearsing))
  const sent = { progress: nothingYet, skipRefused: false }
  const first = await writeChunk(calls, job, sent)
  // The second part is written, and its answer is lost.
  await writeChunk(calls, job, { ...sent, progress: first })
  const undone = await undoPart(calls, remainderOf(job), first)
  expect([isImportUndone(first), isImportUndone(undone), (await all()).count]).toEqual([
    false,
    true,
    0,
  ])
  expect(await undoPart(calls, remainderOf(job), first)).toEqual(undone)
})

test('all parts of a long import go into one batch, and its undo goes on until no record is left', async () => {
  const rehearsed = Array.from({ length: 2500 }, (_, n) => ({
    ...{
      number: n + 2,
      numbers: [n + 2],
      places: {},
      item: { changes: { CODIGO: `${n}` } },
      outcome: 'create' as const,
    },
    ...{ changes: {}, errors: {}, warnings: {} },
  }))
  const job = jobOf('goods', 'lista.csv', rehearsed)
  const batches = new Set<string>()
  let left = 2500
  const calls = {
    importRows: async (_: string, { items, batch }: ImportInput) => {
      batches.add(batch)
      return items.map((_item, index) => ({ index, outcome: 'create' as const }))
    },
    undoImport: async (_: string, batch: string) => {
      batches.add(batch)
      left -= 500
      return left
    },
  } as unknown as ImportCalls
  let progress: ImportProgress = nothingYet
  while (!isDone(job, progress))
    progress = await writeChunk(calls, job, { progress, skipRefused: false })
  do progress = await undoPart(calls, job, progress)
  while (!isImportUndone(progress))
  expect([progress.written, left, [...batches]]).toEqual([2500, 0, [job.id]])
})

test('rows that are refused meanwhile stop the import, until one says to leave them out', async () => {
  const { boss, calls, rehearsing, all } = await setUp(server, [
    aRow(1, undefined),
    aRow(2, undefined),
  ])
  const createOnly = { ...rehearsing, plan: { ...plan, matchBy: undefined, update: false } }
  const job = jobOf('goods', 'lista.csv', await rehearseImport(createOnly))
  await boss.post('/hanadb/api/goods', { CODIGO: '001', NOMBRE: 'x', FABRICANTE: 'N', PRECIO: 1 })
  const stopped = writeChunk(calls, job, { progress: nothingYet, skipRefused: false })
  await expect(stopped).rejects.toMatchObject({ status: 422 })
  expect((await all()).count).toBe(1)
  const done = await writeChunk(calls, job, { progress: nothingYet, skipRefused: true })
  expect(done.counts).toEqual({ create: 1, change: 0, same: 0, refused: 1 })
  expect(done.refused).toMatchObject([{ number: 2 }])
})

test('a corrected cell is asked about again, with the rows it stood against', async () => {
  const { rehearsing } = await setUp(server, [
    ['A', 'Uno', 'Nokia', 1],
    ['A', 'Dos', 'Nadie', 1],
    ['B', 'Tres', 'Nokia', 1],
  ])
  const first = await rehearseImport(rehearsing)
  expect(first.map(({ errors }) => errors)).toEqual([
    {},
    { CODIGO: 'repeatedInFile', FABRICANTE: 'notReference' },
    {},
  ])
  const before = rehearsing.table
  const rows = before.rows.map((row, at) =>
    at === 0 ? { ...row, cells: row.cells.with(0, 'C') } : row,
  )
  const fixed = { ...rehearsing, table: { headers, rows } }
  const { touched } = touchedBy(fixed, before)
  expect([...touched]).toEqual([2, 3])
  const again = await rehearseImport(fixed, touched)
  expect(again.map(({ number, errors }) => [number, errors])).toEqual([
    [2, {}],
    [3, { FABRICANTE: 'notReference' }],
  ])
})

test('a field one may not write is in no import, and refused where it is sent all the same', async () => {
  const { rehearsing } = await setUp(server, [aRow(1, undefined)])
  const seller = await server.as('7', { EMPRESA: ACME, EMPRESAS: [ACME] })
  const me = { ID: seller.ID, ROLE: '7' } as unknown as Me
  const importing = importingOf(catalogue.get('goods'), me)
  expect(importing.fields.map(({ name }) => name)).not.toContain('PRECIO')
  const calls = callsOf(server, seller.token)
  const [honest] = await rehearseImport({ ...rehearsing, calls, importing })
  expect(Object.hasOwn(honest?.item.changes ?? {}, 'PRECIO')).toBe(false)
  const [forged] = await rehearseImport({ ...rehearsing, calls })
  expect([forged?.outcome, Object.keys(forged?.errors ?? {})]).toEqual(['refused', ['PRECIO']])
})
