import { beforeEach, expect, test } from 'vitest'
import { catalogue } from '../../src/catalogue'
import { checkOwn, writerOf } from '../../src/model/access/ownRows'
import type { Client } from './client'
import { useServer } from './useServer'
import { ACME, worldOf } from './world'

const server = useServer()
type Row = Record<string, unknown>
let ana: Client
let luis: Client

beforeEach(async () => {
  ana = await server.as('10', { EMPRESA: ACME })
  luis = await server.as('10', { EMPRESA: ACME })
})

const all = [...catalogue.resources.values()].flatMap(resource =>
  [...resource.fields.values()].flatMap(lines => {
    const writer = writerOf(lines)
    return writer === undefined ? [] : [{ resource, lines, writer }]
  }),
)

test('the board’s comments belong each to who wrote it', () => {
  expect(all.map(({ resource, lines }) => `${resource.name}.${lines.name}`)).toContain(
    'kanban-cards.COMENTARIOS',
  )
})

for (const { resource, lines, writer } of all)
  test(`${resource.name}.${lines.name}: what others wrote is changed by no way, one’s own is`, async () => {
    const world = worldOf(server, { owner: ana.ID })
    const key = (await world.insert(resource, 1, { [lines.name]: [] }))[resource.key.name] as string
    const path = `/hanadb/api/${resource.name}/${key}`
    const text = lines.fields?.find(({ kind }) => ['text', 'longText'].includes(kind))?.name ?? ''
    const rows = async () => (await ana.get(path)).body[lines.name] as unknown as Row[]
    const patch = async (user: Client, value: unknown) => {
      const version = String((await ana.get(path)).body._VERSION)
      return user.put(path, { [lines.name]: value }, { 'if-match': `"${version}"` })
    }
    const message = async () => (await rows()).map(row => [row[writer], row[text]])
    const answer = await patch(ana, [{ [text]: 'uno' }, { [text]: 'dos' }])
    expect([answer.status, answer.body.errors]).toEqual([200, undefined])
    const [one = {}, two = {}] = await rows()
    const before = [
      [ana.ID, 'uno'],
      [ana.ID, 'dos'],
    ]
    const requests = [
      [],
      [one],
      [two, one],
      [one, one, two],
      [{ ...one, [text]: 'otro' }, two],
      [{ ...one, [writer]: luis.ID }, two],
      [{ [text]: 'uno' }, two],
      [one, two, { [text]: 'tres', [writer]: ana.ID }],
      null,
    ]
    for (const input of requests) {
      expect([(await patch(luis, input)).status, input]).toEqual([422, input])
      expect(await message()).toEqual(before)
    }
    const sheet = [{ id: key, changes: { [lines.name]: [{ [text]: 'otro' }] } }]
    const imported = await luis.post(`/hanadb/api/${resource.name}/bulk`, sheet)
    expect([imported.status, await message()]).toEqual([422, before])
    expect((await patch(luis, [one, two, { [text]: 'tres' }])).status).toBe(200)
    expect(await message()).toEqual([...before, [luis.ID, 'tres']])
    const third = (await rows())[2]
    expect((await patch(luis, [one, two, { ...third, [text]: 'cuatro' }])).status).toBe(200)
    expect((await patch(ana, [one, two])).status).toBe(422)
    expect((await patch(luis, [one, two])).status).toBe(200)
    expect(await message()).toEqual(before)
  })

test('rows belong to a person whom the server names', () => {
  for (const { lines } of all) {
    expect(checkOwn(lines)).toEqual([])
    const wrong = { ...lines.lines, authorField: 'TEXTO' } as NonNullable<typeof lines.lines>
    expect(checkOwn({ ...lines, lines: wrong })).toHaveLength(1)
  }
})
