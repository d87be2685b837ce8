import { Text } from '../../ui/primitives/Text'
import './validate-evidence.css'
import Done from '@mui/icons-material/TaskAltRounded'
import { useGetList, useTranslate } from 'ra-core'
import { listMeta } from '../../providers/dataProvider/dataProvider'
import type { SentRecord } from '../../resources/record/useRecord'
import { LoadingRows } from '../../ui/loading/Loading'
import { PageHead } from '../../ui/page/PageHead'
import { ErrorState } from '../../ui/states/ErrorState'
import { StateFrame } from '../../ui/states/StateFrame'
import { EvidenceReview } from './EvidenceReview'
import { useEvidenceQueue } from './useEvidenceQueue'

/** State: the evidence awaits validation by credit. */
const VALIDATION = 23

/** Queue of orders with photo and expected content; one key approves, another refuses. */
export function ValidateEvidencePage() {
  const translate = useTranslate()
  const { data, error, isPending, refetch } = useGetList<SentRecord>(
    'invoices',
    {
      filter: { ESTADO: VALIDATION },
      sort: { field: 'ID', order: 'ASC' },
      pagination: { page: 1, perPage: 200 },
      meta: listMeta,
    },
    { retry: false },
  )
  const queue = useEvidenceQueue(data ?? [])
  const { at, count, current } = queue
  return (
    <div className="p-page">
      <PageHead
        trailing={
          current && (
            <Text size="lg" tone="secondary">
              {translate('devices.place', { at: at + 1, count })}
            </Text>
          )
        }
      />
      {isPending && <LoadingRows />}
      {error && !data && <ErrorState error={error} onRetry={() => void refetch()} />}
      {data && count === 0 && (
        <StateFrame
          icon={Done}
          title={translate('devices.nothingToValidate')}
          text={translate('devices.nothingToValidateText')}
        />
      )}
      {current && <EvidenceReview key={current.id} order={current} queue={queue} />}
    </div>
  )
}
