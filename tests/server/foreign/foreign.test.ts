import SwaggerParser from '@apidevtools/swagger-parser'
import { beforeAll, expect, test } from 'vitest'
import { catalogue } from '../../../src/catalogue'
import { createCatalogue } from '../../../src/model/check/catalogue'
import { openApiOf } from '../../../src/model/openapi/openapi'
import type { AnySchema } from '../../../src/model/schema'
import type { Client } from '../client'
import { useServer } from '../useServer'
import { foreign } from './schemas'

const all = createCatalogue([
  ...[...catalogue.resources.values()].map(({ schema }) => schema),
  ...(foreign as readonly AnySchema[]),
])
const server = useServer({ catalogue: all, keepRows: true })
let admin: Client
beforeAll(async () => {
  admin = await server.as('10', { EMPRESA: '0190000000001' })
})
const at = (name: string, ...more: unknown[]) => ['/hanadb/api', name, ...more].join('/')

/** A record of each schema, a change of it, and what the server makes of both. */
const stories: Readonly<Record<string, readonly [record: object, change: object, is: object]>> = {
  enrolments: [
    {
      ...{ NAME: 'Ana', SURNAME: 'Paz', BORN: '2015-05-01', GRADE: 1 },
      GUARDIANS: [{ NAME: 'Eva', PAYS: 60 }],
    },
    { SURNAME: 'Paz Soto' },
    { PAID: 60, CODE: 'S-Paz Soto', TRANSPORT: false },
  ],
  rentals: [
    { PLATE: 'ABC-1234', FROM: '2030-01-01', UNTIL: '2030-01-05', RATE: 120 },
    { RATE: 80 },
    { DAYS: 4, TOTAL: 320, CLASS: 'usual', STATE: 0 },
  ],
  books: [
    { ISBN: '978-0000000001', TITLE: 'Law', COPIES: 5, SUBJECTS: ['law'] },
    { COPIES: 1 },
    { COPIES: 1, ON_LOAN: 0, FINES: 0 },
  ],
  memberships: [
    { EMAIL: 'a@b.test', PLAN: 'year', LOCKER: 3, VISITS: [{ NOTE: 'First' }] },
    { PLAN: 'day' },
    { LOCKER: null, PRICE: 300, CARD: expect.any(String) },
  ],
  batches: [
    { LOT: 'A0001', PIECES: 4, INGREDIENTS: [{ NAME: 'Flour', KILOS: 1.5, PRICE: 2 }] },
    { PIECES: 2 },
    { COST: 3, EACH: 1.5 },
  ],
  matters: [
    { NUMBER: '1/26', SECRET: 'x', RATE: 100, HOURS: [{ HOURS: 1.5 }], DATA: { court: 3 } },
    { RATE: 90 },
    { SPENT: 1.5, FEE: 135, DATA: { court: 3 } },
  ],
}

test.each(Object.entries(stories))('%s are created, listed and changed', async (name, story) => {
  const [record, change, is] = story
  const { status, body } = await admin.post(at(name), record)
  expect(body).toMatchObject({ _VERSION: 1 })
  expect(status).toBe(201)
  const { key } = all.get(name)
  const made = body as unknown as Readonly<Record<string, unknown>>
  const changed = await admin.put(at(name, made[key.name]), change, { 'if-match': '"1"' })
  expect(changed.body).toMatchObject({ ...change, ...is })
  const listed = await admin.get(at(name))
  expect(listed.body.data).toMatchObject([{ ...change, ...is }])
})

test('a book is lent as long as there are copies, and comes back', async () => {
  await server.insert('books', { ISBN: '978-0000000002', TITLE: 'Art', COPIES: 1 })
  const loan = { BOOK: '978-0000000002', READER: admin.ID }
  const lent = await admin.post(at('loans'), loan)
  expect(lent.body).toMatchObject({ DUE: expect.stringMatching(/^\d{4}-\d\d-\d\d$/), STATE: 0 })
  expect((await admin.post(at('loans'), loan)).status).toBe(422)
  const back = await admin.post(
    at('loans', lent.body.ID, 'flow/giveBack'),
    {},
    { 'if-match': '"1"' },
  )
  expect(back.body).toMatchObject({ STATE: 1 })
  expect((await admin.get(at('books', loan.BOOK))).body).toMatchObject({ COPIES: 1, ON_LOAN: 1 })
})

test('their API document is valid', async () => {
  const document = openApiOf(all, { language: 'en', label: ({ name }) => name, routes: [] })
  for (const { name } of foreign) expect(document.paths).toHaveProperty([at(name)])
  await SwaggerParser.validate(JSON.parse(JSON.stringify(document)))
})
