import { useGetOne } from 'ra-core'
import { useLive } from '../../fields/liveRecord'
import { ShownValue } from '../../fields/ShownValue'
import type { Values } from '../../model/draft'
import { holds } from '../../model/evaluate'
import { mayRead } from '../../model/mayRead'
import type { FieldModel } from '../../model/resource'
import type { Through } from '../../model/through'
import { useMe } from '../../providers/backendContext'
import { useLabels } from '../../providers/labels'

export type Seen = FieldModel | Through

/** What is to be read before a move is made, as it would stand then. */
export const Shown = ({ seen }: { readonly seen: Seen }) =>
  'target' in seen && 'reference' in seen ? <Behind through={seen} /> : <Own field={seen} />

function Own({ field }: { readonly field: FieldModel }) {
  const me = useMe() as unknown as Values
  const isThere = useLive(record => holds(field.show, record, me))
  const value = useLive(record => record[field.name])
  return isThere && <Told field={field} value={value} />
}

/** One step through a reference, as far as one may read there. */
function Behind({ through: { reference, target, field } }: { readonly through: Through }) {
  const id = useLive(record => record[reference.name]) as string | number | null | undefined
  const isOpen = mayRead(target, field.name, useMe())
  const enabled = isOpen && id !== null && id !== undefined
  const { data } = useGetOne(target.name, { id: id ?? '' }, { enabled, retry: false })
  return enabled && data && <Told field={field} value={data[field.name]} from={reference} />
}

interface ToldProps {
  readonly field: FieldModel
  readonly value: unknown
  readonly from?: FieldModel
}
/** A long text is reached by the keyboard. */
function Told({ field, value, from }: ToldProps) {
  const labels = useLabels()
  const label = [...(from ? [labels.field(from)] : []), labels.field(field)].join(' · ')
  const shown = <ShownValue field={field} value={value} as="Display" />
  if (field.kind !== 'longText' && field.kind !== 'richText')
    return (
      <p className="w-fact">
        <span>{label}</span> {shown}
      </p>
    )
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a long text is scrolled by the keyboard too
    <section className="w-shown" tabIndex={0} aria-label={label}>
      <b aria-hidden="true">{label}</b>
      {shown}
    </section>
  )
}
