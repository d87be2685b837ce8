import type { SentRecord } from '../../providers/backend/catalogueContext'
import type { SectionShown } from '../record/sections'
import { NamedPiece } from '../slots/SlotPiece'
import { FieldGrid } from './FieldGrid'

interface SectionBodyProps {
  readonly section: SectionShown
  readonly writable: ReadonlySet<string>
  readonly record: SentRecord | undefined
  readonly bare?: boolean
  readonly isFurther?: boolean
}

/** A section's fields, or its component for saved records. */
export function SectionBody({ section, record, ...grid }: SectionBodyProps) {
  if (section.piece === undefined) return <FieldGrid section={section} {...grid} />
  return record && <NamedPiece name={section.piece} record={record} />
}
