import { useFormResource } from '../../fields/liveRecord'
import { NamedPiece } from '../SlotPiece'
import type { SectionShown } from '../sections'
import type { Sent } from '../useRecord'
import { FieldGrid } from './FieldGrid'

interface SectionBodyProps {
  readonly section: SectionShown
  readonly writable: ReadonlySet<string>
  readonly record: Sent | undefined
  readonly bare?: boolean
}

/** What stands in a section: its fields, or the piece that comes once there is a record. */
export function SectionBody({ section, record, ...grid }: SectionBodyProps) {
  const resource = useFormResource()
  if (section.piece === undefined) return <FieldGrid section={section} {...grid} />
  return record && <NamedPiece name={section.piece} resource={resource} record={record} />
}
