import { asksMe } from './checkTally'
import { sourcesIn } from './join'
import type { FieldModel, Resource } from './resource'
import { always, fieldsOf } from './rule'
import { isAsOpen } from './sources'

/** A text put together tells its parts, and while it is, what that goes by. */
export function checkJoin(field: FieldModel, { fields }: Resource): string[] {
  const rule = field.join?.while ?? always
  const inRows = (field.fields ?? []).flatMap(row =>
    row.join ? [`${row.name} is put together, which no row can`] : [],
  )
  const isPersonal = asksMe(rule)
    ? ['is put together by a rule about $me, whom a record does not know']
    : []
  const parts = [...sourcesIn(field), ...fieldsOf(rule)].flatMap(name => {
    const says = `is put together from ${name}`
    const from = fields.get(name)
    if (!from) return []
    if (from === field || from.join) return [`${says}, which is put together itself`]
    return isAsOpen(field, from, fields)
      ? []
      : [`${says}, which not everybody who reads it may read`]
  })
  return [...inRows, ...isPersonal, ...parts]
}
