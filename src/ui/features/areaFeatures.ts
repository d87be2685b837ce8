import { createContext, type ReactNode, useContext } from 'react'
import type { Me } from '../../model/access/access'
import type { FieldModel, Resource } from '../../model/fields/resource'
import type { Later, LoadedPart } from '../theme/plainLater'
import type { SlotProps } from './slotProps'

/** A component of generated pages, named by schemas. */
export interface SlotComponent {
  readonly Component: Later<SlotProps>
  /** The original API is enough for it. Default: it is hidden on a plain server. */
  readonly original?: boolean
  /** Everybody by default. */
  readonly isFor?: (me: Me, resource: Resource) => boolean
}

/** Props of an input; the form holds the value. */
export interface FieldInputProps {
  readonly field: FieldModel
  readonly source: string
  readonly label: string
  readonly isRequired: boolean
  /** In a table row, whose header has the label. */
  readonly inRow?: boolean
}

export interface KindPartProps {
  readonly value: unknown
}

/**
 * A place of generated pages for the components of features: above a record that was just created, among the
 * actions of a record, in each tab of a list.
 */
export type FeaturePlace = 'afterCreation' | 'showAction' | 'tab'

/** A column that a feature draws beside the rows of a field of kind `lines`. */
export interface FeatureColumn {
  readonly name: string
  readonly label: string
  /** Content beside the row at this index. */
  readonly cell: (place: number) => ReactNode
}
export interface RowColumnsProps {
  readonly resource: Resource
  readonly field: FieldModel
  /** The rows that are shown; absent in a form, which holds them. */
  readonly rows?: readonly Readonly<Record<string, unknown>>[]
  readonly children: (columns: readonly FeatureColumn[]) => ReactNode
}

/** Browser half of a feature: components at places of the pages of schemas that use it, and columns beside rows. */
export type BrowserFeature = Readonly<
  Partial<
    Record<
      FeaturePlace,
      Omit<SlotComponent, 'Component'> & { readonly Component: LoadedPart<SlotProps> }
    >
  >
> & { readonly rowColumns?: LoadedPart<RowColumnsProps> }

/** Additions of one business area to generated pages and to the frame; `src/business/app/areaFeatures.ts` combines all areas. */
export interface AreaFeatures {
  /** Components by the name in `slots` of a schema or `component` of a form's section. */
  readonly components?: Readonly<Record<string, SlotComponent>>
  /** Browser halves of features, by the name in `features` of a schema. */
  readonly features?: Readonly<Record<string, BrowserFeature>>
  /** Inputs by the name in a field's `input`. */
  readonly inputs?: Readonly<Record<string, Later<FieldInputProps>>>
  /** Drawn below a record's facts, for each readable value of the kind. */
  readonly kindParts?: Readonly<Record<string, LoadedPart<KindPartProps>>>
  /** Signs in the header of something that is going on, by name. */
  readonly headerStates?: NamedParts
  /** Links beside the search in the header, by name: their `data-tour`, a step of the tour. */
  readonly headerLinks?: NamedParts
}
type NamedParts = Readonly<Record<string, LoadedPart<object>>>

/** Joins the features of several areas. */
export const joinFeatures = (areas: readonly AreaFeatures[]): AreaFeatures => ({
  components: Object.assign({}, ...areas.map(({ components }) => components)),
  features: Object.assign({}, ...areas.map(({ features }) => features)),
  inputs: Object.assign({}, ...areas.map(({ inputs }) => inputs)),
  kindParts: Object.assign({}, ...areas.map(({ kindParts }) => kindParts)),
  headerStates: Object.assign({}, ...areas.map(({ headerStates }) => headerStates)),
  headerLinks: Object.assign({}, ...areas.map(({ headerLinks }) => headerLinks)),
})

/** Provides the features of all areas; tests pass their own. */
export const AreaFeaturesContext = createContext<AreaFeatures>({})
export const useAreaFeatures = () => useContext(AreaFeaturesContext)
