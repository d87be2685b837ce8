import { Pill } from '../../ui/primitives/choices'
import './followUp.css'
import '../../resources/resources.css'
import Calendar from '@mui/icons-material/EventRounded'
import { useTranslate } from 'ra-core'
import { useState } from 'react'
import { type DayRange, dayRanges } from '../../base/dayRanges'
import { ButtonLink } from '../../ui/controls/Button'
import { TabStrip } from '../../ui/controls/TabStrip'
import { PageHead } from '../../ui/page/PageHead'
import { Card, Count } from '../../ui/primitives/layout'
import { FollowUpCustomers } from './FollowUpCustomers'
import { type Basis, type Bucket, type BucketQuery, useCount } from './useBucket'

/** Wholesale customers by days since the last sale or contact (business.md#customer-follow-up). */
export const WholesalePage = () => <FollowUp types={[106, 124, 123, 115]} />

/** The same for resellers to consumers. */
export const ConsumerPage = () => <FollowUp types={[122, 112]} />

const buckets = [...Object.keys(dayRanges).sort(), 'never'] as readonly Bucket[]

function FollowUp({ types }: { readonly types: readonly number[] }) {
  const translate = useTranslate()
  const [basis, setBasis] = useState<Basis>('ULTIMA_FACTURA')
  const [bucket, setBucket] = useState<Bucket>('01')
  const query = { types, basis, bucket }
  return (
    <div className="p-page">
      <PageHead>
        <ButtonLink startIcon={<Calendar />} to="/dashboard/calendar" i18nKey="clients.agenda" />
      </PageHead>
      <Card flush>
        <TabStrip
          label={translate('clients.basis')}
          tabs={[
            { name: 'ULTIMA_FACTURA', label: translate('clients.byInvoice') },
            { name: 'ULTIMA_GESTION', label: translate('clients.byContact') },
          ]}
          selected={basis}
          onChoose={setBasis}
        >
          <fieldset className="p-wrap fu-ranges p-across">
            <legend className="p-hidden">{translate('clients.ranges')}</legend>
            {buckets.map(each => (
              <Range
                key={each}
                query={{ types, basis, bucket: each }}
                isSelected={each === bucket}
                onChoose={setBucket}
              />
            ))}
          </fieldset>
          <FollowUpCustomers key={`${basis}${bucket}`} query={query} />
        </TabStrip>
      </Card>
    </div>
  )
}

interface RangeProps {
  readonly query: BucketQuery
  readonly isSelected: boolean
  readonly onChoose: (bucket: Bucket) => void
}

/** A range of days with its number of customers. */
function Range({ query, isSelected, onChoose }: RangeProps) {
  const translate = useTranslate()
  const { bucket } = query
  const name =
    bucket === 'never'
      ? translate('clients.never')
      : translate('clients.days', { days: dayRanges[bucket as DayRange] })
  return (
    <Pill aria-pressed={isSelected} onClick={() => onChoose(bucket)}>
      {name} <Count>{useCount(query)}</Count>
    </Pill>
  )
}
