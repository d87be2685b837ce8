import { expect, test } from 'vitest'
import { defineResource } from '../../src/model/schema'
import { aCatalogue } from './aCatalogue'
import { useServer } from './useServer'

const makers = defineResource({
  name: 'makers',
  table: 'FABRICANTE',
  key: 'ID',
  title: 'NOMBRE',
  label: 'Fabricante | Fabricantes',
  fields: {
    ID: { kind: 'id' },
    NOMBRE: { kind: 'text', required: true },
    ABIERTO: { kind: 'boolean', label: 'Abierto' },
  },
  access: { admin: 'all', salesAgent: { read: { ABIERTO: true } } },
})

const things = defineResource({
  name: 'things',
  table: 'COSA',
  key: 'ID',
  title: 'NOMBRE',
  label: 'Cosa | Cosas',
  fields: {
    ID: { kind: 'id' },
    NOMBRE: { kind: 'text', required: true },
    FABRICANTE: { kind: 'reference', resource: 'makers', label: 'Fabricante' },
    TIENDAS: { kind: 'references', resource: 'makers', label: 'Tiendas' },
    OTRO: { kind: 'reference', resource: 'makers', label: 'Otro', read: ['admin'] },
  },
  list: { columns: ['NOMBRE', 'FABRICANTE', 'TIENDAS', 'OTRO'] },
  access: { admin: 'all', salesAgent: 'read' },
})

const server = useServer({ catalogue: aCatalogue(makers, things) })
const LIST = '/hanadb/api/things?titles=true'

async function twoThings() {
  const maker = (ID: number, NOMBRE: string, ABIERTO: boolean) => ({ ID, NOMBRE, ABIERTO })
  const all = [maker(1, 'Uno', true), maker(2, 'Dos', false), maker(3, 'Tres', true)]
  await server.insert('makers', ...all, maker(4, 'Cuatro', true))
  const admin = await server.as('10')
  await admin.post('/hanadb/api/things', { NOMBRE: 'A', FABRICANTE: 1, TIENDAS: [3], OTRO: 4 })
  await admin.post('/hanadb/api/things', { NOMBRE: 'B', FABRICANTE: 2 })
  return admin
}

test('a list brings the titles of what its columns name along, where it is asked for them', async () => {
  const admin = await twoThings()
  const { titles } = (await admin.get(LIST)).body
  expect(titles).toEqual({ makers: { 1: 'Uno', 2: 'Dos', 3: 'Tres', 4: 'Cuatro' } })
  expect((await admin.get('/hanadb/api/things')).body).not.toHaveProperty('titles')
})

test('nobody learns the title of a record or of a field that they may not read', async () => {
  await twoThings()
  const agent = await server.as('7')
  expect((await agent.get(LIST)).body.titles).toEqual({ makers: { 1: 'Uno', 3: 'Tres' } })
})

test('another value of the parameter is refused by name', async () => {
  const admin = await server.as('10')
  const { status, body } = await admin.get('/hanadb/api/things?titles=NOMBRE')
  expect(status).toBe(400)
  expect(body.message).toContain('titles')
})
