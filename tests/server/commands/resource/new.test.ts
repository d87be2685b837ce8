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
  expect(answer).toContain('Vence: an import takes days as 2026-12-31')
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
  [['old'], 'Say which'],
])('%j is refused in words', async (args, words) => {
  sample('CODIGO,NOMBRE\nA1,Uno\n')
  writeFileSync(join(folder.path(), 'vacio.csv'), 'CODIGO,NOMBRE\n')
  await expect(run(...args)).rejects.toThrow(words)
})
