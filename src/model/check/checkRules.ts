import { type PlacedRule, rulesOf } from '../access/rulesOf'
import { farHeadOf, fieldAtPath, throughOf } from '../access/throughReference'
import type { FieldModel, Resource } from '../fields/resource'
import { fieldsOf, type Node, type Operator, type Subject } from '../rules/rule'
import { attributeProblems, comparedType, constantProblems } from './attributeTypes'

/**
 * Errors in rules: unknown fields, operators the kind lacks, incomparable fields, inexact distances, and
 * references where only the record is available.
 */
export function checkRules(resource: Resource): string[] {
  const reads = [...resource.fields.values()].flatMap(({ name, read }) =>
    leavesOf(read)
      .flatMap(leaf => attributeProblems(leaf, undefined))
      .map(problem => `${resource.name}.${name}: ${problem}`),
  )
  const rest = rulesOf(resource).flatMap(placed => {
    const problems = [
      ...nameProblems(placed, resource),
      ...leavesOf(placed.node).flatMap(leaf => leafProblems(leaf, resource)),
    ]
    return problems.map(problem => `${resource.name}.${placed.place}: ${problem}`)
  })
  return [...reads, ...rest]
}

function nameProblems({ node, near, each }: PlacedRule, resource: Resource): string[] {
  return [...new Set(fieldsOf(node))].flatMap(name => {
    if (each !== undefined && isRowField(resource, each, name)) return []
    if (resource.fields.has(name)) return []
    const through = throughOf(resource, name)
    if (!through) return []
    if (near)
      return [`${name} is not at hand in a form or a tab; ask it in write, access or a flow`]
    return referenceProblems(resource, through)
  })
}

const isRowField = ({ fields }: Resource, lines: string, name: string) =>
  farHeadOf(name) === lines &&
  fields.get(lines)?.fields?.some(field => `${lines}.${field.name}` === name) === true

/** A rule can read only stored columns and lists of references of another record, of the same company. */
function referenceProblems(
  resource: Resource,
  { name, target, field }: NonNullable<ReturnType<typeof throughOf>>,
): string[] {
  const isKept = field.store !== null || field.references
  if (field.isSecret || !isKept) return [`${name} cannot be seen from here`]
  const isApart = target.company && target.naturalKey && !resource.company
  return isApart ? [`${name} is another company's in each company`] : []
}

type Leaf = Extract<Node, { readonly op: unknown }>
function leavesOf(node: Node): Leaf[] {
  if ('all' in node) return node.all.flatMap(leavesOf)
  if ('any' in node) return node.any.flatMap(leavesOf)
  return 'not' in node ? leavesOf(node.not) : [node]
}

function leafProblems({ op, left, right }: Leaf, resource: Resource): string[] {
  const field = fieldOf(left, resource)
  const other = fieldOf(right, resource)
  const plus = 'field' in right ? (right.plus ?? 0) : 0
  const words = { field: nameOf(left), other: nameOf(right) }
  const isKnown = !field || op === 'empty' || operatorsOf(field).includes(op)
  return [
    ...(field && !isKnown
      ? [
          `${words.field} does not know "${op}", only ${[...new Set([...operatorsOf(field), 'empty'])].join(', ')}`,
        ]
      : []),
    ...(field && op === 'contains' && !isFolded(left, resource)
      ? [`${words.field} must be searched, filtered or sorted to know "contains"`]
      : []),
    ...(field && other && comparedType(field) !== comparedType(other)
      ? [`${words.field} and ${words.other} do not compare`]
      : []),
    ...attributeProblems({ op, left, right }, field ?? other),
    ...(field ? constantProblems(field, { op, left, right }) : []),
    ...(other && plus !== 0 && !isExact(other, plus)
      ? [`${words.other} has no exact distance of ${plus}`]
      : []),
  ]
}

/** Rules support more operators on a list of references than filters do. */
const operatorsOf = ({ references, operators }: FieldModel): readonly Operator[] =>
  references ? [...operators, 'within'] : operators

const nameOf = (subject: Subject) => ('field' in subject ? subject.field : '')
const fieldOf = (subject: Subject, resource: Resource) =>
  'field' in subject ? fieldAtPath(resource, subject.field) : undefined

/** True when the table has the folded copy of the column, which the database needs for `contains`. */
function isFolded(subject: Subject, resource: Resource) {
  const through = throughOf(resource, nameOf(subject))
  const { sortable, filterable, searched } = through?.target ?? resource
  const field = fieldOf(subject, resource)
  if (!field) return false
  return sortable.has(field.name) || filterable.has(field.name) || searched.includes(field)
}

function isExact({ store }: FieldModel, plus: number) {
  if (store === 'int') return Number.isInteger(plus)
  return store === 'cents' && Math.abs(plus * 100 - Math.round(plus * 100)) < 1e-6
}
