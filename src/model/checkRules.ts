import type { FieldModel, Resource } from './resource'
import { type Node, parseRule, type Subject } from './rule'

/**
 * Rules that could never hold, or that the database would answer otherwise than the evaluator: an
 * operator the field's kind does not know, fields that do not compare, a distance that is not exact.
 */
export function checkRules(resource: Resource): string[] {
  const { name, schema, fields } = resource
  const tabs = Array.isArray(schema.list?.tabs) ? schema.list.tabs : []
  const placed: [place: string, node: Node][] = [
    ...[...fields.values()].flatMap(({ name: field, required, show, write }) =>
      [required, show, write].map((node): [string, Node] => [field, node]),
    ),
    ...Object.keys(schema.access).flatMap(role =>
      Object.values(resource.grants(role)).map((node): [string, Node] => [`access.${role}`, node]),
    ),
    ...tabs.map((tab): [string, Node] => [`list.tabs.${tab.id}`, parseRule(tab.filter)]),
  ]
  return placed.flatMap(([place, node]) =>
    problemsOf(node, resource).map(problem => `${name}.${place}: ${problem}`),
  )
}

function problemsOf(node: Node, resource: Resource): string[] {
  if ('all' in node) return node.all.flatMap(part => problemsOf(part, resource))
  if ('any' in node) return node.any.flatMap(part => problemsOf(part, resource))
  if ('not' in node) return problemsOf(node.not, resource)
  const field = fieldOf(node.left, resource)
  const other = fieldOf(node.right, resource)
  const plus = 'field' in node.right ? (node.right.plus ?? 0) : 0
  return [
    ...(field && node.op !== 'empty' && !field.operators.includes(node.op)
      ? [
          `${field.name} does not know "${node.op}", only ${[...field.operators, 'empty'].join(', ')}`,
        ]
      : []),
    ...(field && other && sortOf(field) !== sortOf(other)
      ? [`${field.name} and ${other.name} do not compare`]
      : []),
    ...(other && plus !== 0 && !isExact(other, plus)
      ? [`${other.name} has no exact distance of ${plus}`]
      : []),
  ]
}

const fieldOf = (subject: Subject, { fields }: Resource) =>
  'field' in subject ? fields.get(subject.field) : undefined

const sortOf = ({ store }: FieldModel) =>
  store === 'int' || store === 'cents' || store === 'real' ? 'number' : store

function isExact({ store }: FieldModel, plus: number) {
  if (store === 'int') return Number.isInteger(plus)
  return store === 'cents' && Math.abs(plus * 100 - Math.round(plus * 100)) < 1e-6
}
