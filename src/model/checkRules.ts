import type { FieldModel, Resource } from './resource'
import { fieldsOf, type Node, type Operator, type Subject } from './rule'
import { type Placed, rulesOf } from './rulesOf'
import { askedField, headOf, throughOf } from './through'

/**
 * Rules that could never hold, or that the database would answer otherwise than the evaluator: a field
 * that is not there, an operator its kind does not know, fields that do not compare, a distance that
 * is not exact, a look through a reference where only the record is at hand.
 */
export function checkRules(resource: Resource): string[] {
  return rulesOf(resource).flatMap(placed => {
    const problems = [
      ...namesAmiss(placed, resource),
      ...leavesOf(placed.node).flatMap(leaf => leafAmiss(leaf, resource)),
    ]
    return problems.map(problem => `${resource.name}.${placed.place}: ${problem}`)
  })
}

function namesAmiss({ node, near, each }: Placed, resource: Resource): string[] {
  return [...new Set(fieldsOf(node))].flatMap(name => {
    if (each !== undefined && isRowField(resource, each, name)) return []
    if (resource.fields.has(name)) return []
    const through = throughOf(resource, name)
    if (!through) return []
    if (near)
      return [`${name} is not at hand in a form or a tab; ask it in write, access or a flow`]
    return seenAmiss(resource, through)
  })
}

const isRowField = ({ fields }: Resource, lines: string, name: string) =>
  headOf(name) === lines &&
  fields.get(lines)?.fields?.some(field => `${lines}.${field.name}` === name) === true

/** Only a column or a list of references can be seen from afar, and only in the company of the row that looks. */
function seenAmiss(
  resource: Resource,
  { name, target, field }: NonNullable<ReturnType<typeof throughOf>>,
): string[] {
  const isKept = field.store !== null || field.kind === 'references'
  if (field.kind === 'password' || !isKept) return [`${name} cannot be seen from here`]
  const isApart = target.company && target.naturalKey && !resource.company
  return isApart ? [`${name} is another company's in each company`] : []
}

type Leaf = Extract<Node, { readonly op: unknown }>
function leavesOf(node: Node): Leaf[] {
  if ('all' in node) return node.all.flatMap(leavesOf)
  if ('any' in node) return node.any.flatMap(leavesOf)
  return 'not' in node ? leavesOf(node.not) : [node]
}

function leafAmiss({ op, left, right }: Leaf, resource: Resource): string[] {
  const field = fieldOf(left, resource)
  const other = fieldOf(right, resource)
  const plus = 'field' in right ? (right.plus ?? 0) : 0
  const words = { field: nameOf(left), other: nameOf(right) }
  const isKnown = !field || op === 'empty' || operatorsOf(field).includes(op)
  return [
    ...(field && !isKnown
      ? [
          `${words.field} does not know "${op}", only ${[...operatorsOf(field), 'empty'].join(', ')}`,
        ]
      : []),
    ...(field && op === 'contains' && !isFolded(left, resource)
      ? [`${words.field} must be searched, filtered or sorted to know "contains"`]
      : []),
    ...(field && other && sortOf(field) !== sortOf(other)
      ? [`${words.field} and ${words.other} do not compare`]
      : []),
    ...(other && plus !== 0 && !isExact(other, plus)
      ? [`${words.other} has no exact distance of ${plus}`]
      : []),
  ]
}

/** Rules may ask more of a list of references than filters may. */
const operatorsOf = ({ kind, operators }: FieldModel): readonly Operator[] =>
  kind === 'references' ? [...operators, 'within'] : operators

const nameOf = (subject: Subject) => ('field' in subject ? subject.field : '')
const fieldOf = (subject: Subject, resource: Resource) =>
  'field' in subject ? askedField(resource, subject.field) : undefined

/** Its folded twin stands in the table: without it the database has nothing to look through. */
function isFolded(subject: Subject, resource: Resource) {
  const through = throughOf(resource, nameOf(subject))
  const { sortable, filterable, searched } = through?.target ?? resource
  const field = fieldOf(subject, resource)
  if (!field) return false
  return sortable.has(field.name) || filterable.has(field.name) || searched.includes(field)
}

const sortOf = ({ store }: FieldModel) =>
  store === 'int' || store === 'cents' || store === 'real' ? 'number' : store

function isExact({ store }: FieldModel, plus: number) {
  if (store === 'int') return Number.isInteger(plus)
  return store === 'cents' && Math.abs(plus * 100 - Math.round(plus * 100)) < 1e-6
}
