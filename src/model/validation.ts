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
import { brokenChecks } from './checks'
import type { Values } from './draft'
import { holds } from './evaluate'
import { atTheirSource, isJoined } from './join'
import type { Message } from './kinds/kind'
import { pictureProblem, rowsNamedIn } from './pictures'
import type { FieldModel, Resource } from './resource'
import { fieldsOf } from './rule'
import { doubtOf } from './shapes/doubtOf'
import { problem } from './shapes/problem'
import { messageOf, shapeOf } from './shapes/shapeOf'

export interface Writing {
  readonly me: Values
  /** The fields this person may write: only they can be demanded of them. */
  readonly writable: ReadonlySet<string>
  /** On an update, the fields sent: only their errors and those of fields whose rule names one are told. */
  readonly changed?: ReadonlySet<string>
  /** The business's day; this machine's when not said. */
  readonly today?: string
}
/** Field (`LINEAS.0.CANTIDAD` in rows) -> what is wrong, as a key for the reader's language. */
export type Problems = Readonly<Record<string, Message>>

const schemas = new WeakMap<Resource, AnyObjectSchema>()

/** The yup schema of a whole record; the same object serves server and forms. Role and operation come in by context. */
export function yupOf(resource: Resource): AnyObjectSchema {
  const known = schemas.get(resource)
  if (known) return known
  const made = objectOf([...resource.fields.values()])
  schemas.set(resource, made)
  return made
}

/** What refuses this record (wire values, whole: an update brings the stored record with its changes). */
export function validate(resource: Resource, record: Values, writing: Writing): Problems {
  const problems = {
    ...brokenChecks(resource, record, writing),
    ...atTheirSource(resource, record, run(resource, record, writing)),
  }
  if (!writing.changed) return problems
  const told = toldOf(resource, writing.changed)
  for (const name of Object.keys(brokenChecks(resource, record, writing))) told.add(name)
  return Object.fromEntries(
    Object.entries(problems).filter(([path]) => told.has(path.split('.')[0] ?? '')),
  )
}

/** What is doubtful but not refused: a check digit. */
export function warningsOf(resource: Resource, record: Values): Problems {
  const found: Record<string, Message> = {}
  for (const field of resource.fields.values()) {
    const doubt = isJoined(field, record) ? undefined : doubtOf(field, record[field.name])
    if (doubt) found[field.name] = doubt
  }
  return found
}

function run(resource: Resource, record: Values, { me, writable, today }: Writing): Problems {
  try {
    // yup writes into its options: a fresh object per call (design.md, "One validation").
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

/** A field, or a row's field: what is wrong deeper inside a value is wrong with the value. */
function placeOf(resource: Resource, path: string) {
  const [name = '', ...rest] = path.replace(/\[(\d+)\]/g, '.$1').split('.')
  const deep = resource.fields.get(name)?.fields ? 2 : 0
  return [name, ...rest.slice(0, deep)].join('.')
}

function toldOf(resource: Resource, changed: ReadonlySet<string>) {
  const told = new Set(changed)
  for (const field of resource.fields.values()) {
    const asks = [...fieldsOf(field.required), ...fieldsOf(field.show)]
    asks.push(...[rowsNamedIn(field) ?? []].flat())
    if (asks.some(name => changed.has(name))) told.add(field.name)
  }
  return told
}

function objectOf(fields: readonly FieldModel[]): AnyObjectSchema {
  const shape: ObjectShape = {}
  for (const field of fields) shape[field.name] = ruled(field)
  return object(shape)
}

/** A field's own shape, and its `required` where it is shown and may be written. */
function ruled(field: FieldModel) {
  const shape = field.fields ? rowsOf(field) : shapeOf(field)
  const strict = shape.nullable().optional()
  const present = strict.test({
    name: 'required',
    message: blankProblem(field),
    test: (value: unknown, context: TestContext) => !isMissing(field, value, context),
  })
  return rowsNamedIn(field) === undefined ? present : pictured(field, present)
}

/** A text with pictures shows only those of its own record, each with words. */
const pictured = (field: FieldModel, shape: AnySchema) =>
  shape.test('pictures', (value: unknown, context: TestContext) => {
    const said = pictureProblem(field, value, recordAround(context))
    return said === undefined || context.createError({ message: problem(said.key) })
  })

const blankProblem = ({ words }: FieldModel) =>
  words.kind === 'lines' && words.min
    ? problem('tooFewLines', { min: words.min })
    : problem('required')

const rowsOf = (field: FieldModel) =>
  (shapeOf(field) as AnyArraySchema).of(
    objectOf(field.fields ?? []).typeError(problem('wrongType')),
  )
type AnyArraySchema = ArraySchema<unknown[] | undefined, AnyObject>

function isMissing(field: FieldModel, value: unknown, context: TestContext): boolean {
  if (!isBlank(value)) return false
  const { me, writable } = context.options.context as { me: Values; writable: ReadonlySet<string> }
  const record = recordAround(context)
  const top = context.path.split(/[.[]/)[0] ?? ''
  return writable.has(top) && holds(field.required, record, me) && holds(field.show, record, me)
}

const isBlank = (value: unknown) =>
  value === null ||
  value === undefined ||
  value === '' ||
  (Array.isArray(value) && value.length === 0)

/** A row's rules may ask about the record it stands in. */
function recordAround(context: TestContext): Values {
  const parents = (context as TestContext & { from?: { value: Values }[] }).from ?? []
  return Object.assign({}, ...parents.map(parent => parent.value).reverse()) as Values
}
