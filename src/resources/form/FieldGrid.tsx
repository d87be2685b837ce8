import { Suspense, useContext } from 'react'
import { AskedField } from '../../fields/AskedField'
import { useFormResource } from '../../fields/liveRecord'
import { viewOf } from '../../fields/registry'
import type { FieldModel } from '../../model/resource'
import { Ghost } from '../../pieces/Ghost'
import { useLabels } from '../../providers/labels'
import type { SectionShown } from '../sections'
import { AlikeContext } from './alike/alike'
import { DeniedContext } from './denied'
import { EachContext } from './each/eachContext'
import { AlikeNote, FieldStanding } from './formLater'
import { laterClass } from './laterClass'
import { isTyped, useStood } from './useStood'

interface FieldGridProps {
  readonly section: SectionShown
  readonly writable: ReadonlySet<string>
  /** The tab or step above says its name already. */
  readonly bare?: boolean
}

/** A section's fields in two columns, on phones in one. */
export function FieldGrid({ section, writable, bare }: FieldGridProps) {
  const hasStood = useStood(section.fields)
  const each = useContext(EachContext)
  return (
    <section className="p-card r-section">
      {!bare && section.label && <h2>{section.label}</h2>}
      <div className="r-fields">
        {section.fields.map(field => (
          <div key={field.name} className={viewOf(field).wide ? 'r-wide' : 'r-field'}>
            <Suspense fallback={<Coming />}>
              {hasStood || isTyped(field) ? (
                <>
                  <Place field={field} writable={writable.has(field.name)} />
                  {each && writable.has(field.name) && <FieldStanding field={field} />}
                  <AlikeHint field={field} />
                </>
              ) : (
                <Coming />
              )}
            </Suspense>
          </div>
        ))}
      </div>
    </section>
  )
}

const Coming = () => <span className={laterClass} />

/** Who may be this one already, said under the field that tells. */
function AlikeHint({ field }: { readonly field: FieldModel }) {
  const resource = useFormResource()
  const found = useContext(AlikeContext).filter(({ by }) => by.includes(field.name))
  if (!resource.schema.alike?.includes(field.name)) return null
  return (
    <div role="status">
      <Suspense fallback={null}>
        {found.length > 0 && <AlikeNote resource={resource} field={field} found={found} />}
      </Suspense>
    </div>
  )
}

/** The field; through other eyes, where it is not theirs to fill in, with the reason. */
function Place({ field, writable }: { readonly field: FieldModel; readonly writable: boolean }) {
  const label = useLabels().field(field)
  const denied = useContext(DeniedContext)(field)
  if (!denied) return <AskedField field={field} writable={writable} />
  if (!denied.isSeen) return <Ghost reason={denied.reason}>{label}</Ghost>
  return (
    <>
      <AskedField field={field} writable={false} />
      <Ghost reason={denied.reason} />
    </>
  )
}
