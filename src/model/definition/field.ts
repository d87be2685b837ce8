import type { Declared, RoleName } from '../../base/business'
import type { LocalizedText } from '../../base/text'
import type { KindName, Kinds } from '../../kinds/registry'
import type { Formula } from '../rules/expression'
import type { RolesOrRule } from '../rules/grant'
import type { Rule, Scalar } from '../rules/rule'
import type {
  Conditional,
  Defaulted,
  Labelled,
  Limited,
  MayBeHidden,
  NamesField,
  Unique,
  ValueByRule,
  WithMessage,
  WithRead,
} from '../rules/sharedWords'

export interface DayFromToday {
  /** Day so many days from today. @example `inDays: 30` */
  readonly inDays: number
}
/**
 * Constant, `$me.…`, `$now`, `$today`, `$code` (random, unguessable), a day from today, or a field behind a
 * reference: `{ field: 'CLIENTE_ID.VENDEDOR' }`.
 */
export type DefaultValue = Scalar | readonly string[] | NamesField | DayFromToday
/** One value, or the first whose rule holds. */
export type Default = DefaultValue | readonly ValueByRule<DefaultValue>[]

/** A value and the rule over the record, without `$me`, under which the field has it; an empty `formula` is above any `max`. */
export interface Derivation extends ValueByRule<Scalar>, Partial<Formula>, Limited<number> {}

/**
 * Uniqueness among the records that meet a rule: a device has one open order at a time, and a returned unit may be sold
 * again. The rule names some states (`in`), or a yes-or-no field that is not set (`ne: true`).
 */
export interface UniqueByRule extends Required<Conditional>, Partial<WithMessage> {
  /** Further fields: only the combination must be unique. @default none @example `scope: ['CUENTA_TRANSFERENCIA']` */
  readonly scope?: readonly string[]
}

/** Words of every field, independent of its kind. */
export interface FieldWords
  extends Partial<Labelled>,
    MayBeHidden,
    Defaulted<Default>,
    Unique<boolean | UniqueByRule>,
    WithRead<RolesOrRule> {
  /** Sentence below the input. @default none @example `help: 'Como está en el contrato'` */
  readonly help?: LocalizedText
  /**
   * A record without a value is refused; a rule limits this to some records.
   * @default false @example `required: true`
   */
  readonly required?: boolean | Rule
  /**
   * The value follows from other fields of the record at every save: the first whose rule holds, else none.
   * Nobody writes it.
   * @default written by people
   * @example `derive: [{ when: { TOTAL: { gte: 500 } }, value: 'SI' }, { value: 'NO' }]`
   */
  readonly derive?: readonly Derivation[]
  /** Clients cannot send the field: the server sets it. @default false @example `readOnly: true` */
  readonly readOnly?: boolean
  /**
   * The value is given when the record is created, and fixed afterwards.
   * @default false @example `createOnly: true`
   */
  readonly createOnly?: boolean
  /** The search box of the list finds records by this field. @default false @example `search: true` */
  readonly search?: boolean
  /** The list offers the field as a filter, and the column is indexed. @default false @example `filter: true` */
  readonly filter?: boolean
  /**
   * The list is sorted by the field by an index, however many rows there are; other columns sort up to 10,000.
   * @default true for the key, the title and the usual order @example `sortable: true`
   */
  readonly sortable?: boolean
  /**
   * The value is given by whoever creates the record and seen by those of `read` only, on the record alone.
   * @default false @example `confidential: true`
   */
  readonly confidential?: true
  /**
   * Roles, or a rule over the person and the record, that may change the field.
   * @default users who may change the record @example `write: ['admin']`
   */
  readonly write?: readonly RoleName[] | Rule
  /**
   * Changes of the field are shown first, with a warning, in imports and changes of many records.
   * @default false @example `sensitive: true`
   */
  readonly sensitive?: boolean
  /** Former name of the column; the database renames it at the next start. @default none @example `renamedFrom: 'CUENTA'` */
  readonly renamedFrom?: string
  /** Another input, by name: `latitude` has a map that also sets the field after it, the longitude. @default the input of the kind @example `input: 'signature'` */
  readonly input?: string
}

export type FieldOf<K extends KindName> = {
  /** Kind of the field: how its value is stored, checked, printed and edited. @example `kind: 'money'` */
  readonly kind: K
} & FieldWords &
  Kinds[K][0]
/** A field as written in a schema. */
export type FieldDefinition = { [K in KindName]: FieldOf<K> }[KindName]
export type Fields = Readonly<Record<string, FieldDefinition>>
/** Fields whose kind the compiler does not look at. */
export type AnyFields = Readonly<Record<string, { readonly kind: string }>>

/** A field of a kind that a business brings. */
export type CustomFieldOf<K extends object> = {
  [N in keyof K & string]: { readonly kind: N } & FieldWords &
    (K[N] extends readonly [infer Options, unknown] ? Options : never)
}[keyof K & string]

/** Fields of a business, of the engine's kinds and its own. */
export type OwnFields<D extends Declared> = Readonly<
  Record<string, FieldDefinition | CustomFieldOf<D['kinds']>>
>
/** Fields as the engine knows them: a custom kind is one of the engine with the same values. */
export type KnownFields<F, K extends object> = {
  readonly [N in keyof F]: F[N] extends { readonly kind: infer Name extends keyof K }
    ? Omit<F[N], 'kind'> & {
        readonly kind: K[Name] extends readonly [unknown, string] ? 'text' : 'json'
      }
    : F[N]
}

type Value<F extends FieldDefinition> = F extends {
  readonly kind: 'lines'
  readonly fields: infer L
}
  ? L extends Fields
    ? readonly RecordOf<L>[]
    : never
  : F extends { readonly kind: 'choice'; readonly options: infer O }
    ? F extends { readonly numeric: true }
      ? number
      : keyof O & string
    : Kinds[F['kind']][1]

type Demanded<F extends Fields> = {
  [K in keyof F]: F[K] extends { readonly required: true } | { readonly kind: 'id' } ? K : never
}[keyof F]

/** Record type on the wire, inferred from its fields; fields that are not required may be null. */
export type RecordOf<F extends Fields> = {
  readonly [K in Demanded<F>]: Value<F[K]>
} & {
  readonly [K in Exclude<keyof F, Demanded<F>>]?: Value<F[K]> | null
}
