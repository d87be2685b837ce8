import { afterAll, expect, test } from 'vitest'
import { usersTable } from '../../server/auth/usersTable'
import { business as running, setBusiness } from '../../src/base/business'
import { createCatalogue } from '../../src/model/check/catalogue'
import type { AnySchema } from '../../src/model/schema'
import { companies } from '../../src/schemas/companies'
import { users } from '../../src/schemas/users'
import { warehouses } from '../../src/schemas/warehouses'
import { useServer } from './useServer'

const before = running()
setBusiness({
  ...before,
  userAttributes: {
    ...before.userAttributes,
    CLASS: { kind: 'integer' },
    CLASSES: { kind: 'integer', list: true },
    SHARE: { kind: 'decimal' },
    SINCE: { kind: 'date' },
    HEAD: { kind: 'boolean' },
  },
})
afterAll(() => setBusiness(before))

const classes = {
  ...{ name: 'classes', table: 'CLASS', key: 'ID', title: 'NAME', label: 'Class | Classes' },
  fields: { ID: { kind: 'id' }, NAME: { kind: 'text' } },
  access: { '*': 'read' },
}
const lessons = {
  ...{ name: 'lessons', table: 'LESSON', key: 'ID', title: 'ID', label: 'Lesson | Lessons' },
  fields: {
    ID: { kind: 'id' },
    CLASS: { kind: 'reference', resource: 'classes' },
    COST: { kind: 'money' },
    DAY: { kind: 'date' },
    OPEN: { kind: 'boolean' },
  },
  access: {
    salesAgent: { read: { CLASS: { in: '$me.CLASSES' } } },
    warehouse: { read: { CLASS: '$me.CLASS' } },
    store: { read: { COST: { lte: '$me.SHARE' }, DAY: { gte: '$me.SINCE' }, OPEN: '$me.HEAD' } },
  },
}
const { related: _stock, ...alone } = warehouses
const teachers = {
  ...users,
  fields: {
    ...users.fields,
    CLASS: { kind: 'reference', resource: 'classes' },
    CLASSES: { kind: 'references', resource: 'classes' },
    SHARE: { kind: 'money' },
    SINCE: { kind: 'date' },
    HEAD: { kind: 'boolean' },
  },
}
const schemas = [teachers, companies, alone, classes, lessons] as unknown as readonly AnySchema[]
const catalogue = createCatalogue(schemas)
const server = useServer({ catalogue, change: { business: {} } })

test('rows of numbers, days and yes or no are found by the attributes of the reader', async () => {
  await server.insert('classes', ...[1, 2, 3].map(ID => ({ ID, NAME: `${ID}` })))
  const day = (ID: number, more: object) => ({ ID, CLASS: ID, ...more })
  await server.insert(
    'lessons',
    day(1, { COST: 1050, DAY: '2026-03-01', OPEN: true }),
    day(2, { COST: 1051, DAY: '2026-03-01', OPEN: true }),
    day(3, { COST: 1, DAY: '2026-02-28', OPEN: false }),
  )
  const teacher = await server.as('7')
  const classesOf = [3, 1].map((VALUE, POSITION) => ({ ID: teacher.ID, POSITION, VALUE }))
  const { listOf } = usersTable(catalogue)
  await server.db.write.insertInto(listOf('CLASSES')).values(classesOf).execute()
  const seen = async (reader: typeof teacher) => {
    const { body } = await reader.get('/hanadb/api/lessons')
    return (body.data as unknown as { ID: number }[]).map(({ ID }) => ID)
  }
  expect(await seen(teacher)).toEqual([1, 3])
  expect(await seen(await server.as('8', { CLASS: 2 }))).toEqual([2])
  expect(await seen(await server.as('8'))).toEqual([])
  const shares = { SHARE: 1050, SINCE: '2026-03-01', HEAD: true }
  expect(await seen(await server.as('6', shares))).toEqual([1])
  const { body } = await teacher.get('/hanadb/api/account/my-account')
  expect(body).toMatchObject({ user: { CLASSES: [3, 1] } })
})
