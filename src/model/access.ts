import type { Role } from '../domain/roles'
import type { HandEntry } from './calls'
import { bindMe, holds } from './evaluate'
import { whoNode } from './fieldModel'
import { type AskedMoment, watchedClock } from './moment'
import type { FieldModel, Grants, Resource } from './resource'
import { fieldsOf, isAlways, isNever, type Node, timeFields } from './rule'
import { isGivenUnseen, isSpread, isToldAlone } from './sealed'
import { sourcesOf } from './sources'
import type { Tallied } from './tally'

/** The signed-in person, as rules see them. */
export interface Me extends AskedMoment {
  readonly ID: number
  readonly ROLE: Role
  readonly COMPANY: string | null
  /** The company worked in now: every row read or written belongs to it. */
  readonly EMPRESA: string | null
  /** The companies they may work in. */
  readonly EMPRESAS: readonly string[]
  readonly WAREHOUSE: readonly string[]
  readonly CARD_CODE: string | null
  /** At which prices a customer buys. */
  readonly PRICE_LIST?: number
  readonly SUCURSAL: string | null
  /** They administer every company of the group. */
  readonly GROUP?: true
}

/** What a person may do with a resource: rules bound to them, and the fields they may read and write. */
export interface Policy extends Grants {
  readonly me: Me
  readonly readable: ReadonlySet<string>
  /** Sealed values they may read: on the record itself, and nowhere else. */
  readonly opened: ReadonlySet<string>
  /** What papers and messages tell them besides. */
  readonly told: ReadonlySet<string>
  /** Fields with the rule under which they are written; read-only ones are absent. */
  readonly writable: ReadonlyMap<string, Node>
  /** Fields given at birth: no record that is there lets them be written. */
  readonly fixed: ReadonlySet<string>
}

const policies = new WeakMap<Me, Map<Resource, Policy>>()

/** Rights in one place (design.md, "Rights"): deny by default, decided from the schema and the person. */
export function policyOf(resource: Resource, me: Me): Policy {
  const mine = policies.get(me) ?? new Map<Resource, Policy>()
  policies.set(me, mine)
  const known = mine.get(resource)
  if (known) return known
  const asked = watchedClock(me)
  const made = { ...makePolicy(resource, asked.me), me }
  if (asked.clock()) timely.add(made)
  mine.set(resource, made)
  return made
}

/** What was decided by the clock, and holds for its second alone. */
const timely = new WeakSet<object>()

/**
 * The same person in another second keeps their rights, but for those that go by the clock: they are
 * decided once a session, not once a second. Of anybody else nothing is taken over.
 */
export function inNextSecond(before: Me | undefined, me: Me): Me {
  if (!before || !isSame(before, me)) return me
  const kept = [...(policies.get(before) ?? [])].filter(([, policy]) => !timely.has(policy))
  policies.set(me, new Map(kept.map(([resource, policy]) => [resource, { ...policy, me }])))
  rowFields.set(
    me,
    new Map([...(rowFields.get(before) ?? [])].filter(([, its]) => !timely.has(its))),
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
  const values = me as unknown as Record<string, unknown>
  const { read, create, update, delete: remove, restore } = resource.grants(me.ROLE)
  const { readable, opened } = readableOf(resource, values)
  const writable = new Map<string, Node>()
  for (const field of resource.fields.values()) {
    const rule = field.readOnly ? undefined : bindMe(field.write, values)
    if (rule && !isNever(rule) && (readable.has(field.name) || isGivenUnseen(field))) {
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
    told: toldTo(resource, values),
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
    opened: new Set(open.filter(isToldAlone).map(nameOf)),
  }
}

function toldTo({ fields }: Resource, me: Record<string, unknown>): Set<string> {
  const told = [...fields.values()].filter(({ words }) => words.told !== undefined)
  return new Set(told.filter(({ words }) => holds(whoNode(words.told), {}, me)).map(nameOf))
}
const nameOf = ({ name }: FieldModel) => name

/** Whether a field is for this person to read: itself, and everything a computed one tells of. */
export function isOpen(
  field: FieldModel,
  fields: ReadonlyMap<string, FieldModel>,
  me: Record<string, unknown>,
): boolean {
  return [field, ...sourcesOf(field, fields)].every(
    each => holds(each.read, {}, me) && (reveals(each) || !each.tally || mayTally(each.tally, me)),
  )
}
const reveals = ({ words }: FieldModel) => words.kind === 'computed' && words.reveals === true

/** A tally tells of every row it goes over: it is for who may read them all. */
function mayTally({ rows, by, of, where }: Tallied, me: Record<string, unknown>): boolean {
  const asked = [...fieldsOf(where), ...(of ? [of.name] : [])]
  const isTold = (name: string) => {
    const field = rows.fields.get(name)
    return field !== undefined && isOpen(field, rows.fields, me)
  }
  const all = isAlways(bindMe(rows.grants(String(me.ROLE)).read, me))
  const { parent } = rows
  const parentRead = parent && parent !== by && parent.target?.grants(String(me.ROLE)).read
  return all && (!parentRead || isAlways(bindMe(parentRead, me))) && asked.every(isTold)
}

/** The fields of child rows a person may read; a computed one only with all its inputs. */
export function readableRowFields(lines: FieldModel, me: Me): readonly FieldModel[] {
  const mine = rowFields.get(me) ?? new Map<FieldModel, readonly FieldModel[]>()
  rowFields.set(me, mine)
  const known = mine.get(lines)
  if (known) return known
  const asked = watchedClock(me)
  const made = openRowFields(lines, asked.me)
  if (asked.clock()) timely.add(made)
  mine.set(lines, made)
  return made
}

/** Those of them a person may write in. */
export const writableRowFields = (lines: FieldModel, me: Me): FieldModel[] =>
  readableRowFields(lines, me).filter(
    field => !field.readOnly && holds(field.write, {}, me as unknown as Record<string, unknown>),
  )

const rowFields = new WeakMap<Me, Map<FieldModel, readonly FieldModel[]>>()

function openRowFields(lines: FieldModel, me: Me): readonly FieldModel[] {
  const values = me as unknown as Record<string, unknown>
  const fields = new Map(lines.fields?.map(field => [field.name, field]))
  return [...fields.values()].filter(field => isOpen(field, fields, values))
}

export type Act = 'list' | 'show' | 'create' | 'edit' | 'delete' | 'restore' | 'export'

/** Whether a person may ever do this with some record: menus, buttons and routes ask so, of its head alone. */
export function mayAct(resource: Resource, me: Me, act: Act): boolean {
  const rule = resource.grants(me.ROLE)[rightOf[act]]
  return !isNever(bindMe(rule, { ...me })) && operationOffered(resource, act)
}

/** Whether a row that is like this would be theirs to read, by the head alone. */
export const maySee = (resource: Resource, me: Me, row: Readonly<Record<string, unknown>>) =>
  holds(bindMe(resource.grants(me.ROLE).read, { ...me }), row, {})

/** The right an act takes. */
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
/** Whether the server this resource lives on knows the operation at all. */
export const operationOffered = (resource: Resource, act: Act) =>
  resource.rest.operations?.[operationOf[act]] !== false

/** What the server says of one record: `_can`. */
export interface Can {
  readonly update: boolean
  readonly delete: boolean
  /** Why not, where their role may change or delete other records: as far as they may read the rule. */
  readonly why?: Readonly<Partial<Record<'update' | 'delete', string>>>
  /** The fields this person may write on it now. */
  readonly fields?: readonly string[]
  /** The moves of its flow open to them now, each with what stands against it. */
  readonly flow?: Readonly<Record<string, readonly unknown[]>>
  /** What is to be told before a move that is open all the same. */
  readonly doubts?: Readonly<Record<string, readonly unknown[]>>
  /** The papers they may take of it. */
  readonly papers?: readonly string[]
  /** The moves that ask for the outcome of a system that is not connected. */
  readonly byHand?: Readonly<Record<string, readonly HandEntry[]>>
}

/** Rights on one stored record. `record` has every field, also those the person may not read. */
export function canOn(policy: Policy, record: Readonly<Record<string, unknown>>) {
  const update = holds(policy.update, record, {})
  const fields = update
    ? [...policy.writable]
        .filter(([name, rule]) => !policy.fixed.has(name) && holds(rule, record, {}))
        .map(([name]) => name)
    : []
  return { update: update && fields.length > 0, delete: holds(policy.delete, record, {}), fields }
}
