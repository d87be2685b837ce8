import { expect } from 'vitest'
import { inputsOf } from '../../src/model/expression'
import type { FieldModel } from '../../src/model/resource'

type Row = Readonly<Record<string, unknown>>

/** A number is shown beside everything it is made of, rows included, or says itself that it reveals it. */
export function expectSources(fields: Iterable<FieldModel>, row: Row) {
  const shown = [...fields].filter(({ name }) => name in row)
  for (const { name, fields: within } of shown)
    if (within) for (const each of row[name] as readonly Row[]) expectSources(within, each)
  for (const { name, words } of shown) {
    const paths = words.kind === 'computed' && !words.reveals ? inputsOf(words.is) : []
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
