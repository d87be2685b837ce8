import { sourcesIn } from '../fields/concat'
import type { FieldModel, Resource } from '../fields/resource'
import { isAsOpen, openTo } from '../fields/sources'
import { always, fieldsOf } from '../rules/rule'
import { dependencyCycle, inputsOfValue } from '../validation/settleOrder'
import { invalidConstant } from './checkConstants'
import { formulaProblems } from './checkFormula'
import { readsUser } from './checkRollup'

/** A derived value has nobody who writes it, reveals the fields of its rules, and is the same for everybody. */
export function checkDerivation(field: FieldModel, { fields }: Resource): string[] {
  const itself = dependencyCycle(field, fields)
  const circle = itself === undefined ? [] : [`follows from ${itself}, which follows from it`]
  if (!field.derive) return circle
  if (!isDerivable(field)) return [`a ${field.kind} cannot be derived`]
  const written = (['default', 'concat', 'write', 'required'] as const).filter(
    word => word in field.words,
  )
  const closed = inputsOfValue(field).filter(name => {
    const from = fields.get(name)
    return from && !isAsOpen(field, from, fields)
  })
  const fieldAt = (path: string) => fields.get(path)
  const uncounted = field.derive.flatMap(({ formula, max }) =>
    (formula === undefined) === (max === undefined)
      ? formulaProblems(formula, fieldAt)
      : ['is derived by formula and max, which belong together'],
  )
  const unfit = field.derive.flatMap(({ value }) => invalidConstant(field, value) ?? [])
  return [
    ...circle,
    ...uncounted,
    ...unfit.map(why => `its derived value ${why}`),
    ...written.map(word => `is derived, so it has no ${word}`),
    ...(field.derive.some(({ when }) => readsUser(when))
      ? ['derive.when cannot use $me: the value is the same for everybody']
      : []),
    ...closed.map(name => `is derived from ${openTo(name, field.name)}`),
  ]
}

/** Texts and what compares with a constant, unless the value has a source of its own. */
const isDerivable = ({ isText, isAssigned, reference, operators }: FieldModel) =>
  !isAssigned && !reference && (isText || operators.includes('eq'))

/** A concatenated text reveals its parts and the fields of its rule. */
export function checkConcat(field: FieldModel, { fields }: Resource): string[] {
  const rule = field.concat?.when ?? always
  const inRows = (field.fields ?? []).flatMap(row =>
    row.concat ? [`${row.name} is in a row, so it cannot have concat`] : [],
  )
  const isPersonal = readsUser(rule)
    ? ['concat.when cannot use $me: the text is the same for everybody']
    : []
  const parts = [...sourcesIn(field), ...fieldsOf(rule)].flatMap(name => {
    const from = fields.get(name)
    if (!from) return []
    if (from === field || from.concat) return [`concat: ${name} is concatenated itself`]
    return isAsOpen(field, from, fields) ? [] : [`concat: shows ${openTo(name, field.name)}`]
  })
  return [...inRows, ...isPersonal, ...parts]
}
