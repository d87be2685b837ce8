import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { expect, test } from 'vitest'
import { checkSchemas } from '../../scripts/prepare.mjs'

/** What the compiler says of a schema whose only field this is. */
function saidOf(field: string) {
  const folder = mkdtempSync(join(tmpdir(), 'mostrador-schemas-'))
  const file = join(folder, 'thing.ts')
  try {
    writeFileSync(
      file,
      `import { defineResource } from '${resolve('src/model/schema')}'
export const things = defineResource({
  name: 'things', table: 'THING', key: 'ID', title: 'NOMBRE', label: 'Thing | Things',
  fields: { ID: { kind: 'integer' }, NOMBRE: ${field} },
  access: { '10': 'all' },
})
`,
    )
    const project = join(folder, 'tsconfig.json')
    const config = { extends: resolve('tsconfig.json'), include: [file] }
    const types = [resolve('node_modules/@types/node'), resolve('node_modules/vite/client')]
    writeFileSync(project, JSON.stringify({ ...config, compilerOptions: { types } }))
    return checkSchemas(project)
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

test('a schema that compiles is started with', () => {
  expect(saidOf(`{ kind: 'text' }`)).toBeUndefined()
})

test('a wrong word in a schema is told by file, line and column before anything is built', () => {
  expect(saidOf(`{ kind: 'txt' }`)).toMatch(
    /^Mistakes in the schemas:\n.*thing\.ts:4:\d+ {2}Type '"txt"' is not assignable/,
  )
})
