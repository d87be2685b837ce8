import { expect, test } from 'vitest'
import { apiPath } from '../../src/base/business'
import { createCatalogue } from '../../src/model/check/catalogue'
import { reservedNames } from '../../src/model/check/checkSettings'
import type { AnySchema } from '../../src/model/schema'
import { flowWith, people, problemsOf, transition } from './faultyPeople'

test.each<[object, string]>([
  [{ name: undefined }, 'a schema: needs the word "name": text'],
  [{ access: undefined }, 'people: needs the word "access": { name: … }'],
  [{ label: undefined }, 'people: needs the word "label": text or { es, en, fr, vi, … }'],
  [{ title: [] }, 'people.title: names nothing'],
  [{ key: 'SUELDO' }, 'people.key: a money identifies no record'],
  [
    { rest: { path: apiPath('tasks') } },
    'people.rest.path: /hanadb/api/tasks is the path of tasks',
  ],
  [{ table: 'persona' }, 'people.table: "persona" is written with other signs than A-Z, 0-9 and _'],
  [{ droppedColumns: ['SUELDO'] }, 'people.SUELDO: is a field still'],
  [{ list: { columns: ['ID', 'ID'] } }, 'people.list.columns: ID stands in it twice'],
  [
    { list: { tabs: [{ id: 'a', label: 'A' }] } },
    'people.list.tabs.a: needs the word "where": a rule',
  ],
  [{ retention: -1 }, 'people.retention: takes whole number or { field, default }, not -1'],
  [flowWith({ to: 3 }), `${transition}.to: there is no state 3; known: 1, 2`],
  [flowWith({ from: undefined }), `${transition}: needs the word "from": a list of number`],
  [
    flowWith({ approval: { tiers: [{ allow: ['admin'] }, { max: 5, allow: ['credit'] }] } }),
    `${transition}.approval.tiers: each max is above the one before`,
  ],
  [
    flowWith({ guards: [{ rule: { SUELDO: { empty: 'no' } }, message: 'No' }] }),
    `${transition}.guards.0.rule.SUELDO.empty: takes true or false, not no`,
  ],
  [
    flowWith({ guards: [{ rule: { NOMBRE: { in: 'a' } }, message: 'No' }] }),
    `${transition}.guards.0.rule.NOMBRE.in: takes a list of values, not a`,
  ],
])('a schema with %j is refused with one mistake and what to write', (more, message) => {
  expect(problemsOf({ ...flowWith({}), ...more })).toContainEqual(expect.stringContaining(message))
})

test('an unknown state is told together with mistakes that keep the resource from being built', () => {
  const problems = problemsOf(flowWith({ to: 3, labe: 'x' }), { NUEVO: { kind: 'txt' } })
  expect(problems).toEqual([
    expect.stringContaining('people.NUEVO: unknown kind "txt"'),
    expect.stringContaining(`${transition}: unknown word "labe"`),
    `${transition}.to: there is no state 3; known: 1, 2`,
  ])
})

test.each<[object, string]>([
  [{ nombre: { kind: 'text' } }, 'nombre: for the database it is the same column as NOMBRE'],
  [{ and: { kind: 'text' } }, 'and: rules have that word'],
  [{ AÑO: { kind: 'integer' } }, 'AÑO: a column has letters a-z'],
  [{ NUEVO: { kind: 'text', max: -3 } }, 'NUEVO.max: takes whole number, not -3'],
  [{ NUEVO: { kind: 'text', min: 9, max: 3 } }, 'NUEVO: min 9 is above max 3'],
  [{ NUEVO: { kind: 'date', min: '01/02/2026' } }, 'NUEVO.min: takes today or a day, YYYY-MM-DD'],
  [
    { NUEVO: { kind: 'date', min: '2026-02-01', max: '2026-01-01' } },
    'min 2026-02-01 is above max',
  ],
  [{ NUEVO: { kind: 'money', max: Number.NaN } }, 'NUEVO.max: takes number'],
  [{ NUEVO: { kind: 'integer', min: '1' } }, 'NUEVO.min: takes number, not "1"'],
  [{ NUEVO: { kind: 'date', default: 'today' } }, 'kind date; did you mean "$today"?'],
  [{ NUEVO: { kind: 'string' } }, 'NUEVO: unknown kind "string"; known: id, text,'],
  [{ NUEVO: { kind: 'choice' } }, 'NUEVO: needs the word "options"'],
  [{ NUEVO: { kind: 'choice', options: {} } }, 'NUEVO: options: names nothing'],
  [{ NUEVO: { label: 'x' } }, 'NUEVO: needs the word "kind"'],
  [{ NUEVO: 'money' }, 'NUEVO: takes { kind: … }, not money'],
  [{ NUEVO: { kind: 'id' } }, 'NUEVO: a resource has one field of kind id'],
  [{ NUEVO: { kind: 'date', reminder: { days: 3 } } }, 'NUEVO.reminder: needs the word "notify"'],
  [
    { NUEVO: { kind: 'computed', formula: { div: ['SUELDO', 2, 3] } } },
    'NUEVO.formula.div: takes a list of two values',
  ],
  [{ NUEVO: { kind: 'text', renamedFrom: 'NOMBRE' } }, 'renamedFrom: NOMBRE is a field still'],
])('fields %j are refused with what to write', (fields, message) => {
  expect(problemsOf(flowWith({}), fields)).toContainEqual(expect.stringContaining(message))
})

test('a lacking word is reported alone, without what follows from it', () => {
  expect(problemsOf({ ...flowWith({}), title: undefined })).toEqual([
    'people: needs the word "title": column or a list of column',
  ])
  expect(problemsOf(flowWith({ timer: 'NACIO' }))).toEqual([
    `${transition}.timer: takes { field, hours }, not NACIO`,
  ])
})

test('a calendar that starts at no date is told once', () => {
  const list = { calendar: ['NOMBRE', 'NACIO'] }
  const problems = problemsOf({ ...flowWith({}), list })
  expect(problems.filter(problem => /must be of kind/.test(problem))).toHaveLength(1)
})

test('a resource without a table has the one of its name', () => {
  const { table: _table, ...words } = people
  const { ID, NOMBRE } = people.fields
  const schema = { ...words, name: 'old-people', fields: { ID, NOMBRE } } as AnySchema
  const found = createCatalogue([schema])
  expect(found.get('old-people').table).toBe('OLD_PEOPLE')
})

test('no resource takes the name of an endpoint of the engine', () => {
  const files = import.meta.glob<object>('/src/model/endpoints/*.ts', { eager: true })
  const heads = Object.values(files)
    .flatMap(module => Object.values(module))
    .flatMap(each => (each !== null && typeof each === 'object' && 'path' in each ? [each] : []))
    .flatMap(({ path }) => /^\/hanadb\/api\/([\w-]+)/.exec(String(path))?.[1] ?? [])
  expect(heads.length).toBeGreaterThan(20)
  const { ID, NOMBRE } = people.fields
  const views = { ...people, name: 'views', fields: { ID, NOMBRE } } as AnySchema
  expect(() => createCatalogue([views])).toThrow(
    'views.name: the server has endpoints of that name',
  )
  expect([...new Set(heads)].filter(head => !reservedNames.includes(head))).toEqual([])
})
