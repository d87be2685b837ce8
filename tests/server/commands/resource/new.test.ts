import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { resource } from '../../../../server/commands/resource/resource'
import { business, setBusiness } from '../../../../src/base/business'
import { anEmbeddedFolder } from '../../embedded'
import { samples } from './samples'

const folder = anEmbeddedFolder()
beforeEach(() => {
  mkdirSync(join(folder.path(), 'src/schemas'), { recursive: true })
  vi.spyOn(process, 'cwd').mockReturnValue(folder.path())
})
afterEach(() => vi.restoreAllMocks())

const runIn = (env: { readonly BUSINESS?: string }, args: readonly string[]) =>
  resource({ ...folder.parts, config: folder.config(), args, env }) as Promise<string>
const run = (...args: string[]) => runIn({}, args)

const sample = (text: string) => writeFileSync(join(folder.path(), 'datos.csv'), text)

test('a schema is written from a file, and what was guessed is told', async () => {
  sample(samples.couriers?.text ?? '')
  const answer = await run('new', 'couriers', '--from', 'datos.csv', '--label', 'Flete | Fletes')
  expect(answer).toContain('src/schemas/couriers.ts is written from 5 rows of datos.csv')
  expect(answer).toMatch(/CODIGO\s+code, key\s+all like T-001, T-002 …: the pattern A-000/)
  expect(answer).toMatch(/Vence\s+date, required\s+days \(31\/12\/2026/)
  const source = readFileSync(join(folder.path(), 'src/schemas/couriers.ts'), 'utf8')
  expect(source).toContain("table: 'FLETE'")
})

test('a schema of another business is in its folder, in its language and open to its administrators', async () => {
  sample('CODIGO,DIRECCION\nA1,Calle 1\nA2,Calle 2\n')
  mkdirSync(join(folder.path(), 'examples/rental/schemas'), { recursive: true })
  const ours = business()
  setBusiness({ ...ours, adminRole: 'credit', language: 'en' })
  const args = ['new', 'places', '--from', 'datos.csv', '--label', 'Place | Places']
  await runIn({ BUSINESS: 'examples/rental' }, args).finally(() => setBusiness(ours))
  const source = readFileSync(join(folder.path(), 'examples/rental/schemas/places.ts'), 'utf8')
  expect(source).toContain("label: { en: 'Place | Places' }")
  expect(source).toContain("access: { credit: 'all' }")
})

test('a schema of a business outside the repository is written there, wherever its folder is', async () => {
  sample('CODIGO,DIRECCION\nA1,Calle 1\nA2,Calle 2\n')
  const outside = join(folder.path(), 'elsewhere/rental')
  mkdirSync(join(outside, 'schemas'), { recursive: true })
  vi.spyOn(process, 'cwd').mockReturnValue(join(folder.path(), 'src'))
  for (const [name, BUSINESS] of Object.entries({ whole: outside, part: '../elsewhere/rental' })) {
    const args = ['new', name, '--from', '../datos.csv', '--label', 'Place | Places']
    const answer = await runIn({ BUSINESS }, [...args, '--table', name.toUpperCase()])
    expect(answer).toContain(`${join(BUSINESS, 'schemas', name)}.ts is written from 2 rows`)
    expect(readFileSync(join(outside, 'schemas', `${name}.ts`), 'utf8')).toContain('DIRECCION')
  }
})

test('the label of a name is asked in the language of the business, and moments are of its zone', async () => {
  sample('CODIGO,VISTO\nA1,2026-03-01 10:30\nA2,2026-03-02 11:30\n')
  expect(await run('new', 'couriers', '--from', 'datos.csv')).toContain(
    'label: "Courier | Couriers" is English; give the name in Spanish',
  )
  const ours = business()
  setBusiness({ ...ours, language: 'fr', timeZone: 'Asia/Ho_Chi_Minh' })
  const answer = await run('new', 'boats', '--from', 'datos.csv').finally(() => setBusiness(ours))
  await run('new', 'ships', '--from', 'datos.csv', '--label', 'سفينة | سفن')
  expect(readFileSync(join(folder.path(), 'src/schemas/ships.ts'), 'utf8')).toContain("'SHIPS'")
  expect(answer).toContain('give the name in French')
  expect(answer).toContain('moments without a zone are read in the time of Asia/Ho_Chi_Minh')
})

test('an existing schema file is not overwritten', async () => {
  sample('CODIGO,NOMBRE\nA1,Uno\n')
  const path = join(folder.path(), 'src/schemas/couriers.ts')
  writeFileSync(path, 'mine')
  await expect(run('new', 'couriers', '--from', 'datos.csv')).rejects.toThrow('is there already')
  expect(readFileSync(path, 'utf8')).toBe('mine')
})

test('rows the draft would refuse are named', async () => {
  sample('CODIGO,NOMBRE\nA1,Uno\nA2,"D\u0001os"\nA3,Tres\n')
  const answer = await run('new', 'couriers', '--from', 'datos.csv')
  expect(answer).toContain('row 2: NOMBRE would be refused')
  expect(answer).not.toContain('row 3')
})

test.each([
  [['new'], 'Say which and from what'],
  [['new', 'couriers'], 'Say which and from what'],
  [['new', 'couriers', '--from', 'nada.csv'], 'does not exist'],
  [['new', 'Couriers', '--from', 'datos.csv'], 'cannot name a resource'],
  [['new', 'files', '--from', 'datos.csv'], 'cannot name a resource'],
  [['new', 'users', '--from', 'datos.csv'], 'already a resource users'],
  [['new', 'depots', '--from', 'datos.csv', '--table', 'BODEGA'], 'already the table BODEGA'],
  [['new', 'depots', '--from', 'vacio.csv'], 'holds no row'],
  [['new', 'depots', '--from', 'foto.csv'], 'foto.csv is neither text nor a workbook (.xlsx)'],
  [['new', 'depots', '--from', 'roto.xlsx'], 'roto.xlsx is neither text nor a workbook (.xlsx)'],
  [['new', 'depots', '--from', 'roto.json'], 'roto.json is no JSON'],
  [['old'], 'Say which'],
])('%j is refused in words', async (args, words) => {
  sample('CODIGO,NOMBRE\nA1,Uno\n')
  writeFileSync(join(folder.path(), 'foto.csv'), new Uint8Array([0x89, 0x50, 0x4e, 0x47, 0, 1]))
  writeFileSync(join(folder.path(), 'roto.xlsx'), 'PK nonsense')
  writeFileSync(join(folder.path(), 'roto.json'), '{"a": [1,')
  writeFileSync(join(folder.path(), 'vacio.csv'), 'CODIGO,NOMBRE\n')
  await expect(run(...args)).rejects.toThrow(words)
})
