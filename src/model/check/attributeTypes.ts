import { business } from '../../base/business'
import { dayIn } from '../../base/day'
import type { Store } from '../../kinds/kind/kind'
import { kindOf } from '../../kinds/registry'
import type { FieldModel, Resource } from '../fields/resource'
import type { Operator, ownFields, Subject } from '../rules/rule'

/** Kinds of values that are compared and copied with each other. */
export const comparedType = ({ store }: Pick<FieldModel, 'store'>): Store | 'number' | null =>
  store === 'int' || store === 'cents' || store === 'real' ? 'number' : store

/** Type of compared values: text, number, date or boolean; one value or several. */
interface ValueType {
  readonly type: string
  readonly isList: boolean
}

const ownKinds: Readonly<Record<(typeof ownFields)[number], string>> = {
  ID: 'integer',
  ROLE: 'text',
  GROUP: 'boolean',
  NOW: 'dateTime',
  TODAY: 'date',
  DAY: 'integer',
  MONTH: 'date',
  LAST_MONTH: 'date',
}

/** Type of `$me.<name>`. */
export function attributeType(name: string): ValueType | undefined {
  const attribute = business().userAttributes[name]
  const kind = attribute?.kind ?? ownKinds[name as keyof typeof ownKinds]
  const type = typeOfStore(kindOf(kind)?.store)
  return type && { type, isList: attribute !== undefined && 'list' in attribute }
}

/** Type of the values of a field; undefined where nothing compares them. */
export function fieldType({ references, target, store, isList }: FieldModel) {
  const type = typeOfStore(references ? target?.key.store : isList ? 'text' : store)
  return type && { type, isList: isList === true || references !== undefined }
}

/** Dates and moments are compared by their beginning. */
function typeOfStore(store: Parameters<typeof comparedType>[0]['store'] | undefined) {
  const type = comparedType({ store: store ?? null })
  if (type === 'day' || type === 'instant') return 'date'
  return type === 'json' || type === null ? undefined : type
}

const words: Readonly<Record<string, string>> = { bool: 'yes or no' }
export const wordOf = ({ type, isList }: ValueType) =>
  isList ? `a list of ${type}s` : `a ${words[type] ?? type}`

/** Why `$me.…` is never equal to what a rule compares it with. */
export function attributeProblems(
  { op, left, right }: Comparison,
  field: FieldModel | undefined,
): string[] {
  const name = 'me' in left ? left.me : 'me' in right ? right.me : undefined
  const mine = name === undefined ? undefined : attributeType(name)
  if (!mine || op === 'empty') return []
  const me = `$me.${name} is ${wordOf(mine)}`
  const suits = operatorsOn(mine, 'me' in left)
  if (!suits.includes(op)) return [`${me}; compare it with ${suits.join(', ')}`]
  const other = field ? fieldType(field) : valueType(left, right)
  if (!other || other.type === mine.type) return []
  const what = field ? `${field.name} is` : 'the value is'
  return [`${me}, and ${what} ${wordOf(other)}: they are never equal${remedy(name, other)}`]
}

const one: readonly Operator[] = ['eq', 'ne', 'lt', 'lte', 'gt', 'gte', 'in', 'nin']
/** Operators that have `$me.…` on one side. */
function operatorsOn({ isList }: ValueType, isLeft: boolean): readonly Operator[] {
  if (isLeft) return isList ? ['has', 'within', 'empty'] : [...one, 'contains', 'empty']
  return isList ? ['in', 'nin', 'within'] : [...one, 'has', 'contains']
}

function valueType(left: Subject, right: Subject): ValueType | undefined {
  const side = 'value' in left ? left : right
  const value = 'value' in side ? [side.value].flat().find(each => each !== null) : undefined
  return value === undefined ? undefined : { type: typeOf(value), isList: Array.isArray(value) }
}

const typeOf = (value: unknown) =>
  ({ string: 'text', boolean: 'bool' })[String(typeof value)] ?? typeof value

/** Why a rule's constant is never equal to its field; limits of the field, such as `max`, do not count. */
export function constantProblems(field: FieldModel, { op, right }: Comparison): string[] {
  const kept = fieldType(field)
  if (!kept || !('value' in right) || ['contains', 'during', 'empty'].includes(op)) return []
  const isFit = (value: unknown) =>
    kept.type === 'date' ? dayIn(value) !== undefined : typeOf(value) === kept.type
  const wrong = [right.value].flat().find(value => value !== null && !isFit(value))
  if (wrong === undefined) return []
  return [`${field.name} is ${wordOf({ ...kept, isList: false })}, never ${JSON.stringify(wrong)}`]
}

interface Comparison {
  readonly op: Operator
  readonly left: Subject
  readonly right: Subject
}

const kindOfType: Readonly<Record<string, string>> = {
  text: 'text',
  number: 'integer',
  bool: 'boolean',
  date: 'date',
}

const remedy = (name: string | undefined, { type }: ValueType) =>
  name !== undefined && name in business().userAttributes
    ? `; if ${name} of users has such values, declare kind: '${kindOfType[type]}' in userAttributes`
    : ''

/** Declared attributes that the accounts do not have, or have with values of another kind. */
export function checkUserAttributes({ name, fields }: Resource): string[] {
  const { userAttributes, tenant } = business()
  if (name !== 'users') return []
  return Object.entries(userAttributes).flatMap(([attribute, its]) => {
    // the engine reads tenants as texts
    if ('usual' in its || attribute === tenant?.column || attribute === tenant?.list) return []
    const field = fields.get(attribute)
    if (!field)
      return [
        `users.${attribute}: userAttributes declares it, and users has no such field; add the field, or give the attribute roles and usual if the server computes it`,
      ]
    const [declared, kept] = [attributeType(attribute), fieldType(field)]
    if (!kept || (declared?.type === kept.type && declared.isList === kept.isList)) return []
    const list = kept.isList ? ', list: true' : ''
    return [
      `users.${attribute}: is ${wordOf(kept)}; declare ${attribute}: { kind: '${kindOfType[kept.type]}'${list} } in userAttributes`,
    ]
  })
}
