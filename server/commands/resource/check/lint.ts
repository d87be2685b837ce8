import { adminRole, everyRole, roleCode, roleNameOf } from '../../../../src/base/business'
import type { Catalogue, FieldModel, Resource } from '../../../../src/model/fields/resource'
import { isReadBy } from '../../../../src/model/fields/sources'
import { holds } from '../../../../src/model/rules/evaluate'
import { isAlways, isNever, type Node, parseRule } from '../../../../src/model/rules/rule'
import { error, type Finding, hint } from './finding'
import { lintFlows } from './lintFlow'

/**
 * Finds valid schemas that do not work as intended: rights without effect, fields no one can fill, filters
 * without results.
 */
export function lint({ resources }: Catalogue): Finding[] {
  const all = [...resources.values()]
  return all.flatMap(resource => [
    ...lintAccess(resource),
    ...lintTitle(resource),
    ...[...resource.fields.values()].flatMap(field => lintField(resource, field)),
    ...lintForm(resource),
    ...lintChecks(resource),
    ...lintFlows(resource, all),
  ])
}

function lintAccess(resource: Resource): Finding[] {
  const { name } = resource
  if (readersOf(resource).length === 0)
    return [error(`${name}.access`, "nobody may read it; give at least admin: 'all'")]
  return everyRole().flatMap(role => {
    const { read, create, update, delete: remove } = resource.grants(role)
    const at = `${name}.access.${roleNameOf(role)}`
    const blind = isNever(read) && [update, remove].some(rule => !isNever(rule))
    if (blind) return [error(at, 'may change what it may not read: give it read as well')]
    return isNever(create) ? [] : unfillable(resource, role).map(says => error(at, says))
  })
}

/** A required field that a creating role can neither write nor get by default. */
const unfillable = (resource: Resource, role: string) =>
  [...resource.fields.values()]
    .filter(field => isAlways(field.required) && !field.readOnly && !hasDefault(field))
    .filter(field => !holds(field.read, {}, { ROLE: role }) || isShutTo(field, role))
    .map(
      ({ name }) =>
        `may create, but never fill the required ${name}: let it read and write ${name}, or give a default`,
    )

const hasDefault = ({ words }: FieldModel) => words.default !== undefined
/** Writable by named roles that exclude this one. */
const isShutTo = ({ words }: FieldModel, role: string) =>
  Array.isArray(words.write) && !words.write.some(name => roleCode(name) === role)

/** Roles that cannot read the title see records without a name. */
function lintTitle(resource: Resource): Finding[] {
  const hidden = resource.title.filter(name => {
    const field = resource.fields.get(name)
    return field && readersOf(resource).some(role => !holds(field.read, {}, { ROLE: role }))
  })
  return hidden.map(name =>
    error(
      `${resource.name}.${name}`,
      'is part of the title, but not everybody who lists it may read it: they would see nameless records; take another title',
    ),
  )
}

function lintField(resource: Resource, field: FieldModel): Finding[] {
  const { words, kind, target } = field
  const at = `${resource.name}.${field.name}`
  const found: Finding[] = []
  if (words.filter && !isFilterable(field))
    found.push(
      error(at, `filter on ${kind}: nobody types it whole; search: true finds parts of a text`),
    )
  if (words.unique && words.default !== undefined && !isOwn.has(words.default))
    found.push(error(at, 'is unique and has a default: the second record would be refused'))
  if (target && !readersOf(resource).some(role => role !== adminRole() && reads(target, role)))
    if (readersOf(resource).some(role => role !== adminRole()))
      found.push(
        hint(at, `only administrators may read ${target.name}: others see its keys, not names`),
      )
  found.push(...lintReveals(resource.fields, field, at))
  if (field.lines) found.push(...lintLines(resource, field))
  return found
}
/** Defaults that are unique. */
const isOwn = new Set<unknown>(['$code', '$me.ID'])
const isFilterable = ({ operators }: FieldModel) =>
  operators.includes('eq') || operators.includes('has')

/** A computed field readable by roles that cannot read its inputs. */
function lintReveals(fields: Resource['fields'], field: FieldModel, at: string): Finding[] {
  if (field.words.read === undefined) return []
  const named = everyRole().filter(ROLE => holds(field.read, {}, { ROLE }))
  const blind = named.filter(role => !isReadBy(role, field, fields))
  return blind.length === 0
    ? []
    : [
        error(
          at,
          `role ${blind.join(', ')} may read it, but not what it is computed from, and never sees it: say ignoreInputRights: true where the number is theirs to know, else leave them out of read`,
        ),
      ]
}

/** Amounts in rows without their sum. */
function lintLines(resource: Resource, { name, fields = [] }: FieldModel): Finding[] {
  const rows = new Map(fields.map(field => [field.name, field]))
  const at = `${resource.name}.${name}`
  const amount = fields.find(field => field.isMoney || field.computed)
  const isSummed = resource.computed.some(({ words }) =>
    JSON.stringify(words).includes(`"sum":"${name}.`),
  )
  const sum = `TOTAL: { kind: 'computed', formula: { sum: '${name}.${amount?.name}' } }`
  return [
    ...fields.flatMap(field => lintReveals(rows, field, `${at}.${field.name}`)),
    ...(amount && !isSummed
      ? [hint(at, `its rows have amounts and the record no sum: ${sum}`)]
      : []),
  ]
}

/** A field in no section cannot be edited, unless a page of its own edits the record; pictures are part of their text. */
function lintForm(resource: Resource): Finding[] {
  const placed = new Set([
    ...resource.form.sections.flatMap(section => section.fields),
    ...[...resource.fields.values()].map(({ richText }) => richText?.pictures),
  ])
  return [...resource.fields.values()]
    .filter(({ name, readOnly }) => !placed.has(name) && !readOnly)
    .filter(field => field !== resource.key || resource.naturalKey)
    .filter(({ required }) => !isNever(required) || !resource.schema.pages?.record)
    .map(({ name, required }) => {
      const says = "stands in no section of the form: name it in one, or add fields: 'others'"
      return (isNever(required) ? hint : error)(`${resource.name}.${name}`, says)
    })
}

/** A comparison with an empty field never holds, so that a check of two dates demands both. */
const lintChecks = ({ name, schema, fields }: Resource): Finding[] =>
  (schema.checks ?? []).flatMap(({ rule, field }, at) => {
    const checked = fields.get(field)
    if (!checked || !isNever(checked.required) || hasDefault(checked)) return []
    return comparesAlways(parseRule(rule), field)
      ? [
          hint(
            `${name}.checks.${at}`,
            `refuses a record without ${field}: say required: true there, or begin the rule with or: [{ ${field}: { empty: true } }, …]`,
          ),
        ]
      : []
  })

function comparesAlways(node: Node, field: string): boolean {
  if ('all' in node) return node.all.some(each => comparesAlways(each, field))
  return (
    'op' in node &&
    node.op !== 'ne' &&
    'field' in node.left &&
    node.left.field === field &&
    'field' in node.right
  )
}

const readersOf = (resource: Resource) => everyRole().filter(role => reads(resource, role))
const reads = (resource: Resource, role: string) => !isNever(resource.grants(role).read)
