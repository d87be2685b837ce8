import type { Role } from '../../base/business'
import type { AttributeValue } from '../../base/businessParts'
import { isShownAlone, isSpread, isWriteOnly } from '../fields/confidential'
import type { FieldModel, Grants, Resource, RollupModel } from '../fields/resource'
import { sourcesOf } from '../fields/sources'
import { bindMe, holds } from '../rules/evaluate'
import { type RuleTime, watchedClock } from '../rules/moment'
import { fieldsOf, isAlways, isNever, type Node, timeFields } from '../rules/rule'

/** The signed-in user, as rules read it. */
export interface Me extends RuleTime {
  readonly ID: number
  readonly ROLE: Role
  /** Set for administrators of every tenant. */
  readonly GROUP?: true
  /** The browser's server is plain: it has only the original API (business.md#original-api). */
  readonly PLAIN_SERVER?: true
  /** User attributes of the business; the tenant in use is one (`tenantOf`). */
  readonly [attribute: string]: AttributeValue | null | undefined | readonly AttributeValue[]
}

/** Rights of a user on a resource: access rules bound to the user, readable and writable fields. */
export interface Policy extends Grants {
  readonly me: Me
  readonly readable: ReadonlySet<string>
  /** Confidential fields the user may read, only on the record itself. */
  readonly opened: ReadonlySet<string>
  /** Writable fields, each with the rule under which it is writable. */
  readonly writable: ReadonlyMap<string, Node>
  /** Fields that are set on creation only. */
  readonly fixed: ReadonlySet<string>
}

const policies = new WeakMap<Me, Map<Resource, Policy>>()

/** Rights of a user on a resource, denied by default; cached per user and resource. */
export function policyOf(resource: Resource, me: Me): Policy {
  const mine = policies.get(me) ?? new Map<Resource, Policy>()
  policies.set(me, mine)
  const known = mine.get(resource)
  if (known) return known
  const asked = watchedClock(me)
  const made = { ...makePolicy(resource, asked.me), me }
  if (asked.clock()) timeDependent.add(made)
  mine.set(resource, made)
  return made
}

/** Policies and row fields that depend on the clock; valid for one second. */
const timeDependent = new WeakSet<object>()

/**
 * Carries cached rights over to the same user in the next second, except those that depend on the clock.
 * Returns `me`.
 */
export function inNextSecond(before: Me | undefined, me: Me): Me {
  if (!before || !isSame(before, me)) return me
  const kept = [...(policies.get(before) ?? [])].filter(([, policy]) => !timeDependent.has(policy))
  policies.set(me, new Map(kept.map(([resource, policy]) => [resource, { ...policy, me }])))
  rowFields.set(
    me,
    new Map([...(rowFields.get(before) ?? [])].filter(([, its]) => !timeDependent.has(its))),
  )
  return me
}

const isSame = (before: Me, me: Me) => {
  const names = new Set([...Object.keys(before), ...Object.keys(me)] as (keyof Me)[])
  return [...names].every(
    name => timeFields.some(time => time === name) || before[name] === me[name],
  )
}

function makePolicy(resource: Resource, me: Me): Policy {
  const values = me
  const { read, create, update, delete: remove, restore } = resource.grants(me.ROLE)
  const { readable, opened } = readableOf(resource, values)
  const writable = new Map<string, Node>()
  for (const field of resource.fields.values()) {
    const rule = field.readOnly ? undefined : bindMe(field.write, values)
    if (rule && !isNever(rule) && (readable.has(field.name) || isWriteOnly(field))) {
      writable.set(field.name, rule)
    }
  }
  return {
    me,
    read: bindMe(read, values),
    create: bindMe(create, values),
    update: bindMe(update, values),
    delete: bindMe(remove, values),
    restore: bindMe(restore, values),
    readable,
    opened,
    writable,
    fixed: new Set(
      [...resource.fields.values()]
        .filter(field => field.words.createOnly || (field === resource.key && resource.naturalKey))
        .map(field => field.name),
    ),
  }
}

function readableOf({ fields }: Resource, me: Record<string, unknown>) {
  const open = [...fields.values()].filter(field => isOpen(field, fields, me))
  return {
    readable: new Set(open.filter(field => isSpread(field, fields)).map(nameOf)),
    opened: new Set(open.filter(isShownAlone).map(nameOf)),
  }
}

const nameOf = ({ name }: FieldModel) => name

/** True when the user may read the field and, for a computed field, all of its inputs. */
export function isOpen(
  field: FieldModel,
  fields: ReadonlyMap<string, FieldModel>,
  me: Record<string, unknown>,
): boolean {
  return [field, ...sourcesOf(field, fields)].every(
    each =>
      holds(each.read, {}, me) && (reveals(each) || !each.rollup || mayReadRollup(each.rollup, me)),
  )
}
const reveals = ({ computed }: FieldModel) => computed?.ignoreInputRights === true

/** A rollup is readable by users who may read every row it aggregates. */
function mayReadRollup(
  { rows, via, of, where }: RollupModel,
  me: Record<string, unknown>,
): boolean {
  const asked = [...fieldsOf(where), ...(of ? [of.name] : [])]
  const isReadable = (name: string) => {
    const field = rows.fields.get(name)
    return field !== undefined && isOpen(field, rows.fields, me)
  }
  const all = isAlways(bindMe(rows.grants(String(me.ROLE)).read, me))
  const { parent } = rows
  const parentRead = parent && parent !== via && parent.target?.grants(String(me.ROLE)).read
  return all && (!parentRead || isAlways(bindMe(parentRead, me))) && asked.every(isReadable)
}

/** Fields of child rows the user may read; a computed field only with all its inputs. */
export function readableRowFields(lines: FieldModel, me: Me): readonly FieldModel[] {
  const mine = rowFields.get(me) ?? new Map<FieldModel, readonly FieldModel[]>()
  rowFields.set(me, mine)
  const known = mine.get(lines)
  if (known) return known
  const asked = watchedClock(me)
  const made = accessibleRowFields(lines, asked.me)
  if (asked.clock()) timeDependent.add(made)
  mine.set(lines, made)
  return made
}

/** The readable row fields the user may also write. */
export const writableRowFields = (lines: FieldModel, me: Me): FieldModel[] =>
  readableRowFields(lines, me).filter(field => !field.readOnly && holds(field.write, {}, me))

const rowFields = new WeakMap<Me, Map<FieldModel, readonly FieldModel[]>>()

function accessibleRowFields(lines: FieldModel, me: Me): readonly FieldModel[] {
  const values = me
  const fields = new Map(lines.fields?.map(field => [field.name, field]))
  return [...fields.values()].filter(field => isOpen(field, fields, values))
}

export type Act = 'list' | 'show' | 'create' | 'edit' | 'delete' | 'restore' | 'export'

/**
 * True when the user may perform the action on some record, and the server provides it. Needs only the
 * head of the schema.
 */
export const mayAct = (resource: Resource, me: Me, act: Act): boolean =>
  isGranted(resource, me, act) && (!me.PLAIN_SERVER || plainServerProvides(resource, act))

/** The same on a server with our whole API. */
export function isGranted(resource: Resource, me: Me, act: Act): boolean {
  const rule = resource.grants(me.ROLE)[rightOf[act]]
  return !isNever(bindMe(rule, { ...me })) && operationOffered(resource, act)
}

/** `mayAct` for more than one row: a right to one's own row alone gives no import, grid or bulk change. */
export const mayActOnMany = (resource: Resource, me: Me, act: Act): boolean =>
  mayAct(resource, me, act) &&
  !namesOneRow(resource.grants(me.ROLE)[rightOf[act]], resource.key.name)

const namesOneRow = (rule: Node, key: string): boolean =>
  'all' in rule
    ? rule.all.some(part => namesOneRow(part, key))
    : 'op' in rule && rule.op === 'eq' && 'field' in rule.left && rule.left.field === key

/** True when the access rules let the user read this row. Needs only the head of the schema. */
export const maySee = (resource: Resource, me: Me, row: Readonly<Record<string, unknown>>) =>
  holds(bindMe(resource.grants(me.ROLE).read, { ...me }), row, {})

export const rightOf: Readonly<Record<Act, keyof Grants>> = {
  list: 'read',
  show: 'read',
  export: 'read',
  create: 'create',
  edit: 'update',
  delete: 'delete',
  restore: 'restore',
}

const operationOf = {
  list: 'list',
  show: 'one',
  create: 'create',
  edit: 'update',
  delete: 'delete',
  restore: 'delete',
  export: 'list',
} as const
/** True when the backend of the resource implements the operation. */
export const operationOffered = (resource: Resource, act: Act) =>
  resource.rest.operations?.[operationOf[act]] !== false

/** True when a server with only the original API implements the operation; it never exports or restores. */
const plainServerProvides = ({ rest }: Resource, act: Act) =>
  act !== 'export' && act !== 'restore' && rest.provides.includes(operationOf[act])
