import { screen, waitFor } from '@testing-library/react'
import userEvent, { type UserEvent } from '@testing-library/user-event'
import { describe, expect, test } from 'vitest'
import { customViews } from '../../src/custom-kinds/views'
import { viewOf } from '../../src/fields/registry/registry'
import { ShownValue } from '../../src/fields/registry/ShownValue'
import { kindViews } from '../../src/kinds/views/views'
import { createCatalogue } from '../../src/model/check/catalogue'
import type { FieldDefinition } from '../../src/model/definition/field'
import type { AnySchema } from '../../src/model/schema'
import type { AnyKindName } from '../model/samplesOf'
import { inFrame, renderFields } from './fieldsFrame'

interface Sample {
  readonly words: Omit<FieldDefinition, 'kind'>
  readonly good: unknown
  /** The text in the cell and in the detail. */
  readonly shown: RegExp
  /** Enters the value; undefined for kinds without an input. */
  readonly enter?: (user: UserEvent) => Promise<void>
}

const type = (text: string) => async (user: UserEvent) => {
  const input = screen.getByLabelText(/^Campo/)
  await user.clear(input)
  await user.type(input, text)
}
const pick = (text: string) => async (user: UserEvent) => {
  await user.click(screen.getByLabelText(/^Campo/))
  await user.click(await screen.findByRole('option', { name: text }))
  await user.keyboard('{Escape}')
}
const options = { a: { es: 'Alfa' }, b: { label: { es: 'Beta' }, colour: 'success' } } as const
const file = { id: '00000000-0000-4000-8000-000000000001', name: 'foto.jpg', url: '/f/1' }

/** A valid value of every kind; a missing kind does not compile. */
const samples: { readonly [K in AnyKindName]: Sample } = {
  id: { words: {}, good: 7, shown: /7/ },
  text: { words: {}, good: 'Ñandú', shown: /Ñandú/, enter: type('Ñandú') },
  longText: { words: {}, good: 'Un texto', shown: /Un texto/, enter: type('Un texto') },
  richText: { words: {}, good: '<p>Hola <em>mundo</em></p>', shown: /Hola/ },
  code: { words: {}, good: '10.02.141', shown: /10\.02\.141/, enter: type('10.02.141') },
  email: {
    words: {},
    good: 'ana@demo.test',
    shown: /ana@demo\.test/,
    enter: type('Ana@demo.test'),
  },
  phone: {
    words: {},
    good: '+593991234567',
    shown: /\+593991234567/,
    enter: type('+593 99 123 4567'),
  },
  url: {
    words: {},
    good: 'https://demo.test/a',
    shown: /demo\.test\/a/,
    enter: type('https://demo.test/a'),
  },
  password: { words: {}, good: 'Una-clave-9', shown: /••••/, enter: type('Una-clave-9') },
  integer: { words: {}, good: 1234, shown: /1\.234/, enter: type('1.234') },
  decimal: { words: {}, good: 0.125, shown: /0,125/, enter: type('0.125') },
  money: { words: {}, good: 1234.5, shown: /\$1\.234,50/, enter: type('1.234,50') },
  percent: { words: {}, good: 12.5, shown: /12,5 %/, enter: type('12,5') },
  boolean: {
    words: {},
    good: true,
    shown: /^(Sí)?$/,
    enter: async user => user.click(screen.getByLabelText(/^Campo/)),
  },
  date: { words: {}, good: '2026-03-01', shown: /1 mar/, enter: type('2026-03-01') },
  dateTime: {
    words: {},
    good: '2026-03-01T04:30:00.000Z',
    shown: /28 feb 2026.*23:30/,
    enter: type('2026-02-28T23:30'),
  },
  time: { words: {}, good: '08:30', shown: /08:30/, enter: type('08:30') },
  choice: { words: { options } as never, good: 'b', shown: /Beta/, enter: pick('Beta') },
  choices: { words: { options } as never, good: ['a'], shown: /Alfa/, enter: pick('Alfa') },
  status: { words: { flow: 'vida' } as never, good: 1, shown: /Abierto/ },
  reference: {
    words: { resource: 'marcas' } as never,
    good: 5,
    shown: /Samsung/,
    enter: pick('Samsung'),
  },
  references: {
    words: { resource: 'marcas' } as never,
    good: [5],
    shown: /Samsung/,
    enter: pick('Samsung'),
  },
  lines: {
    words: { fields: { CANTIDAD: { kind: 'integer', label: 'Cantidad' } } } as never,
    good: [{ CANTIDAD: 3 }],
    shown: /[13]/,
    enter: async user => {
      await user.click(screen.getByRole('button', { name: 'Agregar línea' }))
      await user.type(screen.getByLabelText('Cantidad'), '3')
    },
  },
  file: { words: {}, good: file, shown: /foto\.jpg/ },
  image: { words: {}, good: file, shown: /^$/ },
  identity: { words: {}, good: '1710034065', shown: /1710034065/, enter: type('171003406-5') },
  waybillNumber: {
    words: {},
    good: '285143894',
    shown: /285143894/,
    enter: type('285143894'),
  },
  edition: { words: {}, good: '2026-11-22', shown: /22 nov 2026/, enter: type('2026-11-22') },
  imei: {
    words: {},
    good: '352099001761481',
    shown: /352099001761481/,
    enter: type('352099001761481'),
  },
  location: {
    words: {},
    good: { lat: -2.9, lng: -79 },
    shown: /-2\.900000, -79\.000000/,
    enter: async user => {
      await user.type(screen.getByLabelText('Latitud'), '-2,9')
      await user.type(screen.getByLabelText('Longitud'), '-79')
    },
  },
  // a cell shows the values alone, and only those of the named properties
  json: {
    words: { fields: { b: {}, a: { options: { 'LJ-1': 'Loja' } } } } as never,
    good: { b: -1.8061, a: 'LJ-1', c: 'CL1' },
    shown: /-1,8061.*Loja$/,
    enter: type('{{"b":-1.8061,"a":"LJ-1","c":"CL1"}'),
  },
  computed: { words: { formula: 2 } as never, good: 2, shown: /\$2,00/ },
}

const brands = {
  name: 'marcas',
  table: 'MARCA',
  key: 'ID',
  title: 'NOMBRE',
  label: 'Marca | Marcas',
  fields: { ID: { kind: 'id' }, NOMBRE: { kind: 'text', search: true } },
  access: { admin: 'all' },
} as const satisfies AnySchema
const rows = [{ id: 5, ID: 5, NOMBRE: 'Samsung' }]
const dataProvider = {
  getList: async () => ({ data: rows, total: 1 }) as never,
  getMany: async () => ({ data: rows }) as never,
}

const schemaWith = (kind: AnyKindName) =>
  ({
    name: 'cosas',
    table: 'COSA',
    key: kind === 'id' ? 'CAMPO' : 'CLAVE',
    title: kind === 'id' ? 'CAMPO' : 'CLAVE',
    label: 'Cosa | Cosas',
    fields: {
      ...(kind !== 'id' && { CLAVE: { kind: 'id' } }),
      CAMPO: { kind, label: 'Campo', ...samples[kind].words },
    },
    access: { admin: 'all' },
    flow: {
      vida: { initial: 1, states: { 1: { label: 'Abierto', colour: 'info' } }, transitions: {} },
    },
  }) as unknown as AnySchema

const kinds = Object.keys(samples) as AnyKindName[]

describe.each(kinds)('a field of kind %s', kind => {
  const { good, shown, enter } = samples[kind]
  const schemas = [schemaWith(kind), brands]

  test.each(['Cell', 'Display'] as const)('shows its value (%s)', async as => {
    const catalogue = createCatalogue(schemas)
    const field = catalogue.get('cosas').fields.get('CAMPO')
    if (!field) throw new Error('no field')
    const Look = viewOf(field)[as]
    const { container } = inFrame({
      catalogue,
      dataProvider,
      children: <Look field={field} value={good} language="es" />,
    })
    await waitFor(() => expect(container.textContent).toMatch(shown))
  })

  test.runIf(enter)('takes the value somebody enters, and gives it back equal', async () => {
    const user = userEvent.setup()
    const { submitted, resource } = await renderFields({ schemas, dataProvider })
    await enter?.(user)
    await user.click(screen.getByRole('button', { name: 'Guardar' }))
    await waitFor(() => expect(submitted).toHaveLength(1))
    const field = resource.fields.get('CAMPO')
    expect(field?.parse(submitted[0]?.CAMPO)).toEqual(good)
  })

  test.runIf(enter && kind !== 'password')('shows a stored value in its input', async () => {
    const user = userEvent.setup()
    const { submitted, resource } = await renderFields({
      schemas,
      dataProvider,
      record: { CAMPO: good },
    })
    await user.click(screen.getByRole('button', { name: 'Guardar' }))
    await waitFor(() => expect(submitted).toHaveLength(1))
    expect(resource.fields.get('CAMPO')?.parse(submitted[0]?.CAMPO)).toEqual(good)
  })

  test('has a filter that draws without a condition', async () => {
    const catalogue = createCatalogue(schemas)
    const field = catalogue.get('cosas').fields.get('CAMPO')
    if (!field) throw new Error('no field')
    const { Filter } = viewOf(field)
    await Filter.preload()
    inFrame({
      catalogue,
      dataProvider,
      children: (
        <Filter field={field} label="Campo" condition={undefined} onChange={() => undefined} />
      ),
    })
    expect((await screen.findAllByText('Campo')).length).toBeGreaterThan(0)
  })
})

test('every kind has looks', () => {
  expect(Object.keys({ ...kindViews, ...customViews }).sort()).toEqual([...kinds].sort())
})

test('a sealed value stands behind dots until somebody asks for it', async () => {
  const user = userEvent.setup()
  const sealed = { kind: 'text', confidential: true, createOnly: true } as const
  const { flow: _, ...bare } = schemaWith('text')
  const fields = { CLAVE: { kind: 'id' }, A: sealed } as const
  const catalogue = createCatalogue([{ ...bare, fields }])
  const field = catalogue.get('cosas').fields.get('A')
  if (!field) throw new Error('no field')
  const children = <ShownValue field={field} value="739182" as="Display" />
  const { container } = inFrame({ catalogue, dataProvider, children })
  const button = await screen.findByRole('button', { name: 'Mostrar', pressed: false })
  expect(container.textContent).not.toContain('739182')
  await user.click(button)
  expect(container.textContent).toContain('739182')
})
