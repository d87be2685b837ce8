import { execFileSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'

const former = `export const tasks = defineResource({
  name: 'tasks',
  company: 'EMPRESA',
  fields: {
    TITULO: { kind: 'text', was: 'NOMBRE', show: { TIPO: 'N' } },
    RUC: { kind: 'identity', only: 'ruc', join: { of: [{ field: 'CEDULA' }, '001'], while: { TIPO: 'N' } } },
    MADRE: { kind: 'reference', to: 'tasks' },
  },
  form: [{ id: 'a', fields: 'rest', only: 'form' }],
  access: { '10': 'all' },
})
`
const upgraded = `export const tasks = defineResource({
  name: 'tasks',
  tenant: true,
  fields: {
    TITULO: { kind: 'text', renamedFrom: 'NOMBRE', visibleWhen: { TIPO: 'N' } },
    RUC: { kind: 'identity', type: 'ruc', concat: { value: [{ field: 'CEDULA' }, '001'], when: { TIPO: 'N' } } },
    MADRE: { kind: 'reference', resource: 'tasks' },
  },
  form: [{ id: 'a', fields: 'others', showIn: 'form' }],
  access: { admin: 'all' },
})
`

test('`npm run resource upgrade` rewrites a file, words of kinds of the business and roles included', () => {
  const folder = mkdtempSync(join(tmpdir(), 'mostrador-upgrade-'))
  const file = join(folder, 'tasks.ts')
  writeFileSync(file, former)
  const upgrade = () =>
    execFileSync(process.execPath, ['scripts/start.mjs', 'resource', 'upgrade', file], {
      encoding: 'utf8',
    })
  expect(upgrade()).toContain('was -> renamedFrom')
  expect(readFileSync(file, 'utf8')).toBe(upgraded)
  expect(upgrade()).toBe(`${file}: has no words of a former version\n`)
  rmSync(folder, { recursive: true })
})
