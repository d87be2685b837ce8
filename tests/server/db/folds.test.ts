import { afterEach, beforeEach, expect, test } from 'vitest'
import type { Db } from '../../../server/db/db'
import { prepareDatabase } from '../../../server/db/migration/migrate'
import { tablesOf } from '../../../server/query/tables'
import { plant } from '../../../server/seed/plant'
import type { FieldDefinition } from '../../../src/model/definition/field'
import { defineResource } from '../../../src/model/schema'
import { aCatalogue } from '../aCatalogue'
import { openTestDb, type TestDb } from '../testDb'

let current: TestDb
let db: Db
beforeEach(async () => {
  current = await openTestDb()
  db = current.db
})
afterEach(() => current.drop())

const notes = (fields: Record<string, FieldDefinition>) =>
  aCatalogue(
    defineResource({
      name: 'notes',
      table: 'NOTA',
      key: 'ID',
      title: 'ID',
      label: { es: 'Nota | Notas' },
      fields: { ID: { kind: 'id' }, ...fields },
      list: { columns: ['ID'] },
      access: { admin: 'all' },
    } as Parameters<typeof defineResource>[0]),
  )
const prepare = (catalogue: ReturnType<typeof notes>) => {
  const tables = tablesOf(catalogue)
  return prepareDatabase(db, tables, JSON.stringify(tables))
}
async function put(catalogue: ReturnType<typeof notes>, ...records: Record<string, unknown>[]) {
  const resource = catalogue.get('notes')
  await db.transaction(trx =>
    plant(db, trx, { resource, company: undefined, records, now: new Date() }),
  )
}
const all = (table: string) => db.all(`select * from "${table}" order by 1`, [])

test('a renamed field takes its folded column and its child tables along', async () => {
  const lines: FieldDefinition = { kind: 'lines', fields: { A: { kind: 'text' } } }
  const first = notes({ NOMBRE: { kind: 'text', search: true, unique: true }, FILAS: lines })
  await prepare(first)
  await put(first, { NOMBRE: 'Ñandú', FILAS: [{ A: 'x' }] })
  const second = notes({
    NAME: { kind: 'text', search: true, unique: true, renamedFrom: 'NOMBRE' },
    ROWS: { ...lines, renamedFrom: 'FILAS' },
  })
  await prepare(second)
  expect(await all('NOTA')).toMatchObject([{ NAME: 'Ñandú', NAME_F: 'nandu', _SEARCH: 'nandu' }])
  expect(await all('NOTA_ROWS')).toMatchObject([{ A: 'x' }])
  await expect(put(second, { NAME: 'NANDU' })).rejects.toThrow()
  await put(second, { NAME: 'otro', ROWS: [{ A: 'y' }] })
  expect(await all('NOTA_ROWS')).toHaveLength(2)
})

test('a field that becomes searched is folded for the rows that are there', async () => {
  const first = notes({ A: { kind: 'text', search: true }, B: { kind: 'text' } })
  await prepare(first)
  await put(first, ...Array.from({ length: 1200 }, (_, n) => ({ A: 'Á', B: `É${n}` })))
  await prepare(notes({ A: { kind: 'text', search: true }, B: { kind: 'text', search: true } }))
  const rows = await all('NOTA')
  expect(rows[1199]).toMatchObject({ B_F: 'e1199', _SEARCH: 'a\ne1199' })
  expect(rows.filter(row => row.B_F === null)).toEqual([])
})

test('a code that becomes a choice loses its folded column, and nothing that anybody wrote', async () => {
  const first = notes({
    A: { kind: 'code', max: 4, filter: true },
    B: { kind: 'text', search: true },
  })
  await prepare(first)
  await put(first, { A: 'x1', B: 'É' })
  expect(await all('NOTA')).toMatchObject([{ A: 'x1', A_F: 'x1' }])
  const options = { x1: { es: 'Uno' } }
  const second = notes({
    A: { kind: 'choice', options, filter: true },
    B: { kind: 'text', search: true },
  })
  await prepare(second)
  const rows = await all('NOTA')
  expect(rows).toMatchObject([{ A: 'x1', B_F: 'e' }])
  expect(rows[0]).not.toHaveProperty('A_F')
})
