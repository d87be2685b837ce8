import { zipSync } from 'fflate'
import { describe, expect, test } from 'vitest'
import writeXlsx from 'write-excel-file/universal'
import { FileTrouble } from '../../src/model/import/files/limits'
import { readFile, readText } from '../../src/model/import/files/readTable'
import { type ImportSheet, placeOfRows, tableOf } from '../../src/model/import/files/sheets'
import { readNumber } from '../../src/model/import/numberText'
import { writeCsv, writeWorkbook } from '../../src/resources/import/files/writeTable'

const bytesOf = (text: string) => new TextEncoder().encode(text)
const fileOf = (...parts: BlobPart[]) => new File(parts, 'datos.csv')
/** The rows below the headers that are found. */
const table = async (reading: Promise<readonly ImportSheet[]>, names: readonly string[] = []) => {
  const sheets = await reading
  const columns = names.map(name => ({ name, names: [] }))
  const { sheet, head } = placeOfRows(sheets, columns)
  return tableOf(sheets[sheet] as ImportSheet, head)
}
const cellsOf = async (file: File) => (await table(readFile(file))).rows.map(({ cells }) => cells)
const troubleOf = (reading: Promise<unknown>) =>
  reading.then(
    () => 'none',
    error => (error instanceof FileTrouble ? error.trouble : String(error)),
  )

describe('a CSV file', () => {
  test.each([';', ',', '\t', '|'])('is read with its columns parted by %j', async sign => {
    const text = `Código${sign}Nombre\r\n007${sign}"Uno\nDos"`
    expect(await table(readText(text))).toEqual({
      headers: ['Código', 'Nombre'],
      rows: [{ number: 2, cells: ['007', 'Uno\nDos'] }],
    })
  })

  test('is read whether it is UTF-8, with a mark or without, UTF-16 or Windows-1252', async () => {
    const rows = 'A;B\nÑandú;5 é'
    const utf16 = new Uint8Array(
      Uint16Array.from(`\uFEFF${rows}`, sign => sign.charCodeAt(0)).buffer,
    )
    const latin = Uint8Array.from(rows, sign => sign.charCodeAt(0))
    for (const bytes of [bytesOf(rows), bytesOf(`\uFEFF${rows}`), utf16, latin])
      expect(await cellsOf(fileOf(bytes))).toEqual([['Ñandú', '5 é']])
  })

  test('keeps the numbers of its rows where some are blank', async () => {
    const { headers, rows } = await table(readText('\n\nA;B\n1;2\n;\n\n3;4'))
    expect(headers).toEqual(['A', 'B'])
    expect(rows.map(({ number }) => number)).toEqual([4, 7])
  })

  test('is refused with the reason when it holds nothing, too much, or no text', async () => {
    expect(await troubleOf(table(readText('A;B')))).toBe('empty')
    expect(await troubleOf(table(readText('')))).toBe('empty')
    expect(await troubleOf(table(readText(`A;B\n${'1;2\n'.repeat(20_001)}`)))).toBe('tooManyRows')
    expect(await troubleOf(table(readText(`${'A;'.repeat(101)}\n1;2`)))).toBe('tooManyColumns')
    expect(await troubleOf(readFile(fileOf(new Uint8Array([1, 0, 2, 0]))))).toBe('unreadable')
    const big = new File([new Uint8Array(10 * 1024 * 1024 + 1)], 'grande.csv')
    expect(await troubleOf(readFile(big))).toBe('tooBig')
  })
})

test.each(['es', 'en'] as const)(
  'numbers of a CSV file in %s are read as what was written, with a point or with a comma',
  async language => {
    const numbers = [1.234, -12.345, 1234.5, -0.5, 12, 1234567.891, 0.125]
    const rows = numbers.map((number, at) => [`A${at}`, number])
    const file = await writeCsv({ name: 'Datos', headers: ['A', 'B'], rows }, language)
    const cells = (await cellsOf(new File([file], 'datos.csv'))).map(([, cell]) => String(cell))
    const read = (cell: string) => readNumber(cell, { sign: undefined, whole: false })
    expect(cells.join(' ')).not.toContain(',')
    expect(cells.map(read)).toEqual(numbers)
    expect(cells.map(cell => read(cell.replace('.', ',')))).toEqual(numbers)
  },
)

describe('a workbook', () => {
  const sheet = async (...rows: Parameters<typeof writeXlsx>[0][]) =>
    new File([await writeXlsx(rows as never).toBlob()], 'datos.xlsx')

  test('gives texts, numbers, answers and days as they are', async () => {
    const file = await sheet(
      [{ value: 'Código' }, { value: 'Precio' }, { value: 'Activo' }, { value: 'Fecha' }] as never,
      [
        { value: '007', type: String },
        { value: 12.5, type: Number },
        { value: true, type: Boolean },
        { value: new Date('2026-12-31T00:00:00Z'), type: Date, format: 'dd/mm/yyyy' },
      ] as never,
    )
    const { headers, rows } = await table(readFile(file))
    expect(headers).toEqual(['Código', 'Precio', 'Activo', 'Fecha'])
    expect(rows).toEqual([{ number: 2, cells: ['007', 12.5, true, '2026-12-31'] }])
  })

  test('that unfolds to something huge, or is none, is refused', async () => {
    const bomb = zipSync({ 'xl/workbook.xml': new Uint8Array(9) })
    const directory = bomb.findLastIndex((_, at) => bomb[at] === 0x50 && bomb[at + 2] === 1)
    new DataView(bomb.buffer).setUint32(directory + 24, 2 ** 31, true)
    expect(await troubleOf(readFile(fileOf(bomb as BlobPart)))).toBe('tooBig')
    const other = zipSync({ 'letter.txt': bytesOf('hello') })
    expect(await troubleOf(readFile(fileOf(other as BlobPart)))).toBe('unreadable')
    expect(await troubleOf(readFile(fileOf('PK nonsense')))).toBe('unreadable')
  })
})

describe('the headers', () => {
  const names = ['Código', 'Nombre', 'Precio']
  const report = 'Lista de precios;;\nQuito, 3 de marzo;;\n\nCódigo;Nombre;Precio\n007;Uno;5'

  test('are found below a title, by the names of fields or by the width of the table', async () => {
    const found = { headers: names, rows: [{ number: 5, cells: ['007', 'Uno', '5'] }] }
    expect(await table(readText(report), names)).toEqual(found)
    expect(await table(readText(report))).toEqual(found)
  })

  test('are on the sheet of a workbook that names most fields', async () => {
    const text = (value: string) => ({ value, type: String })
    const sheets = [
      [['Notas'], ['De marzo']],
      [names, ['007', 'Uno', '5']],
    ]
    const blob = await writeXlsx(
      sheets.map((rows, at) => ({
        data: rows.map(row => row.map(text)),
        sheet: at === 0 ? 'Léame' : 'Datos',
      })) as never,
    ).toBlob()
    const file = new File([blob], 'libro.xlsx')
    expect((await readFile(file)).map(({ name }) => name)).toEqual(['Léame', 'Datos'])
    expect(await table(readFile(file), names)).toMatchObject({ headers: names })
  })
})

describe('what is written', () => {
  const wrong = {
    name: 'Filas con errores',
    headers: ['Código', 'Precio'],
    rows: [
      ['=1+1', 12.5],
      ['007', '@SUM(A1)'],
      ['-5', '+1'],
    ],
  }

  test('runs no formula in a CSV, and is read back as it was', async () => {
    const blob = await writeCsv(wrong, 'es')
    const text = await blob.text()
    expect(text).toContain("'=1+1;12.5")
    expect(text).toContain("'@SUM(A1)")
    expect(text).not.toMatch(/(^|[;\n])[=+@-]/)
    expect(await cellsOf(new File([blob], 'x.csv'))).toEqual([
      ["'=1+1", '12.5'],
      ['007', "'@SUM(A1)"],
      ["'-5", "'+1"],
    ])
  })

  test('is text in a workbook, zeros and formulas included', async () => {
    const blob = await writeWorkbook([{ ...wrong, blankRows: 2 }], 'es')
    expect(await cellsOf(new File([blob], 'x.xlsx'))).toEqual([
      ['=1+1', '12.5'],
      ['007', '@SUM(A1)'],
      ['-5', '+1'],
    ])
  })
})
