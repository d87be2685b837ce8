import { sourcesIn } from '../fields/concat'
import type { FieldModel, Resource } from '../fields/resource'
import { isAsOpen } from '../fields/sources'
import { always, fieldsOf } from '../rules/rule'
import { asksMe } from './checkRollup'

/** A concatenated text reveals its parts and the fields of its rule. */
export function checkJoin(field: FieldModel, { fields }: Resource): string[] {
  const rule = field.concat?.when ?? always
  const inRows = (field.fields ?? []).flatMap(row =>
    row.concat ? [`${row.name} is put together, which no row can`] : [],
  )
  const isPersonal = asksMe(rule)
    ? ['is put together by a rule about $me, whom a record does not know']
    : []
  const parts = [...sourcesIn(field), ...fieldsOf(rule)].flatMap(name => {
    const says = `is put together from ${name}`
    const from = fields.get(name)
    if (!from) return []
    if (from === field || from.concat) return [`${says}, which is put together itself`]
    return isAsOpen(field, from, fields)
      ? []
      : [`${says}, which not everybody who reads it may read`]
  })
  return [...inRows, ...isPersonal, ...parts]
}
