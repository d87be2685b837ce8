import { spawnSync } from 'node:child_process'
import { readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { mergeConfig, runnerImport } from 'vite'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { businessIn, quietly, root } from '../../scripts/businessFolder.mjs'
import { catalogueModule, findSchemas } from '../../scripts/catalogueModule.js'
import { fieldNamesOf } from '../../scripts/fieldNames.mjs'
import { checkSchemas } from '../../scripts/prepare.mjs'
import { temporaryFolder } from '../server/testDb'

const folder = `data/new-${process.pid}-shop`
const place = join(root, folder)
const write = () =>
  spawnSync(process.execPath, ['scripts/newBusiness/main.mjs', folder], { encoding: 'utf8' })

beforeAll(() => {
  expect(write().status).toBe(0)
})
afterAll(() => rmSync(place, { recursive: true, force: true }))

test('a new business passes the check of its schemas, whose names it declares', async () => {
  const found = await findSchemas(businessIn(folder))
  expect(found.map(({ outline }) => outline.words.name)).toEqual(['tasks', 'users'])
  expect(readFileSync(join(place, 'fieldNames.ts'), 'utf8')).toBe(fieldNamesOf(found))
})

test('the compiler accepts its files', () => {
  expect(checkSchemas(join(place, 'tsconfig.json'))).toBeUndefined()
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
