/**
 * Shape of a wire value: JSON Schema as in the OpenAPI document, with its TypeScript type. Plain data, so
 * that clients do not load yup.
 */
export interface RouteShape<T = unknown> {
  readonly [word: string]: unknown
  readonly [valueType]?: T
}
declare const valueType: unique symbol

/** Shapes by name; a name ending in `?` is optional. */
export type Props = Readonly<Record<string, RouteShape>>
export type ValueOf<S> = S extends RouteShape<infer T> ? T : never
export type ValuesOf<P> = Flat<
  { readonly [K in keyof P as K extends `${string}?` ? never : K]: ValueOf<P[K]> } & {
    readonly [K in keyof P as K extends `${infer Name}?` ? Name : never]?: ValueOf<P[K]> | undefined
  }
>
/** Keys of a value, at any depth, that its shape does not declare; spreads are not checked by the compiler. */
export type Surplus<Value, Shape> = unknown extends Shape
  ? never
  : Value extends readonly (infer Item)[]
    ? Surplus<Item, ItemOf<Shape>>
    : Value extends Response | Primitive
      ? never
      : string extends KeyOf<Shape>
        ? never
        : {
            [K in keyof Value]-?: K extends KeyOf<Shape> ? Surplus<Value[K], At<Shape, K>> : K
          }[keyof Value]
type Primitive = string | number | boolean | null | undefined
type ItemOf<Shape> = Shape extends readonly (infer Item)[] ? Item : never
type KeyOf<Shape> = Shape extends object ? keyof Shape : never
type At<Shape, K> = Shape extends object ? (K extends keyof Shape ? Shape[K] : never) : never
type Flat<T> = { [K in keyof T]: T[K] }

export const text: RouteShape<string> = { type: 'string' }
export const email: RouteShape<string> = { type: 'string', format: 'email', maxLength: 254 }
export const day: RouteShape<string> = { type: 'string', format: 'date' }
export const instant: RouteShape<string> = { type: 'string', format: 'date-time' }
export const uuid: RouteShape<string> = { type: 'string', format: 'uuid' }
export const number: RouteShape<number> = { type: 'number' }
export const integer: RouteShape<number> = { type: 'integer' }
export const flag: RouteShape<boolean> = { type: 'boolean' }
/** A file; the handler creates the response. */
export const bytes: RouteShape<Response> = { type: 'string', format: 'binary' }
export const anything: RouteShape<unknown> = {}
export const anyObject: RouteShape<Readonly<Record<string, unknown>>> = { type: 'object' }
/** Record number; digits as text are accepted, because ids in addresses are text. */
export const keyShape: RouteShape<number> = { type: 'integer', format: 'int64', minimum: 1 }

/** Amount in the currency of the business, rounded to cents; decimal text is accepted. */
export const money: RouteShape<number> = { type: 'number', format: 'money' }

export const textUpTo = (maxLength: number): RouteShape<string> => ({ ...text, maxLength })

export const choice = <const V extends string | number>(values: readonly V[]): RouteShape<V> => ({
  type: typeof values[0] === 'number' ? 'integer' : 'string',
  enum: values,
})

export const list = <T>(items: RouteShape<T>, maxItems?: number): RouteShape<readonly T[]> => ({
  type: 'array',
  items,
  ...(maxItems !== undefined && { maxItems }),
})

export const byName = <T>(values: RouteShape<T>): RouteShape<Readonly<Record<string, T>>> => ({
  type: 'object',
  additionalProperties: values,
})

export const orNull = <T>(shape: RouteShape<T>): RouteShape<T | null> =>
  typeof shape.type === 'string'
    ? {
        ...shape,
        type: [shape.type, 'null'],
        ...(Array.isArray(shape.enum) && { enum: [...shape.enum, null] }),
      }
    : either(shape, { type: 'null' } as RouteShape<null>)

export const either = <T, U>(
  ...shapes: readonly [RouteShape<T>, RouteShape<U>]
): RouteShape<T | U> => ({
  anyOf: shapes,
})

/** A record of the resource, as in the OpenAPI document. */
export const recordOf = <T = Readonly<Record<string, unknown>>>(
  resource: string,
): RouteShape<T> => ({
  $ref: `#/components/schemas/${resource}`,
})

/** Exactly these fields: `{ name: text, 'note?': text }`. */
export const object = <const P extends Props>(fields: P): RouteShape<ValuesOf<P>> => ({
  type: 'object',
  ...(requiredIn(fields).length > 0 && { required: requiredIn(fields) }),
  properties: Object.fromEntries(propsOf(fields).map(({ name, shape }) => [name, shape])),
  additionalProperties: false,
})

/** At least these fields; further ones depend on the reader. */
export const atLeast = <const P extends Props>(fields: P): RouteShape<ValuesOf<P>> => ({
  ...object(fields),
  additionalProperties: true,
})

const requiredIn = (fields: Props) =>
  propsOf(fields).flatMap(({ name, isRequired }) => (isRequired ? [name] : []))

export const propsOf = (fields: Props = {}) =>
  Object.entries(fields).map(([name, shape]) => ({
    name: name.replace(/\?$/, ''),
    isRequired: !name.endsWith('?'),
    shape,
  }))
