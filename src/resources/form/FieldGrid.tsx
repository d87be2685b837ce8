import { AskedField } from '../../fields/AskedField'
import { viewOf } from '../../fields/registry'
import type { SectionShown } from '../sections'

interface FieldGridProps {
  readonly section: SectionShown
  readonly writable: ReadonlySet<string>
  /** The tab or step above says its name already. */
  readonly bare?: boolean
}

/** A section's fields in two columns, on phones in one. */
export function FieldGrid({ section, writable, bare }: FieldGridProps) {
  return (
    <section className="p-card r-section">
      {!bare && section.label && <h2>{section.label}</h2>}
      <div className="r-fields">
        {section.fields.map(field => (
          <div key={field.name} className={viewOf(field).wide ? 'r-wide' : 'r-field'}>
            <AskedField field={field} writable={writable.has(field.name)} />
          </div>
        ))}
      </div>
    </section>
  )
}
