import { sourcesIn } from '../fields/concat'
import type { FieldModel, Resource } from '../fields/resource'
import { inputsOf } from '../rules/expression'
import { fieldsOf } from '../rules/rule'

type Fields = Resource['fields']

const known = new WeakMap<Fields, readonly FieldModel[]>()

/** Fields in the order of settling: each comes after those that decide its value and whether it is shown. */
export function settleOrder(fields: Fields): readonly FieldModel[] {
  const before = known.get(fields)
  if (before) return before
  const order = new Set<FieldModel>()
  const visited = new Set<FieldModel>()
  const place = (field: FieldModel) => {
    if (visited.has(field)) return
    visited.add(field)
    for (const name of [...inputsOfValue(field), ...visibilityInputs(field)]) {
      const input = fields.get(name)
      if (input) place(input)
    }
    order.add(field)
  }
  for (const field of fields.values()) place(field)
  const made = [...order]
  known.set(fields, made)
  return made
}

/** Fields of the record that a computed, derived or concatenated value is made of. */
export function inputsOfValue(field: FieldModel): string[] {
  const { computed, concat, derive = [] } = field
  if (concat) return [...sourcesIn(field), ...fieldsOf(concat.when)]
  if (computed) return inputsOf(computed.formula).map(path => path.split('.')[0] ?? '')
  return derive.flatMap(({ when, formula }) => [...fieldsOf(when), ...inputsOf(formula)])
}

/** Fields of the record that decide whether the field, or a cell of its rows, is shown. */
function visibilityInputs({ visibleWhen, fields: cells = [] }: FieldModel): string[] {
  const own = new Set(cells.map(({ name }) => name))
  const asked = [visibleWhen, ...cells.map(cell => cell.visibleWhen)].flatMap(fieldsOf)
  return asked.filter(name => !own.has(name))
}

/** The field behind which a value follows from itself; undefined where it does not. */
export function dependencyCycle(field: FieldModel, fields: Fields): string | undefined {
  const seen = new Set<FieldModel>()
  const reaches = (from: FieldModel): boolean => {
    if (from === field) return true
    if (seen.has(from)) return false
    seen.add(from)
    return inputsOfValue(from).some(name => {
      const input = fields.get(name)
      return input !== undefined && reaches(input)
    })
  }
  return inputsOfValue(field).find(name => {
    const input = fields.get(name)
    return input !== undefined && reaches(input)
  })
}
