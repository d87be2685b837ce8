import type { Language } from '../../base/text'
import type { Option } from '../../kinds/choice/data'
import type { Capabilities, Message, Shape, Store, Stored } from '../../kinds/kind/kind'
import type { AccessorKind } from '../../kinds/registry'
import type { FieldDefinition, FieldOf } from '../definition/field'
import type { Section } from '../definition/formWords'
import type { Tab } from '../definition/listWords'
import type { RestWords } from '../definition/rest'
import type { Expression } from '../rules/expression'
import type { Node, Operator, Scalar } from '../rules/rule'
import type { TextPart } from '../rules/sharedWords'
import type { AnySchema } from '../schema'

/** Words of a field under its kind's name, absent for fields of other kinds: `field.lines?.min`. */
type Accessors = { readonly [K in AccessorKind]?: FieldOf<K> }

/** A field with the properties of its schema and kind combined. */
export interface FieldModel extends Capabilities, Accessors {
  readonly name: string
  readonly kind: string
  readonly words: FieldDefinition
  /** Null: stored in a separate table. */
  readonly store: Store | null
  readonly operators: readonly Operator[]
  /** Searched and sorted through the shadow column `<name>_F`. */
  readonly folded: boolean
  /** Text common to all spellings of a complete or partial input. */
  readonly sought: ((typed: string) => string | undefined) | undefined
  /** All spellings of a value. */
  readonly spellings: ((value: string) => readonly string[]) | undefined
  /** Values that name the same person or thing. */
  readonly equivalents: ((value: string) => readonly string[]) | undefined
  /** Key of a warning about an accepted value; known to the server. */
  readonly doubt: ((value: unknown) => string | undefined) | undefined
  readonly required: Node
  readonly visibleWhen: Node
  /** Rule over `$me` alone. */
  readonly read: Node
  readonly write: Node
  /** Set by the server only. */
  readonly readOnly: boolean
  readonly target?: Resource
  readonly rollup?: RollupModel
  readonly concat?: ConcatModel
  /** Values that follow from the record, the first whose rule holds. */
  readonly derive?: readonly Derived[]
  readonly fields?: readonly FieldModel[]
  /** Options of a choice, or states of a status: label and colour by value. */
  readonly options?: Readonly<Record<string, Option>>
  /** Decimal places of a computed number. */
  readonly decimals: number
  /** Key by which two values are compared; default: their JSON. */
  readonly comparable: ((value: never) => unknown) | undefined
  /** The engine's kind whose yup schema its values have, unless a business's kind has its own. */
  readonly shaped: {
    readonly kind: string
    readonly own: Shape<object> | undefined
    readonly options: object
  }
  /** Reads input of a user: from a form or a file cell. */
  parse(value: unknown): unknown
  /** Reads input of a program, in one notation per value. */
  parseWire(value: unknown): unknown
  toStore(value: unknown): Stored
  fromStore(stored: Stored): unknown
  print(value: unknown, language: Language): string
  sample(n: number): unknown
  /** Problem that a kind of the business reports for a value. */
  problem(value: unknown): Message | undefined
}

export interface Grants {
  readonly read: Node
  readonly create: Node
  readonly update: Node
  readonly delete: Node
  /** Right to restore a deleted row. */
  readonly restore: Node
}

export interface SortKey {
  readonly field: string
  readonly order: 'ASC' | 'DESC'
}
export interface Sort extends SortKey {
  /** Sorts the rows that the first column leaves equal. */
  readonly next?: SortKey
}

/** A compiled schema, created once at start by `createCatalogue`. */
export interface Resource {
  readonly name: string
  readonly table: string
  readonly schema: AnySchema
  readonly key: FieldModel
  /** The key is a business code rather than a number assigned by the server. */
  readonly naturalKey: boolean
  /** Fields that form the title, joined by a space. */
  readonly title: readonly string[]
  /** Company column; undefined where rows are shared by all companies. */
  readonly company: FieldModel | undefined
  readonly parent: FieldModel | undefined
  /** Fields by name, including the company column. */
  readonly fields: ReadonlyMap<string, FieldModel>
  readonly computed: readonly FieldModel[]
  readonly rest: Required<
    Pick<RestWords, 'path' | 'envelope' | 'key' | 'paging' | 'concurrency' | 'provides'>
  > &
    Pick<RestWords, 'operations'>
  readonly list: {
    readonly columns: readonly string[]
    /** Default order for people without an entry in `sorts`. */
    readonly sort: Sort
    readonly sorts: readonly { readonly when: Node; readonly sort: Sort }[]
    readonly tabs: string | readonly Tab<string>[] | undefined
  }
  readonly form: {
    readonly layout: 'sections' | 'tabs' | 'steps'
    readonly sections: readonly (Omit<Section<string>, 'fields'> & {
      readonly fields: readonly string[]
    })[]
  }
  readonly filterable: ReadonlySet<string>
  /** Columns by which lists can be sorted, with a folded copy of texts. */
  readonly sortable: ReadonlySet<string>
  /** Fields sorted by an index, with any number of rows. */
  readonly sortIndexed: ReadonlySet<string>
  readonly searched: readonly FieldModel[]
  readonly isSearched: boolean
  /** References whose searchable fields also find these rows: an order by its customer's name. */
  readonly searchedBehind: readonly FieldModel[]
  /** Deleted rows are restorable; after `keep` days they are removed for good. */
  readonly trash: { readonly keep: number | undefined } | undefined
  grants(role: string): Grants
}

/**
 * All resources by name, checked and with references resolved. In the browser a resource has only its
 * `Head` until its schema is loaded.
 */
export interface Catalogue {
  readonly resources: ReadonlyMap<string, Resource>
  /** Throws for an unknown name. */
  get(name: string): Resource
  /** Resources listed on a record's page: those named by the schema, otherwise all that refer to it. */
  related(name: string): readonly string[]
  /** All resources that refer to it; in the browser also some that only lead to it. */
  referring(name: string): readonly string[]
  /**
   * Loads resources, with `beside` also those they are displayed with. Unknown names are ignored. Rejects
   * when a schema cannot be fetched.
   */
  load(names: Iterable<string | undefined>, beside?: 'beside'): Promise<void>
  /** Promise for React's `use`, fulfilled when the resource can be displayed. */
  ready(name: string, how?: 'alone' | 'beside'): Promise<void>
}

/** Marks a promise as fulfilled for React's `use`, which avoids another render. */
export const isFulfilled = { status: 'fulfilled', value: undefined } as const

/** The promise of a resource that is already loaded. */
export const isReady: Promise<void> = Promise.resolve()

export interface ConcatModel {
  readonly parts: readonly TextPart[]
  readonly when: Node
}

/** A value and the compiled rule under which a field has it. */
export interface Derived {
  readonly when: Node
  readonly formula?: Expression
  readonly max?: number
  readonly value: Scalar
}

export interface RollupModel {
  readonly rows: Resource
  readonly via: FieldModel | undefined
  /** Field that is added up; undefined counts rows. */
  readonly of: FieldModel | undefined
  readonly where: Node
}

export const hasFlow = ({ schema }: Resource): boolean => 'flow' in schema
