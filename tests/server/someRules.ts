import fc from 'fast-check'
import type { FieldModel, Resource } from '../../src/model/fields/resource'
import type { RelativePeriod } from '../../src/model/rules/relativePeriod'
import type { Rule } from '../../src/model/rules/rule'
import { columnOf, everySample } from '../model/everyKind'

export type Values = Record<string, unknown>

const numbers = new Set<string | null>(['int', 'cents', 'real'])
const isNumber = ({ store }: FieldModel) => numbers.has(store)
const comparable = ({ operators }: FieldModel) => operators.includes('eq')

/** Values of a field: its samples, some invented ones, and often none. */
export function someRecord(resource: Resource): fc.Arbitrary<Values> {
  const fields = sendRequest(resource).filter(({ name }) => name !== resource.key.name)
  return fc.record(Object.fromEntries(fields.map(field => [field.name, someValue(field)])))
}

function someValue(field: FieldModel) {
  const values = field.kind === 'lines' ? [[{ N: 1 }]] : goodOf(field)
  return fc.option(fc.constantFrom(...values), { freq: 3, nil: null })
}

/** Fields that a rule may use. */
export const sendRequest = (resource: Resource) =>
  [...resource.fields.values()].filter(({ kind }) => kind !== 'password')

/** The fields that a rule may read through a reference, by their names in rules. */
export const seenThrough = (reference: FieldModel): FieldModel[] =>
  sendRequest(reference.target as Resource)
    .filter(({ store, kind }) => store || kind === 'references')
    .map(field => ({ ...field, name: `${reference.name}.${field.name}` }))

const goods = new Map(
  Object.entries(everySample).map(([name, { good }]) => [columnOf(name), good] as const),
)
const goodOf = ({ name }: FieldModel) => goods.get(name.replace(/^.*\./, '')) ?? []

/** Attributes of kinds that the business does not use. */
export const furtherAttributes = {
  LEVEL: { kind: 'integer' },
  LEVELS: { kind: 'decimal', list: true },
  SINCE: { kind: 'date' },
  HEAD: { kind: 'boolean' },
} as const

/** A person for rules; their values are the same as those of records. */
export const someMe: fc.Arbitrary<Values> = fc.record({
  ID: fc.constantFrom(1, 2, 5),
  ROLE: fc.constantFrom('10', '7'),
  COMPANY: fc.constantFrom('A', 'Ñandú', null),
  EMPRESA: fc.constantFrom('T1', null),
  EMPRESAS: fc.constantFrom([], ['T1', 'T2'], ['A']),
  WAREHOUSE: fc.constantFrom([], ['T1'], ['B', '0001']),
  CARD_CODE: fc.constantFrom(null, 'CL-1/A_2', '9'),
  SUCURSAL: fc.constantFrom(null, '0001'),
  LEVEL: fc.constantFrom(null, 1, 5, -3),
  LEVELS: fc.constantFrom([], [1, 2, 5], [10.1, 0.005]),
  SINCE: fc.constantFrom(null, '2026-03-01'),
  HEAD: fc.constantFrom(null, true, false),
  TODAY: fc.constantFrom('2026-03-01', '2026-03-02', '2026-12-31', '2024-02-29'),
})
const meScalars = [
  ...['ID', 'ROLE', 'COMPANY', 'EMPRESA', 'CARD_CODE', 'SUCURSAL'],
  ...['LEVEL', 'SINCE', 'HEAD'],
]
const meLists = ['EMPRESAS', 'WAREHOUSE', 'LEVELS']
const me = (names: string[]) => fc.constantFrom(...names.map(name => `$me.${name}`))

/** Any rule over these fields that a schema may contain. */
export function someRule(fields: readonly FieldModel[]): fc.Arbitrary<Rule> {
  const leaf = fc.oneof(
    { weight: 6, arbitrary: fc.constantFrom(...fields).chain(onField) },
    { weight: 2, arbitrary: fc.constantFrom(...fields.filter(comparable)).chain(onTwo(fields)) },
    { weight: 1, arbitrary: onMe(fields.filter(comparable)) },
  )
  return fc.letrec<{ rule: Rule }>(tie => ({
    rule: fc.oneof(
      { maxDepth: 3, withCrossShrink: true },
      leaf,
      fc.record({ and: fc.array(tie('rule'), { maxLength: 3 }) }),
      fc.record({ or: fc.array(tie('rule'), { maxLength: 3 }) }),
      fc.record({ not: tie('rule') }),
    ),
  })).rule as fc.Arbitrary<Rule>
}

/** Any condition that a person may ask over these fields: only with constants. */
export function someCondition(fields: readonly FieldModel[]): fc.Arbitrary<Rule> {
  return fc.letrec<{ rule: Rule }>(tie => ({
    rule: fc.oneof(
      { maxDepth: 2, withCrossShrink: true },
      fc.constantFrom(...fields).chain(field => onField(field, false)),
      fc.record({ or: fc.array(tie('rule'), { maxLength: 3 }) }),
      fc.record({ and: fc.array(tie('rule'), { maxLength: 3 }) }),
      fc.record({ not: tie('rule') }),
    ),
  })).rule as fc.Arbitrary<Rule>
}

/** A field compared with a constant or `$me`, with every operator of its kind. */
function onField(field: FieldModel, withMe = true): fc.Arbitrary<Rule> {
  const orMe = (own: fc.Arbitrary<unknown>, names: string[]) =>
    withMe ? fc.oneof(own, me(names)) : own
  const one = operandOf(field)
  const list = orMe(fc.array(fc.oneof(one, fc.constant(null)), { maxLength: 3 }), meLists)
  const kinds: Record<string, fc.Arbitrary<unknown>> = {
    empty: fc.boolean(),
    in: list,
    nin: list,
    contains: orMe(one.map(part), meScalars),
    during: fc.constantFrom(...periods),
    within: me(meLists),
  }
  return fc
    .constantFrom(...field.operators, ...(withMe ? withinOf(field) : []), 'empty' as const)
    .chain(op => (kinds[op] ?? orMe(one, meScalars)).map(value => ({ [op]: value })))
    .map(condition => ({ [field.name]: condition }) as Rule)
}
export const periods: readonly RelativePeriod[] = [
  ...(['today', 'yesterday', 'tomorrow', 'this week', 'last week', 'next week'] as const),
  ...(['this month', 'last month', 'next month', 'this quarter', 'last quarter'] as const),
  ...(['this year', 'last year', 'next year', 'last 1 days', 'last 30 days'] as const),
  ...(['next 1 days', 'next 300 days', 'older than 1 days', 'older than 90 days'] as const),
]
const withinOf = ({ kind }: FieldModel) => (kind === 'references' ? (['within'] as const) : [])
const part = (value: unknown) => String(value).slice(1, 4) || 'a'

/** Mostly values of the field, some others, a few that the field cannot hold. */
function operandOf(field: FieldModel): fc.Arbitrary<unknown> {
  const element = goodOf(field)
    .flat()
    .filter(value => typeof value !== 'object')
  const near = isNumber(field)
    ? fc.constantFrom(-1e300, -0.5, 0.005, 10.005, 10.1, 1.5, 2 ** 53, 1e300, 5, -0)
    : fc.constantFrom('', 'a', 'A', '|A|', '2026-03-01', 'T', '10', '\u{10ffff}', 'ﬀ', "'")
  const stranger = fc.constantFrom<unknown>(null, true, false, 0, 1, 'x', '1')
  const own = element.length > 0 ? fc.constantFrom(...element) : near
  return fc.oneof(
    { weight: 5, arbitrary: own },
    { weight: 2, arbitrary: near },
    { weight: 1, arbitrary: stranger },
  )
}

const compared = ['eq', 'ne', 'lt', 'lte', 'gt', 'gte'] as const

/** Two fields of the same kind; numbers with a distance in cents. */
const onTwo =
  (fields: readonly FieldModel[]) =>
  (left: FieldModel): fc.Arbitrary<Rule> => {
    const alike = fields.filter(field => comparable(field) && sortOf(field) === sortOf(left))
    return fc
      .record({ op: someSign(left), right: fc.constantFrom(...alike), plus: distance })
      .map(({ op, right, plus }) => ({ [left.name]: { [op]: reference(right, plus) } }) as Rule)
  }

const distance = fc.constantFrom(0, 1, -1, 0.2, -10.1, 0.01)
const someSign = (field: FieldModel) =>
  fc.constantFrom(...compared.filter(op => field.operators.includes(op)))

const reference = (field: FieldModel, plus: number) => ({
  field: field.name,
  ...(hasDistance(field) &&
    plus !== 0 && { plus: field.store === 'int' ? Math.trunc(plus) : plus }),
})
const hasDistance = ({ store }: FieldModel) => store === 'int' || store === 'cents'
const sortOf = (field: FieldModel) =>
  isNumber(field) ? 'number' : field.store === 'bool' ? 'bool' : 'text'

/** The person on the left: their value, or a field compared with it. */
function onMe(fields: readonly FieldModel[]): fc.Arbitrary<Rule> {
  const field = fc.constantFrom(...fields)
  return fc.oneof(
    fc
      .tuple(me(meScalars), field, distance)
      .chain(([name, right, plus]) =>
        someSign(right).map(op => ({ [name]: { [op]: reference(right, plus) } }) as Rule),
      ),
    fc.tuple(me(meLists), field).map(([name, { name: right }]) => has(name, { field: right })),
    fc
      .tuple(me(meLists), fc.constantFrom('T1', 'A', '0001'))
      .map(([name, value]) => has(name, value)),
    fc
      .tuple(me(meScalars), fc.constantFrom('7', 'A', 'T1', 2))
      .map(([name, value]) => ({ [name]: value }) as Rule),
  )
}
const has = (name: string, value: unknown) => ({ [name]: { has: value } }) as unknown as Rule
