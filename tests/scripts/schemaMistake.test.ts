import { spawnSync } from 'node:child_process'
import {
  cpSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { build, createServer } from 'vite'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'

/** A project with these schemas alone; everything else is linked. */
let root: string
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'mostrador-project-'))
  const link = (folder: string, own: readonly string[]) => {
    for (const name of readdirSync(folder || '.').filter(it => !own.includes(it)))
      symlinkSync(resolve(folder, name), join(root, folder, name))
  }
  link('', ['.git', 'data', 'dist', 'scripts', 'src', 'vite.config.ts'])
  for (const own of ['scripts', 'vite.config.ts']) cpSync(own, join(root, own), { recursive: true })
  for (const own of ['schemas', 'business']) mkdirSync(join(root, 'src', own), { recursive: true })
  link('src', ['business', 'schemas'])
  link(
    'src/schemas',
    readdirSync('src/schemas').filter(name => name.endsWith('.ts')),
  )
})
afterEach(() => rmSync(root, { recursive: true, force: true }))

const fileOf = (name: string) => join(root, 'src/schemas', `${name}.ts`)
const write = (name: string, kind = 'text') =>
  writeFileSync(
    fileOf(name),
    `import { defineResource } from '../model/schema'
export const ${name} = defineResource({
  name: '${name}',
  table: '${name.toUpperCase()}',
  key: 'ID',
  title: 'NOTA',
  label: 'Cosa | Cosas',
  fields: { ID: { kind: 'id' }, NOTA: { kind: '${kind}' } },
  access: { '*': 'all' },
})
`,
  )
const config = () =>
  ({ root, configFile: join(root, 'vite.config.ts'), logLevel: 'silent' }) as const
const development = () =>
  createServer({
    ...config(),
    optimizeDeps: { noDiscovery: true },
    server: { middlewareMode: true, ws: false, watch: { followSymlinks: false } },
  })

test('a mistake in a schema reads the same in development, build and start, without a stack', async () => {
  write('parcels', 'txt')
  const words =
    'The schemas do not hold:\n  - parcels.NOTA: unknown kind "txt"; did you mean "text"?'
  const vite = await development()
  await expect(vite.transformRequest('virtual:catalogue')).rejects.toMatchObject({ message: words })
  await vite.close()
  await expect(build(config())).rejects.toMatchObject({ message: words, stack: words })
  const { checkCatalogue } = await import(join(root, 'scripts/prepare.mjs'))
  expect(await checkCatalogue()).toBe(words)
})

test('a schema that does not load is told by its line alone', async () => {
  write('parcels')
  const source = readFileSync(fileOf('parcels'), 'utf8')
  writeFileSync(fileOf('parcels'), source.replace("'Cosa | Cosas'", 'labelOfThings'))
  const check = `import('./scripts/prepare.mjs').then(async it => console.log(await it.checkCatalogue()))`
  const { stdout } = spawnSync(process.execPath, ['-e', check], { cwd: root, encoding: 'utf8' })
  expect(stdout).toMatch(
    /^Mistakes in the schemas:\nsrc\/schemas\/parcels\.ts:7:\d+ {2}ReferenceError: labelOfThings is not defined\n$/,
  )
})

test('development follows schema files that are added and deleted', async () => {
  write('parcels')
  const vite = await development()
  const known = async () => (await vite.transformRequest('virtual:catalogue'))?.code ?? ''
  expect(await known()).toContain('parcels')
  write('drivers')
  await vi.waitFor(async () => expect(await known()).toContain('drivers'), 30_000)
  expect(readFileSync(join(root, 'src/business/fieldNames.ts'), 'utf8')).toContain(
    `'drivers': 'ID' | 'NOTA'`,
  )
  rmSync(fileOf('parcels'))
  await vi.waitFor(async () => expect(await known()).not.toContain('parcels'), 30_000)
  await vite.close()
})
