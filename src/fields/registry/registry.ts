import '../display/cells.css'
import { kindOf } from '../../kinds/registry'
import type { FieldModel } from '../../model/fields/resource'
import type { Later, LoadedPart } from '../../ui/theme/plainLater'
import type { FieldView, FilterProps, InputProps, ValueProps } from '../display/fieldView'

/** A view for generic code, where the kind is known only at run time. */
export interface AnyView {
  readonly Cell: LoadedPart<ValueProps>
  readonly Display: LoadedPart<ValueProps> & Partial<Pick<Later<ValueProps>, 'preload'>>
  readonly Input: Later<InputProps>
  readonly Filter: Later<FilterProps>
  readonly Missing?: LoadedPart<{ readonly field: FieldModel }>
  readonly isNothing?: (value: unknown) => boolean
  readonly align?: 'end'
  readonly wide?: true
  readonly withForm?: true
}

type Part = 'Input' | 'Filter' | 'Display'

let all: Readonly<Record<string, AnyView>> = {}

/** Hands the views of all kinds to the generated pages; called by the composition alone. */
export function setKindViews(views: { readonly [kind: string]: FieldView<never> }) {
  all = views as typeof all
}

/** The view of a kind; a custom kind without one has that of the kind it extends. */
export function viewOf({ kind }: Pick<FieldModel, 'kind'>): AnyView {
  const view = all[kind] ?? all[kindOf(kind)?.extends ?? '']
  if (!view) throw new Error(`no view shows the kind "${kind}"`)
  return view
}

/** Loads the inputs (or filters, or displays) of these fields and their child fields, so that they are drawn together. */
export async function loadParts(fields: Iterable<FieldModel>, part: Part) {
  await Promise.all([...drawnBy(part, fields)].map(field => viewOf(field)[part].preload?.()))
}

export const haveParts = (fields: Iterable<FieldModel>, part: 'Input' | 'Filter') =>
  [...drawnBy(part, fields)].every(field => viewOf(field)[part].isHere())

/** Without fields whose schema names an input of their own, in place of that of their kind. */
function* drawnBy(part: Part, fields: Iterable<FieldModel>): Iterable<FieldModel> {
  for (const field of fields) {
    if (part === 'Input' && field.words.input) continue
    yield field
    yield* drawnBy(part, field.fields ?? [])
  }
}
