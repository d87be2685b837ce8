import { everyRole, type Role } from '../../base/business'
import { holds } from '../rules/evaluate'
import { inputsOf } from '../rules/expression'
import type { FieldModel } from './resource'

type Fields = ReadonlyMap<string, FieldModel>

/**
 * All fields a computed value reveals, recursively; `LINES.X` gives the lines and their field. With
 * `ignoreInputRights`, only itself.
 */
export function sourcesOf(field: FieldModel, fields: Fields): readonly FieldModel[] {
  const before = known.get(field)
  if (before) return before
  // Ends recursion at a cycle, which is reported at start.
  known.set(field, [])
  const { computed } = field
  const paths = computed && !computed.ignoreInputRights ? inputsOf(computed.formula) : []
  const made = paths.flatMap(path => along(path, fields))
  const sources = [...new Set(made)]
  known.set(field, sources)
  return sources
}

const known = new WeakMap<FieldModel, readonly FieldModel[]>()

function along(path: string, fields: Fields): readonly FieldModel[] {
  const [head = '', tail] = path.split('.')
  const field = fields.get(head)
  if (!field) return []
  const rows = new Map(field.fields?.map(row => [row.name, row]))
  return [field, ...sourcesOf(field, fields), ...(tail === undefined ? [] : along(tail, rows))]
}

/** True when the role may read the field and all its sources. */
export const isReadBy = (ROLE: Role, field: FieldModel, fields: Fields): boolean =>
  [field, ...sourcesOf(field, fields)].every(({ read }) => holds(read, {}, { ROLE }))

/** Ends a message about a field that shows `source` to more roles than may read it. */
export const openTo = (source: string, copy: string) =>
  `${source}, which not everybody who reads ${copy} may read: give ${copy} a read: [roles] of those who may`

/** True when everyone who may read the copy may also read its source. */
export const isAsOpen = (copy: FieldModel, source: FieldModel, fields: Fields): boolean =>
  everyRole().every(role => !holds(copy.read, {}, { ROLE: role }) || isReadBy(role, source, fields))
