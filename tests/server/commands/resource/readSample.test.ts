import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import writeXlsx from 'write-excel-file/universal'
import { readSample } from '../../../../server/commands/resource/guess/readSample'
import { temporaryFolder } from '../../testDb'

const { path: folder, drop } = temporaryFolder()
afterAll(drop)

/** The rows of a file with this content. */
const rowsOf = async (file: string, content: string | Uint8Array) => {
  const path = join(folder, file)
  writeFileSync(path, content)
  return (await readSample(path)).rows
}

test('rows of another company’s Excel are read in its own letters, codes and numbers', async () => {
  const text = 'CODIGO,AÑO,CODIGO\n007,1.500,A\n008,2.500,B\n'
  const utf16 = Buffer.from(`\uFEFF${text}`, 'utf16le')
  for (const bytes of [Buffer.from(text, 'latin1'), utf16]) {
    const [first] = await rowsOf('latin.csv', bytes)
    expect(first).toEqual({ CODIGO: '007', AÑO: '1.500', CODIGO_2: 'A' })
  }
})

test('the rows of a workbook stand below its title', async () => {
  const sheet = [
    [{ value: 'Lista de precios' }, null, null],
    [null, null, null],
    ['Código', 'Precio', 'Alta'].map(value => ({ value })),
    [{ value: '007' }, { value: 12.5 }, { value: new Date('2026-12-31'), format: 'dd/mm/yyyy' }],
  ]
  const blob = await writeXlsx(sheet as never).toBlob()
  writeFileSync(join(folder, 'libro.xlsx'), new Uint8Array(await blob.arrayBuffer()))
  expect(await readSample(join(folder, 'libro.xlsx'))).toEqual({
    rows: [{ Código: '007', Precio: 12.5, Alta: '2026-12-31' }],
    place: 'sheet Sheet1, headers in row 3',
  })
})

test('an answer is its rows, whatever else it says beside them', async () => {
  const read = (value: object) => rowsOf('answer.json', JSON.stringify(value))
  const rows = [{ NOMBRE: 'Luis' }, { NOMBRE: 'Ana' }]
  expect(await read({ status: 'success', total: 2, data: rows })).toEqual(rows)
  expect(await read({ data: { items: rows, per_page: 50 }, meta: { page: 1 } })).toEqual(rows)
  const order = { CODIGO: 'A', LINEAS: rows }
  expect(await read(order)).toEqual([order])
})

test('a file with a record on each line is its records', async () => {
  const rows = [{ NOMBRE: 'Luis' }, { NOMBRE: 'Ana', EDAD: 3 }, { NOMBRE: 'Eva' }]
  const lines = rows.map(row => JSON.stringify(row)).join('\n')
  for (const file of ['lines.ndjson', 'lines.json'])
    expect(await rowsOf(file, `${lines}\n`)).toEqual(rows)
})
