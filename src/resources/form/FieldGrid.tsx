import { Suspense, useContext } from 'react'
import { useFormState } from 'react-hook-form'
import { useFormResource, useLiveRecord } from '../../fields/record/liveRecord'
import { FormField } from '../../fields/registry/FormField'
import { viewOf } from '../../fields/registry/registry'
import { useNarrow } from '../../fields/registry/useNarrow'
import type { FieldModel } from '../../model/fields/resource'
import { useLabels } from '../../providers/backend/catalogueContext'
import { Ghost } from '../../ui/controls/Ghost'
import { useFold } from '../../ui/controls/useFold'
import type { SectionShown } from '../record/sections'
import { DeniedContext, EachContext, laterClass, SimilarContext } from './fields/fieldContexts'
import { isTyped, useStood } from './fields/useStood'
import { LazyFieldStanding, LazySimilarNote } from './formLater'

interface FieldGridProps {
  readonly section: SectionShown
  readonly writable: ReadonlySet<string>
  /** The tab or step above shows the name already. */
  readonly bare?: boolean
  /** On phones only its name is shown until it is opened, unless something in it is required. */
  readonly isFurther?: boolean
}

/** A section's fields in two columns, on phones in one. */
export function FieldGrid({ section, writable, bare, isFurther = false }: FieldGridProps) {
  const hasStood = useStood(section.fields)
  const each = useContext(EachContext)
  const labels = useLabels()
  // Lines that lead a section of their name say it once.
  const [first] = section.fields
  const isNamed = first?.fields !== undefined && labels.field(first) === section.label
  const lines = section.fields.findIndex(field => field.fields && !field.isFile)
  const classOf = (field: FieldModel, at: number) =>
    lines >= 0 && at > lines && field.isMoney && !writable.has(field.name)
      ? 'r-line-sum'
      : viewOf(field).wide
        ? 'r-wide'
        : 'r-field'
  const { isFolding, ...fold } = useSectionFold(section, writable)
  const fields = (
    <div className="r-fields">
      {section.fields.map((field, at) => (
        <div key={field.name} className={classOf(field, at)}>
          <Suspense fallback={<Coming field={field} />}>
            {hasStood || isTyped(field) ? (
              <>
                <Place field={field} writable={writable.has(field.name)} />
                {each && writable.has(field.name) && <LazyFieldStanding field={field} />}
                <AlikeHint field={field} />
              </>
            ) : (
              <Coming field={field} />
            )}
          </Suspense>
        </div>
      ))}
    </div>
  )
  if (isFurther && isFolding && section.label)
    return (
      <section className="p-card r-section">
        <details className="r-part" {...fold}>
          <summary>{section.label}</summary>
          {fields}
        </details>
      </section>
    )
  return (
    <section className="p-card r-section">
      {!bare && !isNamed && section.label && <h2>{section.label}</h2>}
      {fields}
    </section>
  )
}

/** A section in which nothing is required is folded on phones, until it is opened or something in it is wrong. */
function useSectionFold({ fields }: SectionShown, writable: ReadonlySet<string>) {
  const isPhone = useNarrow()
  const { errors } = useFormState({ name: fields.map(({ name }) => name) })
  const isAsked = fields.some(({ name, words }) => words.required && writable.has(name))
  const { open, onToggle } = useFold(
    false,
    fields.some(({ name }) => name in errors),
  )
  return { isFolding: isPhone && !isAsked, open, onToggle }
}

/** Reserves the height of an input that is loading; about that of its rows for lines. */
function Coming({ field: { name, fields = [] } }: { readonly field: FieldModel }) {
  const rows = useLiveRecord(record => {
    const value = fields.length > 0 && record[name]
    return Array.isArray(value) ? value.length : 0
  })
  const each = fields.length > 6 ? 7 : 3.5
  const style = rows > 0 ? { minHeight: `${7 + rows * each}rem` } : undefined
  return <span className={laterClass} style={style} />
}

/** Possible duplicates, below the field that matches. */
function AlikeHint({ field }: { readonly field: FieldModel }) {
  const resource = useFormResource()
  const found = useContext(SimilarContext).filter(({ by }) => by.includes(field.name))
  if (!resource.schema.matchFields?.includes(field.name)) return null
  return (
    <div role="status">{found.length > 0 && <LazySimilarNote field={field} found={found} />}</div>
  )
}

/** A field; while viewing as another user, a locked field with the reason. */
function Place({ field, writable }: { readonly field: FieldModel; readonly writable: boolean }) {
  const label = useLabels().field(field)
  const denied = useContext(DeniedContext)(field)
  if (!denied) return <FormField field={field} writable={writable} />
  if (!denied.isSeen) return <Ghost reason={denied.reason}>{label}</Ghost>
  return (
    <>
      <FormField field={field} writable={false} />
      <Ghost reason={denied.reason} />
    </>
  )
}
