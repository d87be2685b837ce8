import { expect, test } from 'vitest'
import { undoPart } from '../../src/resources/import/plan/job'
import { rehearseImport } from '../../src/resources/import/plan/rehearseImport'
import { catalogue, setUpKits } from './importWorld'
import { useServer } from './useServer'

const server = useServer({ catalogue })

test('lines are made, known again, changed and taken back; the rest of a kept line stays', async () => {
  const rows = [
    ['K1', 'Uno', '', 'nokia', 1],
    ['K1', '', '', 'G1', 2],
    ['K2', 'Dos', '', 'nadie', 1],
  ]
  const { boss, calls, rehearsing, about, write, kit } = await setUpKits(server, rows)
  const first = await rehearseImport(rehearsing)
  expect(first).toMatchObject([
    { numbers: [2, 3], outcome: 'create', changes: { PIEZAS: [null, [{}, {}]] } },
    { outcome: 'refused', errors: { 'PIEZAS.0.FABRICANTE': 'notReference' } },
  ])
  await write(first)
  const created = await kit('K1')
  expect(created.PIEZAS).toMatchObject([
    { FABRICANTE: 'N', CANTIDAD: 1 },
    { FABRICANTE: 'G1', CANTIDAD: 2 },
  ])
  expect(await rehearseImport(about(rows.slice(0, 2)))).toMatchObject([{ outcome: 'same' }])

  const [one, two] = created.PIEZAS as unknown as { _ID: number }[]
  const noted = [{ ...one, NOTA: 'frágil' }, two]
  await boss.put('/hanadb/api/kits/K1', { PIEZAS: noted }, { 'If-Match': '"1"' })
  const changed = await rehearseImport(
    about([
      ['K1', '', '', 'G2', 5],
      ['K1', '', '', 'nokia', 1],
    ]),
  )
  expect(changed).toMatchObject([{ outcome: 'change' }])
  const { job, progress } = await write(changed)
  expect((await kit('K1')).PIEZAS).toMatchObject([
    { _ID: two?._ID, FABRICANTE: 'G2', CANTIDAD: 5, NOTA: null },
    { _ID: one?._ID, FABRICANTE: 'N', CANTIDAD: 1, NOTA: 'frágil' },
  ])
  await undoPart(calls, job, progress)
  expect((await kit('K1')).PIEZAS).toMatchObject([{ NOTA: 'frágil' }, { FABRICANTE: 'G1' }])
})

test('rows that name records of the file come after those that make them, or say why not', async () => {
  const { boss, calls, rehearsing, write, kit } = await setUpKits(server, [
    ['K3', 'Nieto', 'Hijo', '', ''],
    ['K2', 'Hijo', 'k1', '', ''],
    ['K1', 'Abuelo', '', '', ''],
    ['K5', 'Huérfano', 'K4', '', ''],
    ['K4', 'Roto', '', 'nadie', ''],
    ['K6', 'Perdido', 'K9', '', ''],
  ])
  const rehearsed = await rehearseImport(rehearsing)
  expect(rehearsed.map(({ outcome, errors }) => [outcome, errors])).toEqual([
    ['create', {}],
    ['create', {}],
    ['create', {}],
    ['refused', { DE: 'brokenRow' }],
    ['refused', { 'PIEZAS.0.FABRICANTE': 'notReference' }],
    ['refused', { DE: 'notReference' }],
  ])
  expect(rehearsed[0]?.makers).toEqual(new Map([['K2', 3]]))
  const { job, progress } = await write(rehearsed)
  expect(progress.counts).toEqual({ create: 3, change: 0, same: 0, refused: 0 })
  expect([(await kit('K3')).DE, (await kit('K2')).DE]).toEqual(['K2', 'K1'])
  await undoPart(calls, job, progress)
  expect((await boss.get('/hanadb/api/kits')).body.data).toEqual([])
})
