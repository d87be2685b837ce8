import { spawnSync } from 'node:child_process'
import { readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { mergeConfig, runnerImport } from 'vite'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { businessFiles, businessIn, quietly, root } from '../../scripts/businessFolder.mjs'
import { catalogueModule, findSchemas } from '../../scripts/catalogueModule.js'
import { fieldNamesOf } from '../../scripts/fieldNames.mjs'
import { checkEnvironment, checkSchemas, schemasProject } from '../../scripts/prepare.mjs'
import { temporaryFolder } from '../server/testDb'

const folder = `data/new-${process.pid}-shop`
const place = join(root, folder)
const write = (named = folder) =>
  spawnSync(process.execPath, ['scripts/newBusiness/main.mjs', named], { encoding: 'utf8' })

beforeAll(() => {
  expect(write().status).toBe(0)
})
afterAll(() => {
  for (const path of [join(root, businessIn(folder).dist), place])
    rmSync(path, { recursive: true, force: true })
})

test('a new business passes the check of its schemas, whose names it declares', async () => {
  const found = await findSchemas(businessIn(folder))
  expect(found.map(({ outline }) => outline.words.name)).toEqual(['tasks', 'users'])
  expect(readFileSync(join(place, 'fieldNames.ts'), 'utf8')).toBe(fieldNamesOf(found))
})

test('the compiler accepts its files', () => {
  expect(checkSchemas(join(place, 'tsconfig.json'))).toBeUndefined()
})

test('while a schema has a mistake, the compiler knows the fields of all', async () => {
  const tasks = join(place, 'schemas/tasks.ts')
  const source = readFileSync(tasks, 'utf8')
  writeFileSync(tasks, source.replace('done: {', "started: { kind: 'dat' }, done: {"))
  const check =
    'import("./scripts/prepare.mjs").then(async its => console.log(await its.checkCatalogue()))'
  const { stdout } = spawnSync(process.execPath, ['-e', check], {
    ...{ cwd: root, encoding: 'utf8', env: { ...process.env, BUSINESS: folder } },
  })
  expect(stdout).toContain('tasks.started: unknown kind "dat"; did you mean "date"?')
  expect(readFileSync(join(place, 'fieldNames.ts'), 'utf8')).toContain("'started'")
  writeFileSync(tasks, source)
})

test('without a project of its own its files are still checked', () => {
  rmSync(join(place, 'tsconfig.json'))
  const misspelt = join(place, 'schemas/misspelt.ts')
  writeFileSync(misspelt, 'export const wrong: string = 1')
  expect(checkSchemas(schemasProject(businessIn(folder)))).toContain('misspelt.ts:1:14')
  rmSync(misspelt)
})

test('its own reader checks the variables before a build', async () => {
  vi.stubEnv('TOKEN_MINUTES', '0')
  expect(await checkEnvironment(businessIn(folder))).toContain('TOKEN_MINUTES')
  vi.unstubAllEnvs()
})

test('it serves a list to its demo account', async () => {
  const business = businessIn(folder)
  const data = temporaryFolder()
  const { module } = await runnerImport<typeof import('./serveBusiness')>(
    join(root, 'tests/scripts/serveBusiness.ts'),
    mergeConfig(quietly(business), { plugins: [catalogueModule(business)] }),
  )
  expect(await module.listOf('tasks', data.path)).toMatchObject({ status: 200, body: { data: [] } })
  data.drop()
})

test('a folder that exists is left alone', () => {
  expect(write()).toMatchObject({ status: 1, stderr: expect.stringContaining('exists already') })
})

test('a folder outside the repository holds a business as well', () => {
  const outside = temporaryFolder()
  const named = join(outside.path, 'school')
  expect(write(named)).toMatchObject({
    status: 0,
    stdout: `${named} is written; its README says how to go on. Start it: BUSINESS=${named} npm start\n`,
  })
  expect(readFileSync(join(named, 'README.md'), 'utf8')).toContain(`BUSINESS=${named} npm start`)
  expect(checkSchemas(join(named, 'tsconfig.json'))).toBeUndefined()
  // Its packages are those of the repository.
  const { resolveId } = businessFiles(businessIn(named))
  const bundler = { resolve: (_: string, importer: string) => importer }
  const resolveFrom = (file: string) =>
    Reflect.apply(resolveId as () => unknown, bundler, ['react', file, {}])
  expect(resolveFrom(join(named, 'app.tsx'))).toBe(join(root, 'package.json'))
  expect(resolveFrom(join(`${named}-bus`, 'app.tsx'))).toBeUndefined()
  outside.drop()
})

test('a name that no business can have is refused', () => {
  expect(write('../My School')).toMatchObject({
    status: 1,
    stderr: expect.stringContaining('My School'),
  })
})
