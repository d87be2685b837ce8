import type { Declared } from '../base/business'
import type { Behind, Inferred } from './definition/checkedNames'
import type { Checked } from './definition/checkedSchema'
import type { DocumentWords } from './definition/documentWords'
import type { OnCreate } from './definition/effect'
import type { FeatureUse } from './definition/feature'
import type { AnyFields, Fields, KnownFields, OwnFields, RecordOf } from './definition/field'
import type { Flow } from './definition/flow'
import type { FormWords } from './definition/formWords'
import type { ListWords } from './definition/listWords'
import type { PageWords, Slots } from './definition/pageWords'
import type { RestWords } from './definition/rest'
import type { RetentionWords } from './definition/retentionWords'
import type { TrashWords } from './definition/trashWords'
import type { IconName } from './definition/uiNames'
import type { Access } from './rules/grant'
import type {
  Keyed,
  Labelled,
  NamesField,
  Requirement,
  Unique,
  WithFields,
  WithFlow,
  WithIcon,
  WithRetention,
} from './rules/sharedWords'

/** Check between fields: `{ rule: { HASTA: { gte: { field: 'DESDE' } } }, field: 'HASTA', message: … }`. */
export interface Check<
  Name extends string,
  Far extends string = never,
  D extends Declared = Declared,
> extends Requirement<Name | Far, D>,
    NamesField<Name> {}

export interface SchemaWords<F extends AnyFields, All = unknown, D extends Declared = Declared>
  extends Labelled,
    WithIcon<IconName | D['icon']>,
    OnCreate<D>,
    WithRetention<number | RetentionWords>,
    Keyed<Names<F>>,
    Unique<readonly (readonly Names<F>[])[]>,
    Partial<WithFlow<Readonly<Record<string, Flow<Names<F>, Seen<F, All>, D>>>>> {
  /**
   * Name of the resource in addresses and in `resource` of references: English, kebab-case, plural.
   * @example `name: 'warranty-orders'`
   */
  readonly name: string
  /**
   * Database table of its rows: capitals, digits and `_`.
   * @default the name in capitals, with `_` for each hyphen @example `table: 'ORDEN_TALLER'`
   */
  readonly table?: string
  /**
   * Field, or fields joined by a space, that name a record on pages, in references and in the search.
   * @example `title: ['NOMBRE', 'APELLIDO']`
   */
  readonly title: Names<F> | readonly Names<F>[]
  /**
   * Adds the tenant's column: each row belongs to a tenant, and people see rows of their tenants only. Only in a
   * business that declares a tenant.
   * @default shared by all tenants @example `tenant: true`
   */
  readonly tenant?: D['tenant']
  /**
   * Reference to the record that these rows belong to. Whoever cannot read that record cannot read these rows.
   * @default none @example `parent: 'ORDEN_ID'`
   */
  readonly parent?: Names<F>
  /**
   * Section of the menu; a name that is not known opens a new section, `false` keeps the resource out of the menu.
   * @default 'other' @example `menu: 'catalogos'`
   */
  readonly menu?: string | false
  /**
   * How another server names and answers this resource.
   * @default our own REST interface @example `rest: { path: 'productos', envelope: 'data' }`
   */
  readonly rest?: RestWords
  /**
   * Addresses of the generated pages, and of the page that shows a record instead of them.
   * @default react-admin's addresses @example `pages: { list: '/dashboard/invoice/list' }`
   */
  readonly pages?: PageWords
  /**
   * Further pages for the work on a record, offered on its page to people who may open them.
   * @default none @example `links: ['/dashboard/reports?id=:id']`
   */
  readonly links?: readonly string[]
  /**
   * Columns, order and views of the list.
   * @default the first fields, sorted by key @example `list: { columns: ['CODIGO', 'NOMBRE'], sort: 'NOMBRE' }`
   */
  readonly list?: ListWords<Names<F>, D>
  /**
   * Sections of the form and of the record's page.
   * @default one section with all fields
   * @example `form: [{ id: 'datos', label: 'Datos', fields: ['CODIGO', 'NOMBRE'] }]`
   */
  readonly form?: FormWords<Names<F>, D>
  /**
   * Resources whose rows are listed on the record's page.
   * @default every resource that refers to it @example `related: ['visits', 'payments']`
   */
  readonly related?: readonly string[]
  /**
   * Fields compared with existing records while somebody types a new one; a similar record is shown with a link.
   * @default none @example `matchFields: ['NOMBRE', 'TELEFONO']`
   */
  readonly matchFields?: readonly Names<F>[]
  /**
   * Rules between fields that every saved record meets; an empty field meets no comparison.
   * @default none
   * @example `checks: [{ rule: { HASTA: { gte: { field: 'DESDE' } } }, field: 'HASTA', message: 'Termina antes de empezar' }]`
   */
  readonly checks?: readonly Check<Names<F>, Seen<F, All>, D>[]
  /**
   * What each role may do; a role that is not named has no access, `'*'` names every other role, except that of
   * accounts that registered themselves.
   * @example `access: { admin: 'all', '*': 'read' }`
   */
  readonly access: Access<Names<F> | Seen<F, All>, D>
  /**
   * Columns of earlier versions that are no fields any more; the database keeps them with their values, also under a new
   * name where a field has taken theirs: `{ RETENCION_V1: 'RETENCION' }`.
   * @default none @example `droppedColumns: ['SEXO']`
   */
  readonly droppedColumns?: readonly string[] | Readonly<Record<string, string>>
  /** A deleted record goes to the trash and can be restored. @default a deletion is final @example `trash: true` */
  readonly trash?: true | TrashWords<D>
  /**
   * The idempotency key of a create is kept for ever: the same request never makes a second record.
   * @default keys are kept for a day @example `idempotency: 'permanent'`
   */
  readonly idempotency?: 'permanent'
  /**
   * PDF documents of a record: each has a button, its own rights and numbered copies.
   * @default none @example `documents: { pedido: { label: 'Pedido', template: 'order' } }`
   */
  readonly documents?: Readonly<Record<string, DocumentWords<Names<F>, Seen<F, All>, D>>>
  /**
   * Features of areas that the resource uses, each with its words (docs/features.md).
   * @default none @example `features: [createdCard({ label: 'Equipo recibido', … })]`
   */
  readonly features?: readonly FeatureUse<Names<F>>[]
  /**
   * Components by name at named places of the generated pages.
   * @default none @example `slots: { row: 'addToCart' }`
   */
  readonly slots?: Slots<D>
}
type Names<F> = NoInfer<keyof F & string>
type Seen<F, All> = NoInfer<Behind<F, All>>
/** A schema: the only description of a resource. */
export interface Schema<F extends Fields = Fields> extends SchemaWords<F>, WithFields<F> {}
type SchemaOf<F> = F extends Fields ? Schema<F> : never

/** Record type of a schema: `RecordFrom<typeof products>`. */
export type RecordFrom<S extends { readonly fields: Fields }> = RecordOf<S['fields']>

/** Schema without its field types, for generic code. */
export type AnySchema = Omit<
  Schema,
  | 'key'
  | 'title'
  | 'parent'
  | 'list'
  | 'form'
  | 'checks'
  | 'access'
  | 'flow'
  | 'documents'
  | 'features'
  | 'unique'
  | 'matchFields'
> & {
  readonly key: string
  readonly title: string | readonly string[]
  readonly parent?: string
  readonly list?: ListWords<string>
  readonly form?: FormWords<string>
  readonly unique?: readonly (readonly string[])[]
  readonly matchFields?: readonly string[]
  readonly checks?: readonly Check<string>[]
  readonly access: Access<string>
  readonly flow?: Readonly<Record<string, Flow>>
  readonly documents?: Readonly<Record<string, DocumentWords>>
  readonly features?: readonly FeatureUse[]
}

/**
 * `defineResource` of a business. `All` gives the field names of each resource: with it the compiler also
 * rejects an unknown `resource` and an unknown field behind a reference. `D` names its roles and user
 * attributes.
 */
export const resourceDefiner =
  <All = unknown, D extends Declared = Declared>() =>
  <const F extends OwnFields<D>, const S>(
    schema: SchemaWords<F, All, D> & { readonly fields: Inferred<F, OwnFields<D>> } & Inferred<
        S,
        Checked<S, F, All, D>
      >,
  ): SchemaOf<KnownFields<F, D['kinds']>> =>
    schema as never

/**
 * Declares a resource of no business in particular. The compiler rejects unknown columns, kinds and options;
 * other mistakes fail at start with their place: `warranty-orders.CLIENTE_ID`.
 */
export const defineResource = resourceDefiner()
