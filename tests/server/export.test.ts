import { strFromU8, unzipSync } from 'fflate'
import { expect, test } from 'vitest'
import type { Client } from './client'
import { ACME, PATH, useBoxes } from './useBoxes'

const { server, boss, agent, aBox, manyBoxes, sendRequest: request, fetched, csv } = useBoxes()

test('an export has exactly the filtered rows, in the order of the list, under their labels', async () => {
  const me = await boss()
  await server.insert('shelves', { CODIGO: 'E1', NOMBRE: 'Arriba', EMPRESA: ACME })
  await aBox(1, { NOMBRE: 'Uno', PRECIO: 123450, LLEGO: '2026-03-01', ESTANTE: 'E1' })
  await aBox(2, { NOMBRE: 'Dos', TIPO: 'C', PRECIO: -50 })
  await aBox(3, { NOMBRE: 'Tres', PRECIO: 100 })
  const [heads, ...rows] = await csv(me, { filter: { TIPO: 'A' }, sort: ['NOMBRE', 'DESC'] })
  expect(heads).toMatch(/^Name,/)
  expect(rows).toEqual(['Uno,Open,Arriba,,1234.50,2026-03-01', 'Tres,Open,,,1.00,'])
})

test('a Spanish reader gets Spanish labels and semicolons, and numbers that every program reads', async () => {
  const me = await boss()
  await aBox(1, { NOMBRE: 'Uno', TIPO: 'C', PRECIO: 123450 })
  const columns = ['NOMBRE', 'TIPO', 'PRECIO']
  const rows = await csv(me, { columns }, { 'accept-language': 'es' })
  expect(rows).toEqual([expect.stringMatching(/^Nombre;Tipo;Precio/i), 'Uno;Cerrada;1234.50'])
})

test('a day and a moment are written by ISO 8601, whatever the language', async () => {
  const me = await boss()
  await aBox(1, { LLEGO: '2026-03-01', VISTA: '2026-03-02T03:04:05.006Z' })
  const columns = ['LLEGO', 'VISTA']
  for (const language of ['es', 'ar', 'cn']) {
    const [, row] = await csv(me, { columns }, { 'accept-language': language })
    expect(row?.split(/[;,]/)).toEqual(['2026-03-01', '2026-03-01T22:04:05.006-05:00'])
  }
})

test('a list longer than a batch comes out whole and in order, empty sort values last', async () => {
  const me = await boss()
  await manyBoxes(1203, n => (n % 4 === 0 ? null : `N${String((n * 7) % 400).padStart(4, '0')}`))
  const [, ...rows] = await csv(me, { columns: ['ID', 'NOMBRE'] })
  expect(new Set(rows).size).toBe(1203)
  const names = rows.map(row => row.split(',')[1] ?? '')
  const filled = names.filter(Boolean)
  expect(filled).toEqual([...filled].sort())
  expect(names.slice(filled.length)).toEqual(Array(301).fill(''))
})

test.each(['=1+1', '+SUM(A1)', '-2+3', '@SUM(A1)', '\tx', '\rx', '＝1'])(
  'the text %j is no formula in a spreadsheet',
  async NOMBRE => {
    const me = await boss()
    await aBox(1, { NOMBRE, PRECIO: -150 })
    const rows = await csv(me, { columns: ['NOMBRE', 'PRECIO'] })
    const line = rows.slice(1).join('\r\n')
    expect(line).toMatch(/^"?'/)
    expect(line).toMatch(/,-1\.50$/)
  },
)

test('separators, quotes and line breaks in a text stay inside its cell', async () => {
  const me = await boss()
  await aBox(1, { NOMBRE: 'a,"b"\nc' })
  expect((await csv(me, { columns: ['NOMBRE'] })).slice(1)).toEqual(['"a,""b""\nc"'])
})

test('a role gets only rows and columns it may read, and a hidden record no name', async () => {
  await boss()
  await server.insert('shelves', { CODIGO: 'OCULTO', NOMBRE: 'Secreto', EMPRESA: ACME })
  await aBox(1, { NOMBRE: 'Uno', COSTO: 999, ESTANTE: 'OCULTO' })
  await aBox(2, { NOMBRE: 'Dos', TIPO: 'C' })
  const rows = await csv(await agent())
  expect(rows[0]?.split(',')).toHaveLength(5)
  expect(rows.slice(1)).toEqual(['Uno,Open,Estante OCULTO,,'])
})

test.each([
  [{ columns: ['COSTO'] }, 'unknownColumn'],
  [{ columns: ['NADA'] }, 'unknownColumn'],
  [{ columns: ['__proto__'] }, 'unknownColumn'],
  [{ columns: [{ toString: 1 }] }, 'badParameter'],
  [{ columns: [] }, 'badParameter'],
  [{ columns: 'NOMBRE' }, 'badParameter'],
  [{ filter: { COSTO: 1 } }, 'unknownFilter'],
  [{ sort: ['COSTO', 'ASC'] }, 'unknownSort'],
  [{ format: 'pdf' }, 'badParameter'],
  [{ format: undefined }, 'missingParameter'],
  [{ also: 1 }, 'unknownParameter'],
])('%j is refused', async (input, code) => {
  await boss()
  const { status, body } = await (await agent()).post(`${PATH}/export`, { format: 'csv', ...input })
  expect({ status, code: body.code }).toEqual({ status: 400, code })
})

test('a column read no more when the file is fetched is refused then', async () => {
  const me = await boss()
  const url = await request(me, { columns: ['COSTO'] })
  await server.db.write.updateTable('USUARIO').set({ ROLE: '7', _VERSION: 2 }).execute()
  expect((await server.request(url)).status).toBe(400)
})

test('the file is named, typed and never sniffed', async () => {
  const { headers } = await server.request(await request(await boss(), {}))
  expect(headers.get('content-type')).toBe('text/csv; charset=utf-8')
  expect(headers.get('content-disposition')).toMatch(
    /^attachment; filename="boxes-\d{4}-\d\d-\d\d\.csv"$/,
  )
  expect(headers.get('x-content-type-options')).toBe('nosniff')
})

test('a workbook holds numbers, days and texts as what they are, its head frozen', async () => {
  const me = await boss()
  await server.insert('shelves', { CODIGO: 'E1', NOMBRE: '<Arriba & más>', EMPRESA: ACME })
  await aBox(1, {
    NOMBRE: '=1+1',
    PRECIO: 123450,
    LLEGO: '2026-11-20',
    VISTA: '2026-11-20T04:00:00.000Z',
    ESTANTE: 'E1',
  })
  await aBox(2, { NOMBRE: null })
  const columns = ['NOMBRE', 'ID', 'PRECIO', 'LLEGO', 'VISTA', 'ESTANTE', 'TIPO']
  const bytes = await fetched(await request(me, { format: 'xlsx', columns, sort: ['ID', 'ASC'] }))
  const sheet = strFromU8(unzipSync(bytes)['xl/worksheets/sheet1.xml'] ?? new Uint8Array())
  const cell = (place: string) =>
    new RegExp(`<c r="${place}"([^>]*)>(.*?)</c>`).exec(sheet)?.slice(1) ?? []
  expect(cell('A2')[1]).toContain('>=1+1</t>')
  expect(cell('A2')[0]).toContain('t="inlineStr"')
  expect(cell('B2')).toEqual(['', '<v>1</v>'])
  expect(cell('C2')).toEqual([expect.stringMatching(/ s="\d"/), '<v>1234.5</v>'])
  expect(cell('D2')[1]).toBe('<v>46346</v>')
  expect(Number(cell('E2')[1]?.slice(3, -4))).toBeCloseTo(46345 + 23 / 24, 6)
  expect(cell('F2')[1]).toContain('&lt;Arriba &amp; más&gt;')
  expect(cell('G3')[1]).toContain('>Open</t>')
  expect(sheet).toContain('state="frozen"')
  // As wide as its longest text.
  expect(sheet).toContain('<col min="6" max="6" width="16"')
  expect(sheet).not.toContain('<f>')
})

test('an export of nothing has its head, in both formats', async () => {
  const me = await boss()
  expect(await csv(me)).toHaveLength(1)
  const bytes = await fetched(await request(me, { format: 'xlsx' }))
  expect(Object.keys(unzipSync(bytes))).toContain('xl/workbook.xml')
})

test('lists of references are named, child rows counted', async () => {
  const me = await boss()
  await server.insert('shelves', { CODIGO: 'E1', NOMBRE: 'Arriba', EMPRESA: ACME })
  await server.insert('shelves', { CODIGO: 'E2', NOMBRE: 'Abajo', EMPRESA: ACME })
  await me.post(PATH, { NOMBRE: 'Uno', OTROS: ['E2', 'E1'], PIEZAS: [{ CANTIDAD: 3 }] })
  const rows = await csv(me, { columns: ['NOMBRE', 'OTROS', 'PIEZAS'] })
  expect(rows.slice(1)).toEqual(['Uno,"Abajo, Arriba",1'])
})

test('others are answered while a long export is read', async () => {
  const me = await boss()
  await manyBoxes(3000, n => `N${n}`)
  const response = await server.request(await request(me, {}))
  const stream = response.body?.getReader()
  await stream?.read()
  expect((await me.get(`${PATH}/1`)).status).toBe(200)
  await stream?.cancel()
})

test('a report has a sheet that counts each choice and adds up what its reader may read', async () => {
  const me = await boss()
  await aBox(1, { NOMBRE: '=1+1', PRECIO: 12345, COSTO: 500 })
  await aBox(2, { NOMBRE: 'Dos', PRECIO: 100, COSTO: 250 })
  await aBox(3, { NOMBRE: 'Tres', TIPO: null, PRECIO: 5 })
  await aBox(4, { NOMBRE: 'Cuatro', TIPO: 'C', PRECIO: 900, COSTO: 800 })
  const whole = await reportOf(me, {})
  expect(whole.sheets).toEqual(['Boxes', 'Type'])
  expect(whole.counted).toEqual([
    [expect.any(String), 'Count', expect.any(String), expect.any(String)],
    ['Open', '2', '7.5', '124.45'],
    ['Shut', '1', '8', '9'],
    ['Unclassified', '1', '0', '0.05'],
  ])
  expect(whole.rows).not.toContain('<f>')
  const filtered = await reportOf(me, { filter: { TIPO: 'C' } })
  expect(filtered.counted.slice(1)).toEqual([
    ['Open', '0', '0', '0'],
    ['Shut', '1', '8', '9'],
  ])
  const partial = await reportOf(await agent(), {})
  expect(partial.counted.slice(1)).toEqual([
    ['Open', '2', '124.45'],
    ['Shut', '0', '0'],
  ])
})

test('a list whose schema words no report has none', async () => {
  const me = await boss()
  const input = { format: 'report' }
  expect((await me.post('/hanadb/api/shelves/export', input)).status).toBe(400)
})

/** The names of its sheets, the first one's text, and the second one's cells. */
async function reportOf(user: Client, input: object) {
  const files = unzipSync(await fetched(await request(user, { ...input, format: 'report' })))
  const read = (path: string) => strFromU8(files[path] ?? new Uint8Array())
  const shared = [...read('xl/sharedStrings.xml').matchAll(/<t[^>]*>([^<]*)<\/t>/g)].map(
    ([, text]) => text,
  )
  const counted = [...read('xl/worksheets/sheet2.xml').matchAll(/<row[\s\S]*?<\/row>/g)].map(
    ([row]) =>
      [...row.matchAll(/<c([^>]*)>(?:<v>([^<]*)<\/v>|<is><t[^>]*>([^<]*)<\/t><\/is>)/g)].map(
        ([, attributes = '', value = '', text]) =>
          text ?? (attributes.includes('t="s"') ? shared[Number(value)] : value),
      ),
  )
  const sheets = [...read('xl/workbook.xml').matchAll(/<sheet [^>]*name="([^"]*)"/g)].map(
    ([, name]) => name,
  )
  return { sheets, counted, rows: read('xl/worksheets/sheet1.xml') }
}
