import type { FieldModel } from '../../src/model/fields/resource'
import { FieldProblems } from '../base/refusal'
import type { RecordValues } from '../query/requestContext'
import { readField } from '../write/rows/readFields'

/** Reads the answers to a dialog or a guest's form by their kinds; refuses fields it does not ask for. */
export function readDialogFields(
  fields: ReadonlyMap<string, FieldModel>,
  body: RecordValues,
  isAsked: (name: string) => boolean = () => true,
) {
  const problems = new FieldProblems()
  problems.addUnknown(body, name => isAsked(name) && fields.has(name))
  const reading = { problems, rowFields: (lines: FieldModel) => lines.fields ?? [] }
  const values = Object.entries(body).flatMap(([name, value]) => {
    const field = fields.get(name)
    return field ? [[name, readField(field, value, reading)] as const] : []
  })
  problems.refuseAny()
  return values
}
