import './followUp.css'
import '../../resources/resources.css'
import Calendar from '@mui/icons-material/EventRounded'
import { useTranslate } from 'ra-core'
import { useState } from 'react'
import { type DayRange, dayRanges } from '../../domain/dayRanges'
import { ButtonLink } from '../../pieces/Button'
import { PageHead } from '../../pieces/PageHead'
import { TabStrip } from '../../pieces/TabStrip'
import { useLabels } from '../../providers/labels'
import { Customers } from './Customers'
import { type Basis, type Bucket, useCount, type Wanted } from './useBucket'

/** The wholesale customers: since when nobody sold to them, or spoke to them (domain.md 5.11). */
export const WholesalePage = () => <FollowUp types={[106, 124, 123, 115]} />

/** The same for who sells on to consumers. */
export const ConsumerPage = () => <FollowUp types={[122, 112]} />

const buckets = [...Object.keys(dayRanges).sort(), 'never'] as readonly Bucket[]

function FollowUp({ types }: { readonly types: readonly number[] }) {
  const translate = useTranslate()
  const [basis, setBasis] = useState<Basis>('ULTIMA_FACTURA')
  const [bucket, setBucket] = useState<Bucket>('01')
  const wanted = { types, basis, bucket }
  return (
    <div className="p-page">
      <PageHead>
        <ButtonLink startIcon={<Calendar />} to="/dashboard/calendar">
          {translate('clients.agenda')}
        </ButtonLink>
      </PageHead>
      <section className="p-card fu-card">
        <TabStrip
          label={translate('clients.basis')}
          tabs={[
            { name: 'ULTIMA_FACTURA', label: translate('clients.byInvoice') },
            { name: 'ULTIMA_GESTION', label: translate('clients.byContact') },
          ]}
          chosen={basis}
          onChoose={setBasis}
        >
          <fieldset className="fu-ranges p-across">
            <legend className="p-hidden">{translate('clients.ranges')}</legend>
            {buckets.map(each => (
              <Range
                key={each}
                wanted={{ types, basis, bucket: each }}
                isChosen={each === bucket}
                onChoose={setBucket}
              />
            ))}
          </fieldset>
          <Customers key={`${basis}${bucket}`} wanted={wanted} />
        </TabStrip>
      </section>
    </div>
  )
}

interface RangeProps {
  readonly wanted: Wanted
  readonly isChosen: boolean
  readonly onChoose: (bucket: Bucket) => void
}

/** A bucket of days, with how many customers are in it. */
function Range({ wanted, isChosen, onChoose }: RangeProps) {
  const translate = useTranslate()
  const labels = useLabels()
  const { bucket } = wanted
  const name =
    bucket === 'never' ? translate('clients.never') : labels.text(dayRanges[bucket as DayRange])
  return (
    <button
      type="button"
      className="fu-range"
      aria-pressed={isChosen}
      onClick={() => onChoose(bucket)}
    >
      {name} <span className="r-count">{useCount(wanted)}</span>
    </button>
  )
}
