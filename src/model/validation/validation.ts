import {
  type AnyObject,
  type AnyObjectSchema,
  type AnySchema,
  type ArraySchema,
  type ObjectShape,
  object,
  type TestContext,
  ValidationError,
} from 'yup'
import { type Message, problem } from '../../kinds/kind/kind'
import { isJoined, movedToSource } from '../fields/concat'
import type { FieldModel, Resource } from '../fields/resource'
import { holds, isUnset } from '../rules/evaluate'
import { fieldsOf } from '../rules/rule'
import { brokenChecks } from './checks'
import type { DraftValues } from './draft'
import { pictureProblem, rowsNamedIn } from './pictures'
import { messageOf, shapeOf } from './shapeOf'

export interface Writing {
  readonly me: DraftValues
  /** Fields the user may write; only those can be required. */
  readonly writable: ReadonlySet<string>
  /** On an update, the fields sent: limits errors to them and to fields whose rules depend on them. */
  readonly changed?: ReadonlySet<string>
  /** Current day of the business; that of the local clock when omitted. */
  readonly today?: string
}
/** Message key by field (`LINEAS.0.CANTIDAD` in rows). */
export type Problems = Readonly<Record<string, Message>>

const schemas = new WeakMap<Resource, AnyObjectSchema>()

/** Yup schema of a record, shared by server and forms. Role and operation are passed as context. */
export function yupOf(resource: Resource): AnyObjectSchema {
  const known = schemas.get(resource)
  if (known) return known
  const made = objectOf([...resource.fields.values()])
  schemas.set(resource, made)
  return made
}

/** Errors of a complete record on the wire; for an update, the stored record with its changes. */
export function validate(resource: Resource, record: DraftValues, writing: Writing): Problems {
  const problems = {
    ...brokenChecks(resource, record, writing),
    ...movedToSource(resource, record, run(resource, record, writing)),
  }
  if (!writing.changed) return problems
  const reported = reportedFields(resource, writing.changed)
  for (const name of Object.keys(brokenChecks(resource, record, writing))) reported.add(name)
  return Object.fromEntries(
    Object.entries(problems).filter(([path]) => reported.has(path.split('.')[0] ?? '')),
  )
}

/** Warnings, such as a wrong check digit. */
export function warningsOf(resource: Resource, record: DraftValues): Problems {
  const found: Record<string, Message> = {}
  for (const field of resource.fields.values()) {
    const doubt = isJoined(field, record) ? undefined : warningOf(field, record[field.name])
    if (doubt) found[field.name] = doubt
  }
  return found
}

function run(resource: Resource, record: DraftValues, { me, writable, today }: Writing): Problems {
  try {
    // yup mutates its options, so each call passes a new object.
    yupOf(resource).validateSync(record, {
      abortEarly: false,
      strict: true,
      disableStackTrace: true,
      context: { me, writable, today },
    })
    return {}
  } catch (error) {
    if (!ValidationError.isError(error)) throw error
    return problemsOf(resource, error)
  }
}

function problemsOf(resource: Resource, error: ValidationError): Problems {
  const parts = error.inner.length > 0 ? error.inner : [error]
  const found: Record<string, Message> = {}
  for (const part of parts) {
    found[placeOf(resource, part.path ?? '')] ??= messageOf(part.errors[0])
  }
  return found
}

/** The field or row field of a path; errors deeper in a value belong to the field. */
function placeOf(resource: Resource, path: string) {
  const [name = '', ...rest] = path.replace(/\[(\d+)\]/g, '.$1').split('.')
  const deep = resource.fields.get(name)?.fields ? 2 : 0
  return [name, ...rest.slice(0, deep)].join('.')
}

function reportedFields(resource: Resource, changed: ReadonlySet<string>) {
  const reported = new Set(changed)
  for (const field of resource.fields.values()) {
    const asks = [...fieldsOf(field.required), ...fieldsOf(field.visibleWhen)]
    asks.push(...[rowsNamedIn(field) ?? []].flat())
    if (asks.some(name => changed.has(name))) reported.add(field.name)
  }
  return reported
}

function objectOf(fields: readonly FieldModel[]): AnyObjectSchema {
  const shape: ObjectShape = {}
  for (const field of fields) shape[field.name] = shapeWithRules(field)
  return object(shape)
}

/** Shape of a field, and `required` while it is shown and writable. */
function shapeWithRules(field: FieldModel) {
  const shape = field.fields ? rowsOf(field) : shapeOf(field)
  const strict = shape.nullable().optional()
  const present = strict.test({
    name: 'required',
    message: blankProblem(field),
    test: (value: unknown, context: TestContext) => !isMissing(field, value, context),
  })
  return rowsNamedIn(field) === undefined ? present : withPictureCheck(field, present)
}

/** Pictures in a text must belong to its record and have alternative text. */
const withPictureCheck = (field: FieldModel, shape: AnySchema) =>
  shape.test('pictures', (value: unknown, context: TestContext) => {
    const wrong = pictureProblem(field, value, parentRecord(context))
    return wrong === undefined || context.createError({ message: problem(wrong.key) })
  })

const blankProblem = ({ lines }: FieldModel) =>
  lines?.min ? problem('tooFewLines', { min: lines.min }) : problem('required')

const rowsOf = (field: FieldModel) =>
  (shapeOf(field) as AnyArraySchema).of(
    objectOf(field.fields ?? []).typeError(problem('wrongType')),
  )
type AnyArraySchema = ArraySchema<unknown[] | undefined, AnyObject>

function isMissing(field: FieldModel, value: unknown, context: TestContext): boolean {
  if (!isUnset(value)) return false
  const { me, writable } = context.options.context as {
    me: DraftValues
    writable: ReadonlySet<string>
  }
  const record = parentRecord(context)
  const top = context.path.split(/[.[]/)[0] ?? ''
  return (
    writable.has(top) && holds(field.required, record, me) && holds(field.visibleWhen, record, me)
  )
}

/** The record around a row, which rules of the row may read. */
function parentRecord(context: TestContext): DraftValues {
  const parents = (context as TestContext & { from?: { value: DraftValues }[] }).from ?? []
  return Object.assign({}, ...parents.map(parent => parent.value).reverse()) as DraftValues
}

/** Warning about an accepted value, such as a wrong check digit; shown beside the field. */
function warningOf({ doubt }: FieldModel, value: unknown): Message | undefined {
  const key = value == null ? undefined : doubt?.(value)
  return key === undefined ? undefined : { key }
}
