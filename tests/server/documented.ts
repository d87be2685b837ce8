import type { Catalogue } from '../../src/model/fields/resource'
import { openApiOf } from '../../src/model/openapi/openapi'
import { declared, features } from './declared'

export interface Schema {
  readonly $ref?: string
  readonly type?: string | readonly string[]
  readonly format?: string
  readonly enum?: readonly unknown[]
  readonly const?: unknown
  readonly minimum?: number
  readonly properties?: Readonly<Record<string, Schema>>
  readonly items?: Schema
  readonly anyOf?: readonly Schema[]
  readonly oneOf?: readonly Schema[]
  readonly allOf?: readonly Schema[]
}

interface Operation {
  readonly requestBody?: { readonly content?: Readonly<Record<string, { schema?: Schema }>> }
}

/** The example body of each route in the document of the interface. */
export function documentedBodies(catalogue: Catalogue) {
  const document = openApiOf(catalogue, {
    language: 'en',
    routes: declared,
    features,
    label: ({ name }) => name,
  })
  const example = examplesAmong(document.components.schemas ?? {})
  return (method: string, route: string): unknown => {
    const details = route.replace(/:(\w+)/g, '{$1}')
    const item = document.paths[details] as Readonly<Record<string, Operation>> | undefined
    const schema = item?.[method.toLowerCase()]?.requestBody?.content?.['application/json']?.schema
    return schema && example(schema)
  }
}

/** Creates example values of a shape, with references among these. */
function examplesAmong(schemas: Readonly<Record<string, Schema>>) {
  const found = (schema: Schema): Schema => {
    const name = schema.$ref?.split('/').at(-1)
    return name ? (schemas[name] ?? {}) : schema
  }

  function example(given: Schema, depth = 0): unknown {
    const schema = found(given)
    const [part] = schema.oneOf ?? schema.anyOf ?? []
    if (part) return example(part, depth)
    if (schema.allOf) return Object.assign({}, ...schema.allOf.map(one => example(one, depth)))
    return schema.const ?? schema.enum?.[0] ?? exampleOfType(schema, depth)
  }

  function exampleOfType(schema: Schema, depth: number): unknown {
    const type = schema.properties ? 'object' : [schema.type].flat()[0]
    if (type === 'object') return depth > 5 ? {} : objectOf(schema, depth)
    if (type === 'array') return listOf(schema, depth)
    return type === 'boolean' ? true : scalarOf(schema, type)
  }

  const listOf = ({ items }: Schema, depth: number) =>
    items && depth <= 5 ? [example(items, depth + 1)] : []

  const objectOf = ({ properties = {} }: Schema, depth: number) =>
    Object.fromEntries(
      Object.entries(properties).map(([name, part]) => [name, example(part, depth + 1)]),
    )

  return (schema: Schema) => example(schema)
}

/** An example of a shape without references. */
export const exampleOf = (shape: object) => examplesAmong({})(shape as Schema)

const texts: Readonly<Record<string, string>> = {
  date: '2026-03-02',
  'date-time': '2026-03-02T15:00:00.000Z',
  email: 'ana@demo.test',
  'idn-email': 'ana@demo.test',
  iri: 'https://demo.test/a',
  uri: 'https://demo.test/a',
  uuid: '00000000-0000-4000-8000-000000000001',
  password: 'a long sentence of mine 7',
}
const scalarOf = ({ format = '', minimum = 1 }: Schema, type: string | undefined) =>
  type === 'number' || type === 'integer' ? Math.max(1, minimum) : (texts[format] ?? 'Example 1')
