import { expect } from 'vitest'
import type { FieldModel } from '../../src/model/fields/resource'
import { inputsOf } from '../../src/model/rules/expression'

type Row = Readonly<Record<string, unknown>>

/** A computed value is shown beside all its inputs, rows included, or declares that it reveals them. */
export function expectSources(fields: Iterable<FieldModel>, row: Row) {
  const shown = [...fields].filter(({ name }) => name in row)
  for (const { name, fields: within } of shown)
    if (within) for (const each of row[name] as readonly Row[]) expectSources(within, each)
  for (const { name, words } of shown) {
    const paths =
      words.kind === 'computed' && !words.ignoreInputRights ? inputsOf(words.formula) : []
    for (const path of paths) expectBeside(name, path, row)
  }
}

function expectBeside(name: string, path: string, row: Row) {
  const [head = '', tail] = path.split('.')
  expect(Object.keys(row), `beside ${name}`).toContain(head)
  if (tail === undefined) return
  const rows = row[head] as readonly Row[]
  expect(rows.length, `${head} has a row`).toBeGreaterThan(0)
  for (const each of rows) expect(Object.keys(each), `beside ${name}`).toContain(tail)
}
